import { beforeEach, expect, test } from "vitest";
import { refocusWhenGone } from "./refocus-when-gone.ts";

const button = (name: string) => document.getElementById(name) as HTMLElement;

/** Presses the button of a row, which then goes. */
async function remove(name: string) {
  button(name).focus();
  refocusWhenGone(button(name), () => button("add"));
  button(name).closest("li")?.remove();
  await Promise.resolve();
}

beforeEach(() => {
  const rows = ["a", "b", "c"].map((name) => `<li><button id="${name}" data-removes="row"></button></li>`);
  document.body.innerHTML = `<ol>${rows.join("")}</ol><button id="add"></button>`;
});

test("the focus of a row that goes is taken up where it stood, then by the last, then by what is named", async () => {
  await remove("b");
  expect(document.activeElement).toBe(button("c"));
  await remove("c");
  expect(document.activeElement).toBe(button("a"));
  await remove("a");
  expect(document.activeElement).toBe(button("add"));
});

test("a focus that has moved meanwhile stays", async () => {
  button("b").focus();
  refocusWhenGone(button("b"));
  button("add").focus();
  button("b").closest("li")?.remove();
  await Promise.resolve();
  expect(document.activeElement).toBe(button("add"));
});
