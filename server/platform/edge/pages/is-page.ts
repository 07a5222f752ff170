import type { Rendered } from "./cached-response.ts";

/** Returns whether an answer is a page, as HTML or as the parts that the browser's router requests. */
export const isPage = ({ headers }: Rendered) =>
  /^text\/(html|x-component)/.test(String(headers["content-type"] ?? ""));
