import { withoutExtension } from "#/contract/file-extension.ts";
import { fold } from "#/contract/fold.ts";
import { withoutRender } from "./channel-names.ts";
import { titleOfClip } from "./clip-title.ts";
import type { Doubt, Edit, EditClip, StatedParty } from "./edit.ts";
import { isNotMusic } from "./not-music.ts";
import { splitPersonsInBrackets } from "./persons-in-name.ts";
import { splitVersion } from "./split-version.ts";
import { personsIn } from "./tables/persons-behind-title.ts";

/** An initial and a surname at the end of a file's name, «OPEN_J_Reed», perhaps behind its version, «OPEN_v4_J. Reed». */
const INITIAL_AT_END = /_(?<initial>\p{Lu})(?:\.[_ ]?|[_ ])(?<surname>\p{Lu}[\p{L}\p{M}'\u2019-]{2,40})$/u;
const VERSION_AT_END = /[_ ]v\d{1,2}$/i;
const SIGN = /\s[-\u2013\u2014]\s/;
/** A band, whose name follows the titles of a list as those of persons do. */
const BAND = /^(?:The|Les|Los|Las|Die|De|Los|I|Gli) \p{Lu}/u;
/** What a name with a person's initial has at least; most names of a long edit have none, and reading titles takes time. */
const MAY_BE_NAMED =
  /[([](?:[Cc]omp|[Kk]omp|[Aa]rr|[Mm]us)\p{L}*[.:]?\s|[([](?:[^()[\]]*[^\p{L}()[\]])?\p{Lu}[.\s-]|_\p{Lu}(?:\.[_ ]?|[_ ])\p{Lu}/u;
const LONGEST = 200;

/** What stands behind the title of a name: persons, or a band (`writers` is then empty). */
type Ending = {
  title: string;
  end: string;
  writers: readonly StatedParty[];
  by: "brackets" | "initial" | "sign";
};

/**
 * Returns an edit whose clips have the persons in their names as writers: those with an initial in brackets, «Delta (J
 * Reed)», or behind the version or several titles, «DELTA_v4_J_Reed». In a typed list the whole names behind its titles
 * are those of writers too, if nothing but persons and bands stands there, and one of them behind several titles: “Open
 * Water - Nora Falk”. They may also be those of performers, which is one doubt for all titles of a person. Files are
 * called after performers as often, so that whole names in them are left.
 */
export function withPersonsOfNames(edit: Edit): Edit {
  const isTyped = edit.format === "table";
  const endings = endingsOf(edit.clips, isTyped);
  const titles = new Map<string, Set<string>>();
  for (const one of endings.values())
    if (one && one.writers.length > 0) {
      const key = fold(one.end);
      titles.set(key, (titles.get(key) ?? new Set()).add(fold(one.title)));
    }
  const isRepeated = ({ end }: Ending) => (titles.get(fold(end))?.size ?? 0) > 1;
  const behindSigns = [...endings.values()].filter((one) => one === null || one.by === "sign");
  const areAtSigns =
    behindSigns.every((one) => one !== null) && behindSigns.some((one) => one && isRepeated(one));
  const doubts = new Map<string, Doubt>();
  const clips = edit.clips.map((clip) => {
    const one = clip.writers ? undefined : endings.get(clip.name);
    const isMeant =
      one?.by === "sign"
        ? areAtSigns
        : one?.by === "brackets" || (one && (VERSION_AT_END.test(one.title) || isRepeated(one)));
    if (!one || !isMeant) return clip;
    const person = fold(one.end);
    if (one.by === "sign" && !clip.isOff && !doubts.has(person))
      doubts.set(person, { line: null, name: titleOfClip(one.title).title, text: one.end });
    return one.writers.length > 0 ? { ...clip, writers: one.writers } : { ...clip, name: one.title };
  });
  return { ...edit, clips, ...(doubts.size > 0 && { doubts: [...(edit.doubts ?? []), ...doubts.values()] }) };
}

/** Returns what stands behind the titles of the different names of music that have anything there. */
function endingsOf(clips: readonly EditClip[], isTyped: boolean): ReadonlyMap<string, Ending | null> {
  const endings = new Map<string, Ending | null>();
  for (const clip of clips) {
    if (endings.has(clip.name) || clip.name.length > LONGEST || clip.hasPicture) continue;
    const mayBeNamed = MAY_BE_NAMED.test(clip.name) || (isTyped && SIGN.test(clip.name));
    if (!mayBeNamed || isNotMusic({ ...clip, channels: [clip.channel] })) continue;
    const ending = endingOf(clip.name, isTyped && clip.file === "");
    if (ending !== undefined) endings.set(clip.name, ending);
  }
  return endings;
}

/** Returns what stands behind the title of a name; null if it is neither persons nor a band, undefined if nothing does. */
function endingOf(name: string, isTyped: boolean): Ending | null | undefined {
  const bare = splitVersion(withoutExtension(withoutRender(name)).normalize("NFC")).base;
  const inBrackets = splitPersonsInBrackets(bare);
  if (inBrackets.writers.length > 0) return { ...inBrackets, end: bare, by: "brackets" };
  const { initial, surname } = INITIAL_AT_END.exec(bare)?.groups ?? {};
  const persons = initial === undefined ? null : personsIn(`${initial} ${surname}`);
  if (persons?.isSure)
    return {
      title: bare.replace(INITIAL_AT_END, ""),
      end: `${initial} ${surname}`,
      writers: persons.writers,
      by: "initial",
    };
  const parts = isTyped ? bare.split(SIGN).map((part) => part.trim()) : [];
  const [title = "", end = ""] = parts;
  if (parts.length !== 2 || titleOfClip(`${title} - x`).title === "x") return undefined;
  const writers = personsIn(end)?.writers ?? [];
  return writers.length > 0 || BAND.test(end) ? { title, end, writers, by: "sign" } : null;
}
