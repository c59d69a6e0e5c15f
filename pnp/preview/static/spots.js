// Where on a face something is wrong: the elements that findings are about.
import { getJson, make } from "/static/dom.js";

/** Puts what stands over an element of a face where that is, turned as it is. size: of the face, in mm. */
export function lay(over, { box: [x, y, width, height], turns }, [w, h]) {
  Object.assign(over.style, { left: `${(x / w) * 100}%`, top: `${(y / h) * 100}%`, width: `${(width / w) * 100}%`, height: `${(height / h) * 100}%` });
  if (!turns.length) return;
  const around = turns.map(([degrees, cx, cy]) => `translate(${((cx - x) / width) * 100}%, ${((cy - y) / height) * 100}%) rotate(${degrees}deg) translate(${(-(cx - x) / width) * 100}%, ${(-(cy - y) / height) * 100}%)`);
  over.style.transformOrigin = "0 0";
  over.style.transform = around.reverse().join(" ");
}

export const originsOf = (desk, name) => getJson(`/${desk.number}/origins/${name.split("/").map(encodeURIComponent).join("/")}`);

/**
 * The elements that a finding is about: one of its places is where the element, or what it shows, is written.
 *
 * What is computed of a record is written in the whole of it: of several places that hold one the smallest is meant, and
 * of several places of a finding those that tell most exactly what it is about.
 */
export function concerned(elements, finding) {
  const found = [finding.place, ...finding.related.map((related) => related.place)]
    .map((place) => nearest(elements, place)).filter((near) => near.size);
  const least = Math.min(...found.map((near) => near.size));
  return new Set(found.filter((near) => near.size === least).flatMap((near) => [...near]));
}

function nearest(elements, place) {
  const spans = elements.flatMap((element) => [element.place, ...element.fields.map((field) => field.place)]
    .filter((outer) => inside(place, outer)).map((outer) => [element, outer.end_line - outer.line, outer.end_column - outer.column]));
  const least = Math.min(...spans.map(([, lines, columns]) => lines * 1000 + columns));
  return new Set(spans.filter(([, lines, columns]) => lines * 1000 + columns === least).map(([element]) => element));
}

/** What findings a face has that are more than notes: only these are outlined. */
export const serious = (findings) => findings.filter((finding) => finding.severity !== "info");

/** What findings are about on a face: elements, each with the worst severity, and rings around spaces of a board. */
export function spotsOf({ elements, places }, findings, piece, isBack) {
  const [wrong, rings] = [new Map(), new Map()];
  const side = isBack ? `${piece.name}/back` : piece.name;
  for (const finding of [...findings].reverse()) {
    if (finding.names_sides && !finding.faces.includes(side)) continue;
    const named = isBack ? [] : finding.spaces.filter(([face]) => face === piece.name).map(([, space]) => space);
    const found = places.filter(([name]) => named.includes(name));
    for (const place of found) rings.set(place, finding.severity);
    // Of a board, its spaces say more than all of it.
    if (!found.length) for (const element of concerned(elements, finding)) wrong.set(element, finding.severity);
  }
  return { wrong, rings: [...rings].map(([place, severity]) => ringAround(place, places, piece, severity)) };
}

/** A ring around a space that reaches half way to the next one. */
function ringAround([name, x, y], places, piece, severity) {
  const distances = places.map(([, otherX, otherY]) => Math.hypot(otherX - x, otherY - y)).filter((far) => far > 1);
  const radius = Math.min(20, ...distances) * 0.5;
  const ring = make("span", { class: `spot ring ${severity}`, "data-space": name });
  lay(ring, { box: [x - radius, y - radius, 2 * radius, 2 * radius], turns: [] }, piece.size);
  return ring;
}

/** Outlines on the side of a piece that is shown, as soon as it is seen, what its findings are about. */
export function outline(desk, button, piece, findings, isBack) {
  const side = isBack ? "of-back" : "of-front";
  if (!serious(findings).length || button.querySelector(`.spot.${side}`)) return;
  asked.set(button, async () => {
    const { wrong, rings } = spotsOf(await originsOf(desk, isBack ? `${piece.name}/back` : piece.name), serious(findings), piece, isBack);
    button.querySelectorAll(`.spot.${side}`).forEach((spot) => spot.remove());
    for (const [element, severity] of wrong) {
      const spot = make("span", { class: `spot ${severity}` });
      lay(spot, element, piece.size);
      rings.push(spot);
    }
    for (const spot of rings) spot.classList.add(side);
    button.append(...rings);
  });
  seen.observe(button);
}

const asked = new WeakMap();
const seen = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    seen.unobserve(target);
    // A face of a view that is no longer shown has no elements any more.
    asked.get(target)?.().catch(() => {});
    asked.delete(target);
  }
}, { rootMargin: "200px" });

function inside(place, outer) {
  return place.file === outer.file && !isBefore(place, [outer.line, outer.column]) && isBefore(place, [outer.end_line, outer.end_column]);
}

function isBefore(place, [line, column]) {
  return place.line < line || (place.line === line && place.column < column);
}
