import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test";
import { expectAnnounced, keepAnnouncements } from "./announcements.ts";
import { faults } from "./axe.ts";
import { byTurn } from "./by-turn.ts";
import { demoPerson } from "./demo-person.ts";
import { keepAudio, sound } from "./heard-sound.ts";
import { makeFilm } from "./make-film.ts";
import { test } from "./site-test.ts";

const turn = byTurn("fr");

const WORDS = {
  fr: {
    title: "La musique dans le film",
    coming: "Chargement de la musique dans le film",
    waiting: "3 titres à placer",
    lay: "Placer au curseur : Sel gemme",
    layNext: "Placer au curseur : Archipel",
    block: "N° 1, Sel gemme",
    next: "N° 2, Archipel",
    out: "Sortie de Sel gemme",
    tools: /^N° 1, Sel gemme.* : réglages$/,
    start: "Début",
    row: "Œuvre 1 : Sel gemme",
    other: "À sa place",
    version: "Sel gemme, Version 60 secondes",
    hear: /Écouter Sel gemme, Version 60 secondes à la place/,
    take: "Prendre",
    exchanged: "N° 1, Sel gemme, Version 60 secondes",
    film: "Mon image ou mon montage",
    later: "de 1 s et 3 images à",
    off: "Ôter Archipel du film",
    left: "2 titres à placer",
    placed: /placé à 0 s\.$/,
    listen: "Écouter",
    length: "Durée",
    replace: "Remplacer…",
    parts: "À la place de Sel gemme",
    near: "10 passages proches.",
    replaced: " remplace Sel gemme.",
    number: "N°\u00a01, ",
  },
  en: {
    title: "The music in the film",
    coming: "Loading the music in the film",
    waiting: "3 tracks to place",
    lay: "Lay at the cursor: Sel gemme",
    layNext: "Lay at the cursor: Archipel",
    block: "No. 1, Sel gemme",
    next: "No. 2, Archipel",
    out: "Out of Sel gemme",
    tools: /^No\. 1, Sel gemme.*: settings$/,
    start: "In",
    row: "Cue 1: Sel gemme",
    other: "In its place",
    version: "Sel gemme, 60-second edit",
    hear: /Hear Sel gemme, 60-second edit in its place/,
    take: "Take it",
    exchanged: "No. 1, Sel gemme, 60-second edit",
    film: "My picture or edit",
    later: "from 1 s and 3 frames to",
    off: "Take Archipel off the film",
    left: "2 tracks to place",
    placed: /placed at 0 s\.$/,
    listen: "Listen",
    length: "Duration",
    replace: "Replace…",
    parts: "In place of Sel gemme",
    near: "10 near parts.",
    replaced: " replaces Sel gemme.",
    number: "No. 1, ",
  },
} as const;
const PROJECT = ["Sel gemme", "Archipel", "Poussière rouge"];

interface Found {
  "hydra:member": { "@id": string; name: string }[];
}

async function tracksCalled(request: APIRequestContext, titles: readonly string[]): Promise<string[]> {
  return Promise.all(
    titles.map(async (title) => {
      const found = (await (await request.get("/api/tracks", { params: { name: title } })).json()) as Found;
      return found["hydra:member"].find((track) => track.name === title)?.["@id"] ?? "";
    }),
  );
}

async function projectOf(
  request: APIRequestContext,
  token: string,
  name: string,
  tracks?: readonly string[],
): Promise<number> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/ld+json" };
  const data = { name, tracks: tracks ?? (await tracksCalled(request, PROJECT)) };
  const made = await request.post("/api/user_playlists", { headers, data });
  expect(made.status(), await made.text()).toBe(201);
  return ((await made.json()) as { id: number }).id;
}

/** Drags an element sideways by its middle. */
async function drag(page: Page, target: Locator, by: number): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error("It is not on the screen");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by / 2, y);
  await page.mouse.move(x + by, y);
  await page.mouse.up();
}
const frameOf = async (slider: Locator) => Number(await slider.getAttribute("aria-valuenow"));

