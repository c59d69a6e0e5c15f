// What is wrong: places, excerpts, cures, and mending.
import { byId, make, post, ways } from "/static/dom.js";

const ORDER = { error: 0, warning: 1, info: 2 };
const NAMES = { error: "error", warning: "warning", info: "note" };
const MOST = 200;

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
  else if (finding.excerpt) {
    const margin = " ".repeat(finding.excerpt.number.length);
    const pre = make("pre", { tabindex: "0", "aria-label": "Excerpt" }, `${finding.excerpt.number} | ${finding.excerpt.line}\n${margin} | ${finding.excerpt.marks}`);
    box.append(pre);
    // What is marked is in sight, however long the line.
    const share = finding.excerpt.marks.search(/\S/) / Math.max(finding.excerpt.line.length, finding.excerpt.marks.length);
    requestAnimationFrame(() => { pre.scrollLeft = share * pre.scrollWidth - pre.clientWidth / 3; });
  }
  if (finding.hint) box.append(make("p", {}, make("strong", {}, "Help: "), finding.hint));
  for (const [message, places] of Map.groupBy(finding.related, (related) => related.message)) {
    box.append(make("p", { class: "soft" }, `${message}: `, ...places.flatMap(({ place }) => [ways(desk, place), " "])));
  }
  const actions = make("p", { class: "actions" });
  if (finding.faces.length) {
    actions.append(make("button", { type: "button", onclick: () => desk.open(finding.faces[0], finding) }, finding.faces.length > 1 ? `Show (${finding.faces.length})` : "Show"));
  }
  if (finding.fixable) actions.append(make("button", { type: "button", onclick: (event) => mend(desk, [finding], box, event.target) }, "Mend …"));
  const alike = finding.fixable && finding.first === finding.number ? desk.state.findings.filter((other) => other.fixable && other.first === finding.first) : [];
  if (alike.length > 1) actions.append(make("button", { type: "button", onclick: (event) => mend(desk, alike, box, event.target) }, `Mend all ${alike.length} …`));
  actions.append(make("button", { type: "button", onclick: (event) => explain(desk, finding, box, event.target) }, "Why"));
  box.append(actions);
  return box;
}

/** The row of a spreadsheet that a finding is about, below its headings. */
function cells({ excerpt: { letters, rows, marked }, place }) {
  const cell = (text, at, isHere) => make("td", { class: isHere && at === marked ? "here" : "" }, text);
  const table = make("table", { "aria-label": place.text },
    make("thead", {}, make("tr", {}, make("td"), ...letters.map((letter) => make("th", { scope: "col" }, letter)))),
    make("tbody", {}, ...rows.map(([number, ...texts]) => make("tr", {}, make("th", { scope: "row" }, `${number}`), ...texts.map((text, at) => cell(text, at, number === place.line))))));
  const box = make("div", { class: "cells", tabindex: "0" }, table);
  requestAnimationFrame(() => { const here = box.querySelector(".here"); if (here) box.scrollLeft = here.offsetLeft - box.clientWidth / 3; });
  return box;
}

async function explain(desk, finding, box, button) {
  const open = box.querySelector("pre.manual");
  if (open) { open.remove(); button.textContent = "Why"; return; }
  const answer = await fetch(`/${desk.number}/manual/${finding.code}`);
  box.append(make("pre", { class: "manual", tabindex: "0", "aria-label": `Manual page of ${finding.code}` }, await answer.text()));
  button.textContent = "Less";
}

/** Shows what would change; a second press changes it. */
async function mend(desk, findings, box, button) {
  const values = { findings: findings.map((finding) => finding.number), version: desk.state.version };
  try {
    const { diff } = await post(`/${desk.number}/mend`, values);
    if (!diff) { desk.complain(new Error("This cannot be mended here: the file is not one that may be changed.")); return; }
    const lines = diff.split("\n").map((line) => make("span", { class: line.startsWith("+") ? "add" : line.startsWith("-") ? "remove" : "" }, `${line}\n`));
    const apply = make("button", { type: "button", onclick: async () => {
      apply.disabled = true;
      try { await post(`/${desk.number}/mend`, { ...values, write: true }); } catch (error) { desk.complain(error); }
    } }, "Mend it");
    box.querySelector(".preview")?.remove();
    box.append(make("div", { class: "preview" }, make("pre", { class: "diff", tabindex: "0", "aria-label": "What would change" }, ...lines), apply));
    apply.focus();
    button.disabled = true;
  } catch (error) { desk.complain(error); }
}
