import { expect, type Page } from "@playwright/test";
import { byTurn } from "./by-turn.ts";
import { test } from "./site-test.ts";

const turn = byTurn("en");

/** Texts for the listener in each language. */
const SITES = {
  fr: {
    album: "delta-sans-fin",
    player: "Lecteur",
    listen: (name: string) => `Écouter ${name}`,
    pause: (name: string) => `Mettre ${name} en pause`,
    position: (name: string) => `Position dans ${name}`,
    close: "Fermer le lecteur",
    quieter: "Moins fort",
    louder: "Plus fort",
    other: "English",
    lost: "Sillon de sortie",
    lostTitle: /^Page introuvable/,
  },
  en: {
    album: "endless-delta",
    player: "Player",
    listen: (name: string) => `Play ${name}`,
    pause: (name: string) => `Pause ${name}`,
    position: (name: string) => `Position in ${name}`,
    close: "Close the player",
    quieter: "Quieter",
    louder: "Louder",
    other: "Français",
    lost: "Run-out groove",
    lostTitle: /^Page not found/,
  },
} as const;

/** Names of the first two tracks of the album. */
interface Titles {
  first: string;
  second: string;
}

/** An audio element of the page, with its events in order. */
interface Kept {
  element: HTMLAudioElement & { captureStream(): MediaStream };
  events: string[];
}
declare global {
  interface Window {
    kept: Kept[];
  }
}

test.beforeEach(async ({ page }) => {
  // The element is never inserted into the document, so record it when it is created.
  await page.addInitScript(() => {
    window.kept = [];
    const Bare = window.Audio;
    window.Audio = new Proxy(Bare, {
      construct(target, args) {
        const element = Reflect.construct(target, args) as Kept["element"];
        const events: string[] = [];
        // Not “waiting”: if no other event comes, the machine was late, not the page.
        for (const type of ["play", "pause", "seeking", "emptied", "ended", "error"])
          element.addEventListener(type, () => events.push(type));
        window.kept.push({ element, events });
        return element;
      },
    });
  });
});

async function openAlbum(page: Page, lang: keyof typeof SITES): Promise<Titles> {
  await page.goto(`/${lang}/album/${SITES[lang].album}`);
  const rows = page.locator("[data-track]");
  await expect(rows.nth(1)).toBeVisible();
  const nameOf = async (index: number) => {
    const link = rows.nth(index).locator("a").first();
    return (await link.getAttribute("title")) ?? (await link.textContent()) ?? "";
  };
  return { first: await nameOf(0), second: await nameOf(1) };
}

/** Returns the state of the playing element. */
const sound = (page: Page) =>
  page.evaluate(() => {
    const found = window.kept.find(({ element }) => element.currentSrc.includes("/media/"));
    if (!found) return null;
    const { currentTime, duration, paused, volume, currentSrc } = found.element;
    return {
      currentTime,
      duration,
      paused,
      volume,
      file: currentSrc.split("/").at(-1),
      events: [...found.events],
    };
  });

async function listen(page: Page, label: string) {
  await page.locator("[data-track]").getByRole("button", { name: label, exact: true }).click();
  await expect.poll(async () => (await sound(page))?.paused, { timeout: 60_000 }).toBe(false);
  await expect
    .poll(async () => (await sound(page))?.currentTime ?? 0, { timeout: 60_000 })
    .toBeGreaterThan(0.2);
}

