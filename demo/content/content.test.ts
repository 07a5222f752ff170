import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";

const here = import.meta.dirname;
const STYLES =
  "mandingue maghreb levant caucasus afrobeat andes tropical fanfare choir chamber piano quartet-tension orchestral jazz electro synthwave ambient drone nordic folk postrock gamelan pulse playful".split(
    " ",
  );
const WRITINGS =
  "nappe pulsation voix dialogue disque solo choeur fanfare ensemble sequence horizon texture".split(" ");
const VERSIONS = ["60", "30", "underscore", "instrumental", "no-vocals", "stem", "sting"];
const SECTIONS = ["intro", "a", "b", "a2", "b2", "bridge", "coda"];
/** Pages that are screens of the site rather than files of this folder (spec §2). */
const SCREENS =
  "/albums /search-guidee /search-similarity /search-synonym /carte /worldmap /nos-compositeurs /our-composers /nos-placements /our-placements /subscription /mention-legales /donnees-personnelles".split(
    " ",
  );

interface Term {
  slug: string;
  family?: string;
}
interface Track {
  name: string;
  slug: string;
  bpm: number;
  tonality: string;
  mood: string;
  nuances: string[];
  genres: string[];
  instruments: string[];
  uses: string[];
  writers?: string[];
  seconds: number;
  energy: number;
  sections: string[];
  versions: (string | number)[];
}
interface Album {
  reference: string;
  name: string;
  nameFr: string;
  slug: string;
  slugFr: string;
  releaseDate: string;
  isFeatured: boolean;
  place: { city: string; cityEn: string; country: string };
  style: string;
  writing: string;
  writers: string[];
  tracks: Track[];
}
interface MenuItem {
  url: string;
  urlEn: string;
  active: boolean;
  externalLink: boolean;
  items?: MenuItem[];
}

function load<T>(path: string): T {
  return parse(readFileSync(join(here, path), "utf8")) as T;
}

function folder<T>(name: string): T[] {
  return globSync(`${name}/*.yaml`, { cwd: here })
    .sort()
    .map((path) => load<T>(path));
}

function countBy<T>(items: T[], key: (item: T) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(key(item), (counts.get(key(item)) ?? 0) + 1);
  return counts;
}

const repeated = (values: string[]) => values.filter((value, at) => values.indexOf(value) !== at);
const missing = (values: string[], known: Iterable<string>) => {
  const set = new Set(known);
  return [...new Set(values.filter((value) => !set.has(value)))];
};

const taxonomies = load<{ slug: string; terms: Term[] }[]>("taxonomies.yaml");
const terms = new Map(taxonomies.map((taxonomy) => [taxonomy.slug, taxonomy.terms]));
const slugsOf = (taxonomy: string) => (terms.get(taxonomy) ?? []).map((term) => term.slug);
const albums = folder<Album>("albums");
const tracks = albums.flatMap((album) => album.tracks);
const writers = folder<{ slug: string; ipi: string }>("writers");
const placements = folder<{ slug: string; slugEn: string; date: string; tracks: string[] }>("placements");
const continents = load<{ slug: string; country: { code: string }[] }[]>("continents.yaml");
const regions = load<{ slug: string; continent: string; countries: string[] }[]>("regions.yaml");
const markers = load<{ slug: string; title: string; country: string; region: string }[]>("markers.yaml");
const menus = load<{ name: string; items: MenuItem[] }[]>("menus.yaml");
const pages = globSync("pages/*.md", { cwd: here }).map((path) => {
  const [, head = "", body = ""] = readFileSync(join(here, path), "utf8").split(/^---$/m);
  const front = parse(head) as { page: string; slug: string; slugEn: string; title: string; token?: string };
  return { path, front, body, language: path.includes(".fr.") ? "fr" : "en" };
});
const codes = continents.flatMap((continent) => continent.country.map((country) => country.code));

