import type { Assumed } from "#/features/cue-sheets/time/likely-rate.ts";
import { clockOf } from "#/features/cue-sheets/time/read-time.ts";
import { rateStatedIn } from "#/features/cue-sheets/time/stated-rate.ts";
import { RATES } from "#/features/cue-sheets/time/timecode.ts";
import { type Doubt, type Edit, editOf, MOST_CLIPS, Skipped, UnreadableEdit } from "../edit.ts";
import { isHourOfDay } from "../hour-of-day.ts";
import { withPeopleOfPieces } from "../people-of-pieces.ts";
import { headingIn } from "../plain-markdown.ts";
import { withSameAlbum } from "../same-album.ts";
import { subjectIn } from "../subject-line.ts";
import { type NotedClip, withPeopleOfNotes } from "../tables/people-in-notes.ts";
import { leavesDoubt } from "../title-unknown.ts";
import { isOnlyOfAll, type WritersOfAll, withWritersOfAll, writersOfAll } from "../writers-of-all.ts";
import { withWritersOfPrefix, writersOfPrefix } from "../writers-of-prefix.ts";
import { withAboutRows } from "./about-rows.ts";
import { applyAgreements } from "./agreed-times.ts";
import { amendRows } from "./amended-rows.ts";
import { withoutChapters } from "./chapter-lists.ts";
import { withoutSenders } from "./chat-lines.ts";
import { completeCodes } from "./codes-of-rows.ts";
import { withDescribedMusic } from "./described-music.ts";
import { filmsIn, isIn } from "./films-in-list.ts";
import { rowsInLine, withFormerRows } from "./former-rows.ts";
import { withLegendStates } from "./legend-states.ts";
import { endsInLength } from "./length-at-end.ts";
import { withLengthInFigures } from "./lengths-in-words.ts";
import { doubtsOfLines } from "./lines-on-rows.ts";
import { doubtsOfPersons } from "./perhaps-writers.ts";
import { type PlacedRow, placedRows, type TimesOfList } from "./placed-rows.ts";
import { withoutPlanned } from "./planned-times.ts";
import { withPlayedTitles } from "./played-titles.ts";
import { withPointedPlaces } from "./pointed-places.ts";
import { type Line, LONGEST_LINE, lineOf, MAIL_HEADER, withStarts } from "./prose-lines.ts";
import { applyPeople, type PeopleOfText, withPeopleOfOthers } from "./prose-people.ts";
import { framesOfTime, placeIn, secondsAdded, totalIn } from "./prose-times.ts";
import { newestRows, plainLine, unquotedLine } from "./quoted-lines.ts";
import { setReplacedLater } from "./replaced-later.ts";
import { applyReports } from "./reported-by-others.ts";
import { withPlacesOfRundown } from "./rundown.ts";
import { withSignsOfMinutes } from "./seconds-signs.ts";
import { applySentences, type RunningLine } from "./sentences-on-rows.ts";
import { withUnusedSections } from "./unused-sections.ts";

/** Maximum length of the text; mails with lists are short, so a longer text is something else. */
const LONGEST_TEXT = 200_000;
/**
 * Reads a list that a person has typed in a mail or a note: lines with a start, with an end or a length, and with a
 * title. Quoted lines are read if no newer line is a row. All other lines are reported as skipped. If the list has several
 * programmes, the one with the index `part` is read. Returns null if there is no row.
 */
