import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test } from "vitest";
import { termsearchEndpoint } from "#/contract/search.ts";
import { continentsEndpoint, taxonomiesEndpoint } from "#/contract/taxonomy.ts";
import { guidedGroups } from "#/features/search/guided/guided-groups.ts";
import { SearchScreen } from "#/features/search/screen/search-screen.tsx";
import { fetchSearch } from "#/features/search/search-data.ts";
import { WHOLE_CATALOGUE } from "#/features/search/search-state.ts";
import { call } from "#/lib/api/call.ts";
import { QueryProvider } from "#/lib/api/query-client.tsx";
import type { Lang } from "#/lib/i18n/lang.ts";
import { network } from "../support/jsdom.ts";
import { answerByRealApi } from "../support/real-api.ts";
import { renderInSite } from "../support/render-in-site.tsx";

const PATH = "/api/front/termsearch";
const called = answerByRealApi();
const user = userEvent.setup();

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, "", "/fr/search-guidee");
});

/** The screen as its page gives it: with all filters and the first titles of the whole catalogue. */
async function open(search = "", lang: Lang = "fr") {
  const { "hydra:member": taxonomies } = await call(taxonomiesEndpoint, { query: { isEnable: "1" } });
  const { "hydra:member": continents } = await call(continentsEndpoint, {});
  const groups = guidedGroups(taxonomies, continents, lang === "fr" ? "Territoires" : "Territories", lang);
  const first = await fetchSearch(WHOLE_CATALOGUE, { lang, route: "guided", facets: true });
  called.length = 0;
  const { journey } = await renderInSite(
    <QueryProvider onFailure={() => {}}>
      <SearchScreen
        route="guided"
        groups={groups}
        drawn={{ state: WHOLE_CATALOGUE, page: first, kinds: null, ways: null }}
      />
    </QueryProvider>,
    { lang, pathname: `/${lang}/search-guidee`, search },
  );
  return { first, taxonomies, journey };
}

const ask = (query: string) => call(termsearchEndpoint, { query: { ...queryOf(query), itemsPerPage: "20" } });
function queryOf(query: string) {
  const search = new URLSearchParams(query);
  return Object.fromEntries([...new Set(search.keys())].map((key) => [key, search.getAll(key)]));
}
const panel = () => within(screen.getByRole("region", { name: /^(Filtres|Filters)$/ }));
const chip = (name: RegExp) => panel().getByRole("button", { name });
const shownIds = () =>
  screen.getAllByRole("listitem").flatMap((item) => (item.dataset.track ? [Number(item.dataset.track)] : []));
const count = () => screen.getByRole("heading", { level: 1 }).textContent;
const titles = (total: number) =>
  total === 0 ? "Aucun titre" : `${total} ${total === 1 ? "titre" : "titres"}`;
const arrived = () => waitFor(() => expect(screen.queryByText("Chargement des titres")).toBeNull());

/** Waits for the titles of a query of the wire, and for their number over them. */
async function shows(query: string) {
  const answer = await ask(query);
  await waitFor(() => expect(count()).toBe(titles(answer["hydra:totalItems"])));
  await arrived();
  await waitFor(() => expect(shownIds()).toEqual(answer["hydra:member"].map(({ id }) => id)));
  return answer;
}

describe("the search that came with the page", () => {
  test("is shown and not asked for again", async () => {
    const { first } = await open();
    expect(count()).toBe(titles(first.total));
    expect(shownIds()).toEqual(first.tracks.map(({ id }) => id));
    expect(called).toEqual([]);
  });

  test("Territories is the second taxonomy, subgenres are left out, and only terms for visitors are offered", async () => {
    const { taxonomies } = await open();
    const legends = panel()
      .getAllByRole("group")
      .map((group) => group.querySelector("legend")?.textContent);
    const names = taxonomies.map(({ titleFr }) => titleFr);
    expect(legends.slice(0, names.length + 3)).toEqual([
      "Tempo bpm",
      "Durée min",
      "Type de version",
      names[0],
      "Territoires",
      ...names.slice(1).filter((name) => name !== "Sous-genres"),
    ]);
    const hidden = taxonomies.flatMap(({ terms }) => terms).filter(({ isFront }) => !isFront);
    expect(hidden.length).toBeGreaterThan(0);
    for (const more of panel().getAllByRole("button", { name: /autres?…/ })) await user.click(more);
    const words = panel()
      .getAllByRole("button")
      .map((button) => button.querySelector("span")?.textContent);
    for (const term of hidden) expect(words).not.toContain(term.titleFr);
  });
});

