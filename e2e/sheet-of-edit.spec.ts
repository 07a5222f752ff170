import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type APIRequestContext, expect } from "@playwright/test";
import { xlsxOf } from "#/contract/workbook/test-workbook.ts";
import { faults } from "./axe.ts";
import { byTurn } from "./by-turn.ts";
import { demoPerson } from "./demo-person.ts";
import { pagesOfPdf } from "./pdf-text.ts";
import { test } from "./site-test.ts";

const turn = byTurn("fr");

const WORDS = {
  fr: {
    import: "Importer",
    export: "Exporter",
    read: "Lire un montage",
    choose: "Choisir un fichier",
    left: "1 ligne du relevé n’a pas de place dans ce montage",
    out: "Retirer",
    add: /^Porter \d+ utilisations? au relevé$/,
    done: /3 lignes placées\. \d+ ajoutées\. 1 retirée\.$/,
    again: /\d+ lignes placées\. Aucune ajoutée\.$/,
    row: /^Œuvre \d+/,
    lacking: /points manquent au relevé$/,
    complete: "Compléter",
    programme: "Le programme",
    channel: "Chaîne",
    heading: "Relevé des œuvres musicales",
    rate: "Cadence du montage",
    thirty: "29,97\u00a0i/s (NDF), supposée",
    off: "désactivé dans le montage",
    hidden: /^Une colonne de la feuille «\u00a0Musiques\u00a0» est masquée .*: Fin\.$/,
    reason: "(fichier)",
    workOf: (clip: string) => `Œuvre de «\u00a0${clip}\u00a0»`,
  },
  en: {
    import: "Import",
    export: "Export",
    read: "Read an edit",
    choose: "Choose a file",
    left: "1 row of the sheet has no place in this edit",
    out: "Take out",
    add: /^Put \d+ cues? into the sheet$/,
    done: /3 rows placed\. \d+ added\. 1 taken out\.$/,
    again: /\d+ rows placed\. None added\.$/,
    row: /^Cue \d+/,
    lacking: /points are missing from the sheet$/,
    complete: "Complete it",
    programme: "The programme",
    channel: "Channel",
    heading: "Music cue sheet",
    rate: "Frame rate of the edit",
    thirty: "29.97\u00a0fps (NDF), a guess",
    off: "off in the edit",
    hidden: /^A column of the worksheet “Musiques” is hidden .*: Fin\.$/,
    reason: "(file)",
    workOf: (clip: string) => `Work of “${clip}”`,
  },
} as const;
const EDIT = join(import.meta.dirname, "edits/shotcut-four-tracks.edl");
/** Reads one of the files with which the readers of edits are tested. */
const caseText = (name: string) => readFile(join(import.meta.dirname, "../tests/cases/files", name), "utf8");
/** Three tracks that the edit uses, and one that it does not. */
const PROJECT = ["Sel gemme", "Archipel", "Petites horloges", "Poussière rouge"];

interface Found {
  "hydra:member": { "@id": string; name: string }[];
}

/** Creates a project with these tracks. */
async function projectOf(request: APIRequestContext, token: string, name: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/ld+json" };
  const tracks = await Promise.all(
    PROJECT.map(async (title) => {
      const found = (await (await request.get("/api/tracks", { params: { name: title } })).json()) as Found;
      return found["hydra:member"].find((track) => track.name === title)?.["@id"];
    }),
  );
  const made = await request.post("/api/user_playlists", { headers, data: { name, tracks } });
  expect(made.status(), await made.text()).toBe(201);
  const { id } = (await made.json()) as { id: number };
  return id;
}

