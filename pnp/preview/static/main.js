// The desk: news from the server, filters, keys and views.
import { buildNumber, closeBuild, openBuild, showHistory, showSaved, whenClosed } from "/static/builds.js";
import { complain, keepComplaint } from "/static/complaint.js";
import { byId, counted, getJson, make } from "/static/dom.js";
import { closeDetail, detailName, fitDetail, openDetail, refreshDetail, showBeforeInDetail, sideOf, sizeDetail, step, zoomDetail } from "/static/detail.js";
import { showFindings } from "/static/findings.js";
import { glow, goTo, pieceBeside, redraw, showBefore, showPieces, turnAll } from "/static/pieces.js";
import { showPlay } from "/static/play.js";
import { sharpen, showSheets } from "/static/sheets.js";

const isNarrow = matchMedia("(max-width: 700px)");
const VARIANTS = ["", "lowink", "grey", "deutan", "protan", "tritan"];
const desk = {
  number: 0, shown: "", state: null, pieces: new Map(), before: new Map(), changed: new Set(), byFace: new Map(),
  filter: { component: "", side: "", only: "", words: [] },
  findingsOf: (name) => desk.byFace.get(name) ?? [],
  source: (name, drawing) => `/${desk.number}/face/${drawing}.svg`,
  open: (name, finding = null) => { go({ face: name }); openDetail(desk, name, finding).catch(desk.complain); },
  openFinding: (name, finding) => { sideOf(desk, name, finding).then((side) => desk.open(side, finding)).catch(desk.complain); },
  openBuild: (number) => { go({ build: `${number}` }); follow(); },
  showAll: () => { go({ search: "", component: "", side: "", only: "" }); follow(); },
  complain,
  /** Makes a button that shows, as long as it is held, everything as it was before the last change. */
  hold: (button) => {
    button.addEventListener("pointerdown", () => before(true));
    for (const kind of ["pointerup", "pointerleave", "pointercancel", "blur"]) button.addEventListener(kind, () => before(false));
    button.addEventListener("keydown", (event) => { if (event.key === " " && !event.repeat) before(true); });
    button.addEventListener("keyup", (event) => { if (event.key === " ") before(false); });
  },
  /** Makes so many millimetres as large as the window allows, unless the size was chosen. */
  fit: (width) => { if (!storedZoom()) zoom(Math.max(0.6, Math.min(ZOOMS.play, (byId("main").clientWidth - 100) / width)), false); },
};
// How large a millimetre is to begin with, in pixels: sheets are looked over, pieces looked at.
// With fewer pixels for a millimetre, faces are looked over and not read: only they are shown, close together.
const FAR = 1.2;
const ZOOMS = { pieces: 2.4, sheets: 1.15, play: 2.4 };
const tabs = new BroadcastChannel("pnp-news");
let stopListening = () => {};
let asked = 0;
let lookingSoon = 0;
// Findings are shown as soon as there are any, until somebody says otherwise.
let hasChosenFindings = false;

// What is shown is in the address, so that back and forward work and a link can be kept.

function address() {
  return Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
}

function go(changes, replaces = false) {
  const values = { ...address(), ...changes };
  const text = new URLSearchParams(Object.entries(values).filter(([, value]) => value)).toString();
  if (location.hash.slice(1) === text) return;
  history[replaces ? "replaceState" : "pushState"](null, "", `#${text}`);
}

function follow() {
  const values = address();
  const number = Number(values.kit ?? 0);
  if (number !== desk.number) { desk.number = number; byId("kit").value = `${number}`; desk.state = null; desk.before.clear(); listen(); refresh(); return; }
  showPaper(values.paper);
  for (const id of ["component", "side", "only", "variant"]) {
    byId(id).value = values[id] ?? "";
    if (byId(id).selectedIndex < 0) byId(id).value = ""; // Another kit has no such thing.
  }
  if (document.activeElement !== byId("search")) byId("search").value = values.search ?? "";
  desk.filter = { component: byId("component").value, side: byId("side").value, only: byId("only").value, words: (values.search ?? "").toLowerCase().split(/\s+/).filter(Boolean) };
  document.body.className = document.body.className.replace(/\bseen-\w+/g, "").trim();
  if (values.variant) document.body.classList.add(`seen-${values.variant}`);
  const view = values.view ?? "pieces";
  if (document.body.dataset.shows !== view) {
    document.body.dataset.shows = view;
    zoom(storedZoom() ?? ZOOMS[view], false);
  }
  for (const button of document.querySelectorAll("[data-view]")) button.setAttribute("aria-pressed", `${button.dataset.view === view}`);
  for (const id of ["pieces", "sheets", "play"]) byId(id).hidden = id !== view;
  if (!desk.state) return;
  if (view === "pieces") showPieces(desk);
  if (view === "sheets") showSheets(desk, byId("paper").value);
  if (view === "play") showPlay(desk).catch(desk.complain);
  lookAtPages().catch(desk.complain);
  if (!values.build) closeBuild();
  else if (buildNumber() !== Number(values.build)) openBuild(desk, Number(values.build)).catch(desk.complain);
  if (!values.face) closeDetail();
  else if (detailName() !== values.face) openDetail(desk, values.face).catch(desk.complain);
}

