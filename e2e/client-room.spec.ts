import { type APIRequestContext, expect, type Locator } from "@playwright/test";
import { faults } from "./axe.ts";
import { byTurn } from "./by-turn.ts";
import { demoPerson } from "./demo-person.ts";
import { keepAudio, sound } from "./heard-sound.ts";
import { test } from "./site-test.ts";

const turn = byTurn("fr");

/** Texts of the share page in each language. */
const WORDS = {
  fr: {
    message: "Deux pistes pour la fin.\nDites-moi ce qui vous va.",
    tracks: "Titres de la sélection",
    play: /^Écouter /,
    accept: /^Accepter\s: /,
    reject: /^Pas celui-ci\s: /,
    comment: /^Commenter /,
    commentAt: /^Commentaire sur .*, à 00:0\d$/,
    send: "Envoyer",
    said: "Trop chargé ici",
    from: /à partir de 00:0\d$/,
    compare: /^Comparer .* avec /,
    comparing: "Comparaison au même instant",
    endComparison: "Terminer la comparaison",
    name: /^Votre nom/,
    save: "Enregistrer",
    named: "Vos réponses sont signées «\u00a0Léa\u00a0».",
    left: "2 titres sans réponse",
    news: /3 réponses/,
    acceptedBy: /^Accepté\s: Léa$/,
    rejectedBy: /^Écarté\s: Léa$/,
    answers: "Réponses des clients",
    sheet: "Relevé des œuvres",
    cues: /^Œuvre \d/,
    accepted: "Accepté",
  },
  en: {
    message: "Two cues for the ending.\nTell me what suits you.",
    tracks: "Tracks in the selection",
    play: /^Play /,
    accept: /^Accept: /,
    reject: /^Not this one: /,
    comment: /^Comment on /,
    commentAt: /^Comment on .*, at 00:0\d$/,
    send: "Send",
    said: "Too busy here",
    from: /from 00:0\d$/,
    compare: /^Compare .* with /,
    comparing: "Comparison at the same instant",
    endComparison: "End the comparison",
    name: /^Your name/,
    save: "Save",
    named: "Your answers are signed “Léa”.",
    left: "2 tracks without an answer",
    news: /3 answers/,
    acceptedBy: /^Accepted: Léa$/,
    rejectedBy: /^Rejected: Léa$/,
    answers: "Client answers",
    sheet: "Cue sheet",
    cues: /^Cue \d/,
    accepted: "Accepted",
  },
} as const;

/** A phone used by touch, and a desktop without a mouse. */
const SCREENS = [
  { width: 390, height: 844, hand: "by touch" },
  { width: 1440, height: 900, hand: "by keys alone" },
] as const;

/** The demo may still have to render some sounds. */
const SLOW = 240_000;

interface Room {
  token: string;
  path: string;
  project: number;
  link: string;
}

/** Creates a project of three tracks and a version, with a share page for its client. */
async function openRoom(request: APIRequestContext, name: string, message: string): Promise<Room> {
  const { token } = await demoPerson(request);
  const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/ld+json" };
  const search = await (await request.get("/api/tracks?itemsPerPage=3")).json();
  const tracks: string[] = search["hydra:member"].map((track: { "@id": string }) => track["@id"]);
  const versions = await (await request.get(`${tracks[0]}/versions`)).json();
  const data = { name, tracks: [...tracks, versions["hydra:member"][0]["@id"]] };
  const project = await (await request.post("/api/user_playlists", { headers, data })).json();
  const answer = await request.post(`/api/user_playlists/${project.id}/links`, {
    headers,
    data: { message },
  });
  const link = await answer.json();
  return { token, project: project.id, path: `/share/${link.token}`, link: link["@id"] };
}

