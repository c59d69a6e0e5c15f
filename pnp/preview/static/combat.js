// A combat table: a column by two strengths, or by a press, what shifts it, and the cell that a roll comes to.
import { getJson, make } from "/static/dom.js";
import { modifiersOf, signed } from "/static/modifiers.js";

/** What has been chosen stays while the kit changes, by kit and table. */
const strengths = new Map();

/** block: to be shown. result: what a roll means, also if another column is chosen after it. roll: marks the cell in a row. */
export function combatBlock(desk, table) {
  const { combat } = table;
  const key = `${desk.number} ${table.id}`;
  const kept = strengths.get(key) ?? { attack: "", defence: "", base: 0 };
  strengths.set(key, kept);
  let answer = { base: 0, shift: 0, column: 0, is_beyond: false };
  let rolled = null;
  const told = make("p", { role: "status" });
  const result = make("p", { role: "status" });
  const heads = combat.columns.map((name, at) => make("button", { type: "button", "aria-pressed": "false", onclick: () => { kept.base = at; clear(); ask(); } }, name));
  const rows = table.rows.map((row, at) => make("tr", {}, make("th", { scope: "row" }, row.on), ...combat.columns.map((_, column) => make("td", {}, combat.cells[at][column] ?? ""))));
  const chart = make("div", { class: "chart", tabindex: "0", role: "group", "aria-label": `${table.title}, to scroll` }, make("table", {},
    make("thead", {}, make("tr", {}, make("th", {}, table.die), ...heads.map((head) => make("th", { scope: "col" }, head)))), make("tbody", {}, ...rows)));
  const mark = () => {
    heads.forEach((head, at) => head.setAttribute("aria-pressed", `${at === answer.column}`));
    rows.forEach((row, at) => [...row.cells].forEach((cell, column) => {
      cell.classList.toggle("chosen", column === answer.column + 1);
      cell.classList.toggle("here", column === answer.column + 1 && at === rolled);
    }));
    const { offsetLeft, offsetWidth } = heads[answer.column].parentElement;
    if (offsetLeft < chart.scrollLeft || offsetLeft + offsetWidth > chart.scrollLeft + chart.clientWidth) chart.scrollLeft = offsetLeft - chart.clientWidth / 3;
    if (rolled !== null) result.textContent = meaning(combat, rolled, answer.column);
  };
  const input = (side, name) => {
    const box = make("input", { type: "text", inputmode: "decimal", size: 5, maxlength: 9, value: kept[side], "aria-label": `${name}: ${side === "attack" ? "attackers" : "defenders"}` });
    box.addEventListener("input", () => { kept[side] = box.value.trim(); ask(); });
    return box;
  };
  const boxes = [input("attack", combat.attack || "strength"), ...(combat.by === "firepower" ? [] : [input("defence", combat.defence || "strength")])];
  const clear = () => { for (const box of boxes) box.value = ""; kept.attack = kept.defence = ""; };
  const shifts = modifiersOf(table.shifts, "Shifts of the column", () => ask());
  const ground = modifiersOf(combat.terrain.map((terrain) => ({ ...terrain, text: terrain.title, times: 1, excludes: [] })), "Terrain", () => ask());
  let asked = Promise.resolve();
  const ask = () => { asked = find().catch((error) => { told.textContent = error.message; }); return asked; };
  const find = async () => {
    const query = new URLSearchParams([["attack", kept.attack], ["defence", kept.defence], ["base", kept.base],
      ...shifts.counts().map((id) => ["shift", id]), ...ground.counts().map((id) => ["terrain", id])]);
    const text = `${query}`;
    ask.last = text;
    const found = await getJson(`/${desk.number}/column/${encodeURIComponent(table.id)}?${text}`);
    if (ask.last !== text) return;
    answer = found;
    mark();
    told.textContent = inWords(combat, kept, answer);
  };
  mark();
  ask();
  const between = { odds: " : ", differential: " − " }[combat.by];
  const sides = combat.by === "firepower" ? "Strength " : "Attackers and defenders ";
  return {
    block: make("div", {}, make("p", {}, make("span", { class: "soft" }, sides), boxes[0], boxes[1] ? between : "", boxes[1] ?? "", make("span", { class: "soft" }, " or press a column")),
      shifts.block, ground.block, chart, told),
    result,
    roll: async (row) => {
      await asked;
      rolled = table.rows.indexOf(row);
      mark();
    },
  };
}

function meaning(combat, row, column) {
  const cell = combat.cells[row]?.[column];
  const said = cell === undefined ? "no result" : combat.meanings[cell] ? `${cell}, ${combat.meanings[cell]}` : cell || "no effect";
  return `Column ${combat.columns[column]}: ${said}`;
}

/** How the column comes about, such as "Column 2:1, shifted by +1 to 3:1." */
function inWords(combat, { attack, defence }, { base, shift, column, is_beyond: isBeyond }) {
  const compared = attack && (defence || combat.by === "firepower") ? `${[attack, defence].filter(Boolean).join({ odds: " : ", differential: " − " }[combat.by] ?? "")} is column` : "Column";
  const shifted = shift ? `, shifted by ${signed(shift)} to ${combat.columns[column]}` : "";
  return `${compared} ${combat.columns[base]}${shifted}.${isBeyond && combat.beyond ? ` ${combat.beyond}` : ""}`;
}
