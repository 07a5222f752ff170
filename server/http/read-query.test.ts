import { expect, test } from "vitest";
import { z } from "zod";
import { flag, text, texts } from "#/contract/hydra.ts";
import { readQuery } from "./read-query.ts";

const schema = z.object({ "terms[]": texts, name: text, isEnable: flag });
const read = (query: string) => readQuery(schema, new URLSearchParams(query));

test("a list is gathered however it is written", () => {
  expect(read("terms[]=a&terms[]=b&terms%5B7%5D=c&terms=d")).toEqual({ "terms[]": ["a", "b", "c", "d"] });
});

test("of a single parameter the last one counts, and unknown ones are dropped", () => {
  expect(read("name=a&name=b&other=1&__proto__=x")).toEqual({ name: "b" });
});

test.each(["yes", "TRUE", "", "2"])("a flag of %j is ignored", (value) => {
  expect(read(`isEnable=${value}`)).toEqual({});
});
