import type { Rendered } from "./cached-response.ts";

/** A page as such, or as the router of the browser asks for it. */
export const isPage = ({ headers }: Rendered) =>
  /^text\/(html|x-component)/.test(String(headers["content-type"] ?? ""));
