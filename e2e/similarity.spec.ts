import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test";
import { axe } from "./axe.ts";
import { byTurn } from "./by-turn.ts";
import { keepAudio, sound } from "./heard-sound.ts";
import { ownVisitor } from "./own-visitor.ts";
import { test } from "./site-test.ts";

const turn = byTurn("en");

/** Texts that a visitor sees in each language. */
const SITES = {
  fr: {
    language: /^FR\b/,
    title: "Recherche par similarité",
    find: "Chercher un titre",
    results: "Titres ressemblants",
    from: "Début du passage",
    part: /secondes comparées/,
    play: /^Écouter le passage/,
    less: /^Moins comme/,
    rhythm: "Rythme",
    drawn: "Partir d’un fichier",
    another: "Changer de référence",
    sending: "Envoi du fichier",
    cancel: "Annuler",
    choose: "Choisir un son ou un film",
    exact: /C’est cet enregistrement/,
    position: /^Position dans/,
    like: "Sonne comme",
    actions: /^Actions sur/,
    similar: /^Titres qui ressemblent à/,
    hear: "Écouter la référence",
    player: "Lecteur",
  },
  en: {
    language: /^EN\b/,
    title: "Similarity search",
    find: "Find a track",
    results: "Similar tracks",
    from: "Start of the passage",
    part: /^Comparing \d+ seconds/,
    play: /^Play the matching part/,
    less: /^Less like/,
    rhythm: "Rhythm",
    drawn: "Start from a file",
    another: "Change reference",
    sending: "Sending the file",
    cancel: "Cancel",
    choose: "Choose a sound or a film",
    exact: /This very recording/,
    position: /^Position in/,
    like: "Sounds like",
    actions: /^Actions on/,
    similar: /^Tracks like/,
    hear: "Play the reference",
    player: "Player",
  },
} as const;

const TRACK = "Les chasseurs de Ségou";
const FILM = join(import.meta.dirname, "../demo/content/films/sahel-l-eau-qui-reste.webm");
const SOUND = join(import.meta.dirname, "../server/sound/measuring/fixtures/tone.m4a");

/** Bytes per second: an upload slow enough to be watched and stopped. */
const SLOW = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 60_000 };

/** First two bytes of an mp3 frame in the catalogue. */
const FRAME = Buffer.of(0xff, 0xfb);

/** Returns the second half of a recording of the catalogue, in its mp3 encoding. */
async function lastHalf(request: APIRequestContext): Promise<Buffer> {
  const found = await (await request.get("/api/front/tracks?itemsPerPage=1")).json();
  const file = await (await request.get(`/${found["hydra:member"][0].mp3Track}`)).body();
  return file.subarray(file.indexOf(FRAME, Math.floor(file.length / 2)));
}

/** Each journey is a visitor of its own, because a visitor may send only so many files an hour. */
test.beforeEach(({ page }) => page.setExtraHTTPHeaders(ownVisitor()));

/** Chooses a file, again if the page's code had not loaded yet. */
async function choose(
  page: Page,
  file: { name: string; mimeType: string; buffer: Buffer },
  progress: Locator,
): Promise<void> {
  const taken = progress.or(page.getByRole("heading", { level: 1, name: file.name }));
  await expect(async () => {
    await page.locator("input[type=file]").setInputFiles(file);
    await expect(taken.first()).toBeVisible({ timeout: 8_000 });
  }).toPass();
}

/** Returns how many results are fully visible between the page's header and the player, if there is one. */
const wholeRows = (page: Page, player: string) =>
  page.evaluate((player) => {
    const bar = document.querySelector(`section[aria-label="${player}"]`);
    const end = bar?.getBoundingClientRect().top ?? window.innerHeight;
    return [...document.querySelectorAll("main [data-track]")].filter((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return top >= 0 && bottom <= end + 1;
    }).length;
  }, player);

const foundIds = (page: Page, name: string) =>
  page
    .getByRole("list", { name })
    .locator("[data-track]")
    .evaluateAll((rows) => rows.map((row) => row.getAttribute("data-track")));

