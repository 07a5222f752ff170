import { expect, test } from "vitest";
import { commandOf } from "./key-commands.ts";

const press = (key: string, more: Partial<KeyboardEvent> = {}) =>
  commandOf({
    key,
    shiftKey: false,
    ctrlKey: false,
    altKey: false,
    metaKey: false,
    isComposing: false,
    defaultPrevented: false,
    target: document.body,
    ...more,
  });
/** Returns the element of this markup on which a key is pressed. */
function on(markup: string): Element {
  document.body.innerHTML = markup;
  const target = document.body.querySelector("[data-here]") ?? document.body.firstElementChild;
  if (!target) throw new Error("No element");
  return target;
}

test.each([
  [" ", "toggle"],
  ["k", "toggle"],
  ["K", "toggle"],
  ["j", "back"],
  ["l", "forward"],
  ["ArrowLeft", "stepBack"],
  ["ArrowRight", "stepForward"],
  ["0", "jump"],
  ["9", "jump"],
  ["n", "next"],
  ["p", "previous"],
  ["m", "mute"],
  ["c", "cart"],
  ["a", "project"],
  ["v", "versions"],
  ["s", "similar"],
  ["q", "queue"],
  ["b", "version"],
  ["B", "version"],
  ["i", "partFrom"],
  ["o", "partTo"],
  ["r", "loop"],
  ["u", "partClear"],
  ["f", "picture"],
  ["d", "download"],
  ["e", "audition"],
  ["?", "help"],
  ["x", null],
  ["ArrowUp", null],
  ["Tab", null],
])("%j on the page means %j", (key, command) => {
  expect(press(key)).toBe(command);
});

test("the up and down arrows need Shift, because alone they scroll", () => {
  expect(press("ArrowUp", { shiftKey: true })).toBe("louder");
  expect(press("ArrowDown", { shiftKey: true })).toBe("quieter");
});

test.each([
  ["B", "other"],
  ["Q", "enqueue"],
  ["K", "toggle"],
])("Shift with %s means %j, with or without caps lock", (key, command) => {
  expect(press(key, { shiftKey: true })).toBe(command);
  expect(press(key.toLowerCase(), { shiftKey: true })).toBe(command);
});

test.each([
  "<input>",
  "<input type=search>",
  "<textarea></textarea>",
  "<select><option data-here>k</option></select>",
  "<div contenteditable><p data-here>k</p></div>",
])("in %s letters are text", (markup) => {
  expect(press("k", { target: on(markup) })).toBeNull();
  expect(press(" ", { target: on(markup) })).toBeNull();
});

test("a control keeps the keys that it uses itself, and no others", () => {
  const button = on("<button>Listen</button>");
  expect(press(" ", { target: button })).toBeNull();
  expect(press("k", { target: button })).toBe("toggle");
  expect(press("ArrowRight", { target: on('<div role="slider"></div>') })).toBeNull();
  expect(press("ArrowRight", { target: on('<ul role="listbox"><li data-here></li></ul>') })).toBeNull();
  expect(press("m", { target: on('<div role="slider"></div>') })).toBe("mute");
});

test.each([
  { ctrlKey: true },
  { metaKey: true },
  { altKey: true },
  { isComposing: true },
  { defaultPrevented: true },
])("a key with %j is not a command", (more) => {
  expect(press("k", more)).toBeNull();
});
