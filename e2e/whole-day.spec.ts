import { readFile } from "node:fs/promises";
import { expect, type Locator, type Page } from "@playwright/test";
import { faults } from "./axe.ts";
import { keepAudio, sound } from "./heard-sound.ts";
import { ownPerson } from "./own-person.ts";
import { pagesOfPdf } from "./pdf-text.ts";
import { test } from "./site-test.ts";

/** Texts that an editor and their client see in the course of a day. */
const WORDS = {
  fr: {
    brief: "lent, cordes, piano",
    home: "Rechercher dans le catalogue",
    cart: /^Panier/,
    audition: "Écoute rapide",
    decisions: { keep: "Garder", away: "Écarter", next: "Suivant" },
    count: "3 gardés · 14 écartés",
    end: "Terminer",
    share: "Partager par un lien",
    copyAgain: "Copier le lien",
    open: "Ouvrir le projet",
    accept: /^Accepter\s: /,
    reject: /^Pas celui-ci\s: /,
    comment: /^Commenter /,
    text: /^Commentaire sur /,
    said: "Plus tendu à cet endroit",
    send: "Envoyer",
    name: /^Votre nom/,
    save: "Enregistrer",
    named: /^Vos réponses sont signées/,
    rejected: /^Écarté\s: Léa$/,
    lay: /^Placer au curseur\s: /,
    settings: /: réglages$/,
    length: "Durée",
    replace: "Remplacer…",
    parts: /^À la place de /,
    near: "10 passages proches.",
    take: "Prendre ce passage",
    replaced: / remplace /,
    kept: "Enregistré",
    export: "Exporter",
    list: /EDL/,
    import: "Importer",
    read: "Lire un montage",
    choose: "Choisir un fichier",
    add: "Porter 3 utilisations au relevé",
    done: "3 lignes placées. Aucune ajoutée.",
    row: /^Œuvre \d/,
    start: "Début",
    print: "Imprimer en français",
    complete: /^Le programme/,
    channel: "Chaîne",
    day: "Première diffusion",
    producer: "Producteur",
    heading: "Relevé des œuvres musicales",
  },
  en: {
    brief: "slow, strings, piano",
    home: "Search the catalogue",
    cart: /cart/i,
    audition: "Quick audition",
    decisions: { keep: "Keep", away: "Put away", next: "Next" },
    count: "3 kept · 14 put away",
    end: "Finish",
    share: "Share by a link",
    copyAgain: "Copy the link",
    open: "Open the project",
    accept: /^Accept: /,
    reject: /^Not this one: /,
    comment: /^Comment on /,
    text: /^Comment on /,
    said: "More tension here",
    send: "Send",
    name: /^Your name/,
    save: "Save",
    named: /^Your answers are signed/,
    rejected: /^Rejected: Léa$/,
    lay: /^Lay at the cursor: /,
    settings: /: settings$/,
    length: "Duration",
    replace: "Replace…",
    parts: /^In place of /,
    near: "10 near parts.",
    take: "Take this part",
    replaced: / replaces /,
    kept: "Saved",
    export: "Export",
    list: /EDL/,
    import: "Import",
    read: "Read an edit",
    choose: "Choose a file",
    add: "Put 3 cues into the sheet",
    done: "3 rows placed. None added.",
    row: /^Cue \d/,
    start: "In",
    print: "Print in English",
    complete: /^The programme/,
    channel: "Channel",
    day: "First broadcast",
    producer: "Producer",
    heading: "Music cue sheet",
  },
} as const;

const AUDITIONED = 30;
/** Positions of the tracks that are kept; of the others every second one is put away, the rest are skipped. */
const KEPT = [1, 15, 30];
const KEYS = { keep: "Enter", away: "x", next: "e" } as const;
const decisionOn = (place: number): keyof typeof KEYS => {
  if (KEPT.includes(place)) return "keep";
  return place % 2 === 0 ? "away" : "next";
};
/** Length of each piece in the film. */
const LENGTH = "0:20";

