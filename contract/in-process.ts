/** Answers calls of the contract without a network. */
export type InProcessApi = (request: Request) => Promise<Response>;

/** The site is bundled apart from the server that runs it: they meet at this name, and share nothing else. */
const PLACE = Symbol.for("sillon.api");
const holder = globalThis as { [PLACE]?: InProcessApi | undefined };

/** Lets the site of this process ask `api` directly; undefined takes it back. */
export function offerInProcess(api: InProcessApi | undefined): void {
  holder[PLACE] = api;
}

/** The API that this process offers; undefined where it offers none. */
export const inProcessApi = (): InProcessApi | undefined => holder[PLACE];
