// A face from close up: its elements, where each is written, what is wrong with it.
import { keepComplaint } from "/static/complaint.js";
import { byId, make, shortened, ways } from "/static/dom.js";
import { shown } from "/static/findings.js";
import { concerned, lay, originsOf, serious, spotsOf } from "/static/spots.js";

const hint = (what) => (matchMedia("(hover: none)").matches ? `Press the ${what} to see what it shows and where that is written.`
  : `Point at the ${what} to see what it shows, press it to see where that is written.`);
// Lines of characters, such as those of a map.
const DRAWN = /^\S+(?:\n\S+)+\n?$/;
const SMALLEST = 0.3;
const LARGEST = 40;
let current = null;
// How much larger a face is shown than fits the window; kept from one to the next, to compare them.
let larger = 1;

export async function openDetail(desk, name, finding = null) {
  const dialog = byId("detail");
  const piece = desk.pieces.get(name.replace(/\/back$/, ""));
  if (!piece) { closeDetail(); return; }
  const isBack = name.endsWith("/back");
  const drawing = isBack ? piece.back : piece.front;
  const same = current?.name === name && current.drawing === drawing && current.finding?.message === finding?.message && dialog.open && current.findings === desk.findingsOf(piece.name).length;
  const last = current;
  current = { name, finding, drawing, findings: desk.findingsOf(piece.name).length };
  if (same) return;
  const [svg, source] = await Promise.all([fetch(desk.source(name, drawing)).then((answer) => answer.text()), originsOf(desk, name)]);
  if (current?.name !== name) return;
  const kept = dialog.open && last?.name === name ? whatIsLookedAt(dialog) : null;
  const what = bookOf(desk, piece) ? "page" : "face";
  const told = make("div", { class: "told", tabindex: "0", role: "group", "aria-label": `About the ${what}` });
  const pointed = make("p", { class: "pointed soft", "aria-hidden": "true" }, hint(what));
  const frame = frameOf(desk, piece, svg, source, finding, told, pointed, isBack);
  frame.classList.toggle("glow", kept !== null && last.drawing !== drawing);
  tell(desk, told, piece, source, finding);
  const sight = make("div", { class: "sight", tabindex: "0", role: "group", "aria-label": `The ${what}` }, frame);
  dialog.replaceChildren(
    make("div", { class: "head" }, make("h2", { id: "detail-title" }, `${titleOf(desk, piece)}${isBack ? ", back" : ""}`, howMany(piece, finding)), actions(desk, dialog, name, piece, isBack)),
    make("div", { class: "looking" }, make("div", { class: "sights" }, source.elements.length ? pointed : "", sight), told));
  if (!dialog.open) { larger = 1; dialog.showModal(); }
  keepComplaint();
  fitDetail(desk);
  if (kept) lookAgain(dialog, kept); else frame.querySelector(".wrong, .ring, .found")?.scrollIntoView({ block: "center" });
}

/** The side of a piece on which a finding can be seen: the back if nothing on the front is what it is about. */
export async function sideOf(desk, name, finding) {
  const piece = desk.pieces.get(name);
  if (finding.names_sides || !piece?.back || finding.spaces.some(([face]) => face === name)) return name;
  const sides = [name, `${name}/back`];
  const found = await Promise.all(sides.map(async (side) => concerned((await originsOf(desk, side)).elements, finding).size));
  return found[1] && !found[0] ? sides[1] : name;
}

