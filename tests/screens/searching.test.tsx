import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { and, eq, inArray } from "drizzle-orm";
import { HttpResponse, http } from "msw";
import { describe, expect, test, vi } from "vitest";
import { continentsEndpoint, taxonomiesEndpoint } from "#/contract/taxonomy.ts";
import { guidedGroups } from "#/features/search/guided/guided-groups.ts";
import { KindScreen } from "#/features/search/screen/kind-screen.tsx";
import { readSearch } from "#/features/search/screen/read-search.ts";
import { SearchScreen } from "#/features/search/screen/search-screen.tsx";
import type { FoundTrack } from "#/features/search/search-page.ts";
import { readSearchState, searchAddress } from "#/features/search/search-state.ts";
import { call } from "#/lib/api/call.ts";
import { QueryProvider } from "#/lib/api/query-client.tsx";
import type { Lang } from "#/lib/i18n/lang.ts";
import { terms } from "#/server/platform/db/schema/terms.ts";
import { trackTerms, trackVersions } from "#/server/platform/db/schema/tracks.ts";
import { DRUMS_OF_DEMO } from "#/tests/support/drums-of-demo.ts";
import { network } from "../support/jsdom.ts";
import { realApi } from "../support/real-api.ts";
import { renderInSite } from "../support/render-in-site.tsx";

const { called, api } = realApi();

/** Opens the results for a text as their page does. */
async function search(text: string, query = "", lang: Lang = "fr") {
  const state = readSearchState(new URLSearchParams(query), text);
  const { "hydra:member": taxonomies } = await call(taxonomiesEndpoint, { query: { isEnable: "1" } });
  const { "hydra:member": continents } = await call(continentsEndpoint, {});
  const groups = guidedGroups(taxonomies, continents, "Territoires", lang);
  called.length = 0;
  const read = await readSearch(state, lang);
  const { pathname, search } = new URL(searchAddress(state, "text", lang), "http://site");
  window.history.replaceState(null, "", pathname + search);
  await renderInSite(
    <QueryProvider onFailure={() => {}}>
      {read.areTracks ? (
        <SearchScreen route="text" groups={groups} drawn={read.drawn} />
      ) : (
        <KindScreen
          lang={lang}
          found={read.found}
          albums={(albums) => <p>{albums.map((album) => album.nameFr).join()}</p>}
        />
      )}
    </QueryProvider>,
    { lang, pathname, search },
  );
  return read;
}
const titlesOf = (read: Awaited<ReturnType<typeof search>>) => {
  if (!read.areTracks || !read.drawn.page) throw new Error("no titles");
  return read.drawn.page;
};
const shownIds = () =>
  screen.getAllByRole("listitem").flatMap((item) => (item.dataset.track ? [Number(item.dataset.track)] : []));

test("the text, the number of results of each kind and the titles are shown", async () => {
  const page = titlesOf(await search("delta"));
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("delta");
  const kinds = within(screen.getByRole("navigation", { name: "Type de résultats" }));
  expect(kinds.getByRole("link", { current: "page" })).toHaveTextContent(`Titres ${page.total}`);
  expect(shownIds()).toEqual(page.tracks.map(({ id }) => id));
  expect(page.total).toBeGreaterThan(0);
});

test("the filters open above the results, and are counted without removing these", async () => {
  const page = titlesOf(await search("piano calme"));
  await userEvent.click(screen.getByRole("button", { name: "Filtrer", expanded: false }));
  const titles = screen.getByRole("region", { name: "Titres trouvés" });
  expect(titles).toHaveAttribute("aria-busy", "false");
  expect(shownIds()).toEqual(page.tracks.map(({ id }) => id));
  // The line that will hold the first filter is there before it, and moves no title.
  expect(screen.getByText("Aucun filtre")).toBeInTheDocument();
  const panel = within(screen.getByRole("region", { name: "Filtres" }));
  expect(await panel.findByRole("button", { name: /^Piano\d/ })).toBeVisible();
  // The panel comes before its button in the order of the Tab key, so the keys continue inside it.
  expect(screen.getByRole("region", { name: "Filtres" })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole("region", { name: "Filtres" })).toContainElement(
    document.activeElement as HTMLElement,
  );
  expect(shownIds()).toEqual(page.tracks.map(({ id }) => id));
});

