import type { PlacedRow } from "./placed-rows.ts";
import { type Line, LONGEST_LINE } from "./prose-lines.ts";
import { plainLine } from "./quoted-lines.ts";

/** The heading of one of several programmes in a list: «FILM A – La Mamie», «VERSION 30 s», “Spot 2: Winter”. */
const HEADING =
  /^[\s#*=_\u2013\u2014-]*((?:les? |the )?(?:films?|spots?|pubs?|versions?|\p{L}pisodes?|ep\.?|\p{L}p\.|capsules?|teasers?|trailers?|bandes?[ -]annonces?|clips?|videos?|vid\p{L}os?|commercials?|adverts?|teil|folge|werbespots?|cap\p{L}tulos?|episodios?|puntata|anuncio)\s*(?:n\u00b0\s?|no\.?\s?|#)?(?:\d{1,3}(?:\s?(?:s|sec|["\u2033\u201d])(?!\p{L})|["\u2033\u201d])?|\p{Lu}(?![\p{L}\p{N}]))(?!\p{L}).*)$/iu;
/** The end of a sentence, which is no heading: «Episode 1 below. Episode 2 to follow.». */
const SENTENCE = /\p{Ll}{3}\.(?:\s|$)/u;
const LEAST_FILMS = 2;
const LONGEST_NAME = 60;

/** A programme in a list: its heading, and the lines from `from` up to `to`. */
type Film = { name: string; from: number; to: number };

/**
 * Returns the programmes of a list whose rows stand below headings and start anew below each of them, so that they are no
 * rows of one programme; none if the list has a single programme.
 */
export function filmsIn(lines: readonly Line[], rows: readonly PlacedRow[]): Film[] {
  const heads = lines.flatMap(({ row, text, line, depth }) => {
    const name = row || depth > 0 || text.length > LONGEST_LINE ? null : HEADING.exec(plainLine(text))?.[1];
    return name && !SENTENCE.test(name) ? [{ name: name.trim().slice(0, LONGEST_NAME), from: line }] : [];
  });
  const films = heads
    .map((head, at) => ({ ...head, to: heads[at + 1]?.from ?? Number.POSITIVE_INFINITY }))
    .map((film) => ({ film, rows: rows.filter(({ line }) => isIn(film, line.line)) }))
    .filter((one) => one.rows.length > 0);
  const isAnew = films.slice(1).every(({ rows: [first] }, at) => {
    const last = films[at]?.rows.at(-1);
    return first !== undefined && last !== undefined && first.start < last.end;
  });
  const isWhole = rows.every(({ line }) => films.some(({ film }) => isIn(film, line.line)));
  return films.length >= LEAST_FILMS && isAnew && isWhole ? films.map(({ film }) => film) : [];
}

/** Whether a line stands below the heading of a programme. */
export const isIn = ({ from, to }: Film, line: number) => line > from && line < to;
