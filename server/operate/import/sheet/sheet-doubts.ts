import { fallsShort, storedShare } from "#/server/operate/import/tags/sheet-values.ts";
import type { Notice } from "#/server/platform/terminal/words.ts";
import type { SheetRow } from "./sheet-row.ts";

/**
 * Returns notices about values that are probably mistakes and are kept as written: shares below 100 in total although
 * no publisher has the rest, IPI numbers with wrong check digits, one ISRC in several rows, and album codes without a
 * title.
 */
export function doubtsOf(rows: readonly SheetRow[]): Notice[] {
  const ofRows = rows.flatMap(({ line, credits, publisher }): Notice[] => {
    const people = credits ?? [];
    const shares = people.flatMap(({ share }) => share ?? []);
    // Arrangers often have no share.
    const isWhole = people.every(({ share, role }) => share !== null || role === "AR");
    const isShort = shares.length > 0 && isWhole && fallsShort(shares) && !publisher;
    const total = storedShare(shares.reduce((sum, share) => sum + share, 0));
    return [
      ...(isShort ? [{ key: "doubtShares" as const, values: { line, total } }] : []),
      ...people.flatMap(({ name, ipi }): Notice[] =>
        ipi && !hasCheckDigits(ipi) ? [{ key: "doubtIpi", values: { line, name, ipi } }] : [],
      ),
    ];
  });
  const coded = rows.flatMap(({ line, isrc, otherIsrcs }) =>
    [isrc, ...otherIsrcs].flatMap((code) => (code ? { code, line } : [])),
  );
  const repeated = [...Map.groupBy(coded, ({ code }) => code)].flatMap(([isrc, all]): Notice[] => {
    const lines = [...new Set(all.map(({ line }) => line))];
    return lines.length > 1 ? [{ key: "doubtIsrc", values: { isrc, lines: lines.join(", ") } }] : [];
  });
  const isUntitled =
    rows.some(({ reference }) => reference !== null) && rows.every(({ album }) => album === null);
  return [...ofRows, ...repeated, ...(isUntitled ? [{ key: "doubtAlbum" as const }] : [])];
}

/** Modulus of the two check digits of an IPI name number (CISAC); the weights of its other nine digits are 10 to 2. */
const MODULUS = 101;

/**
 * Returns whether the last two of the eleven digits of an IPI name number are the right check digits for the others.
 */
export function hasCheckDigits(ipi: string): boolean {
  const sum = [...ipi.slice(0, 9)].reduce((total, digit, place) => total + Number(digit) * (10 - place), 0);
  const check = (MODULUS - (sum % MODULUS)) % MODULUS;
  // Two digits have no room for 100, which is written as 00.
  return Number(ipi.slice(9)) === check % 100;
}
