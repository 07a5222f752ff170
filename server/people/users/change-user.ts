import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { userChangesSchema } from "#/contract/user.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { users } from "#/server/platform/db/schema/users.ts";
import { replaceCart } from "#/server/work/carts/queries.ts";
import { readUserProfile } from "./read-user-profile.ts";

type Changes = z.output<typeof userChangesSchema>;

/**
 * Changes the fields of a user that a PATCH names (contract §2.1).
 * @throws Violations
 * @throws Problem 412 when `ifMatch` names another version of the cart.
 */
export function changeUser(
  db: Database,
  userId: number,
  { userProfile, cart, ...plain }: Changes,
  ifMatch: string | undefined,
): Promise<void> {
  return db.transaction(async (tx) => {
    const changes = {
      ...plain,
      ...(userProfile !== undefined && { userProfileId: await readUserProfile(tx, userProfile) }),
    };
    if (Object.values(changes).some((value) => value !== undefined)) {
      await tx.update(users).set(changes).where(eq(users.id, userId));
    }
    if (cart !== undefined) await replaceCart(tx, userId, cart, ifMatch);
  });
}