test("how tags are included and excluded is said in their first group, not under the kinds of version", async () => {
  const { taxonomies } = await open();
  const group = panel()
    .getByText(/^Un premier appui inclut/)
    .closest("fieldset");
  expect(group?.querySelector("legend")).toHaveTextContent(taxonomies[0]?.titleFr ?? "no taxonomy");
});

describe("the address", () => {
  test("pre-selects its term, and the titles are those of the term", async () => {
    await open("terms=tension");
    expect(chip(/^Tension/)).toHaveAttribute("aria-pressed", "true");
    await shows("terms[]=tension");
  });

  test("pre-selects its country", async () => {
    await open("territory=ML");
    expect(chip(/^Mali/)).toHaveAttribute("aria-pressed", "true");
    await shows("territory[]=ML");
  });

  test("holds everything: excluded terms, tempo, key, version, order and page", async () => {
    await open("terms=roots&not=kora&bpm=70-112&tonality=D+minor,A+minor&version=60&order=bpm");
    await shows(
      "terms[]=roots&not[]=kora&bpm[gte]=70&bpm[lte]=112&tonality[]=D minor&tonality[]=A minor&version[]=60&order[bpm]=asc",
    );
    const active = within(screen.getByRole("list", { name: "Filtres actifs" }));
    expect(active.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      "Racines",
      "sauf Kora",
      "de 70 à 112 bpm",
      "RE mineur",
      "LA mineur",
      "Version 60 secondes",
      "Tout effacer",
    ]);
    expect(chip(/^Kora, exclu/)).toHaveAttribute("aria-pressed", "mixed");
  });

  test("a term that no group lists is shown by name too", async () => {
    await open("terms=acoustic");
    expect(await screen.findByRole("button", { name: "Retirer le filtre Acoustique" })).toBeInTheDocument();
  });

  test("a term that the catalogue does not know is ignored, and the page says so", async () => {
    await open("terms=calm,xyz");
    expect(await screen.findByText(/laissé de côté : xyz/)).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Retirer le filtre xyz" }));
    expect(window.location.search).toBe("?terms=calm");
  });

  test("a page past the end says so and leads to the first", async () => {
    await open("page=999");
    await user.click(await screen.findByRole("button", { name: "Première page" }));
    await shows("");
  });
});

describe("choosing", () => {
  test("presses on a term turn it from off to wanted, excluded and off again, each with its results", async () => {
    await open();
    await user.click(chip(/^Élan/));
    expect(window.location.search).toBe("?terms=drive");
    await shows("terms[]=drive");
    await user.click(chip(/^Élan/));
    expect(window.location.search).toBe("?not=drive");
    expect(chip(/^Élan, exclu/)).toHaveAttribute("aria-pressed", "mixed");
    await shows("not[]=drive");
    await user.click(chip(/^Élan/));
    expect(window.location.search).toBe("");
    expect(chip(/^Élan/)).toHaveAttribute("aria-pressed", "false");
    await shows("");
  });

  test("the counts of the other filters are updated", async () => {
    await open();
    await user.click(chip(/^Calme/));
    const answer = await shows("terms[]=calm");
    const piano = answer.availableTerms.find(({ slug }) => slug === "piano");
    await waitFor(() => expect(chip(/^Piano/)).toHaveTextContent(`Piano${piano?.count}`));
  });

  test("filters are removed one by one, or all at once", async () => {
    await open("terms=calm&not=piano&version=60");
    await arrived();
    await user.click(screen.getByRole("button", { name: "Retirer le filtre sauf Piano" }));
    expect(window.location.search).toBe("?terms=calm&version=60");
    expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
    await user.click(screen.getByRole("button", { name: "Tout effacer" }));
    expect(window.location.search).toBe("");
    await shows("");
  });

  test("links to other pages keep the filters", async () => {
    await open("not=roots&bpm=-110");
    await shows("not[]=roots&bpm[lte]=110");
    expect(screen.getByRole("link", { name: "Page suivante" })).toHaveAttribute(
      "href",
      "/fr/search-guidee?not=roots&bpm=-110&page=2",
    );
  });

  test("the next page of results is shown without loading the page anew, and the focus moves to the number of titles", async () => {
    const { journey } = await open("not=roots");
    await shows("not[]=roots");
    await user.click(screen.getByRole("link", { name: "Page suivante" }));
    expect(window.location.search).toBe("?not=roots&page=2");
    expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
    await shows("not[]=roots&page=2");
    expect(journey).toEqual([]);
  });

  test("the order stays when all filters are cleared", async () => {
    await open("terms=calm");
    await user.selectOptions(screen.getByRole("combobox"), "Par tempo");
    expect(window.location.search).toBe("?terms=calm&order=bpm");
    await user.click(screen.getByRole("button", { name: "Tout effacer" }));
    expect(window.location.search).toBe("?order=bpm");
    await shows("order[bpm]=asc");
  });
});

