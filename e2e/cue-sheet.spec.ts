import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test";
import { expectAnnounced, keepAnnouncements } from "./announcements.ts";
import { faults } from "./axe.ts";
import { byTurn } from "./by-turn.ts";
import { demoPerson } from "./demo-person.ts";
import { pagesOfPdf } from "./pdf-text.ts";
import { test } from "./site-test.ts";

const turn = byTurn("en");

const WORDS = {
  fr: {
    import: "Importer",
    export: "Exporter",
    read: "Lire un montage",
    choose: "Choisir un fichier",
    readTitle: "Lire la musique d’un montage",
    found: "Montage sans titre : 38 sons, 24 reconnus dans le catalogue, 12 laissés de côté.",
    add: "Porter 24 utilisations au relevé",
    added: "24 ajoutées.",
    channel: "Chaîne",
    day: "Première diffusion",
    producer: "Producteur",
    review: "Passer en revue",
    missing: /^\d+ points à compléter$/,
    toFill: /Chaîne à remplir/,
    saved: "Enregistré",
    undo: "Annuler",
    exported: /mekong-fr\.csv est exporté/i,
    print: "Imprimer en français",
    heading: "Relevé des œuvres musicales",
    title: "Titre de l’œuvre",
  },
  en: {
    import: "Import",
    export: "Export",
    read: "Read an edit",
    choose: "Choose a file",
    readTitle: "Read the music of an edit",
    found: "Untitled edit: 38 sounds, 24 recognised in the catalogue, 12 left aside.",
    add: "Put 24 cues into the sheet",
    added: "24 added.",
    channel: "Channel",
    day: "First broadcast",
    producer: "Producer",
    review: "Review",
    missing: /^\d+ items missing$/,
    toFill: /Channel is missing/,
    saved: "Saved",
    undo: "Undo",
    exported: /mekong-en\.csv has been exported/i,
    print: "Print in English",
    heading: "Music cue sheet",
    title: "Work title",
  },
};
/**
 * Forty events on four audio tracks, with voices and location sound, as Shotcut 22.12 exports our timeline: no title,
 * each track numbered from one, truncated reel names, file names of the site's downloads.
 */
const EDIT = join(import.meta.dirname, "edits/shotcut-four-tracks.edl");

/** Creates an empty project for the person. */
async function project(request: APIRequestContext, token: string, name: string): Promise<number> {
  const answer = await request.post("/api/user_playlists", {
    headers: { authorization: `Bearer ${token}`, "content-type": "application/ld+json" },
    data: { name },
  });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { id: number }).id;
}

/** Presses a button by the keyboard. */
async function press(page: Page, name: string): Promise<void> {
  const button = page.getByRole("button", { name, exact: true });
  await button.focus();
  await page.keyboard.press("Enter");
}

/** Chooses an entry of a menu by its first letters, with the keyboard. */
async function choose(page: Page, menu: string, entry: string): Promise<void> {
  await press(page, menu);
  const item = page.getByRole("menuitem", { name: entry, exact: true });
  await expect(item).toBeVisible();
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  for (let steps = 0; steps < 6 && !(await isFocused(item)); steps += 1) {
    const before = await focused();
    await page.keyboard.press("ArrowDown");
    // The focus moves with the next frame.
    await expect.poll(focused).not.toBe(before);
  }
  await expect(item).toBeFocused();
  await page.keyboard.press("Enter");
}
const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