// The paper of the sheets: that of the address, else what was chosen last for this kit, else what `--paper` says.

/** What was chosen holds until the server is started for another paper. */
const paperName = () => `pnp-paper ${desk.state.paper[0]} ${desk.state.root}`;

function showPaper(written) {
  if (!desk.state) return;
  const select = byId("paper");
  const [usual, name] = desk.state.paper;
  if (![...select.options].some((option) => option.value === usual)) select.append(make("option", { value: usual }, name));
  for (const value of [usual, localStorage.getItem(paperName()), written]) {
    if ([...select.options].some((option) => option.value === value)) select.value = value;
  }
}

function choosePaper(paper) {
  localStorage.setItem(paperName(), paper);
  go({ paper });
  follow();
}

// News: the server tells the number of a view; a tab that is hidden does not listen.

// Of several windows that show a kit one listens and tells the others: a browser keeps few connections to one server.

function listen() {
  stopListening();
  if (document.hidden) return;
  const number = desk.number;
  const leaving = new AbortController();
  stopListening = () => leaving.abort();
  const hold = () => new Promise((done) => {
    const stream = new EventSource(`/${number}/news`);
    const tell = (news) => { tabs.postMessage({ number, news }); hear(number, news); };
    stream.onmessage = (event) => tell(JSON.parse(event.data));
    stream.onerror = () => tell(null);
    leaving.signal.addEventListener("abort", () => { stream.close(); done(); });
  });
  if (navigator.locks) navigator.locks.request(`pnp-news-${number}`, { signal: leaving.signal }, hold).catch(() => {});
  else hold();
}

tabs.onmessage = ({ data }) => hear(data.number, data.news);

/** news: the version of the view and the drawings that are new; null if there is no answer. */
function hear(number, news) {
  if (number !== desk.number || document.hidden) return;
  if (!news) { say("pnp serve does not answer: is it still running?", "bad"); return; }
  clearTimeout(lookingSoon);
  // What takes but a moment need not be spoken of.
  if (news.is_looking) lookingSoon = setTimeout(() => { if (desk.state?.complete) say("Saved: drawing …", "busy"); }, 400);
  else if (news.version === desk.state?.version) showStatus(desk.state);
  if (news.version === desk.state?.version) return;
  // What has changed comes first, the rest of the view after it, or a little later.
  const later = new Promise((done) => { setTimeout(done, 100); });
  Promise.race([redraw(desk, news.drawings), later]).then(refresh);
}

async function refresh() {
  const question = asked += 1;
  let state;
  try { state = await getJson(`/${desk.number}/state`); } catch { return; }
  if (question !== asked) return;
  const old = desk.state;
  desk.state = state;
  desk.shown = state.shown;
  const known = desk.pieces;
  desk.pieces = new Map(state.components.flatMap((component) => [...component.pieces, ...component.pages]).map((piece) => [piece.name, piece]));
  // Until the words of new pages are asked for, those of the old ones will do.
  for (const [name, piece] of desk.pieces) piece.words ??= known.get(name)?.words;
  desk.byFace = new Map();
  state.findings.forEach((finding, number) => { finding.number = number; }); // By which it is mended.
  for (const finding of state.findings) for (const face of finding.faces) {
    const name = face.replace(/\/back$/, "");
    desk.byFace.set(name, [...(desk.byFace.get(name) ?? []), finding]);
  }
  const fresh = new Set(state.changed.filter((name) => old && drawingOf(name) !== oldDrawing(old, name)));
  if (state.changed.length || state.complete) desk.changed = new Set(state.changed.length ? state.changed : desk.changed);
  for (const [name, drawing] of Object.entries(state.before)) desk.before.set(name, drawing);
  document.title = `${state.title} – pnp serve`;
  byId("title").textContent = state.title;
  document.body.classList.toggle("broken", state.broken);
  document.body.classList.toggle("partial", state.partial);
  choices("component", state.components.map((component) => [component.id, component.title]));
  choices("side", [...new Set(state.components.flatMap((component) => component.pieces.map((piece) => piece.side)))].filter(Boolean).map((side) => [side, side]));
  showStatus(state);
  showFindings(desk);
  const isEmpty = state.broken && !state.components.length;
  // Notes can wait until somebody asks for them; faces have the room.
  const isWorthShowing = state.old || state.findings.some((finding) => finding.severity !== "info");
  if (isWorthShowing && !hasChosenFindings && (isEmpty || !isNarrow.matches)) openFindings(true);
  showChanged();
  if (state.complete) listKits().catch(desk.complain);
  showHistory(desk, state.history);
  showSaved(state.history);
  follow();
  if (old) glow(fresh);
  refreshDetail(desk);
}

