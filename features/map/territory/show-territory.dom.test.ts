import { afterEach, expect, test, vi } from "vitest";
import { showTerritory } from "./show-territory.ts";

const scrolled: string[] = [];

/** The panel of a territory, whose heading and first track end at these heights. */
function panelOf(heading: number, track: number | null): HTMLElement {
  const panel = document.createElement("div");
  panel.innerHTML = `<h1>Mali</h1>${track === null ? "" : "<ol><li data-track='1'></li><li data-track='2'></li></ol>"}`;
  const [title] = panel.querySelectorAll("h1");
  const [first] = panel.querySelectorAll("[data-track]");
  if (!title) throw new Error("no heading");
  title.getBoundingClientRect = () => new DOMRect(0, heading - 48, 300, 48);
  if (first) first.getBoundingClientRect = () => new DOMRect(0, (track ?? 0) - 56, 300, 56);
  title.scrollIntoView = (how) => scrolled.push(`${title.style.scrollMarginBottom} ${JSON.stringify(how)}`);
  return panel;
}

afterEach(() => {
  scrolled.length = 0;
  vi.unstubAllGlobals();
});

test("heading and first track are scrolled into view together, no farther than needed", () => {
  const panel = panelOf(850, 1_100);
  showTerritory(panel);
  expect(scrolled).toEqual(['250px {"block":"nearest","behavior":"smooth"}']);
  expect(panel.querySelector("h1")?.style.scrollMarginBottom).toBe("");
});

test("without music only the heading is scrolled into view", () => {
  showTerritory(panelOf(850, null));
  expect(scrolled).toEqual(['0px {"block":"nearest","behavior":"smooth"}']);
});

test("there is no animation with reduced motion", () => {
  vi.stubGlobal("matchMedia", (media: string) => ({ matches: media.includes("reduced-motion") }));
  showTerritory(panelOf(850, 1_100));
  expect(scrolled).toEqual(['250px {"block":"nearest","behavior":"instant"}']);
});