for (const lang of ["fr", "en"] as const) {
  for (const how of ["mouse", "keys"] as const) {
    test(`a project on a film: its music is placed, moved, trimmed and exchanged, and the sheet follows (${lang}, by ${how})${turn(lang)}`, async ({
      page,
      context,
      request,
      baseURL,
    }) => {
      test.slow();
      const words = WORDS[lang];
      const { token } = await demoPerson(request);
      const id = await projectOf(request, token, `Bande ${lang} ${how}`);
      await context.addCookies([{ name: "token", value: token, url: baseURL ?? "" }]);
      const film = how === "mouse" ? await makeFilm(context, baseURL ?? "", 4) : null;
      await page.setViewportSize({ width: 1440, height: 1000 });
      await keepAudio(page);
      const sent: string[] = [];
      page.on("request", (one) => {
        if (one.method() !== "GET") sent.push(new URL(one.url()).pathname);
      });
      const act = async (target: Locator) => {
        if (how === "mouse") return target.click();
        await target.focus();
        await page.keyboard.press("Enter");
      };
      const slider = (name: string) => page.getByRole("slider", { name, exact: true });
      await page.goto(`/${lang}/user/projects/playlist?search=${id}`);
      await expect(page.getByText(words.waiting)).toBeVisible();

      // The waiting track is placed at the cursor, and the cursor moves to its end.
      await act(page.getByRole("button", { name: words.lay }));
      const block = slider(words.block);
      await expect(block).toBeFocused();
      await expect(page.getByText(words.placed)).toBeAttached();
      await expect(block).toHaveAttribute("aria-valuenow", "0");
      await act(page.getByRole("button", { name: words.layNext }));
      await expect(slider(words.next)).toBeVisible();

      // Moved as a whole, then trimmed at its out point.
      await block.focus();
      const out = slider(words.out);
      const before = await frameOf(out);
      if (how === "mouse") {
        await drag(page, block, 120);
        await expect.poll(() => frameOf(block)).toBeGreaterThan(0);
        await drag(page, out, -40);
      } else {
        for (let frame = 0; frame < 3; frame += 1) await page.keyboard.press("ArrowRight");
        await page.keyboard.press("Shift+ArrowRight");
        await expect(block).toHaveAttribute("aria-valuetext", new RegExp(`^${words.later}`));
        expect(await frameOf(out)).toBe(before + 28);
        await out.focus();
        await page.keyboard.press("Shift+ArrowLeft");
        await expect(out).toHaveAttribute("aria-valuenow", String(before + 3));
      }

      // Placed by typing a timecode; the sheet below shows the same.
      const tools = page.getByRole("region", { name: words.tools });
      const start = tools.getByLabel(words.start, { exact: true });
      await start.focus();
      await start.fill("1:00");
      await page.keyboard.press("Enter");
      await expect(block).toHaveAttribute("aria-valuenow", "1500");
      const row = page.getByRole("listitem", { name: words.row });
      await expect(row.getByLabel(words.start, { exact: true })).toHaveValue("00:01:00:00");
      expect(await faults(page)).toEqual([]);

      // Another version is compared in its place and taken: position and playback stay the same.
      await tools.getByLabel(words.other).selectOption({ label: words.version });
      await act(tools.getByRole("button", { name: words.listen, exact: true }));
      await expect.poll(async () => (await sound(page)).at, { timeout: 60_000 }).toBeGreaterThan(0.5);
      const ab = tools.getByRole("button", { name: words.hear });
      await act(ab);
      // It is audible once both sounds have loaded.
      await expect(ab).toHaveAttribute("aria-pressed", "true", { timeout: 60_000 });
      await act(ab);
      await expect(ab).toHaveAttribute("aria-pressed", "false");
      const heard = await sound(page);
      await act(tools.getByRole("button", { name: words.take, exact: true }));
      await expect(slider(words.exchanged)).toHaveAttribute("aria-valuenow", "1500");
      await expect(row.getByText(/^60.second/)).toBeVisible();
      await expect.poll(async () => (await sound(page)).file).not.toBe(heard.file);
      await expect.poll(async () => (await sound(page)).at).toBeGreaterThanOrEqual(heard.at);

      if (film) {
        const chooser = page.waitForEvent("filechooser");
        await page.getByRole("button", { name: words.film }).click();
        await (await chooser).setFiles({ name: "montage.webm", mimeType: "video/webm", buffer: film });
        await expect(page.locator("canvas[width]").first()).toBeVisible();
      }

      // Taken off the film it waits again, and the sheet keeps its cue.
      await slider(words.next).focus();
      await act(page.getByRole("button", { name: words.off }));
      await expect(page.getByText(words.left)).toBeVisible();
      await expect
        .poll(async () => {
          const answer = await request.get(`/api/user_playlists/${id}/cue_sheet`, {
            headers: { authorization: `Bearer ${token}` },
          });
          const { cues } = (await answer.json()) as {
            cues: { title: string; start: number | null; versionLabel: string }[];
          };
          return cues.map((cue) => [cue.title, cue.versionLabel, cue.start]);
        })
        .toEqual([
          ["Sel gemme", "60 s edit", 1500],
          ["Archipel", "", null],
          ["Poussière rouge", "", null],
        ]);
      expect(await faults(page)).toEqual([]);
      // The policy refuses the style element that WaveSurfer makes for its canvas, which sends a report.
      const known = /cue_sheet|listen|history|session|policy-reports|captcha/;
      // The only change to the project is the exchanged version, sent once.
      expect(sent.filter((path) => !known.test(path))).toEqual([`/api/user_playlists/${id}`]);
    });
  }
}