// The words of books, and what is wrong on their pages: asked for when something is searched, or is wrong in a text.

let pagesAsked = "";

async function lookAtPages() {
  const { state, number } = desk;
  const key = `${number} ${state.version}`;
  const isWanted = desk.filter.words.length || state.findings.some((finding) => finding.in_book);
  if (!state.complete || !isWanted || pagesAsked === key || !state.components.some((component) => component.pages.length)) return;
  pagesAsked = key;
  const { version, pages } = await getJson(`/${number}/pages`);
  if (desk.state !== state || version !== state.version) { if (pagesAsked === key) pagesAsked = ""; return; }
  for (const [name, page] of Object.entries(pages)) {
    if (!desk.pieces.has(name)) continue;
    desk.pieces.get(name).words = page.words;
    for (const at of page.findings) {
      if (!state.findings[at].faces.includes(name)) state.findings[at].faces.push(name);
      desk.byFace.set(name, [...(desk.byFace.get(name) ?? []), state.findings[at]]);
    }
  }
  showFindings(desk);
  if (document.body.dataset.shows === "pieces") showPieces(desk);
  refreshDetail(desk);
}

/** How many pieces and pages the last change has changed; a press goes to each of them in turn. */
function showChanged() {
  const names = new Set([...desk.changed].map((name) => name.replace(/\/back$/, "")).filter((name) => desk.pieces.has(name)));
  const button = byId("changed-button");
  button.hidden = byId("before-button").hidden = !desk.before.size || !names.size;
  button.textContent = `${names.size} changed`;
}

function goToChanged() {
  if (document.body.dataset.shows !== "pieces") view("pieces");
  const names = new Set([...desk.changed].map((name) => name.replace(/\/back$/, "")));
  if (!goTo(names)) { desk.showAll(); goTo(names); }
}

function before(isBefore) {
  showBefore(desk, isBefore);
  showBeforeInDetail(desk, isBefore);
}

function drawingOf(name) {
  const piece = desk.pieces.get(name.replace(/\/back$/, ""));
  return piece && (name.endsWith("/back") ? piece.back : piece.front);
}

function oldDrawing(state, name) {
  const plain = name.replace(/\/back$/, "");
  for (const component of state.components) for (const piece of [...component.pieces, ...component.pages]) {
    if (piece.name === plain) return name.endsWith("/back") ? piece.back : piece.front;
  }
  return undefined;
}

function showStatus(state) {
  const errors = state.findings.filter((finding) => finding.severity === "error").length;
  if (state.fault) say(state.fault, "bad");
  else if (state.broken) say(brokenStatus(state), "bad");
  else if (!state.complete && !state.components.length) say("First build …", "busy");
  else if (!state.complete) say(state.checked ? "Setting books …" : "Checking …", "busy");
  else if (state.old) say(`${state.lost.length ? `${state.lost.join(", ")} ${state.lost.length === 1 ? "is" : "are"} missing` : counted(errors, "error")}: ${counted(state.old, "piece")} ${state.old === 1 ? "stays as it was" : "stay as they were"}`, "bad");
  else if (errors) say(`${errors} ${errors === 1 ? "error stops" : "errors stop"} a build`, "bad");
  else say([`Ready in ${(state.history.at(-1)?.seconds ?? 0).toFixed(2)} s`, ...state.events].join("; "), "good");
}

function brokenStatus(state) {
  if (!state.components.length) return "The kit cannot be read yet.";
  if (state.gone) return `The folder ${state.shown} is gone; its last faces stay until it is back.`;
  return state.partial ? "The kit cannot be read; what can be is shown." : "The kit cannot be read; the last good faces stay.";
}

