import type { Rendered } from "#/server/platform/edge/pages/cached-response.ts";

/** The player that other sites embed: the only document whose policy allows frames (security T14, T26). */
const EMBEDDED = /^\/embed\/(?:fr|en)\/[^/?]+(?:\?|$)/;
/** The page that a browser stores for use without a network: it contains its styles, and only our own texts. */
const OFFLINE = /^\/offline\/(?:fr|en)$/;

/** The 404 page as a document, below a language: the site renders it like any other. */
const MISSING_DOCUMENT = /^\/(?:fr|en)\/404(?:\?|$)/;

/** Returns an answer with the exceptions for its address: the status 404, frames of other sites, trusted styles. */
export const withExceptionsOfAddress = (url: string, answer: Rendered): Rendered => ({
  ...answer,
  ...(answer.status === 200 && MISSING_DOCUMENT.test(url) && { leavesAs: 404 }),
  framable: answer.status === 200 && EMBEDDED.test(url),
  trustsOwnStyles: OFFLINE.test(url),
});
