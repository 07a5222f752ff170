import { act, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cardComposer, printsOf } from "./card-composer.ts";
import { ListedPrint } from "./listed-print.tsx";

/** Tells the elements under observation that they have come near the viewport. */
let comeNear: () => void;

beforeEach(() => {
  const callbacks: IntersectionObserverCallback[] = [];
  comeNear = () => {
    for (const callback of callbacks) {
      callback([{ isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver);
    }
  };
  class Watcher {
    constructor(callback: IntersectionObserverCallback) {
      callbacks.push(callback);
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal("IntersectionObserver", Watcher);
});
afterEach(() => vi.unstubAllGlobals());

const partIn = (container: HTMLElement) => container.querySelector<HTMLElement>("[style]")?.style;

test("the cards of a list show their parts of one drawing once they come near", () => {
  const prints = [7, 12, 30];
  const cards = prints.map((track) => render(<ListedPrint track={track} prints={prints} />).container);
  for (const card of cards) expect(partIn(card)).toBeUndefined();
  act(() => comeNear());
  for (const card of cards) {
    expect(partIn(card)?.getPropertyValue("--prints")).toBe(
      'url("/media/track/svg/prints.svg?tracks=7,12,30")',
    );
    expect(partIn(card)?.getPropertyValue("--whole")).toBe("300%");
  }
  expect(cards.map((card) => partIn(card)?.getPropertyValue("--at"))).toEqual(["0%", "50%", "100%"]);
});

test("a card without a track keeps an empty background, and a list of one print shows it", () => {
  const { container: empty } = render(<ListedPrint track={null} prints={[7]} />);
  const { container: only } = render(<ListedPrint track={7} prints={[7]} />);
  act(() => comeNear());
  expect(partIn(empty)).toBeUndefined();
  expect(partIn(only)?.getPropertyValue("--at")).toBe("0%");
});

test("a list draws each track once, and none for those who have a portrait", () => {
  const composer = (track: number | null, image: string | null = null) =>
    cardComposer({
      id: 1,
      slug: "a",
      slugEn: "a",
      name: "A",
      image,
      trackCount: 1,
      lead: track === null ? null : { id: track, analysis: `media/track/analysis/${track}.json`, terms: [] },
    } as unknown as Parameters<typeof cardComposer>[0]);
  expect(printsOf([composer(7), composer(7), composer(9), composer(null), composer(11, "a.jpg")])).toEqual([
    7, 9,
  ]);
});
