import { expect, type Locator } from "@playwright/test";
import { faults } from "./axe.ts";
import { byTurn } from "./by-turn.ts";
import { demoPerson } from "./demo-person.ts";
import { test } from "./site-test.ts";

const turn = byTurn("en");

const WORDS = {
  fr: {
    import: "Importer",
    read: "Lire un montage",
    choose: "Choisir un fichier",
    found: "EP 3 : 5 sons, 1 reconnu dans le catalogue, 1 laissé de côté.",
    near: /^Prendre « Les chasseurs de Ségou » \(titre proche\)$/,
    match: (clip: string) => `Œuvre de « ${clip} »`,
    ear: "Identifier par l’écoute",
    notMusic: "Pas de la musique",
    add: "Porter 4 utilisations au relevé",
    row: /^Œuvre \d+/,
    title: "Titre de l’œuvre",
    reference: "Référence",
    unknown: "Son non reconnu dans le montage : « tambour_court.wav »",
    origin: "Origine",
    unspecified: "À préciser",
    details: /^Détails de « tambour court »/,
    taken: "« Archipel » est repris du catalogue.",
  },
  en: {
    import: "Import",
    read: "Read an edit",
    choose: "Choose a file",
    found: "EP 3: 5 sounds, 1 recognised in the catalogue, 1 left aside.",
    near: /^Take “Les chasseurs de Ségou” \(similar title\)$/,
    match: (clip: string) => `Work of “${clip}”`,
    ear: "Identify by ear",
    notMusic: "Not music",
    add: "Put 4 cues into the sheet",
    row: /^Cue \d+/,
    title: "Work title",
    reference: "Reference",
    unknown: "Sound of the edit that is not recognised: “tambour_court.wav”",
    origin: "Origin",
    unspecified: "To be specified",
    details: /^Details of “tambour court”/,
    taken: "“Archipel” is taken from the catalogue.",
  },
} as const;

const CLIPS = [
  "Sel gemme.wav",
  "les chasseurs segou.wav",
  "mystere.wav",
  "tambour_court.wav",
  "ITW maire.wav",
];
const EDIT = [
  "TITLE: EP 3",
  ...CLIPS.flatMap((clip, index) => [
    `00${index + 1}  AX  AA  C  00:00:00:00 00:00:20:00 10:0${index}:10:00 10:0${index}:30:00`,
    `* FROM CLIP NAME: ${clip}`,
  ]),
].join("\n");

for (const lang of ["fr", "en"] as const) {
  for (const how of ["mouse", "keys"] as const) {
    test(`clips that an edit calls by unknown names are corrected in their rows (${lang}, by ${how})${turn(lang)}`, async ({
      page,
      request,
      baseURL,
    }) => {
      test.slow();
      const words = WORDS[lang];
      const { token } = await demoPerson(request);
      const made = await request.post("/api/user_playlists", {
        headers: { authorization: `Bearer ${token}`, "content-type": "application/ld+json" },
        data: { name: `Inconnus ${lang} ${how}` },
      });
      const { id } = (await made.json()) as { id: number };
      const known = (await (
        await request.get("/api/tracks", { params: { name: "Petites horloges" } })
      ).json()) as { "hydra:member": { mp3Track: string; reference: string }[] };
      const track = known["hydra:member"][0];
      // A minute of the clip's own sound.
      const sound = (await (await request.get(`/${track?.mp3Track}`)).body()).subarray(0, 1_200_000);
      await page.context().addCookies([{ name: "token", value: token, url: baseURL ?? "" }]);
      const act = async (target: Locator) => {
        if (how === "mouse") return target.click();
        await target.focus();
        await page.keyboard.press("Enter");
      };
      const button = (name: string | RegExp) =>
        page.getByRole("button", { name, exact: typeof name === "string" }).first();
      /** Types into a field and selects the suggested track. */
      const take = async (field: Locator, typed: string, title: string) => {
        await field.fill("");
        await field.pressSequentially(typed);
        const option = page.getByRole("option", { name: new RegExp(`^${title}`) }).first();
        await expect(option).toBeVisible();
        if (how === "mouse") return option.click();
        await page.keyboard.press("ArrowDown");
        await expect(option).toHaveAttribute("data-highlighted", "");
        await page.keyboard.press("Enter");
      };
      await page.goto(`/${lang}/user/projects/cue-sheet?project=${id}`);
      await act(button(words.import));
      await act(page.getByRole("menuitem", { name: words.read }));
      const chooser = page.waitForEvent("filechooser");
      await act(button(words.choose));
      await (await chooser).setFiles({ name: "ep3.edl", mimeType: "text/plain", buffer: Buffer.from(EDIT) });
      await expect(page.getByText(words.found)).toBeVisible();
      await expect(page.getByRole("checkbox", { name: "ITW maire.wav" })).not.toBeChecked();

      // The similar title by one key, then on to the next unknown clip.
      const near = page.getByRole("combobox", { name: words.match("les chasseurs segou.wav") });
      if (how === "keys") {
        await near.focus();
        await page.keyboard.press("Enter");
        await expect(page.getByRole("combobox", { name: words.match("mystere.wav") })).toBeFocused();
      } else {
        await button(words.near).click();
      }
      await expect(near).toHaveValue(/^\d+/);

      // By listening: from the clip's own sound.
      const mystery = page.getByRole("listitem").filter({ hasText: "mystere.wav" });
      const sounds = page.waitForEvent("filechooser");
      await act(mystery.getByRole("button", { name: words.ear }));
      await (await sounds).setFiles({ name: "mystere.mp3", mimeType: "audio/mpeg", buffer: sound });
      await expect(mystery.getByRole("combobox")).toHaveValue(/^\d+/, { timeout: 90_000 });
      await expect(mystery.getByRole("combobox").locator("option:checked")).toContainText("Petites horloges");
      expect(await faults(page)).toEqual([]);
      await act(button(words.add));

      // A clip that stays unknown says so, claims no origin, and is corrected by a title or a reference.
      const rows = page.getByRole("listitem", { name: words.row });
      await expect(rows).toHaveCount(4);
      const drum = rows.nth(3);
      await expect(drum.getByText(words.unknown)).toBeVisible();
      await act(drum.getByRole("button", { name: words.details }));
      await expect(drum.getByLabel(words.origin)).toHaveValue("unknown");
      await expect(drum.getByLabel(words.origin).locator("option:checked")).toHaveText(words.unspecified);
      await take(drum.getByLabel(words.title), "archip", "Archipel");
      await expect(drum.getByLabel(words.title)).toHaveValue("Archipel");
      await expect(drum.getByLabel(words.origin)).toHaveValue("library");
      await expect(drum.getByLabel(words.reference)).not.toHaveValue("");
      await expect(page.getByText(words.taken)).toBeAttached();
      await expect(drum.getByText(words.unknown)).toBeHidden();
      await take(drum.getByLabel(words.reference), track?.reference ?? "", "Petites horloges");
      await expect(drum.getByLabel(words.title)).toHaveValue("Petites horloges");
      // The suggestions fade out after the press, and are outside every landmark meanwhile.
      await expect(page.locator("[role=option]")).toHaveCount(0);
      await expect(page.locator("[data-ending-style]")).toHaveCount(0);
      expect(await faults(page)).toEqual([]);
    });
  }
}
