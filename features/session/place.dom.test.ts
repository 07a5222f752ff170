import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { placeOf, rememberPlace } from "./place.ts";

const ALBUM = "/fr/albums/delta?x=1";
const ABOUT = { purpose: "cart", subject: "Delta", track: { id: 7, name: "Delta" } } as const;

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, "", ALBUM);
});
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
});

test("what a visitor was about to do is remembered for half an hour, the way back for longer", () => {
  rememberPlace(ABOUT);
  vi.advanceTimersByTime(30 * 60_000 - 1);
  expect(placeOf(ALBUM)).toMatchObject({ path: ALBUM, ...ABOUT });
  vi.advanceTimersByTime(1);
  expect(placeOf(ALBUM)).toEqual({ path: ALBUM, scroll: 0, title: "", at: Date.now() - 30 * 60_000 });
});
