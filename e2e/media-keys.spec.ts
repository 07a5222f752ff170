import { expect, type Page } from "@playwright/test";
import { keepAudio, listen, sound } from "./heard-sound.ts";
import { test } from "./site-test.ts";

const ALBUM = "/fr/album/delta-sans-fin";

declare global {
  interface Window {
    /** The handlers that the page has set on `navigator.mediaSession`, for the system's media keys and lock screen. */
    session: {
      handlers: Partial<Record<MediaSessionAction, MediaSessionActionHandler | null>>;
      positions: MediaPositionState[];
    };
  }
}

test.beforeEach(({ page }) => keepAudio(page));

/** Records what the page sets on the media session, and passes it on. Call it before the page is opened. */
const keepSession = (page: Page) =>
  page.addInitScript(() => {
    window.session = { handlers: {}, positions: [] };
    const { setActionHandler, setPositionState } = MediaSession.prototype;
    MediaSession.prototype.setActionHandler = function (action, handler) {
      setActionHandler.call(this, action, handler);
      window.session.handlers[action] = handler;
    };
    MediaSession.prototype.setPositionState = function (state = {}) {
      setPositionState.call(this, state);
      window.session.positions.push(state);
    };
  });

/** Returns what the system shows. */
const shown = (page: Page) =>
  page.evaluate(() => {
    const { metadata, playbackState } = navigator.mediaSession;
    const { title, artist, album } = metadata ?? {};
    return { title, artist, album, playbackState, position: window.session.positions.at(-1)?.position ?? 0 };
  });

/** Does what the system does when one of its media keys is pressed. */
const key = (page: Page, details: MediaSessionActionDetails) =>
  page.evaluate((pressed) => window.session.handlers[pressed.action]?.(pressed), details);

test("the system's media keys and lock screen show and control the playing track", async ({ page }) => {
  await keepSession(page);
  await listen(page, ALBUM);
  const rows = page.locator("[data-track]");
  const name = await rows.first().getByRole("link").first().getAttribute("title");
  const title = name ?? (await rows.first().getByRole("link").first().textContent());
  await expect
    .poll(() => shown(page))
    .toMatchObject({ title, artist: /\w/, album: "Delta sans fin", playbackState: "playing" });
  const covers = await page.evaluate(async () =>
    Promise.all(
      (navigator.mediaSession.metadata?.artwork ?? []).map(async ({ src, sizes }) => {
        const image = new Image();
        image.src = src;
        await image.decode();
        return { told: sizes, is: `${image.naturalWidth}x${image.naturalHeight}` };
      }),
    ),
  );
  expect(covers.length).toBeGreaterThan(1);
  for (const { told, is } of covers) expect(is).toBe(told);

  await key(page, { action: "pause" });
  await expect.poll(async () => (await sound(page)).paused).toBe(true);
  await expect.poll(() => shown(page)).toMatchObject({ playbackState: "paused" });
  await key(page, { action: "seekto", seekTime: 40 });
  await expect.poll(async () => (await sound(page)).at).toBeCloseTo(40, 1);
  await expect.poll(async () => (await shown(page)).position).toBeCloseTo(40, 1);
  await key(page, { action: "seekbackward", seekOffset: 15 });
  await expect.poll(async () => (await sound(page)).at).toBeCloseTo(25, 1);
  await key(page, { action: "seekforward" });
  await expect.poll(async () => (await shown(page)).position).toBeCloseTo(35, 1);
  await key(page, { action: "play" });
  await expect.poll(async () => (await sound(page)).paused).toBe(false);

  const { file } = await sound(page);
  await key(page, { action: "nexttrack" });
  await expect.poll(async () => (await sound(page)).file).not.toBe(file);
  await expect.poll(async () => (await shown(page)).title).not.toBe(title);
  await key(page, { action: "pause" });
  await expect.poll(async () => (await sound(page)).paused).toBe(true);
  await key(page, { action: "seekto", seekTime: 0 });
  await expect.poll(async () => (await sound(page)).at).toBeLessThan(1);
  await key(page, { action: "previoustrack" });
  await expect.poll(async () => (await sound(page)).file).toBe(file);
  await expect.poll(() => shown(page)).toMatchObject({ title });
  await key(page, { action: "stop" });
  await expect(page.getByRole("region", { name: "Lecteur" })).toHaveCount(0);
  await expect.poll(async () => (await shown(page)).title).toBeUndefined();
});
