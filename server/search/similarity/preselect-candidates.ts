import { applySteering } from "./apply-steering.ts";
import type { Described, Weights } from "./compare.ts";
import { SoundOutlines } from "./sound-outlines.ts";

/**
 * Maximum number of sounds compared segment by segment: some 50,000 segments (design §5). A tenth of the demo, chosen
 * by outlines, contains 99 in a hundred of the ten most similar sounds (`sound-outlines.test.ts`).
 */
const MOST_COMPARED = 1_500;

interface Preselection {
  reference: Described;
  weights: Weights;
  /** Sounds to move towards, and away from. */
  plus: readonly Described[];
  minus: readonly Described[];
}

/** Outlines of the prints of an index, computed when first needed. */
const outlined = new WeakMap<readonly Described[], SoundOutlines>();

/** Returns the places of the allowed sounds; if there are very many, only of those whose outlines are closest. */
export async function preselectCandidates(
  prints: readonly Described[],
  { reference, weights, plus, minus }: Preselection,
  isAllowed: (place: number) => boolean,
): Promise<number[]> {
  const places = [...prints.keys()].filter(isAllowed);
  if (places.length <= MOST_COMPARED) return places;
  const outlines = outlined.get(prints) ?? new SoundOutlines(prints);
  outlined.set(prints, outlines);
  const closenessTo = (sound: Described) => outlines.closeness(sound, weights);
  const own = await closenessTo(reference);
  const near = await Promise.all(plus.map(closenessTo));
  const far = await Promise.all(minus.map(closenessTo));
  const at = (place: number) => (all: Float32Array) => all[place] as number;
  const order = own.map((closeness, place) =>
    applySteering(closeness, near.map(at(place)), far.map(at(place))),
  );
  return places
    .toSorted((one, other) => (order[other] as number) - (order[one] as number))
    .slice(0, MOST_COMPARED);
}
