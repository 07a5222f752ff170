import { expect } from "@playwright/test";
import { axe } from "./axe.ts";
import { keepAudio, listen, sound } from "./heard-sound.ts";
import { test } from "./site-test.ts";

const ALBUM = "/fr/album/delta-sans-fin";

test.beforeEach(({ page }) => keepAudio(page));

test("keys control the player, never while typing, and can be switched off", async ({ page }) => {
  await listen(page, ALBUM);
  await page.keyboard.press("k");
  await expect.poll(async () => (await sound(page)).paused).toBe(true);
  await page.keyboard.press("5");
  await expect.poll(async () => (await sound(page)).at).toBeGreaterThan(20);
  const { at } = await sound(page);
  await page.keyboard.press("l");
  await expect.poll(async () => (await sound(page)).at).toBeGreaterThan(at + 9.5);
  const { file } = await sound(page);
  await page.keyboard.press("n");
  await expect.poll(async () => (await sound(page)).file).not.toBe(file);

  await page.keyboard.press("/");
  await page.keyboard.type("k");
  await page.waitForTimeout(300);
  await expect(page.getByRole("searchbox").or(page.getByRole("combobox")).first()).toHaveValue("k");
  await expect.poll(async () => (await sound(page)).paused).toBe(false);

  // Beside the page, because the suggestions cover its first lines.
  await page.mouse.click(4, 500);
  await page.keyboard.press("?");
  const sheet = page.getByRole("dialog", { name: "Raccourcis clavier" });
  await expect(sheet).toContainText("Ajouter au panier");
  const found = await axe(page).include("[role=dialog]").analyze();
  expect(found.violations.map(({ id }) => id)).toEqual([]);
  await sheet.getByRole("checkbox").uncheck();
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  const before = (await sound(page)).paused;
  await page.keyboard.press("k");
  await page.waitForTimeout(300);
  expect((await sound(page)).paused).toBe(before);
});

test("after a reload the same track is at the same second, paused, with its queue and volume", async ({
  page,
}) => {
  await listen(page, ALBUM);
  await page.keyboard.press("3");
  await expect.poll(async () => (await sound(page)).at).toBeGreaterThan(10);
  await page.keyboard.press("Shift+ArrowDown");
  await page.waitForTimeout(800);
  const left = await sound(page);
  const until = await page.evaluate(() => {
    const element = window.elements.find(({ currentSrc }) => currentSrc.includes("/media/"));
    addEventListener("pagehide", () => sessionStorage.setItem("left", String(element?.currentTime)));
    return element?.currentTime ?? 0;
  });
  await page.reload();
  await expect.poll(async () => (await sound(page)).file, { timeout: 30_000 }).toBe(left.file);
  const leftAt = Number(await page.evaluate(() => sessionStorage.getItem("left")));
  expect(leftAt).toBeGreaterThanOrEqual(until);
  // The player's clock is updated with each drawn frame, and a busy machine draws few.
  await expect.poll(async () => Math.abs((await sound(page)).at - leftAt)).toBeLessThan(1);
  expect((await sound(page)).paused).toBe(true);
  const bar = page.getByRole("region", { name: "Lecteur" });
  await expect(bar.locator("input[type=range]")).toHaveValue("0.9");
  await page.keyboard.press("k");
  await expect.poll(async () => (await sound(page)).at).toBeGreaterThan(leftAt + 0.5);
  await expect(bar.getByRole("button", { name: "Titre suivant" })).toBeEnabled();
});

test("playing in one tab pauses the other; opening one stops nothing", async ({ page, context }) => {
  await listen(page, ALBUM);
  const other = await context.newPage();
  await keepAudio(other);
  await other.goto(ALBUM);
  await expect(other.getByRole("region", { name: "Lecteur" })).toBeVisible({ timeout: 20_000 });
  expect((await sound(page)).paused).toBe(false);
  await other.bringToFront();
  await other.keyboard.press("k");
  await expect.poll(async () => (await sound(other)).paused, { timeout: 30_000 }).toBe(false);
  await expect.poll(async () => (await sound(page)).paused).toBe(true);
});

test("start, seek and stop do not click: no step of the volume is large, and it ends in silence", async ({
  page,
}) => {
  await listen(page, ALBUM);
  const steps = await page.evaluate(async () => {
    const element = window.elements.find(({ currentSrc }) => currentSrc.includes("/media/"));
    if (!element) return null;
    const seen: { volume: number; paused: boolean; seeking: boolean }[] = [];
    const watch = setInterval(
      () => seen.push({ volume: element.volume, paused: element.paused, seeking: element.seeking }),
      1,
    );
    for (const event of ["pause", "seeking", "playing"])
      element.addEventListener(event, () =>
        seen.push({ volume: element.volume, paused: event === "pause", seeking: event === "seeking" }),
      );
    const press = (key: string) =>
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    const until = async (isDone: () => boolean) => {
      while (!isDone()) await new Promise((then) => setTimeout(then, 20));
    };
    const isHeard = () => !element.paused && !element.seeking && element.volume > 0.05;
    press("6");
    await until(() => element.currentTime > element.duration / 2 && isHeard());
    const paused = new Promise((then) => element.addEventListener("pause", then, { once: true }));
    press("k");
    await paused;
    press("k");
    await until(isHeard);
    clearInterval(watch);
    return seen;
  });
  const edges = (steps ?? []).filter(({ paused, seeking }) => paused || seeking);
  expect(edges.length).toBeGreaterThan(1);
  expect(Math.max(...edges.map(({ volume }) => volume))).toBeLessThan(0.02);
});

test("the queue is rearranged by keys, cleared and restored, each announced", async ({ page }) => {
  await listen(page, ALBUM);
  await page.keyboard.press("q");
  const panel = page.getByRole("complementary", { name: "File et outils d’écoute" });
  await expect(panel.getByRole("heading", { name: /À suivre/ })).toBeVisible();
  const entries = panel.locator("[data-entry] [data-move]");
  await expect(entries.nth(2)).toBeVisible();
  const names = await entries.allTextContents();
  await entries.nth(1).focus();
  await page.keyboard.press("Alt+ArrowUp");
  await expect(entries.first()).toHaveText(names[1] ?? "");
  await expect(entries.first()).toBeFocused();
  await expect(panel.getByRole("status").first()).toContainText("place 1 sur");
  const found = await axe(page).include("aside").analyze();
  expect(found.violations.map(({ id }) => id)).toEqual([]);
  await panel.getByRole("button", { name: "Vider la file" }).click();
  await expect(entries).toHaveCount(0);
  await panel.getByRole("button", { name: "Annuler" }).click();
  await expect(entries).toHaveCount(names.length);
  await page.keyboard.press("Escape");
  await expect(panel).toHaveCount(0);
});
