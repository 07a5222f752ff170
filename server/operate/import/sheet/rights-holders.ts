import { fold } from "#/contract/fold.ts";
import { publisherText } from "#/contract/publishers.ts";
import { personKey } from "#/server/operate/import/tags/person-key.ts";
import type { Notice } from "#/server/platform/terminal/words.ts";
import type { Credit } from "./row-credits.ts";
import type { SheetRow } from "./sheet-row.ts";
import { addsUp, keptShare } from "./sheet-values.ts";

/**
 * Makes one row of those that name a rights holder each: rows of one file and title, of which each names somebody else,
 * or one person in another role. Writers, shares and publishers add up; of other values the first is kept. Shares that
 * are too large together are left out and passed to `report`.
 */
export function withRightsHolders(rows: readonly SheetRow[], report: (notice: Notice) => void): SheetRow[] {
  const found: SheetRow[] = [];
  const byFile = new Map<string, SheetRow>();
  const joined = new Set<SheetRow>();
  for (const row of rows) {
    const known = byFile.get(row.file);
    if (known && isOfSame(known, row)) {
      add(known, row);
      joined.add(known);
    } else {
      const own = { ...row };
      found.push(own);
      if (!known && row.file !== "") byFile.set(row.file, own);
    }
  }
  for (const row of joined) {
    const shares = row.credits?.map(({ share }) => share ?? 0) ?? [];
    if (addsUp(shares)) continue;
    report({ key: "sheetValue", values: { line: row.line, column: "shares", value: shares.join("; ") } });
    row.credits = row.credits?.map((credit) => ({ ...credit, share: null })) ?? null;
  }
  return found;
}

function isOfSame(known: SheetRow, row: SheetRow): boolean {
  const isTitled = known.title !== null && row.title !== null;
  if (isTitled && fold(known.title ?? "") !== fold(row.title ?? "")) return false;
  const news = (row.credits ?? []).filter(
    (credit) => !known.credits?.some((other) => isSame(other, credit) && other.role === credit.role),
  );
  return news.length > 0 || (row.publisher !== null && row.publisher !== known.publisher);
}

const isSame = (one: Credit, other: Credit) => personKey(one.name) === personKey(other.name);

function add(known: SheetRow, row: SheetRow): void {
  const credits = [...(known.credits ?? [])];
  for (const credit of row.credits ?? []) {
    const place = credits.findIndex((other) => isSame(other, credit));
    const other = credits[place];
    if (other) credits[place] = both(other, credit);
    else credits.push(credit);
  }
  const publisher = publisherText([known.publisher ?? "", row.publisher ?? ""]);
  const empty = Object.entries(row).filter(([name]) => known[name as keyof SheetRow] === null);
  Object.assign(known, Object.fromEntries(empty), {
    credits: credits.length > 0 ? credits : null,
    publisher,
  });
}

/** One person who is named in two roles. */
function both(one: Credit, other: Credit): Credit {
  const roles = new Set([one.role, other.role]);
  const isComposerAndAuthor = [...roles].every((role) => role === "C" || role === "A" || role === "CA");
  return {
    name: one.name,
    share: other.share === null ? one.share : keptShare((one.share ?? 0) + other.share),
    ipi: one.ipi ?? other.ipi,
    role: roles.size > 1 && isComposerAndAuthor ? "CA" : (one.role ?? other.role),
    society: one.society ?? other.society,
  };
}
