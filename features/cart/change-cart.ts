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

/** Times that a change is made anew on a cart that another device has just written. */
const MOST_TRIES = 6;

const queue = serialQueue();

/** What a change makes of the addresses of what is in the cart. */
export type CartChange = (items: readonly string[]) => readonly string[];

/** Puts a track or a version into a cart, at its end; what is there already stays where it is. */
const adding =
  (item: string): CartChange =>
  (items) =>
    items.includes(item) ? items : [...items, item];

/** Takes tracks and versions out of a cart. */
export const removing =
  (...gone: readonly string[]): CartChange =>
  (items) =>
    items.filter((item) => !gone.includes(item));

/** A cart as it is written: by its tracks alone, as the specification shows (§7), while no version is concerned. */
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
  // A first cart has no place in the profile yet: it is fetched anew (specification §7).
  return user.cart ? { ...user, cart: answer.cart } : call(meEndpoint, {});
}

/** Makes the change on the cart as it is; where another device wrote in between, on what that one left. */
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
 * Changes the cart, one change after the other (acceptance S95). The number in the header follows the answer; `done`
 * is said then. A failure shows its status and leaves the cart as it was (S96). Gives whether it was made.
 */
export function changeCart(
  items: readonly string[],
  change: CartChange,
  done: string | { message: string; action: ToastAction },
): Promise<boolean> {
  useBusyCart.setState(({ busy }) => ({ busy: [...busy, ...items] }));
  return queue(async () => {
    try {
      await perform(() => make(change));
      showToast({ ...(typeof done === "string" ? { message: done } : done), status: "success" });
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

/** Puts the track or version into the cart, in which it may be already. */
export function putInCart(item: string, done: string): Promise<boolean> {
  return changeCart([item], adding(item), done);
}

/** Takes the track or version out of the cart when it is in it, otherwise puts it in (acceptance S93). */
export function toggleInCart(item: string, done: string): Promise<boolean> {
  const isIn = cartItems(useSession.getState().user?.cart).includes(item);
  return changeCart([item], isIn ? removing(item) : adding(item), done);
}
