import { LRUCache } from "lru-cache";
import type { Encoding } from "./compress.ts";

const REFUSED = /;\s*q\s*=\s*0(\.0{0,3})?\s*$/i;

/** Browsers send a handful of different values: each is parsed once. */
const known = new LRUCache<string, Encoding>({ max: 200 });

/** Returns the best of our encodings that an Accept-Encoding header allows: Brotli, gzip, or none. */
export function chooseEncoding(header: string | string[] | undefined): Encoding {
  const text = String(header ?? "");
  let encoding = known.get(text);
  if (encoding === undefined) {
    encoding = read(text);
    known.set(text, encoding);
  }
  return encoding;
}

function read(header: string): Encoding {
  const admitted = new Set(
    header
      .toLowerCase()
      .split(",")
      .filter((part) => !REFUSED.test(part))
      .map((part) => part.split(";", 1)[0]?.trim()),
  );
  if (admitted.has("br")) return "br";
  return admitted.has("gzip") ? "gzip" : "identity";
}
