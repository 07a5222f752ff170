import { ReadableStream } from "node:stream/web";
import { expect, test } from "vitest";
import { z } from "zod";
import { LIST_BODY, printBody, SMALL_BODY } from "#/contract/body-size.ts";
import { turnsOf } from "#/tests/support/turns-of.ts";
import { readBody } from "./read-body.ts";

const NAMED = z.object({ name: z.string() });
const MB = 1_024 ** 2;

const post = (body: string | ReadableStream) =>
  new Request("http://localhost/", { method: "POST", body, duplex: "half" } as RequestInit);

/** A request whose body comes in chunks of so many bytes. */
const inChunks = (text: string, bytes: number) =>
  post(
    ReadableStream.from(
      Array.from({ length: Math.ceil(text.length / bytes) }, (_, at) =>
        Buffer.from(text.slice(at * bytes, (at + 1) * bytes)),
      ),
    ),
  );

test("a body with many keys is parsed in many turns of the event loop", async () => {
  const unknown = Object.fromEntries(Array.from({ length: 50_000 }, (_, at) => [`name${at}`, at]));
  const body = JSON.stringify({ ...unknown, name: "A" });
  const { result, turns } = await turnsOf(readBody(post(body), NAMED, LIST_BODY));
  expect(result).toEqual({ name: "A" });
  expect(turns).toBeGreaterThan(100);
});

test("a long body with few keys is parsed in many turns too, a short one in few, in whatever chunks they arrive", async () => {
  const piece = "x".repeat(50_000);
  const schema = z.object({ list: z.array(z.string()).max(100) });
  const read = (many: number) => {
    const list = Array.from({ length: many }, () => piece);
    return turnsOf(
      readBody(inChunks(JSON.stringify({ list }), 65_536), schema, printBody(5 * MB, { text: 65_536 })),
    );
  };
  const long = await read(60);
  expect(long.result.list).toEqual(Array.from({ length: 60 }, () => piece));
  expect(long.turns).toBeGreaterThan(300);
  expect((await read(8)).turns).toBeLessThan(20);
});

test.each([
  ["text", `{"name":"${"x".repeat(100_001)}"}`],
  ["name", `{"${"x".repeat(100_001)}":1}`],
  ["number", `{"name":${"1".repeat(100_001)}}`],
])("a %s longer than the limit of the call is refused as too large", async (_, body) => {
  const size = printBody(MB, { text: 100_000 });
  await expect(readBody(inChunks(body, 60_000), NAMED, size)).rejects.toMatchObject({ status: 413 });
});

test("a text may be as long as the limit of the call for texts, or without one as the body", async () => {
  const read = (length: number, size = SMALL_BODY) =>
    readBody(inChunks(`{"name":"${"x".repeat(length)}"}`, 60_000), NAMED, size);
  expect((await read(100_000, printBody(MB, { text: 100_000 }))).name).toHaveLength(100_000);
  expect((await read(4_000)).name).toHaveLength(4_000);
});

test("a body may have as many escapes as the call allows, and not one more", async () => {
  const read = (count: number) => {
    const size = printBody(MB, { text: MB, escapes: 1_000 });
    return readBody(inChunks(`{"name":"${"\\/".repeat(count)}"}`, 100), NAMED, size);
  };
  expect((await read(1_000)).name).toHaveLength(1_000);
  await expect(read(1_001)).rejects.toMatchObject({ status: 413 });
});

test("bodies of more than a megabyte are parsed one after another, and do not delay smaller ones", async () => {
  const read: string[] = [];
  const body = async (name: string, bytes: number) => {
    const text = JSON.stringify({
      name,
      list: Array.from({ length: bytes / 50_000 }, () => "x".repeat(50_000)),
    });
    const found = await readBody(inChunks(text, text.length), NAMED, printBody(9 * MB));
    read.push(found.name);
  };
  await Promise.all([
    body("eight", 8_000_000),
    body("two", 2_000_000),
    body("tiny", 0),
    body("small", 700_000),
  ]);
  expect(read).toEqual(["tiny", "small", "eight", "two"]);
});

test("a large body that is not JSON does not block later ones", async () => {
  const broken = readBody(inChunks(`{"name":"${"x".repeat(2_000_000)}`, 65_536), NAMED, printBody(9 * MB));
  const sound = readBody(inChunks(`{"name":"${"x".repeat(2_000_000)}"}`, 65_536), NAMED, printBody(9 * MB));
  await expect(broken).rejects.toMatchObject({ status: 400 });
  expect((await sound).name).toHaveLength(2_000_000);
});
