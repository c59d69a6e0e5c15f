// The pieces of every component, fronts and backs, with search and filters.
import { byId, make } from "/static/dom.js";
import { outline } from "/static/spots.js";

const turned = new Set();
// Backs are shown where fronts were, of all but those that are turned one by one.
let areTurned = false;
const isTurned = (piece) => Boolean(piece.back) && turned.has(piece.name) !== areTurned;
// A list that is longer is filled where it can be seen: ten thousand cards are as quick to scroll and to search as ten.
const LONG = 300;
const blanks = new WeakMap();
const near = new IntersectionObserver((seen) => {
  for (const { isIntersecting, target } of seen) if (isIntersecting) complete(target);
}, { rootMargin: "1200px" });

/** Draws a piece that was left blank, because it can be seen now. */
function complete(item) {
  near.unobserve(item);
  blanks.get(item)?.();
  blanks.delete(item);
  item.classList.remove("blank");
}

/** Shows what matches the filters; elements of pieces that look the same are kept, so that nothing flickers. */
export function showPieces(desk) {
  const root = byId("pieces");
  const known = new Map([...root.querySelectorAll("section.component")].map((section) => [section.dataset.id, section]));
  let count = 0;
  for (const component of desk.state.components) {
    const entries = [...component.pieces, ...component.pages].filter((piece) => matches(desk, component, piece));
    const section = known.get(component.id) ?? frameOf(component);
    known.delete(component.id);
    section.hidden = entries.length === 0;
    section.querySelector("h2").firstChild.data = component.title;
    section.querySelector("h2 .soft").textContent = ` ${total(component, entries.length)}`;
    const list = section.querySelector("ul");
    // A leaf by itself is turned over, not opened.
    const isBook = component.pages.length > 2;
    list.classList.toggle("spreads", isBook);
    if (isBook) list.style.setProperty("--page", component.pages[0].size[0]);
    fill(desk, list, isBook && entries.length ? facing(entries) : entries);
    root.append(section);
    count += entries.length;
  }
  for (const section of known.values()) section.remove();
  let none = root.querySelector("p.none");
  if (!none) root.append(none = make("p", { class: "none" }));
  root.append(none);
  none.hidden = count > 0;
  if (!count) none.replaceChildren(...whyNothing(desk));
}

/** Why there is nothing to see, and what to do about it. */
function whyNothing(desk) {
  if (desk.state.components.length) return ["Nothing matches. ", make("button", { type: "button", onclick: desk.showAll }, "Show all")];
  if (desk.state.broken) return ["Nothing can be drawn before the kit can be read. The findings say what to mend."];
  return [desk.state.complete ? "Nothing is printed yet. List what to print under components: in the kit." : "Reading and drawing the kit. The first build takes longest."];
}

function frameOf(component) {
  const section = make("section", { class: "component" },
    make("h2", {}, component.title, make("span", { class: "soft" })), make("ul", { class: "set" }));
  section.dataset.id = component.id;
  return section;
}

function total(component, shown) {
  const all = component.pages.length || component.pieces.length;
  if (shown < all) return `${shown} of ${all} shown`;
  if (component.pages.length) return all === 1 ? "1 page" : `${all} pages`;
  // What is shown as it was is counted only where there is nothing else.
  const current = component.pieces.filter((piece) => !piece.old);
  const pieces = current.length ? current : component.pieces;
  const copies = pieces.reduce((sum, piece) => sum + piece.copies, 0);
  return copies === pieces.length ? `${copies}` : `${pieces.length} different, ${copies} in all`;
}

function matches(desk, component, piece) {
  const filter = desk.filter;
  if (filter.component && filter.component !== component.id) return false;
  if (filter.side && filter.side !== piece.side) return false;
  if (filter.only === "changed" && !desk.changed.has(piece.name) && !desk.changed.has(`${piece.name}/back`)) return false;
  if (filter.only === "findings" && !desk.findingsOf(piece.name).length) return false;
  const text = `${piece.label} ${piece.words ?? ""} ${piece.name}`.toLowerCase();
  return filter.words.every((word) => text.includes(word));
}

