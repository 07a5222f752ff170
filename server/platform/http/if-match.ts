import { Problem } from "./problem.ts";

/** Returns the strong tag of a list's version, for `ETag` and `If-Match` (contract §2.1). */
export const versionTag = (version: number) => `"${version}"`;

/**
 * Accepts a write with the version that it replaces, or without one.
 * @throws Problem 412 for another version: someone else wrote in between.
 */
export function checkIfMatch(ifMatch: string | undefined, version: number): void {
  if (ifMatch === undefined || ifMatch.trim() === "*") return;
  const named = ifMatch.split(",").map((one) => one.trim());
  if (!named.includes(versionTag(version))) throw new Problem(412);
}