/** The face with a button over each of its elements. */
function frameOf(desk, piece, svg, source, finding, told, pointed, isBack) {
  const what = bookOf(desk, piece) ? "page" : "face";
  const frame = make("div", { class: "frame seen", "--w": piece.size[0], "--h": piece.size[1] });
  // Drawn by pnp itself, with every text escaped; its titles show the names of cells.
  const drawn = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
  drawn.setAttribute("role", "img");
  drawn.setAttribute("aria-label", piece.label);
  frame.append(document.importNode(drawn, true));
  const findings = finding ? [finding] : serious(desk.findingsOf(piece.name));
  const { wrong, rings } = spotsOf(source, findings, piece, isBack);
  const boxes = source.elements.map((element) => boxOf(desk, element, piece, told, wrong.has(element)));
  boxes.sort((a, b) => b.area - a.area);
  frame.append(...boxes.map((box) => box.button), ...rings, ...marks(desk, source.words, piece));
  const say = (event) => {
    const element = boxes.find((box) => box.button === event.target)?.element;
    pointed.textContent = [placeAt(source.places, piece, frame, event), element && wordsOf(desk, element)].filter(Boolean).join(" · ") || hint(what);
    const keys = (element?.fields ?? []).map((field) => field.path.split(".").slice(1).join("."));
    for (const row of told.querySelectorAll("tr[data-key]")) row.classList.toggle("pointed-at", keys.some((key) => row.dataset.key === key || row.dataset.key.startsWith(`${key}.`)));
  };
  for (const kind of ["pointermove", "pointerdown", "focusin"]) frame.addEventListener(kind, say);
  frame.addEventListener("pointerleave", () => { pointed.textContent = hint(what); });
  return frame;
}

function actions(desk, dialog, name, piece, isBack) {
  const button = (label, title, onclick) => make("button", { type: "button", title, "aria-label": title, onclick }, label);
  const before = desk.before.has(name) && make("button", { type: "button", class: "hold", title: "Hold to see it as it was before the last change (b)" }, "Before");
  if (before) desk.hold(before);
  return make("p", { class: "actions" },
    button("←", "Previous", () => step(desk, -1)), button("→", "Next", () => step(desk, 1)),
    piece.back && make("button", { type: "button", onclick: () => desk.open(isBack ? piece.name : `${piece.name}/back`) }, "⇄ Turn over"), before,
    button("−", "Smaller", () => zoomDetail(desk, 1 / 1.25)), button("+", "Larger", () => zoomDetail(desk, 1.25)),
    make("button", { type: "button", onclick: () => { larger = 1; fitDetail(desk); } }, "Fit"),
    make("button", { type: "button", class: "close", onclick: () => dialog.close() }, "Close"));
}

// How large a face is shown: as large as fits, times what somebody has chosen.

/** Pixels for a millimetre at which a face fits: seen as a whole; a page, which is there to be read, by its width. */
function fitting(desk, piece) {
  const sight = byId("detail").querySelector(".sight");
  const edges = 2 * parseFloat(getComputedStyle(sight).paddingLeft) + 2;
  const across = (sight.offsetWidth - edges) / piece.size[0];
  // On a phone, what is told stands below, and all is scrolled together.
  const height = matchMedia("(max-width: 700px)").matches ? innerHeight * 0.7 : sight.offsetHeight - edges;
  return Math.max(SMALLEST, Math.min(12, bookOf(desk, piece) ? across : Math.min(across, height / piece.size[1])));
}

export function fitDetail(desk) {
  const piece = desk.pieces.get(current?.name.replace(/\/back$/, ""));
  if (piece) byId("detail").querySelector(".frame")?.style.setProperty("--big", `${Math.max(SMALLEST, Math.min(LARGEST, fitting(desk, piece) * larger))}px`);
}

/** Shows a face larger by a factor; what is in the middle, or under the pointer, stays there. */
export function zoomDetail(desk, by, event = null) {
  const sight = byId("detail").querySelector(".sight");
  const frame = sight?.querySelector(".frame");
  if (!frame) return;
  const room = sight.getBoundingClientRect();
  const at = event ? [event.clientX, event.clientY] : [room.left + room.width / 2, room.top + room.height / 2];
  const before = frame.getBoundingClientRect();
  larger = Math.max(0.25, Math.min(16, larger * by));
  fitDetail(desk);
  const after = frame.getBoundingClientRect();
  sight.scrollBy(
    after.left + ((at[0] - before.left) / before.width) * after.width - at[0],
    after.top + ((at[1] - before.top) / before.height) * after.height - at[1]);
}

