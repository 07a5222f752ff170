import fc from "fast-check";
import { expect, test } from "vitest";
import { clamped, framing, panned, resized, WHOLE, wheelIsForMap, worldScale, zoomedAt } from "./map-view.ts";

const SIZE = { width: 1000, height: 500 };

test("zooming keeps the point under the pointer in place", () => {
  const view = zoomedAt(WHOLE, 2, { x: 400, y: 300 }, SIZE);
  expect(view.k).toBe(2);
  expect(400 * view.k + view.x).toBe(400 * 2 - 400);
  expect((400 - view.x) / view.k).toBe(400);
});

test("no empty edge comes into the frame, however the map is moved", () => {
  const moves = fc.array(
    fc.record({ factor: fc.double({ min: 0.2, max: 5, noNaN: true }), dx: fc.integer(), dy: fc.integer() }),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(moves, (all) => {
      let view = WHOLE;
      for (const { factor, dx, dy } of all) {
        view = panned(zoomedAt(view, factor, { x: 500, y: 100 }, SIZE), dx, dy, SIZE);
      }
      expect(view.k).toBeGreaterThanOrEqual(1);
      expect(view.k).toBeLessThanOrEqual(12);
      expect(view.x).toBeLessThanOrEqual(0);
      expect(view.x + SIZE.width * view.k).toBeGreaterThanOrEqual(SIZE.width - 1e-6);
      expect(view.y).toBeLessThanOrEqual(0);
      expect(view.y + SIZE.height * view.k).toBeGreaterThanOrEqual(SIZE.height - 1e-6);
    }),
  );
});

test("a small place is framed in the middle, no closer than requested; a large one as a whole", () => {
  const small = framing({ left: 590, right: 610, top: 240, bottom: 260 }, SIZE, 2.4);
  expect(small.k).toBe(2.4);
  expect(600 * small.k + small.x).toBeCloseTo(500);
  const large = framing({ left: 200, right: 700, top: 100, bottom: 400 }, SIZE, 12);
  expect(200 * large.k + large.x).toBeGreaterThan(0);
  expect(400 * large.k + large.y).toBeLessThan(500);
});

test("the same place stays in the middle of a frame of another size", () => {
  const place = { left: 430, right: 450, top: 260, bottom: 280 };
  const narrow = { width: 390, height: 340 };
  const view = resized(framing(place, SIZE, 4), SIZE, narrow);
  // The drawing is centred in its frame, at the scale of the frame.
  const by = worldScale(narrow) / worldScale(SIZE);
  expect(((440 - 500) * by + 195) * view.k + view.x).toBeCloseTo(195);
  expect(((270 - 250) * by + 170) * view.k + view.y).toBeCloseTo(170);
});

test("zooming out too far shows the whole", () => {
  expect(clamped({ k: 0.3, x: 40, y: -90 }, SIZE)).toEqual(WHOLE);
});

test.each([
  ["at rest, down the page", { zoom: 1, deltaY: 50, pinched: false, scrollTop: 0 }, false],
  ["at rest, up the page", { zoom: 1, deltaY: -50, pinched: false, scrollTop: 300 }, false],
  ["at rest, up at the top of the page", { zoom: 1, deltaY: -50, pinched: false, scrollTop: 0 }, true],
  ["zoomed, either way", { zoom: 3, deltaY: 50, pinched: false, scrollTop: 300 }, true],
  ["pinched", { zoom: 1, deltaY: 50, pinched: true, scrollTop: 300 }, true],
])("whether the wheel %s zooms the map: %o %s", (_, turn, forMap) => {
  expect(wheelIsForMap(turn)).toBe(forMap);
});