const numberOf = (page) => Number(page.name.slice(page.name.lastIndexOf("-") + 1));

/** Pages as they face each other in an open book: odd ones on the right. What is beside a page alone is left empty. */
function facing(pages) {
  const slots = [];
  const empty = () => slots.push({ name: `empty ${slots.length}`, size: pages[0].size });
  for (const page of pages) {
    const isRight = numberOf(page) % 2 === 1;
    const facesLast = isRight && slots.length % 2 === 1 && numberOf(slots.at(-1)) === numberOf(page) - 1;
    if (!facesLast && slots.length % 2 === 1) empty();
    if (!facesLast && isRight) empty();
    slots.push(page);
  }
  return slots;
}

function fill(desk, list, entries) {
  const known = new Map([...list.children].map((item) => [item.dataset.name, item]));
  list.classList.toggle("long", entries.length > LONG);
  const wanted = new Set(entries.map((piece) => piece.name));
  for (const [name, item] of known) if (!wanted.has(name)) item.remove();
  let next = list.firstElementChild;
  for (const piece of entries) {
    const item = known.get(piece.name) ?? make("li", {});
    const findings = desk.findingsOf(piece.name);
    const look = JSON.stringify([piece.front, piece.back, piece.label, piece.copies, piece.size, piece.old, findings.map(({ code, message }) => `${code} ${message}`), piece.words !== undefined]);
    if (item.dataset.look !== look) {
      const finish = () => (piece.front === undefined ? measure(item, piece) : draw(desk, item, piece, findings));
      if (entries.length > LONG && !item.firstChild) leaveBlank(item, piece, finish); else finish();
    }
    item.dataset.name = piece.name;
    item.dataset.look = look;
    if (next === item) next = item.nextElementSibling; else list.insertBefore(item, next);
  }
}

function leaveBlank(item, piece, finish) {
  measure(item, piece);
  item.classList.add("blank");
  blanks.set(item, finish);
  near.observe(item);
}

function measure(item, piece) {
  item.style.setProperty("--w", piece.size[0]);
  item.style.setProperty("--h", piece.size[1]);
}

function draw(desk, item, piece, findings) {
  measure(item, piece);
  const old = item.querySelector("img")?.src;
  // Until it is there, the place of a face is a blank of its size.
  const image = make("img", { class: old ? "seen" : "seen awaited", alt: "", loading: "lazy", decoding: "async" });
  image.addEventListener("load", () => image.classList.remove("awaited"), { once: true });
  const button = make("button", { type: "button", class: "piece", title: piece.label, onclick: () => desk.open(isTurned(piece) ? `${piece.name}/back` : piece.name) }, image);
  const show = () => {
    const isBack = isTurned(piece);
    const name = isBack ? `${piece.name}/back` : piece.name;
    swap(image, desk.source(name, isBack ? piece.back : piece.front), image.src || old);
    image.dataset.face = name;
    image.dataset.drawing = isBack ? piece.back : piece.front;
    button.setAttribute("aria-label", `${piece.label}${isBack ? ", back" : ""}: look closer`);
    button.classList.toggle("shows-back", isBack);
    if (piece.words !== undefined && !piece.old) outline(desk, button, piece, findings, isBack);
  };
  if (piece.back) image.addEventListener("turn", show);
  const turn = () => {
    if (!piece.back) return;
    turned.has(piece.name) ? turned.delete(piece.name) : turned.add(piece.name);
    show();
  };
  button.addEventListener("keydown", (event) => {
    if (event.key === " ") { event.preventDefault(); turn(); }
  });
  show();
  const worst = ["error", "warning", "info"].find((severity) => findings.some((finding) => finding.severity === severity));
  if (worst) button.append(make("span", { class: `flag ${worst}`, title: findings.map((finding) => finding.message).join("\n") }, `${findings.length}`));
  const caption = make("div", { class: "caption" }, make("span", { title: piece.name }, piece.label));
  item.classList.toggle("old", Boolean(piece.old));
  if (piece.old) caption.append(make("span", { class: "tag", title: "As it was before the errors: the kit has it no more" }, "old"));
  if (piece.copies > 1) caption.append(make("span", {}, `× ${piece.copies}`));
  if (piece.back) caption.append(make("button", { type: "button", "aria-label": `Turn ${piece.label} over`, onclick: turn }, "⇄"));
  item.replaceChildren(button, caption);
}

