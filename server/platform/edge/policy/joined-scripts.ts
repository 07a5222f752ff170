/** Scripts of the build that stand in one file as well. */
export interface JoinedScripts {
  address: string;
  /** Addresses of the files that it holds. */
  parts: readonly string[];
}

/** The scripts of a page with the joined ones as one file, where all of them are among them. */
export function withJoined(scripts: ReadonlySet<string>, joined: JoinedScripts | null): string[] {
  if (!joined?.parts.every((part) => scripts.has(part))) return [...scripts];
  return [joined.address, ...[...scripts].filter((script) => !joined.parts.includes(script))];
}
