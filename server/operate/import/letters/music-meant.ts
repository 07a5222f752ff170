import { posix } from "node:path";
import { withoutExtension } from "#/server/operate/import/files/sound-path.ts";
import type { PlannedAlbum, PlannedSound } from "#/server/operate/import/plan/plan-album.ts";
import { EXCEPTION, type HeldSentence } from "./held-sentences.ts";
import { heldUntil } from "./held-until.ts";
import { embargoGoesOn, endsEmbargo } from "./lifted.ts";
import { folderNamer } from "./named-folder.ts";
import { musicNamer, type NamedMusic, tracksOf } from "./named-music.ts";

export const namesAny = ({ albums, tracks }: NamedMusic) => albums.size + tracks.size > 0;

/** What a sentence means, and the day that the sentence says which names it for this one. */
export interface MeantMusic {
  named: NamedMusic;
  day: string | null;
  /** Whether it speaks of the end of an embargo without a word of what it is about: it means one that another sentence holds. */
  isOnly?: true;
}

/**
 * Returns a function that returns the music that a sentence of a letter means: what it names, else what the sentences
 * around it or the subject name, else all albums. `folders` are those of the delivery, below the imported one.
 */
export function musicMeant(albums: readonly PlannedAlbum[], folders: readonly string[]) {
  const nameIn = musicNamer(albums);
  const tracks = albums.flatMap(tracksOf);
  const inFolder = folderNamer(folders, tracks);
  const whole = { albums: new Set(albums), tracks: new Set(tracks) };
  return (
    { sentence, before, subject, isSure, isLift, isSubject }: HeldSentence,
    text: string,
  ): MeantMusic => {
    // «Everything except Weir is on hold» names what it does not mean. The whole delivery is held, since a person can
    // show more in a moment, and take nothing back.
    if (EXCEPTION.test(sentence)) {
      const all = isLift || !isSure ? [] : albums;
      return { named: { albums: new Set(all), tracks: new Set() }, day: heldUntil(sentence) };
    }
    const inside = inFolder(sentence);
    // Music that lies elsewhere is meant itself: «Weir is on hold, see the folder “Covers”».
    if (inside && (inside.size > 0 || !namesAny(nameIn(sentence, [], text))))
      return { named: { albums: new Set(), tracks: inside }, day: null };
    const texts = [sentence, ...before];
    for (const [place, one] of texts.entries()) {
      const named = nameIn(one, texts.slice(place + 1), text);
      if (namesAny(named)) return { named: ofRevision(named, sentence, albums, isSure), day: heldUntil(one) };
    }
    // A subject names the delivery: «Copper Weather, finally» means no track of this title.
    const ofSubject = nameIn(subject, [], text).albums;
    if (isLift && ALL_FREE.test(sentence)) return { named: whole, day: null };
    if (isLift && endsEmbargo(sentence)) {
      const named = { albums: ofSubject, tracks: new Set([...ofSubject].flatMap(tracksOf)) };
      return { named, day: null, ...(ofSubject.size === 0 && { isOnly: true }) };
    }
    const all = isLift || !isSure ? [] : ofSubject.size > 0 ? ofSubject : albums;
    const named = { albums: new Set(all), tracks: new Set<PlannedSound>() };
    const isOpen = ofSubject.size === 0 && (isSubject || embargoGoesOn(sentence));
    return { named, day: null, ...(isOpen && { isOnly: true }) };
  };
}

/** «All is cleared», which frees whatever was held before. */
const ALL_FREE = /^\s*(?:everything|all|it all|alles|tout)\s(?:is|ist|est)\s/iu;
/** `v4`: one state of a recording. */
const REVISION = /(?<![\p{L}\p{N}])v\d{1,2}(?!\p{N})/iu;

/** Returns only the named tracks whose files have the revision that a sentence says: «v4 is too loud, don't use it». */
function ofRevision(
  named: NamedMusic,
  sentence: string,
  albums: readonly PlannedAlbum[],
  isSure: boolean,
): NamedMusic {
  const revision = REVISION.exec(sentence)?.[0].toLowerCase();
  if (!revision || named.tracks.size === 0) return named;
  const titles = [...named.tracks].map(({ name }) => name.toLowerCase());
  const marked = albums.flatMap(tracksOf).filter(({ file }) => {
    const name = posix.basename(withoutExtension(file)).toLowerCase();
    return (
      REVISION.exec(name)?.[0] === revision &&
      titles.some((title) => name.includes(title.replace(/ v\d.*/, "")))
    );
  });
  return marked.length > 0 || !isSure ? { albums: new Set(), tracks: new Set(marked) } : named;
}