export function readProse(fullText: string, assumed: Assumed, part = 0): Edit | null {
  if (fullText.length > LONGEST_TEXT) return null;
  const written = fullText.split(/\r\n|\r|\n/);
  const messages = withoutSenders(written);
  const signed = withSignsOfMinutes(withPlacesOfRundown(messages));
  const { lines: bare, written: point } = withPointedPlaces(
    withLegendStates(withoutPlanned(signed.lines)).map(withLengthInFigures),
  );
  const pointed = signed.written ?? point;
  const text = bare.join("\n");
  const listed = withStarts(
    bare.flatMap((one, index) =>
      unquotedLine(one).text.trim() === ""
        ? []
        : rowsInLine(one).map((row) => lineOf(row, index + 1, placeIn)),
    ),
  );
  const titled = withPlayedTitles(withFormerRows(withoutChapters(withUnusedSections(listed))));
  const lines = withDescribedMusic(withAboutRows(titled));
  const rows = lines.filter(({ row }) => row !== null);
  // Such a text is a call sheet or the agenda of a meeting.
  if (rows.every(areHours)) return null;
  if (rows.length > MOST_CLIPS) throw new UnreadableEdit("tooManyClips");
  const likely = clockOf(
    rows.flatMap(({ place }) => [place?.start ?? "", place?.end ?? ""]),
    assumed,
  );
  const stated = rateStatedIn(text);
  const clock = stated ? { rate: RATES[stated], perSecond: RATES[stated].base } : likely.clock;
  const whole = secondsAdded(rows.flatMap(({ place }) => [place?.start ?? "", place?.end ?? ""]));
  const frameOf = (time: string) => framesOfTime(whole(time), clock);
  const times = { frameOf, clock, total: framesOfTime(totalIn(text) ?? "", clock) };
  const newest = [...newestRows(placedRows(lines, times))];
  const films = filmsIn(lines, newest);
  const film = films[part] ?? films[0];
  const isShown = (line: number) => !film || isIn(film, line);
  const shown = newest.filter(({ line }) => isShown(line.line));
  const running = lines.filter(({ row, text }) => row === null && text.length <= LONGEST_LINE);
  const replaced = setReplacedLater(shown, running, messages !== written);
  const { read, added, people, asked } = applyLines(running, newest, times);
  const known = new Set<RunningLine>([...read, ...newest.map(({ line }) => line)]);
  const skipped = new Skipped();
  for (const one of lines) if (!known.has(one)) skipped.add(one.line, (written[one.line - 1] ?? "").trim());
  const noted = withPeopleOfNotes([...newest.map(({ clip }) => clip), ...added]);
  const texts = newest.map(({ line }) => line.text);
  const pieces = withSameAlbum(withPeopleOfPieces(noted), texts);
  const named = withPeopleOfOthers(pieces, texts, people);
  const prefixed = withWritersOfPrefix(named, ofPrefix(running));
  const all = withWritersOfAll(prefixed, texts, sentenceOfAll(running));
  const clips = all.clips
    .flatMap(({ line, ...clip }) => (line !== undefined && isShown(line) ? clip : []))
    .sort((a, b) => a.start - b.start);
  const title = film?.name ?? (subjectIn(text) || headingIn(text));
  const rates = stated ? [stated] : likely.rates;
  const unread = running.filter((one) => !known.has(one) && !MAIL_HEADER.test(one.text));
  const doubtsOfRows = [...replaced, ...asked, ...shown.flatMap(doubtOf), ...doubtsOfLines(unread, shown)];
  doubtsOfRows.push(...doubtsOfPersons(shown, all.clips));
  const doubts = [...doubtsOfRows.sort((a, b) => (a.line ?? 0) - (b.line ?? 0)), ...all.doubts];
  const parts = film && { parts: films.map(({ name }) => name), part: films.indexOf(film) };
  return editOf(
    { format: "text", title, rates, countingRate: clock.rate, clips, doubts, pointed, ...parts },
    skipped,
  );
}

const areHours = ({ place, row, text }: Line) =>
  row?.role !== "music" &&
  isHourOfDay(place?.start ?? "") &&
  (isHourOfDay(place?.end ?? "") || (place?.kind === "length" && endsInLength(text)));

/**
 * Applies the lines of a mail that are no rows to its rows. Returns the lines that were read, the added rows, and what
 * they say of the people of other rows.
 */
function applyLines(
  lines: readonly RunningLine[],
  rows: readonly PlacedRow[],
  { frameOf, clock }: TimesOfList,
): {
  read: readonly RunningLine[];
  added: readonly NotedClip[];
  people: PeopleOfText;
  asked: readonly Doubt[];
} {
  const codes = completeCodes(rows, lines);
  const sentences = applySentences(lines, rows, { frameOf, tolerance: clock.rate.base });
  const agreed = applyAgreements(lines, rows, frameOf);
  const reported = applyReports(lines, rows);
  const read = [sentences, agreed, reported];
  const others = lines.filter((line) => !read.some((one) => one.has(line)));
  const { applied, added, doubts } = amendRows(others, rows, frameOf);
  const people = applyPeople(
    others.filter((line) => !applied.has(line)),
    rows,
  );
  const ofAll = lines.filter(
    ({ text }) => isOnlyOfAll(plainLine(text)) || writersOfPrefix(plainLine(text)) !== null,
  );
  return {
    read: [...codes, ...sentences, ...agreed, ...reported, ...applied, ...people.read, ...ofAll],
    added,
    people,
    asked: doubts,
  };
}

/** Returns what a line of a mail says of the writers of all music, and its number; the newest line counts. */
function sentenceOfAll(lines: readonly RunningLine[]): { of: WritersOfAll | null; line: number | null } {
  const said = lines.flatMap(({ text, line, depth }) => {
    const of = writersOfAll(plainLine(text));
    return of ? { of, line, depth } : [];
  });
  return said.sort((a, b) => a.depth - b.depth)[0] ?? { of: null, line: null };
}

const ofPrefix = (lines: readonly RunningLine[]) =>
  lines.map(({ text }) => writersOfPrefix(plainLine(text))).find((one) => one !== null) ?? null;

/** Returns what a row leaves in doubt beside its title. */
const doubtOf = ({ line, clip, title }: PlacedRow): Doubt[] =>
  clip.isOff || !(line.place?.isAbout || leavesDoubt(line.text.replace(title, ""), false))
    ? []
    : [{ line: line.line, name: title, text: line.text.trim() }];