function say(text, mood) {
  const status = byId("status");
  if (status.textContent !== text) status.textContent = text;
  status.className = mood;
}

function choices(id, entries) {
  const select = byId(id);
  const text = JSON.stringify(entries);
  if (select.dataset.entries === text) return;
  select.dataset.entries = text;
  select.replaceChildren(make("option", { value: "" }, "all"), ...entries.map(([value, name]) => make("option", { value }, name)));
  select.closest("label").hidden = entries.length === 0;
}

// Zoom: --mm is the number of pixels for a millimetre.

const zoomName = () => (document.body.dataset.shows === "pieces" ? "pnp-zoom" : `pnp-zoom-${document.body.dataset.shows}`);
const storedZoom = () => Number(localStorage.getItem(zoomName())) || null;

function zoom(pixels, keeps = true) {
  const middle = [...document.querySelectorAll("#pieces li[data-name]")].find((item) => item.getBoundingClientRect().bottom > innerHeight / 3);
  const at = middle?.getBoundingClientRect().top;
  document.documentElement.style.setProperty("--mm", `${pixels}px`);
  byId("zoom").value = pixels;
  document.body.classList.toggle("far", pixels < FAR);
  if (keeps) localStorage.setItem(zoomName(), pixels);
  // What is larger than the window is shown as large as that, until somebody says how large.
  document.body.classList.toggle("fitted", !storedZoom());
  if (document.body.dataset.shows === "sheets") sharpen();
  if (middle) scrollBy(0, middle.getBoundingClientRect().top - at);
}

function calibrate() {
  const scale = byId("scale");
  const card = byId("credit-card");
  const fit = () => Object.assign(card.style, { width: `${85.6 * scale.value}px`, height: `${53.98 * scale.value}px`, borderRadius: `${3.18 * scale.value}px` });
  scale.value = localStorage.getItem("pnp-scale") ?? 96 / 25.4;
  scale.oninput = fit;
  fit();
  byId("calibration").showModal();
}

function trueSize() {
  const scale = Number(localStorage.getItem("pnp-scale"));
  if (!scale) calibrate();
  else if (byId("detail").open) sizeDetail(desk, scale);
  else zoom(scale);
}

/** Larger or smaller by a factor: what is looked at closely, or everything. event: where the pointer is, if it says so. */
function zoomBy(factor, event = null) {
  if (byId("detail").open) zoomDetail(desk, factor, event);
  else zoom(Math.max(0.6, Math.min(12, Number(byId("zoom").value) * factor)));
}

// Keys.

function cycle(id, values) {
  go({ [id]: values[(values.indexOf(byId(id).value) + 1) % values.length] });
  follow();
}

const SIZES = { "+": () => zoomBy(1.2), "=": () => zoomBy(1.2), "-": () => zoomBy(1 / 1.2), 0: trueSize };
const KEYS = {
  "/": () => byId("search").focus(),
  ...SIZES,
  t: () => turnAll(),
  c: () => goToChanged(),
  h: () => { const last = desk.state?.history.at(-1); if (last) desk.openBuild(last.number); },
  g: () => cycle("variant", VARIANTS),
  l: () => { choosePaper(byId("paper").value === "letter" ? "a4" : "letter"); view("sheets"); },
  k: () => { const { options, selectedIndex } = byId("kit"); chooseKit(options[(selectedIndex + 1) % options.length].value); },
  1: () => view("pieces"), 2: () => view("sheets"), 3: () => view("play"),
  f: () => byId("findings-button").click(),
  "?": () => byId("help").showModal(),
};

function view(name) {
  go({ view: name === "pieces" ? "" : name });
  follow();
}

addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.matches("input[type=search], select, textarea")) {
    if (event.key === "Escape") event.target.blur();
    // From the search to what it has found.
    if (event.key === "Enter") document.querySelector("#pieces section:not([hidden]) .piece")?.focus();
    return;
  }
  if (byId("detail").open) {
    if (event.key === "ArrowRight") step(desk, 1);
    if (event.key === "ArrowLeft") step(desk, -1);
    if (SIZES[event.key] && !byId("calibration").open) SIZES[event.key]();
  }
  if (event.key.startsWith("Arrow") && event.target.matches("#pieces .piece")) {
    event.preventDefault();
    const next = pieceBeside(event.target, event.key);
    next?.focus({ preventScroll: true });
    next?.scrollIntoView({ block: "nearest" });
  }
  if (event.key === "b" && !event.repeat) before(true);
  if (KEYS[event.key] && !document.querySelector("dialog[open]")) { event.preventDefault(); KEYS[event.key](); }
});
addEventListener("keyup", (event) => { if (event.key === "b") before(false); });
// As in every drawing program: the wheel with Ctrl, or two fingers on a touchpad.
addEventListener("wheel", (event) => {
  if (!event.ctrlKey) return;
  event.preventDefault();
  zoomBy(Math.exp(Math.max(-0.25, Math.min(0.25, -event.deltaY * 0.004))), event);
}, { passive: false });
addEventListener("resize", () => fitDetail(desk));
addEventListener("popstate", follow);
addEventListener("hashchange", follow);
document.addEventListener("visibilitychange", () => { listen(); if (!document.hidden) refresh(); });

