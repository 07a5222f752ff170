import { fold } from "#/contract/fold.ts";
import { wordsOf } from "../title-words.ts";
import { saidOf } from "./agreed-times.ts";
import { type Line, LONGEST_LINE } from "./prose-lines.ts";

/** Headings of lists of points that are no music, folded: “Chapters for the description”, «Timecodes YouTube». */
const CHAPTERS =
  /(?<![\p{L}])(?:chapters?|chapitres?|chapitrage|kapitel(?:marken)?|hoofdstukken|capitulos|capitoli|time ?stamps?|sprungmarken|table of contents|sommaire|inhalt(?:sverzeichnis)?|inhoud|contenido|indice|shot ?list|to ?do|a faire)(?![\p{L}])/u;
const MUSIC =
  /(?<![\p{L}])(?:musi(?:c|k|cas?|ques?|che)|muziek|cues?|songs?|tracks?|titres?|zik)(?![\p{L}])/u;
/** Fewest points of such a list, and least share of them that starts where rows above start or end. */
const [FEWEST_POINTS, SAME] = [3, 0.75];

/**
 * Returns the lines of a text in which a second list of points, without ends, below a heading of its own is none of music:
 * its heading says that it has chapters, or its points are the starts of rows of the list with ends and none of them has
 * the title of such a row.
 */
export function withoutChapters(lines: readonly Line[]): Line[] {
  const placed = lines.filter(({ place, row }) => row && place?.kind !== "unknown");
  if (placed.length === 0) return [...lines];
  const known = new Set(placed.flatMap(({ place }) => [timeOf(place?.start), timeOf(place?.end)]));
  const titles = new Set(placed.flatMap(({ row }) => wordsOf(saidOf(row?.title ?? "")).trim() || []));
  const left = new Set<Line>();
  let points: Line[] = [];
  const end = () => {
    if (points.length >= FEWEST_POINTS && areChapters(points, headingOf(points, lines), known, titles))
      for (const point of points) left.add(point);
    points = [];
  };
  for (const line of lines) {
    const isPoint = line.row !== null && line.row.role === "" && line.place?.kind === "unknown";
    if (!isPoint || (points.length > 0 && line.line > (points.at(-1)?.line ?? 0) + 1)) end();
    if (isPoint) points.push(line);
  }
  end();
  return lines.map((line) => (left.has(line) ? { ...line, place: null, row: null } : line));
}

/** Returns a time without zeros in front, by which times that are written alike are compared. */
const timeOf = (time: string | null | undefined) => (time ?? "").replace(/^[0:]+(?=\d)/, "");

/** Returns the text above a list, folded; empty if its first line is the first, or a row stands above. */
function headingOf(points: readonly Line[], lines: readonly Line[]): string {
  const above = lines[lines.indexOf(points[0] as Line) - 1];
  return above && !above.row && above.text.length <= LONGEST_LINE ? fold(above.text) : "";
}

function areChapters(
  points: readonly Line[],
  heading: string,
  known: ReadonlySet<string>,
  titles: ReadonlySet<string>,
): boolean {
  if (heading === "" || MUSIC.test(heading)) return false;
  if (CHAPTERS.test(heading)) return true;
  const same = points.filter(
    ({ place }) => /^[0:]+$/.test(place?.start ?? "") || known.has(timeOf(place?.start)),
  );
  return same.length >= points.length * SAME && !points.some((point) => isTitled(point, titles));
}

/** Whether a point has the title of one of the rows, perhaps with a version behind it. */
function isTitled({ row }: Line, titles: ReadonlySet<string>): boolean {
  const words = wordsOf(row?.title ?? "")
    .trim()
    .split(" ");
  return words.some((_, at) => titles.has(words.slice(0, at + 1).join(" ")));
}
