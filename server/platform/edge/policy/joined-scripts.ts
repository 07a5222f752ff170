/** Scripts of the build that are also available as one joined file. */
export interface JoinedScripts {
  address: string;
  /** Addresses of the files that it contains. */
  parts: readonly string[];
  /** Scripts of the page that people go on to: a page that has one of `from` begins those of `to` after its own. */
  ahead?: { from: readonly string[]; to: readonly string[] };
}

/**
 * Returns the scripts of a page; replaces the joined ones by their joined file if the page has all of them, and then
 * adds those of the page that people go on to from it.
 */
export function withJoined(scripts: ReadonlySet<string>, joined: JoinedScripts | null): string[] {
  if (!joined?.parts.every((part) => scripts.has(part))) return [...scripts];
  const { address, parts, ahead } = joined;
  const leadsOn = ahead?.from.some((script) => scripts.has(script)) ?? false;
  const own = [...scripts].filter((script) => !parts.includes(script));
  return [address, ...new Set([...own, ...(leadsOn ? (ahead?.to ?? []) : [])])];
}
