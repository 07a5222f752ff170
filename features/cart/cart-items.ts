import { itemIri } from "#/contract/item.ts";
import type { User } from "#/contract/user.ts";

const NOTHING: readonly string[] = [];

/** Addresses of what is in a cart, in its order; a backend that keeps no versions tells numbers of tracks alone. */
export function cartItems(cart: User["cart"] | undefined): readonly string[] {
  if (!cart) return NOTHING;
  return cart.items ?? cart.tracks.map((id) => itemIri({ id }));
}
