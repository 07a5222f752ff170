import { merged } from "./alternatives.ts";
import { type Choice, NEAR_STRENGTH } from "./brief.ts";
import { lengthCurve } from "./concept-figures.ts";
import type { BriefPart } from "./demands.ts";
import type { Lexicon } from "./lexicon.ts";
import { leadsToThing } from "./negations.ts";

/** A thing of a brief and the length that it alone must have, as indexes of the brief's parts. */
interface OwnLength {
  things: readonly number[];
  length: number;
}

/** Words and signs between two things of which either will do, each with its length. */
const SEPARATOR =
  /[\n;+&]|(?<!\p{L})(?:et|and|puis|ou|or|then|plus|ainsi que|as well as|aussi|also)(?!\p{L})/iu;
/** The number of an item: “1) band 2) piano”; its items may contain commas. */
const ITEM = /(?:^|\s)\(?[1-9a-d]\s?[).]\s/i;
const COMMA = /,/;
const BARRIER = /[,;.:!?\n]/;

const isLength = ({ read, mode }: BriefPart) =>
  read.kind === "length" && mode === "wanted" && read.reason === "figure";

const isDescribing = ({ read, mode, means }: BriefPart) =>
  mode === "wanted" && (read.kind === "term" || read.kind === "idea" || isUnknown({ read, means }));
const isUnknown = ({ read, means }: Pick<BriefPart, "read" | "means">) =>
  read.kind === "text" && means.kind === "text" && !means.isQuoted;

const namesThing = ({ means }: BriefPart, { terms }: Lexicon) =>
  means.kind === "phrase" && leadsToThing(means.meanings, terms);

/** Returns the index in the text from which on a brief names its first thing: earlier words are about all of them. */
function firstFrom(text: string, length: BriefPart): number {
  const item = ITEM.exec(text);
  if (item) return item.index;
  let from = length.start;
  while (from > 0 && !BARRIER.test(text.charAt(from - 1))) from -= 1;
  return from;
}

/** Returns the runs of things with one length each, in the order of the text; null if a length has no thing of its own. */
function runsOf(text: string, parts: readonly BriefPart[]): OwnLength[] | null {
  const at = parts.flatMap((part, index) => (isLength(part) || isDescribing(part) ? index : []));
  const isFirst = at[0] !== undefined && isLength(parts[at[0]] as BriefPart);
  const runs: { things: number[]; length: number | null }[] = [];
  for (const index of at) {
    const isFigure = isLength(parts[index] as BriefPart);
    const last = runs.at(-1);
    // A run ends with its length, or with its last thing if lengths come first.
    const isNew = isFirst ? isFigure : last?.length !== null;
    const run = last && !isNew ? last : { things: [], length: null };
    if (run !== last) runs.push(run);
    if (!isFigure) run.things.push(index);
    else if (run.length === null) run.length = index;
    else return null;
  }
  const [first] = runs;
  if (!isFirst && first && first.length !== null) {
    const from = firstFrom(text, parts[first.length] as BriefPart);
    first.things = first.things.filter((index) => (parts[index] as BriefPart).start >= from);
  }
  // Words after the last length are about all things too.
  if (!isFirst && runs.length > 2 && runs.at(-1)?.length === null) runs.pop();
  const own = runs.flatMap(({ things, length }) =>
    length === null || things.length === 0 ? [] : { things, length },
  );
  return own.length === runs.length && own.length > 1 ? own : null;
}

/** Returns whether the text separates two runs, and binds neither of them with a thing of the other. */
function areSeparate(
  text: string,
  [one, other]: readonly [OwnLength, OwnLength],
  parts: readonly BriefPart[],
) {
  const places = ({ things, length }: OwnLength) => {
    const own = [...things, length].map((index) => parts[index] as BriefPart);
    return [Math.min(...own.map(({ start }) => start)), Math.max(...own.map(({ end }) => end))] as const;
  };
  const [[from, end], [start, to]] = [places(one), places(other)];
  const between = text.slice(end, start);
  const isTight = [text.slice(from, end), text.slice(start, to)].every((run) => !BARRIER.test(run));
  return ITEM.test(between) || (isTight && (SEPARATOR.test(between) || COMMA.test(between)));
}

/**
 * Returns the things of a brief that each have a length of their own, of which either will do: «un piano seul de 40 s et
 * une fanfare de 20 s». Returns none if the brief has one demand.
 */
export function ownLengths(text: string, parts: readonly BriefPart[], lexicon: Lexicon): OwnLength[] {
  const runs = runsOf(text, parts) ?? [];
  const isList = runs.slice(1).every((run, at) => areSeparate(text, [runs[at] as OwnLength, run], parts));
  const hasThings = runs.every(({ things }) =>
    things.some((index) => {
      const part = parts[index] as BriefPart;
      return namesThing(part, lexicon) || (ITEM.test(text) && isUnknown(part));
    }),
  );
  const lengths = new Set(runs.map(({ length }) => parts[length]?.read.title));
  return isList && hasThings && lengths.size === runs.length ? runs : [];
}

/** Returns the part that reports the things at the place `at` of each demand: that of the first with so many things. */
const reportingThing = (own: readonly OwnLength[], at: number) =>
  own.flatMap(({ things }) => things[at] ?? [])[0] as number;

/**
 * Returns the parts to search, by the index of the concept that reports them: the things of each demand are
 * alternatives to those of the others.
 */
export function alternativeParts(text: string, parts: readonly BriefPart[], own: readonly OwnLength[]) {
  const most = Math.max(0, ...own.map(({ things }) => things.length));
  const taken = new Set(own.flatMap(({ things }) => things));
  const rest = parts.map((part, concept) => ({ part, concept })).filter(({ concept }) => !taken.has(concept));
  const joined = Array.from({ length: most }, (_, at) => {
    // A demand with fewer things is met by its first one.
    const some = own.map(({ things }) => parts[things[at] ?? (things[0] as number)] as BriefPart);
    return {
      part: some.slice(1).reduce((one, other) => merged(one, other, text), some[0] as BriefPart),
      concept: reportingThing(own, at),
    };
  });
  return [...rest, ...joined].sort((one, other) => one.concept - other.concept);
}

/** Returns the demands of a brief of which either will do, each with the terms by which a track is about it. */
export function choicesOf(
  parts: readonly BriefPart[],
  own: readonly OwnLength[],
  { terms }: Lexicon,
): Choice[] {
  const known = [...terms.values()];
  return own.map(({ things, length }) => {
    const led = things.flatMap((index) => parts[index]?.read.evidence.terms ?? []);
    const meant = things.flatMap((index) => parts[index]?.read.evidence.own.terms ?? []);
    const near = led.flatMap(({ id, strength }) => (strength >= NEAR_STRENGTH ? id : []));
    const ids = new Set(meant.length > 0 ? meant : near);
    return {
      terms: known.filter(({ id }) => ids.has(id)).map(({ id, slug }) => ({ id, slug })),
      curve: lengthCurve(parts[length]?.read.seconds ?? { from: null, to: null }),
      concepts: [
        ...things.map((concept, at) => ({ concept, reportedBy: reportingThing(own, at) })),
        { concept: length, reportedBy: own[0]?.length ?? length },
      ],
    };
  });
}
