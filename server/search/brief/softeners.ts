import { namesVersion } from "./meanings.ts";
import type { ScannedPart } from "./scanned.ts";
import { INDIFFERENT, type Place, partsOf, type Softening } from "./softened-parts.ts";
import { INSIDE, SOFTENERS } from "./softening-words.ts";
import { foldInPlace } from "./words.ts";

const QUOTED = /"[^"]*"|«[^»]*»|“[^”]*”/g;

/**
 * Replaces the words that weaken a wish with as many spaces, and returns where they stood: «si possible», “is fine”,
 * “maybe a bit”. Quotations and the `taken` places stay, as does a text of nothing but such words.
 */
export function withoutSofteners(
  text: string,
  taken: readonly Place[],
): { text: string; dropped: string[]; softenings: Softening[] } {
  const folded = foldInPlace(text);
  const quoted = [...text.matchAll(QUOTED)].map(({ 0: said, index }) => ({
    start: index,
    end: index + said.length,
  }));
  const softenings: Softening[] = [];
  let left = text;
  for (const [kind, pattern] of SOFTENERS)
    for (const { 0: said, index: start } of folded.matchAll(pattern)) {
      const end = start + said.length;
      if ([...quoted, ...taken, ...softenings].some((one) => start < one.end && end > one.start)) continue;
      softenings.push({ kind, start, end });
      // The weakened wish ends there, so a comma takes the place of the words.
      const sign = INSIDE.includes(kind) ? " " : ",";
      left = left.slice(0, start) + sign.padEnd(end - start) + left.slice(end);
    }
  if (!/[\p{L}\p{N}]/u.test(left)) return { text, dropped: [], softenings: [] };
  softenings.sort((one, other) => one.start - other.start);
  const dropped = softenings.map(({ start, end }) =>
    text
      .slice(start, end)
      .trim()
      .replace(/\s{2,}/g, " "),
  );
  return { text: left, dropped, softenings };
}

/** Returns whether a softening loosens a part. Figures that are merely accepted stay wanted. */
function isWeakened({ kind }: Softening, { mode, means, start }: ScannedPart, text: string): boolean {
  if (INDIFFERENT.includes(kind)) return mode !== "must" || !text.startsWith("+", start);
  return mode === "wanted" && !(kind === "accepted" && means.kind === "figure");
}

/**
 * Loosens the wishes that a brief weakens, makes musts of the versions that it requires, and counts its last resorts
 * against a track. If it weakens all its wishes, none is loosened, except by indifference, which also drops unknown
 * words: «peu importe la couleur».
 */
export function loosened(
  text: string,
  softenings: readonly Softening[],
  parts: readonly ScannedPart[],
): { parts: ScannedPart[]; dropped: string[] } {
  const required = new Set(
    softenings.filter(({ kind }) => kind === "required").flatMap((one) => partsOf(text, one, parts)),
  );
  const lastResort = new Set(
    softenings.filter(({ kind }) => kind === "lastResort").flatMap((one) => partsOf(text, one, parts)),
  );
  const isRequired = (part: ScannedPart) =>
    required.has(part) &&
    part.mode === "wanted" &&
    part.means.kind === "phrase" &&
    part.means.meanings.some(namesVersion);
  const weakenedBy = (some: readonly Softening[]) =>
    new Set(some.flatMap((one) => partsOf(text, one, parts).filter((part) => isWeakened(one, part, text))));
  const weak = weakenedBy(softenings.filter(({ kind }) => kind !== "required" && kind !== "lastResort"));
  const indifferent = weakenedBy(softenings.filter(({ kind }) => INDIFFERENT.includes(kind)));
  const unknown = weakenedBy(softenings.filter(({ kind }) => kind === "indifferent" || kind === "harmless"));
  const isDropped = (part: ScannedPart) =>
    unknown.has(part) && part.means.kind === "text" && !part.means.isQuoted;
  const hasOther = parts.some((part) => !weak.has(part) && (part.mode === "wanted" || part.mode === "must"));
  return {
    parts: parts
      .filter((part) => !isDropped(part))
      .map((part): ScannedPart => {
        if (isRequired(part)) return { ...part, mode: "must" };
        if (hasOther && lastResort.has(part)) return { ...part, mode: "excluded", degree: "less" };
        return (hasOther && weak.has(part)) || indifferent.has(part) ? { ...part, mode: "loose" } : part;
      }),
    dropped: parts.filter(isDropped).map(({ words }) => words),
  };
}