/** As large as pieces of the table are with so many pixels for a millimetre. */
export function sizeDetail(desk, pixels) {
  const piece = desk.pieces.get(current?.name.replace(/\/back$/, ""));
  if (!piece) return;
  larger = pixels / fitting(desk, piece);
  fitDetail(desk);
}

// A kit that changes is drawn again below whoever looks at it: all stays where it is.

function whatIsLookedAt(dialog) {
  const focused = dialog.contains(document.activeElement) ? document.activeElement : null;
  const scrolls = [".sight", ".told"].map((part) => dialog.querySelector(part)).map(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop]);
  return { scrolls, chosen: dialog.querySelector(".element.chosen")?.getAttribute("aria-label"), focused: focused && nameOf(focused) };
}

function lookAgain(dialog, { scrolls, chosen, focused }) {
  if (chosen) [...dialog.querySelectorAll(".element")].find((element) => element.getAttribute("aria-label") === chosen)?.click();
  if (focused) [...dialog.querySelectorAll("button, a, [tabindex]")].find((element) => nameOf(element) === focused)?.focus({ preventScroll: true });
  [".sight", ".told"].forEach((part, index) => dialog.querySelector(part).scrollTo(...scrolls[index]));
}

const nameOf = (element) => element.getAttribute("aria-label") ?? element.textContent;

const bookOf = (desk, piece) => desk.state.components.find((component) => component.pages.includes(piece));

/** What was searched, where it stands on a page. The letters of a line count as equally wide. */
function marks(desk, words, piece) {
  const [w, h] = piece.size;
  return words.flatMap(([text, x, y, width, height]) => {
    const line = text.toLowerCase();
    return desk.filter.words.flatMap((word) => [...line.matchAll(word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))].map(({ index }) => {
      const mark = make("div", { class: "found" });
      Object.assign(mark.style, { left: `${((x + (width * index) / line.length) / w) * 100}%`, top: `${(y / h) * 100}%`, width: `${((width * word.length) / line.length / w) * 100}%`, height: `${(height / h) * 100}%` });
      return mark;
    }));
  });
}

/** What a face is called; a page by its book. */
function titleOf(desk, piece) {
  const book = bookOf(desk, piece);
  return book ? `${book.title}, page ${piece.label}` : piece.label;
}

/** Of the faces that a finding is about, which one this is. */
function howMany(piece, finding) {
  const at = finding?.faces.findIndex((face) => face.replace(/\/back$/, "") === piece.name) ?? -1;
  return at >= 0 && finding.faces.length > 1 ? make("span", { class: "soft" }, ` ${at + 1} of ${finding.faces.length} with ${finding.code}`) : "";
}

const capitalized = (text) => text[0].toUpperCase() + text.slice(1);

function boxOf(desk, element, piece, told, isWrong) {
  const [, , width, height] = element.box;
  const [w, h] = piece.size;
  const button = make("button", {
    type: "button", class: `element${isWrong ? " wrong" : ""}${width * height > 0.6 * w * h ? " large" : ""}`,
    "aria-label": [bookOf(desk, piece) ? "" : "Element", element.element, ...element.fields.map((field) => field.path)].filter(Boolean).join(" "),
    onclick: () => {
      for (const other of document.querySelectorAll(".element.chosen")) other.classList.remove("chosen");
      button.classList.add("chosen");
      told.querySelector(".chosen-element")?.remove();
      told.prepend(make("div", { class: "chosen-element" },
        make("h3", {}, bookOf(desk, piece) ? capitalized(element.element) : `Element ${element.element}`),
        ...element.fields.map((field) => make("p", {}, make("strong", {}, field.path), " ", ways(desk, field.place))),
        element.fields.some((field) => field.place.text === element.place.text) ? "" :
          make("p", {}, make("span", { class: "soft" }, bookOf(desk, piece) ? "written at " : "laid out at "), ways(desk, element.place))));
      // On a phone it stands below the face.
      told.firstChild.scrollIntoView({ block: "nearest" });
    },
  });
  lay(button, element, piece.size);
  return { button, element, area: width * height };
}

