import { expect, test } from "vitest";
import { ApiError } from "#/lib/api/api-error.ts";
import { type ListWrite, writeList } from "./write-list.ts";

/** Returns a backend with one list; `others` simulates another device before each write. */
function listOf(items: string[], others: (write: number) => void = () => {}) {
  const list = { version: 1, tracks: items.map((id) => ({ "@id": id })) };
  const seen = { reads: 0, writes: 0 };
  return {
    list,
    seen,
    read: async () => {
      seen.reads += 1;
      return structuredClone(list);
    },
    write: async ({ body, ifMatch }: ListWrite) => {
      seen.writes += 1;
      others(seen.writes);
      if (ifMatch !== `"${list.version}"`) throw new ApiError(412, "Precondition Failed");
      list.version += 1;
      list.tracks = body.tracks.map((id) => ({ "@id": id }));
      return structuredClone(list);
    },
  };
}
const ids = ({ tracks }: { tracks: readonly { "@id": string }[] }) => tracks.map((one) => one["@id"]);
const adding = (item: string) => (items: readonly string[]) => [...items, item];

test("a change applies to the known list, which is only read if it is unknown", async () => {
  const { list, seen, read, write } = listOf(["a"]);
  expect(ids(await writeList(structuredClone(list), adding("b"), read, write))).toEqual(["a", "b"]);
  expect(seen).toEqual({ reads: 0, writes: 1 });
  expect(ids(await writeList(undefined, adding("c"), read, write))).toEqual(["a", "b", "c"]);
  expect(seen).toEqual({ reads: 1, writes: 2 });
});

test("a change by another device in between is kept", async () => {
  const { list, read, write } = listOf(["a"], (turn) => {
    if (turn > 2) return;
    list.version += 1;
    list.tracks.push({ "@id": `other ${turn}` });
  });
  const written = await writeList(structuredClone(list), adding("b"), read, write);
  expect(ids(written)).toEqual(["a", "other 1", "other 2", "b"]);
});

test("too many changes by other devices, or any other failure, reject", async () => {
  const busy = listOf(["a"], () => {
    busy.list.version += 1;
  });
  await expect(writeList(structuredClone(busy.list), adding("b"), busy.read, busy.write)).rejects.toThrow(
    "412",
  );
  expect(busy.seen.writes).toBe(6);
  const gone = () => Promise.reject(new ApiError(404, "Not Found"));
  await expect(writeList(undefined, adding("b"), gone, gone)).rejects.toThrow("404");
});
