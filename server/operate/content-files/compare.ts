import { isDeepStrictEqual } from "node:util";
import type { Database } from "#/server/platform/db/database.ts";
import type { ContentFields, ContentItem } from "./item.ts";
import { KINDS } from "./kinds.ts";
import type { ContentFolder } from "./read-folder.ts";

/** Differences between a folder and the catalogue. */
export interface ContentChanges {
  added: ContentItem[];
  changed: { item: ContentItem; fields: string[] }[];
  /** Items that only the catalogue contains, by kind and key. */
  beyond: { kind: string; key: string }[];
}

/** Compares a folder with the catalogue, for the kinds that the folder contains. */
export async function compareContent(db: Database, { items, kinds }: ContentFolder): Promise<ContentChanges> {
  const changes: ContentChanges = { added: [], changed: [], beyond: [] };
  for (const kind of KINDS) {
    if (!kinds.has(kind.name)) continue;
    const stored = await kind.stored(db);
    const own = items.filter((item) => item.kind === kind.name);
    for (const item of own) {
      const existing = stored.get(item.key);
      if (!existing) changes.added.push(item);
      else {
        const fields = differing(existing, item.fields);
        if (fields.length > 0) changes.changed.push({ item, fields });
      }
    }
    if (!kind.remove) continue;
    const named = new Set(own.map(({ key }) => key));
    for (const key of stored.keys()) if (!named.has(key)) changes.beyond.push({ kind: kind.name, key });
  }
  return changes;
}

const differing = (stored: ContentFields, wanted: ContentFields) =>
  [...new Set([...Object.keys(stored), ...Object.keys(wanted)])].filter(
    (name) => !isDeepStrictEqual(stored[name], wanted[name]),
  );