test("another kind is a link that can be shared", async () => {
  await search("delta");
  expect(screen.getByRole("link", { name: /^Albums/ })).toHaveAttribute(
    "href",
    "/fr/recherche/delta?type=album",
  );
});

test("a kind without results says that other kinds have some", async () => {
  await search("chasseurs", "type=album");
  expect(screen.getByText(/^Rien de ce type pour «\schasseurs\s»/)).toBeVisible();
});

test("albums found are drawn", async () => {
  await search("delta", "type=album");
  expect(screen.getByText(/Delta sans fin/)).toBeInTheDocument();
});

test("any characters are sent to the catalogue as they were typed", async () => {
  await search("a/b?c#d%e é");
  const asked = called.map((address) => new URL(address, "http://site"));
  const brief = asked.find(({ pathname }) => pathname === "/api/front/brief_search");
  expect(brief?.searchParams.get("search")).toBe("a/b?c#d%e é");
});

test.each([
  ["fr", "sans batterie", "1 titre a une version sans batterie", "version sans batterie", "Sans batterie"],
  ["en", "no drums", "1 track has a version without drums", "no drums version", "No drums"],
] as const)(
  "in %s a visitor who leaves the drums out is led to the versions without them, and no row of a track with drums ticks them",
  async (lang, text, lead, led, label) => {
    const { db } = api();
    const drums = db
      .select({ id: trackTerms.trackId })
      .from(trackTerms)
      .innerJoin(terms, eq(terms.id, trackTerms.termId))
      .where(eq(terms.slug, "drum-kit"));
    const [drumless] = await db
      .select({ id: trackVersions.id, trackId: trackVersions.trackId })
      .from(trackVersions)
      .where(and(trackVersions.isEnable, inArray(trackVersions.trackId, drums)))
      .orderBy(trackVersions.id);
    if (!drumless) throw new Error("no track with drums has a version");
    const ofDrums = await db
      .select({ id: trackTerms.trackId })
      .from(trackTerms)
      .innerJoin(terms, eq(terms.id, trackTerms.termId))
      .where(inArray(terms.slug, DRUMS_OF_DEMO));
    const withDrums = new Set(ofDrums.map(({ id }) => id));
    await db
      .update(trackVersions)
      .set({ kind: "no-drums", label: "No drums" })
      .where(eq(trackVersions.id, drumless.id));

    // Another kind of version that was chosen gives way to this one.
    await search(text, "version=sting", lang);
    expect(shownIds()).not.toContain(drumless.trackId);
    await userEvent.click(await screen.findByRole("button", { name: lead }));
    expect(window.location.search).toBe("");
    expect(decodeURIComponent(window.location.pathname)).toBe(`/${lang}/recherche/${led}`);
    await waitFor(() => expect(shownIds()).toContain(drumless.trackId));
    const rows = screen.getAllByRole("listitem").filter((row) => row.dataset.track);
    for (const row of rows) {
      const { track, trackVersion } = row.dataset;
      const isDrumless = trackVersion === String(drumless.id) || !withDrums.has(Number(track));
      const ticked = [...row.querySelectorAll("[data-fits] li")].map((fit) => fit.textContent);
      expect([track, trackVersion, ticked]).toEqual([track, trackVersion, isDrumless ? [label] : []]);
    }
    expect(screen.queryByRole("button", { name: lead })).toBeNull();
  },
);

test("a search without results says what was searched for, and where to go instead", async () => {
  await search("xylophonissimo", "", "en");
  expect(screen.getByText(/^Nothing for/).closest("[role=status]")).toHaveTextContent(
    "Nothing for “xylophonissimo”.",
  );
  expect(screen.getByRole("link", { name: "See all albums" })).toHaveAttribute("href", "/en/albums");
});

