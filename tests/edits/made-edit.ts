import fc from "fast-check";

/** A frame rate as the documents of the formats write it: 30000/1001 has `base` 30 and `ntsc`. */
export interface Rate {
  base: number;
  ntsc: boolean;
  drop: boolean;
}

/** A piece of sound on a track, in frames of the track's sequence; `from` is the first frame of its source. */
export interface Sound {
  name: string;
  at: number;
  length: number;
  from: number;
  isOff: boolean;
  /** Number of the way in which it is written; each format has several. */
  way: number;
}

/** A sequence that is nested in another one, from its own frame `from` on. */
export interface Nest extends Omit<Sound, "name"> {
  tracks: Track[];
}

export interface Track {
  isOff: boolean;
  /** In order of time; if two overlap, the first fades into the second. */
  items: (Sound | Nest)[];
}

export interface MadeEdit {
  counting: Rate;
  /** Frame of its time code at which it starts. */
  startsAt: number;
  tracks: Track[];
}

export const isNest = (item: Sound | Nest): item is Nest => "tracks" in item;

const ALL_RATES: Rate[] = [
  { base: 24, ntsc: true, drop: false },
  { base: 24, ntsc: false, drop: false },
  { base: 25, ntsc: false, drop: false },
  { base: 30, ntsc: true, drop: false },
  { base: 30, ntsc: true, drop: true },
  { base: 30, ntsc: false, drop: false },
  { base: 50, ntsc: false, drop: false },
  { base: 60, ntsc: true, drop: false },
  { base: 60, ntsc: true, drop: true },
  { base: 60, ntsc: false, drop: false },
];
/** Few names, so that many titles occur twice; they contain the special characters of all formats. */
const NAMES = [
  "Rive nord",
  "Été à Séville.wav",
  "Sel & gemme <3>",
  'Sunset (12" mix)',
  '"Heroes',
  "L’heure ; bleue, suite",
  "夜の海",
  "Drum'n'Bass]]>",
  "7 vies",
  "Œuvre 12.05.03",
];

interface FormatAbilities {
  /** Greatest depth of nested sequences. */
  depth: number;
  /** Whether one sound may fade into the next. */
  fades: boolean;
  /** Number of ways in which the format can write a sound. */
  ways: number;
}

function trackOf({ depth, fades, ways }: FormatAbilities): fc.Arbitrary<Track> {
  const common = {
    // Frames before it; if negative, the sound before it fades into it.
    gap: fc.integer({ min: fades ? -12 : 0, max: 400 }),
    length: fc.integer({ min: 30, max: 2_000 }),
    from: fc.integer({ min: 0, max: 3_000 }),
    isOff: fc.integer({ min: 0, max: 3 }).map((one) => one === 0),
    way: fc.nat({ max: ways - 1 }),
  };
  const sound = fc.record({ name: fc.constantFrom(...NAMES), ...common });
  const nest = fc.record({
    ...common,
    from: fc.integer({ min: 0, max: 900 }),
    tracks: fc.array(
      depth > 0
        ? trackOf({ depth: depth - 1, fades, ways })
        : fc.constant<Track>({ isOff: false, items: [] }),
      {
        minLength: 1,
        maxLength: 2,
      },
    ),
  });
  const item = depth > 0 ? fc.oneof({ weight: 3, arbitrary: sound }, { weight: 1, arbitrary: nest }) : sound;
  return fc
    .record({
      isOff: fc.integer({ min: 0, max: 4 }).map((one) => one === 0),
      withGaps: fc.array(item, { minLength: 1, maxLength: 4 }),
    })
    .map(({ isOff, withGaps }) => {
      let next = 0;
      const items = withGaps.map(({ gap, ...one }, index) => {
        // Only sounds fade into each other, not nests.
        const before = withGaps[index - 1];
        const canFade = before !== undefined && !("tracks" in before) && !("tracks" in one);
        const at = next + (gap < 0 && !canFade ? 0 : gap);
        next = at + one.length;
        return { ...one, at };
      });
      return { isOff, items };
    });
}