for (const lang of ["fr", "en"] as const) {
  test(`by keyboard from an edit of forty events to CSV and PDF (${lang})${turn(lang)}`, async ({
    page,
    request,
    baseURL,
  }) => {
    test.setTimeout(240_000);
    const words = WORDS[lang];
    const { token } = await demoPerson(request);
    const id = await project(request, token, `Mékong ${lang}`);
    await page.context().addCookies([{ name: "token", value: token, url: baseURL ?? "" }]);
    await keepAnnouncements(page);
    await page.goto(`/${lang}/user/projects/cue-sheet?project=${id}`);
    await expect(page.getByLabel(words.channel)).toBeVisible();
    // A sheet that nobody has edited shows no fields as invalid, only their number.
    const wrong = page.locator("[aria-invalid=true]");
    await expect(page.getByRole("status").filter({ hasText: words.missing })).toBeVisible();
    await expect(wrong).toHaveCount(0);

    await choose(page, words.import, words.read);
    await expect(page.getByRole("dialog", { name: words.readTitle })).toBeVisible();
    const chooser = page.waitForEvent("filechooser");
    await press(page, words.choose);
    await (await chooser).setFiles(EDIT);
    await expect(page.getByText(words.found)).toBeVisible();
    await expectAnnounced(page, new RegExp(`^${words.found}$`));
    expect(await faults(page)).toEqual([]);
    await press(page, words.add);
    await expect(page.getByText(words.added)).toBeVisible();
    await expectAnnounced(page, new RegExp(words.added));
    await expect(page.getByRole("button", { name: words.import, exact: true })).toBeFocused();

    await press(page, words.review);
    await expect(page.getByLabel(words.channel)).toBeFocused();
    await expect(page.getByLabel(words.channel)).toHaveAccessibleDescription(words.toFill);
    await expect(wrong).not.toHaveCount(0);
    expect(await faults(page)).toEqual([]);
    for (const [label, text] of [
      [words.channel, "Arte"],
      [words.day, "2026-11-30"],
      [words.producer, "Bo Travail"],
    ] as const) {
      await page.getByLabel(label).focus();
      await page.getByLabel(label).fill(text);
    }
    // In the format of the page's language, not of the browser's.
    await expect(page.getByLabel(words.day)).toHaveValue("30/11/2026");
    await page.getByLabel(words.title).first().focus();
    await page.keyboard.press("End");
    await page.keyboard.type(" (extrait)");
    await page.keyboard.press("Control+z");
    await expect(page.getByLabel(words.title).first()).not.toHaveValue(/extrait/);
    await expect(page.getByText(words.saved, { exact: true })).toBeVisible();
    expect(await faults(page)).toEqual([]);

    await expectAnnounced(page, new RegExp(`^${words.saved}$`));
    const saving = page.waitForEvent("download");
    await choose(page, words.export, "CSV");
    await expectAnnounced(page, words.exported);
    const csv = await readFile(await (await saving).path(), "utf8");
    const rows = csv.trim().split("\r\n");
    expect(rows).toHaveLength(25);
    expect(rows.slice(1).every((row) => row.includes("Arte") && row.includes("2026-11-30"))).toBe(true);
    expect(rows[1]).toContain("00:00:00:00;00:00:22:01;00:00:22:01");

    const working = page.waitForEvent("download");
    await choose(page, words.export, "Excel");
    const workbook = await readFile(await (await working).path());
    expect(workbook.subarray(0, 2).toString()).toBe("PK");

    await page.evaluate(() => {
      window.print = () => {};
    });
    await choose(page, words.export, words.print);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText(words.heading)).toBeVisible();
    await expect(page.getByRole("banner")).toBeHidden();
    // Free height below the sheet would print as a blank page.
    const below = await page
      .locator("main section[lang] table")
      .evaluate(
        (table) => document.documentElement.scrollHeight - table.getBoundingClientRect().bottom - scrollY,
      );
    expect(below).toBeLessThanOrEqual(1);
    const printed = pagesOfPdf(await page.pdf({ preferCSSPageSize: true }));
    expect(printed.length).toBeGreaterThanOrEqual(2);
    for (const [index, drawn] of printed.entries()) {
      const numbered = drawn.join("").replaceAll(/\s/g, "");
      expect(numbered).toContain(`${index + 1}/${printed.length}`);
    }
    await page.emulateMedia({ media: "screen" });

    const kept = (await (
      await request.get(`/api/user_playlists/${id}/cue_sheet`, {
        headers: { authorization: `Bearer ${token}` },
      })
    ).json()) as { cues: { track: string | null; start: number; end: number }[] };
    expect(kept.cues).toHaveLength(24);
    expect(kept.cues.filter(({ track }) => track !== null)).toHaveLength(24);
    expect(kept.cues[0]).toMatchObject({ start: 0, end: 551 });
  });
}
