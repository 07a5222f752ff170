import { fold } from "#/contract/fold.ts";
import { publisherText } from "#/contract/publishers.ts";
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
  const found: SheetRow[] = [];
  const byFile = new Map<string, SheetRow>();
  const joined = new Set<SheetRow>();
  let before = null as { line: number; track: SheetRow } | null;
  for (const row of rows) {
    const from: number = before?.line ?? 0;
    const line = Number(row.line);
    const isDirectlyAfter = () => !linesLeftOut.some((left) => left > from && left < line);
    const key = row.file || (row.isFoundByTitle && row.title ? `title ${fold(row.title)}` : "");
    const known: SheetRow | undefined =
      byFile.get(key) ?? (isOfPeople(row) && isDirectlyAfter() ? before?.track : undefined);
    if (known && isSameTrack(known, row)) {
      addRow(known, row);
      joined.add(known);
      before = { line, track: known };
    } else {
      const own = { ...row };
      found.push(own);
      before = { line, track: own };
      if (!known && key !== "") byFile.set(key, own);
    }
  }
  for (const row of found) row.credits = row.credits && partsInPercent(row.credits);
  for (const row of joined) {
    const shares = row.credits?.map(({ share }) => share ?? 0) ?? [];
    if (addsUp(shares)) continue;
    report({ key: "sheetValue", values: { line: row.line, column: "shares", value: shares.join("; ") } });
    row.credits = row.credits?.map((credit) => ({ ...credit, share: null })) ?? null;
  }
  return found;
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

function isSameTrack(known: SheetRow, row: SheetRow): boolean {
  const values = ofTrack(row);
  if (ofTrack(known).some((value, place) => value && values[place] && value !== values[place])) return false;
  const newCredits = (row.credits ?? []).filter(
    (credit) => !known.credits?.some((other) => isSame(other, credit) && other.role === credit.role),
  );
  return newCredits.length > 0 || (row.publisher !== null && row.publisher !== known.publisher);
}

const isSame = (one: Credit, other: Credit) => personKey(one.name) === personKey(other.name);

function addRow(known: SheetRow, row: SheetRow): void {
  const credits = [...(known.credits ?? [])];
  for (const credit of row.credits ?? []) {
    const place = credits.findIndex((other) => isSame(other, credit));
    const other = credits[place];
    if (other) credits[place] = mergeCredits(other, credit);
    else credits.push(credit);
  }
  // Arrangers come after the writers, even if a later row names the writers.
  credits.sort((one, other) => Number(one.role === "AR") - Number(other.role === "AR"));
  // Further ISRCs belong to the first one.
  const isrcs = known.isrc === null ? { otherIsrcs: row.otherIsrcs } : {};
  const empty = Object.entries(row).filter(([name]) => known[name as keyof SheetRow] === null);
  Object.assign(known, Object.fromEntries(empty), isrcs, {
    credits: credits.length > 0 ? credits : null,
    isOfArrangers: credits.length > 0 && namesNoWriter(known) && namesNoWriter(row),
    publisher: publisherText([known.publisher ?? "", row.publisher ?? ""]),
  });
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