describe("by keyboard", () => {
  test("Space and Enter press chips", async () => {
    await open();
    chip(/^Calme/).focus();
    await user.keyboard(" ");
    expect(window.location.search).toBe("?terms=calm");
    await user.keyboard("{Enter}");
    expect(window.location.search).toBe("?not=calm");
  });

  test("the circle of fifths is one stop, its arrows lead to the near keys, space chooses", async () => {
    await open();
    const circle = within(panel().getByRole("group", { name: "Tonalité" }));
    const keys = circle.getAllByRole("button");
    expect(keys).toHaveLength(24);
    expect(keys.filter((key) => key.tabIndex === 0)).toHaveLength(1);
    act(() => keys.find((key) => key.tabIndex === 0)?.focus());
    expect(document.activeElement).toHaveAccessibleName(/^DO majeur, \d+ titres?$/);
    await user.keyboard("{ArrowRight}{ArrowDown}");
    expect(document.activeElement).toHaveAccessibleName(/^MI mineur/);
    await user.keyboard(" ");
    expect(window.location.search).toBe("?tonality=E%20minor");
    expect(document.activeElement).toHaveAttribute("aria-pressed", "true");
    await user.keyboard("{ArrowLeft}{Enter}");
    expect(window.location.search).toBe("?tonality=E%20minor,A%20minor");
    await shows("tonality[]=E minor&tonality[]=A minor");
  });
});

test("the tempo is searched for when the thumb of the slider rests; no thumb passes the other", async () => {
  await open("bpm=70-112");
  await arrived();
  const slowest = panel().getByRole("slider", { name: "Tempo le plus lent" });
  const { fireEvent } = await import("@testing-library/react");
  called.length = 0;
  for (const value of ["80", "100", "150"]) fireEvent.change(slowest, { target: { value } });
  expect(slowest).toHaveValue("112");
  expect(slowest).toHaveAttribute("aria-valuetext", "112 bpm");
  await waitFor(() => expect(window.location.search).toBe("?bpm=112-112"));
  await shows("bpm[gte]=112&bpm[lte]=112");
  // By the slider, and by this test itself.
  expect(called.filter((address) => address.startsWith(PATH))).toHaveLength(2);
  fireEvent.change(slowest, { target: { value: "40" } });
  await waitFor(() => expect(window.location.search).toBe("?bpm=-112"));
});

