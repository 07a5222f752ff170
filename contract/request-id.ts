/** The site is bundled separately from the server that runs it, so they share no modules, only this global. */
const KEY = Symbol.for("sillon.request-id");
const holder = globalThis as { [KEY]?: (() => string | undefined) | undefined };

/** Lets the site of this process read the log id of the request that it is answering; undefined withdraws it. */
export function offerRequestId(current: (() => string | undefined) | undefined): void {
  holder[KEY] = current;
}

/** Returns the id of the request that is being answered; undefined if none is, as in a browser. */
export const currentRequestId = (): string | undefined => holder[KEY]?.();