for (const lang of ["fr", "en"] as const) {
  for (const how of ["mouse", "keys"] as const) {
    test(`an edit fills the cue sheet of a project, and missing values are listed before the export (${lang}, by ${how})${turn(lang)}`, async ({
      page,
      request,
      baseURL,
    }) => {
      const words = WORDS[lang];
      const { token } = await demoPerson(request);
      const id = await projectOf(request, token, `Mékong ${lang} ${how}`);
      await page.context().addCookies([{ name: "token", value: token, url: baseURL ?? "" }]);
      const act = async (role: "button" | "menuitem" | "radio", name: string | RegExp) => {
        const target = page.getByRole(role, { name, exact: typeof name === "string" }).first();
        if (how === "mouse") return target.click();
        await target.focus();
        await page.keyboard.press(role === "radio" ? "Space" : "Enter");
      };
      const read = async () => {
        await act("button", words.import);
        await act("menuitem", words.read);
        const chooser = page.waitForEvent("filechooser");
        await act("button", words.choose);
        await (await chooser).setFiles(EDIT);
        await expect(page.getByRole("button", { name: words.add })).toBeVisible();
      };
      await page.goto(`/${lang}/user/projects/cue-sheet?project=${id}`);
      const rows = page.getByRole("listitem", { name: words.row });
      await expect(rows).toHaveCount(PROJECT.length);

      await read();
      await expect(page.getByRole("heading", { name: words.left })).toBeVisible();
      expect(await faults(page)).toEqual([]);
      const count = Number(
        /\d+/.exec((await page.getByRole("button", { name: words.add }).textContent()) ?? ""),
      );
      await act("radio", words.out);
      await act("button", words.add);
      await expect(page.getByText(words.done)).toBeVisible();
      await expect(rows).toHaveCount(count);

      await read();
      await act("button", words.add);
      await expect(page.getByText(words.again)).toBeVisible();
      await expect(rows).toHaveCount(count);

      await act("button", words.export);
      await act("menuitem", "CSV");
      const warning = page.getByRole("dialog", { name: words.lacking });
      await expect(warning).toBeVisible();
      expect(await faults(page)).toEqual([]);
      await act("button", new RegExp(words.programme));
      await expect(warning).toBeHidden();
      await expect(page.getByLabel(words.channel)).toBeFocused();
    });
  }

  test(`edits with muted clips, with nested clips, at 29.97, as a workbook and with a file known by its name are read (${lang})${turn(lang)}`, async ({
    page,
    request,
    baseURL,
  }) => {
    const words = WORDS[lang];
    const { token } = await demoPerson(request);
    const id = await projectOf(request, token, `Quatre montages ${lang}`);
    await page.context().addCookies([{ name: "token", value: token, url: baseURL ?? "" }]);
    await page.goto(`/${lang}/user/projects/cue-sheet?project=${id}`);
    await page.getByRole("button", { name: words.import, exact: true }).click();
    await page.getByRole("menuitem", { name: words.read }).click();
    const dialog = page.getByRole("dialog");
    const read = (name: string, content: string | Buffer) =>
      dialog
        .getByLabel(words.choose, { exact: true })
        .and(dialog.locator("input"))
        .setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from(content) });
    const use = (clip: string) =>
      dialog
        .getByRole("listitem")
        .filter({ has: page.getByRole("checkbox", { name: new RegExp(`^${clip}`) }) });

    await read("E01.xml", await caseText("E01.xml"));
    await expect(use("Rive nord.wav").getByRole("checkbox")).toBeChecked();
    for (const clip of ["Rive sud.wav", "Vieille maquette.wav"]) {
      await expect(use(clip).getByText(words.off)).toBeVisible();
      await expect(use(clip).getByRole("checkbox")).not.toBeChecked();
    }

    await read("E05.fcpxml", await caseText("E05.fcpxml"));
    await expect(use("Sel gemme").getByText("01:00:20:00 – 01:00:35:00")).toBeVisible();
    await expect(use("Ardoise").getByText("01:00:40:00 – 01:00:50:00")).toBeVisible();

    await read("E14.edl", await caseText("E14.edl"));
    await expect(use("Delta sans fin.wav").getByText("01:00:10:28 – 01:00:20:15")).toBeVisible();
    await expect(dialog.getByLabel(words.rate).locator("option:checked")).toHaveText(words.thirty);
    expect(await faults(page)).toEqual([]);

    const time = (number: number) => ({ number, format: "hh:mm:ss" });
    const rows = [
      ["Titre", "Début", "Fin"],
      ["Ardoise", time(0.0145), time(0.015)],
    ];
    await read("musiques.xlsx", await xlsxOf([{ name: "Musiques", rows, hiddenColumns: [2] }]));
    await expect(use("Ardoise").getByText("00:20:53:00 – 00:21:36:00")).toBeVisible();
    await expect(dialog.getByText(words.hidden)).toBeVisible();
    expect(await faults(page)).toEqual([]);

    // The file is that of a track of this catalogue, though its name does not contain the title.
    const found = await (await request.get("/api/tracks", { params: { name: "Petites horloges" } })).json();
    const file = String(found["hydra:member"][0].mp3Track).split("/").at(-1) ?? "";
    await read("E26.edl", (await caseText("E26.edl")).replaceAll("AB_0142_v3.wav", file));
    const match = dialog.getByRole("combobox", { name: words.workOf(file) }).locator("option:checked");
    await expect(match).toContainText("Petites horloges");
    await expect(match).toContainText(words.reason);
    await expect(use(file).getByRole("checkbox")).toBeChecked();
    await page.getByRole("button", { name: words.add }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("listitem", { name: words.row })).toHaveCount(PROJECT.length);
  });

  test(`printing a sheet from the browser's menu prints the cue sheet (${lang})${turn(lang)}`, async ({
    page,
    request,
    baseURL,
  }) => {
    const { token } = await demoPerson(request);
    const id = await projectOf(request, token, `Papier ${lang}`);
    await page.context().addCookies([{ name: "token", value: token, url: baseURL ?? "" }]);
    await page.goto(`/${lang}/user/projects/cue-sheet?project=${id}`);
    await expect(page.getByRole("listitem", { name: WORDS[lang].row })).toHaveCount(PROJECT.length);
    const [drawn] = pagesOfPdf(await page.pdf({ preferCSSPageSize: true }));
    const text = drawn?.join("").replaceAll(/\s/g, "") ?? "";
    expect(text).toContain(WORDS[lang].heading.replaceAll(/\s/g, ""));
    expect(text).toContain("Selgemme");
  });
}
