import { expect, type Page } from "@playwright/test";
import { keepAudio, listen, sound } from "./heard-sound.ts";
import { test } from "./site-test.ts";

const ALBUM = "/fr/album/delta-sans-fin";

test.beforeEach(({ page }) => keepAudio(page));

const bar = (page: Page) => page.getByRole("region", { name: "Lecteur" });
const strip = (page: Page) => page.getByRole("slider", { name: /^Position dans/ });
/** Returns the seconds of `mm:ss`. */
const seconds = (text: string) => {
  const [minutes = 0, rest = 0] = text.split(":").map(Number);
  return minutes * 60 + rest;
};

test("the waveform shows the time under the pointer, and a passing second changes nothing but the clock", async ({
  page,
}) => {
  await listen(page, ALBUM);
  const { x = 0, y = 0, width = 0 } = (await strip(page).boundingBox()) ?? {};
  const flag = strip(page).locator("> span:not([data-region], [data-loop-rail])");
  const duration = Number(await strip(page).getAttribute("aria-valuemax"));
  for (const share of [0.25, 0.5, 0.97]) {
    await page.mouse.move(x + share * width, y + 10);
    await expect
      .poll(async () => seconds((await flag.textContent()) ?? ""))
      .toBeCloseTo(share * duration, -0.5);
    const shown = await flag.boundingBox();
    expect((shown?.x ?? 0) + (shown?.width ?? width)).toBeLessThanOrEqual(x + width);
  }
  await page.mouse.move(x + 40, y - 200);
  await expect(flag).toBeHidden();

  // An interrupted sound may have been rendered once; a rendering caused by the clock would appear in every attempt.
  await expect(async () => {
    const changed = await page.evaluateHandle(() => {
      const seen = new Set<string>();
      new MutationObserver((changes) => {
        for (const { target } of changes) {
          const element = target instanceof Element ? target : target.parentElement;
          // Scripts that load late are inserted into the head, which shows nothing.
          const ofClock = element?.closest("[role=slider], [data-at], section[aria-label=Lecteur] p, head");
          if (!ofClock) seen.add(element?.outerHTML.slice(0, 120) ?? target.nodeName);
        }
      }).observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
      return seen;
    });
    const { at } = await sound(page);
    await expect.poll(async () => (await sound(page)).at).toBeGreaterThan(at + 3);
    expect(await changed.evaluate((seen) => [...seen])).toEqual([]);
  }).toPass();
});

test("a part is repeated and used for a search; the lengths of versions are shown beside the full mix's", async ({
  page,
}) => {
  await listen(page, ALBUM);
  await page.keyboard.press("2");
  await expect.poll(async () => (await sound(page)).at).toBeGreaterThan(15);
  await page.keyboard.press("q");
  const panel = page.getByRole("complementary", { name: "File et outils d’écoute" });
  await panel.getByRole("tab", { name: "Passage" }).click();
  await panel.getByRole("button", { name: "Début ici" }).click();
  const { at: early } = await sound(page);
  await expect.poll(async () => (await sound(page)).at).toBeGreaterThan(early + 1.5);
  await panel.getByRole("button", { name: "Fin ici" }).click();
  const likeIt = panel.getByRole("link", { name: "Chercher ce qui ressemble à ce passage" });
  await expect(likeIt).toHaveAttribute("href", /\/search-similarity\?track=\d+&part=[\d.]+-[\d.]+$/);
  // On a busy machine the position is read long after the press, so the marked times come from the player.
  const [from = 0, to = 0] =
    ((await likeIt.getAttribute("href")) ?? "").split("part=")[1]?.split("-").map(Number) ?? [];
  expect(from).toBeGreaterThan(15);
  expect(to).toBeGreaterThan(from);
  const shownTimes = await panel.getByText(/^De \d\d:\d\d à \d\d:\d\d$/).textContent();
  const [begins = 0, ends = 0] = shownTimes?.match(/\d\d:\d\d/g)?.map(seconds) ?? [];
  expect(Math.abs(begins - from)).toBeLessThanOrEqual(1);
  expect(Math.abs(ends - to)).toBeLessThanOrEqual(1);
  // Recorded inside the page, because a repeat may be as short as a second.
  const goals = await page.evaluateHandle(() => {
    const element = window.elements.find(({ currentSrc }) => currentSrc.includes("/media/"));
    const seen: number[] = [];
    element?.addEventListener("seeking", () => seen.push(element.currentTime));
    return seen;
  });
  // Play past the end of the part first, however late the position is read.
  await expect.poll(async () => (await sound(page)).at).toBeGreaterThan(to + 1.5);
  await panel.getByRole("button", { name: "Répéter" }).click();
  await expect
    .poll(async () => (await goals.jsonValue()).length, { timeout: 20_000 + 3_000 * (to - from) })
    .toBeGreaterThan(2);
  // A busy page may handle the jump when the sound has already continued from there, so positions may be later, never
  // earlier.
  expect(Math.abs(Math.min(...(await goals.jsonValue())) - from)).toBeLessThan(0.5);
  expect((await sound(page)).paused).toBe(false);
  await panel.press("Escape");

  await page.keyboard.press("v");
  const family = page
    .getByRole("region", { name: /^Versions de / })
    .getByRole("listitem")
    .filter({ has: page.locator("[data-waveform]") });
  await expect(family.nth(1)).toContainText("% de l’intégrale");
  const lengths = await family.evaluateAll((rows) =>
    rows.map((row) => ({
      duration: row.textContent?.match(/\d\d:\d\d/)?.[0] ?? "",
      width: row.querySelector("[data-waveform]")?.getBoundingClientRect().width ?? 0,
    })),
  );
  const whole = lengths[0];
  expect(lengths.length).toBeGreaterThan(1);
  for (const { duration, width } of lengths)
    expect(width / (whole?.width ?? 1)).toBeCloseTo(seconds(duration) / seconds(whole?.duration ?? ""), 1);
});

test("a control shows its key in the tooltip, until keys are switched off", async ({ page }) => {
  await listen(page, ALBUM);
  const row = page.locator("[data-track]").first();
  const titled = async () => {
    const titles = await page
      .locator("[title]")
      .evaluateAll((all) => all.map((one) => one.getAttribute("title")));
    return [...new Set(titles.flatMap((title) => title?.match(/\(([^()]{1,3})\)$/)?.[1] ?? []))].sort();
  };
  await row.hover();
  await expect
    .poll(titled)
    .toEqual(["/", "A", "C", "D", "E", "F", "K", "M", "N", "P", "Q", "S", "V", "⇧ ↑", "⇧ ↓"]);
  await expect(bar(page).getByTitle(/^Avancer et reculer/)).toBeVisible();
  await page.keyboard.press("q");
  const panel = page.getByRole("complementary", { name: "File et outils d’écoute" });
  await panel.getByRole("tab", { name: "Réglages" }).click();
  await panel.getByRole("checkbox", { name: "Raccourcis d’une seule touche" }).uncheck();
  await expect.poll(titled).toEqual([]);
  await expect(bar(page).getByTitle(/^Avancer et reculer/)).toHaveCount(0);
  await panel.press("Escape");
  await page.keyboard.press("/");
  await page.keyboard.press("k");
  await expect(page.getByRole("combobox").first()).not.toBeFocused();
  expect((await sound(page)).paused).toBe(false);
});
