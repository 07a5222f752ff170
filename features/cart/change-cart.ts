import { showToast, type ToastAction } from "#/components/toast/show-toast.ts";
import { trackOfIri } from "#/contract/item.ts";
import { meEndpoint, type User, updateUserEndpoint } from "#/contract/user.ts";
import { useSession } from "#/features/session/store.ts";
import { ApiError } from "#/lib/api/api-error.ts";
import { call } from "#/lib/api/call.ts";
import { perform } from "#/lib/api/query-client.tsx";
import { serialQueue } from "#/lib/api/serial-queue.ts";
import { useBusyCart } from "./busy-cart.ts";
import { cartItems } from "./cart-items.ts";

/** Times that a change is repeated when another device has changed the cart. */
const MOST_TRIES = 6;

const queue = serialQueue();

/** Maps the IRIs in the cart to the new ones. */
export type CartChange = (items: readonly string[]) => readonly string[];

/** Appends a track or a version to a cart; one already in it stays in place. */
const adding =
  (item: string): CartChange =>
  (items) =>
    items.includes(item) ? items : [...items, item];

/** Removes tracks and versions from a cart. */
export const removing =
  (...gone: readonly string[]): CartChange =>
  (items) =>
    items.filter((item) => !gone.includes(item));

/** Returns the request body for a cart: track ids alone, as in the specification (§7), unless it contains a version. */
function bodyOf(before: readonly string[], after: readonly string[]) {
  const tracks = after.map(trackOfIri).filter((id) => id !== null);
  const isPlain = [...before, ...after].every((item) => trackOfIri(item) !== null);
  return isPlain ? { tracks } : { tracks, items: [...after] };
}

async function write(user: User, change: CartChange): Promise<User> {
  const before = cartItems(user.cart);
  const version = user.cart ? user.cart.version : 0;
  const answer = await call(updateUserEndpoint, {
    params: { id: user.id },
    body: { cart: bodyOf(before, change(before)) },
    ...(version !== undefined && { ifMatch: `"${version}"` }),
  });
  // The profile has no cart before the first item, so it is fetched again (specification §7).
  return user.cart ? { ...user, cart: answer.cart } : call(meEndpoint, {});
}

/** Applies the change to the current cart; after a conflict with another device, to that device's result. */
async function make(change: CartChange): Promise<void> {
  let user = useSession.getState().user ?? (await call(meEndpoint, {}));
  for (let attempt = 1; ; attempt += 1) {
    try {
      useSession.setState({ user: await write(user, change) });
      return;
    } catch (error) {
      const isStale = error instanceof ApiError && error.status === 412;
      if (!isStale || attempt === MOST_TRIES) throw error;
      user = await call(meEndpoint, {});
    }
  }
}

/**
 * Changes the cart, one change after the other (acceptance S95). The number in the header follows the response;
 * then `show` shows `done`. A failure shows its status and leaves the cart unchanged (S96). Returns whether the change
 * succeeded.
 */
export function changeCart(
  items: readonly string[],
  change: CartChange,
  done: string | { message: string; action: ToastAction },
  show = showToast,
): Promise<boolean> {
  useBusyCart.setState(({ busy }) => ({ busy: [...busy, ...items] }));
  return queue(async () => {
    try {
      await perform(() => make(change));
      show({ ...(typeof done === "string" ? { message: done } : done), status: "success" });
      return true;
    } catch {
      return false;
    } finally {
      useBusyCart.setState(({ busy }) => {
        const left = [...busy];
        for (const item of items) left.splice(left.indexOf(item), 1);
        return { busy: left };
      });
    }
  });
}

/** Adds the track or version to the cart; it may be in it already. */
export function putInCart(item: string, done: string, show = showToast): Promise<boolean> {
  return changeCart([item], adding(item), done, show);
}

/** Removes the track or version from the cart if it is in it, otherwise adds it (acceptance S93). */
export function toggleInCart(item: string, done: string): Promise<boolean> {
  const isIn = cartItems(useSession.getState().user?.cart).includes(item);
  return changeCart([item], isIn ? removing(item) : adding(item), done);
}