// The address says what is looked at: it is not for a link within the page.
document.querySelector(".skip").addEventListener("click", (event) => { event.preventDefault(); byId(document.body.dataset.shows).focus(); });
for (const button of document.querySelectorAll("[data-view]")) button.addEventListener("click", () => { if (isNarrow.matches) openFindings(false); view(button.dataset.view); });
for (const id of ["component", "side", "only", "variant"]) byId(id).addEventListener("change", (event) => { go({ [id]: event.target.value }); follow(); });
byId("paper").addEventListener("change", (event) => choosePaper(event.target.value));
byId("search").addEventListener("input", (event) => { go({ search: event.target.value }, true); follow(); });
byId("zoom").addEventListener("input", (event) => zoom(Number(event.target.value)));
byId("true-size").addEventListener("click", (event) => (event.shiftKey ? calibrate() : trueSize()));
byId("true-size").title = "Shift: measure the screen again";
byId("calibrated").addEventListener("click", () => {
  localStorage.setItem("pnp-scale", byId("scale").value);
  byId("calibration").close();
  trueSize();
});
function openFindings(isOpen) {
  byId("findings").hidden = !isOpen;
  byId("findings-button").setAttribute("aria-expanded", `${isOpen}`);
}
byId("findings-button").addEventListener("click", () => { hasChosenFindings = true; openFindings(byId("findings").hidden); });
byId("tools-button").addEventListener("click", (event) => {
  event.target.setAttribute("aria-expanded", `${byId("tools").classList.toggle("open")}`);
});
// The findings stand below the head, however many lines it takes.
new ResizeObserver(([head]) => document.documentElement.style.setProperty("--head", `${head.target.offsetHeight}px`)).observe(document.querySelector("header"));
byId("changed-button").addEventListener("click", goToChanged);
byId("turn-button").addEventListener("click", () => turnAll());
desk.hold(byId("before-button"));
byId("help-button").addEventListener("click", () => byId("help").showModal());
byId("detail").addEventListener("close", () => { keepComplaint(); closeDetail(); go({ face: "" }); });
whenClosed(() => { go({ build: "" }); document.querySelector("#history button[tabindex='0']")?.focus(); });
for (const dialog of document.querySelectorAll("dialog")) dialog.addEventListener("click", (event) => { if (event.target === dialog && isOutside(dialog, event)) dialog.close(); });
for (const button of document.querySelectorAll("dialog .close")) button.addEventListener("click", () => button.closest("dialog").close());

function isOutside(dialog, { clientX: x, clientY: y }) {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return x < left || x > right || y < top || y > bottom;
}

/** Another kit, looked at in the same way: it may be the same game in another language. */
function chooseKit(number) {
  go({ kit: Number(number) ? number : "", paper: "", build: "" });
  follow();
}

/** The kits by their titles, and by their languages where titles are the same. */
async function listKits() {
  if (byId("kit").options.length === 1) return;
  const kits = await getJson("/kits");
  const languages = new Intl.DisplayNames("en", { type: "language" });
  const name = (kit) => (kits.some((other) => other !== kit && other.title === kit.title) ? `${kit.title}, ${kit.language ? languages.of(kit.language) : kit.shown}` : kit.title);
  byId("kit").replaceChildren(...kits.map((kit) => make("option", { value: kit.number }, name(kit))));
  byId("kit").value = `${desk.number}`;
  byId("kit-choice").hidden = kits.length < 2;
  byId("title").classList.toggle("unseen", kits.length > 1);
}

async function start() {
  zoom(storedZoom() ?? ZOOMS.pieces, false);
  byId("kit").addEventListener("change", (event) => chooseKit(event.target.value));
  desk.number = Number(address().kit ?? 0);
  await listKits();
  listen();
  await refresh();
}

start().catch(desk.complain);