/** Shows another picture, and until it is there the one before it. */
function swap(image, source, before) {
  if (!before || before.endsWith(source)) { image.src = source; return Promise.resolve(); }
  image.src = before;
  const next = new Image();
  next.src = source;
  return next.decode().catch(() => {}).then(() => { if (image.src.endsWith(before)) image.src = source; });
}

/** Shows other drawings of faces, by their names, before the whole view is asked for. Gives when they are there. */
export function redraw(desk, drawings) {
  const swaps = [];
  for (const image of document.querySelectorAll("#pieces img[data-face]")) {
    const drawing = drawings[image.dataset.face];
    if (!drawing || drawing === image.dataset.drawing) continue;
    swaps.push(swap(image, desk.source(image.dataset.face, drawing), image.src));
    image.dataset.drawing = drawing;
  }
  return Promise.all(swaps);
}

/** Turns every piece over that has a back. */
export function turnAll() {
  areTurned = !areTurned;
  byId("turn-button").setAttribute("aria-pressed", `${areTurned}`);
  for (const image of document.querySelectorAll("#pieces img[data-face]")) image.dispatchEvent(new Event("turn"));
}

/** The piece that an arrow key leads to from another: the next one in a row, or the nearest in the row above or below. */
export function pieceBeside(piece, key) {
  const pieces = [...document.querySelectorAll("#pieces section:not([hidden]) li[data-name] .piece")];
  const at = pieces.indexOf(piece);
  if (key === "ArrowLeft" || key === "ArrowRight") return pieces[at + (key === "ArrowLeft" ? -1 : 1)];
  const from = piece.getBoundingClientRect();
  const isBelow = key === "ArrowDown";
  const far = ({ left, top, bottom }) => Math.abs(left - from.left) + 4 * (isBelow ? top - from.bottom : from.top - bottom);
  let best = null;
  for (const other of isBelow ? pieces.slice(at + 1) : pieces.slice(0, Math.max(0, at))) {
    const box = other.getBoundingClientRect();
    if ((isBelow ? box.top >= from.bottom : box.bottom <= from.top) && (!best || far(box) < best.far)) best = { other, far: far(box) };
  }
  return best?.other;
}

let goneTo = "";

/** Scrolls to the next of the pieces with these names that is shown, and lets it be seen. Whether there is any. */
export function goTo(names) {
  const items = [...document.querySelectorAll("#pieces section:not([hidden]) li[data-name]")].filter((item) => names.has(item.dataset.name));
  if (!items.length) return false;
  const item = items[(items.findIndex((each) => each.dataset.name === goneTo) + 1) % items.length];
  goneTo = item.dataset.name;
  complete(item);
  item.scrollIntoView({ block: "center" });
  item.querySelector(".piece")?.focus({ preventScroll: true });
  glow(new Set([goneTo, `${goneTo}/back`]));
  return true;
}

/** Lets what has changed be seen for a moment. */
export function glow(names) {
  for (const image of document.querySelectorAll("#pieces img[data-face]")) {
    if (!names.has(image.dataset.face)) continue;
    const button = image.closest(".piece");
    button.classList.remove("glow");
    void button.offsetWidth;
    button.classList.add("glow");
    setTimeout(() => button.classList.remove("glow"), 2300);
  }
}

/** Shows faces as they were before the last change, or as they are. */
export function showBefore(desk, isBefore) {
  document.body.classList.toggle("before", isBefore);
  for (const image of document.querySelectorAll("img[data-face]")) {
    const old = desk.before.get(image.dataset.face);
    if (!old) continue;
    image.src = `/${desk.number}/face/${isBefore ? old : image.dataset.drawing}.svg`;
    image.closest(".piece")?.classList.toggle("glow-before", isBefore);
  }
}
