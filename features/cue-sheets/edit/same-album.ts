import type { EditClip } from "./edit.ts";
import { libraryCodeIn } from "./library-codes.ts";

const ALBUM =
  "(?:m\\u00eame|same|gleiche[rsn]?|(?:das|die|der)?selbe[rsn]?|stess[oa]|mism[oa]|zelfde) (?:album|disque|disc|cd|record|library|librairie|label|disco|bibliothek)";
const TRACK = "(?:plage|piste|titre|track|tr|trk|titel|pista|traccia|nummer|n[\\u00b0\\u00bao]|no|nr)";
/** «Delta, m\u00eame album, plage 7», “(same album, track 9)”. */
const SAME_ALBUM = new RegExp(
  `(?:\\s*[,;:|(]\\s*|\\s[-\\u2013\\u2014]\\s|^)(?:du |de la |from the |vom |dal |del |sur le |on the )?(?:the |le |la |das |il |el )?${ALBUM}(?!\\p{L})(?:\\s*[,;:(]?\\s*${TRACK}\\.?\\s*(\\d{1,3}))?(?=\\s*(?:[,;:|()]|[-\\u2013\\u2014]\\s|$))`,
  "iu",
);
/** The number of the track in a code: «RIV 12/3», «RIV 12 plage 3», «KOS214_07». */
const TRACK_OF_CODE = /(?<=\d.*(?:[/_.-]|[a-z]\.? ?| )\s?)\d{1,3}$/;
/** Longest text that is searched, in characters. */
const LONGEST = 400;

/** Returns a title without the words for the album of the row above, and what stands behind them. */
export function withoutSameAlbum(title: string): string {
  const at = SAME_ALBUM.exec(title.slice(0, LONGEST))?.index ?? 0;
  return at > 0 ? title.slice(0, at) : title;
}

/**
 * Returns clips in which those that a list says to be from the album of the row above have its people, and its code with
 * the number of their own track: «Delta, m\u00eame album, plage 7». `texts` is what the list says of each clip.
 */
export function withSameAlbum(clips: readonly EditClip[], texts: readonly string[]): EditClip[] {
  let album: EditClip | null = null;
  return clips.map((clip, at) => {
    const said = SAME_ALBUM.exec((texts[at] ?? "").slice(0, LONGEST));
    const read = said && album ? ofAlbum(clip, album, said[1] ?? "") : clip;
    if (!said || !album) album = read.reference || read.writers ? read : album;
    return read;
  });
}

function ofAlbum(clip: EditClip, album: EditClip, track: string): EditClip {
  const { reference, writers = album.writers, publishers = album.publishers } = clip;
  const own = libraryCodeIn(clip.name) || reference;
  return {
    ...clip,
    name: withoutSameAlbum(clip.name),
    ...(writers && { writers }),
    ...(publishers && { publishers }),
    ...(!own && { reference: codeOfTrack(album.reference ?? "", track) }),
  };
}

/** Returns the code of another track of an album; empty if the code does not tell the track. */
const codeOfTrack = (code: string, track: string) =>
  track === "" || !TRACK_OF_CODE.test(code)
    ? ""
    : code.replace(TRACK_OF_CODE, (old) => track.padStart(old.startsWith("0") ? old.length : 0, "0"));
