import type { Rendered } from "#/server/platform/edge/pages/cached-response.ts";

/** The player that other sites embed: the only document whose policy allows frames (security T14, T26). */
const EMBEDDED = /^\/embed\/(?:fr|en)\/[^/?]+(?:\?|$)/;
/** The page that a browser stores for use without a network: it contains its styles, and only our own texts. */
const OFFLINE = /^\/offline\/(?:fr|en)$/;

/** The 404 page as a document, below a language: the site renders it like any other. */
const MISSING_DOCUMENT = /^\/(?:fr|en)\/404(?:\?|$)/;

/** What the browser's router requests instead of a page. */
const isPart = ({ headers }: Rendered) =>
  String(headers["content-type"] ?? "").startsWith("text/x-component");

/**
 * Returns an answer with the exceptions for its address: its status, frames of other sites, trusted styles. A missing
 * page that the router requests leaves as 200: the router loads any other answer anew as a document, which would end the
 * sound that plays, while the part shows the 404 page within the site.
 */
export const withExceptionsOfAddress = (url: string, answer: Rendered): Rendered => ({
  ...answer,
  ...(answer.status === 200 && MISSING_DOCUMENT.test(url) && { leavesAs: 404 }),
  ...(answer.status === 404 && isPart(answer) && { leavesAs: 200 }),
  framable: answer.status === 200 && EMBEDDED.test(url),
  trustsOwnStyles: OFFLINE.test(url),
});
