// What changes a roll or shifts a column: a choice of modifiers, each as often as it may count.
import { make } from "/static/dom.js";

/** A group of inputs. block: to be shown, nothing without modifiers. sum: of what is chosen. counts: ids as often as they count. */
export function modifiersOf(modifiers, title, changed = () => {}) {
  const chosen = new Map();
  const inputs = new Map();
  const choose = (modifier, times) => {
    chosen.set(modifier.id, times);
    // What excludes another one never applies with it.
    for (const other of times ? modifiers.filter((each) => modifier.excludes.includes(each.id) || each.excludes.includes(modifier.id)) : []) {
      chosen.delete(other.id);
      const input = inputs.get(other.id);
      if (input.type === "checkbox") input.checked = false; else input.value = 0;
    }
    changed();
  };
  const labels = modifiers.map((modifier) => {
    const often = modifier.times > 1;
    const input = make("input", often ? { type: "number", min: 0, max: modifier.times, value: "0" } : { type: "checkbox" });
    input.addEventListener("input", () => choose(modifier, often ? Math.max(0, Math.min(modifier.times, Math.round(Number(input.value)))) : Number(input.checked)));
    inputs.set(modifier.id, input);
    return make("label", {}, input, ` ${often ? "× " : ""}${signed(modifier.by)} ${modifier.text}`);
  });
  return {
    block: labels.length ? make("fieldset", {}, make("legend", { class: "soft" }, title), ...labels) : "",
    sum: () => modifiers.reduce((sum, modifier) => sum + modifier.by * (chosen.get(modifier.id) ?? 0), 0),
    counts: () => modifiers.flatMap((modifier) => Array(chosen.get(modifier.id) ?? 0).fill(modifier.id)),
  };
}

export const signed = (number) => `${number < 0 ? "−" : "+"}${Math.abs(number)}`;
