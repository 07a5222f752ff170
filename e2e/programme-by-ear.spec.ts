import { rmSync } from "node:fs";
import { dirname } from "node:path";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { piecesOfPrint } from "#/contract/programme-uses.ts";
import { packProgramme } from "#/contract/sound/programme-bytes.ts";
import { decodeAudio } from "#/server/sound/measuring/decode.ts";
import { pointsOfProgramme } from "#/server/sound/prints/programme-print.ts";
import { faults } from "./axe.ts";
import { byTurn } from "./by-turn.ts";
import { makeFilm } from "./make-film.ts";
import { makeProgramme } from "./make-programme.ts";
import { ownPerson } from "./own-person.ts";
import { test } from "./site-test.ts";

const turn = byTurn("en");

const WORDS = {
  fr: {
    import: "Importer",
    hear: "Identifier la musique d’un programme",
    choose: "Choisir un fichier",
    found: "2 utilisations de notre musique",
    listen: "Écouter Sel gemme dans le programme",
    silence: "Arrêter Sel gemme",
    alone: "Écouter le titre seul, au même instant : Sel gemme",
    start: "Début de Sel gemme",
    refuse: "Refuser Archipel",
    refused: "Refusée",
    undo: "Annuler",
    outcome: "1 ligne reçoit sa place. 1 ligne ajoutée.",
    unheard: /1 ligne du relevé n’est pas entendue/,
    put: "Porter 2 utilisations au relevé",
    done: "1 ligne placée. 1 ligne ajoutée.",
    again: "2 déjà au relevé au même endroit. Aucune ligne ajoutée.",
    row: /^Œuvre \d+/,
    over: /SAHEL_v7_mix\.wav\s» est écouté\s: 2 utilisations trouvées\.$/,
    see: "Voir",
    drop: "Déposer le programme",
    empty: "Ce fichier est vide. Exportez-le à nouveau.",
    unknown: /^Ce fichier n’est ni une vidéo ni un son reconnus\./,
    noSound: /^Cette vidéo n’a pas de piste sonore\./,
    damaged: /^Ce fichier est abîmé/,
  },
  en: {
    import: "Import",
    hear: "Identify the music in a programme",
    choose: "Choose a file",
    found: "2 uses of our music",
    listen: "Play Sel gemme in the programme",
    silence: "Stop Sel gemme",
    alone: "Hear the track alone, at the same instant: Sel gemme",
    start: "In of Sel gemme",
    refuse: "Reject Archipel",
    refused: "Rejected",
    undo: "Undo",
    outcome: "1 row gets its place. 1 row added.",
    unheard: /1 row of the sheet is not heard/,
    put: "Put 2 uses into the sheet",
    done: "1 row placed. 1 row added.",
    again: "2 already in the sheet at the same place. No row added.",
    row: /^Cue \d+/,
    over: /“SAHEL_v7_mix\.wav” has been heard: 2 uses found\.$/,
    see: "See",
    drop: "Drop the programme",
    empty: "This file is empty. Export it again.",
    unknown: /^This file is no video or sound that is known here\./,
    noSound: /^This video has no sound track\./,
    damaged: /^This file is damaged/,
  },
} as const;
const LAID = [
  { title: "Sel gemme", at: 20, from: 15, seconds: 30 },
  { title: "Archipel", at: 80, from: 10, seconds: 35 },
] as const;
const SECONDS = 150;

let programme: { file: string; tracks: string[] } | null = null;
const programmeOf = async (request: APIRequestContext) => {
  programme ??= await makeProgramme(request, SECONDS, LAID);
  return programme;
};
test.afterAll(() => programme && rmSync(dirname(programme.file), { recursive: true }));

interface Sheet {
  programme: { rate: string; duration: number };
  cues: { title: string; start: number | null; end: number | null; writers: unknown[] }[];
}