for (const lang of ["fr", "en"] as const) {
  test(`arrow keys play the most similar parts in place of a part, and Enter takes one (${lang}, by keys)${turn(lang)}`, async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    test.slow();
    const words = WORDS[lang];
    const { token } = await demoPerson(request);
    const id = await projectOf(request, token, `Remplacer ${lang}`);
    await context.addCookies([{ name: "token", value: token, url: baseURL ?? "" }]);
    await page.setViewportSize(lang === "fr" ? { width: 1440, height: 1000 } : { width: 390, height: 844 });
    await keepAudio(page);
    await page.goto(`/${lang}/user/projects/playlist?search=${id}`);
    await page.getByRole("button", { name: words.lay }).press("Enter");
    const tools = page.getByRole("region", { name: words.tools });
    const length = tools.getByLabel(words.length, { exact: true });
    await length.fill("0:20");
    await length.press("Enter");

    const replace = tools.getByRole("button", { name: words.replace });
    await replace.press("Enter");
    const parts = page.getByRole("listbox", { name: words.parts });
    await expect(parts).toBeFocused();
    await expect(tools.getByText(words.near)).toBeVisible();
    for (let step = 0; step < 3; step += 1) await page.keyboard.press("ArrowDown");
    const walked = parts.getByRole("option", { selected: true });
    await expect(walked).toHaveId(/-3$/);
    await expect.poll(async () => (await sound(page)).at, { timeout: 60_000 }).toBeGreaterThan(0);
    expect(await faults(page)).toEqual([]);
    const name = (await walked.locator(".font-semibold").textContent()) ?? "";
    const { file } = await sound(page);
    await page.keyboard.press("Enter");

    await expect(page.getByRole("slider", { name: `${words.number}${name}`, exact: true })).toBeVisible();
    await expect(page.getByText(`${name}${words.replaced}`)).toBeVisible();
    // Playback continues where it is.
    expect((await sound(page)).file).toBe(file);
    await expect
      .poll(async () => {
        const headers = { authorization: `Bearer ${token}` };
        const { tracks } = (await (await request.get(`/api/user_playlists/${id}`, { headers })).json()) as {
          tracks: { name: string }[];
        };
        return tracks.map((track) => track.name);
      })
      .toEqual([name, "Archipel", "Poussière rouge"]);
    await page.keyboard.press("Control+z");
    await expect(page.getByRole("slider", { name: words.block, exact: true })).toBeVisible();
    expect(await faults(page)).toEqual([]);
  });

  test(`a film with many tracks is announced while it loads and shifts nothing when it appears; its sheet loads beside its code (${lang})${turn(lang)}`, async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    const words = WORDS[lang];
    const { token } = await demoPerson(request);
    const all = (await (
      await request.get("/api/tracks", { params: { itemsPerPage: "14" } })
    ).json()) as Found;
    const tracks = all["hydra:member"];
    expect(tracks).toHaveLength(14);
    const id = await projectOf(
      request,
      token,
      `Attente ${lang}`,
      tracks.map((track) => track["@id"]),
    );
    await context.addCookies([{ name: "token", value: token, url: baseURL ?? "" }]);
    await page.setViewportSize(lang === "fr" ? { width: 1440, height: 1000 } : { width: 390, height: 844 });
    await keepAnnouncements(page);
    const requestedPaths: string[] = [];
    page.on("request", (one) => requestedPaths.push(new URL(one.url()).pathname));
    let list = () => {};
    let code = () => {};
    const listed = new Promise<void>((resolve) => {
      list = resolve;
    });
    const loaded = new Promise<void>((resolve) => {
      code = resolve;
    });
    await page.route("**/api/user_all_playlists", async (route) => {
      await listed;
      await route.continue();
    });
    await page.goto(`/${lang}/user/projects/playlist?search=${id}`);
    await page.route("**/_next/static/**/*.js", async (route) => {
      await loaded;
      await route.continue();
    });
    list();
    await expectAnnounced(page, new RegExp(`^${words.coming}$`));
    const row = page.getByRole("link", { name: tracks[0]?.name ?? "", exact: true }).first();
    const place = await row.boundingBox();
    await expect.poll(() => requestedPaths).toContain(`/api/user_playlists/${id}/cue_sheet`);
    const film = page.getByRole("region", { name: words.title, exact: true });
    await expect(film).toBeHidden();
    code();
    await expect(film).toBeVisible();
    expect(await row.boundingBox()).toEqual(place);
  });
}
