import { expect, test } from "vitest";
import { HANDLE_HEIGHT, keptInside, movedByKey } from "./panel-place.ts";

const panel = { width: 360, height: 400 };
const screen = { width: 1440, height: 900 };

test("the handle is fifty pixels high", () => {
  expect(HANDLE_HEIGHT).toBe(50);
});

test.each([
  [
    { x: 100, y: 80 },
    { x: 100, y: 80 },
  ],
  [
    { x: -40, y: -1 },
    { x: 0, y: 0 },
  ],
  [
    { x: 2000, y: 2000 },
    { x: 1080, y: 500 },
  ],
])("a panel wanted at %j is placed at %j", (wanted, place) => {
  expect(keptInside(wanted, panel, screen)).toEqual(place);
});

test("a panel larger than the window shows its upper left corner", () => {
  expect(keptInside({ x: 5, y: 5 }, panel, { width: 300, height: 200 })).toEqual({ x: 0, y: 0 });
});

test("arrow keys move a panel, other keys do not", () => {
  expect(movedByKey("ArrowLeft", { x: 100, y: 50 })).toEqual({ x: 76, y: 50 });
  expect(movedByKey("a", { x: 0, y: 0 })).toBeNull();
});
