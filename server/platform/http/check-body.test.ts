import { setImmediate as nextTurn } from "node:timers/promises";
import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import { cueSheetChangesSchema } from "#/contract/cue-sheet.ts";
import { checkBody } from "./check-body.ts";
import { FoundViolations } from "./found-violations.ts";
import { Violations } from "./problem.ts";

test("a list with a fault in every member is checked in several turns of the event loop", async () => {
  let looked = 0;
  const member = z.object({
    id: z.string().refine(() => {
      looked += 1;
      return false;
    }),
  });
  const schema = z.object({ name: z.string(), cues: z.array(member).max(1_000).nullish() });
  const found = new FoundViolations();
  let isOver = false;
  const check = checkBody(schema, { name: "A", cues: Array(1_000).fill({ id: "?" }) }, found).finally(() => {
    isOver = true;
  });
  let [before, most] = [0, 0];
  while (!isOver) {
    most = Math.max(most, looked - before);
    before = looked;
    await nextTurn();
  }
  await check;
  expect(looked).toBe(1_000);
  expect(most).toBeLessThanOrEqual(50);
  expect(() => found.refuse()).toThrow("And 980 more.");
});

test("a check of a whole list receives the whole list", async () => {
  const pairs = z.array(z.number()).refine((all) => all.length % 2 === 0);
  const each = z.object({ all: z.array(z.number()) }).refine(({ all }) => all.length === 101);
  const faultsOf = async (schema: z.ZodType, many: number) => {
    const found = new FoundViolations();
    await checkBody(schema, { all: Array(many).fill(1) }, found);
    return pathsOf(found);
  };
  expect(await faultsOf(z.object({ all: pairs }), 100)).toEqual([]);
  expect(await faultsOf(z.object({ all: pairs }), 101)).toEqual(["all"]);
  expect(await faultsOf(each, 101)).toEqual([]);
  expect(await faultsOf(each, 100)).toEqual([""]);
});

test("a check of a whole optional list, or of its fallback, receives the whole list too", async () => {
  const numbers = z.array(z.number().max(9)).max(100);
  const isUnique = (all?: number[] | null) => new Set(all).size === (all ?? []).length;
  const read = async (all: z.ZodType, members: number[]) => {
    const found = new FoundViolations();
    const value = await checkBody(z.object({ all }), { all: members }, found);
    return { value, paths: pathsOf(found) };
  };
  const same = Array<number>(17).fill(1);
  for (const list of [
    numbers.optional().refine(isUnique),
    numbers.refine(isUnique).nullish(),
    numbers.nullable().refine(isUnique).default([]),
  ])
    expect((await read(list, same)).paths).toEqual(["all"]);
  const bad = [...same, 10];
  expect(await read(numbers.catch([]).optional(), bad)).toEqual({ value: { all: [] }, paths: [] });
});

function pathsOf(found: FoundViolations): string[] {
  try {
    found.refuse();
    return [];
  } catch (error) {
    return error instanceof Violations ? error.violations.map(({ propertyPath }) => propertyPath) : ["?"];
  }
}

const cue = fc.record(
  {
    id: fc.constantFrom("a", "b-1", "c_2"),
    title: fc.constantFrom("", "Delta", "x".repeat(300)),
    start: fc.option(fc.nat(1_000)),
    writers: fc.array(fc.record({ name: fc.constant("Awa"), share: fc.option(fc.nat(100)) }), {
      maxLength: 2,
    }),
  },
  { requiredKeys: ["id"] },
);
const fault = fc.constantFrom(
  { id: "?" },
  { id: "a", title: "x".repeat(301) },
  { id: "a", start: -1 },
  { id: "a", use: "loud" },
  {},
);

test("a long list gives the same values or faults as a short one", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(cue, { minLength: 17, maxLength: 60 }),
      fc.array(fc.tuple(fc.nat(), fault), { maxLength: 4 }),
      fc.constantFrom({}, { title: "T" }, { title: "x".repeat(301) }, null),
      async (cues, faults, programme) => {
        const body = { programme, cues: [...cues] as object[], unknown: 1 };
        for (const [at, one] of faults) body.cues[at % cues.length] = one;
        const found = new FoundViolations();
        const read = await checkBody(cueSheetChangesSchema, body, found);
        const { unknown: _, ...known } = body;
        const alone = cueSheetChangesSchema.safeParse(known);
        if (alone.success) expect(read).toEqual(alone.data);
        const paths = alone.error?.issues.map(({ path }) =>
          path
            .map((part) => (typeof part === "number" ? `[${part}]` : `.${String(part)}`))
            .join("")
            .slice(1),
        );
        expect(pathsOf(found)).toEqual([...new Set(paths ?? [])]);
      },
    ),
  );
});

test("a wrong type in a long list is reported at its place", async () => {
  const cues = Array.from({ length: 40 }, (_, at) => (at === 30 ? { id: "a", title: 1 } : { id: "a" }));
  await expect(checkBody(cueSheetChangesSchema, { cues }, new FoundViolations())).rejects.toMatchObject({
    status: 400,
    message: 'The type of the "cues[30].title" attribute must be "string", "number" given.',
  });
});
