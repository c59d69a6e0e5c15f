// Words → the entries that hold them, best first. Knows nothing of the page.

const WORD = /[\p{L}\p{N}]+/gu;
// Where in an entry a word stands decides how much it counts.
const WEIGHTS = { name: 10, also: 8, text: 3, around: 1 };
// How well a word fits what was typed.
const SAME = 1, FORM = 0.85, BEGINNING = 0.5, INSIDE = 0.2;
const LETTERS = { ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ı: "i" };
// British and American ways to write a word, made one.
const SPELLINGS = [
  [/(?<=\p{L}{2})our/u, "or"],
  [/(?<=\p{L}{2})([tv])re(?=s?$)/u, "$1er"],
  [/(?<=\p{L}{2})([iy])s(?=(e|ed|es|er|ing|ation)$)/u, "$1z"],
  [/(?<=\p{L}{2})ence(?=s?$)/u, "ense"],
  [/(?<=\p{L}{2})ogue/u, "og"],
  [/ll(?=(ed|ing|er)$)/u, "l"],
  [/^grey/u, "gray"],
  [/oeu/u, "eu"],
];

class Search {
  #words = new Map(); // each word → its stem, and entry → the weight of the word there
  #pairs = new Map(); // the stem of two neighbouring words written as one → entry → weight
  #entries = [];

  // endings: those of the language, longest first. english: whether to know both spellings.
  constructor(endings, english) {
    this.endings = endings;
    this.english = english;
  }

  // Words without case, accents and the ways of one country to write them.
  #fold(word) {
    let folded = word.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
    folded = folded.replace(/[ßæœøłđı]/g, (letter) => LETTERS[letter]);
    if (this.english) for (const [from, to] of SPELLINGS) folded = folded.replace(from, to);
    return folded;
  }

  // Without all that may be an ending, so that "fields" and "field" become the same, whatever that is.
  #stem(word) {
    const ending = this.endings.find((one) => word.endsWith(one) && word.length - one.length >= 3);
    if (!ending) return word;
    const stem = word.slice(0, -ending.length);
    return this.#stem(stem.length > 3 && stem.at(-1) === stem.at(-2) ? stem.slice(0, -1) : stem);
  }

  // The words of a text with their places.
  #tokens(text) {
    return [...text.matchAll(WORD)].map((match) => {
      const word = this.#fold(match[0]);
      return { word, stem: this.#stem(word), start: match.index, end: match.index + match[0].length };
    });
  }

  // Several words as one, without the ending of the last or of each: "Mine Fields" is "minefield".
  #whole(tokens) {
    return [this.#stem(tokens.map((token) => token.word).join("")), tokens.map((token) => token.stem).join("")];
  }

  // entry: what find() gives back. fields: texts by the names of WEIGHTS, each a list.
  add(entry, fields) {
    const number = this.#entries.push(entry) - 1;
    entry.names = [];
    entry.named = [];
    for (const [field, texts] of Object.entries(fields)) {
      for (const text of texts) {
        const tokens = this.#tokens(text);
        // A word is worth more in a short text.
        const weight = WEIGHTS[field] / Math.sqrt(field === "text" ? 1 + tokens.length / 25 : tokens.length || 1);
        if (field === "name" || field === "also") {
          entry.names.push(...this.#whole(tokens));
          entry.named.push(...tokens);
        }
        tokens.forEach((token, index) => {
          if (!this.#words.has(token.word)) this.#words.set(token.word, { stem: token.stem, places: new Map() });
          raise(this.#words.get(token.word).places, number, weight);
          if (index) {
            const both = this.#stem(tokens[index - 1].word + token.word);
            if (!this.#pairs.has(both)) this.#pairs.set(both, new Map());
            raise(this.#pairs.get(both), number, weight);
          }
        });
      }
    }
  }

  // The entries that hold all words of a query, in any order and form; those with most of them if none holds all.
  find(query) {
    const terms = this.#tokens(query);
    const places = terms.map((term) => this.#places(term));
    const together = new Map();
    terms.slice(1).forEach((term, index) => {
      const both = this.#stem(terms[index].word + term.word);
      this.#pairs.get(both)?.forEach((weight, entry) => raise(together, entry, (together.get(entry) ?? 0) + weight));
      for (const { stem, places: found } of this.#words.values()) {
        if (stem !== both) continue;
        for (const at of [index, index + 1]) found.forEach((weight, entry) => raise(places[at], entry, weight * FORM));
      }
    });
    const scores = new Map();
    const counts = new Map();
    for (const found of places) {
      const rare = Math.log(2 + this.#entries.length / (1 + found.size));
      for (const [entry, score] of found) {
        scores.set(entry, (scores.get(entry) ?? 0) + score * rare);
        counts.set(entry, (counts.get(entry) ?? 0) + 1);
      }
    }
    const most = Math.max(0, ...counts.values());
    const asked = this.#whole(terms);
    const hits = [...scores].filter(([entry]) => counts.get(entry) === most).map(([number, score]) => {
      const entry = this.#entries[number];
      const isNamed = entry.names.some((name) => asked.includes(name));
      const inName = terms.every((term) => entry.named.some(({ word, stem }) => this.#fit(word, stem, term)));
      return { entry, score: score + (together.get(number) ?? 0) + (isNamed ? 100 : inName ? 20 : 0) };
    });
    return { whole: most === terms.length, hits: hits.sort((a, b) => b.score - a.score).map((hit) => hit.entry) };
  }

  // Where a term of a query is found: entry → how well.
  #places(term) {
    const found = new Map();
    for (const [word, { stem, places }] of this.#words) {
      const fit = this.#fit(word, stem, term);
      if (fit) places.forEach((weight, entry) => raise(found, entry, weight * fit));
    }
    this.#pairs.get(term.stem)?.forEach((weight, entry) => raise(found, entry, weight * FORM));
    return found;
  }

  #fit(word, stem, term) {
    if (word === term.word) return SAME;
    if (/^\d/.test(term.word)) return 0;
    if (stem === term.stem) return FORM;
    if (term.word.length > 1 && word.startsWith(term.word)) return BEGINNING;
    return term.word.length > 3 && word.includes(term.word) ? INSIDE : 0;
  }

  // The places in a text that made it a hit: pairs of start and end.
  marks(text, query) {
    const terms = this.#tokens(query);
    const joined = new Set(terms.map((term) => term.stem));
    const split = new Set(terms.slice(1).map((term, index) => this.#stem(terms[index].word + term.word)));
    const tokens = this.#tokens(text);
    return tokens.flatMap((token, index) => {
      const next = tokens[index + 1];
      if (next && joined.has(this.#stem(token.word + next.word))) return [[token.start, next.end]];
      const isHit = split.has(token.stem) || terms.some((term) => this.#fit(token.word, token.stem, term));
      return isHit ? [[token.start, token.end]] : [];
    });
  }
}

function raise(map, key, value) {
  if (!(map.get(key) >= value)) map.set(key, value);
}
