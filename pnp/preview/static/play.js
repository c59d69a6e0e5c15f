// Enough to try a hand: decks to shuffle and draw from, tables and rolls.
import { combatBlock } from "/static/combat.js";
import { byId, getJson, make } from "/static/dom.js";
import { modifiersOf } from "/static/modifiers.js";
import { tableBlock } from "/static/table.js";

// With more results than these, bars would be too thin.
const MOST_BARS = 40;
const piles = new Map();
let loadedFor = "";

export async function showPlay(desk) {
  // What a game is played with changes with the kit, not with what is found wrong with it.
  const wanted = `${desk.number} ${desk.state.number} ${desk.state.complete || desk.state.version}`;
  if (loadedFor === wanted) return;
  loadedFor = wanted;
  const data = await getJson(`/${desk.number}/play`);
  if (loadedFor !== wanted) return;
  const root = byId("play");
  const table = tableBlock(desk, data.table);
  root.replaceChildren(
    table,
    ...data.decks.map((deck) => deckBlock(desk, deck)),
    make("div", { class: "rolls" }, ...data.rolls.map((roll) => rollBlock(desk, roll, data.tables)), ...data.tables.map((table) => rollBlock(desk, table, data.tables))));
  if (!table && !data.decks.length && !data.rolls.length && !data.tables.length) root.append(make("p", {}, "This kit has no board with pieces, no cards, tables or rolls."));
}

function shuffled(cards) {
  const all = cards.flatMap((card) => Array(card.copies).fill(card.name));
  for (let at = all.length - 1; at > 0; at -= 1) {
    const other = Math.floor(Math.random() * (at + 1));
    [all[at], all[other]] = [all[other], all[at]];
  }
  return all;
}

function deckBlock(desk, deck) {
  const names = new Set(deck.cards.map((card) => card.name));
  const key = `${desk.number} ${deck.id}`;
  // Cards in hand stay there while the kit changes; those that are gone leave it.
  const pile = piles.get(key) ?? { rest: shuffled(deck.cards), hand: [], discarded: [] };
  for (const part of ["rest", "hand", "discarded"]) pile[part] = pile[part].filter((name) => names.has(name));
  piles.set(key, pile);
  const first = desk.pieces.get(deck.cards[0].name);
  const hand = make("div", { class: "table-top" });
  const stacks = make("div", { class: "stacks", "--w": first.size[0], "--h": first.size[1] });
  const draw = (count) => { pile.hand.push(...pile.rest.splice(0, count)); update(); };
  const update = () => {
    const back = desk.pieces.get(pile.rest[0]);
    const top = desk.pieces.get(pile.discarded.at(-1));
    stacks.replaceChildren(
      stack("Deck", pile.rest.length, back && faceOf(desk, back, back.back || ""), "Draw a card", () => draw(1)),
      stack("Discarded", pile.discarded.length, top && faceOf(desk, top, top.front), "Take back the last discarded card", () => { pile.hand.push(pile.discarded.pop()); update(); }));
    hand.replaceChildren(...pile.hand.map((name, index) => {
      const piece = desk.pieces.get(name);
      return make("button", {
        type: "button", class: "piece", "aria-label": `Discard ${piece.label}`, title: "Press to discard",
        onclick: () => { pile.discarded.push(...pile.hand.splice(index, 1)); update(); },
      }, faceOf(desk, piece, piece.front));
    }));
    if (!pile.hand.length) hand.append(make("p", { class: "soft" }, "Your hand is empty: press the deck."));
  };
  update();
  const many = deck.hand || 5;
  const buttons = make("p", { class: "actions" },
    make("button", { type: "button", onclick: () => draw(1) }, "Draw"),
    make("button", { type: "button", onclick: () => draw(many) }, `Draw ${many}`),
    make("button", { type: "button", onclick: () => { Object.assign(pile, { rest: shuffled(deck.cards), hand: [], discarded: [] }); update(); } }, "Gather and shuffle"));
  return make("section", { class: "play-block" }, make("h2", {}, deck.title), buttons, make("div", { class: "hand" }, stacks, hand));
}

