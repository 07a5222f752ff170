import { eq } from "drizzle-orm";
import type { Database } from "#/server/platform/db/database.ts";
import { userProfiles } from "#/server/platform/db/schema/users.ts";
import { violation } from "#/server/platform/http/problem.ts";
import { readIri } from "#/server/platform/http/read-iri.ts";

/**
 * Returns the id of the user profile at an address; null for none.
 * @throws Problem 400 when it is not such an address.
 * @throws Violations when there is none.
 */
export async function readUserProfile(db: Database, iri: string | null): Promise<number | null> {
  if (iri === null || iri === "") return null;
  const id = readIri(iri, "/api/front/user_profiles");
  const [found] = await db.select({ id: userProfiles.id }).from(userProfiles).where(eq(userProfiles.id, id));
  if (!found) throw violation("userProfile", "choice");
  return id;
}
