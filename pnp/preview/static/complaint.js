// What could not be done: said above everything, until it is read.
import { byId } from "/static/dom.js";

const LONGEST = 30_000; // Milliseconds.
const box = byId("complaint");
let ends = 0;

export function complain(error) {
  box.firstElementChild.textContent = error.message;
  clearTimeout(ends);
  ends = setTimeout(hide, LONGEST);
  keepComplaint();
}

/** What lies outside an open dialog can be neither heard nor pressed; and a dialog that is drawn again has lost what was in it. */
export function keepComplaint() {
  if (!ends) return;
  const host = document.querySelector("dialog[open]") ?? document.body;
  if (box.parentElement !== host) host.append(box);
  if (!box.matches(":popover-open")) box.showPopover();
}

function hide() {
  clearTimeout(ends);
  ends = 0;
  if (box.matches(":popover-open")) box.hidePopover();
}

box.querySelector("button").addEventListener("click", hide);