for (const [lang, site] of Object.entries(SITES) as [keyof typeof SITES, (typeof SITES)["fr" | "en"]][]) {
  test.describe(`in ${lang}`, () => {
    test(`nothing of the player is fetched before a track is played; then it sounds${turn(lang)}`, async ({
      page,
    }) => {
      const scripts: string[] = [];
      page.on("response", async (response) => {
        if (response.request().resourceType() === "script")
          scripts.push(await response.text().catch(() => ""));
      });
      const { first } = await openAlbum(page, lang);
      await page.waitForLoadState("networkidle");
      expect(scripts.filter((text) => /howler\.js v|html5PoolSize/.test(text))).toEqual([]);
      await expect(page.getByRole("region", { name: site.player })).toHaveCount(0);

      await listen(page, site.listen(first));
      await expect(page.getByRole("region", { name: site.player })).toBeVisible();
      const before = (await sound(page))?.currentTime ?? 0;
      await expect.poll(async () => (await sound(page))?.currentTime ?? 0).toBeGreaterThan(before + 1);
      const loudest = await page.evaluate(async () => {
        const found = window.kept.find(({ element }) => element.currentSrc.includes("/media/"));
        if (!found) return 0;
        const context = new AudioContext();
        const analyser = context.createAnalyser();
        context.createMediaStreamSource(found.element.captureStream()).connect(analyser);
        const samples = new Float32Array(analyser.fftSize);
        let top = 0;
        // A busy machine outputs sound late.
        for (let look = 0; look < 600 && top < 0.001; look++) {
          await new Promise((then) => setTimeout(then, 50));
          analyser.getFloatTimeDomainData(samples);
          top = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), top);
        }
        await context.close();
        return top;
      });
      expect(loudest).toBeGreaterThan(0.001);
    });

    test(`the strip seeks within one hundredth, and so does another row's waveform${turn(lang)}`, async ({
      page,
    }) => {
      const { first } = await openAlbum(page, lang);
      await listen(page, site.listen(first));
      // Recorded inside the page: if asked from outside, the sound would have moved on.
      const leaps = await page.evaluateHandle(() => {
        const element = window.kept.find((one) => one.element.currentSrc.includes("/media/"))?.element;
        const seen: { file?: string; share: number }[] = [];
        element?.addEventListener("seeking", () =>
          seen.push({
            file: element.currentSrc.split("/").at(-1),
            share: element.currentTime / element.duration,
          }),
        );
        return seen;
      });
      const reached = async () => (await leaps.jsonValue()).at(-1);
      const strip = page.getByRole("slider", { name: site.position(first) });
      const box = await strip.boundingBox();
      if (!box) throw new Error("No strip");
      await strip.click({ position: { x: Math.round(box.width * 0.62), y: 10 } });
      // The sound fades out before it jumps.
      await expect.poll(async () => (await reached())?.share).toBeGreaterThan(0.61);
      const { file, share = 1 } = (await reached()) ?? {};
      expect(share).toBeLessThan(0.63);

      const wave = page.locator("[data-track]").nth(1).locator("[data-waveform]");
      const { width } = (await wave.boundingBox()) ?? { width: 0 };
      await wave.click({ position: { x: Math.round(width / 4), y: 10 } });
      await expect
        .poll(async () => (await sound(page))?.file !== file && !(await sound(page))?.paused, {
          timeout: 60_000,
        })
        .toBe(true);
      await expect.poll(reached).toMatchObject({ file: (await sound(page))?.file });
      expect(Math.abs(((await reached())?.share ?? 0) - 0.25)).toBeLessThan(0.01);
      await expect
        .poll(async () => {
          const { currentTime, duration } = (await sound(page)) ?? { currentTime: 0, duration: 1 };
          return currentTime / duration;
        })
        .toBeGreaterThan(0.255);
    });

    test(`sound continues without a gap over pages and the change of language${turn(lang)}`, async ({
      page,
    }) => {
      const { first } = await openAlbum(page, lang);
      await listen(page, site.listen(first));
      const start = await sound(page);
      await page.evaluate(() => {
        const found = window.kept.find(({ element }) => element.currentSrc.includes("/media/"));
        if (!found) return;
        let last = found.element.currentTime;
        setInterval(() => {
          if (found.element.currentTime < last) found.events.push("back");
          last = found.element.currentTime;
        }, 20);
      });
      await page.getByRole("banner").getByRole("link", { name: "Albums" }).first().click();
      await expect(page).toHaveURL(new RegExp(`/${lang}/albums$`));
      await page.getByRole("banner").getByRole("link", { name: site.other }).click();
      await expect(page.locator("html")).toHaveAttribute("lang", lang === "fr" ? "en" : "fr");
      const other = SITES[lang === "fr" ? "en" : "fr"];
      await expect(page.getByRole("region", { name: other.player })).toBeVisible();
      const after = (await sound(page))?.currentTime ?? 0;
      await expect.poll(async () => (await sound(page))?.currentTime).toBeGreaterThan(after + 1);
      const end = await sound(page);
      expect(end?.events).toEqual(start?.events);
      expect(end?.file).toBe(start?.file);
    });

    test(`sound continues where an address pushed within the site leads to nothing${turn(lang)}`, async ({
      page,
    }) => {
      const { first } = await openAlbum(page, lang);
      await listen(page, site.listen(first));
      const start = await sound(page);
      for (const path of [`/${lang}/nothing-here`, `/${lang}/album/nothing-here`, `/${lang}/no/such/place`]) {
        // A link of the site's own, which its router follows.
        await page.evaluate((to) => {
          const link = document.createElement("a");
          link.href = to;
          link.dataset.page = "";
          document.querySelector("main")?.append(link);
          link.click();
        }, path);
        await expect(page).toHaveURL(path);
        await expect(page.getByRole("heading", { level: 1, name: site.lost })).toBeVisible();
        await expect(page).toHaveTitle(site.lostTitle);
      }
      const { events, currentTime = 0 } = (await sound(page)) ?? {};
      expect(events).toEqual(start?.events);
      await expect.poll(async () => (await sound(page))?.currentTime ?? 0).toBeGreaterThan(currentTime + 0.5);
    });

    test(`two tracks heard for more than five seconds are reported once each, without a user${turn(lang)}`, async ({
      page,
    }) => {
      const reported: unknown[] = [];
      const seconds: number[] = [];
      page.on("request", async (request) => {
        if (!request.url().endsWith("/api/tracks_listeneds")) return;
        reported.push(request.postDataJSON());
        // A page that closes meanwhile answers no more.
        const heard = await sound(page).catch(() => null);
        if (heard) seconds.push(heard.currentTime);
      });
      const { first, second } = await openAlbum(page, lang);
      await listen(page, site.listen(first));
      await expect.poll(() => seconds.length, { timeout: 30_000 }).toBe(1);
      expect(seconds[0]).toBeGreaterThan(4.9);
      await listen(page, site.listen(second));
      await expect.poll(() => seconds.length, { timeout: 30_000 }).toBe(2);
      expect(reported).toHaveLength(2);
      for (const event of reported) {
        expect(event).toEqual({ tracks: expect.stringMatching(/^\/api\/tracks\/\d+$/), user: null });
      }
    });

    test(`volume has ten steps, pause pauses, and close removes the player${turn(lang)}`, async ({
      page,
    }) => {
      const { first } = await openAlbum(page, lang);
      await listen(page, site.listen(first));
      const bar = page.getByRole("region", { name: site.player });
      for (let step = 0; step < 10; step++) await bar.getByRole("button", { name: site.quieter }).click();
      await expect.poll(async () => (await sound(page))?.volume).toBe(0);
      for (let step = 0; step < 10; step++) await bar.getByRole("button", { name: site.louder }).click();
      await expect(bar.locator("input[type=range]")).toHaveValue("1");
      await bar.getByRole("button", { name: site.pause(first) }).click();
      await expect.poll(async () => (await sound(page))?.paused).toBe(true);
      await bar.getByRole("button", { name: site.close }).click();
      await expect(bar).toHaveCount(0);
      await expect(page.locator("html")).not.toHaveAttribute("data-mood");
    });
  });
}
