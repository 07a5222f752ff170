import { expect, type Page } from "@playwright/test";
import { keepAudio, listen, sound } from "./heard-sound.ts";
import { makeFilm } from "./make-film.ts";
import { test } from "./site-test.ts";

test.beforeEach(({ page }) => keepAudio(page));

/**
 * Returns how many seconds the film is off the sound, and whether it is paused, muted and a local file; null without
 * one.
 */
const film = (page: Page, offset = 0) =>
  page.evaluate((begins) => {
    const element = window.elements.find(({ currentSrc }) => currentSrc.includes("/media/"));
    const video = document.querySelector("video");
    if (!element || !video) return null;
    return {
      drift: Math.abs(element.currentTime - begins - video.currentTime),
      paused: video.paused,
      muted: video.muted,
      local: video.src.startsWith("blob:"),
    };
  }, offset);
const drift = async (page: Page, offset?: number) => (await film(page, offset))?.drift ?? 99;

test("the listener's film plays muted, in step with the sound, and is not uploaded", async ({
  page,
  context,
  baseURL,
}) => {
  test.slow();
  const recorded = await makeFilm(context, baseURL ?? "", 60);
  await listen(page, "/fr/album/delta-sans-fin");
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") sent.push(new URL(request.url()).pathname);
  });
  await page.keyboard.press("q");
  const panel = page.getByRole("complementary", { name: "File et outils d’écoute" });
  await panel.getByRole("tab", { name: "Image" }).click();
  const chooser = panel.getByLabel("Choisir une vidéo");
  const fileChooser = page.waitForEvent("filechooser");
  await panel.getByRole("button", { name: "Choisir une vidéo" }).press("Enter");
  const notes = { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("no film") };
  await (await fileChooser).setFiles(notes);
  await expect(panel.getByRole("alert")).toContainText(/«\snotes\.txt\s» n’est pas une vidéo/);
  await chooser.setInputFiles({ name: "cut.webm", mimeType: "video/webm", buffer: recorded.subarray(0, 90) });
  await expect(panel.getByRole("alert")).toContainText("n’est pas une vidéo");
  await chooser.setInputFiles({ name: "montage.webm", mimeType: "video/webm", buffer: recorded });

  await expect.poll(async () => (await film(page))?.paused).toBe(false);
  const another = panel.getByRole("button", { name: "Choisir une autre vidéo" });
  await expect(another).toHaveAccessibleDescription("montage.webm");
  expect(await film(page)).toMatchObject({ muted: true, local: true });
  await expect.poll(() => drift(page)).toBeLessThan(0.04);
  await page.keyboard.press("2");
  await expect.poll(async () => (await sound(page)).at).toBeGreaterThan(15);
  await expect.poll(() => drift(page)).toBeLessThan(0.04);

  await panel.getByLabel("Début de l’image, en secondes").fill("12.5");
  await expect.poll(() => drift(page, 12.5)).toBeLessThan(0.04);
  await panel.getByRole("button", { name: "L’image plus tard" }).click();
  await expect.poll(() => drift(page, 12.54)).toBeLessThan(0.02);

  await page.keyboard.press("k");
  await expect.poll(async () => (await film(page))?.paused).toBe(true);
  await expect.poll(() => drift(page, 12.54)).toBeLessThan(0.04);
  const grip = page.getByRole("button", { name: "Déplacer l’image avec les flèches" });
  const before = await grip.boundingBox();
  await grip.press("ArrowRight");
  await expect.poll(async () => (await grip.boundingBox())?.x).toBe((before?.x ?? 0) + 24);
  const client = await context.newCDPSession(page);
  await client.send("Emulation.setSafeAreaInsetsOverride", { insets: { left: 60 } });
  await expect.poll(async () => (await grip.boundingBox())?.x).toBe((before?.x ?? 0) + 24 + 60);
  await panel.getByRole("button", { name: "Retirer l’image" }).click();
  await expect(page.locator("video")).toHaveCount(0);
  await expect(panel.getByRole("button", { name: "Choisir une vidéo" })).toBeFocused();
  // The policy refuses the style element that WaveSurfer makes for its canvas, which sends a report.
  const known = ["/api/tracks_listeneds", "/internal/policy-reports"];
  expect(sent.filter((path) => !known.includes(path))).toEqual([]);
});
