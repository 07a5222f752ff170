import { expect, test } from "vitest";
import { DEFAULT_WEIGHTS } from "#/contract/similarity.ts";
import { demoPrints } from "#/demo/prints.ts";
import { unpackPrint } from "#/server/sound/prints/print-bytes.ts";
import { compare } from "./compare.ts";
import { referenceOf } from "./reference.ts";
import { SoundOutlines } from "./sound-outlines.ts";

const prints = [...demoPrints().values()].flatMap(({ print }) => unpackPrint(print) ?? []);
const outlines = new SoundOutlines(prints);
const MOST_SIMILAR = 10;
/** Interval between the tested sounds. */
const STEP = 8;

const inOrder = (closeness: ArrayLike<number>, but: number) =>
  Array.from(closeness, (_, place) => place)
    .filter((place) => place !== but)
    .sort((a, b) => (closeness[b] ?? 0) - (closeness[a] ?? 0));

test.each([
  ["whole sounds", 0, Number.POSITIVE_INFINITY],
  ["fifteen seconds", 30, 45],
])(
  "the tenth of the catalogue with the closest outlines contains the ten most similar sounds: %s",
  async (_, from, to) => {
    let [held, wanted] = [0, 0];
    for (let place = 0; place < prints.length; place += STEP) {
      const print = prints[place];
      if (!print) continue;
      const reference = referenceOf(print, from, Math.min(to, print.seconds));
      const exact = prints.map((other) => compare(reference, other, DEFAULT_WEIGHTS).closeness);
      const outlined = await outlines.closeness(reference, DEFAULT_WEIGHTS);
      const tenth = new Set(inOrder(outlined, place).slice(0, Math.round(prints.length / 10)));
      const mostSimilar = inOrder(exact, place).slice(0, MOST_SIMILAR);
      held += mostSimilar.filter((one) => tenth.has(one)).length;
      wanted += MOST_SIMILAR;
    }
    expect(held / wanted).toBeGreaterThan(0.98);
  },
);