/** Generates edits of random tracks, at any rate. */
export const randomEdit = (abilities: FormatAbilities): fc.Arbitrary<MadeEdit> =>
  fc
    .record({
      counting: fc.constantFrom(...ALL_RATES),
      startsAt: fc.oneof(fc.constantFrom(0), fc.integer({ min: 0, max: 2_000_000 })),
      tracks: fc.array(trackOf(abilities), { minLength: 1, maxLength: 3 }),
    })
    // Nests may show nothing of their contents, so that an edit may have no sound.
    .filter((edit) => Object.keys(rangesIn(edit)).length > 0);

type Range = [from: number, to: number];
/** The ranges of the edit in which a recording is audible, and those in which it is off, by its name. */
export type RangesByName = Record<string, { heard: Range[]; off: Range[] }>;

/** Returns the audible ranges of an edit and those that are off, in frames of its time code. */
export const rangesIn = (edit: MadeEdit): RangesByName => rangesByName(soundsIn(edit));

/**
 * Returns the source positions at which sounds start, without those that fade in, since not all formats contain these.
 */
export const sourcesIn = (edit: MadeEdit): string[] =>
  sourcesOf(soundsIn(edit).filter(({ fadesIn }) => !fadesIn));

export const sourcesOf = (clips: readonly { name: string; start: number; sourceIn?: number }[]): string[] =>
  clips.map(({ name, start, sourceIn }) => `${name} from ${sourceIn} at ${start}`);

/** Returns the sounds of an edit and of its nests, each cut to its visible part. */
function soundsIn({ tracks, startsAt }: MadeEdit) {
  const sounds: (PlacedSound & { sourceIn: number; fadesIn: boolean })[] = [];
  const collect = (one: Track[], shift: number, [from, to]: Range, isOff: boolean) => {
    for (const track of one) {
      for (const [index, item] of track.items.entries()) {
        const start = Math.max(from, item.at + shift);
        const end = Math.min(to, item.at + item.length + shift);
        if (end <= start) continue;
        const isSilent = isOff || track.isOff || item.isOff;
        if (isNest(item)) {
          collect(item.tracks, item.at + shift - item.from, [start, end], isSilent);
          continue;
        }
        const before = track.items[index - 1];
        const fadesIn = before !== undefined && before.at + before.length > item.at;
        const sourceIn = item.from + start - item.at - shift;
        sounds.push({ name: item.name, start, end, isOff: isSilent, sourceIn, fadesIn });
      }
    }
  };
  collect(tracks, startsAt, [0, Number.POSITIVE_INFINITY], false);
  return sounds;
}

/** Returns the same edit with everything audible, for a format that cannot state that a sound is off. */
export const withAllAudible = (edit: MadeEdit): MadeEdit => ({
  ...edit,
  tracks: edit.tracks.map(({ items }) => ({
    isOff: false,
    items: items.map((item) => ({ ...item, isOff: false })),
  })),
});

export interface PlacedSound {
  name: string;
  start: number;
  end: number;
  isOff: boolean;
}

/** Groups ranges by name. A range that is off on one track is not off if it is audible on another. */
export function rangesByName(sounds: readonly PlacedSound[]): RangesByName {
  const byName: RangesByName = {};
  for (const [name, all] of Map.groupBy(sounds, (one) => one.name)) {
    const heard = joined(all.filter(({ isOff }) => !isOff));
    const off = joined(all.filter(({ isOff }) => isOff));
    byName[name] = { heard, off: heard.reduce((rest, range) => rest.flatMap((one) => cut(one, range)), off) };
  }
  return byName;
}

function joined(sounds: readonly PlacedSound[]): Range[] {
  const ranges: Range[] = [];
  for (const { start, end } of sounds.toSorted((a, b) => a.start - b.start)) {
    const last = ranges.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else ranges.push([start, end]);
  }
  return ranges;
}

const cut = ([from, to]: Range, [start, end]: Range): Range[] =>
  (
    [
      [from, Math.min(to, start)],
      [Math.max(from, end), to],
    ] as Range[]
  ).filter(([one, other]) => one < other);