for (const [lang, words] of Object.entries(WORDS)) {
  for (const { width, height, hand } of SCREENS) {
    const isPhone = width < 768;
    test.describe(`${lang} ${width}`, () => {
      test.use({ viewport: { width, height }, hasTouch: isPhone });

      test(`in ${lang}, at ${width} px ${hand}: a client listens, answers, comments and compares without an account, and the owner sees the answers${turn(lang)}`, async ({
        page,
        browser,
        baseURL,
        request,
        provokes,
      }) => {
        test.setTimeout(2 * SLOW);
        const title = `Final ${lang} ${width}`;
        const press = async (button: Locator) => {
          if (isPhone) return button.tap();
          await button.focus();
          await button.press("Enter");
        };
        const { path, token, link } = await openRoom(request, title, words.message);
        await keepAudio(page);
        const opened = await page.goto(`/${lang}${path}`);
        expect(opened?.headers()["cache-control"]).toContain("no-store");
        await expect(page.getByText(words.message.split("\n")[1] ?? "")).toBeVisible();
        const rows = page.getByRole("list", { name: words.tracks }).locator("[data-track]");
        await expect(rows).toHaveCount(4);
        await expect(rows.first().locator("img").first()).toBeVisible();
        const row = (at: number) => ({
          play: rows.nth(at).getByRole("button", { name: words.play }),
          accept: rows.nth(at).getByRole("button", { name: words.accept }),
          reject: rows.nth(at).getByRole("button", { name: words.reject }),
          comment: rows.nth(at).getByRole("button", { name: words.comment }),
          compare: rows.nth(at).getByRole("button", { name: words.compare }),
        });
        const [first, second, third] = [row(0), row(1), row(2)];

        await press(first.play);
        await expect.poll(async () => (await sound(page)).at, { timeout: SLOW }).toBeGreaterThan(1);
        await press(first.comment);
        await expect(page.getByRole("textbox", { name: words.commentAt })).toBeFocused();
        await page.keyboard.type(words.said);
        expect(await faults(page)).toEqual([]);
        await press(rows.first().getByRole("button", { name: words.send, exact: true }));
        await expect(rows.first().getByText(words.said)).toBeVisible();
        await expect(rows.first().getByRole("button", { name: words.from })).toBeVisible();
        await expect(first.comment).toBeFocused();

        await press(first.accept);
        await expect(first.accept).toHaveAttribute("aria-pressed", "true");
        await press(second.accept);
        await press(second.reject);
        await expect(second.reject).toHaveAttribute("aria-pressed", "true");
        await expect(second.accept).toHaveAttribute("aria-pressed", "false");
        await expect(page.getByRole("heading", { name: words.left })).toBeVisible();

        await press(third.compare);
        const pair = page.getByRole("group", { name: words.comparing });
        const [a, b] = [pair.getByRole("button").first(), pair.getByRole("button").nth(1)];
        await expect(b).toHaveAttribute("aria-pressed", "true", { timeout: SLOW });
        await expect(pair.getByRole("button", { name: words.endComparison })).toBeInViewport({ ratio: 1 });
        await press(a);
        await expect(a).toHaveAttribute("aria-pressed", "true");
        expect(await faults(page)).toEqual([]);
        // When the comparison ends, the audible sound continues: the second candidate, at the same position.
        await press(b);
        const heard = (await sound(page)).file;
        await press(pair.getByRole("button", { name: words.endComparison }));
        await expect(pair).toHaveCount(0);
        await expect(page.getByRole("list", { name: words.tracks })).toBeFocused();
        await expect.poll(async () => (await sound(page)).file, { timeout: SLOW }).not.toBe(heard);
        await expect.poll(async () => (await sound(page)).paused).toBe(false);

        const name = page.getByRole("textbox", { name: words.name });
        await name.fill("Léa");
        await press(page.getByRole("button", { name: words.save, exact: true }));
        await expect(page.getByText(words.named)).toBeVisible();

        await page.reload();
        await expect(first.accept).toHaveAttribute("aria-pressed", "true");
        await expect(second.reject).toHaveAttribute("aria-pressed", "true");
        await expect(rows.first().getByText(words.said)).toBeVisible();
        await expect(name).toHaveValue("Léa");

        // The owner sees the answers in the project and in the cue sheet.
        const owner = await (await browser.newContext({ baseURL, viewport: { width, height } })).newPage();
        await owner.context().addCookies([{ name: "token", value: token, url: baseURL ?? "" }]);
        await owner.goto(`/${lang}/user/projects/playlist`);
        const entry = owner.getByRole("link", { name: new RegExp(title) });
        await expect(entry).toHaveText(words.news);
        await entry.click();
        await expect(owner.getByText(words.acceptedBy)).toBeVisible();
        await expect(owner.getByText(words.rejectedBy)).toBeVisible();
        await expect(owner.getByText(words.said)).toBeVisible();
        await expect(owner.getByRole("region", { name: words.answers })).toBeVisible();
        await expect(entry).not.toHaveText(words.news);
        expect(await faults(owner)).toEqual([]);
        const titleOfProject = await owner.title();
        await owner.getByRole("link", { name: words.sheet, exact: true }).click();
        const cues = owner.getByRole("listitem", { name: words.cues });
        await expect(cues).toHaveCount(4);
        // The title changes after the page, so first wait until the project's title has gone.
        await expect(owner).not.toHaveTitle(titleOfProject);
        await expect(cues.getByText(words.accepted, { exact: true })).toHaveCount(1);
        expect(await faults(owner)).toEqual([]);
        await owner.context().close();

        await request.delete(link, { headers: { Authorization: `Bearer ${token}` } });
        provokes(new RegExp(` 404 .* at /${lang}${path}$`));
        expect((await page.goto(`/${lang}${path}`))?.status()).toBe(404);
      });
    });
  }
}
