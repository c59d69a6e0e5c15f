// The page is whole without this: it adds the search box, and keeps tab stops to tables that scroll.
(() => {
  "use strict";
  const form = document.querySelector("form[role=search]");
  const box = document.getElementById("search");
  const results = document.getElementById("results");
  const main = document.getElementById("content");
  const fold = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const intro = main.querySelector(":scope > p");
  const opened = new Set();
  const unfolded = [];

  // What is found or not found as one thing, by chapter: headings with their level, rows, paragraphs, figures.
  const chapters = [...main.querySelectorAll(":scope > section")].map((section) => ({
    section,
    parts: [...section.children].map((element) => part(element)),
  }));

  function part(element) {
    const heading = /^H([2-6])$/.exec(element.tagName);
    const caption = element.querySelector("caption, figcaption")?.textContent ?? "";
    const faces = element.matches("figure") ? [...element.querySelectorAll("svg")] : [];
    const inner = element.matches("details") ? [...element.children].slice(1).map((one) => part(one)) : [];
    // Rows of a table and faces of a figure are found one by one, or all together by the caption.
    const pieces = element.matches(".scroll") ? [...element.querySelectorAll("tbody > tr")] : faces;
    return {
      element,
      inner,
      level: heading ? Number(heading[1]) : 0,
      pieces: pieces.map((one) => ({ element: one, words: wordsOf(one) })),
      words: pieces.length ? fold(caption) : wordsOf(element),
    };
  }

  function wordsOf(element) {
    const told = [element, ...element.querySelectorAll("[aria-label]")].map((one) => one.getAttribute("aria-label"));
    return fold([element.textContent, ...told].join(" "));
  }

  function has(text, words) {
    return words.every((word) => text.includes(word));
  }

  // Shows what matches in a part, and says how many things do. all: its heading matches, so that all of it is shown.
  function filter(one, words, all) {
    let found = 0;
    if (one.pieces.length) {
      const whole = all || has(one.words, words);
      for (const piece of one.pieces) {
        const shown = whole || has(piece.words, words);
        piece.element.toggleAttribute("hidden", !shown);
        found += shown ? 1 : 0;
      }
    } else if (one.inner.length) {
      for (const inner of one.inner) found += filter(inner, words, all);
      if (found && !all && !one.element.open) {
        one.element.open = true;
        opened.add(one.element);
      }
    } else {
      found = all || has(one.words, words) ? 1 : 0;
    }
    one.element.hidden = !found;
    return found;
  }

  function search() {
    for (const details of opened) details.open = false;
    opened.clear();
    const words = fold(box.value).split(/\s+/).filter(Boolean);
    let found = 0;
    if (intro) intro.hidden = words.length > 0;
    for (const { section, parts } of chapters) {
      let inChapter = 0;
      let matching = 0;
      const above = [];
      for (const one of parts) {
        if (one.level) {
          while (above.length && above.at(-1).level >= one.level) above.pop();
          if (matching >= one.level) matching = 0;
          const hit = words.length > 0 && has(one.words, words);
          if (hit && !matching) matching = one.level;
          one.element.hidden = words.length > 0 && !matching;
          if (hit) {
            inChapter += 1;
            for (const outer of above) outer.element.hidden = false;
          }
          above.push(one);
        } else {
          const hits = filter(one, words, matching > 0 || !words.length);
          if (hits) for (const outer of above) outer.element.hidden = false;
          inChapter += matching ? 0 : hits;
        }
      }
      section.hidden = words.length > 0 && inChapter === 0;
      found += inChapter;
    }
    results.textContent = words.length ? `${found || "No"} ${found === 1 ? "match" : "matches"}` : "";
  }

  // A link may lead to what the search hides, or what is folded up.
  function reveal() {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!target || !main.contains(target)) return;
    if (target.closest("[hidden]")) {
      box.value = "";
      search();
    }
    for (let outer = target.closest("details"); outer; outer = outer.parentElement.closest("details")) {
      outer.open = true;
      opened.delete(outer);
    }
    target.scrollIntoView();
  }

  // Only what scrolls needs to be reached with the keyboard.
  function stops() {
    for (const table of document.querySelectorAll(".scroll")) {
      if (table.scrollWidth > table.clientWidth) table.tabIndex = 0;
      else table.removeAttribute("tabindex");
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
  box.addEventListener("input", search);
  addEventListener("hashchange", reveal);
  addEventListener("resize", stops);
  addEventListener("beforeprint", unfold);
  addEventListener("afterprint", foldAgain);
  document.addEventListener("toggle", stops, true);
  if (matchMedia("(max-width: 69.99rem)").matches) document.querySelector("nav details").open = false;
  stops();
  if (location.hash) reveal();
})();
