/** Answers calls of the contract without a network. */
export type InProcessApi = (request: Request) => Promise<Response>;

/** The site is bundled separately from the server that runs it, so they share no modules, only this global. */
const KEY = Symbol.for("sillon.api");
const holder = globalThis as { [KEY]?: InProcessApi | undefined };

/** Lets the site of this process call `api` directly; undefined withdraws it. */
export function offerInProcess(api: InProcessApi | undefined): void {
  holder[KEY] = api;
}

/** Returns the API of this process; undefined if there is none. */
export const inProcessApi = (): InProcessApi | undefined => holder[KEY];
