import type { Rendered } from "#/server/platform/edge/pages/cached-response.ts";

/** The player that other sites show in a frame: the one document whose policy allows it (security T14, T26). */
const EMBEDDED = /^\/embed\/(?:fr|en)\/[^/?]+(?:\?|$)/;
/** The page that a browser keeps for when there is no network: it holds its styles, and nobody else's words. */
const OFFLINE = /^\/offline\/(?:fr|en)$/;

/** An answer with what its policy may let it do more than others. */
export const withStanding = (url: string, answer: Rendered): Rendered => ({
  ...answer,
  framable: answer.status === 200 && EMBEDDED.test(url),
  own: OFFLINE.test(url),
});
