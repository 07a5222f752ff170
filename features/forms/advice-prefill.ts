import { MOST_REFERENCES } from "#/contract/form.ts";

/** What the address asks the advice form to begin with: words that were searched for, and tracks by their slug. */
export interface AdvicePrefill {
  text: string;
  tracks: string[];
}

/** Longest text that is taken over from an address. */
const LONGEST_TEXT = 500;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Reads `?text=…&track=slug&track=slug` as search and projects write it; what is no slug is left out. */
export function readAdvicePrefill(query: string): AdvicePrefill {
  const search = new URLSearchParams(query);
  return {
    text: (search.get("text") ?? "").trim().slice(0, LONGEST_TEXT),
    tracks: [...new Set(search.getAll("track"))].filter((slug) => SLUG.test(slug)).slice(0, MOST_REFERENCES),
  };
}
