import { fold } from "#/contract/fold.ts";
import { figureRead } from "./concept-figures.ts";
import type { BriefPart } from "./demands.ts";
import type { Range } from "./thesaurus.ts";

/** Words or signs, folded, between the two ends of a range: «lent à modéré», “slow to mid-tempo”, «lent/modéré». */
const TO = /^\s*(?:[-/]|(?:a|to|ou|or|up to)\s)\s*(?:(?:an?|un)\s)?\s*$/;

/** Returns the tempo of a word, «lent»; null for figures and for other parts. */
const tempoOf = ({ read, mode, means }: BriefPart) =>
  read.kind === "tempo" && mode !== "excluded" && means.kind === "phrase" ? (read.tempo ?? null) : null;

/** Returns the range from the lower bound of one tempo to the upper bound of another; null if it is open on both sides. */
function spanOf(one: Range, other: Range): Range | null {
  const from = one.from === null || other.from === null ? null : Math.min(one.from, other.from);
  const to = one.to === null || other.to === null ? null : Math.max(one.to, other.to);
  return from === null && to === null ? null : { from, to };
}

/** Joins two tempi in words that a brief states as one range: «lent à modéré» is anything up to a moderate tempo. */
export function withTempoRanges(text: string, parts: readonly BriefPart[]): BriefPart[] {
  return parts.reduce<BriefPart[]>((kept, part) => {
    const last = kept.at(-1);
    const [tempo, before] = [tempoOf(part), last ? tempoOf(last) : null];
    const isRange = last?.mode === part.mode && TO.test(fold(text.slice(last.end, part.start)));
    const range = tempo && before && isRange ? spanOf(before, tempo) : null;
    if (last && range)
      kept[kept.length - 1] = {
        ...last,
        end: part.end,
        words: text.slice(last.start, part.end),
        read: figureRead("tempo", range, "thesaurus"),
      };
    else kept.push(part);
    return kept;
  }, []);
}