test("if the catalogue does not answer, the page says so and offers another try", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  network.use(http.get("*/api/front/brief_search", () => new HttpResponse(null, { status: 503 })));
  await search("kora");
  expect(await screen.findByRole("alert")).toHaveTextContent("Les titres n’ont pas pu être chargés.");
  expect(screen.getByRole("button", { name: "Réessayer" })).toBeInTheDocument();
});

test("the words searched beside those typed are shown, and each leads to the search without it", async () => {
  await search("korra", "type=album");
  const instead = within(
    screen.getByRole("list", { name: /«\u00a0korra\u00a0» n’est pas dans le catalogue/ }),
  );
  expect(instead.getByText("kora")).toBeInTheDocument();
  expect(instead.getByRole("link", { name: "Ne plus chercher kora" })).toHaveAttribute(
    "href",
    "/fr/recherche/korra?type=album&without=kora",
  );
});

test("synonyms and words of the other language are shown in the same way, in the page's language", async () => {
  await search("mélancolie", "type=album");
  const also = within(screen.getByRole("list", { name: /^Cherché aussi/ }));
  expect(also.getByText("Melancholy")).toHaveAttribute("lang", "en");
  expect(also.getByText("Mélancolique")).toBeInTheDocument();
});

test("a word that was switched off is not searched for, and can be switched on again", async () => {
  const countOf = (read: Awaited<ReturnType<typeof search>>) =>
    read.areTracks ? 0 : (read.found.results?.page.counts.track ?? 0);
  const all = countOf(await search("urgence", "type=album"));
  document.body.replaceChildren();
  const fewer = countOf(await search("urgence", "type=album&without=urgent"));
  expect(fewer).toBeLessThan(all);
  expect(screen.getByRole("link", { name: "Remettre le mot retiré" })).toHaveAttribute(
    "href",
    "/fr/recherche/urgence?type=album",
  );
});

test("where all words together find nothing, the search with one word less is offered with its number, and advice", async () => {
  await search('kora "xylophonissimo"');
  const way = screen.getByRole("link", { name: /^«\u00a0kora\u00a0»/ });
  expect(way).toHaveAttribute("href", "/fr/recherche/kora");
  expect(way).toHaveTextContent(/\d+ résultats/);
  expect(screen.getByRole("link", { name: /Demander conseil/ })).toHaveAttribute(
    "href",
    "/fr/conseil-musical?text=kora+%22xylophonissimo%22",
  );
});

test.each([
  ["fr", /Vouliez-vous dire/, /^«\u00a0piano\u00a0»\u00a0: \d+ résultats/],
  ["en", /Did you mean/, /^“piano”: \d+ results/],
] as const)("nothing found offers the nearest spellings with their number, %s", async (lang, asked, way) => {
  await search("piamo", "", lang);
  expect(screen.getByText(/piamo/, { selector: "p" }).closest("[role=status]")).toHaveTextContent(asked);
  expect(screen.getByRole("link", { name: way })).toHaveAttribute("href", `/${lang}/recherche/piano`);
});

test("a page past the last one says so and leads back to the first", async () => {
  await search("delta", "type=album&page=99&without=lute");
  expect(screen.getByText("La liste s’arrête avant cette page.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Première page" })).toHaveAttribute(
    "href",
    "/fr/recherche/delta?type=album&without=lute",
  );
});

test.each([
  ["joyeux", "fr"],
  ["sad", "en"],
  ["piano triste", "fr"],
  ["groovy épiques", "fr"],
  ["attente, désert, cordes", "fr"],
  ["waiting, desert, strings", "en"],
] as const)("«%s», which no title holds, finds titles that meet it or come near, %s", async (text, lang) => {
  const page = titlesOf(await search(text, "", lang));
  expect(page.total).toBeGreaterThan(0);
  expect(shownIds()).toEqual(page.tracks.map(({ id }) => id));
});

