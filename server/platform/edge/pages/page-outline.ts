import type { IncomingHttpHeaders } from "node:http";

/** A hint of React's data that fetches an image. */
const IMAGE_HINT = /^:HL\["[^"\n]*","image"[^\n]*\n/gm;

/**
 * Returns the answer to a request with these headers; if that is for the outline of a page (its route, without content),
 * without the images that the page begins with: they come with its content.
 */
export function withoutOutlineImages<Answer extends { body: Buffer }>(
  answer: Answer,
  headers: IncomingHttpHeaders,
): Answer {
  if (headers["next-router-segment-prefetch"] !== "/_tree") return answer;
  return { ...answer, body: Buffer.from(answer.body.toString("utf8").replace(IMAGE_HINT, "")) };
}
