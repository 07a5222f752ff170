import { LAST_FRAME } from "#/contract/frame-rates.ts";
import type { Assumed } from "#/features/cue-sheets/time/likely-rate.ts";
import { clockOf, codeIn, readCode } from "#/features/cue-sheets/time/read-time.ts";
import { rateTextIn } from "#/features/cue-sheets/time/stated-rate.ts";
import type { Clock } from "#/features/cue-sheets/time/timecode.ts";
import { isCueNumber } from "../cue-numbers.ts";
import {
  type Doubt,
  type Edit,
  type EditClip,
  editOf,
  MOST_CLIPS,
  Skipped,
  UnreadableEdit,
} from "../edit.ts";
import { endAlone } from "../end-alone.ts";
import { libraryCodeIn } from "../library-codes.ts";
import { isMusicLabel } from "../not-music.ts";
import { withPeopleOfPieces } from "../people-of-pieces.ts";
import { isSetAside } from "../tables/row-remarks.ts";
import { titleWithPeople } from "../tables/title-with-people.ts";
import { leavesDoubt, saysTitleUnknown, withoutTitleAsked, withTitleAsked } from "../title-unknown.ts";
import { KIND, pointsOf } from "./avid-points.ts";
import { setDroppedOff } from "./dropped-clips.ts";
import { type Pair, pairsOf } from "./marker-pairs.ts";

/** A marker: user, time code, track, colour, comment and, in newer versions, a length in frames. */
const MARKER =
  /^[^\t\r\n]*\t(\d{2}[:;]\d{2}[:;]\d{2}[:;]\d{2})\t([ADMTV]C?\d*)\t[^\t\r\n]*\t([^\t\r\n]*)(?:\t(\d{1,7}))?/;