/** Returns an edit list with everything later by so many seconds, as if an opening had been inserted. */
function pushedBack(list: string, seconds: number): string {
  const later = (code: string) => {
    const [h = 0, m = 0, s = 0, frames = 0] = code.split(":").map(Number);
    const all = h * 3600 + m * 60 + s + seconds;
    return [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60, frames]
      .map((part) => String(part).padStart(2, "0"))
      .join(":");
  };
  return list.replace(/(\S+) (\S+)(?=\r?$)/gm, (both, start: string, end: string) =>
    /^\d\d:/.test(start) ? `${later(start)} ${later(end)}` : both,
  );
}

for (const [lang, how] of [
  ["fr", "mouse"],
  ["en", "keys"],
] as const) {
  test(`a day, from the brief to the printed sheet of the film (${lang}, by ${how})`, async ({
    page,
    context,
    browser,
    request,
    baseURL,
  }) => {
    // Thirty sounds are started, some of which the demo has to render first.
    test.slow();
    const words = WORDS[lang];
    const press = async (target: Locator) => {
      if (how === "mouse") return target.click();
      await target.focus();
      await target.press("Enter");
    };
    const button = (name: string | RegExp, within: Page | Locator = page) =>
      within.getByRole("button", { name, exact: true });
    const choose = async (menu: string, entry: string | RegExp) => {
      await press(button(menu));
      await press(page.getByRole("menuitem", { name: entry, exact: true }));
    };
    const { token } = await ownPerson(request, `day.${lang}`);
    await context.addCookies([{ name: "token", value: token, url: baseURL ?? "" }]);
    await page.setViewportSize({ width: 1440, height: 1000 });
    await keepAudio(page);

    // The brief, in plain words.
    await page.goto(`/${lang}`);
    await expect(page.getByRole("banner").getByRole("link", { name: words.cart })).toBeVisible();
    await page.getByRole("main").getByRole("searchbox", { name: words.home }).fill(words.brief);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`/${lang}/recherche/${encodeURIComponent(words.brief)}`);
    await expect(button(words.audition)).toBeVisible();

    // Thirty tracks are auditioned from their liveliest parts; three are kept.
    if (how === "mouse") await button(words.audition).click();
    else await page.keyboard.press("e");
    const bar = page.locator("[data-audition-bar]");
    const count = bar.locator("[data-count]");
    await expect.poll(async () => (await sound(page)).at, { timeout: 60_000 }).toBeGreaterThan(0.2);
    for (let place = 1; place <= AUDITIONED; place += 1) {
      await expect(count).toHaveText(new RegExp(`^${place} (sur|of) `));
      const decision = decisionOn(place);
      if (how === "mouse") await button(words.decisions[decision], bar).click();
      else await page.keyboard.press(KEYS[decision]);
    }
    await expect(count).toContainText(words.count);
    if (how === "mouse") await button(words.end, bar).click();
    else await page.keyboard.press("Escape");

    // A page for the client, then the project.
    await press(button(words.share, bar));
    await expect(button(words.copyAgain, bar)).toBeVisible();
    const shared = (await bar.getByRole("link").first().getAttribute("href")) ?? "";
    await press(bar.getByRole("link", { name: words.open }));
    await expect(page).toHaveURL(/\/user\/projects\/playlist\?search=\d+$/);
    const rows = page.locator("main [data-track]");
    await expect(rows).toHaveCount(KEPT.length);

    // The client, without an account: one track suits, one does not, with the reason.
    const client = await (await browser.newContext({ baseURL })).newPage();
    await client.goto(shared);
    const heard = client.locator("main [data-track]");
    await expect(heard).toHaveCount(KEPT.length);
    await press(button(words.accept, heard.first()));
    await expect(button(words.accept, heard.first())).toHaveAttribute("aria-pressed", "true");
    await press(button(words.reject, heard.nth(1)));
    await expect(button(words.reject, heard.nth(1))).toHaveAttribute("aria-pressed", "true");
    await press(button(words.comment, heard.nth(1)));
    await client.getByRole("textbox", { name: words.text }).fill(words.said);
    await press(button(words.send, heard.nth(1)));
    await expect(heard.nth(1).getByText(words.said)).toBeVisible();
    await client.getByRole("textbox", { name: words.name }).fill("Léa");
    await press(button(words.save, client));
    await expect(client.getByText(words.named)).toBeVisible();
    await client.context().close();

    // The editor reads the answers beside the film, and places the music.
    await page.reload();
    await expect(rows.nth(1).getByText(words.rejected)).toBeVisible();
    await expect(rows.nth(1).getByText(words.said)).toBeVisible();
    const blocks = page.getByRole("slider", { name: /^(N°|No\.)\s\d, [^:]*$/ });
    const settings = page.getByRole("region", { name: words.settings });
    for (let place = 0; place < KEPT.length; place += 1) {
      await press(button(words.lay).first());
      await expect(blocks).toHaveCount(place + 1);
      const length = settings.getByLabel(words.length, { exact: true });
      await length.fill(LENGTH);
      await length.press("Enter");
    }

    // The rejected track is replaced on the film by a similar part of another.
    await blocks.nth(1).focus();
    await press(button(words.replace, settings));
    const parts = page.getByRole("listbox", { name: words.parts });
    await expect(page.getByText(words.near)).toBeVisible();
    const wanted = parts.getByRole("option").nth(1);
    const name = (await wanted.locator(".font-semibold").textContent()) ?? "";
    if (how === "mouse") {
      await wanted.click();
      await button(words.take).click();
    } else {
      await expect(parts).toBeFocused();
      await page.keyboard.press("ArrowDown");
      await expect(wanted).toHaveAttribute("aria-selected", "true");
      await page.keyboard.press("Enter");
    }
    await expect(page.getByText(words.replaced).first()).toBeAttached();
    await expect(rows.nth(1)).toContainText(name);
    const cues = page.getByRole("listitem", { name: words.row });
    await expect(cues.nth(1)).toHaveAccessibleName(new RegExp(`${name}$`));
    await expect(page.getByText(words.kept, { exact: true })).toBeVisible();

    // The edit list is exported, and imported again with an opening of ten seconds before it.
    const leaving = page.waitForEvent("download");
    await choose(words.export, words.list);
    const list = await readFile(await (await leaving).path(), "utf8");
    expect(list).toContain(name);
    await choose(words.import, words.read);
    const chooser = page.waitForEvent("filechooser");
    await press(button(words.choose));
    await (await chooser).setFiles({
      name: "film.edl",
      mimeType: "text/plain",
      buffer: Buffer.from(pushedBack(list, 10)),
    });
    await press(button(words.add));
    await expect(page.getByText(words.done)).toBeVisible();
    await expect(cues).toHaveCount(KEPT.length);
    const begins = () =>
      cues
        .getByLabel(words.start, { exact: true })
        .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
    await expect.poll(begins).toHaveLength(3);
    expect((await begins())[0]).toBe("00:00:10:00");
    expect(await faults(page)).toEqual([]);

    // The sheet lists what is missing; once completed, it is printed.
    await page.evaluate(() => {
      window.print = () => {};
    });
    await choose(words.export, words.print);
    await press(page.getByRole("dialog").getByRole("button", { name: words.complete }));
    for (const [label, text] of [
      [words.channel, "Arte"],
      [words.day, "2026-11-30"],
      [words.producer, "Bo Travail"],
    ] as const)
      await page.getByLabel(label).fill(text);
    await choose(words.export, words.print);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText(words.heading)).toBeVisible();
    const paper = pagesOfPdf(await page.pdf({ preferCSSPageSize: true }))
      .flat()
      .join("");
    const written = paper.replaceAll(/\s/g, "");
    for (const text of [words.heading, "Arte", "Bo Travail", name, "00:00:10:00"])
      expect(written).toContain(text.replaceAll(/\s/g, ""));
  });
}
