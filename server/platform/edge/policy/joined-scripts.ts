/** Scripts of the build that are also available as one joined file. */
export interface JoinedScripts {
  address: string;
  /** Addresses of the files that it contains. */
  parts: readonly string[];
}

/** Returns the scripts of a page; replaces the joined ones by their joined file if the page has all of them. */
export function withJoined(scripts: ReadonlySet<string>, joined: JoinedScripts | null): string[] {
  if (!joined?.parts.every((part) => scripts.has(part))) return [...scripts];
  return [joined.address, ...[...scripts].filter((script) => !joined.parts.includes(script))];
}
