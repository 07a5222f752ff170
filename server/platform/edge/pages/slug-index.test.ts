import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { createSlugIndex, type SlugPrints } from "./slug-index.ts";

const printsOf = (...slugs: string[]) =>
  new Uint8Array(
    Buffer.concat(
      slugs.map((slug) => createHash("md5").update(slug).digest().subarray(0, 4)).sort(Buffer.compare),
    ),
  );

/** Returns a book whose reads the test answers one by one. */
function open() {
  const reads: { done(prints: SlugPrints): void; fail(error: Error): void }[] = [];
  const reported: unknown[] = [];
  let time = 0;
  const book = createSlugIndex(() => new Promise((done, fail) => void reads.push({ done, fail })), {
    now: () => time,
    report: (error) => void reported.push(error),
  });
  const settle = () => new Promise((done) => setImmediate(done));
  const wait = (milliseconds: number) => {
    time += milliseconds;
  };
  return { book, reads, reported, settle, wait };
}

test("each of a thousand slugs is known with its kind, and other slugs are missing", async () => {
  const { book, reads, settle } = open();
  const slugs = Array.from({ length: 1_000 }, (_, at) => `slug-${at}`);
  expect(book.mayBe("nobody", ["albums"])).toBe(true);
  reads[0]?.done({ albums: printsOf(...slugs), tracks: printsOf("train") });
  await settle();
  for (const slug of slugs) expect(book.mayBe(slug, ["albums"])).toBe(true);
  expect(book.mayBe("nobody", ["albums"])).toBe(false);
  expect(book.mayBe("train", ["albums"])).toBe(false);
  expect(book.mayBe("train", ["albums", "tracks"])).toBe(true);
  expect(book.mayBe("train", ["writers"])).toBe(false);
  expect(reads).toHaveLength(1);
});

test("after a change any slug may exist until the slugs are read again, even if it came during a read", async () => {
  const { book, reads, settle } = open();
  expect(book.mayBe("new", ["albums"])).toBe(true);
  book.forget();
  reads[0]?.done({ albums: printsOf("old") });
  await settle();
  expect(book.mayBe("new", ["albums"])).toBe(true);
  reads[1]?.done({ albums: printsOf("old", "new") });
  await settle();
  expect(book.mayBe("new", ["albums"])).toBe(true);
  expect(book.mayBe("nobody", ["albums"])).toBe(false);
});

test("after a minute the slugs are read again, once for all requests", async () => {
  const { book, reads, settle, wait } = open();
  book.mayBe("x", ["albums"]);
  reads[0]?.done({});
  await settle();
  wait(59_999);
  expect(book.mayBe("x", ["albums"])).toBe(false);
  wait(1);
  expect(book.mayBe("x", ["albums"])).toBe(true);
  expect(book.mayBe("y", ["albums"])).toBe(true);
  expect(reads).toHaveLength(2);
});

test("a failed read is reported, any slug may then exist, and the read is tried again", async () => {
  const { book, reads, reported, settle } = open();
  book.mayBe("x", ["albums"]);
  reads[0]?.fail(new Error("away"));
  await settle();
  expect(reported).toEqual([new Error("away")]);
  expect(book.mayBe("x", ["albums"])).toBe(true);
  expect(reads).toHaveLength(2);
});
