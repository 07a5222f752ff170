import type { Database } from "#/server/platform/db/database.ts";

/** Values of a content item by field, without the empty ones. */
export type ContentFields = Readonly<Record<string, unknown>>;

/** One item of a content folder, such as a menu, a term or a composer, with its place in the folder. */
export interface ContentItem {
  kind: string;
  /** Its key, unique among the items of its kind. */
  key: string;
  fields: ContentFields;
  at: { file: string; line: number };
}

/** A kind of content, with functions that convert rows to fields and back. */
export interface ContentKind {
  name: string;
  /** Cache tags of the pages that contain items of this kind. */
  tags: readonly string[];
  /** Whether the search covers the texts of this kind. */
  isSearched: boolean;
  /** Returns all items of the kind in the database, by key. */
  stored(db: Database): Promise<Map<string, ContentFields>>;
  /** Adds or updates one item. */
  put(db: Database, fields: ContentFields): Promise<void>;
  /** Removes one item; missing for kinds of which a folder never contains all items. */
  remove?(db: Database, key: string): Promise<void>;
}

/** A kind with the type of its fields, which the kind's schema has checked. */
export interface TypedKind<Value> extends Omit<ContentKind, "stored" | "put"> {
  stored(db: Database): Promise<[string, Value][]>;
  put(db: Database, value: Value): Promise<void>;
}

/** Removes the type of the fields, for code that handles all kinds in the same way. */
export function kindOf<Value extends object>(kind: TypedKind<Value>): ContentKind {
  return {
    ...kind,
    stored: async (db) => new Map((await kind.stored(db)).map(([key, value]) => [key, compact(value)])),
    put: (db, fields) => kind.put(db, fields as Value),
  };
}

/** Removes null and undefined values at any depth, because files omit empty values. */
export function compact(value: object): ContentFields {
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) =>
      part === null || part === undefined ? [] : [[name, inside(part)]],
    ),
  );
}

function inside(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(inside);
  return typeof part === "object" && part !== null ? compact(part) : part;
}
