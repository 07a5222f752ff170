import type { ContentProblem } from "#/server/catalogue/content/content-error.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { tracks } from "#/server/platform/db/schema/tracks.ts";
import type { ContentItem, ContentKind } from "./item.ts";
import { writerKind } from "./people-kinds.ts";
import type { ContentFolder } from "./read-folder.ts";
import { termKind } from "./term-kinds.ts";

/**
 * Finds duplicate keys, and references to items that are neither in the folder nor in the catalogue (after pruning).
 */
export async function checkReferences(
  db: Database,
  { items, kinds }: ContentFolder,
  isPruned: boolean,
): Promise<ContentProblem[]> {
  const problems = [...repeated(items)];
  const of = (kind: string) => items.filter((item) => item.kind === kind);
  const keys = (kind: string) => of(kind).map(({ key }) => key);
  const keysOfStored = async (kind: ContentKind) =>
    isPruned && kinds.has(kind.name) ? [] : [...(await kind.stored(db)).keys()];
  const known = {
    terms: new Set([...keys("terms"), ...(await keysOfStored(termKind))]),
    writers: new Set([...keys("writers"), ...(await keysOfStored(writerKind))]),
    tracks: new Set((await db.select({ slug: tracks.slug }).from(tracks)).map(({ slug }) => slug)),
  };
  const need = (item: ContentItem, noun: keyof typeof known, name: unknown) => {
    if (typeof name !== "string" || known[noun].has(name)) return;
    problems.push({ ...item.at, key: "contentUnknown", values: { noun, name } });
  };
  for (const item of of("terms")) need(item, "terms", item.fields.family);
  for (const item of of("placements"))
    for (const name of listOf(item.fields.tracks)) need(item, "tracks", name);
  for (const item of of("credits")) {
    need(item, "tracks", item.key);
    for (const credit of listOf(item.fields.writers)) {
      if (typeof credit === "object" && credit && "writer" in credit) need(item, "writers", credit.writer);
    }
  }
  return problems;
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function repeated(items: readonly ContentItem[]): ContentProblem[] {
  const seen = new Map<string, ContentItem>();
  return items.flatMap((item) => {
    const names = [item.key, ...(typeof item.fields.slugEn === "string" ? [`en ${item.fields.slugEn}`] : [])];
    return names.flatMap((name) => {
      const former = seen.get(`${item.kind} ${name}`);
      seen.set(`${item.kind} ${name}`, item);
      if (!former) return [];
      const values = { name: name.replace(/^en /, ""), file: former.at.file, line: former.at.line };
      return [{ ...item.at, key: "contentTwice" as const, values }];
    });
  });
}
