import { count, eq } from "drizzle-orm";
import { ContentError, type ContentProblem } from "#/server/catalogue/content/content-error.ts";
import { ensureReferenceData } from "#/server/operate/reference-data/ensure-reference-data.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { isUniqueViolation } from "#/server/platform/db/is-unique-violation.ts";
import { terms } from "#/server/platform/db/schema/terms.ts";
import { trackTerms, trackWriters } from "#/server/platform/db/schema/tracks.ts";
import { writers } from "#/server/platform/db/schema/writers.ts";
import type { MediaStore } from "#/server/platform/media/store.ts";
import { refreshSearch } from "#/server/search/refresh.ts";
import { checkReferences } from "./check-references.ts";
import { type ContentChanges, compareContent } from "./compare.ts";
import type { ContentItem } from "./item.ts";
import { KINDS } from "./kinds.ts";
import { compareMediaFiles } from "./media-files.ts";
import { namedFilm, namedPicture } from "./media-names.ts";
import { readFolder } from "./read-folder.ts";

interface ApplyOptions {
  db: Database;
  media: MediaStore;
  folder: string;
  /** Whether to remove items that the folder does not contain. */
  isPruned: boolean;
  /** Whether to report the changes without making them. */
  isDry: boolean;
}

export interface ContentOutcome extends ContentChanges {
  /** Paths of the pictures and films that were added or replaced. */
  files: string[];
  /** Cache tags of the pages that contain a change. */
  tags: string[];
}

/**
 * Updates the catalogue to match a content folder, completely or not at all.
 * @throws {ContentError} for a folder that cannot be used; then nothing has changed.
 */
export async function applyContent({
  db,
  media,
  folder,
  isPruned,
  isDry,
}: ApplyOptions): Promise<ContentOutcome> {
  const content = await readFolder(folder);
  const problems = await checkReferences(db, content, isPruned);
  const { newFiles, missing } = await compareMediaFiles(folder, content.items, media);
  for (const { item, path } of missing) {
    const film = namedFilm(path);
    const noun = film === null ? "pictures" : "films";
    const name = film ?? namedPicture(path) ?? path;
    problems.push({ ...item.at, key: "contentUnknown", values: { noun, name } });
  }
  if (problems.length > 0) throw new ContentError(problems);
  if (isDry) return outcome(await compareContent(db, content));
  // Files are written first, because a file without a reference does no harm, but a reference without a file would.
  for (const [path, bytes] of newFiles) await media.write(path, bytes);
  return db.transaction(async (tx) => {
    await ensureReferenceData(tx);
    const changes = await compareContent(tx, content);
    const touched = new Set([...changes.added, ...changes.changed.map(({ item }) => item)]);
    for (const kind of KINDS) {
      const own = [...touched].filter((item) => item.kind === kind.name);
      // A mood family must be stored before its nuances.
      const first = own.filter(({ fields }) => fields.family === undefined);
      for (const item of new Set([...first, ...own])) await put(tx, kind, item);
    }
    if (isPruned) await prune(tx, changes);
    const result = outcome(changes);
    if (KINDS.some(({ name, isSearched }) => isSearched && result.kinds.has(name))) await refreshSearch(tx);
    return result;
  });

  function outcome(changes: ContentChanges) {
    const kinds = new Set([
      ...changes.added.map(({ kind }) => kind),
      ...changes.changed.map(({ item }) => item.kind),
      ...(isPruned ? changes.beyond.map(({ kind }) => kind) : []),
    ]);
    const tags = new Set(
      KINDS.filter(({ name }) => kinds.has(name) || newFiles.size > 0).flatMap(({ tags }) => tags),
    );
    return { ...changes, kinds, files: [...newFiles.keys()], tags: [...tags] };
  }
}

async function put(db: Database, kind: (typeof KINDS)[number], item: ContentItem): Promise<void> {
  try {
    await kind.put(db, item.fields);
  } catch (cause) {
    if (!isUniqueViolation(cause)) throw cause;
    throw new ContentError([{ ...item.at, key: "contentTaken", values: { name: item.key } }]);
  }
}

async function prune(db: Database, { beyond }: ContentChanges): Promise<void> {
  const problems: ContentProblem[] = [];
  for (const { kind, key } of beyond) {
    const uses = await tracksOf(db, kind, key);
    if (uses === 0) continue;
    problems.push({ file: kind, line: 0, key: "contentStillUsed", values: { name: key, count: uses } });
  }
  if (problems.length > 0) throw new ContentError(problems);
  for (const kind of KINDS.toReversed()) {
    for (const one of beyond) if (one.kind === kind.name) await kind.remove?.(db, one.key);
  }
}

/** Returns the number of tracks that use the item. */
async function tracksOf(db: Database, kind: string, key: string): Promise<number> {
  const counted = { total: count() };
  const [row] =
    kind === "writers"
      ? await db
          .select(counted)
          .from(trackWriters)
          .innerJoin(writers, eq(writers.id, trackWriters.writerId))
          .where(eq(writers.slug, key))
      : kind === "terms"
        ? await db
            .select(counted)
            .from(trackTerms)
            .innerJoin(terms, eq(terms.id, trackTerms.termId))
            .where(eq(terms.slug, key))
        : [];
  return row?.total ?? 0;
}
