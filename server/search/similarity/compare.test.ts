import { expect, test } from "vitest";
import {
  DESCRIPTOR_SIZE,
  SIDE_SIZES,
  SIDE_STARTS,
  SIDES,
  type Side,
  UNIT,
} from "#/server/sound/prints/space.ts";
import { compare, type Described } from "./compare.ts";

const NOTHING = { timbre: 0, harmony: 0, rhythm: 0 };

/** A sound of one segment; each side's vector has the given share along its first axis. */
function sound(sides: Record<Side, number>): Described {
  const descriptors = new Int8Array(DESCRIPTOR_SIZE);
  for (const side of SIDES) {
    const along = sides[side];
    descriptors[SIDE_STARTS[side]] = UNIT * along;
    descriptors[SIDE_STARTS[side] + SIDE_SIZES[side] - 1] = UNIT * Math.sqrt(1 - along ** 2);
  }
  return { seconds: 10, descriptors };
}
const reference = sound({ timbre: 1, harmony: 1, rhythm: 1 });

test.each(SIDES)("%s decides alone if it has the only weight", (side) => {
  const weights = { ...NOTHING, [side]: 1 };
  const alike = sound({ ...NOTHING, [side]: 1 });
  const unlike = sound({ timbre: 1, harmony: 1, rhythm: 1, [side]: 0 });
  expect(compare(reference, alike, weights).closeness).toBeCloseTo(1);
  expect(compare(reference, unlike, weights).closeness).toBeCloseTo(0);
});

test.each(SIDES)("%s counts by its share of all weights", (side) => {
  const weights = { timbre: 0.2, harmony: 0.3, rhythm: 0.5 };
  expect(compare(reference, sound({ ...NOTHING, [side]: 1 }), weights).closeness).toBeCloseTo(weights[side]);
  const doubled = { timbre: 0.4, harmony: 0.6, rhythm: 1 };
  expect(compare(reference, sound({ ...NOTHING, [side]: 1 }), doubled).closeness).toBeCloseTo(weights[side]);
});

test("without any weight the default weights count", () => {
  const usual = { timbre: 0.9, harmony: 0.6, rhythm: 0.3 };
  for (const side of SIDES) {
    const other = sound({ ...NOTHING, [side]: 1 });
    expect(compare(reference, other, NOTHING).closeness).toBeCloseTo(usual[side] / 1.8);
  }
});

test("each side is reported with its own similarity, whatever its weight", () => {
  const { sides } = compare(reference, sound({ timbre: 1, harmony: 0, rhythm: 0 }), {
    ...NOTHING,
    rhythm: 1,
  });
  expect(sides.timbre).toBeCloseTo(1);
  expect(sides.harmony).toBeCloseTo(0);
  expect(sides.rhythm).toBeCloseTo(0);
});

/** A sound of ten-second segments, five seconds apart, with the given likeness to the reference. */
function soundOf(likenesses: readonly number[], seconds = 5 * (likenesses.length - 1) + 10): Described {
  const segments = likenesses.map(
    (along) => sound({ timbre: along, harmony: along, rhythm: along }).descriptors,
  );
  const descriptors = new Int8Array(DESCRIPTOR_SIZE * segments.length);
  for (const [index, segment] of segments.entries()) descriptors.set(segment, index * DESCRIPTOR_SIZE);
  return { seconds, descriptors };
}
const EQUAL = { timbre: 1, harmony: 1, rhythm: 1 };
const ones = (count: number) => soundOf(Array(count).fill(1));

test("the part is where the sound is most similar to the query", () => {
  const part = (likenesses: number[]) => compare(reference, soundOf(likenesses), EQUAL).part;
  expect(part([0, 0, 0.5, 1, 0.5, 0])).toEqual({ start: 15, end: 25, queryStart: 0, queryEnd: 10 });
  expect(part([0, 0.5, 0, 0, 0, 1])).toMatchObject({ start: 25, end: 35 });
  expect(part([1, 0, 0, 1, 0])).toMatchObject({ start: 0, end: 10 });
  // Twenty seconds of a query are three segments of the sound, together the most similar.
  const long = compare(ones(3), soundOf([1, 0, 0, 0.7, 0.7, 0.7, 0, 1, 0]), EQUAL).part;
  expect(long).toMatchObject({ start: 15, end: 35 });
});

test("a part ends with the sound, and is as long as the query: ten seconds at least, thirty at most", () => {
  const brief = { seconds: 4, descriptors: reference.descriptors };
  expect(compare(brief, brief, EQUAL).part).toEqual({ start: 0, end: 4, queryStart: 0, queryEnd: 4 });
  expect(compare(brief, ones(40), EQUAL).part).toEqual({ start: 0, end: 10, queryStart: 0, queryEnd: 4 });
  expect(compare(ones(3), ones(40), EQUAL).part).toMatchObject({ start: 0, end: 20, queryEnd: 20 });
  expect(compare(ones(30), ones(40), EQUAL).part).toMatchObject({ start: 0, end: 30, queryEnd: 30 });
  expect(compare(ones(30), ones(2), EQUAL).part).toMatchObject({ start: 0, end: 15, queryEnd: 15 });
});

test("the position in the query is the one most similar to the beginning of the part", () => {
  const query = soundOf([0, 0.2, 1, 0.2]);
  const { part } = compare(query, ones(8), EQUAL);
  expect(part).toEqual({ start: 0, end: 25, queryStart: 10, queryEnd: 25 });
  const late = compare(ones(8), soundOf([0, 0, 1, 1, 1, 1, 1, 0]), EQUAL).part;
  expect(late).toEqual({ start: 10, end: 40, queryStart: 0, queryEnd: 30 });
});

test("closeness is half the best matches of the segments, half the similarity of all pairs", () => {
  // Both segments of the query have a perfect match; of the four pairs two are identical, two share nothing.
  expect(compare(soundOf([1, 0]), soundOf([1, 0]), EQUAL).closeness).toBeCloseTo(0.75);
  expect(compare(soundOf([1, 1]), soundOf([1, 0]), EQUAL).closeness).toBeCloseTo(0.75);
  expect(compare(soundOf([1, 0]), soundOf([1, 1]), EQUAL).closeness).toBeCloseTo(0.5);
});

test("forty segments of a long query are compared, spread over all of it", () => {
  const halves = soundOf([...Array(40).fill(1), ...Array(40).fill(0)]);
  expect(compare(halves, reference, EQUAL).closeness).toBeCloseTo(0.5);
  const everyOther = soundOf(Array.from({ length: 80 }, (_, index) => (index % 2 === 0 ? 1 : 0)));
  expect(compare(everyOther, reference, EQUAL).closeness).toBeCloseTo(1);
});

test("sides are measured over the part alone, as the mean of its segments", () => {
  const one = compare(reference, soundOf([0, 0, 1, 0]), EQUAL).sides;
  for (const side of SIDES) expect(one[side]).toBeCloseTo(1);
  const second = compare(soundOf([0, 1]), soundOf([1]), EQUAL).sides;
  for (const side of SIDES) expect(second[side]).toBeCloseTo(1);
  const three = compare(ones(3), soundOf([0, 0.9, 0.6, 0.3, 0]), EQUAL).sides;
  for (const side of SIDES) expect(three[side]).toBeCloseTo(0.6, 1);
});