test.each([
  [
    "kora, 60-100 bpm",
    "fr",
    "titres, les plus proches d’abord",
    /^\d+ titres? réuni(t|ssent) tout\s; les autres disent/,
  ],
  ["kora 180 bpm", "en", "tracks, closest first", /^Under each track: what it has and what it lacks/],
] as const)(
  "the heading of «%s» begins with the number found, and then tells how many have all of it, %s",
  async (text, lang, first, then) => {
    const { whole, total } = titlesOf(await search(text, "", lang));
    expect(total).toBeGreaterThan(whole);
    const heading = screen.getByRole("heading", { level: 1 });
    expect(heading).toHaveTextContent(`${total} ${first}`);
    const told = heading.nextElementSibling;
    expect(told).toHaveTextContent(then);
    expect(told).toHaveAttribute("aria-live", "polite");
    if (whole > 0) expect(told).toHaveTextContent(new RegExp(`^${whole} `));
  },
);

test("in another order than by relevance the heading counts, and says nothing of the closest titles", async () => {
  const { total } = titlesOf(await search("kora urgente", "order=bpm"));
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(new RegExp(`^${total} titres pour`));
});

test("tracks that meet all of a brief come first and say so; the others do not", async () => {
  const { whole, tracks } = titlesOf(await search("kora, 60-100 bpm"));
  expect(whole).toBeGreaterThan(0);
  const lists = tracks.map(({ name }) => screen.getByRole("list", { name: `Ce que ${name} réunit` }));
  const says = lists.map((list) => within(list).queryByText("Réunit tout") !== null);
  expect(says).toEqual(tracks.map((_, at) => at < whole));
});

test("words that say nothing about music are reported once", async () => {
  await search("3 kora");
  expect(screen.getByText(/^Laissé de côté/)).toHaveTextContent(/^Laissé de côté\s: 3$/);
});

/** The marks under the row of a title, each with the sign before it. */
function toldOf({ name }: { name: string }) {
  const items = within(screen.getByRole("list", { name: `Ce que ${name} réunit` })).getAllByRole("listitem");
  const signs: Record<string, string> = { met: "✓", near: "≈", lacks: "−" };
  return items.map((item) => `${signs[item.dataset.fit ?? ""]} ${item.textContent}`);
}

test("each row says what it meets of the brief and then what it lacks, by its own figures", async () => {
  const page = titlesOf(await search("kora, 180 bpm, sans piano"));
  const [first] = page.tracks;
  expect(toldOf(first as FoundTrack)).toEqual([
    "✓ Kora",
    expect.stringMatching(new RegExp(`^− ${first?.bpm} bpm au lieu de `)),
  ]);
});

test("a near match is shown as near: a length by itself, and a thing by the term that the title has instead", async () => {
  const { tracks } = titlesOf(await search("60 s sans thème"));
  const long = tracks.find(
    ({ trackVersion, durationSeconds }) =>
      trackVersion?.version === "Underscore" && (durationSeconds ?? 0) > 65,
  );
  expect(toldOf(long as FoundTrack)).toEqual(["✓ Sans thème", "≈ proche\u00a0: 01:12"]);
  cleanup();
  const [stray] = titlesOf(await search("désert")).tracks.filter(
    ({ fits }) => fits?.[0]?.how === "near" && fits[0].leads,
  );
  expect(toldOf(stray as FoundTrack)).toEqual([expect.stringMatching(/^≈ proche\s: désert\s: \p{Lu}/u)]);
});

test("if a version's length is far from the one asked for, the row shows both", async () => {
  const [first] = titlesOf(await search("9 minutes sans thème")).tracks;
  expect(toldOf(first as FoundTrack)).toEqual([
    "✓ Sans thème",
    expect.stringMatching(/^− 0\d:\d\d au lieu de ≈ 540 s$/),
  ]);
});

