import { eq } from "drizzle-orm";
import type { Database } from "#/server/platform/db/database.ts";
import { playlistShares } from "#/server/platform/db/schema/projects.ts";
import { users } from "#/server/platform/db/schema/users.ts";
import { readCart } from "#/server/work/carts/queries.ts";
import type { UserRow } from "./present.ts";

/** Returns whether anyone shares a playlist with an address. */
async function hasShares(db: Database, email: string): Promise<boolean> {
  return (await db.$count(playlistShares, eq(playlistShares.email, email))) > 0;
}

/** Returns a user with their cart; null when there is none with that id. */
export async function findUser(db: Database, id: number): Promise<UserRow | null> {
  const [row] = await db
    .select({
      id: users.id,
      email: users.email,
      firstname: users.firstname,
      lastname: users.lastname,
      company: users.company,
      phone: users.phone,
      locale: users.locale,
      newsletter: users.newsletter,
      userProfileId: users.userProfileId,
      isVerified: users.isVerified,
      createdAt: users.createdAt,
    })
    .from(users)
    .where(eq(users.id, id));
  if (!row) return null;
  const sharesWaiting = !row.isVerified && (await hasShares(db, row.email));
  return { ...row, cart: await readCart(db, id), sharesWaiting };
}
