/** The site is bundled apart from the server that runs it: they meet at this name, and share nothing else. */
const PLACE = Symbol.for("sillon.request-id");
const holder = globalThis as { [PLACE]?: (() => string | undefined) | undefined };

/** Lets the site of this process know by which id the request that it answers is logged; undefined takes it back. */
export function offerRequestId(current: (() => string | undefined) | undefined): void {
  holder[PLACE] = current;
}

/** The id of the request that is being answered; undefined where none is, as in a browser. */
export const currentRequestId = (): string | undefined => holder[PLACE]?.();
