// A face from close up: its elements, where each is written, what is wrong with it.
import { byId, getJson, make, shortened, ways } from "/static/dom.js";
import { shown } from "/static/findings.js";

const hint = (what) => (matchMedia("(hover: none)").matches ? `Press the ${what} to see what it shows and where that is written.`
  : `Point at the ${what} to see what it shows, press it to see where that is written.`);
// Lines of characters, such as those of a map.
const DRAWN = /^\S+(?:\n\S+)+\n?$/;
let current = null;

export async function openDetail(desk, name, finding = null) {
  const dialog = byId("detail");
  const piece = desk.pieces.get(name.replace(/\/back$/, ""));
  if (!piece) { closeDetail(); return; }
  const isBack = name.endsWith("/back");
  const drawing = isBack ? piece.back : piece.front;
  const same = current?.name === name && current.drawing === drawing && current.finding?.message === finding?.message && dialog.open && current.findings === desk.findingsOf(piece.name).length;
  current = { name, finding, drawing, findings: desk.findingsOf(piece.name).length };
  if (same) return;
  const [svg, source] = await Promise.all([
    fetch(`/${desk.number}/face/${drawing}.svg`).then((answer) => answer.text()),
    getJson(`/${desk.number}/origins/${name.split("/").map(encodeURIComponent).join("/")}`),
  ]);
  if (current.name !== name) return;
  const [width, height] = piece.size;
  const frame = make("div", { class: "frame seen", "--w": width, "--h": height });
  // Drawn by pnp itself, with every text escaped; its titles show the names of cells.
  const drawn = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
  drawn.setAttribute("role", "img");
  drawn.setAttribute("aria-label", piece.label);
  frame.append(document.importNode(drawn, true));
  const told = make("div", { class: "told" });
  // On a phone, what is told stands below.
  const room = matchMedia("(max-width: 700px)").matches ? innerWidth - 90 : innerWidth * 0.55;
  // A face is seen as a whole; a page is there to be read.
  const big = Math.max(0.5, Math.min(12, bookOf(desk, piece) ? Infinity : (innerHeight * 0.7) / height, room / width));
  frame.style.setProperty("--big", `${big}px`);
  const wrong = concerned(source.elements, finding);
  const what = bookOf(desk, piece) ? "page" : "face";
  const pointed = make("p", { class: "pointed soft", "aria-hidden": "true" }, hint(what));
  const boxes = source.elements.map((element) => boxOf(desk, element, piece, told, wrong.has(element)));
  boxes.sort((a, b) => b.area - a.area);
  frame.append(...boxes.map((box) => box.button), ...marks(desk, source.words, piece));
  const at = (event) => placeAt(source.places, piece, frame, event);
  const say = (event) => {
    const element = boxes.find((box) => box.button === event.target)?.element;
    pointed.textContent = [at(event), element && wordsOf(desk, element)].filter(Boolean).join(" · ") || hint(what);
    const keys = (element?.fields ?? []).map((field) => field.path.split(".").slice(1).join("."));
    for (const row of told.querySelectorAll("tr[data-key]")) row.classList.toggle("pointed-at", keys.some((key) => row.dataset.key === key || row.dataset.key.startsWith(`${key}.`)));
  };
  for (const kind of ["pointermove", "pointerdown", "focusin"]) frame.addEventListener(kind, say);
  frame.addEventListener("pointerleave", () => { pointed.textContent = hint(what); });
  tell(desk, told, piece, isBack, source, finding);
  const bar = make("p", { class: "actions" },
    make("button", { type: "button", onclick: () => step(desk, -1) }, "← Previous"),
    make("button", { type: "button", onclick: () => step(desk, 1) }, "Next →"),
    piece.back && make("button", { type: "button", onclick: () => desk.open(isBack ? piece.name : `${piece.name}/back`) }, "⇄ Turn over"),
    make("button", { type: "button", class: "close", onclick: () => dialog.close() }, "Close"));
  dialog.replaceChildren(
    make("h2", { id: "detail-title" }, `${titleOf(desk, piece)}${isBack ? ", back" : ""}`), bar,
    make("div", { class: "looking" }, make("div", { class: "sights" }, source.elements.length ? pointed : "", make("div", { class: "sight", tabindex: "0", "aria-label": `The ${what}` }, frame)), told));
  if (!dialog.open) dialog.showModal();
  frame.querySelector(".wrong, .found")?.scrollIntoView({ block: "center" });
}

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

