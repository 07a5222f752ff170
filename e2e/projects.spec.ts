import { spawnSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { expect, type Locator, type Page } from "@playwright/test";
import { parseBuffer } from "music-metadata";
import { fromBuffer, type ZipFile } from "yauzl";
import { expectAnnounced, keepAnnouncements } from "./announcements.ts";
import { faults } from "./axe.ts";
import { byTurn } from "./by-turn.ts";
import { demoPerson } from "./demo-person.ts";
import { test } from "./site-test.ts";

const turn = byTurn("fr");

/** Texts from a search to a zip file in each language. */
const WORDS = {
  fr: {
    results: /^\d+ titres? pour/,
    tracks: /^Titres/,
    player: "Lecteur",
    project: "Film du soir",
    cart: /^Panier/,
    add: /^Ajouter .* à un projet$/,
    addTitle: /^Ajouter à un projet : ./,
    newName: "Nom d’un nouveau projet",
    created: /Le projet est créé\./,
    play: /^Écouter /,
    pause: /en pause$/,
    drag: /^Déplacer .*, n° /,
    dragHelp: /^Espace ou Entrée pour saisir un titre/,
    lifted: /saisi, position 1 sur 5/,
    over: /en position 2 sur 5\.$/,
    dropped: /posé en position 2 sur 5/,
    note: /^Noter sur/,
    noteText: "Note",
    noteTime: /^Instant de la note/,
    noted: /^Note ajoutée sur «/,
    from: /à partir de 00:07$/,
    all: "Tout télécharger",
    takeTitle: "Télécharger Film du soir",
    take: "Télécharger",
    taken: /^Le fichier est enregistré\.$/,
    sheet: "Relevé des œuvres",
  },
  en: {
    results: /^\d+ tracks? for/,
    tracks: /^Tracks/,
    player: "Player",
    project: "Evening film",
    cart: /cart/i,
    add: /^Add .* to a project$/,
    addTitle: /^Add to a project: ./,
    newName: "Name of a new project",
    created: /The project has been created\./,
    play: /^Play /,
    pause: /^Pause /,
    drag: /^Move .*, no\. /,
    dragHelp: /^Press Space or Enter to pick up a track/,
    lifted: /picked up, position 1 of 5/,
    over: / at position 2 of 5\.$/,
    dropped: /dropped at position 2 of 5/,
    note: /^Note something on/,
    noteText: "Note text",
    noteTime: /^Time of the note/,
    noted: /^Note added to “/,
    from: /from 00:07$/,
    all: "Download all",
    takeTitle: "Download Evening film",
    take: "Download",
    taken: /^The file is saved\.$/,
    sheet: "Cue sheet",
  },
} as const;

/** The demo may still have to render some sounds. */
const SLOW = 240_000;
const TRACKS = 5;

/** Presses a button by the keyboard. */
async function press(button: Locator): Promise<void> {
  await button.focus();
  await button.press("Enter");
}

const ids = (page: Page) =>
  page
    .locator("main [data-track]")
    .evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset.track));

/** Reads the entries of a zip file with another library than the server's. */
async function entriesOf(zip: Buffer): Promise<Map<string, Buffer>> {
  const file = await promisify<Buffer, object, ZipFile>(fromBuffer)(zip, { lazyEntries: true });
  const found = new Map<string, Buffer>();
  return new Promise((resolve, reject) => {
    file.on("error", reject);
    file.on("end", () => resolve(found));
    file.on("entry", (entry) =>
      file.openReadStream(entry, async (error, stream) => {
        if (error) return reject(error);
        found.set(entry.fileName, Buffer.concat(await stream.toArray()));
        file.readEntry();
      }),
    );
    file.readEntry();
  });
}

