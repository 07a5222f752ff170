import type { PlannedAlbum, PlannedSound } from "#/server/operate/import/plan/plan-album.ts";
import { cleanText } from "#/server/operate/import/tags/clean-text.ts";
import { listedNames } from "#/server/platform/terminal/listed-names.ts";
import type { Notice } from "#/server/platform/terminal/words.ts";
import { type HeldSentence, heldSentences } from "./held-sentences.ts";
import { dayIn, heldUntil } from "./held-until.ts";
import { letterDay } from "./letter-day.ts";
import { type MeantMusic, musicMeant, namesAny } from "./music-meant.ts";
import type { NamedMusic } from "./named-music.ts";

/** A letter beside the sounds. */
export interface Letter {
  /** Path below the imported folder. */
  file: string;
  text: string;
}

/** A letter with its sentences that hold music back or free it. They are read once: a long letter takes seconds. */
export interface ReadLetter extends Letter {
  /** Its day as `YYYY-MM-DD`; null if it says none. */
  day: string | null;
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
  day: letterDay(letter.file, letter.text),
  sentences: heldSentences(letter.text),
});

/** Compares letters by their days; those without one come first. */
const byDay = ({ day: one }: ReadLetter, { day: other }: ReadLetter) =>
  one === other ? 0 : (one ?? "") < (other ?? "") ? -1 : 1;

/** Returns whether any of the letters holds music back. */
export const holdsAny = (letters: readonly ReadLetter[]) =>
  letters.some(({ sentences }) => sentences.some(({ isLift }) => !isLift));

/**
 * Returns what letters hold back: the albums and tracks that their sentences name, or all albums where a sentence names
 * nothing of the delivery. A day up to `today` is over. Later sentences, and letters of a later day, may free what
 * earlier ones hold. `folders` are those of the delivery below the imported one, also such as were left aside.
 */
export function letterHolds(
  letters: readonly ReadLetter[],
  albums: readonly PlannedAlbum[],
  today: string,
  folders: readonly string[],
): LetterHolds {
  const meant = musicMeant(albums, folders);
  const found: {
    one: HeldSentence;
    named: NamedMusic;
    until: string | null;
    file: string;
    day: string | null;
  }[] = [];
  for (const { file, text, sentences, day } of letters.toSorted(byDay)) {
    const keep = (one: HeldSentence, { named, day: until, isOnly }: MeantMusic) => {
      if (isOnly && found.some((former) => namesAny(former.named))) return;
      if (until === null || until > today) found.push({ one, named, until, file, day });
    };
    for (const one of sentences) {
      const said = meant(one, text);
      const rest = {
        ...one,
        sentence: one.except,
        isLift: false,
        isSure: false,
        until: heldUntil(one.except),
      };
      const kept = one.except === "" ? null : meant(rest, text);
      if (!one.isLift) keep(one, { ...said, day: one.until ?? said.day });
      else if ((!kept || namesAny(kept.named)) && !((dayIn(one.sentence) ?? "") > today)) {
        const isEarlier = (former: { file: string; day: string | null }) =>
          former.file === file || (former.day !== null && day !== null && former.day < day);
        const earlier = found.filter(isEarlier);
        const freed = said.isOnly ? onlyMusic(earlier.map(({ named }) => named)) : said.named;
        for (const former of earlier) former.named = without(former.named, freed);
        if (kept) keep(rest, { ...kept, day: rest.until ?? kept.day });
      }
    }
  }
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

/** Returns what all embargoes are about that still hold something; nothing if they are about different music. */
function onlyMusic(held: readonly NamedMusic[]): NamedMusic {
  const [first, ...others] = held.filter(namesAny);
  const isSame = ({ albums, tracks }: NamedMusic) =>
    first !== undefined && isSameSet(albums, first.albums) && isSameSet(tracks, first.tracks);
  return first && others.every(isSame) ? first : { albums: new Set(), tracks: new Set() };
}

const isSameSet = <One>(one: ReadonlySet<One>, other: ReadonlySet<One>) =>
  one.size === other.size && [...one].every((item) => other.has(item));

const without = ({ albums, tracks }: NamedMusic, freed: NamedMusic): NamedMusic => ({
  albums: difference(albums, freed.albums),
  tracks: difference(tracks, freed.tracks),
});

/** Returns the set itself if nothing is to be removed: a long letter frees thousands of things in turn. */
function difference<One>(from: ReadonlySet<One>, removed: ReadonlySet<One>): ReadonlySet<One> {
  const [fewer, more] = from.size < removed.size ? [from, removed] : [removed, from];
  if (![...fewer].some((one) => more.has(one))) return from;
  return new Set([...from].filter((one) => !removed.has(one)));
}

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
