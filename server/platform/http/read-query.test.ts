import { expect, test } from "vitest";
import { z } from "zod";
import { VIOLATION_CODES } from "#/contract/error.ts";
import { flag, text, texts } from "#/contract/hydra.ts";
import { readQuery } from "./read-query.ts";

const schema = z.object({ "terms[]": texts, name: text, isEnable: flag });
const read = (query: string) => readQuery(schema, new URLSearchParams(query));

test("a list parameter may be repeated with brackets, with an index or without", () => {
  expect(read("terms[]=a&terms[]=b&terms%5B7%5D=c&terms=d")).toEqual({ "terms[]": ["a", "b", "c", "d"] });
});

test("the last value of a repeated single parameter counts, and unknown parameters are dropped", () => {
  expect(read("name=a&name=b&other=1&__proto__=x")).toEqual({ name: "b" });
});

test("characters that the database cannot store are refused with the parameter's name, and an invalid value gives null", () => {
  expect(() => read("name=a%00b")).toThrow("name: This value contains characters that are not allowed.");
  expect(() => read("name=a%00b")).toThrow(
    expect.objectContaining({ violations: [expect.objectContaining({ code: VIOLATION_CODES.format })] }),
  );
  expect(() => read(`other=${"e".padEnd(40, "\u0301")}`)).toThrow("other: This value contains");
  expect(readQuery(z.object({ page: z.enum(["1"]) }), new URLSearchParams("page=2"))).toBeNull();
  expect(readQuery(z.string(), new URLSearchParams("page=2"))).toEqual({});
  expect(read("terms[x]=a&xterms[]=b&terms[1]x=c&ter[1]ms=d")).toEqual({});
});

test.each(["yes", "TRUE", "", "2"])("a flag of %j is ignored", (value) => {
  expect(read(`isEnable=${value}`)).toEqual({});
});
