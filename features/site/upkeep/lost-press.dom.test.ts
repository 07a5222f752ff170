import { afterEach, beforeEach, expect, test } from "vitest";
import { keepLostPresses, pressAgain } from "./lost-press.ts";

let stop: () => void;
let pressed: string[];

function button(label: string, place: string): HTMLButtonElement {
  const made = document.createElement("button");
  made.ariaLabel = label;
  made.setAttribute("aria-label", label);
  made.addEventListener("click", () => pressed.push(place));
  document.body.append(made);
  return made;
}
/** Returns a chunk of the site that fails, as the bundler loads it. */
function part(): HTMLScriptElement {
  const script = document.createElement("script");
  script.type = "x";
  script.src = "/_next/static/chunks/1.js";
  document.head.append(script);
  return script;
}
const fail = (script: Element) => script.dispatchEvent(new Event("error"));

beforeEach(() => {
  pressed = [];
  stop = keepLostPresses();
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
  document.head.replaceChildren();
  sessionStorage.clear();
});

test("a press whose chunk fails is replayed once on the reloaded page, on the same button", () => {
  button("Share", "first");
  button("Share", "second").click();
  fail(part());
  expect(pressed).toEqual(["second"]);
  pressAgain();
  pressAgain();
  expect(pressed).toEqual(["second", "second"]);
});

test("a chunk requested before the press does not belong to it", () => {
  const early = part();
  button("Share", "only").click();
  fail(early);
  pressAgain();
  expect(pressed).toEqual(["only"]);
});

test("a chunk requested by hover or focus before the press belongs to the press, whether it failed before or after", () => {
  const share = button("Share", "only");
  for (const came of ["pointerover", "focusin"]) {
    button("Other", "other").dispatchEvent(new Event(came, { bubbles: true }));
    share.dispatchEvent(new Event(came, { bubbles: true }));
    const asked = part();
    share.click();
    fail(asked);
    pressAgain();
    share.dispatchEvent(new Event(came, { bubbles: true }));
    fail(part());
    share.click();
    pressAgain();
  }
  expect(pressed).toEqual(Array(8).fill("only"));
});

test("another page does not replay a lost press, and neither does the same page later", () => {
  button("Share", "only").click();
  fail(part());
  history.replaceState(null, "", "/elsewhere");
  pressAgain();
  history.replaceState(null, "", "/");
  pressAgain();
  expect(pressed).toEqual(["only"]);
});