describe("albums", () => {
  test("are twenty-four of eight tracks, ten of them featured", () => {
    expect(albums.map((album) => album.tracks.length)).toEqual(Array(24).fill(8));
    expect(albums.filter((album) => album.isFeatured)).toHaveLength(10);
  });

  test("use every style once and every writing twice, each in a country of its own", () => {
    expect(albums.map((album) => album.style).sort()).toEqual([...STYLES].sort());
    expect(countBy(albums, (album) => album.writing)).toEqual(new Map(albums.map((a) => [a.writing, 2])));
    expect(
      missing(
        WRITINGS,
        albums.map((album) => album.writing),
      ),
    ).toEqual([]);
    expect(repeated(albums.map((album) => album.place.country))).toEqual([]);
  });

  test("name writers, terms and countries that exist", () => {
    const named = [...albums, ...tracks].flatMap((item) => item.writers ?? []);
    expect(
      missing(
        named,
        writers.map((writer) => writer.slug),
      ),
    ).toEqual([]);
    expect(
      missing(
        writers.map((writer) => writer.slug),
        named,
      ),
    ).toEqual([]);
    for (const key of ["nuances", "genres", "instruments", "uses"] as const) {
      expect(
        missing(
          tracks.flatMap((track) => track[key]),
          slugsOf(key),
        ),
      ).toEqual([]);
    }
    expect(
      missing(
        tracks.map((track) => track.mood),
        slugsOf("moods"),
      ),
    ).toEqual([]);
    expect(
      missing(
        albums.map((album) => album.place.country),
        codes,
      ),
    ).toEqual([]);
  });

  test("give every mood at least sixteen tracks, and a first nuance of that mood", () => {
    const counts = countBy(tracks, (track) => track.mood);
    expect(slugsOf("moods").filter((mood) => (counts.get(mood) ?? 0) < 16)).toEqual([]);
    const family = new Map(terms.get("nuances")?.map((nuance) => [nuance.slug, nuance.family]));
    const strangers = tracks.filter((track) => family.get(track.nuances[0] ?? "") !== track.mood);
    expect(strangers.map((track) => track.slug)).toEqual([]);
  });

  test.each(tracks)("keep $slug within what the composer can play", (track) => {
    expect(track.tonality).toMatch(/^[A-G](#|b)? (major|minor)$/);
    expect(track.bpm).toSatisfy((bpm: number) => bpm >= 40 && bpm <= 180);
    expect(track.seconds).toSatisfy((seconds: number) => seconds >= 70 && seconds <= 130);
    expect(track.energy).toSatisfy((energy: number) => energy >= 0 && energy <= 1);
    expect(missing(track.sections, SECTIONS)).toEqual([]);
    expect(missing(track.versions.map(String), VERSIONS)).toEqual([]);
    expect(track.versions.length).toSatisfy((count: number) => count >= 2 && count <= 4);
    const sung = track.instruments.includes("choir-voices");
    expect(track.versions.includes("no-vocals") && !(sung && track.instruments.length > 1)).toBe(false);
  });
});

describe("references", () => {
  test("have no slug twice", () => {
    for (const list of [
      albums.map((album) => album.slug),
      albums.map((album) => album.slugFr),
      tracks.map((track) => track.slug),
      placements.flatMap((placement) => [...new Set([placement.slug, placement.slugEn])]),
      taxonomies.flatMap((taxonomy) => taxonomy.terms.map((term) => term.slug)),
      writers.map((writer) => writer.ipi),
      codes,
    ]) {
      expect(repeated(list)).toEqual([]);
    }
    const pageSlugs = countBy(pages, (page) => `${page.front.page} ${page.front.slug} ${page.front.slugEn}`);
    expect([...pageSlugs.values()].filter((count) => count !== 2)).toEqual([]);
  });

  test("give composers IPI name numbers that start with 99 and have true check digits", () => {
    for (const { ipi } of writers) {
      // CISAC name number: nine digits weighted 10 to 2, modulo 101.
      const sum = [...ipi.slice(0, 9)].reduce((total, digit, at) => total + Number(digit) * (10 - at), 0);
      const check = sum % 101 === 0 ? 0 : (101 - (sum % 101)) % 100;
      expect(ipi).toBe(`99${ipi.slice(2, 9)}${String(check).padStart(2, "0")}`);
    }
  });

  test("name files after their content", () => {
    const names = (pattern: string) =>
      globSync(pattern, { cwd: here })
        .sort()
        .map((p) => basename(p, ".yaml"));
    expect(names("albums/*.yaml")).toEqual(albums.map((a) => a.reference.toLowerCase().replace(" ", "-")));
    expect(names("writers/*.yaml")).toEqual(writers.map((writer) => writer.slug));
    expect(names("placements/*.yaml")).toEqual(placements.map((placement) => placement.slug));
    for (const { path, front, language } of pages) {
      expect(basename(path)).toBe(`${language === "fr" ? front.slug : front.slugEn}.${language}.md`);
    }
  });

  test("place every album and every country on the map once", () => {
    expect(regions.flatMap((region) => region.countries).sort()).toEqual([...codes].sort());
    expect(markers.map((m) => `${m.title} ${m.country}`).sort()).toEqual(
      albums.map((album) => `${album.place.city} ${album.place.country}`).sort(),
    );
    for (const marker of markers) {
      expect(regions.find((region) => region.slug === marker.region)?.countries).toContain(marker.country);
    }
    for (const region of regions) {
      const home = continents.find((continent) => continent.slug === region.continent);
      expect(missing(region.countries, home?.country.map((country) => country.code) ?? [])).toEqual([]);
    }
  });

  test("place only tracks that exist, after their release", () => {
    const released = new Map(albums.flatMap((album) => album.tracks.map((t) => [t.slug, album.releaseDate])));
    for (const placement of placements) {
      const early = placement.tracks.filter((slug) => !((released.get(slug) ?? "9999") <= placement.date));
      expect({ placement: placement.slug, early }).toEqual({ placement: placement.slug, early: [] });
    }
  });

  test("lead every menu item and every link of a page somewhere", () => {
    const flat = (items: MenuItem[]): MenuItem[] =>
      items.flatMap((item) => [item, ...flat(item.items ?? [])]);
    const items = menus.flatMap((menu) => flat(menu.items));
    for (const item of items) expect([item.url, item.urlEn]).toSatisfy((u: string[]) => u.every(isTarget));
    const inPages = pages.flatMap((page) => [...page.body.matchAll(/\]\(([^)]+)\)/g)].map((m) => m[1] ?? ""));
    const active = items.filter((item) => item.active).flatMap((item) => [item.url, item.urlEn]);
    const inside = [...inPages, ...active].filter((url) => url.startsWith("/"));
    const known = pages.flatMap((page) => [`/${page.front.slug}`, `/${page.front.slugEn}`]);
    expect(missing(inside, [...SCREENS, ...known])).toEqual([]);
  });
});

const isTarget = (url: string) => /^(\/[a-z]|https:\/\/|#didomi$)/.test(url);
