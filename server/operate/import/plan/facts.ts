import { type Credit, parseIpi } from "#/server/operate/import/sheet/row-credits.ts";
import type { SheetRow } from "#/server/operate/import/sheet/sheet-row.ts";
import { personKey } from "#/server/operate/import/tags/person-key.ts";
import type { FileTags } from "#/server/operate/import/tags/read-tags.ts";
import { bareReference } from "./reference-in-name.ts";

/** Everything known about a sound before it is decoded, from its tags and its sheet row, which takes precedence. */
export interface Facts {
  nameLang: string | null;
  publisher: string | null;
  bpm: number | null;
  tonality: string | null;
  credits: Credit[];
  /** Whether only arrangers are known; the writers in the catalogue are then kept, and the arrangers follow them. */
  isOfArrangers: boolean;
  genres: string[];
  moods: string[];
  instruments: string[];
  uses: string[];
  territory: string | null;
  isrc: string | null;
  /** Further ISRCs of the same recording. */
  otherIsrcs: string[];
  iswc: string | null;
  reference: string | null;
  /** Whether the reference comes from the file's name; such a reference is stored only if the catalogue has none. */
  isReferenceNamed: boolean;
  /** Line of the sheet, for errors that only the catalogue reveals. */
  line: SheetRow["line"] | null;
}

/** Returns the facts that a track stores in columns of the same names, without those that other tables store. */
export function columnsOf({
  credits,
  isOfArrangers,
  genres,
  moods,
  instruments,
  uses,
  territory,
  isReferenceNamed,
  line,
  ...columns
}: Facts) {
  return columns;
}

/** Merges the tags and the sheet row of one file; `named` is the reference at the start of its name. */
export function factsOf(tags: FileTags, row: SheetRow | undefined, named: string | null = null): Facts {
  // A row with the album's reference says less than a name with that of the track: `MN018` and `MN018_02`.
  const isOfTrack = named !== null && albumOf(named) === bareReference(row?.reference ?? "");
  return {
    nameLang: row?.nameLang ?? null,
    publisher: row?.publisher ?? tags.publisher ?? row?.label ?? null,
    bpm: row?.bpm ?? tags.bpm,
    tonality: row?.tonality ?? tags.tonality,
    credits: creditsOf(tags, row),
    isOfArrangers: row?.isOfArrangers === true && tags.writers.length === 0,
    genres: row?.genres ?? tags.genres,
    moods: row?.moods ?? tags.moods,
    instruments: row?.instruments ?? [],
    uses: row?.uses ?? [],
    territory: row?.territory ?? null,
    isrc: row?.isrc ?? tags.isrc,
    otherIsrcs: row?.isrc ? row.otherIsrcs : tags.otherIsrcs,
    iswc: row?.iswc ?? tags.iswc,
    reference: isOfTrack ? named : (row?.reference ?? named),
    isReferenceNamed: isOfTrack || (!row?.reference && named !== null),
    line: row?.line ?? null,
  };
}

/** Returns the album's part of a track's reference. */
const albumOf = (reference: string) => bareReference(reference.replace(/[_-]\d{2,3}[a-z]?$/u, ""));

/**
 * Returns the credits of the row, otherwise those of the tags. If the row names only arrangers, they are added to the
 * writers of the tags. A writer alone has written the whole, unless an artist only stands in for one, or the
 * row states a share that may be the writer's.
 */
function creditsOf({ writers, hasStandIns }: FileTags, row: SheetRow | undefined): Credit[] {
  const tagged = writers.map(({ name, role, share = null, society = null, ipi = "" }) => ({
    ...{ name, role, share, society },
    ipi: parseIpi(ipi),
  }));
  if (!row?.credits) return hasStandIns ? tagged : ofOneWriter(tagged);
  if (!row.isOfArrangers) return row.statesShare ? row.credits : ofOneWriter(row.credits);
  const known = new Set(writers.map(({ name }) => personKey(name)));
  return [...tagged, ...row.credits.filter(({ name }) => !known.has(personKey(name)))];
}

/** Roles of a person that wrote the music, alone or with the words. */
const OF_MUSIC: ReadonlySet<string | null> = new Set([null, "C", "CA"]);

/** A tradition, which has no share. */
const NOBODY = /^(?:trad(?:\.|itional|itionnel|itionell|izionale|icional)?|public domain|domaine public)$/i;

/** A name that leaves others open: «Ana Roux et al.», «Ana Roux + TBC», «J. S. Bach (DP)». */
const OPEN =
  /(?<!\p{L})(?:et al|others|tb[acd]|unknown|inconnue?|unbekannt|anonym\p{L}*|anon|dp|pd)(?!\p{L})|\+/iu;

function ofOneWriter(credits: Credit[]): Credit[] {
  const [only, ...others] = credits;
  return only &&
    others.length === 0 &&
    only.share === null &&
    !NOBODY.test(only.name) &&
    !OPEN.test(only.name) &&
    OF_MUSIC.has(only.role)
    ? [{ ...only, share: 100 }]
    : credits;
}