/** A pile of cards with the face that lies on top, and how many there are. */
function stack(title, count, face, label, onclick) {
  const image = count ? make("button", { type: "button", class: "piece", "aria-label": label, title: label, onclick }, face) : make("div", { class: "no-pile" });
  return make("div", {}, image, make("p", { class: "soft" }, `${title}: ${count}`));
}

/** A side of a card; without a drawing, blank paper. */
function faceOf(desk, piece, drawing) {
  const size = { "--w": piece.size[0], "--h": piece.size[1] };
  return drawing ? make("img", { class: "seen", alt: "", src: desk.source(piece.name, drawing), ...size }) : make("div", { class: "blank-face", ...size });
}

function random(odds) {
  let at = Math.random();
  for (const [result, share] of odds) { at -= share; if (at < 0) return result; }
  return odds[odds.length - 1][0];
}

function rollBlock(desk, roll, tables) {
  const answer = make("p", { class: "rolled", role: "status" }, "–");
  const told = make("p", { role: "status" });
  const table = roll.rows ? roll : tables.find((each) => each.id === roll.table);
  const combat = table?.combat ? combatBlock(desk, table) : null;
  const odds = combat ? null : oddsOf(roll);
  const added = modifiersOf(roll.modifiers, "Modifiers");
  const throwDice = async () => {
    const result = random(roll.odds);
    const by = added.sum();
    const sum = result + by;
    odds?.show(result);
    answer.textContent = by ? `${result} ${by > 0 ? "+" : "−"} ${Math.abs(by)} = ${sum}` : `${result}`;
    const row = table && rowOf(table, sum);
    if (combat) await combat.roll(row);
    told.textContent = combat && !roll.natural?.[result] ? "" : outcome(roll, row, result, sum);
  };
  return make("section", { class: combat ? "play-block wide" : "play-block" }, make("h2", {}, roll.title, make("span", { class: "soft" }, ` ${roll.die}${roll.target ? `, ${roll.target}` : ""}`)),
    combat?.block, added.block, make("button", { type: "button", onclick: () => throwDice().catch(desk.complain) }, "Roll"), answer, combat?.result, told, odds?.bars);
}

/** How likely each result is, as bars; of very many results, none. */
function oddsOf(roll) {
  const most = Math.max(...roll.odds.map(([, share]) => share));
  const bars = make("div", { class: "odds", "aria-hidden": "true" }, ...(roll.odds.length <= MOST_BARS ? roll.odds : []).map(([result, share]) => {
    const bar = make("i", { title: `${result}: ${(share * 100).toFixed(1)} %`, "data-result": result });
    bar.style.height = `${(share / most) * 100}%`;
    return bar;
  }));
  return { bars, show: (result) => { for (const bar of bars.children) bar.classList.toggle("now", Number(bar.dataset.result) === result); } };
}

function outcome(roll, row, result, sum) {
  const natural = roll.natural?.[result];
  if (natural) return natural;
  if (roll.target) return roll.successes.includes(sum) ? roll.success || "Success" : roll.failure || "Failure";
  if (roll.against?.length) {
    const other = random(roll.against);
    return `against ${other}: ${sum > other ? roll.success || "higher" : sum < other ? roll.failure || "lower" : "equal"}`;
  }
  return row ? [row.name, row.text].filter(Boolean).join(": ") : "";
}

/** The row of a sum; what lies beyond the first and the last result counts as that. */
function rowOf(table, sum) {
  const results = table.rows.flatMap((row) => row.results);
  const kept = Math.max(Math.min(...results), Math.min(Math.max(...results), sum));
  return table.rows.find((row) => row.results.includes(kept)) ?? { name: "no row has this result", text: "" };
}
