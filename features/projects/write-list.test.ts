import { expect, test } from "vitest";
import { ApiError } from "#/lib/api/api-error.ts";
import { type ListWrite, writeList } from "./write-list.ts";

/** A backend with one list; `others` runs before each write. */
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

test("a change is made of what is known, and read only where nothing is", async () => {
  const { list, seen, read, write } = listOf(["a"]);
  expect(ids(await writeList(structuredClone(list), adding("b"), read, write))).toEqual(["a", "b"]);
  expect(seen).toEqual({ reads: 0, writes: 1 });
  expect(ids(await writeList(undefined, adding("c"), read, write))).toEqual(["a", "b", "c"]);
  expect(seen).toEqual({ reads: 1, writes: 2 });
});

test("what another device wrote in between stays", async () => {
  const { list, read, write } = listOf(["a"], (turn) => {
    if (turn > 2) return;
    list.version += 1;
    list.tracks.push({ "@id": `other ${turn}` });
  });
  const written = await writeList(structuredClone(list), adding("b"), read, write);
  expect(ids(written)).toEqual(["a", "other 1", "other 2", "b"]);
});

test("a list that others never leave alone, and any other failure, are told", async () => {
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
