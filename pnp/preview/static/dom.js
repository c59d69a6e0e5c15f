// Small helpers to make elements; text is always text, never markup.

/** An element with properties, and children that are elements or texts. */
export function make(name, properties = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (key === "class") element.className = value;
    else if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (key.startsWith("--")) element.style.setProperty(key, value);
    else element.setAttribute(key, value === true ? "" : value);
  }
  element.append(...children.filter((child) => child || child === 0));
  return element;
}

export const byId = (id) => document.getElementById(id);
export const token = document.querySelector("meta[name=pnp-token]").content;
export const hasEditor = document.querySelector("meta[name=pnp-editor]").content === "yes";

/** "1 page", "3 pages". */
export const counted = (number, noun) => `${number} ${noun}${number === 1 ? "" : "s"}`;

/** Names in a row; of many, the first ones. */
export function listed(names, most = 3) {
  const rest = names.length - most;
  return rest > 0 ? `${names.slice(0, most).join(", ")} and ${rest} more` : names.join(", ");
}

export async function getJson(path) {
  const answer = await fetch(path, { cache: "no-store" });
  if (!answer.ok) throw new Error(said(await answer.text()));
  return answer.json();
}

/** What the server says of a fault. */
function said(text) {
  try { return JSON.parse(text).error ?? text; } catch { return text; }
}

export async function post(path, values) {
  const answer = await fetch(path, {
    method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ token, ...values }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(said(text));
  return JSON.parse(text);
}

/** A place without the folder of the kit. */
export function shortened(desk, place) {
  return place.text.startsWith(`${desk.shown}/`) ? place.text.slice(desk.shown.length + 1) : place.text;
}

/** Ways to go to a place in a file: links for editors, the user's own editor, the clipboard. */
export function ways(desk, place) {
  const short = shortened(desk, place);
  if (!place.path) return make("span", { class: "soft" }, short);
  // A text editor opens no spreadsheet, but the Name Box of every spreadsheet program takes a cell.
  const cell = /\.(?:xlsx|ods)#.*!([A-Z]+[0-9]+)$/i.exec(place.text)?.[1];
  const at = cell ?? `${place.path}:${place.line}:${place.column}`;
  const links = make("span", { class: "actions" }, cell ? make("span", { class: "soft" }, short) :
    make("a", { href: encodeURI(`vscode://file${place.path.startsWith("/") ? "" : "/"}${at}`), title: "Open in VS Code" }, short));
  if (hasEditor || cell) {
    links.append(make("button", { type: "button", onclick: () => post(`/${desk.number}/edit`, place).catch(desk.complain), title: cell ? "Open it in your spreadsheet program" : "Open it in your editor" }, "Open"));
  }
  if (!cell) links.append(make("a", { class: "way", href: `idea://open?file=${encodeURIComponent(place.path)}&line=${place.line}&column=${place.column}`, "aria-label": `Open ${short} in IDEA` }, "IDEA"));
  const label = cell ? `Copy ${cell}` : "Copy";
  const title = cell ? "Paste it into the Name Box of the spreadsheet" : "";
  links.append(make("button", { type: "button", class: cell ? "" : "way", title, "aria-label": `Copy the place ${short}`, onclick: (event) => copy(at, event.target, label) }, label));
  return links;
}

async function copy(text, button, label) {
  await navigator.clipboard.writeText(text);
  button.textContent = "Copied";
  setTimeout(() => { button.textContent = label; }, 1200);
}
