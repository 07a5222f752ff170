import { beforeEach, expect, test } from "vitest";
import { refocusWhenGone } from "./refocus-when-gone.ts";

const button = (name: string) => document.getElementById(name) as HTMLElement;

/** Presses the button of a row, which is then removed. */
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

test("the focus of a removed row moves to the row in its place, then to the last one, then to the named control", async () => {
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
