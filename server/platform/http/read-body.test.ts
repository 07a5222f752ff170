import { expect, test } from "vitest";
import { z } from "zod";
import { LIST_BODY } from "#/contract/body-size.ts";
import { turnsOf } from "#/tests/support/turns-of.ts";
import { readBody } from "./read-body.ts";

const NAMED = z.object({ name: z.string() });

test("a body of many names is parsed in many turns", async () => {
  const unknown = Object.fromEntries(Array.from({ length: 50_000 }, (_, at) => [`name${at}`, at]));
  const body = JSON.stringify({ ...unknown, name: "A" });
  const request = new Request("http://localhost/", { method: "POST", body });
  const { result, turns } = await turnsOf(readBody(request, NAMED, LIST_BODY));
  expect(result).toEqual({ name: "A" });
  expect(turns).toBeGreaterThan(100);
});