/** The place of a board under the pointer: the one whose middle is nearest, unless it is far off. */
function placeAt(places, piece, frame, event) {
  if (!places.length || event.clientX === undefined) return "";
  const { left, top, width } = frame.getBoundingClientRect();
  const mm = width / piece.size[0];
  const far = ([, x, y]) => Math.hypot(left + x * mm - event.clientX, top + y * mm - event.clientY);
  const nearest = places.reduce((best, place) => (far(place) < far(best) ? place : best));
  const others = places.filter((place) => place !== nearest).map(([, x, y]) => Math.hypot(x - nearest[1], y - nearest[2]));
  return far(nearest) <= Math.min(...others, 40) * 0.75 * mm ? nearest[0] : "";
}

/** What an element is called, what it shows, and where that is written, in one line. */
function wordsOf(desk, element) {
  const [field] = element.fields;
  return [element.element, field?.path, shortened(desk, (field ?? element).place)].filter(Boolean).join(" · ");
}

function tell(desk, told, piece, source, finding) {
  const findings = finding ? [finding] : desk.findingsOf(piece.name);
  if (findings.length) told.append(make("h3", {}, "Findings"), ...findings.map((each) => shown(desk, { ...each, faces: [] })));
  if (source.record.length) {
    told.append(make("h3", {}, "Record"), make("table", { class: "record" }, make("tbody", {}, ...source.record.map(([key, value]) => make("tr", { "data-key": key }, make("th", { scope: "row" }, key), make("td", { class: DRAWN.test(value) ? "drawn" : "" }, value))))));
  }
  const facts = [`${piece.size.map((length) => Math.round(length * 100) / 100).join(" × ")} mm`];
  if (piece.copies > 1) facts.push(`${piece.copies} copies`);
  if (piece.side) facts.push(piece.side);
  told.append(make("p", { class: "soft" }, `${facts.join(", ")}.`));
}

/** What is looked at; nothing if the closer look is closed. */
export const detailName = () => (byId("detail").open ? current?.name : undefined);

/** Goes to the next face: of those that the finding is about, if one is followed, else of those that are shown. */
export function step(desk, by) {
  const followed = current?.finding?.faces.length > 1 ? current.finding : null;
  const names = followed?.faces ?? [...document.querySelectorAll("#pieces section:not([hidden]) li[data-name]")].map((item) => item.dataset.name).filter((name) => desk.pieces.has(name));
  const at = names.findIndex((name) => name.replace(/\/back$/, "") === current?.name.replace(/\/back$/, ""));
  const next = names[(at + by + names.length) % names.length];
  if (next && followed) desk.openFinding(next, followed); else if (next) desk.open(next);
}

/** Lays over the face what it was before the last change, or takes that away. */
export function showBeforeInDetail(desk, isBefore) {
  const frame = byId("detail").querySelector(".frame");
  frame?.querySelector(".was")?.remove();
  const old = desk.before.get(current?.name);
  if (frame && isBefore && old) frame.append(make("img", { class: "was", alt: "Before the last change", src: desk.source(current.name, old) }));
}

export function refreshDetail(desk) {
  if (!byId("detail").open || !current) return;
  // What is framed stays framed as long as it is wrong.
  const alike = current.finding ? desk.findingsOf(current.name.replace(/\/back$/, "")).filter((each) => each.code === current.finding.code) : [];
  const finding = alike.find((each) => each.message === current.finding.message) ?? alike[0];
  openDetail(desk, current.name, finding ?? null).catch(desk.complain);
}

export function closeDetail() {
  current = null;
  if (byId("detail").open) byId("detail").close();
}
