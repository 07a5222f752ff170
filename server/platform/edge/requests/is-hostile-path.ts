/** Dot segments, encoded dots and separators, backslashes, NUL, doubled slashes, broken or double encoding. */
const HOSTILE = /(?:^|\/)\.{1,2}(?:\/|$)|%2e|%2f|%5c|%00|%25|\\|\0|\/\/|%(?![0-9a-f]{2})/i;

/** Returns whether the raw path of a request target disguises another path (contract §9). */
export function isHostilePath(target: string): boolean {
  const [path = ""] = target.split("?", 1);
  return HOSTILE.test(path);
}