/** Creates a project with the first track of the programme and one that it does not contain. */
async function projectOf(request: APIRequestContext, token: string, tracks: readonly string[]) {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/ld+json" };
  const other = (await (
    await request.get("/api/tracks", { params: { name: "Petites horloges" } })
  ).json()) as {
    "hydra:member": { "@id": string }[];
  };
  const data = { name: "Sahel", tracks: [tracks[0], other["hydra:member"][0]?.["@id"]] };
  const made = await request.post("/api/user_playlists", { headers, data });
  expect(made.status(), await made.text()).toBe(201);
  const { id } = (await made.json()) as { id: number };
  const sheet = async () =>
    (await (await request.get(`/api/user_playlists/${id}/cue_sheet`, { headers })).json()) as Sheet;
  return { id, sheet };
}

async function choose(
  page: Page,
  label: string,
  file: string | { name: string; mimeType: string; buffer: Buffer },
) {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: label, exact: true }).click();
  await (await chooser).setFiles(file);
}

for (const lang of ["fr", "en"] as const) {
  const words = WORDS[lang];
  for (const how of ["mouse", "keys"] as const) {
    test(`a finished programme is searched, reviewed and added to the cue sheet (${lang}, by ${how})${turn(lang)}`, async ({
      page,
      request,
      baseURL,
    }) => {
      const { file, tracks } = await programmeOf(request);
      const { token } = await ownPerson(request, `oreille-${lang}-${how}`);
      const { id, sheet } = await projectOf(request, token, tracks);
      await page.context().addCookies([{ name: "token", value: token, url: baseURL ?? "" }]);
      const act = async (role: "button" | "menuitem", name: string) => {
        const target = page.getByRole(role, { name, exact: true }).first();
        if (how === "mouse") return target.click();
        await target.focus();
        await page.keyboard.press("Enter");
      };
      await page.goto(`/${lang}/user/projects/cue-sheet?project=${id}`);
      await act("button", words.import);
      await act("menuitem", words.hear);
      await expect(page).toHaveURL(new RegExp(`/${lang}/user/projects/programme\\?project=${id}$`));

      const searchRequest = page.waitForRequest((one) => one.url().endsWith("/api/front/programme_uses"));
      const chooser = page.waitForEvent("filechooser");
      await act("button", words.choose);
      await (await chooser).setFiles(file);
      // The browser sends only the fingerprint, and it equals the one that the server computes from the file, bit by
      // bit.
      const sent = (await searchRequest).postDataJSON() as object;
      const { seconds, points } = pointsOfProgramme(await decodeAudio(file));
      const print = Buffer.from(packProgramme(seconds, points)).toString("base64");
      expect(sent).toEqual({ print: piecesOfPrint(print) });

      await expect(page.getByRole("heading", { name: words.found })).toBeVisible({ timeout: 90_000 });
      expect(await faults(page)).toEqual([]);
      const start = page.getByRole("textbox", { name: words.start });
      await expect(start).toHaveValue(/^10:00:(19|20):\d\d$/);
      const before = await start.inputValue();

      const listen = page.getByRole("button", { name: words.listen, exact: true });
      const alone = page.getByRole("button", { name: words.alone, exact: true });
      const isRefused = page.getByText(words.refused, { exact: true });
      if (how === "mouse") {
        await listen.click();
        await expect(page.getByRole("button", { name: words.silence, exact: true })).toBeVisible();
        await alone.click();
        await expect(alone).toHaveAttribute("aria-pressed", "true");
        await page.getByRole("button", { name: words.silence, exact: true }).click();
        await start.fill("10:00:05:00");
        await start.blur();
        await page.getByRole("button", { name: words.refuse, exact: true }).click();
        await expect(isRefused).toBeVisible();
        await page.getByRole("button", { name: words.undo, exact: true }).click();
        await page.getByRole("button", { name: words.undo, exact: true }).click();
      } else {
        await listen.focus();
        await page.keyboard.press("k");
        await expect(page.getByRole("button", { name: words.silence, exact: true })).toBeFocused();
        await page.keyboard.press("x");
        await expect(alone).toHaveAttribute("aria-pressed", "true");
        await page.keyboard.press("k");
        await expect(listen).toBeFocused();
        await page.keyboard.press("ArrowRight");
        await expect(start).not.toHaveValue(before);
        await page.keyboard.press("ArrowDown");
        await page.keyboard.press("r");
        await expect(isRefused).toBeVisible();
        await page.keyboard.press("Control+z");
        await page.keyboard.press("Control+z");
      }
      await expect(isRefused).toBeHidden();
      await expect(start).toHaveValue(before);

      await expect(page.getByText(words.outcome)).toBeVisible();
      await expect(page.getByText(words.unheard)).toBeVisible();
      await act("button", words.put);
      await expect(page).toHaveURL(new RegExp(`/${lang}/user/projects/cue-sheet\\?project=${id}$`));
      await expect(page.getByText(words.done)).toBeVisible();
      await expect(page.getByRole("listitem", { name: words.row })).toHaveCount(3);
      await expect
        .poll(async () => (await sheet()).cues.map(({ title }) => title))
        .toEqual(["Sel gemme", "Archipel", "Petites horloges"]);
      const kept = await sheet();
      expect(kept.programme).toMatchObject({ rate: "25", duration: SECONDS * 25 });
      for (const [place, { at, seconds: length }] of LAID.entries()) {
        const cue = kept.cues[place];
        const TEN = 10 * 3600 * 25;
        expect(Math.abs((cue?.start ?? 0) - TEN - at * 25)).toBeLessThanOrEqual(25);
        expect(Math.abs((cue?.end ?? 0) - TEN - (at + length) * 25)).toBeLessThanOrEqual(25);
        expect(cue?.writers.length).toBeGreaterThan(0);
      }

      // The programme is still there, and cues already in the sheet are not added again.
      await act("button", words.import);
      await act("menuitem", words.hear);
      await expect(page.getByText(words.again)).toBeVisible();
    });
  }

  test(`a programme is still read while other pages are open (${lang})${turn(lang)}`, async ({
    page,
    request,
    baseURL,
  }) => {
    const { file } = await programmeOf(request);
    const { token } = await ownPerson(request, `oreille-ailleurs-${lang}`);
    await page.context().addCookies([{ name: "token", value: token, url: baseURL ?? "" }]);
    await page.goto(`/${lang}/user/projects/programme`);
    await choose(page, words.choose, file);
    await page.getByRole("link", { name: "Albums" }).first().click();
    await expect(page).toHaveURL(new RegExp(`/${lang}/albums$`));
    await expect(page.getByText(words.over)).toBeVisible({ timeout: 90_000 });
    await page.getByRole("button", { name: words.see, exact: true }).click();
    await expect(page.getByRole("heading", { name: words.found })).toBeVisible();
  });

  test(`a file without a programme is refused with a message that says what to do (${lang})${turn(lang)}`, async ({
    page,
    request,
    baseURL,
  }) => {
    const { token } = await ownPerson(request, `oreille-refus-${lang}`);
    await page.context().addCookies([{ name: "token", value: token, url: baseURL ?? "" }]);
    const silentFilm = await makeFilm(page.context(), baseURL ?? "", 1);
    await page.goto(`/${lang}/user/projects/programme`);
    const alert = page.getByRole("region", { name: words.drop }).getByRole("alert");
    for (const [name, buffer, sentence] of [
      ["vide.mp4", Buffer.alloc(0), words.empty],
      ["lettre.mov", Buffer.from("Sahel, l’eau qui reste".repeat(99)), words.unknown],
      ["muet.webm", silentFilm, words.noSound],
      ["coupe.webm", silentFilm.subarray(0, 40), words.damaged],
    ] as const) {
      await choose(page, words.choose, { name, mimeType: "video/mp4", buffer });
      await expect(alert).toHaveText(sentence);
    }
    expect(await faults(page)).toEqual([]);
  });
}
