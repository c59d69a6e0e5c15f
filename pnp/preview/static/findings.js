// What is wrong: places, excerpts, cures, and mending.
import { byId, getJson, make, post, ways } from "/static/dom.js";

const ORDER = { error: 0, warning: 1, info: 2 };
const NAMES = { error: "error", warning: "warning", info: "note" };
const MOST = 200;
// Manual pages by their codes, and the findings beside which one is open: they stay open while the kit changes.
const pages = new Map();
const explained = new Set();

export function showFindings(desk) {
  const panel = byId("findings");
  const findings = [...desk.state.findings];
  findings.sort((a, b) => ORDER[a.severity] - ORDER[b.severity]);
  const counts = ["error", "warning", "info"].map((severity) => findings.filter((finding) => finding.severity === severity).length);
  const badge = byId("count");
  badge.textContent = findings.length || desk.state.checked ? `${findings.length}` : "…";
  badge.className = `count ${counts[0] ? "error" : counts[1] ? "warning" : ""}`;
  const heading = findings.length
    ? ["error", "warning", "info"].map((severity, index) => counts[index] && `${counts[index]} ${NAMES[severity]}${counts[index] === 1 ? "" : "s"}`).filter(Boolean).join(", ")
    : desk.state.checked ? "Nothing is wrong." : "Checking …";
  const scroll = panel.scrollTop;
  const causes = findings.filter((finding) => finding.cause === null && finding.first === finding.number);
  const rest = causes.length - MOST;
  const open = new Set([...panel.querySelectorAll("details[open]")].map((details) => details.dataset.cause));
  panel.replaceChildren(make("h2", {}, heading), oldPieces(desk), ...causes.slice(0, MOST).map((cause) => withOthers(desk, cause, findings, open)),
    rest > 0 ? make("p", { class: "soft" }, `${rest} more are shown when these are mended.`) : "");
  panel.scrollTop = scroll;
}

/** What to do about pieces that are shown as they were, if there are any. */
function oldPieces(desk) {
  const { old, lost } = desk.state;
  if (!old) return "";
  const are = (number, one, many) => (number === 1 ? one : many);
  const reason = lost.length ? `: ${lost.join(", ")} ${are(lost.length, "is", "are")} gone. Put ${are(lost.length, "it", "them")} back, or ` : " until the errors are mended. If you meant to take them away, ";
  const forget = make("button", { type: "button", onclick: () => post(`/${desk.number}/forget`, {}).catch(desk.complain) }, "forget them");
  return make("p", { class: "notice" }, `${old} ${are(old, "piece or page is", "pieces and pages are")} shown as they were${reason}`, forget);
}

/** A finding, and below it, folded, those of the same kind and those that may follow. open: what is unfolded. */
function withOthers(desk, cause, findings, open) {
  const box = shown(desk, cause);
  const folded = (others, words) => {
    if (!others.length) return;
    const key = `${cause.code} ${cause.message} ${words}`;
    const show = () => { if (details.open && !details.children[1]) details.append(...others.slice(0, MOST).map((finding) => shown(desk, finding))); };
    const details = make("details", { "data-cause": key, ontoggle: show }, make("summary", {}, `and ${others.length} ${words}`));
    details.open = open.has(key);
    show();
    box.append(details);
  };
  folded(findings.filter((finding) => finding.cause === null && finding.first === cause.number && finding !== cause), "more of the same kind");
  folded(findings.filter((finding) => finding.cause === cause.number), "that may follow from it");
  return box;
}

export function shown(desk, finding) {
  const box = make("article", { class: `finding ${finding.severity}` },
    make("p", {}, make("span", { class: "code" }, `${NAMES[finding.severity]} ${finding.code}`), ` ${finding.message}`),
    make("p", {}, ways(desk, finding.place)));
  if (finding.excerpt?.rows) box.append(cells(finding));
  else if (finding.excerpt) box.append(line(finding.excerpt));
  if (finding.hint) box.append(make("p", {}, make("strong", {}, "Help: "), finding.hint));
  for (const [message, places] of Map.groupBy(finding.related, (related) => related.message)) {
    box.append(make("p", { class: "soft" }, `${message}: `, ...places.flatMap(({ place }) => [ways(desk, place), " "])));
  }
  const actions = make("p", { class: "actions" });
  if (finding.faces.length) {
    actions.append(make("button", { type: "button", onclick: () => desk.openFinding(finding.faces[0], finding) }, finding.faces.length > 1 ? `Show (${finding.faces.length})` : "Show"));
  }
  if (finding.fixable) actions.append(make("button", { type: "button", onclick: (event) => mend(desk, [finding], box, event.target) }, "Mend …"));
  const alike = finding.fixable && finding.first === finding.number ? desk.state.findings.filter((other) => other.fixable && other.first === finding.first) : [];
  if (alike.length > 1) actions.append(make("button", { type: "button", onclick: (event) => mend(desk, alike, box, event.target) }, `Mend all ${alike.length} …`));
  const why = make("button", { type: "button", "aria-expanded": "false", onclick: () => explain(desk, finding, box, why) }, "Why");
  actions.append(why);
  box.append(actions);
  if (explained.has(keyOf(finding))) showManual(finding, box, why, pages.get(finding.code));
  return box;
}

