import { expect } from "@playwright/test";
import { test } from "./site-test.ts";

/** An address without a page; the browser reports its 404 as an error. */
const LOST = "/fr/page-inconnue";
const PAGES = [
  "/fr",
  "/en",
  "/fr/albums",
  "/en/albums/endless-delta",
  "/fr/recherche/kora",
  "/fr/contact",
  LOST,
];

for (const path of PAGES) {
  test(`${path} runs only its own scripts, sets no cookie and violates no rule of its policy`, async ({
    page,
    context,
    provokes,
  }) => {
    const violations: string[] = [];
    page.on("console", (message) => {
      if (/Content.Security.Policy/i.test(message.text())) violations.push(message.text());
    });
    if (path === LOST) provokes(/ 404 .* at \/fr\/page-inconnue$/);
    const answer = await page.goto(path, { waitUntil: "networkidle" });
    const headers = answer?.headers() ?? {};
    expect(headers["content-security-policy"]).toMatch(/script-src 'self'( '(sha256|nonce)-[\w+/=-]+')*;/);
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "deny",
      "referrer-policy": "no-referrer",
    });
    // Before the script below is refused: `provokes` would also accept a violation by a script of the page.
    expect(violations).toEqual([]);
    expect((await context.cookies()).filter(({ name }) => name !== "RFI_LOCALE_COOKIE")).toEqual([]);

    provokes(/^Executing inline script violates .* Content Security Policy directive 'script-src /);
    const ran = await page.evaluate(() => {
      const script = document.createElement("script");
      script.textContent = "window.injected = true";
      document.body.append(script);
      return "injected" in window;
    });
    expect(ran).toBe(false);
  });
}

test("a page is byte-identical for two visitors, whatever they send", async ({ playwright, baseURL }) => {
  const ask = async (extraHTTPHeaders: Record<string, string>) => {
    const visitor = await playwright.request.newContext({ baseURL: baseURL ?? "", extraHTTPHeaders });
    const body = await (await visitor.get("/fr/albums")).text();
    await visitor.dispose();
    return body;
  };
  // A page may be rendered again at any moment, with other ids in it: retry until it is stable.
  await expect(async () => {
    const before = await ask({});
    const other = await ask({
      cookie: "token=abc; RFI_LOCALE_COOKIE=en",
      "accept-language": "en",
      "x-forwarded-host": "evil.example",
    });
    const after = await ask({});
    expect([other === before, after === before]).toEqual([true, true]);
  }).toPass({ timeout: 60_000 });
});

test("a track's real mp3 plays, and a seek requests a range", async ({ page }) => {
  await page.goto("/fr");
  const ranges: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(".mp3")) ranges.push(request.headers().range ?? "");
  });
  const heard = await page.evaluate(async () => {
    const answer = await fetch("/api/front/album/endless-delta");
    const album = (await answer.json()) as { tracks: { mp3Track: string }[] };
    const audio = new Audio(`/${album.tracks[0]?.mp3Track}`);
    audio.muted = true;
    await audio.play();
    audio.currentTime = audio.duration / 2;
    await new Promise((resolve) => audio.addEventListener("seeked", resolve, { once: true }));
    const from = audio.currentTime;
    while (audio.currentTime <= from)
      await new Promise((resolve) => audio.addEventListener("timeupdate", resolve, { once: true }));
    return { duration: audio.duration };
  });
  expect(heard.duration).toBeGreaterThan(60);
  expect(ranges.some((range) => range.startsWith("bytes="))).toBe(true);
});
