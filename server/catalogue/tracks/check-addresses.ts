import { Problem } from "#/server/platform/http/problem.ts";

const SOUND = /^\/api\/(?:tracks|track_versions)\/\d{1,10}$/;

/**
 * Refuses members that are not addresses of tracks or versions: unlike carts (§2.1), playlists accept nothing else
 * (contract §6.1). Does not check that the track exists.
 * @throws Problem 400 for the first invalid member.
 */
export function checkAddresses(members: readonly string[] = []): void {
  const wrong = members.find((member) => !SOUND.test(member));
  if (wrong !== undefined) throw new Problem(400, `Invalid IRI "${wrong.slice(0, 100)}".`);
}
