import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";

/** A packed print with the fingerprint of its sources. */
export interface StoredPrint {
  fingerprint: string;
  print: Uint8Array;
}

interface IndexEntry {
  key: string;
  fingerprint: string;
  bytes: number;
}

/** Packs prints into one brotli stream: 4 bytes length of the index (big endian), the index as JSON, the prints. */
export function packPrints(stored: ReadonlyMap<string, StoredPrint>): Uint8Array {
  const entries = [...stored].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const index: IndexEntry[] = entries.map(([key, { fingerprint, print }]) => ({
    key,
    fingerprint,
    bytes: print.length,
  }));
  const json = Buffer.from(JSON.stringify(index));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(json.length);
  const raw = Buffer.concat([length, json, ...entries.map(([, { print }]) => print)]);
  return brotliCompressSync(raw, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
  });
}

/** Returns the prints that `packPrints` packed. */
export function unpackPrints(packed: Uint8Array): Map<string, StoredPrint> {
  const raw = brotliDecompressSync(packed);
  let at = 4 + raw.readUInt32BE(0);
  const index: IndexEntry[] = JSON.parse(raw.subarray(4, at).toString());
  return new Map(
    index.map(({ key, fingerprint, bytes }) => {
      const print = new Uint8Array(raw.subarray(at, at + bytes));
      at += bytes;
      return [key, { fingerprint, print }];
    }),
  );
}
