import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test } from "vitest";
import { soundSearchEndpoint } from "#/contract/similarity.ts";
import { continentsEndpoint, taxonomiesEndpoint } from "#/contract/taxonomy.ts";
import { frontTracksEndpoint } from "#/contract/track.ts";
import { clockNow } from "#/features/player/clock.ts";
import { closePlayer, usePlayer } from "#/features/player/store.ts";
import { guidedGroups } from "#/features/search/guided/guided-groups.ts";
import { SimilaritySearch } from "#/features/search/similarity/similarity-search.tsx";
import { call } from "#/lib/api/call.ts";
import { QueryProvider } from "#/lib/api/query-client.tsx";
import type { Lang } from "#/lib/i18n/lang.ts";
import { fakeMedia } from "../support/fake-media.ts";
import { network } from "../support/jsdom.ts";
import { answerByRealApi } from "../support/real-api.ts";
import { renderInSite } from "../support/render-in-site.tsx";

const FILE = "/api/front/file_similarity_search";
const called = answerByRealApi();
const user = userEvent.setup();
const ANALYSIS = {
  duration: 100,
  loudness: -16,
  truePeak: -1,
  sections: [],
  energy: Buffer.alloc(240, 90).toString("base64"),
  spectrum: Buffer.alloc(240 * 24, 90).toString("base64"),
  bars: Buffer.alloc(450, 90).toString("base64"),
};

beforeEach(() => {
  fakeMedia();
  window.history.replaceState(null, "", "/fr/search-similarity");
  network.use(http.get("*/media/track/analysis/*", () => HttpResponse.json(ANALYSIS)));
});

async function open(search = "", lang: Lang = "fr") {
  const { "hydra:member": taxonomies } = await call(taxonomiesEndpoint, { query: { isEnable: "1" } });
  const { "hydra:member": continents } = await call(continentsEndpoint, {});
  const groups = guidedGroups(taxonomies, continents, "Territoires", lang);
  const { "hydra:member": tracks } = await call(frontTracksEndpoint, { query: { itemsPerPage: "1" } });
  const [track] = tracks;
  if (!track) throw new Error("no track");
  window.history.replaceState(
    null,
    "",
    `/${lang}/search-similarity${search.replace("ID", String(track.id))}`,
  );
  called.length = 0;
  await renderInSite(
    <QueryProvider onFailure={() => {}}>
      <SimilaritySearch groups={groups} />
    </QueryProvider>,
    { lang, pathname: `/${lang}/search-similarity`, search: search.replace("ID", String(track.id)) },
  );
  return track;
}

const results = () => screen.findByRole("list", { name: /^(Titres ressemblants|Similar tracks)$/ });
const rows = async () =>
  within(await results())
    .getAllByRole("listitem")
    .filter((row) => row.dataset.track);
const ids = async () => (await rows()).map((row) => row.dataset.track);

test("words sent before the page's code has loaded are searched for", async () => {
  const { name } = await open();
  cleanup();
  await open(`?search=${encodeURIComponent(name)}`);
  expect(screen.getByRole("searchbox", { name: "Chercher un titre" })).toHaveValue(name);
  expect(await screen.findByRole("button", { name: new RegExp(name) })).toBeVisible();
});

