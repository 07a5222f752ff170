import { entriesIn, isStateDropped } from "../tables/legends.ts";
import { ONE_TIME } from "./prose-times.ts";

const TIME = new RegExp(ONE_TIME, "iu");
const CODE = String.raw`(\p{Lu}{1,4}|[?*+])`;
const LONGEST = 400;
const BULLET = /^[\s>]*(?:[-\u2013\u2022*\u00b7]\s+|\d{1,2}[.)]\s+)?/u;
/** Where rows may have their codes: before the times, right behind them, and in brackets at the end. */
const PLACES = [
  new RegExp(String.raw`^${CODE}\s+(?=\d)`, "u"),
  new RegExp(
    String.raw`(?<=\d[:'\u2019]\d{2}["\u2019]{0,2}\s+)${CODE}\s+(?=["\u00ab\u201c\u201e]?\s?\p{L})`,
    "u",
  ),
  new RegExp(String.raw`\s*[[(]${CODE}[\])]\s*$`, "u"),
];
/** Fewest rows with a code, and their share among the lines with times. */
const [FEWEST, MOST_OF] = [2, 0.6];

/**
 * Returns the lines of a list without the codes for the state of their rows which a legend in it explains, «X = abandonné»:
 * rows that are dropped by it are struck through.
 */
export function withLegendStates(lines: readonly string[]): readonly string[] {
  const legend = lines.filter((line) => /[=:]/.test(line) && !TIME.test(line.slice(0, LONGEST)));
  const meanings = new Map(legend.flatMap((line) => entriesIn(line)));
  if (![...meanings.values()].some(isStateDropped)) return lines;
  const timed = lines.filter((line) => line.length <= LONGEST && TIME.test(line));
  const place = PLACES.find((one) => {
    const coded = timed.filter((line) => meanings.has(one.exec(bare(line))?.[1] ?? ""));
    return coded.length >= Math.max(FEWEST, timed.length * MOST_OF);
  });
  if (!place) return lines;
  return lines.map((line) => {
    const row = bare(line);
    const meaning =
      line.length <= LONGEST && TIME.test(line) ? meanings.get(place.exec(row)?.[1] ?? "") : undefined;
    if (meaning === undefined) return line;
    const rest = row.replace(place, "");
    return `${line.slice(0, line.length - row.length)}${isStateDropped(meaning) ? `~~${rest}~~` : rest}`;
  });
}

const bare = (line: string) => line.slice(BULLET.exec(line.slice(0, LONGEST))?.[0].length ?? 0);