/** The line that a finding is about; what is marked is in sight, however long it is. */
function line({ number, line: text, marks }) {
  const start = marks.search(/\S/);
  // How far a line is indented says nothing here, and there is little room.
  const indent = Math.min(text.search(/\S/), start);
  const pre = make("pre", { tabindex: "0", "aria-label": "Excerpt" }, `${number} | ${text.slice(indent)}\n${" ".repeat(number.length)} | ${marks.slice(indent)}`);
  requestAnimationFrame(() => {
    const character = pre.scrollWidth / (number.length + 3 + Math.max(text.length, marks.length) - indent);
    if ((number.length + 4 + marks.length - indent) * character > pre.clientWidth) pre.scrollLeft = (start - indent) * character - pre.clientWidth / 3;
  });
  return pre;
}

/** The row of a spreadsheet that a finding is about, below its headings. */
function cells({ excerpt: { letters, rows, marked }, place }) {
  const cell = (text, at, isHere) => make("td", { class: isHere && at === marked ? "here" : "", title: text }, make("div", {}, text));
  const table = make("table", { "aria-label": place.text },
    make("thead", {}, make("tr", {}, make("td"), ...letters.map((letter) => make("th", { scope: "col" }, letter)))),
    make("tbody", {}, ...rows.map(([number, ...texts]) => make("tr", {}, make("th", { scope: "row" }, `${number}`), ...texts.map((text, at) => cell(text, at, number === place.line))))));
  const box = make("div", { class: "cells", tabindex: "0" }, table);
  requestAnimationFrame(() => { const here = box.querySelector(".here"); if (here) box.scrollLeft = here.offsetLeft - box.clientWidth / 3; });
  return box;
}

const keyOf = (finding) => `${finding.code} ${finding.message}`;

/** Opens the manual page of a finding below it, or closes it. */
async function explain(desk, finding, box, why) {
  const open = box.querySelector(":scope > .manual");
  if (open) {
    open.remove();
    explained.delete(keyOf(finding));
    why.setAttribute("aria-expanded", "false");
    return;
  }
  explained.add(keyOf(finding));
  if (!pages.has(finding.code)) pages.set(finding.code, await getJson(`/${desk.number}/manual/${finding.code}`));
  showManual(finding, box, why, pages.get(finding.code));
}

/** What a check does and why, as text to read; its examples as they are written. */
function showManual({ code }, box, why, page) {
  if (!page || box.querySelector(":scope > .manual")) return;
  why.setAttribute("aria-expanded", "true");
  box.append(make("section", { class: "manual", "aria-label": `Manual page of ${code}` }, make("h3", {}, page.title), ...page.sections.flatMap(({ name, text, is_prose: isProse }) => [
    make("h4", {}, name),
    ...(isProse ? text.split(/\n\s*\n|\n(?=- )/).map((paragraph) => make("p", {}, ...inline(paragraph))) : [make("pre", { tabindex: "0", "aria-label": name }, text)]),
  ])));
}

/** Words with what is written between backquotes as code. */
function inline(text) {
  return text.replace(/\s+/g, " ").split("`").map((part, index) => (index % 2 ? make("code", {}, part) : part));
}

/** Shows what would change; a second press changes it. */
async function mend(desk, findings, box, button) {
  const values = { findings: findings.map((finding) => finding.number), version: desk.state.version };
  try {
    const { diff } = await post(`/${desk.number}/mend`, values);
    if (!diff) { desk.complain(new Error("This cannot be mended here: the file is not one that may be changed.")); return; }
    const lines = diff.split("\n").map((line) => make("span", { class: /^(\+\+\+|---) /.test(line) ? "" : line.startsWith("+") ? "add" : line.startsWith("-") ? "remove" : "" }, `${line}\n`));
    const apply = make("button", { type: "button", onclick: async () => {
      apply.disabled = true;
      try { await post(`/${desk.number}/mend`, { ...values, write: true }); } catch (error) { apply.disabled = false; desk.complain(error); }
    } }, "Mend it");
    box.querySelector(".preview")?.remove();
    box.append(make("div", { class: "preview" }, make("pre", { class: "diff", tabindex: "0", "aria-label": "What would change" }, ...lines), apply));
    apply.focus();
    button.disabled = true;
  } catch (error) { desk.complain(error); }
}
