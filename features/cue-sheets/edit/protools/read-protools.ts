import type { Assumed } from "#/features/cue-sheets/time/likely-rate.ts";
import { clockOf, codeIn, readCode, readSeconds } from "#/features/cue-sheets/time/read-time.ts";
import { type Clock, clockAt, framesIn, nameOfRate } from "#/features/cue-sheets/time/timecode.ts";
import { doubtsOfNotes, withNotesRead } from "../clips-with-notes.ts";
import { type Edit, type EditClip, editOf, MOST_CLIPS, Skipped, UnreadableEdit } from "../edit.ts";
import { isOtherLabel } from "../not-music.ts";
import { withPeopleOfPieces } from "../people-of-pieces.ts";
import { notesOfTrack } from "../tables/notes-on-tracks.ts";
import { type NotedClip, withPeopleOfNotes } from "../tables/people-in-notes.ts";
import { withMusicQuestions } from "./music-questions.ts";
import { withCutsNamed } from "./protools-cuts.ts";
import { isFade, withFades } from "./protools-fades.ts";
import { SessionFiles } from "./protools-files.ts";
import { SessionMarkers } from "./protools-markers.ts";
import { withWritersOfTracks } from "./writers-of-tracks.ts";

const FIRST_LINE = /^SESSION NAME:/m;
const WIDTH = /\s\((?:Mono|Stereo|LCRS?|Quad|Ambisonics.*|\d\.\d[^)]*)\)$/i;
const LISTING_HEADING = /^(?:\S ){3,}/;
const ANY_CODE = /\b\d{2}[:;]\d{2}[:;]\d{2}[:;]\d{2,3}\b/g;

type Session = { clock: Clock; start: number; sampleRate: number; files: SessionFiles };
type Columns = { name: number; start: number; end: number; state: number };
type Track = {
  name: string;
  comment: string;
  state: ReadonlySet<string>;
  clips: EditClip[];
  fades: EditClip[];
};

/** Whether `text` is Pro Tools' «Export session info as text». */
export const isProTools = (text: string) => FIRST_LINE.test(text.slice(0, 2_000));

/**
 * Reads the text of a Pro Tools session, from current versions (`CLIP NAME`, `TIMECODE FORMAT`) or older ones (`REGION
 * NAME`, `TIME CODE FORMAT`). Times are time codes, or minutes and seconds, samples, or feet and frames from the start
 * of the session. Lines in bars and beats are reported as skipped, since these cannot be converted to times.
 */
export function readProTools(text: string, assumed: Assumed): Edit {
  const skipped = new Skipped();
  const tracks: Track[] = [];
  const formatClock = clockNamed(headerValue(text, "TIME ?CODE FORMAT"));
  const codes = text.match(ANY_CODE) ?? [];
  const { rates, clock } = formatClock ? clockOfFormat(formatClock, codes, assumed) : clockOf(codes, assumed);
  const session = {
    clock,
    start: readCode(headerValue(text, "SESSION START TIME ?CODE"), clock) ?? 0,
    sampleRate: Number.parseFloat(headerValue(text, "SAMPLE RATE")) || 0,
    files: new SessionFiles(),
  };
  const markers = new SessionMarkers((time) => timeOf(time, session));
  let listing = "";
  let columns: Columns | null = null;
  let count = 0;
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    const cells = line.split("\t").map((cell) => cell.trim());
    const track = tracks.at(-1);
    if (cells[0] === "TRACK NAME:") {
      tracks.push({
        ...{ name: (cells[1] ?? "").replace(WIDTH, ""), comment: "" },
        ...{ state: new Set(), clips: [], fades: [] },
      });
      columns = null;
    } else if (track && cells[0] === "COMMENTS:") track.comment = cells[1] ?? "";
    else if (track && cells[0]?.startsWith("STATE:")) {
      track.state = new Set(
        line
          .trim()
          .toLowerCase()
          .split(/[\s:,]+/)
          .slice(1),
      );
    } else if (cells[0] === "CHANNEL") columns = columnsOf(cells);
    else if (LISTING_HEADING.test(line)) {
      listing = line.replaceAll(/\s/g, "");
      columns = null;
    } else if (listing === "MARKERSLISTING") markers.add(cells);
    else if (!track) session.files.add(listing, cells);
    else if (track && columns && line.trim() !== "") {
      const clip = clipOf(cells, columns, track.name, session);
      if (clip === null) skipped.add(index + 1, line.trim().replace(/\s*\t\s*/g, " "));
      else (isFade(clip.name) ? track.fades : track.clips).push(clip);
      count += 1;
      if (count > MOST_CLIPS) throw new UnreadableEdit("tooManyClips");
    }
  }
  const marked = clipsOfTracks(tracks).map((clip) => markers.onClip(clip));
  const noted = withNotesRead(withMusicQuestions(marked, markers.questions));
  const named = withWritersOfTracks(withPeopleOfPieces(withPeopleOfNotes(noted)), tracks);
  const doubts = [...doubtsOfNotes(noted), ...named.doubts];
  const clips = withCutsNamed(named.clips).sort((a, b) => a.start - b.start);
  const title = headerValue(text, "SESSION NAME");
  return editOf({ format: "protools", title, rates, countingRate: clock.rate, clips, doubts }, skipped);
}

