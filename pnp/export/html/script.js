// The page is whole without this: it adds the search, the way back, and tab stops to tables that scroll.

const form = document.querySelector("form[role=search]");
const box = document.getElementById("search");
const results = document.getElementById("results");
const found = document.getElementById("found");
const back = document.getElementById("back");
const main = document.getElementById("content");
const told = form.dataset;
const QUERY = "#search=";
const FIRST = 20;
// A section shows this many of its paragraphs, or as many from its beginning.
const SHOWN = 3;
const BEGUN = 5;
// Cells of as many characters stand side by side.
const SHORT = 16;
const unfolded = [];
let index = null;
// The place from which a search began, to return to when it is cleared.
let before = { hash: "", y: 0 };
// What the next place that a link leads to is reached from.
let from = "";

// ---- What can be found: sections of prose, rows of tables, figures.

function makeIndex() {
  const english = document.documentElement.lang.startsWith("en");
  const search = new Search(told.endings.split(" ").filter(Boolean), english);
  const pictures = new Map();
  for (const link of main.querySelectorAll(".faces a")) {
    const target = link.getAttribute("href").slice(1);
    pictures.set(target, [...(pictures.get(target) ?? []), link.firstElementChild]);
  }
  const entries = [];
  for (const section of main.querySelectorAll(":scope > section")) collect(section, [], entries);
  for (const entry of withoutRepeats(entries)) {
    entry.pictures = pictures.get(entry.at.id) ?? entry.pictures;
    search.add(entry, entry.fields());
  }
  return search;
}

// Rows that say no more than another row of the same name are left out: a book may show some columns of a table.
function withoutRepeats(entries) {
  const named = new Map();
  const repeated = new Set();
  for (const entry of entries) if (entry.cells) named.set(entry.title, [...(named.get(entry.title) ?? []), entry]);
  for (const same of named.values()) {
    for (const entry of same) {
      const fuller = same.find((other) => other !== entry && !repeated.has(other) && holds(other, entry));
      if (!fuller) continue;
      repeated.add(entry);
      if (entry.at.id && !fuller.at.id) fuller.at = entry.at;
    }
  }
  return entries.filter((entry) => !repeated.has(entry));
}

function holds(fuller, entry) {
  return entry.cells.every(({ head, cell }) =>
    fuller.cells.some((other) => other.head === head && other.cell.textContent.startsWith(cell.textContent)),
  );
}

// Adds what stands in an element below some headings. above: the headings, each with its level.
function collect(element, above, entries) {
  let part = above.at(-1)?.part;
  for (const child of element.children) {
    const level = Number(/^H([2-6])$/.exec(child.tagName)?.[1] ?? 0);
    if (level) {
      while (above.length && above.at(-1).level >= level) above.pop();
      part = section(child, above.map((one) => one.words));
      above.push({ level, words: child.textContent, part });
      entries.push(part);
    } else if (child.matches("details")) {
      collect(child, above, entries);
    } else if (child.matches("figure")) {
      if (child.querySelector("svg[aria-label], figcaption") && !child.querySelector("a > svg")) entries.push(figure(child, above.map((one) => one.words)));
    } else if (!child.matches("summary")) {
      const tables = child.matches(".scroll") ? [child] : [...child.querySelectorAll(".scroll")];
      for (const table of tables) rows(table, above.map((one) => one.words), entries);
      if (!child.matches(".scroll")) part?.blocks.push(...(child.matches("ul, ol") ? child.children : [child]));
    }
  }
}

function section(heading, path) {
  const blocks = [];
  return {
    at: heading, title: heading.textContent, path, blocks, pictures: [],
    fields: () => ({ name: [heading.textContent], text: blocks.map(wordsOf), around: path }),
    body: (query) => proseBody(heading, blocks, query),
  };
}

function rows(scroll, path, entries) {
  const heads = [...scroll.querySelectorAll("thead th")].map((head) => head.textContent);
  const caption = scroll.querySelector("caption")?.textContent ?? "";
  let group = "";
  for (const row of scroll.querySelectorAll("tbody > tr")) {
    if (row.matches(".group")) {
      group = row.textContent;
      continue;
    }
    const name = row.querySelector("th") ?? row.cells[0];
    const cells = [...row.cells].map((cell, place) => ({ cell, head: heads[place] ?? "" }));
    const others = cells.filter(({ cell }) => cell !== name);
    const where = [...new Set([...path, caption, group])].filter(Boolean);
    entries.push({
      at: row, title: wordsOf(name), path: where, cells: others, pictures: [...name.querySelectorAll("svg.counter")],
      fields: () => ({
        name: [wordsOf(name)],
        also: (row.dataset.also ?? "").split(", ").filter(Boolean),
        text: others.map((one) => wordsOf(one.cell)),
        around: [...where, ...heads],
      }),
      body: () => others.filter((one) => one.cell.textContent).map((one) => labelled(one.head, one.cell)),
    });
  }
}

