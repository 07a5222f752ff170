import { fold } from "#/contract/fold.ts";
import { publisherNames, publisherText } from "#/contract/publishers.ts";
import { personKey } from "#/server/operate/import/tags/person-key.ts";
import { addsUp, inPercent, storedShare } from "#/server/operate/import/tags/sheet-values.ts";
import type { Notice } from "#/server/platform/terminal/words.ts";
import type { Credit } from "./row-credits.ts";
import type { SheetRow } from "./sheet-row.ts";

/**
 * Merges rows that contain one rights holder each. These are rows of one file that agree about the track and name
 * different people, or one person in different roles, and rows after them that contain only a person. Adds up writers,
 * shares and publishers; otherwise keeps the first value. Leaves out and reports shares whose sum is too large.
 */
export function withRightsHolders(
  rows: readonly SheetRow[],
  report: (notice: Notice) => void,
  linesLeftOut: readonly number[] = [],
): SheetRow[] {
  const found: Track[] = [];
  const byFile = new Map<string, Track>();
  let before = null as { line: number; track: Track } | null;
  let left = 0;
  for (const row of rows) {
    const from: number = before?.line ?? 0;
    const line = Number(row.line);
    // Rows and lines left out are both in the order of the sheet.
    while ((linesLeftOut[left] ?? line) < line && (linesLeftOut[left] ?? 0) <= from) left += 1;
    const isDirectlyAfter = (linesLeftOut[left] ?? line) >= line;
    const key = row.file || (row.isFoundByTitle && row.title ? `title ${fold(row.title)}` : "");
    const known: Track | undefined =
      byFile.get(key) ?? (isOfPeople(row) && isDirectlyAfter ? before?.track : undefined);
    if (known && isSameTrack(known, row)) {
      addRow(known, row);
      before = { line, track: known };
    } else {
      const own = trackOf(row);
      found.push(own);
      before = { line, track: own };
      if (!known && key !== "") byFile.set(key, own);
    }
  }
  return found.map((track) => joinedRow(track, report));
}

/** A row, and the people and publishers of the rows that were merged with it. */
interface Track {
  row: SheetRow;
  isJoined: boolean;
  /** By their `personKey`. */
  credits: Map<string, Credit>;
  publishers: Set<string>;
}

const trackOf = (row: SheetRow): Track => ({
  row: { ...row },
  isJoined: false,
  credits: new Map((row.credits ?? []).map((credit) => [personKey(credit.name), credit])),
  publishers: new Set(publisherNames(row.publisher)),
});

/** Returns the row of a track with all its people and publishers. */
function joinedRow(
  { row, isJoined, credits: byPerson, publishers }: Track,
  report: (notice: Notice) => void,
) {
  if (isJoined) {
    // Arrangers come after the writers, even if a later row names the writers.
    const people = [...byPerson.values()].toSorted(
      (one, other) => Number(one.role === "AR") - Number(other.role === "AR"),
    );
    row.credits = people.length > 0 ? people : null;
    row.publisher = publisherText([...publishers]);
  }
  row.credits = row.credits && partsInPercent(row.credits);
  const shares = row.credits?.map(({ share }) => share ?? 0) ?? [];
  if (!isJoined || addsUp(shares)) return row;
  report({ key: "sheetValue", values: { line: row.line, column: "shares", value: shares.join("; ") } });
  row.credits = row.credits?.map((credit) => ({ ...credit, share: null })) ?? null;
  return row;
}

/**
 * Returns whether a row names only people, apart from values that the row above has too. Sheets have such rows if a
 * track has more writers than columns. A share, a role or an IPI distinguishes them from a remark below the table.
 */
const isOfPeople = ({ file, title, version, isrc, isOfHolders }: SheetRow) =>
  [title, version, isrc].every((value) => value === null) && file === "" && isOfHolders === true;

/** Returns the credits of a track with shares in per cent; see `inPercent`. */
function partsInPercent(credits: Credit[]): Credit[] {
  if (credits.some(({ share }) => share === null)) return credits;
  const shares = inPercent(credits.map(({ share }) => share ?? 0));
  return credits.map((credit, place) => ({ ...credit, share: storedShare(shares[place] ?? 0) }));
}

/** Values that distinguish two tracks whose files have the same name. */
const ofTrack = ({ title, album, isrc, iswc, reference, disc, trackNumber, version }: SheetRow) =>
  [title, album, isrc, iswc, reference, disc, trackNumber, version?.label].map((value) =>
    fold(String(value ?? "")),
  );

function isSameTrack({ row: known, credits, publishers }: Track, row: SheetRow): boolean {
  const values = ofTrack(row);
  if (ofTrack(known).some((value, place) => value && values[place] && value !== values[place])) return false;
  const isNew = ({ name, role }: Credit) => credits.get(personKey(name))?.role !== role;
  const named = publisherNames(row.publisher);
  const areOthers = named.length !== publishers.size || named.some((name) => !publishers.has(name));
  return (row.credits ?? []).some(isNew) || (named.length > 0 && areOthers);
}

function addRow(track: Track, row: SheetRow): void {
  const { row: known, credits, publishers } = track;
  const isOfArrangers = (credits.size === 0 || known.isOfArrangers) && namesNoWriter(row);
  for (const credit of row.credits ?? []) {
    const key = personKey(credit.name);
    const other = credits.get(key);
    credits.set(key, other ? mergeCredits(other, credit) : credit);
  }
  for (const publisher of publisherNames(row.publisher)) publishers.add(publisher);
  // Further ISRCs belong to the first one.
  const isrcs = known.isrc === null ? { otherIsrcs: row.otherIsrcs } : {};
  const empty = Object.entries(row).filter(([name]) => known[name as keyof SheetRow] === null);
  Object.assign(known, Object.fromEntries(empty), isrcs, {
    isOfArrangers: credits.size > 0 && isOfArrangers,
  });
  track.isJoined = true;
  if (known.heldBack === undefined && row.heldBack) known.heldBack = row.heldBack;
}

const namesNoWriter = ({ credits, isOfArrangers }: SheetRow) => credits === null || isOfArrangers;

/** Merges two credits of one person. */
function mergeCredits(one: Credit, other: Credit): Credit {
  const roles = new Set([one.role, other.role]);
  const isComposerAndAuthor = [...roles].every((role) => role === "C" || role === "A" || role === "CA");
  return {
    name: one.name,
    share: other.share === null ? one.share : storedShare((one.share ?? 0) + other.share),
    ipi: one.ipi ?? other.ipi,
    role: roles.size > 1 && isComposerAndAuthor ? "CA" : (one.role ?? other.role),
    society: one.society ?? other.society,
  };
}