describe("chips of a brief", () => {
  const BRIEF = "tendu, kora, 60 s";
  const user = userEvent.setup();
  const chips = () => within(screen.getByRole("toolbar", { name: "Ce qui a été compris" }));
  const chip = (name: RegExp) => chips().getByRole("button", { name });
  const field = () => screen.getByRole("searchbox", { name: "Ce que vous cherchez, en toutes lettres" });
  const said = (words: RegExp) =>
    waitFor(() =>
      expect(
        screen
          .getAllByRole("status")
          .map((one) => one.textContent)
          .join("|"),
      ).toMatch(words),
    );
  const isAt = (text: string) =>
    waitFor(() => expect(decodeURIComponent(location.pathname)).toBe(`/fr/recherche/${text}`));

  test("show the typed words and their reading, as one stop of the Tab key", async () => {
    await search(BRIEF);
    const all = chips().getAllByRole("button");
    expect(all[0]).toHaveTextContent(/^tendu/);
    expect(all.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    act(() => all[0]?.focus());
    await user.keyboard("{ArrowRight}");
    expect(chip(/^kora/)).toHaveFocus();
    await user.keyboard("{End}{ArrowRight}");
    expect(chip(/^tendu/)).toHaveFocus();
  });

  test("are excluded, required, loosened and removed by keys, which is written into the text and said", async () => {
    await search(BRIEF);
    act(() => chip(/^kora/).focus());
    await user.keyboard("-");
    await isAt("tendu, -kora, 60 s");
    expect(chip(/^kora([^,]*[^ ,])?, exclu/)).toHaveFocus();
    await said(/kora\s: exclu/i);
    await user.keyboard("+");
    await isAt("tendu, +kora, 60 s");
    await said(/indispensable/);
    await user.keyboard("~");
    await isAt("tendu, ~kora, 60 s");
    await user.keyboard("{Delete}");
    await isAt("tendu, 60 s");
    expect(field()).toHaveValue("tendu, 60 s");
    expect(chip(/^60 s/)).toHaveFocus();
    await said(/retiré/);
  });

  test("are edited in place: Enter takes the words over, Escape does not", async () => {
    await search(BRIEF);
    act(() => chip(/^kora/).focus());
    await user.keyboard("{Enter}xyz{Escape}");
    expect(chip(/^kora/)).toHaveFocus();
    expect(field()).toHaveValue(BRIEF);
    await user.keyboard("{Enter}balafon");
    // The keys that take a composed word or discard it leave the field to be written on.
    const written = document.activeElement as Element;
    for (const key of ["Enter", "Escape"]) fireEvent.keyDown(written, { key, isComposing: true });
    expect(written).toHaveFocus();
    await user.keyboard("{Enter}");
    await isAt("tendu, balafon, 60 s");
    await waitFor(() => expect(chip(/^balafon/)).toHaveFocus());
  });

  test("say in a menu why they were read so, and do there all that keys do", async () => {
    await search("korra, tendu");
    await user.click(chip(/^korra/));
    const menu = within(await screen.findByRole("menu"));
    expect(menu.getByText(/Orthographe rapprochée.*kora/)).toBeVisible();
    await user.click(menu.getByRole("menuitem", { name: "Chercher «\u00a0korra\u00a0» à la lettre" }));
    await isAt('"korra", tendu');
    await user.click(chip(/^tendu/));
    await user.click(await screen.findByRole("menuitem", { name: "Filtrer sur Tension" }));
    await waitFor(() => expect(location.search).toBe("?terms=tension"));
    expect(await screen.findByRole("button", { name: "Retirer le filtre Tension" })).toBeVisible();
  });
});

test.each([
  ["fr", "Recherche\u00a0: delta"],
  ["en", "Search: delta"],
] as const)(
  "in %s titles that could not be loaded have the searched words as heading",
  async (lang, title) => {
    network.use(http.get("*/api/front/brief_search", () => HttpResponse.json({}, { status: 400 })));
    await search("delta", "type=track", lang);
    expect(await screen.findByRole("alert")).toBeVisible();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(title);
  },
);
