import { fold } from "#/contract/fold.ts";
import { isLabelledMusic, isNotMusic } from "./not-music.ts";
import { isPlayedIn } from "./played-music.ts";
import type { NotedClip } from "./tables/people-in-notes.ts";
import { withTitleAsked } from "./title-unknown.ts";

/** Longest text that is searched, in characters. */
const LONGEST = 300;
const words = (text: string) =>
  ` ${fold(text.slice(0, LONGEST))
    .replace(/[^a-z0-9?]+/g, " ")
    .trim()} `;
const anyOf = (list: string) => new RegExp(` (?:${list})(?= )`);

/** Words of a remark that mean a work: “Scarborough Fair, trad”, «compo a lui». */
const WORK = anyOf(
  "trad|traditionnel(?:le)?|traditional|tradicional|tradizionale|songs?|chansons?|compos?|composition|tunes?|hymn|lied|cancion|canzone|domaine public|public domain",
);
/** «MUSIQUE IN», “music in vision”: the music is heard in the picture. */
const MUSIC_IN = anyOf("(?:musique|music|mx|mus|musik|musica) in");
/** Questions for the music that somebody plays. */
const WHAT_IS_PLAYED = anyOf(
  "what (?:do|does|is|are|s) (?:[a-z]+ ){0,5}(?:play|playing|sing|singing)\\??|(?:qu est ce qu|qu|que|ce que) ?(?:[a-z]+ ){0,5}(?:joue(?:nt)?|chante(?:nt)?)(?: t [a-z]+)?\\??|(?:quel|quelle|which|what) (?:morceau|chanson|air|song|tune|piece)\\??|was (?:spielt|spielen|singt|singen)(?: [a-z]+){0,4}\\??|que (?:tocan?|cantan?)(?: [a-z]+){0,4}\\??|cosa (?:suonan?o?|cantan?o?)(?: [a-z]+){0,4}\\??",
);
const QUOTED =
  /[\u00ab\u201c"\u201e]\s*([^\u00ab\u00bb\u201c\u201d"\u201e]{2,100}?)\s*[\u00bb\u201d\u201c"]/u;
/** «Scarborough Fair, trad»: a title right before the word. */
const BEFORE_TRAD = /^(\p{Lu}[^,;:()?]{1,80}?)\s*[,(]\s*trad(?!\p{Ll}*uit)/u;

/** Whether a remark on a clip says that there is music in the picture. */
export const saysMusicIn = (remark: string) => MUSIC_IN.test(words(remark));

/**
 * Returns a clip as a marker inside it tells: if the marker names a work that somebody plays, or asks for it, the sound
 * may be music, and has the title that the marker quotes. A marker on other matters changes nothing.
 */
export function withMarker(clip: NotedClip, marker: string): NotedClip {
  const said = words(marker);
  const isAsked = WHAT_IS_PLAYED.test(said);
  const quoted = QUOTED.exec(marker)?.[1];
  const isQuoted = quoted !== undefined && (isPlayedIn(clip.name) || isPlayedIn(marker));
  if (!isAsked && !WORK.test(said) && !MUSIC_IN.test(said) && !isQuoted) return clip;
  const note = [clip.note ?? "", marker].filter((one) => one !== "").join("; ");
  const use = { ...clip, channels: [clip.channel] };
  const isSound = !isLabelledMusic(use) && (clip.hasPicture || isNotMusic(use));
  if (!isSound) return isAsked ? { ...clip, note, name: withTitleAsked(clip.name) } : clip;
  const title = quoted ?? BEFORE_TRAD.exec(marker)?.[1];
  // Without its name nothing would tell that the sound is none of the library's.
  const role = clip.role || "dialogue";
  return { ...clip, note, role, name: title ?? withTitleAsked(clip.name), isMusicAsked: true };
}
