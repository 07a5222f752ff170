import { Problem } from "#/server/platform/http/problem.ts";

const SOUND = /^\/api\/(?:tracks|track_versions)\/\d{1,10}$/;

/**
 * Refuses what is no address of a track or a version: lists of them are addresses and nothing else (contract §6.1),
 * whatever the cart admits beside them (§2.1). Whether there is such a track is another question.
 * @throws Problem 400 for the first that is none.
 */
export function checkAddresses(members: readonly string[] = []): void {
  const wrong = members.find((member) => !SOUND.test(member));
  if (wrong !== undefined) throw new Problem(400, `Invalid IRI "${wrong.slice(0, 100)}".`);
}
