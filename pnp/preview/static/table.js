// The table when a game begins: boards, and pieces to move, turn over and put back.
import { make } from "/static/dom.js";

const GAP = 6;
// Two sheets of paper side by side, and more where a window has room for them at a size that can be read.
const width = () => Math.max(420, innerWidth / 2.2);
const tables = new Map();
const chosenScenarios = new Map();
let top = 1;

/** A block with the boards and pieces of the kit, as the set-up says. What was moved stays while the kit changes. */
export function tableBlock(desk, data) {
  const known = data.boards.map((board) => ({ ...board, piece: desk.pieces.get(board.name) })).filter((board) => board.piece);
  const count = data.pieces.reduce((sum, piece) => sum + piece.copies, 0);
  if (!known.length || !count) return "";
  const boards = laidOut(known);
  const felt = make("div", { class: "felt", role: "group", "aria-label": "Table", ondragstart: (event) => event.preventDefault() });
  const scenario = () => data.scenarios.find((each) => each.id === chosenScenarios.get(desk.number));
  const said = make("p", { class: "soft", role: "status" }, `${count} pieces. Drag a piece, or move it with the arrow keys (a millimetre with Shift); press it to turn it over.`);
  const moved = tables.get(desk.number) ?? new Map();
  tables.set(desk.number, moved);
  const show = () => {
    const pieces = standing(desk, (scenario() ?? data).pieces, boards);
    const size = extent([...boards.map((board) => ({ x: board.x, y: board.y, size: board.piece.size })), ...pieces]);
    felt.style.setProperty("--w", size[0]);
    felt.style.setProperty("--h", size[1]);
    desk.fit(size[0]);
    felt.replaceChildren(
      ...boards.map((board) => make("img", { class: "seen on-felt", alt: board.piece.label, src: desk.source(board.name, board.piece.front), "--x": board.x, "--y": board.y, "--w": board.piece.size[0], "--h": board.piece.size[1] })),
      ...pieces.map((piece) => token(desk, piece, boards, moved, said, size)));
  };
  show();
  const setUp = () => {
    moved.clear();
    show();
    said.textContent = scenario() ? `${scenario().title}. ${scenario().text}` : "Everything is as the set-up says.";
  };
  const reset = make("button", { type: "button", onclick: setUp }, "Set up again");
  const choice = make("select", { onchange: (event) => { chosenScenarios.set(desk.number, event.target.value); setUp(); } },
    make("option", { value: "" }, "the game as listed"), ...data.scenarios.map((each) => make("option", { value: each.id }, each.title)));
  choice.value = scenario()?.id ?? "";
  const scenarios = data.scenarios.length ? make("label", {}, "Scenario ", choice) : "";
  return make("section", { class: "play-block" }, make("h2", {}, "Table"), make("p", { class: "actions" }, reset, scenarios, said),
    make("div", { class: "felt-room", tabindex: "0", role: "group", "aria-label": "Table, to scroll" }, felt));
}

/** Boards in rows, low ones below each other beside a high one; each with its places in millimetres of the table. */
function laidOut(boards) {
  const most = Math.max(width(), ...boards.map((board) => board.piece.size[0]));
  let [x, y, high, last] = [0, 0, 0, null];
  return boards.map((board) => {
    const [w, h] = board.piece.size;
    const isBelow = last && w <= last.w && last.bottom + GAP + h <= y + high;
    if (!isBelow && x && x + w > most) [x, y, high] = [0, y + high + GAP, 0];
    const [left, above] = isBelow ? [last.left, last.bottom + GAP] : [x, y];
    if (!isBelow) x += w + GAP;
    high = Math.max(high, h);
    last = { left, bottom: above + h, w: isBelow ? last.w : w };
    return { ...board, x: left, y: above, spots: board.places.map(([id, name, px, py]) => ({ id, name, x: left + px, y: above + py })) };
  });
}

/** Every copy of every piece with the middle of where it starts: on its place, or in a row below the boards. */
function standing(desk, entries, boards) {
  const spots = new Map(boards.flatMap((board) => board.spots.map((spot) => [`${spot.id}/${spot.name}`, spot])));
  const width = Math.max(200, ...boards.map((board) => board.x + board.piece.size[0]));
  const heights = new Map();
  const found = [];
  let x = GAP / 2;
  let y = Math.max(...boards.map((board) => board.y + board.piece.size[1])) + GAP;
  let high = 0;
  for (const entry of entries) {
    const piece = desk.pieces.get(entry.name);
    if (!piece) continue;
    const [w, h] = piece.size;
    const rest = [];
    for (let copy = 0; copy < entry.copies; copy += 1) {
      const place = entry.places[copy];
      const spot = place && spots.get(place.join("/"));
      const key = `${entry.name} ${copy}`;
      if (!spot) { rest.push(key); continue; }
      const height = heights.get(spot) ?? 0;
      heights.set(spot, height + 1);
      found.push({ key, piece, size: [w, h], x: spot.x - w / 2 + height * 1.5, y: spot.y - h / 2 - height * 1.5 });
    }
    if (!rest.length) continue;
    if (x + w > width) { x = GAP / 2; y += high + GAP / 2; high = 0; }
    for (const key of rest) found.push({ key, piece, size: [w, h], x, y });
    x += w + GAP / 2;
    high = Math.max(high, h);
  }
  return found;
}

