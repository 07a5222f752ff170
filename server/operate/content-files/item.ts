import type { Database } from "#/server/platform/db/database.ts";

/** What an item of the content says, by field; what is empty is absent. */
export type Fields = Readonly<Record<string, unknown>>;

/** One thing of a content folder: a menu, a term, a composer… and the line that names it. */
export interface Item {
  kind: string;
  /** Its name among those of its kind. */
  key: string;
  fields: Fields;
  at: { file: string; line: number };
}

/** A kind of content, between its rows and its fields. */
export interface Kind {
  name: string;
  /** Pages that show it are cached under these names. */
  tags: readonly string[];
  /** Whether words are searched in it. */
  isSearched: boolean;
  /** Everything of the kind that the database holds, by key. */
  stored(db: Database): Promise<Map<string, Fields>>;
  /** Adds or changes one. */
  put(db: Database, fields: Fields): Promise<void>;
  /** Takes one out; absent where a folder says nothing of what else there is. */
  remove?(db: Database, key: string): Promise<void>;
}

/** A kind that knows the type of its fields, which its shape has checked. */
export interface TypedKind<Value> extends Omit<Kind, "stored" | "put"> {
  stored(db: Database): Promise<[string, Value][]>;
  put(db: Database, value: Value): Promise<void>;
}

/** The kind as those see it who treat all alike. */
export function kindOf<Value extends object>(kind: TypedKind<Value>): Kind {
  return {
    ...kind,
    stored: async (db) => new Map((await kind.stored(db)).map(([key, value]) => [key, compact(value)])),
    put: (db, fields) => kind.put(db, fields as Value),
  };
}

/** The same without what is null or undefined, at any depth: files do not write what is empty. */
export function compact(value: object): Fields {
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