function figure(element, path) {
  const caption = element.querySelector("figcaption");
  const pictures = [...element.querySelectorAll("svg[aria-label]:not(.icon)")];
  const words = pictures.map((one) => one.getAttribute("aria-label"));
  return {
    at: element, title: caption ? wordsOf(caption) : words[0], path, pictures,
    fields: () => ({ text: [caption ? wordsOf(caption) : "", words.join(", ")], around: path }),
    body: () => [],
  };
}

// The words of an element, with those of its icons.
function wordsOf(element) {
  const labels = [...element.querySelectorAll("svg[aria-label]")].map((one) => one.getAttribute("aria-label"));
  return [element.textContent, ...labels].join(" ").trim();
}

// ---- What a search shows.

function search(query) {
  index ??= makeIndex();
  const { whole, hits } = index.find(query);
  const shown = query.trim() !== "";
  found.hidden = !shown;
  main.hidden = shown;
  results.textContent = "";
  found.replaceChildren();
  if (!shown) return;
  const count = hits.length;
  results.textContent = `${whole && count ? count : told.none} ${whole && count === 1 ? told.match : told.matches}`;
  if (count && !whole) found.append(made("p", "nearest", told.nearest));
  found.append(...hits.slice(0, FIRST).map((entry) => hit(entry, query)));
  if (count > FIRST) {
    const more = made("button", "more", `${told.all} (${count})`);
    more.addEventListener("click", () => more.replaceWith(...hits.slice(FIRST).map((entry) => hit(entry, query))));
    found.append(more);
  }
}

function hit(entry, query) {
  entry.at.id ||= `_at-${[...main.querySelectorAll("tr, figure, h2, h3, h4, h5, h6")].indexOf(entry.at)}`;
  const article = made("article", "hit");
  const heading = made("h2", "");
  const link = made("a", "", entry.title);
  link.href = `#${entry.at.id}`;
  heading.append(link);
  const pictures = made("div", "faces");
  pictures.append(...entry.pictures.map((one) => copy(one)));
  article.append(heading, made("p", "where", entry.path.join(" › ")));
  if (pictures.firstChild) article.append(pictures);
  article.append(...entry.body(query));
  mark(article, query);
  return article;
}

// The paragraphs that hold most of what was asked for, in their order; the first if the heading says it all.
function proseBody(heading, blocks, query) {
  const isNamed = index.marks(heading.textContent, query).length >= query.trim().split(/\s+/).length;
  const all = blocks.map((block, place) => ({ block, place, marks: index.marks(block.textContent, query).length }));
  const best = all.filter((one) => one.marks).sort((a, b) => b.marks - a.marks || a.place - b.place).slice(0, SHOWN);
  const chosen = isNamed || !best.length ? all.slice(0, BEGUN) : best.sort((a, b) => a.place - b.place);
  return chosen.map(({ block }) => {
    const shown = made("div", block.matches("li") ? "item" : "");
    shown.append(...(block.matches("li, p") ? copy(block).childNodes : [copy(block)]));
    return shown;
  });
}

function labelled(head, cell) {
  const line = made("div", cell.textContent.length > SHORT ? "cell" : "cell short");
  if (head) line.append(made("span", "label", `${head} `));
  line.append(...copy(cell).childNodes);
  return line;
}

// A copy without ids, which a page has once, and without what has entries of its own.
function copy(element) {
  const copied = element.cloneNode(true);
  copied.removeAttribute("id");
  for (const inner of copied.querySelectorAll("[id]")) inner.removeAttribute("id");
  for (const inner of copied.querySelectorAll(".scroll, figure, .counter")) inner.remove();
  return copied;
}

function mark(element, query) {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) {
    if (!walker.currentNode.parentElement.closest(".where, .label, svg")) texts.push(walker.currentNode);
  }
  for (const text of texts) {
    // From the end, so that the places before stay what they are.
    for (const [start, end] of index.marks(text.data, query).reverse()) {
      text.splitText(end);
      const marked = made("mark", "");
      const words = text.splitText(start);
      words.replaceWith(marked);
      marked.append(words);
    }
  }
}

function made(tag, name, words = "") {
  const element = document.createElement(tag);
  if (name) element.className = name;
  element.textContent = words;
  return element;
}

