import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { LRUCache } from "lru-cache";
import { type BucketAnswer, createBucketClient } from "./bucket-client.ts";
import type { ByteRange } from "./byte-range.ts";
import { listedPage } from "./listed-page.ts";
import type { BucketPlace } from "./media-place.ts";
import type { ListedFile, MediaStore, StoredFile } from "./store.ts";

/** A file's facts are cached for a minute; its bytes are only accepted while they still apply. */
const KNOWN_MS = 60_000;
const MOST_KNOWN = 20_000;
/** Hash of a file's content in its metadata, so that copies are compared without being read. */
const DIGEST = "x-amz-meta-sha256";
const GONE = [404, 412];

type Facts = Pick<StoredFile, "size" | "etag" | "modifiedAt" | "sha256">;

/** Returns a media store in a bucket. A file exists completely or not at all, since a PUT of S3 is atomic. */
export function bucketMediaStore(place: BucketPlace): MediaStore {
  const { send, awayError, bytesOf } = createBucketClient(place);
  const known = new LRUCache<string, Facts>({ max: MOST_KNOWN, ttl: KNOWN_MS });

  async function factsOf(name: string): Promise<Facts | null> {
    if (!isPlainName(name)) return null;
    const cached = known.get(name);
    if (cached) return cached;
    const { response } = await send({ method: "HEAD", name, expected: [404] });
    if (response.status === 404) return null;
    const { headers } = response;
    const facts = {
      size: Number(headers.get("content-length")),
      etag: headers.get("etag") ?? "",
      modifiedAt: new Date(headers.get("last-modified") ?? 0),
      sha256: headers.get(DIGEST),
    };
    if (!/^"[^"]+"$/.test(facts.etag) || Number.isNaN(facts.size)) throw awayError("an answer without ETag");
    known.set(name, facts);
    return facts;
  }

  async function open(name: string, { size, etag }: Facts, range?: ByteRange): Promise<Readable> {
    const { first, last } = range ?? { first: 0, last: size - 1 };
    if (size === 0) return Readable.from([]);
    const isPart = first > 0 || last < size - 1;
    const headers = { "if-match": etag, ...(isPart && { range: `bytes=${first}-${last}` }) };
    const answer = await send({ method: "GET", name, headers, expected: GONE });
    const { status } = answer.response;
    const isSame = answer.response.headers.get("etag") === etag;
    const isMeant = status === (isPart ? 206 : 200) && isSame && lengthOf(answer) === last - first + 1;
    if (isMeant) return Readable.from(bytesOf(answer), { objectMode: false });
    known.delete(name);
    answer.giveUp();
    throw awayError(`${name} has just been replaced`);
  }

  async function* list(folder: string): AsyncGenerator<ListedFile> {
    const below = folder === "" ? "" : `${folder}/`;
    let next: string | undefined;
    do {
      const query = {
        "list-type": "2",
        "encoding-type": "url",
        prefix: place.prefix + below,
        ...(next && { "continuation-token": next }),
      };
      const page = listedPage(await text(bytesOf(await send({ method: "GET", query }))));
      for (const { key, size, changedAt } of page.files)
        yield { name: key.slice(place.prefix.length), size, changedAt };
      next = page.next;
    } while (next);
  }

  return {
    place,
    list,
    has: async (name) => (await factsOf(name)) !== null,
    async stat(name) {
      const facts = await factsOf(name);
      return facts && { name, ...facts, open: (range) => open(name, facts, range) };
    },
    async write(name, bytes) {
      if (!isPlainName(name)) throw new Error(`${JSON.stringify(name)} lies outside the media bucket`);
      const body = new Uint8Array(bytes);
      const headers = { [DIGEST]: createHash("sha256").update(body).digest("hex") };
      await send({ method: "PUT", name, body, headers });
      known.delete(name);
    },
    async remove(name) {
      known.delete(name);
      if (isPlainName(name)) await send({ method: "DELETE", name, expected: [404] });
    },
  };
}

const lengthOf = ({ response }: BucketAnswer) => Number(response.headers.get("content-length"));

/** Refuses dot segments and doubled slashes, which an address would turn into another name. */
const isPlainName = (name: string) =>
  name.length <= 900 &&
  !/[\0\\]/.test(name) &&
  name.split("/").every((part) => part !== "" && part !== "." && part !== "..");
