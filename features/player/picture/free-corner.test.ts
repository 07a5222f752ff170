import { expect, test } from "vitest";
import { cornersOf, freeCorner, nextCorner } from "./free-corner.ts";

const AREA = { left: 0, top: 56, right: 1000, bottom: 656 };
const SIZE = { width: 320, height: 240 };
const [lowLeft, lowRight, highRight, highLeft] = cornersOf(AREA, SIZE.width, SIZE.height);
const button = (left: number, top: number) => ({ left, top, right: left + 36, bottom: top + 36 });

test("the corners keep a distance from the edges of the area", () => {
  expect([lowLeft, lowRight, highRight, highLeft]).toEqual([
    { left: 16, bottom: 16 },
    { left: 664, bottom: 16 },
    { left: 664, bottom: 344 },
    { left: 16, bottom: 344 },
  ]);
});

test("a window starts in the corner where it covers the fewest controls", () => {
  expect(freeCorner(AREA, SIZE, [])).toEqual(lowLeft);
  expect(freeCorner(AREA, SIZE, [button(40, 600)])).toEqual(lowRight);
  const rows = [420, 480, 540, 600].flatMap((top) => [button(40, top), button(900, top)]);
  expect(freeCorner(AREA, SIZE, rows)).toEqual(highRight);
  expect(freeCorner(AREA, SIZE, [...rows, button(900, 100)])).toEqual(highLeft);
});

test("it never covers the focused element, even if it covers more controls elsewhere", () => {
  const focused = button(40, 600);
  const others = [button(900, 500), button(900, 560), button(900, 100), button(40, 100)];
  expect(freeCorner(AREA, SIZE, [focused, ...others], focused)).toEqual(highRight);
  expect(freeCorner(AREA, SIZE, [focused, ...others])).toEqual(lowLeft);
});

test("an area smaller than the window leaves it at the edge", () => {
  expect(freeCorner({ left: 0, top: 0, right: 300, bottom: 200 }, SIZE, [])).toEqual({
    left: 16,
    bottom: 16,
  });
});

test("the next corner is the one after the nearest, all the way round", () => {
  let place = { left: 30, bottom: 40 };
  const seen = [1, 2, 3, 4].map(() => {
    place = nextCorner(place, AREA, SIZE);
    return place;
  });
  expect(seen).toEqual([lowRight, highRight, highLeft, lowLeft]);
});