// ---- Where the reader is: the address says it, so that the way back is the browser's own.

function asked() {
  return location.hash.startsWith(QUERY) ? decodeURIComponent(location.hash.slice(QUERY.length)) : "";
}

function typed() {
  const query = box.value;
  const hash = QUERY + encodeURIComponent(query);
  if (asked()) history.replaceState(history.state, "", query ? hash : before.hash || "#top");
  else if (query) {
    before = { hash: location.hash, y: scrollY };
    history.replaceState({ ...history.state, y: scrollY }, "");
    history.pushState({}, "", hash);
  }
  search(query);
  scrollTo({ top: query ? 0 : before.y, behavior: "instant" });
  sayWhereFrom();
}

// Shows what the address asks for: the answers to a query, or a place that may be hidden or folded up.
function go() {
  if (from) history.replaceState({ from }, "");
  from = "";
  const query = asked();
  if (box.value !== query || found.hidden === (query !== "")) {
    box.value = query;
    search(query);
  }
  const y = history.state?.y;
  if (!query && y === undefined) reveal();
  if (y !== undefined) scrollTo({ top: y, behavior: "instant" });
  sayWhereFrom();
}

function reveal() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!target || !main.contains(target)) return;
  for (let outer = target.closest("details"); outer; outer = outer.parentElement.closest("details")) outer.open = true;
  target.scrollIntoView();
}

function sayWhereFrom() {
  const place = history.state?.from;
  back.hidden = !place;
  back.textContent = place ? `← ${told.back}: ${place}` : "";
}

// What a place is called: the query, the row or the section in which a link stands.
function placeOf(link) {
  if (asked()) return `“${asked()}”`;
  const row = link.closest("main tr")?.querySelector("th");
  if (row) return wordsOf(row);
  const before = [...main.querySelectorAll("h2, h3, h4, h5, h6")].filter(
    (heading) => heading.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  return before.at(-1)?.textContent ?? "";
}

function follow(event) {
  const link = event.target.closest("main a[href^='#'], #found a[href^='#']");
  if (!link || link.getAttribute("href") === location.hash) return;
  history.replaceState({ ...history.state, y: scrollY }, "");
  from = placeOf(link);
}

// ---- Keys, tables, paper.

function onKey(event) {
  const typing = event.target.matches("input");
  if (event.key === "/" && !typing) {
    event.preventDefault();
    box.focus({ preventScroll: true });
    box.select();
  } else if (event.key === "Escape" && typing && box.value) {
    event.preventDefault();
    box.value = "";
    typed();
  } else if ((event.key === "ArrowDown" || event.key === "ArrowUp") && !found.hidden) {
    const stops = [box, ...found.querySelectorAll("h2 a, .more")];
    const next = stops.indexOf(document.activeElement) + (event.key === "ArrowDown" ? 1 : -1);
    if (!stops.includes(document.activeElement) || !stops[next]) return;
    event.preventDefault();
    stops[next].focus();
  }
}

// Only what scrolls needs to be reached with the keyboard.
function tabStops() {
  for (const table of document.querySelectorAll(".scroll")) {
    if (table.scrollWidth > table.clientWidth) table.tabIndex = 0;
    else table.removeAttribute("tabindex");
  }
}

// What is laid out as records is still a table to those who listen.
function keepRoles() {
  const roles = {
    "thead, tbody": "rowgroup", tr: "row", td: "cell", "thead th": "columnheader", "tbody th": "rowheader",
  };
  for (const table of document.querySelectorAll(".records, .always")) {
    table.setAttribute("role", "table");
    for (const [selector, role] of Object.entries(roles)) {
      for (const element of table.querySelectorAll(selector)) element.setAttribute("role", role);
    }
  }
}

// What is folded up is on paper, too.
function unfold() {
  for (const details of main.querySelectorAll("details:not([open])")) {
    details.open = true;
    unfolded.push(details);
  }
}

function foldAgain() {
  for (const details of unfolded.splice(0)) details.open = false;
}

form.hidden = false;
form.addEventListener("submit", (event) => event.preventDefault());
box.addEventListener("input", typed);
back.addEventListener("click", () => history.back());
document.addEventListener("click", follow);
document.addEventListener("keydown", onKey);
document.addEventListener("toggle", tabStops, true);
addEventListener("popstate", go);
addEventListener("resize", tabStops);
addEventListener("beforeprint", unfold);
addEventListener("afterprint", foldAgain);
if (matchMedia("(max-width: 69.99rem)").matches) document.querySelector("nav details").open = false;
keepRoles();
tabStops();
if (location.hash) go();
