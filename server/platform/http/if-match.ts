import { Problem } from "./problem.ts";

/** The strong tag of a version of a list: what `ETag` says and `If-Match` names (contract §2.1). */
export const versionTag = (version: number) => `"${version}"`;

/**
 * Lets a write pass that names the version it replaces, or none.
 * @throws Problem 412 when it names another one: somebody wrote in between.
 */
export function checkIfMatch(ifMatch: string | undefined, version: number): void {
  if (ifMatch === undefined || ifMatch.trim() === "*") return;
  const named = ifMatch.split(",").map((one) => one.trim());
  if (!named.includes(versionTag(version))) throw new Problem(412);
}
