import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderInSite } from "#/tests/support/render-in-site.tsx";
import { FollowLinks } from "./follow-links.tsx";
import { IntentLink } from "./intent-link.tsx";

const PLACE = { left: 100, right: 200, top: 20, bottom: 40 } as DOMRect;
const MOUSE = { pointerType: "mouse", button: 0 };

beforeEach(() => void vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(PLACE));
afterEach(() => vi.restoreAllMocks());

const show = (link = <IntentLink href="/fr/album/delta">Delta</IntentLink>) =>
  renderInSite(
    <>
      {link}
      <FollowLinks />
    </>,
  );
const link = () => screen.getByRole("link");
const release = (at: { clientX: number; clientY: number }) => fireEvent.pointerUp(document.body, at);

test("pressing the mouse on a link navigates once: the click that follows does not navigate again", async () => {
  const { journey } = await show();
  fireEvent.pointerDown(link(), MOUSE);
  expect(journey).toEqual(["push /fr/album/delta"]);
  release({ clientX: 150, clientY: 30 });
  expect(fireEvent.click(link(), { detail: 1 })).toBe(false);
  expect(journey).toEqual(["push /fr/album/delta"]);
});

test("a press that is released elsewhere or becomes a drag is undone", async () => {
  const { journey } = await show();
  fireEvent.pointerDown(link(), MOUSE);
  release({ clientX: 150, clientY: 60 });
  expect(journey).toEqual(["push /fr/album/delta", `replace ${location.href}`]);
  fireEvent.pointerDown(link(), MOUSE);
  fireEvent.dragStart(link());
  expect(journey.at(-1)).toBe(`replace ${location.href}`);
  release({ clientX: 150, clientY: 60 });
  expect(journey).toHaveLength(4);
});

test("Enter and a touch navigate on release", async () => {
  const { journey } = await show();
  fireEvent.pointerDown(link(), { pointerType: "touch", button: 0 });
  expect(journey).toEqual([]);
  fireEvent.click(link(), { detail: 1 });
  fireEvent.click(link(), { detail: 0 });
  expect(journey).toEqual(["push /fr/album/delta", "push /fr/album/delta"]);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  "a press with %o is left to the browser",
  async (press) => {
    const { journey } = await show();
    fireEvent.pointerDown(link(), { ...MOUSE, ...press });
    expect(journey).toEqual([]);
  },
);

test("a link with a click handler navigates on release, and one to a new window is left to the browser", async () => {
  const besides = vi.fn();
  const { journey } = await show(
    <IntentLink href="/fr/albums" onClick={besides}>
      Albums
    </IntentLink>,
  );
  fireEvent.pointerDown(link(), MOUSE);
  expect(journey).toEqual([]);
  fireEvent.click(link(), { detail: 1 });
  expect(besides).toHaveBeenCalledOnce();
  expect(journey).toEqual(["push /fr/albums"]);
});

test("a click that its own handler handles does not navigate", async () => {
  const { journey } = await show(
    <IntentLink href="/fr/albums" onClick={(event) => event.preventDefault()}>
      Albums
    </IntentLink>,
  );
  fireEvent.click(link(), { detail: 1 });
  expect(journey).toEqual([]);
});

test("a pointer that rests on a link prefetches its page, one that crosses it does not", async () => {
  vi.useFakeTimers();
  try {
    const { fetched } = await show();
    fireEvent.pointerOver(link());
    fireEvent.pointerOver(document.body);
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(fetched).toEqual([]);
    fireEvent.pointerOver(link());
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(fetched).toEqual(["full /fr/album/delta"]);
  } finally {
    vi.useRealTimers();
  }
});
