// The sheets of paper as they will be printed.
import { byId, getJson, make } from "/static/dom.js";

// With so many pixels for a millimetre and more, pictures with more dots are shown.
const SHARP = 5;
let shownFor = "";

export async function showSheets(desk, paper) {
  const root = byId("sheets");
  const wanted = `${desk.number} ${desk.state.number} ${paper}`;
  if (!desk.state.complete || shownFor === wanted) { sift(desk); return; }
  shownFor = wanted;
  root.setAttribute("aria-busy", "true");
  const waiting = make("p", { role: "status" }, "Laying out the sheets …");
  root.prepend(waiting);
  try {
    const components = await getJson(`/${desk.number}/sheets?paper=${paper}`);
    if (shownFor !== wanted) return;
    root.replaceChildren(...components.map((component) => sectionOf(desk, paper, component)), make("p", { class: "none", hidden: true }, "This component has no sheets."));
    sift(desk);
    sharpen();
  } catch (error) {
    shownFor = "";
    root.replaceChildren(make("p", {}, `The sheets cannot be shown: ${error.message}`));
  } finally {
    waiting.remove();
    if (shownFor === wanted || !shownFor) root.removeAttribute("aria-busy");
  }
}

function sectionOf(desk, paper, component) {
  const title = desk.state.components.find((each) => each.id === component.component)?.title ?? component.component;
  const count = `${component.sheets.length} ${component.sheets.length === 1 ? "page" : "pages"}`;
  const source = (number) => `/${desk.number}/sheet/${paper}/${component.component}/${component.digest}/${number}`;
  return make("section", { class: "component", "data-id": component.component }, make("h2", {}, title, make("span", { class: "soft" }, ` ${count}`)),
    make("ul", { class: "sheet-list" }, ...component.sheets.map(([width, height], number) => make("li", {},
      make("img", { class: "seen", loading: "lazy", "--w": width, "--h": height, alt: `${title}, page ${number + 1}`, src: source(number) })))));
}

/** Leaves only the sheets of the component that is chosen. */
function sift(desk) {
  const sections = [...byId("sheets").querySelectorAll("section")];
  for (const section of sections) section.hidden = Boolean(desk.filter.component) && section.dataset.id !== desk.filter.component;
  const none = byId("sheets").querySelector(".none");
  if (none) none.hidden = sections.some((section) => !section.hidden);
}

/** Shows sheets with as many dots as their size needs. */
export function sharpen() {
  if (parseFloat(document.documentElement.style.getPropertyValue("--mm")) < SHARP) return;
  for (const image of byId("sheets").querySelectorAll("img:not([src$=sharp])")) {
    // Until it is there, one sees the other.
    image.style.backgroundImage = `url("${image.getAttribute("src")}")`;
    image.src += "?sharp";
  }
}