for (const lang of ["fr", "en"] as const) {
  const site = SITES[lang];

  test(`from a track to tracks similar to a part of it, by keyboard alone (${lang})${turn(lang)}`, async ({
    page,
  }) => {
    await page.goto(`/${lang}/search-similarity`);
    await expect(page.getByRole("heading", { level: 1, name: site.title })).toBeVisible();
    const offer = page.getByRole("button", { name: TRACK });
    await page.getByRole("searchbox", { name: site.find }).focus();
    await page.keyboard.type(TRACK);
    await page.keyboard.press("Enter");
    await expect(offer.first()).toBeVisible();
    await offer.first().focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: TRACK })).toBeVisible();
    await expect.poll(() => foundIds(page, site.results)).toHaveLength(20);
    const whole = await foundIds(page, site.results);

    await page.getByRole("slider", { name: site.from }).focus();
    for (let i = 0; i < 6; i += 1) await page.keyboard.press("PageUp");
    await expect(page.getByText(site.part)).toBeVisible();
    await expect(page).toHaveURL(/part=60-/);
    await expect.poll(() => foundIds(page, site.results)).not.toEqual(whole);

    const list = page.getByRole("list", { name: site.results });
    await expect(list).toHaveAttribute("aria-busy", "false");
    const part = await foundIds(page, site.results);
    await page.getByRole("slider", { name: site.rhythm }).focus();
    await page.keyboard.press("End");
    await expect(page).toHaveURL(/weights=90,60,100/);
    await expect.poll(() => foundIds(page, site.results)).not.toEqual(part);

    await page.goBack();
    await page.goBack();
    await expect(page).not.toHaveURL(/weights=/);
    await expect(list).toHaveAttribute("aria-busy", "false");
    await page.getByRole("button", { name: site.less }).first().press("Enter");
    await expect(page).toHaveURL(/minus=\d+/);
  });

  test(`an uploaded sound is compared and drawn, and another reference can be chosen (${lang})${turn(lang)}`, async ({
    page,
  }) => {
    await page.goto(`/${lang}/search-similarity`);
    await expect(page.getByRole("heading", { name: site.drawn })).toBeVisible();
    const progress = page.getByRole("progressbar", { name: site.sending });
    await choose(page, { name: "tone.m4a", mimeType: "audio/mp4", buffer: await readFile(SOUND) }, progress);
    await expect(page.getByText(site.like)).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole("heading", { level: 1, name: "tone.m4a" })).toBeFocused();
    await page.getByRole("button", { name: site.another }).click();
    await expect(page.getByRole("heading", { level: 1, name: site.title })).toBeVisible();
  });

  test(`an uploaded sound is still there after «back» and in the other language, until a track replaces it (${lang})${turn(lang)}`, async ({
    page,
  }) => {
    const title = (name: string) => page.getByRole("heading", { level: 1, name });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/${lang}/search-similarity`);
    await expect(page.getByRole("heading", { name: site.drawn })).toBeVisible();
    const progress = page.getByRole("progressbar", { name: site.sending });
    await choose(page, { name: "tone.m4a", mimeType: "audio/mp4", buffer: await readFile(SOUND) }, progress);
    await expect(title("tone.m4a")).toBeVisible({ timeout: 60_000 });
    await page.goBack();
    await expect(title(site.title)).toBeVisible();
    await page.goForward();
    await expect(title("tone.m4a")).toBeVisible();
    const other = lang === "fr" ? "en" : "fr";
    await page.locator(`header a[hreflang="${other}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`/${other}/search-similarity`));
    await expect(title("tone.m4a")).toBeVisible();
    const first = page.getByRole("list", { name: SITES[other].results }).locator("[data-track]").first();
    const found = await first.getByRole("link").first().textContent();
    await first.getByRole("button", { name: SITES[other].actions }).click();
    await page.getByRole("dialog").getByRole("button", { name: SITES[other].similar }).click();
    await expect(title(found ?? "")).toBeVisible();
    await page.goBack();
    await expect(title("tone.m4a")).toBeVisible();
  });

  test(`an uploaded part of a recording finds the recording: progress, cancelling, and playing the part (${lang})${turn(lang)}`, async ({
    page,
    request,
  }) => {
    test.slow();
    const buffer = await lastHalf(request);
    await page.goto(`/${lang}/search-similarity`);
    await expect(page.getByRole("button", { name: site.choose })).toBeVisible();
    const network = await page.context().newCDPSession(page);
    const progress = page.getByRole("progressbar", { name: site.sending });
    const send = () => choose(page, { name: "extrait.mp3", mimeType: "audio/mpeg", buffer }, progress);

    await network.send("Network.emulateNetworkConditions", SLOW);
    await send();
    await expect(progress).not.toHaveAttribute("value", "0");
    const other = SITES[lang === "fr" ? "en" : "fr"];
    await page.getByRole("banner").getByRole("link", { name: other.language }).click();
    await expect(page.getByRole("progressbar", { name: other.sending })).toBeVisible();
    await page.getByRole("banner").getByRole("link", { name: site.language }).click();
    await page.getByRole("button", { name: site.cancel }).click();
    await expect(page.getByRole("button", { name: site.choose })).toBeVisible();

    await network.send("Network.emulateNetworkConditions", { ...SLOW, uploadThroughput: -1 });
    await send();
    await expect(page.getByRole("heading", { level: 1, name: "extrait.mp3" })).toBeVisible({
      timeout: 60_000,
    });
    const first = page.getByRole("list", { name: site.results }).locator("[data-track]").first();
    await expect(first).toContainText(site.exact);
    await first.getByRole("button", { name: site.play }).click();
    const position = page.getByRole("slider", { name: site.position });
    await expect.poll(async () => Number(await position.getAttribute("aria-valuenow"))).toBeGreaterThan(20);
    await expect(position.locator("[data-region]")).toHaveCount(1);
  });

  test(`the reference plays on the page of results, from the selected part, with four results visible below (${lang})${turn(lang)}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await keepAudio(page);
    await page.goto(`/${lang}/search-similarity`);
    await page.getByRole("searchbox", { name: site.find }).fill(TRACK);
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: TRACK }).first().click();
    await expect.poll(() => foundIds(page, site.results)).toHaveLength(20);
    await page.getByRole("slider", { name: site.from }).focus();
    for (let i = 0; i < 3; i += 1) await page.keyboard.press("PageUp");
    await expect(page).toHaveURL(/part=30-/);

    const hear = page.getByRole("button", { name: new RegExp(`^${site.hear}`) });
    await hear.focus();
    await page.keyboard.press("Enter");
    await expect.poll(async () => (await sound(page)).at, { timeout: 60_000 }).toBeGreaterThan(30.3);
    const bar = page.getByRole("region", { name: site.player, exact: true });
    await expect(bar.getByRole("link", { name: TRACK })).toBeVisible();
    await expect.poll(() => wholeRows(page, site.player)).toBeGreaterThanOrEqual(4);
    // The same button pauses it.
    await page.keyboard.press("Enter");
    await expect.poll(async () => (await sound(page)).paused).toBe(true);
    const found = await axe(page).include("main").analyze();
    expect(found.violations.map(({ id }) => id)).toEqual([]);
  });

  test(`an uploaded film plays with its picture beside its name, with four results visible below (${lang})${turn(lang)}`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 1440, height: 900 });
    await keepAudio(page);
    await page.goto(`/${lang}/search-similarity`);
    await expect(page.getByRole("heading", { name: site.drawn })).toBeVisible();
    const progress = page.getByRole("progressbar", { name: site.sending });
    await choose(page, { name: "film.webm", mimeType: "video/webm", buffer: await readFile(FILM) }, progress);
    await expect(page.getByRole("heading", { level: 1, name: "film.webm" })).toBeVisible({ timeout: 60_000 });
    await expect.poll(() => foundIds(page, site.results)).toHaveLength(20);
    const film = () =>
      page.evaluate(() => {
        const { paused = true, muted = true, currentTime = 0 } = document.querySelector("video") ?? {};
        return { paused, muted, at: currentTime };
      });
    await page.getByRole("button", { name: new RegExp(`^${site.hear}`) }).click();
    await expect.poll(async () => (await film()).at, { timeout: 60_000 }).toBeGreaterThan(0.3);
    expect(await film()).toMatchObject({ paused: false, muted: false });

    // A found track takes over: the film continues without its own sound.
    await page
      .getByRole("list", { name: site.results })
      .getByRole("button", { name: site.play })
      .first()
      .click();
    await expect.poll(async () => (await sound(page)).paused, { timeout: 60_000 }).toBe(false);
    await expect.poll(film).toMatchObject({ paused: false, muted: true });
    await expect.poll(() => wholeRows(page, site.player)).toBeGreaterThanOrEqual(4);
    // And back, by the keyboard.
    await page.getByRole("button", { name: new RegExp(`^${site.hear}`) }).press("Enter");
    await expect.poll(async () => (await sound(page)).paused).toBe(true);
    await expect.poll(film).toMatchObject({ paused: false, muted: false });
  });
}