for (const [lang, words] of Object.entries(WORDS)) {
  test(`in ${lang}, by keys alone: search, listen, five tracks into a project, their order, a note, a zip${turn(lang)}`, async ({
    page,
    context,
    baseURL,
  }, testInfo) => {
    test.setTimeout(2 * SLOW);
    const { token } = await demoPerson(page.request);
    await context.addCookies([{ name: "token", value: token, url: baseURL ?? "" }]);
    await keepAnnouncements(page);
    await page.goto(`/${lang}`);
    // The session is known once the page listens to keys.
    await expect(page.getByRole("banner").getByRole("link", { name: words.cart })).toBeVisible();
    await page.getByRole("main").getByRole("searchbox").first().focus();
    await page.keyboard.type("sangare");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/recherche\//);
    await expect(page.getByRole("heading", { level: 1, name: words.results })).toBeVisible();
    const rows = page.getByRole("list", { name: words.tracks }).locator("[data-track]");
    await press(rows.first().getByRole("button", { name: words.play }));
    // The pressed button now shows its next action, and keeps the focus.
    await expect(rows.first().getByRole("button", { name: words.pause })).toBeFocused();
    await expect(page.getByRole("region", { name: words.player, exact: true })).toBeVisible();

    const dialog = page.getByRole("dialog");
    const project = dialog.getByRole("button", { name: new RegExp(words.project) });
    for (let index = 0; index < TRACKS; index += 1) {
      await press(rows.nth(index).getByRole("button", { name: words.add }));
      await expect(page.getByRole("dialog", { name: words.addTitle })).toBeVisible();
      await expect(dialog.locator("input").and(page.locator(":focus"))).toHaveCount(1);
      if (index === 0) {
        await dialog.getByRole("textbox", { name: words.newName }).focus();
        await page.keyboard.type(words.project);
        await page.keyboard.press("Enter");
        await expect(project).toBeFocused();
        await expectAnnounced(page, words.created);
        // The project was created with the track in it.
        expect(await faults(page)).toEqual([]);
      } else await press(project);
      await expect(project).toHaveAttribute("aria-pressed", "true");
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expect(rows.nth(index).getByRole("button", { name: words.add })).toBeFocused();
    }

    await page.goto(`/${lang}/user/projects/playlist`);
    await press(page.getByRole("link", { name: new RegExp(words.project) }));
    await expect(page.getByRole("heading", { level: 1, name: words.project })).toBeVisible();
    await expect(rows).toHaveCount(TRACKS);
    const [first, second, ...rest] = await ids(page);
    const handle = page.getByRole("button", { name: words.drag }).first();
    await handle.focus();
    await expect(handle).toHaveAccessibleDescription(words.dragHelp);
    // In quick succession, as a person does who knows the keys.
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowDown");
    await expectAnnounced(page, words.lifted);
    await expectAnnounced(page, words.over);
    await page.keyboard.press("Space");
    await expectAnnounced(page, words.dropped);
    await expect.poll(() => ids(page)).toEqual([second, first, ...rest]);

    await press(rows.first().getByRole("button", { name: words.note }));
    await page.getByRole("textbox", { name: words.noteText, exact: true }).fill("Caler ici");
    await page.getByRole("textbox", { name: words.noteTime }).fill("0:07");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: words.from })).toBeVisible();
    await expectAnnounced(page, words.noted);
    await expect(rows.first().getByRole("button", { name: words.note })).toBeFocused();
    expect(await faults(page)).toEqual([]);

    await press(page.getByRole("button", { name: words.all }));
    await expect(page.getByRole("dialog", { name: words.takeTitle })).toBeVisible();
    await expect(dialog.getByRole("radio", { name: /^MP3/ })).toBeChecked();
    expect(await faults(page)).toEqual([]);
    const coming = page.waitForEvent("download", { timeout: SLOW });
    await press(dialog.getByRole("button", { name: words.take, exact: true }));
    const download = await coming;
    expect(download.suggestedFilename()).toBe(`${words.project}.zip`);
    await expectAnnounced(page, words.taken);
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("button", { name: words.all })).toBeFocused();
    const path = testInfo.outputPath("project.zip");
    await download.saveAs(path);
    // A second reader, if the machine has one.
    const unzip = spawnSync("unzip", ["-tq", path], { encoding: "utf8" });
    if (!unzip.error) expect(unzip.stdout).toContain("No errors");
    const entries = await entriesOf(await readFile(path));
    const sounds = [...entries].filter(([name]) => name.endsWith(".mp3"));
    expect(sounds).toHaveLength(TRACKS);
    for (const [name, sound] of sounds) {
      const file = testInfo.outputPath("sound.mp3");
      await writeFile(file, sound);
      const show = ["-v", "error", "-show_entries", "format_tags=title", "-of", "default=nk=1:nw=1", file];
      const probe = spawnSync("ffprobe", show, { encoding: "utf8" });
      if (!probe.error) expect(name).toContain(probe.stdout.trim() || "a title");
      const { common } = await parseBuffer(sound, { mimeType: "audio/mpeg" });
      expect(name).toContain(common.title);
      expect(common.catalognumber).toHaveLength(1);
    }
    expect(entries.get("readme.txt")?.toString()).toContain(words.project);

    await press(page.getByRole("link", { name: words.sheet, exact: true }));
    await expect(page.getByRole("heading", { level: 1, name: words.sheet, exact: true })).toBeVisible();
    await expect(page.getByRole("listitem", { name: /^(Œuvre|Cue) \d/ })).toHaveCount(TRACKS);
  });
}
