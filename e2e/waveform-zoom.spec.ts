import { expect, type Page } from "@playwright/test";
import { axe } from "./axe.ts";
import { keepAudio, listen, sound } from "./heard-sound.ts";
import { test } from "./site-test.ts";

const PHONE = { width: 390, height: 844 };
test.use({ viewport: PHONE, hasTouch: true });

test.beforeEach(({ page }) => keepAudio(page));

const strip = (page: Page) => page.getByRole("slider", { name: /^Position dans/ });
/** Returns how many times wider than the screen the waveform is drawn. */
const magnified = async (page: Page) => ((await strip(page).boundingBox())?.width ?? 0) / PHONE.width;
/** Returns the horizontal position of the playhead on the screen, pixels. */
const head = (page: Page) =>
  strip(page)
    .locator("> [data-at=head]")
    .evaluate((element) => element.getBoundingClientRect().left);

test("two fingers magnify and scroll the waveform without seeking; a tap and the keys still seek", async ({
  page,
}) => {
  await listen(page, "/fr/album/delta-sans-fin");
  await expect.poll(() => magnified(page)).toBe(1);
  const { y = 0, height = 0 } = (await strip(page).boundingBox()) ?? {};
  const at = y + height / 2;
  const seeks = await page.evaluateHandle(() => {
    const seen: string[] = [];
    for (const element of window.elements) element.addEventListener("seeking", () => seen.push("seeking"));
    return seen;
  });
  const client = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...xs: number[]) =>
    client.send("Input.dispatchTouchEvent", { type, touchPoints: xs.map((x, id) => ({ x, y: at, id })) });
  await touch("touchStart", 180);
  await touch("touchStart", 180, 220);
  for (const apart of [30, 50, 80]) await touch("touchMove", 200 - apart, 200 + apart);
  await touch("touchEnd");
  await expect.poll(() => magnified(page)).toBeCloseTo(4, 1);
  expect(await seeks.jsonValue()).toEqual([]);

  await strip(page).press("PageUp");
  await expect.poll(async () => (await sound(page)).at).toBeGreaterThan(29);
  const isSeen = (at: number) => at >= 0 && at < PHONE.width;
  await expect.poll(async () => isSeen(await head(page))).toBe(true);
  await expect(strip(page)).toHaveAttribute("aria-valuetext", /secondes? sur |minute/);

  const before = (await sound(page)).at;
  const sought = (await seeks.jsonValue()).length;
  const now = await head(page);
  await page.touchscreen.tap(now + 100, at);
  await expect.poll(async () => (await seeks.jsonValue()).length).toBeGreaterThan(sought);
  await expect.poll(async () => (await sound(page)).at).toBeGreaterThan(before + 2);
});

test("the large view's buttons magnify it step by step, each announced", async ({ page }) => {
  await listen(page, "/fr/album/delta-sans-fin");
  await page.getByRole("button", { name: "File et outils", exact: true }).click();
  const panel = page.getByRole("complementary", { name: "File et outils d’écoute" });
  await panel.getByRole("tab", { name: "Passage" }).click();
  const closer = panel.getByRole("button", { name: "Agrandir la forme d’onde" });
  const farther = panel.getByRole("button", { name: "Réduire la forme d’onde" });
  await expect(farther).toBeDisabled();
  for (const times of [2, 4, 8]) {
    await closer.press("Enter");
    await expect.poll(() => magnified(page)).toBeCloseTo(times, 1);
    await expect(panel.getByText(`Forme d’onde agrandie ${times} fois`)).toBeAttached();
  }
  await expect(closer).toBeDisabled();
  const found = await axe(page).include("aside").include("section[aria-label=Lecteur]").analyze();
  expect(found.violations.map(({ id }) => id)).toEqual([]);
  for (const times of [4, 2, 1]) {
    await farther.press("Enter");
    await expect.poll(() => magnified(page)).toBeCloseTo(times, 1);
  }
});