const headerValue = (text: string, name: string) =>
  new RegExp(`^${name}:[^\\S\\r\\n]*(.*)$`, "m").exec(text)?.[1]?.trim() ?? "";

function columnsOf(cells: string[]): Columns | null {
  const at = (...names: string[]) => cells.findIndex((cell) => names.includes(cell));
  const columns = {
    name: at("CLIP NAME", "REGION NAME"),
    start: at("START TIME"),
    end: at("END TIME"),
    state: at("STATE"),
  };
  return columns.name === -1 || columns.start === -1 || columns.end === -1 ? null : columns;
}

/** Returns a line as a clip; null if its times cannot be read. */
function clipOf(cells: string[], columns: Columns, track: string, session: Session) {
  const name = cells[columns.name] ?? "";
  const start = timeOf(cells[columns.start] ?? "", session);
  const end = timeOf(cells[columns.end] ?? "", session);
  if (start === null || end === null || end <= start) return null;
  const isOff = cells[columns.state]?.toLowerCase() === "muted";
  const channel = `${track} ${cells[0]}`;
  const clip: EditClip = {
    ...session.files.of(name),
    reel: "",
    channel,
    start,
    end,
    startCode: codeOf(cells[columns.start] ?? ""),
    endCode: codeOf(cells[columns.end] ?? ""),
    hasPicture: false,
  };
  return isOff ? { ...clip, isOff } : clip;
}

/**
 * From one hour on, minutes and seconds (`1:02:03.500`) look like time code, but the hours of time code have two
 * digits.
 */
const isMinutesAndSeconds = (text: string) => /^\d:/.test(text);
const codeOf = (text: string) => (isMinutesAndSeconds(text) ? undefined : codeIn(text));

function timeOf(text: string, { clock, start, sampleRate }: Session): number | null {
  const code = isMinutesAndSeconds(text) ? null : readCode(text, clock);
  if (code !== null) return code;
  const isSamples = /^\d{1,15}$/.test(text) && sampleRate > 0;
  const seconds = isSamples ? Number(text) / sampleRate : readSeconds(text);
  return seconds === null ? null : start + framesIn(seconds, clock.rate);
}

/**
 * Returns the clips of the tracks. Those on a muted or inactive track are off, as are those on the other tracks if one
 * is in solo; a track that is only hidden plays. A solo of sounds that are not music is ignored: somebody left it on
 * after a check, and the final mix has its music.
 */
function clipsOfTracks(tracks: readonly Track[]): NotedClip[] {
  const isSolo = tracks.some(
    ({ name, state }) => state.has("solo") && !state.has("inactive") && !isOtherLabel(name),
  );
  return tracks.flatMap(({ state, ...track }) => {
    const noteOf = notesOfTrack(track.comment, track.clips);
    const clips = withFades(track.clips, track.fades).map((clip): NotedClip => {
      return { ...clip, note: noteOf(clip) };
    });
    const isOff =
      state.has("muted") || state.has("inactive") || (isSolo && !state.has("solo") && !state.has("solosafe"));
    return isOff ? clips.map((clip) => ({ ...clip, isOff })) : clips;
  });
}

/**
 * Returns the clock of the session's format. If its times have the semicolons of drop-frame although the format does
 * not, either is possible.
 */
function clockOfFormat(formatClock: Clock, codes: readonly string[], { rate, isChosen }: Assumed) {
  const { base, ntsc, drop } = formatClock.rate;
  const dropped = clockAt(base, ntsc, true);
  const isContradictory =
    !drop && dropped !== null && codes.some((code) => /;\d+$/.test(code)) && !codes.some(isDropped);
  if (!isContradictory) return { rates: [nameOfRate(formatClock.rate)], clock: formatClock };
  const rates = [formatClock, dropped].map((one) => nameOfRate(one.rate));
  return { rates, clock: isChosen && nameOfRate(rate) === rates[1] ? dropped : formatClock };
}

/** Whether drop-frame skips this time code. */
const isDropped = (code: string) => /[1-9][:;]00[:;]0[01]$/.test(code);

/** Returns the clock that `29.97 Drop Frame`, `25 Frame`… names; null for a rate that sheets do not support. */
function clockNamed(format: string): Clock | null {
  const count = Number.parseFloat(format);
  const base = Math.round(count);
  const isDrop = /drop|\bdf\b/i.test(format) && !/non|ndf/i.test(format);
  // Drop-frame time code exists at NTSC rates only, even if the rate is written as 30.
  return clockAt(base, isDrop || base !== count, isDrop);
}
