import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { ContentError } from "#/server/catalogue/content/content-error.ts";
import type { OpenDatabase } from "#/server/platform/db/open.ts";
import { placements } from "#/server/platform/db/schema/placements.ts";
import { cmsPages, menus } from "#/server/platform/db/schema/site.ts";
import { terms } from "#/server/platform/db/schema/terms.ts";
import { tracks, trackWriters } from "#/server/platform/db/schema/tracks.ts";
import { writers } from "#/server/platform/db/schema/writers.ts";
import { localMediaStore } from "#/server/platform/media/store.ts";
import { translatorFor } from "#/server/platform/terminal/words.ts";
import { freshDatabase } from "#/tests/support/fresh-database.ts";
import { applyContent } from "./apply-content.ts";
import { outcomeText, problemsText } from "./content-command.ts";
import { writeFolder } from "./write-folder.ts";

// These tests write and read the whole demo catalogue; the machine may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 300_000 });

const DEMO = resolve(import.meta.dirname, "../../../demo/content");
const english = translatorFor("en");
const french = translatorFor("fr");

let bench: string;
let folder: string;
let database: OpenDatabase;
const media = () => localMediaStore(join(bench, "media"));
const apply = (options: { isPruned?: boolean; isDry?: boolean } = {}) =>
  applyContent({ db: database.db, media: media(), folder, isPruned: false, isDry: false, ...options });
const report = async (options: { isPruned?: boolean; isDry?: boolean } = {}) => {
  const order = { isPruned: false, isDry: false, ...options };
  return outcomeText(await apply(order), english, order);
};

beforeAll(async () => {
  bench = await mkdtemp(join(tmpdir(), "sillon-content-"));
  database = await freshDatabase("demo");
  for (const kind of ["images", "films"])
    await cp(join(DEMO, kind), join(bench, "media", kind), { recursive: true });
});
beforeEach(async () => {
  folder = await mkdtemp(join(bench, "folder-"));
});
afterAll(async () => {
  await database.close();
  await rm(bench, { recursive: true, force: true });
});

async function put(files: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}

async function bytesOf(root: string): Promise<Map<string, string>> {
  const found = await readdir(root, { recursive: true, withFileTypes: true });
  const files = found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const read = files
    .sort()
    .map(async (path) => [path.slice(root.length), await readFile(path, "base64")] as const);
  return new Map(await Promise.all(read));
}

/** Returns the error messages for a folder that cannot be used. */
async function refusal(options: { isPruned?: boolean } = {}, translator = english): Promise<string[]> {
  const error = await apply(options).catch((cause: unknown) => cause);
  if (!(error instanceof ContentError)) throw error;
  return problemsText(error.problems, translator).trimEnd().split("\n");
}

test("the demo's own folder changes nothing in the catalogue made from it", async () => {
  await cp(DEMO, folder, { recursive: true });
  expect(await apply({ isPruned: true })).toMatchObject({
    added: [],
    changed: [],
    beyond: [],
    files: [],
    tags: [],
  });
});

test("a written folder is read back as the same, and written again with the same bytes", async () => {
  const count = await writeFolder(database.db, media(), folder);
  const first = await bytesOf(folder);
  expect(first.size).toBe(count);
  expect(count).toBeGreaterThan(90);
  expect(await report({ isPruned: true })).toBe("0 added, 0 changed, 0 taken out.\n");
  await writeFolder(database.db, media(), folder);
  expect(await bytesOf(folder)).toEqual(first);
});

test("an empty catalogue imports the whole folder, and writes it again with the same bytes", async () => {
  await writeFolder(database.db, media(), folder);
  await rm(join(folder, "placements"), { recursive: true });
  await rm(join(folder, "credits"), { recursive: true });
  const first = await bytesOf(folder);
  const empty = await freshDatabase("empty");
  try {
    const store = localMediaStore(join(bench, "other-media"));
    const order = { db: empty.db, media: store, folder, isPruned: true, isDry: false };
    expect((await applyContent(order)).added.length).toBeGreaterThan(20);
    expect(await applyContent(order)).toMatchObject({ added: [], changed: [], beyond: [] });
    await writeFolder(empty.db, store, folder);
    expect(await bytesOf(folder)).toEqual(first);
  } finally {
    await empty.close();
  }
});

test("pages are written as Markdown that people can edit", async () => {
  await writeFolder(database.db, media(), folder);
  const page = await readFile(join(folder, "pages/about.en.md"), "utf8");
  expect(page).toContain("\n## What we publish\n");
  expect(page).toContain("- **By place**: a map");
  expect(page).toContain("[tell us](/contact)");
});