const capitalized = (text) => text[0].toUpperCase() + text.slice(1);

function boxOf(desk, element, piece, told, isWrong) {
  const [x, y, width, height] = element.box;
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
  Object.assign(button.style, { left: `${(x / w) * 100}%`, top: `${(y / h) * 100}%`, width: `${(width / w) * 100}%`, height: `${(height / h) * 100}%` });
  const turns = element.turns.map(([degrees, cx, cy]) => `translate(${((cx - x) / width) * 100}%, ${((cy - y) / height) * 100}%) rotate(${degrees}deg) translate(${(-(cx - x) / width) * 100}%, ${(-(cy - y) / height) * 100}%)`);
  if (turns.length) { button.style.transformOrigin = "0 0"; button.style.transform = turns.reverse().join(" "); }
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

/** The elements that a finding is about: one of its places is where the element, or what it shows, is written. */
function concerned(elements, finding) {
  if (!finding) return new Set();
  const places = [finding.place, ...finding.related.map((related) => related.place)];
  const found = new Set();
  for (const place of places) {
    const spans = elements.flatMap((element) => [element.place, ...element.fields.map((field) => field.place)]
      .filter((outer) => inside(place, outer)).map((outer) => [element, outer.end_line - outer.line, outer.end_column - outer.column]));
    // What is computed of a record is written in the whole of it: of several places the smallest is meant.
    const least = Math.min(...spans.map(([, lines, columns]) => lines * 1000 + columns));
    for (const [element, lines, columns] of spans) if (lines * 1000 + columns === least) found.add(element);
  }
  return found;
}

function inside(place, outer) {
  return place.file === outer.file && !isBefore(place, [outer.line, outer.column]) && isBefore(place, [outer.end_line, outer.end_column]);
}

function isBefore(place, [line, column]) {
  return place.line < line || (place.line === line && place.column < column);
}

function tell(desk, told, piece, isBack, source, finding) {
  const findings = finding ? [finding] : desk.findingsOf(piece.name);
  if (findings.length) told.append(make("h3", {}, "Findings"), ...findings.map((each) => shown(desk, { ...each, faces: [] })));
  if (source.record.length) {
    told.append(make("h3", {}, "Record"), make("table", {}, make("tbody", {}, ...source.record.map(([key, value]) => make("tr", { "data-key": key }, make("th", { scope: "row" }, key), make("td", { class: DRAWN.test(value) ? "drawn" : "" }, value))))));
  }
  const facts = [`${piece.size.map((length) => Math.round(length * 100) / 100).join(" × ")} mm`];
  if (piece.copies > 1) facts.push(`${piece.copies} copies`);
  if (piece.side) facts.push(piece.side);
  told.append(make("p", { class: "soft" }, `${facts.join(", ")}.`));
}

/** What is looked at; nothing if the closer look is closed. */
export const detailName = () => (byId("detail").open ? current?.name : undefined);

export function step(desk, by) {
  const names = [...document.querySelectorAll("#pieces section:not([hidden]) li[data-name]")].map((item) => item.dataset.name);
  const at = names.indexOf(current?.name.replace(/\/back$/, ""));
  if (names.length) desk.open(names[(at + by + names.length) % names.length]);
}

export function refreshDetail(desk) {
  if (!byId("detail").open || !current) return;
  // What is framed stays framed as long as it is wrong.
  const finding = current.finding && desk.findingsOf(current.name.replace(/\/back$/, "")).find((each) => each.code === current.finding.code);
  openDetail(desk, current.name, finding ?? null).catch(desk.complain);
}

export function closeDetail() {
  current = null;
  if (byId("detail").open) byId("detail").close();
}
