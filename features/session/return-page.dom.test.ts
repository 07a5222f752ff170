import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { rememberReturnPage, resumeOnReturn, returnPageFor } from "./return-page.ts";

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

test("a visitor's pending action is stored for half an hour, the page to return to for longer", () => {
  rememberReturnPage(ABOUT);
  vi.advanceTimersByTime(30 * 60_000 - 1);
  expect(returnPageFor(ALBUM)).toMatchObject({ path: ALBUM, ...ABOUT });
  vi.advanceTimersByTime(1);
  expect(returnPageFor(ALBUM)).toEqual({ path: ALBUM, scroll: 0, title: "", at: Date.now() - 30 * 60_000 });
});

describe("on the way back", () => {
  const onReturn = vi.fn();
  const goTo = (address: string) => history.replaceState(null, "", address);
  const pass = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);

  beforeEach(() => {
    onReturn.mockClear();
    goTo("/fr/auth/login");
    resumeOnReturn({ path: ALBUM, scroll: 0, title: "", at: Date.now() }, onReturn);
  });

  test("a pending action waits for a slow page, and runs once", () => {
    pass(60_000);
    expect(onReturn).not.toHaveBeenCalled();
    goTo(ALBUM);
    pass(10_000);
    expect(onReturn).toHaveBeenCalledTimes(1);
  });

  test("a pending action is dropped if another page opens instead", () => {
    goTo("/fr/albums");
    pass(1_000);
    goTo(ALBUM);
    pass(1_000);
    expect(onReturn).not.toHaveBeenCalled();
  });
});