test("a dry run reports the changes, field by field, and makes none", async () => {
  await writeFolder(database.db, media(), folder);
  const path = join(folder, "writers/tran-minh-khue.yaml");
  await writeFile(path, (await readFile(path, "utf8")).replace("society: VCPMC", "society: SACEM"));
  await rm(join(folder, "placements/terminus.yaml"));
  await put({
    "pages/essai.fr.md": page("essai", "Essai", "Bonjour <script>alert(1)</script> **à tous**"),
    "pages/trial.en.md": page("essai", "Trial", "Hello"),
  });
  const before = await bytesOf(bench);
  const text = await report({ isDry: true });
  expect(text).toContain("+ pages/essai\n");
  expect(text).toContain("~ writers/tran-minh-khue: society\n");
  expect(text).toContain("? placements/terminus\n");
  expect(text).toMatch(
    /1 added, 1 changed, 0 taken out\. 1 is in the catalogue alone.*--prune.*\nNothing was changed/,
  );
  expect(await bytesOf(bench)).toEqual(before);
  expect(await database.db.select().from(cmsPages).where(eq(cmsPages.slug, "essai"))).toEqual([]);

  const done = await apply();
  expect(done.tags.toSorted()).toEqual(["albums", "cms-pages", "placements", "tracks", "writers"]);
  const [stored] = await database.db.select().from(cmsPages).where(eq(cmsPages.slug, "essai"));
  expect(stored?.content).toBe("<p>Bonjour  <strong>à tous</strong></p>");
  expect(await database.db.select().from(placements).where(eq(placements.slug, "terminus"))).toHaveLength(1);
  expect(await report({ isPruned: true })).toContain("- placements/terminus\n");
  expect(await database.db.select().from(placements).where(eq(placements.slug, "terminus"))).toEqual([]);
});

test("codes, roles and shares of writers are fields of files, and reach the tracks", async () => {
  const [track] = await database.db.select().from(tracks).where(eq(tracks.slug, "jour-de-six-heures"));
  await put({
    "credits/atlantic-north-face.yaml": `album: atlantic-north-face
tracks:
  - track: jour-de-six-heures
    iswc: T0345246801
    isrc: [FRZ031400123, GBAYE1400124]
    writers:
      - { writer: ragnhild-eide, role: C, share: 62.5 }
      - { writer: otto-brandl, role: A, share: 37.5 }
`,
  });
  expect(await report()).toContain("~ credits/jour-de-six-heures: ");
  expect(await database.db.select().from(tracks).where(eq(tracks.slug, "jour-de-six-heures"))).toMatchObject([
    { id: track?.id, iswc: "T0345246801", isrc: "FRZ031400123", otherIsrcs: ["GBAYE1400124"] },
  ]);
  const credited = await database.db
    .select({ slug: writers.slug, role: trackWriters.role, share: trackWriters.share })
    .from(trackWriters)
    .innerJoin(writers, eq(writers.id, trackWriters.writerId))
    .where(eq(trackWriters.trackId, track?.id ?? 0))
    .orderBy(trackWriters.position);
  expect(credited).toEqual([
    { slug: "ragnhild-eide", role: "C", share: 62.5 },
    { slug: "otto-brandl", role: "A", share: 37.5 },
  ]);
  expect(await report()).toBe("0 added, 0 changed, 0 taken out.\n");
});

test("a list of one ISRC is that one, and changes nothing when it is read again", async () => {
  await put({
    "credits/atlantic-north-face.yaml": `album: atlantic-north-face
tracks:
  - track: jour-de-six-heures
    isrc: [FRZ031400123]
    writers: [{ writer: ragnhild-eide }]
`,
  });
  expect(await report()).toContain("~ credits/jour-de-six-heures: ");
  expect(await database.db.select().from(tracks).where(eq(tracks.slug, "jour-de-six-heures"))).toMatchObject([
    { isrc: "FRZ031400123", otherIsrcs: [] },
  ]);
  expect(await report()).toBe("0 added, 0 changed, 0 taken out.\n");
});

test("an apply that fails half-way leaves no trace", async () => {
  const before = (await database.db.select().from(menus)).map(({ name }) => name).sort();
  await put({
    "menus.yaml": "- name: NEW\n  items: []\n",
    // The English address belongs to another page of the catalogue. The database detects this only after the menu is
    // stored.
    "pages/nouveau.fr.md": page("nouveau", "Nouveau", "x", "about"),
    "pages/nouveau.en.md": page("nouveau", "New", "x", "about"),
  });
  expect(await refusal()).toEqual([
    "pages/nouveau.fr.md:3: an address or name of «nouveau» belongs to something else in the catalogue.",
    "1 thing to mend. Nothing was changed.",
  ]);
  expect((await database.db.select().from(menus)).map(({ name }) => name).sort()).toEqual(before);
});

