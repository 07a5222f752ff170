import fc from "fast-check";

/** How frames are counted, as the documents of the formats name it: 30000/1001 is written `base` 30, `ntsc`. */
export interface Counting {
  base: number;
  ntsc: boolean;
  drop: boolean;
}

/** A stretch of sound on a track, in frames of the track's own sequence; `from` is the first frame of its source. */
export interface Sound {
  name: string;
  at: number;
  length: number;
  from: number;
  isOff: boolean;
  /** Which of the ways to write this is taken; each format has its own. */
  way: number;
}

/** A sequence that lies in another one and shows a stretch of itself: frame `from` lies at `at`. */
export interface Nest extends Omit<Sound, "name"> {
  tracks: Track[];
}

export interface Track {
  isOff: boolean;
  /** One after the other; where two overlap, the one fades into the other. */
  items: (Sound | Nest)[];
}

export interface MadeEdit {
  counting: Counting;
  /** Frame of its time code at which it begins. */
  startsAt: number;
  tracks: Track[];
}

export const isNest = (item: Sound | Nest): item is Nest => "tracks" in item;

const COUNTINGS: Counting[] = [
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
/** Few, so that one title is often heard twice; with all that has a meaning of its own somewhere. */
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

interface Abilities {
  /** How deep sequences may lie in sequences. */
  depth: number;
  /** Whether one sound may fade into the next. */
  fades: boolean;
  ways: number;
}

function trackOf({ depth, fades, ways }: Abilities): fc.Arbitrary<Track> {
  const common = {
    // Before it, in frames; below nought it fades in under what comes before.
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
      laid: fc.array(item, { minLength: 1, maxLength: 4 }),
    })
    .map(({ isOff, laid }) => {
      let next = 0;
      const items = laid.map(({ gap, ...one }, index) => {
        // Only sounds fade into each other, and only where one ends as the other begins.
        const before = laid[index - 1];
        const canFade = before !== undefined && !("tracks" in before) && !("tracks" in one);
        const at = next + (gap < 0 && !canFade ? 0 : gap);
        next = at + one.length;
        return { ...one, at };
      });
      return { isOff, items };
    });
}

/** An edit of random tracks, at any rate. */
export const anEdit = (abilities: Abilities): fc.Arbitrary<MadeEdit> =>
  fc
    .record({
      counting: fc.constantFrom(...COUNTINGS),
      startsAt: fc.oneof(fc.constantFrom(0), fc.integer({ min: 0, max: 2_000_000 })),
      tracks: fc.array(trackOf(abilities), { minLength: 1, maxLength: 3 }),
    })
    // A nest may show nothing of what it holds.
    .filter((edit) => Object.keys(heardIn(edit)).length > 0);

type Range = [from: number, to: number];
/** By name, the stretches of the edit in which a recording is heard, and those in which it only lies there. */
export type Heard = Record<string, { heard: Range[]; off: Range[] }>;

/** What is heard of an edit, as its time code counts it. */
export const heardIn = (edit: MadeEdit): Heard => heardOf(stretchesIn(edit));

/** Where a sound begins, the frame of its recording that is heard there; one that fades in does not tell it everywhere. */
export const sourcesIn = (edit: MadeEdit): string[] =>
  sourcesOf(stretchesIn(edit).filter(({ fadesIn }) => !fadesIn));

export const sourcesOf = (clips: readonly { name: string; start: number; sourceIn?: number }[]): string[] =>
  clips.map(({ name, start, sourceIn }) => `${name} from ${sourceIn} at ${start}`);

/** The sounds of an edit and of what is nested in it, each cut to what is shown of it. */
function stretchesIn({ tracks, startsAt }: MadeEdit) {
  const stretches: (Stretch & { sourceIn: number; fadesIn: boolean })[] = [];
  const lay = (one: Track[], shift: number, [from, to]: Range, isOff: boolean) => {
    for (const track of one) {
      for (const [index, item] of track.items.entries()) {
        const start = Math.max(from, item.at + shift);
        const end = Math.min(to, item.at + item.length + shift);
        if (end <= start) continue;
        const silent = isOff || track.isOff || item.isOff;
        if (isNest(item)) {
          lay(item.tracks, item.at + shift - item.from, [start, end], silent);
          continue;
        }
        const before = track.items[index - 1];
        const fadesIn = before !== undefined && before.at + before.length > item.at;
        const sourceIn = item.from + start - item.at - shift;
        stretches.push({ name: item.name, start, end, isOff: silent, sourceIn, fadesIn });
      }
    }
  };
  lay(tracks, startsAt, [0, Number.POSITIVE_INFINITY], false);
  return stretches;
}

/** The same edit for a format that cannot tell what is off. */
export const allHeard = (edit: MadeEdit): MadeEdit => ({
  ...edit,
  tracks: edit.tracks.map(({ items }) => ({
    isOff: false,
    items: items.map((item) => ({ ...item, isOff: false })),
  })),
});

export interface Stretch {
  name: string;
  start: number;
  end: number;
  isOff: boolean;
}

/** Sorts stretches by name: what is heard on one track is not off because it is off on another. */
export function heardOf(stretches: readonly Stretch[]): Heard {
  const told: Heard = {};
  for (const [name, all] of Map.groupBy(stretches, (one) => one.name)) {
    const heard = joined(all.filter(({ isOff }) => !isOff));
    const off = joined(all.filter(({ isOff }) => isOff));
    told[name] = { heard, off: heard.reduce((rest, range) => rest.flatMap((one) => cut(one, range)), off) };
  }
  return told;
}

function joined(stretches: readonly Stretch[]): Range[] {
  const ranges: Range[] = [];
  for (const { start, end } of stretches.toSorted((a, b) => a.start - b.start)) {
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
