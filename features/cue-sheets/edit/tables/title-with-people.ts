import { fold } from "#/contract/fold.ts";
import { titleOfClip, unquoted } from "../clip-title.ts";
import type { StatedParty } from "../edit.ts";
import { isTrackCode } from "../library-codes.ts";
import { versionNamed } from "../split-version.ts";
import { isStandIn } from "../stand-in-titles.ts";
import { type NotedClip, peopleInNote } from "./people-in-notes.ts";
import { titleBeforeCredits } from "./title-before-credits.ts";

/** What an editor may write before the title of music that a marker starts: «mus in + out 01:05:36:10 : Delta». */
const START =
  /^(?:musi(?:c|que|k|ca)|mus|mx|zi[kc])\s+in(?:\s*\+\s*out)?(?:\s+\d{2}[:;]\d{2}[:;]\d{2}[:;]\d{2})?\s*[:\u2013-]?\s+/i;
const IN_BRACKETS = /\s*[([]([^()[\]]{5,200})[)\]]/gu;
const DASH = /\s[-\u2013\u2014]\s/;
const BETWEEN_VERSIONS = /[,;]|\s[-\u2013\u2014]\s/;
/** The words behind a title for the people of another piece, and the marks of one without a living writer. */
const SAME_PEOPLE =
  /,?\s+(?:same|m\u00eames?|gleiche[rsn]?|mism[oa]s?|stess[oaie])\s+(?:writers?|composers?|publishers?|compos?|compositeurs?|compositrices?|auteurs?|\u00e9diteurs?|komponist|autor|compositor|autore)\p{L}*(?:[\s,;].*)?$/iu;
const PUBLIC_DOMAIN =
  /\s*[([](?:trad|pd|dp|d\.p|p\.d|public domain|domaine public|gemeinfrei)[^()[\]]*[)\]]/iu;
/** The number of a cue as the whole name of a row: «1M2», «1M4 SRC». */
const CUE_NUMBER = /^\d{1,2}M\d{1,3}[A-Za-z]?(?:\s(?:SRC|[Ss]ource))?$/;
/** Starts of notes on the work, folded, which are no titles. */
const ON_THE_WORK =
  /^(?:fade|check|notes?|to ?do|vol|volume|levels?|louder|mix|ask|see|voir|start|end|in|out|no|not|replace|cut|ok|temp)(?![\p{L}])/u;
/** Where music is heard in the film: «on screen, Radio». */
const SOURCE = /^\s*(?:(?:car |auto)?radio|tv|television|on screen|off screen)\s*$/i;
const LONGEST = 400;

/** A title and its version, with the people who stand behind it. */
type TitleWithPeople = {
  name: string;
  writers: StatedParty[];
  publishers: StatedParty[];
  reference?: string;
};

/**
 * Returns the title in a comment that names people behind it, in brackets or behind a dash: «"Delta" (A. Roux / Ed. Rive)
 * version sans batterie», «Delta - comp. Ana Roux, ed. Rive»; null if it names none there for sure.
 */
export function titleWithPeople(comment: string): TitleWithPeople | null {
  const text = comment.slice(0, LONGEST).normalize("NFC").replace(START, "").trim();
  const credited = titleBeforeCredits(text);
  if (credited) return credited;
  const people = peopleInNote(text);
  if (!people || people.writers.length === 0) return null;
  const place = peopleBehindTitle(text);
  if (!place) return null;
  const title = unquoted(text.slice(0, place.from).trim());
  const behind = text.slice(place.to).split(BETWEEN_VERSIONS);
  const versions = behind.map((one) => (SOURCE.test(one) ? null : versionNamed(one.trim(), false)));
  const version = versions.find((one) => one !== null);
  return { ...people, name: version ? `${title} (${version})` : title };
}

/** Returns the place in a text of the brackets, or of the part between dashes, that names people behind a title. */
function peopleBehindTitle(text: string): { from: number; to: number } | null {
  const namesWriters = (part: string) => (peopleInNote(part)?.writers.length ?? 0) > 0;
  for (const found of text.matchAll(IN_BRACKETS))
    if (found.index > 0 && namesWriters(found[1] ?? ""))
      return { from: found.index, to: found.index + found[0].length };
  const parts = text.split(DASH);
  const at = parts.findIndex((part, index) => index > 0 && namesWriters(part));
  if (at === -1) return behindSlash(text);
  if (namesWriters(parts[0] ?? "")) return null;
  const from = parts.slice(0, at).join("   ").length;
  return { from, to: from + (parts[at] ?? "").length + 3 };
}

/** Returns the place of the last parts between slashes that name all the writers, and of the code before them. */
function behindSlash(text: string): { from: number; to: number } | null {
  const parts = text.split(" / ");
  const writersFrom = (at: number) => peopleInNote(parts.slice(at).join(" / "))?.writers.length ?? 0;
  const all = writersFrom(0);
  const last = parts.findLastIndex((_, at) => at > 0 && writersFrom(at) === all);
  const at = last > 1 && isTrackCode(parts[last - 1] ?? "") ? last - 1 : last;
  const isInTitle = (peopleInNote(parts[0] ?? "")?.writers.length ?? 0) > 0;
  if (all === 0 || at < 1 || isInTitle) return null;
  return { from: parts.slice(0, at).join(" / ").length, to: text.length };
}

/**
 * Returns clips in which those that are named by a cue number alone have the title in their notes, if there is one. The
 * number says that they are music, whatever the title: «Delta (Vox)».
 */
export const withTitlesOfNotes = (clips: readonly NotedClip[]): NotedClip[] =>
  clips.map((clip) => {
    const title = CUE_NUMBER.test(clip.name) ? titleInNote(clip.note ?? "") : "";
    return title === "" ? clip : { ...clip, name: title, role: clip.role || "music" };
  });

/** Returns the title in the note of a row that is named by its cue number alone; empty if the note surely has none. */
export function titleInNote(note: string): string {
  const text = note.slice(0, LONGEST).normalize("NFC").replace(/\s+/g, " ").trim();
  const named = titleWithPeople(text)?.name ?? titleInList(text) ?? text.split(DASH).find(mayBeTitle) ?? "";
  const title = named.replace(SAME_PEOPLE, "").replace(PUBLIC_DOMAIN, "").trim();
  return isStandIn(title) || mayBeTitle(title) ? title : "";
}

/** Returns the title at the start of a list between slashes that also has the code of the track; null if there is none. */
function titleInList(text: string): string | null {
  const parts = text.split(" / ");
  return parts.some(isTrackCode) ? (parts.find((part) => !isTrackCode(part)) ?? null) : null;
}

const mayBeTitle = (text: string) =>
  /^["\u00ab\u201c\u201e]?\s?[\p{Lu}\p{N}]/u.test(text.trim()) &&
  !ON_THE_WORK.test(fold(text.trim())) &&
  (isStandIn(text) || titleOfClip(text).title !== "");
