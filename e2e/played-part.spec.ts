import { expect } from "@playwright/test";
import sharp from "sharp";
import { inColours } from "./axe.ts";
import { test } from "./site-test.ts";

type Colour = readonly [red: number, green: number, blue: number];

/** Least difference at which a person tells two colours apart at a glance: steps of 256, summed over the channels. */
const APART = 60;
const distance = (one: Colour, other: Colour) =>
  one.reduce((sum, value, channel) => sum + Math.abs(value - (other[channel] ?? 0)), 0);

/** Height of the section names at the bottom, pixels. */
const NAMES = 18;

/**
 * Returns the share of drawn pixels in a part of a picture and their mean colour; the commonest colour is the
 * background.
 */
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
  test(`the played part is drawn in another colour than the rest, ${colorScheme}`, async ({ page }) => {
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
    // Move the pointer away: the time under it would be drawn too.
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