/** A word or a letter for a cue, with its number: «CUE 4», «m12». */
const CUE_AND_NUMBER = /^(?:cue|m)[ .#-]?\d{1,3}[a-z]?$/i;

/** Maximum number of lines above the first marker: a title, the rate. */
const MOST_ABOVE = 10;

/**
 * Whether a text is a list from «Export Markers» in Media Composer: a table without headings, perhaps with lines above
 * it that a person has added.
 */
export const isAvidMarkers = (text: string, hasHeads: boolean) =>
  text
    .replace(/^\uFEFF/, "")
    .trimStart()
    .split(/\r\n|\r|\n/, hasHeads ? 1 : MOST_ABOVE + 1)
    .some((line) => MARKER.test(line));

/**
 * Reads Media Composer's markers that have a length, come in pairs or are points of music: those on audio tracks, or all
 * if there are none there.
 */
export function readAvidMarkers(text: string, assumed: Assumed): Edit {
  const rows = text
    .split(/\r\n|\r|\n/)
    .map((row, index) => ({ row, line: index + 1, parts: MARKER.exec(row) }))
    .filter(({ row }) => row.trim() !== "");
  const { rates, clock } = clockOf(
    rows.flatMap(({ parts }) => parts?.[1] ?? []),
    assumed,
    { stated: rows.map(({ row, parts }) => (parts ? rateTextIn(parts[3] ?? "") : row)).join("\n") },
  );
  const pairs = pairsOf(
    rows.map(({ parts }) => ({
      track: parts?.[2] ?? "",
      comment: Number(parts?.[4] ?? 0) > 1 ? "" : (parts?.[3] ?? "").trim(),
      frame: readCode(parts?.[1] ?? "", clock) ?? 0,
    })),
    (code) => readCode(code, clock),
  );
  const hasMusic = [...pairs.values()].some((pair) => pair && isMusicLabel(pair.mark));
  const points = pointsOf(
    rows.map(({ parts }, index) => ({
      comment: (parts?.[3] ?? "").trim(),
      isLong: Number(parts?.[4] ?? 0) > 1,
      isPaired: pairs.has(index) && pairs.get(index)?.end !== null,
    })),
  );
  const markers = rows.map((one, index) => {
    const parts = one.parts ?? [];
    const pair = pairs.get(index) ?? null;
    const clip =
      pair?.end === null
        ? partnerless(parts, clock, pair)
        : points.has(index)
          ? pointOf(parts, clock)
          : clipOf(parts, clock, pair, hasMusic);
    return { ...one, isEnd: pairs.get(index) === null, clip };
  });
  const hasSound = markers.some(({ clip }) => clip && !clip.hasPicture);
  const skipped = new Skipped();
  const clips: EditClip[] = [];
  for (const { row, line, parts, clip, isEnd } of markers) {
    if (isEnd || (hasSound && isPicture(parts?.[2]))) continue;
    if (clip) clips.push(clip);
    else skipped.add(line, row.replace(/\t/g, " "));
    if (clips.length > MOST_CLIPS) throw new UnreadableEdit("tooManyClips");
  }
  setDroppedOff(
    markers.flatMap(({ parts, clip, isEnd }) =>
      clip || isEnd ? [] : { comment: parts?.[3] ?? "", frame: readCode(parts?.[1] ?? "", clock) ?? -1 },
    ),
    clips,
  );
  const heard = new Set(clips.filter(({ isOff }) => !isOff));
  const doubts = markers.flatMap(({ line, parts, clip }): Doubt[] => {
    if (!clip || !heard.has(clip)) return [];
    const [name, text] = [withoutTitleAsked(clip.name), (parts?.[3] ?? "").trim()];
    // A sign in the title itself leaves no doubt: «Who Are You?».
    return leavesDoubt(text.replace(name, ""), false) ? [{ line, name, text }] : [];
  });
  const named = withPeopleOfPieces(clips);
  return editOf(
    { format: "table", title: "", rates, countingRate: clock.rate, clips: named, doubts },
    skipped,
  );
}

const isPicture = (channel = "") => /^[DV]/.test(channel);

/** Returns a marker without a length as a clip whose end the person enters; null if it is later than a sheet. */
function pointOf(parts: string[], clock: Clock): EditClip | null {
  const clip = clipBetween(parts, [readCode(parts[1] ?? "", clock), null], null, false);
  return clip && { ...clip, isPoint: true };
}

/** Returns a marker that starts or ends music without its partner as a clip whose other end the person enters. */
function partnerless(parts: string[], clock: Clock, pair: Pair): EditClip | null {
  const at = readCode(parts[1] ?? "", clock);
  const clip = clipBetween(parts, [at, null], pair, true);
  if (!clip || at === null) return null;
  return pair.isEndAlone ? { ...clip, ...endAlone(at, parts[1]) } : { ...clip, isPoint: true };
}

/** Returns a marker as a clip with its own length, or up to the marker that ends it; null if it has neither. */
function clipOf(parts: string[], clock: Clock, pair: Pair | null, hasMusic: boolean): EditClip | null {
  const start = readCode(parts[1] ?? "", clock);
  const end = pair?.end ?? (start ?? 0) + Number(parts[4] ?? 0);
  return start === null || end - start <= 1 ? null : clipBetween(parts, [start, end], pair, hasMusic);
}

/**
 * Returns a marker as a clip between two frames; without an end it has the frame of its start alone. Null if it has no
 * start or no name, or ends later than a sheet can represent.
 */
function clipBetween(
  [, code = "", channel = "", comment = ""]: string[],
  [start, stated]: readonly [start: number | null, end: number | null],
  pair: Pair | null,
  hasMusic: boolean,
): EditClip | null {
  const end = stated ?? (start ?? 0) + 1;
  const written = pair?.title ?? comment.trim().replace(KIND, "");
  const titled = titleWithPeople(written);
  const name = titled?.name ?? written;
  if (start === null || end > LAST_FRAME || name === "") return null;
  const place = { start, end, startCode: codeIn(code) };
  const isOff = isSetAside(written, []);
  const reference = titled ? libraryCodeIn(written) : "";
  const clip: EditClip = {
    ...{
      name: saysTitleUnknown(written) ? withTitleAsked(name) : name,
      file: "",
      reel: "",
      channel,
      ...place,
      hasPicture: isPicture(channel),
    },
    ...(isOff && { isOff: true as const }),
    ...(reference && { reference }),
    ...(titled && titled.writers.length > 0 && { writers: titled.writers }),
    ...(titled && titled.publishers.length > 0 && { publishers: titled.publishers }),
  };
  return pair ? { ...clip, role: roleOfMark(pair, hasMusic) } : clip;
}

/**
 * Returns the role that a mark gives its clip: if some marks of the list mean music, the others mean something else.
 */
function roleOfMark({ mark, title }: Pair, hasMusic: boolean): string {
  const isMusic = isMusicLabel(mark) || isCueNumber(mark) || CUE_AND_NUMBER.test(mark);
  if (hasMusic && !isMusic) return "marker";
  return mark === title ? "" : mark;
}
