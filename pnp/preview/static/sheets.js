// The sheets of paper as they will be printed.
import { byId, getJson, make } from "/static/dom.js";

let shownFor = "";

export async function showSheets(desk, paper) {
  const root = byId("sheets");
  const wanted = `${desk.state.number} ${paper}`;
  if (!desk.state.complete || shownFor === wanted) return;
  shownFor = wanted;
  if (!root.childElementCount) root.append(make("p", {}, "Laying out the sheets …"));
  try {
    const components = await getJson(`/${desk.number}/sheets?paper=${paper}`);
    if (shownFor !== wanted) return;
    root.replaceChildren(...components.map((component) => {
      const title = desk.state.components.find((each) => each.id === component.component)?.title ?? component.component;
      const count = `${component.sheets.length} ${component.sheets.length === 1 ? "page" : "pages"}`;
      return make("section", { class: "component" }, make("h2", {}, title, make("span", { class: "soft" }, ` ${count}`)),
        make("ul", { class: "sheet-list" }, ...component.sheets.map(([width, height], number) => make("li", {},
          make("img", { class: "seen", loading: "lazy", "--w": width, "--h": height, alt: `${title}, page ${number + 1}`, src: `/${desk.number}/sheet/${paper}/${component.component}/${component.digest}/${number}` })))));
    }));
  } catch (error) {
    shownFor = "";
    root.replaceChildren(make("p", {}, `The sheets cannot be shown: ${error.message}`));
  }
}
