import type { User } from "#/contract/user.ts";
import { itemAddress } from "#/server/catalogue/tracks/stored-list.ts";
import type { users } from "#/server/platform/db/schema/users.ts";
import type { Cart } from "#/server/work/carts/queries.ts";

export interface UserRow
  extends Omit<typeof users.$inferSelect, "passwordHash" | "tokenVersion" | "isEnable"> {
  /** Null before the cart is first used. */
  cart: Cart | null;
  /** Whether others share a project with an address that is not confirmed yet. */
  sharesWaiting: boolean;
}

function presentCart({ items, version }: Cart) {
  return {
    tracks: items.filter(({ versionId }) => versionId === null).map(({ trackId }) => trackId),
    items: items.map(itemAddress),
    version,
  };
}

/** Converts a user to the API's shape for that user. */
export function presentUser(row: UserRow): User {
  return {
    "@id": `/api/user/${row.id}`,
    "@type": "User",
    id: row.id,
    email: row.email,
    firstname: row.firstname,
    lastname: row.lastname,
    company: row.company,
    phone: row.phone,
    locale: row.locale === "en" ? "en" : "fr",
    newsletter: row.newsletter,
    userProfile: row.userProfileId === null ? null : `/api/front/user_profiles/${row.userProfileId}`,
    isVerified: row.isVerified,
    ...(!row.isVerified && { sharesWaiting: row.sharesWaiting }),
    createdAt: row.createdAt.toISOString(),
    cart: row.cart && presentCart(row.cart),
  };
}
