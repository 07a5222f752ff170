import type { Encoding } from "./finished-answer.ts";

const REFUSED = /;\s*q\s*=\s*0(\.0{0,3})?\s*$/i;

/** The best of our encodings that an Accept-Encoding header admits: Brotli, gzip, or none. */
export function chooseEncoding(header: string | string[] | undefined): Encoding {
  const admitted = new Set(
    String(header ?? "")
      .toLowerCase()
      .split(",")
      .filter((part) => !REFUSED.test(part))
      .map((part) => part.split(";", 1)[0]?.trim()),
  );
  if (admitted.has("br")) return "br";
  return admitted.has("gzip") ? "gzip" : "identity";
}
