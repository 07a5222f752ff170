import { itemIri } from "#/contract/item.ts";
import type { User } from "#/contract/user.ts";
import type { Session } from "#/features/session/store.ts";

const NOTHING: readonly string[] = [];

/** Returns the IRIs of a cart's items in order. An older backend without versions returns track ids only. */
export function cartItems(cart: User["cart"] | undefined): readonly string[] {
  if (!cart) return NOTHING;
  return cart.items ?? cart.tracks.map((id) => itemIri({ id }));
}

/** Returns whether the cart is known: that of a signed-in user only is once their profile has loaded. */
export function isCartKnown({ user, hasToken }: Pick<Session, "user" | "hasToken">): boolean {
  return user !== null || !hasToken;
}