test("a length is a range below a histogram, and is written into the address and the request", async () => {
  await open("duration=60-120");
  await shows("durationSeconds[gte]=60&durationSeconds[lte]=120");
  expect(panel().getByRole("slider", { name: "Durée la plus courte" })).toHaveAttribute(
    "aria-valuetext",
    "1 minute 0 seconde",
  );
  expect(panel().getByText("01:00")).toBeInTheDocument();
  expect(panel().getByText("02:00")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Retirer le filtre de 01:00 à 02:00" }));
  expect(window.location.search).toBe("");
});

test("composers are chosen by name, each with its number of titles", async () => {
  await open("writers=awa-sangare");
  const answer = await shows("writers[]=awa-sangare");
  const awa = answer.facets.writers.find(({ slug }) => slug === "awa-sangare");
  expect(chip(/^Awa Sangaré/)).toHaveTextContent(`Awa Sangaré${awa?.count}`);
  await user.click(chip(/^Awa Sangaré/));
  expect(window.location.search).toBe("");
});

test("the keys near the chosen ones are offered in one press", async () => {
  await open("tonality=A+minor");
  await arrived();
  await user.click(panel().getByRole("button", { name: /^Ajouter les tons voisins\s: MI mineur/ }));
  expect(new URLSearchParams(window.location.search).get("tonality")).toBe("A minor,E minor,D minor,C major");
});

test("a search is stored on this device, opened again and deleted", async () => {
  await open("terms=calm&not=piano");
  await arrived();
  await user.click(screen.getByRole("button", { name: "Enregistrer cette recherche" }));
  expect(screen.getByRole("button", { name: /enregistrée sur cet appareil/ })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await user.click(screen.getByRole("button", { name: "Tout effacer" }));
  await shows("");
  await user.click(screen.getByText("Recherches enregistrées"));
  await user.click(screen.getByRole("button", { name: "Calme, sauf Piano" }));
  expect(window.location.search).toBe("?terms=calm&not=piano");
  await user.click(screen.getByRole("button", { name: "Oublier la recherche Calme, sauf Piano" }));
  expect(screen.queryByText("Recherches enregistrées")).toBeNull();
});

describe("the place of the titles", () => {
  test("on their way, they are drawn in their shape", async () => {
    await open("terms=enigma");
    expect(screen.getByText("Chargement des titres")).toBeInTheDocument();
    await arrived();
  });

  test("while new titles are being loaded the former stay, and the focus stays on the pressed filter", async () => {
    await open("terms=calm");
    await arrived();
    const list = screen.getByRole("region", { name: "Titres trouvés" });
    for (const query of ["terms[]=calm&terms[]=synthesizer", "terms[]=calm&not[]=synthesizer"]) {
      const before = shownIds();
      await user.click(chip(/^Synthétiseur/));
      expect(list).toHaveAttribute("aria-busy", "true");
      expect(shownIds()).toEqual(before);
      await shows(query);
      expect(shownIds()).not.toEqual(before);
      expect(chip(/^Synthétiseur/)).toHaveFocus();
    }
  });

  test("if no title is left, the filters to remove are named, each with the number of titles without it", async () => {
    await open("terms=tension,kora&not=piano");
    const [tension, kora] = await Promise.all([
      ask("terms[]=kora&not[]=piano"),
      ask("terms[]=tension&not[]=piano"),
    ]);
    await screen.findByText("Aucun titre ne réunit ces filtres.");
    const ways = () => screen.getAllByRole("button", { name: /^Sans / });
    // Each is named as its own answer comes.
    await waitFor(() =>
      expect(ways().map((way) => way.textContent)).toEqual([
        `Sans Kora\u00a0: ${titles(kora["hydra:totalItems"])}`,
        `Sans Tension\u00a0: ${titles(tension["hydra:totalItems"])}`,
      ]),
    );
    await user.click(ways()[0] as HTMLElement);
    expect(window.location.search).toBe("?terms=tension&not=piano");
    // Nobody knows yet whether nothing meets these filters.
    expect(screen.getByText("Chargement des titres")).toBeInTheDocument();
    expect(screen.queryByText("Aucun titre ne réunit ces filtres.")).toBeNull();
    await shows("terms[]=tension&not[]=piano");
  });

  test("if the titles could not be loaded, the page says so, keeps the filters and offers another try", async () => {
    let failing = true;
    await open();
    network.use(http.get(`*${PATH}`, () => (failing ? new HttpResponse(null, { status: 400 }) : undefined)));
    await user.click(chip(/^Tendresse/));
    expect(await screen.findByRole("alert")).toHaveTextContent("Les titres n’ont pas pu être chargés.");
    failing = false;
    await user.click(screen.getByRole("button", { name: "Réessayer" }));
    await shows("terms[]=tender");
    expect(window.location.search).toBe("?terms=tender");
  });
});

test("on a phone the filters are a sheet that says how many titles they leave", async () => {
  await open("terms=calm");
  await arrived();
  await user.click(screen.getByRole("button", { name: "Filtrer 1" }));
  const sheet = within(await screen.findByRole("dialog", { name: "Filtres" }));
  await user.click(sheet.getByRole("button", { name: /^Racines/ }));
  expect(window.location.search).toBe("?terms=calm,roots");
  const { "hydra:totalItems": total } = await ask("terms[]=calm&terms[]=roots");
  await user.click(await sheet.findByRole("button", { name: `Voir ${total} titres` }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("in English keys and words are English", async () => {
  await open("tonality=C%23+minor&not=calm", "en");
  const active = within(screen.getByRole("list", { name: "Active filters" }));
  expect(active.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "except Calm",
    "C# minor",
    "Clear all",
  ]);
});