describe("from a track", () => {
  test("the page names the track and lists similar ones, each with its matching part lit, its score, sides and reason", async () => {
    const track = await open("?track=ID");
    expect(await screen.findByRole("heading", { level: 1, name: track.name })).toBeVisible();
    const all = await rows();
    expect(all).toHaveLength(20);
    const [first] = all;
    if (!first) throw new Error("no row");
    await waitFor(() => expect(first.querySelector("[data-lit]")).toBeInTheDocument());
    expect(within(first).getByText(/^(Timbre|Harmonie|Rythme) (proche|presque identique)/)).toBeVisible();
    for (const side of ["Timbre", "Harmonie", "Rythme"]) {
      expect(within(first).getByText(side, { selector: "dt" })).toBeVisible();
    }
    expect((await ids()).includes(String(track.id))).toBe(false);
  });

  test.each([
    ["fr", /^Le score pèse les trois barres .* il peut dépasser chacune d’elles/],
    ["en", /^The score weighs the three bars .* it can exceed each of them/],
  ] as const)(
    "beside its results the page says how a score can exceed each of its sides (%s)",
    async (lang, words) => {
      await open("?track=ID", lang);
      const figures = (await rows()).map((row) => ({
        score: Number(row.querySelector("[class*=score]")?.lastChild?.textContent),
        sides: [...row.querySelectorAll("dd:not([aria-hidden])")].map(({ textContent }) =>
          Number(textContent),
        ),
      }));
      expect(figures.some(({ score, sides }) => sides.length === 3 && score > Math.max(...sides))).toBe(true);
      // Beside them on a wide page, above them on a narrow one.
      expect(screen.getAllByText(words)).toHaveLength(2);
    },
  );

  test("in English the same", async () => {
    await open("?track=ID", "en");
    expect(await screen.findByText("closest first")).toBeVisible();
    const [first] = await rows();
    expect(first?.textContent).toMatch(/(Similar|Near-identical) (timbre|harmony|rhythm)/);
  });

  test("a found track begins to play at its matching part", async () => {
    await open("?track=ID");
    const [first] = await rows();
    if (!first) throw new Error("no row");
    await user.click(within(first).getByRole("button", { name: /^Écouter le passage/ }));
    expect(usePlayer.getState().current?.id).toBe(Number(first.dataset.track));
    expect(usePlayer.getState().list).toHaveLength(20);
  });

  test("the row of a track names the version of it that sounds, and pauses that", async () => {
    closePlayer();
    await open("?track=ID");
    const [first] = await rows();
    if (!first) throw new Error("no row");
    await user.click(within(first).getByRole("button", { name: /^Écouter le passage/ }));
    const { current } = usePlayer.getState();
    if (!current) throw new Error("nothing plays");
    const edit = { ...current, versionId: 31, version: "60 s edit" };
    act(() => usePlayer.setState({ current: edit, status: "ready" }));
    expect(first).toHaveAttribute("data-playing", "true");
    await user.click(
      within(first).getByRole("button", { name: `Mettre ${current.name}, Version 60 secondes en pause` }),
    );
    expect(usePlayer.getState()).toMatchObject({ current: { versionId: 31 }, playing: false });
  });

  test.each([
    ["fr", "Écouter la référence\u00a0: ", "Mettre "],
    ["en", "Play the reference: ", "Pause "],
  ] as const)("in %s it is itself played, from the part that counts", async (lang, play, pause) => {
    const track = await open("?track=ID&part=20-40", lang);
    await user.click(await screen.findByRole("button", { name: `${play}${track.name}` }));
    expect(usePlayer.getState().current?.id).toBe(track.id);
    expect(clockNow()).toBe(20);
    const again = await screen.findByRole("button", { name: new RegExp(`^${pause}${track.name}`) });
    await user.click(again);
    expect(usePlayer.getState().playing).toBe(false);
  });

  test("the part is chosen by keyboard: each end is a slider, the address keeps it, the search follows", async () => {
    await open("?track=ID");
    await results();
    const from = screen.getByRole("slider", { name: "Début du passage" });
    from.focus();
    await user.keyboard("{PageDown}{PageUp}{PageUp}{ArrowRight}");
    expect(from).toHaveAttribute("aria-valuenow", "21");
    expect(from).toHaveAttribute("aria-valuetext", "21 secondes");
    const to = screen.getByRole("slider", { name: "Fin du passage" });
    to.focus();
    await user.keyboard("{Home}");
    expect(to).toHaveAttribute("aria-valuenow", "24");
    expect(window.location.search).toContain("part=21-24");
    expect(screen.getByText("00:21 – 00:24")).toBeInTheDocument();
    expect(screen.getByText("00:30")).toBeInTheDocument();
    expect(screen.getByText(/3 secondes comparées/)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Tout comparer" }));
    expect(window.location.search).not.toContain("part=");
  });

  test("“more like this” and “not like this” are written into the address and find other tracks", async () => {
    await open("?track=ID");
    const before = await ids();
    const [, second] = await rows();
    if (!second) throw new Error("no row");
    await user.click(within(second).getByRole("button", { name: /^Moins comme/ }));
    expect(window.location.search).toContain(`minus=${second.dataset.track}`);
    await waitFor(async () => expect(await ids()).not.toEqual(before));
  });

  test.each(["Timbre", "Harmonie", "Rythme"])(
    "moving %s changes the weights, and other tracks are found",
    async (side) => {
      const weights = { Timbre: "0,50,50", Harmonie: "50,0,50", Rythme: "50,50,0" }[side];
      await open(`?track=ID&weights=${weights}`);
      const before = await ids();
      const slider = screen.getByRole("slider", { name: side });
      expect(slider).toHaveValue("0");
      // Keys are pressed in a browser, where a slider knows them: e2e/similarity.spec.ts.
      fireEvent.change(slider, { target: { value: "100" } });
      await waitFor(() => expect(window.location.search).toContain(weights?.replace(/\b0\b/, "100")));
      await waitFor(async () => expect(await ids()).not.toEqual(before));
      expect(slider).toHaveValue("100");
    },
  );

  test("one press filters by a near tempo, and filters are shown and can be removed", async () => {
    const track = await open("?track=ID");
    await results();
    await user.click(screen.getByRole("button", { name: "± 8 bpm" }));
    const bpm = track.bpm ?? 0;
    expect(window.location.search).toContain(`bpm=${bpm - 8}-${bpm + 8}`);
    await waitFor(() => expect(called.at(-1)).toContain(`bpm%5Blte%5D=${bpm + 8}`));
    await user.click(await screen.findByRole("button", { name: /^Retirer le filtre/ }));
    expect(window.location.search).not.toContain("bpm=");
  });

  test("a track that cannot be found says so and can be tried again", async () => {
    await open("?track=99999999");
    expect(await screen.findByRole("alert")).toHaveTextContent("La comparaison n’a pas abouti.");
  });
});

describe("the beginning", () => {
  test("a track is found by words, and a search by its sound can start from it", async () => {
    const track = await open();
    await user.type(screen.getByRole("searchbox", { name: "Chercher un titre" }), `${track.name}{Enter}`);
    const offer = await screen.findByRole("button", { name: new RegExp(track.name) });
    await user.click(offer);
    expect(window.location.search).toBe(`?track=${track.id}`);
    expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
    expect(await rows()).toHaveLength(20);
  });

  test("an address that leads to no film is refused at its field", async () => {
    await open();
    const field = () => screen.getByRole("textbox", { name: "Adresse du film" });
    await user.type(field(), "https://evil.example/watch");
    const [, find] = screen.getAllByRole("button", { name: "Chercher" });
    if (find) await user.click(find);
    expect(await screen.findByRole("alert")).toHaveTextContent("Cette adresse n’est pas celle d’un film");
    expect(field()).toHaveValue("https://evil.example/watch");
    expect(field()).toHaveFocus();
  });

  test.each([
    ["fr", "Adresse du film", "https://youtu.be/abcdefghijk", "La musique de ce film n’est pas connue ici."],
    [
      "en",
      "Address of the film",
      "https://youtu.be/abcdefghijk",
      "The music of this film is not known here.",
    ],
    ["fr", "Adresse du film", "https://evil.example/watch", "Cette adresse n’est pas celle d’un film"],
    ["en", "Address of the film", "https://evil.example/watch", "This is not the address of a film"],
  ] as const)(
    "in %s an unknown film address is reported before it is sent",
    async (lang, label, address, words) => {
      await open("", lang);
      const field = screen.getByRole("textbox", { name: label });
      await user.type(field, address);
      expect(await screen.findByText(words, { exact: false })).toBeVisible();
      expect(field).toHaveAccessibleDescription(expect.stringContaining(words));
      expect(window.location.search).toBe("");
      await user.clear(field);
      expect(screen.queryByText(words, { exact: false })).toBeNull();
    },
  );

  test.each([
    [413, {}, "Le fichier est trop lourd"],
    [415, {}, "Ce fichier n’est ni un son"],
    [429, {}, "Dix fichiers par heure"],
    [503, {}, "Trop de fichiers"],
    [500, {}, "n’a pas pu être analysé"],
    [408, {}, "vérifiez la connexion"],
    [422, { violations: [{ propertyPath: "file", message: "x", code: "sound:silent" }] }, "que du silence"],
    [
      422,
      { violations: [{ propertyPath: "file", message: "x", code: "sound:not-audio" }] },
      "sans bande-son",
    ],
  ])("a file refused with %i says why, and another can be chosen", async (status, body, words) => {
    network.use(http.post(`*${FILE}`, () => HttpResponse.json(body, { status })));
    await open();
    const input = document.querySelector<HTMLInputElement>("input[type=file]");
    if (!input) throw new Error("no field");
    await user.upload(input, new File(["x"], "a.mp3", { type: "audio/mpeg" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(words);
    expect(screen.getByRole("button", { name: "Choisir un son ou un film" })).toBeEnabled();
  });

  test.each([
    ["fr", "≈environ 111 bpm · ≈ environ FA majeur"],
    ["en", "≈about 111 bpm · ≈ about F major"],
  ] as const)("in %s tempo and key of a file are said to be estimated", async (lang, facts) => {
    const track = await open("", lang);
    const found = await call(soundSearchEndpoint, { body: { track: track["@id"] } });
    const similarTo = {
      filename: "a.mp3",
      bpm: 111,
      tonality: "F major",
      seconds: 60,
      analysis: ANALYSIS,
      print: "AAAA",
    };
    network.use(http.post(`*${FILE}`, () => HttpResponse.json({ ...found, similarTo })));
    const input = document.querySelector<HTMLInputElement>("input[type=file]");
    if (!input) throw new Error("no field");
    await user.upload(input, new File(["x"], "a.mp3", { type: "audio/mpeg" }));
    const title = await screen.findByRole("heading", { level: 1, name: "a.mp3" });
    expect(title.nextElementSibling).toHaveTextContent(facts);
  });

  test("an upload can be stopped", async () => {
    let answered = () => {};
    network.use(
      http.post(`*${FILE}`, async () => {
        await new Promise<void>((resolve) => {
          answered = resolve;
        });
        return HttpResponse.error();
      }),
    );
    await open();
    const input = document.querySelector<HTMLInputElement>("input[type=file]");
    if (!input) throw new Error("no field");
    await user.upload(input, new File(["x"], "a.mp3", { type: "audio/mpeg" }));
    expect(await screen.findByRole("progressbar", { name: "Envoi du fichier" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Annuler" })).toHaveFocus();
    await user.keyboard("{Enter}");
    expect(screen.getByRole("button", { name: "Choisir un son ou un film" })).toHaveFocus();
    answered();
  });
});
