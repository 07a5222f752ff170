import { expect } from "@playwright/test";
import sharp from "sharp";
import { inColours } from "./axe.ts";
import { test } from "./site-test.ts";

type Colour = readonly [red: number, green: number, blue: number];

/** Two colours that a person tells apart at a glance: steps of 256, added up over the three channels. */
const APART = 60;
const distance = (one: Colour, other: Colour) =>
  one.reduce((sum, value, channel) => sum + Math.abs(value - (other[channel] ?? 0)), 0);

/** Height at the bottom where the names of sections stand, in pixels. */
const NAMES = 18;

/** What a part of a picture shows: its ground (the commonest colour), and what is drawn on it. */
async function drawnIn(
  picture: Buffer,
  from: number,
  to: number,
): Promise<{ share: number; colour: Colour }> {
  const { width, height } = await sharp(picture).metadata();
  const left = Math.round(width * from);
  const pixels = await sharp(picture)
    .extract({ left, top: 0, width: Math.round(width * to) - left, height: height - NAMES })
    .removeAlpha()
    .raw()
    .toBuffer();
  const counts = new Map<string, number>();
  for (let at = 0; at < pixels.length; at += 3) {
    const key = pixels.subarray(at, at + 3).join();
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const colours = [...counts].map(([key, count]) => ({
    colour: key.split(",").map(Number) as never as Colour,
    count,
  }));
  const ground = colours.reduce((most, one) => (one.count > most.count ? one : most)).colour;
  const drawn = colours.filter(({ colour }) => distance(colour, ground) > APART);
  const count = drawn.reduce((sum, one) => sum + one.count, 0);
  const mean = (channel: number) =>
    drawn.reduce((sum, one) => sum + (one.colour[channel] ?? 0) * one.count, 0) / Math.max(1, count);
  return { share: count / (pixels.length / 3), colour: [mean(0), mean(1), mean(2)] };
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`what was played is drawn in another colour than what comes, ${colorScheme}`, async ({ page }) => {
    await page.goto("/fr/album/delta-sans-fin");
    await inColours(page, colorScheme);
    await page
      .getByRole("button", { name: /^Écouter Pirogue/ })
      .first()
      .click();
    const strip = page.getByRole("slider", { name: /^Position dans/ });
    await expect(strip).toBeVisible();
    const { width } = (await strip.boundingBox()) ?? { width: 0 };
    await strip.click({ position: { x: width / 2, y: 20 } });
    // The time under the pointer is drawn as well.
    await page.mouse.move(0, 0);
    await expect(async () => {
      const picture = await strip.screenshot();
      const played = await drawnIn(picture, 0.02, 0.45);
      const rest = await drawnIn(picture, 0.6, 0.98);
      expect(played.share).toBeGreaterThan(0.03);
      expect(rest.share).toBeGreaterThan(0.03);
      expect(distance(played.colour, rest.colour)).toBeGreaterThan(APART);
    }).toPass({ timeout: 60_000 });
  });
}