test("does not remove a composer or term that tracks refer to", async () => {
  await put({ "taxonomies.yaml": "[]\n" });
  const before = await database.db.select().from(terms);
  expect((await refusal({ isPruned: true })).join("\n")).toMatch(
    /terms: «afrobeat» is carried by \d+ tracks/,
  );
  expect(await database.db.select().from(terms)).toEqual(before);
});

const MENU =
  "title: a, titleEn: b, urlEn: /b, externalLink: false, newPage: false, active: true, sortOrder: 1";

test.each<[string, Record<string, string>, string]>([
  ["broken YAML", { "seo.yaml": "- page: home\n  title: 'never closed\n" }, "seo.yaml:3: this is no YAML: "],
  [
    "a missing field",
    { "referentials.yaml": "- name: A\n- content: x\n" },
    "referentials.yaml:2: «1.name» is missing.",
  ],
  [
    "a field that is misspelt",
    { "writers/ana.yaml": "slug: ana\nslugEn: ana\nname: Ana\nsocietty: SACEM\nsortOrder: 1\n" },
    "writers/ana.yaml:4: «societty» is no field that is known here.",
  ],
  [
    "a number that is text",
    { "writers/ana.yaml": "slug: ana\nslugEn: ana\nname: Ana\n\nsortOrder: first\n" },
    "writers/ana.yaml:5: «sortOrder» must be a number.",
  ],
  ["no front matter", { "pages/a.fr.md": "# A\n" }, "pages/a.fr.md:1: a page begins with its front matter"],
  [
    "a page in one language",
    { "pages/a.fr.md": "---\ntitle: A\ntemplate: page\npage: a\nslug: a\nslugEn: a\n---\n" },
    "pages/a.fr.md:4: the page «a» has no file of the same page and slug in the other language.",
  ],
  [
    "a track that does not exist",
    {
      "placements/p.yaml":
        "slug: p\nslugEn: p\ntitle: P\ntitleEn: P\ntracks: [gone]\nisEnable: true\nsortOrder: 1\n",
    },
    "placements/p.yaml:1: the track «gone» is neither here nor in the catalogue.",
  ],
  [
    "an address of script",
    { "menus.yaml": `- name: MAIN\n  items:\n    - { url: "javascript:alert(1)", ${MENU} }\n` },
    "menus.yaml:3: «0.items.0.url» is not written as it should be",
  ],
  [
    "a name given twice",
    { "seo.yaml": `${seo("a")}${seo("a")}` },
    "seo.yaml:7: «a» is there already: seo.yaml, line 1.",
  ],
  [
    "a picture outside the folder",
    {
      "carousels.yaml":
        "- slug: c\n  items:\n    - image: ../../etc/passwd.png\n      title: a\n      titleEn: b\n      newPage: true\n      sortOrder: 1\n",
    },
    "carousels.yaml:3: «0.items.0.image» is not written as it should be",
  ],
])("reports %s with its file and line, and changes nothing", async (_, files, expected) => {
  await put(files);
  const lines = await refusal();
  expect(lines[0]).toContain(expected);
  expect(lines.at(-1)).toMatch(/to mend\. Nothing was changed\.$/);
});

test("reports all errors at once, in the language of the terminal", async () => {
  await put({
    "seo.yaml": "- page: home\n",
    "writers/ana.yaml": "slug: Ana!\nslugEn: ana\nname: Ana\nsortOrder: 1\n",
  });
  const lines = await refusal({}, french);
  expect(lines.length).toBeGreaterThan(5);
  expect(lines).toContainEqual("seo.yaml:1: «\u00a00.title\u00a0» manque.");
  expect(lines).toContainEqual(
    expect.stringMatching(/^writers\/ana\.yaml:1: .* n’est pas écrit comme il faut/),
  );
});

function page(slug: string, title: string, body: string, slugEn = `${slug}-en`): string {
  return `---\npage: ${slug}\nslug: ${slug}\nslugEn: ${slugEn}\ntemplate: page\ntitle: ${title}\n---\n\n${body}\n`;
}

function seo(name: string): string {
  return `- page: ${name}\n  title: a\n  titleEn: b\n  description: c\n  descriptionEn: d\n  noIndex: false\n`;
}
