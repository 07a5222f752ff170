import { posix } from "node:path";
import { withoutExtension } from "#/server/operate/import/files/sound-path.ts";
import type { PlannedAlbum, PlannedSound } from "#/server/operate/import/plan/plan-album.ts";
import { cleanText } from "#/server/operate/import/tags/clean-text.ts";
import { listedNames } from "#/server/platform/terminal/listed-names.ts";
import type { Notice } from "#/server/platform/terminal/words.ts";
import { type HeldSentence, heldSentences } from "./held-sentences.ts";
import { heldUntil } from "./held-until.ts";
import { musicNamer, type NamedMusic, tracksOf } from "./named-music.ts";

/** A letter beside the sounds. */
export interface Letter {
  /** Path below the imported folder. */
  file: string;
  text: string;
}

/** A letter with its sentences that hold music back or free it. They are read once: a long letter takes seconds. */
export interface ReadLetter extends Letter {
  sentences: readonly HeldSentence[];
}

/** How long music stays hidden: until a day (`YYYY-MM-DD`), or until a person shows it. */
export interface Hold {
  until: string | null;
}

export interface LetterHolds {
  albums: ReadonlyMap<PlannedAlbum, Hold>;
  tracks: ReadonlyMap<PlannedSound, Hold>;
  /** Notices with the sentences and with how to show what they hold. */
  notices: Notice[];
}

/** Maximum number of names in a notice. */
const MOST_LISTED = 5;

export const withSentences = (letter: Letter): ReadLetter => ({
  ...letter,
  sentences: heldSentences(letter.text),
});

/** Returns whether any of the letters holds music back. */
export const holdsAny = (letters: readonly ReadLetter[]) =>
  letters.some(({ sentences }) => sentences.some(({ isLift }) => !isLift));

/**
 * Returns what letters hold back: the albums and tracks that their sentences name, or all albums where a sentence names
 * nothing of the delivery. A day up to `today` is over. Later sentences of a letter may free what earlier ones hold.
 */
export function letterHolds(
  letters: readonly ReadLetter[],
  albums: readonly PlannedAlbum[],
  today: string,
): LetterHolds {
  const nameIn = musicNamer(albums);
  const found = letters.flatMap((letter) => {
    let ofLetter: { one: HeldSentence; named: NamedMusic; until: string | null }[] = [];
    for (const one of letter.sentences) {
      const { named, day } = meant(one, letter.text, nameIn, albums);
      const until = one.until ?? day;
      if (one.isLift)
        ofLetter = ofLetter.map((former) => ({ ...former, named: without(former.named, named) }));
      else if (until === null || until > today) ofLetter.push({ one, named, until });
    }
    return ofLetter.map((all) => ({ ...all, file: letter.file }));
  });
  const held = { albums: new Map<PlannedAlbum, Hold>(), tracks: new Map<PlannedSound, Hold>() };
  const notices: Notice[] = [];
  for (const { file, one, named, until } of found) {
    for (const album of named.albums) held.albums.set(album, longer(held.albums.get(album), until));
    for (const track of named.tracks) held.tracks.set(track, longer(held.tracks.get(track), until));
    notices.push(
      ...noticesOf({ file, sentence: cleanText(one.sentence) ?? "", until: until ?? "none" }, named, albums),
    );
  }
  return { ...held, notices };
}

/** Returns what a sentence means, and the day that the sentence says which names it for this one. */
function meant(
  { sentence, before, subject, isSure, isLift }: HeldSentence,
  text: string,
  nameIn: ReturnType<typeof musicNamer>,
  albums: readonly PlannedAlbum[],
): { named: NamedMusic; day: string | null } {
  if (EXCEPTION.test(sentence)) {
    const all = isLift || !isSure ? [] : albums;
    return { named: { albums: new Set(all), tracks: new Set() }, day: heldUntil(sentence) };
  }
  const texts = [sentence, ...before];
  for (const [place, one] of texts.entries()) {
    const named = nameIn(one, texts.slice(place + 1), text);
    if (named.albums.size + named.tracks.size > 0)
      return { named: ofRevision(named, sentence, albums, isSure), day: heldUntil(one) };
  }
  // A subject names the delivery: «Copper Weather, finally» means no track of this title.
  const ofSubject = nameIn(subject, [], text).albums;
  if (isLift && ALL_FREE.test(sentence))
    return { named: { albums: new Set(albums), tracks: new Set(albums.flatMap(tracksOf)) }, day: null };
  const all = isLift || !isSure ? [] : ofSubject.size > 0 ? ofSubject : albums;
  return { named: { albums: new Set(all), tracks: new Set() }, day: null };
}

/**
 * «Everything except Weir is on hold»: the sentence names what it does not mean. The whole delivery is held, and nothing is
 * freed, since a person can show more in a moment, and take nothing back.
 */
const EXCEPTION =
  /(?<!\p{L})(?:except|apart from|other than|all but|everything but|sauf|hormis|excepte|except\u00e9|\u00e0 part|au\u00dfer|ausser|bis auf|mit Ausnahme)(?!\p{L})/iu;
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

const without = (from: NamedMusic, freed: NamedMusic): NamedMusic => ({
  albums: new Set([...from.albums].filter((album) => !freed.albums.has(album))),
  tracks: new Set([...from.tracks].filter((track) => !freed.tracks.has(track))),
});

/** Returns the longer of two holds; one without a day is the longest. */
function longer(former: Hold | undefined, until: string | null): Hold {
  if (!former || former.until === null) return former ?? { until };
  return { until: until === null ? null : former.until > until ? former.until : until };
}

function noticesOf(
  values: { file: string; sentence: string; until: string },
  { albums: named, tracks }: NamedMusic,
  all: readonly PlannedAlbum[],
): Notice[] {
  const isWhole = named.size === all.length && all.length > 1;
  const groups = [
    { kind: "album", names: [...new Set([...named].map(({ name }) => name))] },
    { kind: "track", names: [...new Set([...tracks].map(({ name }) => name))] },
  ];
  return groups.flatMap(({ kind, names }) =>
    names.length === 0
      ? []
      : {
          key: "letterHolds" as const,
          values: {
            ...values,
            kind,
            isWhole: String(isWhole),
            names: listedNames(names, MOST_LISTED),
            quoted: names.map((name) => `"${name}"`).join(" "),
          },
        },
  );
}
