import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { BrandGlyph } from "./brand-glyph.tsx";
import { Swatch } from "./swatch.tsx";
import { Wordmark } from "./wordmark.tsx";

it("renders the swatch as an empty element in the hue of its surroundings", () => {
  expect(renderToStaticMarkup(<Swatch />)).toMatch(/^<span class="[^"]+"><\/span>$/);
  expect(readFileSync("components/drawing/swatch.module.css", "utf8")).toContain(
    "background: var(--hue-fill,",
  );
});

it("draws the five furrows of the mark, moving only while playing", () => {
  const still = renderToStaticMarkup(<BrandGlyph />);
  const playing = renderToStaticMarkup(<BrandGlyph playing />);
  expect(still.match(/<path/g)).toHaveLength(5);
  expect(still).not.toMatch(/playing/);
  expect(playing).toMatch(/playing/);
});

it("names a wordmark and draws it in the colour of the text", () => {
  const markup = renderToStaticMarkup(
    <Wordmark src="/brands/marks.svg#canal-levant" label="Canal Levant" width={140} height={24} />,
  );
  expect(markup).toContain('role="img"');
  expect(markup).toContain('aria-label="Canal Levant"');
  expect(markup).toContain('fill="currentColor"');
});
