import type { Rendered } from "#/server/platform/edge/pages/cached-response.ts";

/** The player that other sites show in a frame: the one document whose policy allows it (security T14, T26). */
const EMBEDDED = /^\/embed\/(?:fr|en)\/[^/?]+(?:\?|$)/;
/** The page that a browser keeps for when there is no network: it holds its styles, and nobody else's words. */
const OFFLINE = /^\/offline\/(?:fr|en)$/;

/** The 404 page as a document, below a language: the site draws it like any other. */
const LOST_DOCUMENT = /^\/(?:fr|en)\/404(?:\?|$)/;

/** An answer with what its address makes of it: the status under which it leaves, what its policy lets it do more than others. */
export const withStanding = (url: string, answer: Rendered): Rendered => ({
  ...answer,
  ...(answer.status === 200 && LOST_DOCUMENT.test(url) && { leavesAs: 404 }),
  framable: answer.status === 200 && EMBEDDED.test(url),
  own: OFFLINE.test(url),
});
