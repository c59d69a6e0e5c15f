// The builds since the desk was opened: what each save has changed, in a sentence, as a bar, and face by face.
import { byId, counted, getJson, listed, make } from "/static/dom.js";

const MOST = 120;
let current = null;
let isClosedByAddress = false;

/** What a save has changed, in words; empty for a build that no save has begun. */
export function sentence(note) {
  const files = [note.saved.length && `Saved ${listed(note.saved)}`, note.deleted.length && `Deleted ${listed(note.deleted)}`].filter(Boolean).join(". ");
  return files && `${files}: ${effects(note)}`;
}

function effects(note) {
  if (note.is_broken) return `the kit cannot be read${note.new ? `; ${counted(note.new, "new finding")}` : ""}`;
  const printed = [
    note.changed && `${counted(note.changed, "face")} changed`,
    note.gone && `${counted(note.gone, "face")} gone`,
    note.copies && `${counted(note.copies, "piece")} ${note.copies === 1 ? "has" : "have"} another number of copies`,
  ].filter(Boolean);
  const found = [note.new && counted(note.new, "new finding"), note.cured && `${counted(note.cured, "finding")} gone`].filter(Boolean);
  return [...(printed.length ? printed : [found.length ? "no face changes" : "nothing printed changes"]), ...found].join(", ");
}

/** Says what the last save has changed, if a save has begun the last build. */
export function showSaved(notes) {
  const note = notes.at(-1);
  const said = note && sentence(note);
  const saved = byId("saved");
  saved.hidden = !said;
  // With the time, a second save without effect is told of, too.
  const text = said ? `${note.at} ${said}` : "";
  if (saved.textContent === text) return;
  saved.textContent = text;
  saved.classList.remove("fresh");
  void saved.offsetWidth;
  saved.classList.add("fresh");
}

/** A bar for each build, to be pressed; of all of them, one is reached by the tab key, the others by the arrow keys. */
export function showHistory(desk, notes) {
  const list = byId("history");
  const shown = notes.slice(-MOST);
  const numbers = shown.map((note) => note.number).join(" ");
  if (list.dataset.numbers === numbers) return;
  list.dataset.numbers = numbers;
  const focused = list.contains(document.activeElement) ? document.activeElement.dataset.number : null;
  list.replaceChildren(...shown.map((note) => make("li", {}, bar(desk, note))));
  const bars = [...list.querySelectorAll("button")];
  const chosen = bars.find((each) => each.dataset.number === focused) ?? bars.at(-1);
  for (const each of bars) each.tabIndex = each === chosen ? 0 : -1;
  if (focused) chosen?.focus(); else list.scrollLeft = list.scrollWidth;
}

function bar(desk, note) {
  const title = titleOf(note);
  const inner = make("i", { class: note.is_broken || note.errors ? "error" : note.warnings ? "warning" : "" });
  inner.style.height = `${20 + Math.min(80, 14 * Math.log2(1 + note.changed + note.gone))}%`;
  const button = make("button", { type: "button", title, "aria-label": title, "data-number": note.number, onclick: () => desk.openBuild(note.number) }, inner);
  button.addEventListener("keydown", (event) => {
    const all = [...byId("history").querySelectorAll("button")];
    const at = all.indexOf(button);
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: all.length - 1 }[event.key];
    if (to === undefined || !all[to]) return;
    event.preventDefault();
    button.tabIndex = -1;
    all[to].tabIndex = 0;
    all[to].focus();
  });
  return button;
}

function titleOf(note) {
  const what = sentence(note) || (note.number === 1 ? `First build: ${counted(note.changed, "face")}` : effects(note));
  return `${note.at} ${what}. ${counted(note.errors, "error")}, ${counted(note.warnings, "warning")}, ${note.seconds} s`;
}

/** Shows what a build has changed: every face before and after it, and findings. */
export async function openBuild(desk, number) {
  const dialog = byId("build");
  if (dialog.open && current === number) return;
  current = number;
  let changes;
  try { changes = await getJson(`/${desk.number}/build/${number}`); } catch { changes = null; }
  if (current !== number) return;
  const note = changes ?? desk.state.history.find((each) => each.number === number);
  if (!note) { closeBuild(); return; }
  const notes = desk.state.history;
  const at = notes.findIndex((each) => each.number === number);
  const go = (label, title, to) => make("button", { type: "button", "aria-label": title, title, disabled: !to, onclick: () => desk.openBuild(to.number) }, label);
  dialog.replaceChildren(
    make("div", { class: "head" }, make("h2", { id: "build-title", tabindex: "-1" }, note.number === 1 ? `${note.at} First build` : note.at),
      make("p", { class: "actions" }, go("←", "The build before", notes[at - 1]), go("→", "The build after", notes[at + 1]),
        make("button", { type: "button", class: "close", onclick: () => dialog.close() }, "Close"))),
    make("p", {}, titleOf(note).slice(note.at.length + 1)),
    make("div", { class: "changes", tabindex: "0", role: "group", "aria-label": "What changed" }, ...(changes ? told(desk, changes) : [make("p", { class: "soft" }, "What it looked like is forgotten: the faces of the last builds are kept.")])));
  if (!dialog.open) dialog.showModal();
  dialog.querySelector("h2").focus();
}

function told(desk, changes) {
  const parts = [];
  if (changes.faces.length) parts.push(make("ul", { class: "comparisons" }, ...changes.faces.map((face) => comparison(desk, face))));
  else if (changes.number > 1) parts.push(make("p", { class: "soft" }, "No face looks different."));
  if (changes.more) parts.push(make("p", { class: "soft" }, `And ${changes.more} more.`));
  for (const [title, found] of [["New findings", changes.number > 1 && changes.new_findings], ["Findings that are gone", changes.cured_findings]]) {
    if (!found?.length) continue;
    parts.push(make("h3", {}, title), make("ul", { class: "plain" }, ...found.map(({ code, severity, message }) => make("li", { class: `finding ${severity}` }, make("span", { class: "code" }, code), ` ${message}`))));
  }
  return parts;
}

function comparison(desk, face) {
  const name = face.name.replace(/\/back$/, "");
  const piece = desk.pieces.get(name);
  const label = `${piece?.label ?? face.name}${face.name.endsWith("/back") ? ", back" : ""}`;
  const side = (drawing, when, none) => make("figure", {}, drawing
    ? make("img", { class: "seen", alt: `${label}, ${when}`, loading: "lazy", src: desk.source(face.name, drawing), "--w": face.size[0], "--h": face.size[1] })
    : make("div", { class: "no-face", "--w": face.size[0], "--h": face.size[1] }, none), make("figcaption", {}, when));
  const title = piece && face.after ? make("button", { type: "button", title: "Look closer, as it is now", onclick: () => { byId("build").close(); desk.open(face.name); } }, label) : label;
  return make("li", {}, make("h3", {}, title), make("div", { class: "pair" }, side(face.before, "before", "not there yet"), side(face.after, "after", "gone")));
}

export const buildNumber = () => (byId("build").open ? current : undefined);

/** Closes what is shown, because the address says nothing of it any more. */
export function closeBuild() {
  current = null;
  if (byId("build").open) { isClosedByAddress = true; byId("build").close(); }
}

/** Calls back when somebody closes a build. The event comes later: meanwhile the address may ask for a build again. */
export function whenClosed(tell) {
  byId("build").addEventListener("close", () => {
    if (!isClosedByAddress) { current = null; tell(); }
    isClosedByAddress = false;
  });
}