function extent(things) {
  return [0, 1].map((axis) => Math.max(...things.map((thing) => (axis ? thing.y : thing.x) + thing.size[axis])) + GAP);
}

function token(desk, start, boards, moved, said, room) {
  const { key, piece, size } = start;
  const now = moved.get(key) ?? { x: start.x, y: start.y, isBack: false };
  const image = make("img", { class: "seen", alt: "", draggable: "false", "--w": size[0], "--h": size[1] });
  const button = make("button", { type: "button", class: "piece on-felt" }, image);
  const place = () => {
    now.x = Math.max(0, Math.min(room[0] - size[0], now.x));
    now.y = Math.max(0, Math.min(room[1] - size[1], now.y));
    button.style.setProperty("--x", now.x);
    button.style.setProperty("--y", now.y);
    image.src = desk.source(piece.name, now.isBack ? piece.back : piece.front);
    button.setAttribute("aria-label", `${piece.label}${now.isBack ? ", back" : ""}, ${whereabouts(middle(), boards)}`);
  };
  const middle = () => ({ x: now.x + size[0] / 2, y: now.y + size[1] / 2 });
  const change = (values) => { Object.assign(now, values); moved.set(key, now); place(); };
  const tell = () => { said.textContent = button.getAttribute("aria-label"); };
  let from = null;
  let isDragged = false;
  button.addEventListener("pointerdown", (event) => {
    if (event.button) return;
    from = { x: event.clientX, y: event.clientY, left: now.x, top: now.y };
    isDragged = false;
    button.setPointerCapture(event.pointerId);
    button.style.zIndex = top += 1; // What is taken lies on top.
    button.focus({ preventScroll: true });
  });
  button.addEventListener("pointermove", (event) => {
    if (!from) return;
    const mm = parseFloat(getComputedStyle(button).getPropertyValue("--mm"));
    const [dx, dy] = [(event.clientX - from.x) / mm, (event.clientY - from.y) / mm];
    if (!isDragged && Math.hypot(dx, dy) * mm < 4) return;
    isDragged = true;
    change({ x: from.left + dx, y: from.top + dy });
  });
  const drop = () => { if (from && isDragged) tell(); from = null; };
  button.addEventListener("pointerup", drop);
  button.addEventListener("pointercancel", drop);
  button.addEventListener("click", () => {
    if (isDragged) { isDragged = false; return; }
    if (piece.back) change({ isBack: !now.isBack });
    tell();
  });
  button.addEventListener("keydown", (event) => {
    const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (!step) return;
    event.preventDefault();
    button.style.zIndex = top += 1;
    const next = event.shiftKey ? null : nextSpot(middle(), step, boards);
    if (next) change({ x: next.x - size[0] / 2, y: next.y - size[1] / 2 });
    else change({ x: now.x + step[0] * (event.shiftKey ? 1 : 5), y: now.y + step[1] * (event.shiftKey ? 1 : 5) });
    tell();
  });
  place();
  return button;
}

/** The nearest place of a board in a direction, if the piece is on that board or just beside it. */
function nextSpot(at, [dx, dy], boards) {
  const near = boards.find((board) => at.x > board.x - 10 && at.x < board.x + board.piece.size[0] + 10 && at.y > board.y - 10 && at.y < board.y + board.piece.size[1] + 10);
  let best = null;
  for (const spot of near?.spots ?? []) {
    const ahead = (spot.x - at.x) * dx + (spot.y - at.y) * dy;
    const aside = Math.abs((spot.x - at.x) * dy + (spot.y - at.y) * dx);
    if (ahead > 1 && aside <= ahead && (!best || ahead + 2 * aside < best.far)) best = { ...spot, far: ahead + 2 * aside };
  }
  return best;
}

function whereabouts(at, boards) {
  const board = boards.find((each) => at.x >= each.x && at.x <= each.x + each.piece.size[0] && at.y >= each.y && at.y <= each.y + each.piece.size[1]);
  if (!board) return "beside the board";
  let best = null;
  for (const spot of board.spots) {
    const far = Math.hypot(spot.x - at.x, spot.y - at.y);
    if (!best || far < best.far) best = { name: spot.name, far };
  }
  return best ? `on ${best.name}` : `on ${board.piece.label}`;
}
