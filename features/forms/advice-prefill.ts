import { MOST_REFERENCES } from "#/contract/form.ts";

/** Prefill of the advice form from its address: a search text, and slugs of tracks. */
export interface AdvicePrefill {
  text: string;
  tracks: string[];
}

/** Longest text that an address can prefill. */
const LONGEST_TEXT = 500;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Reads `?text=…&track=slug&track=slug` as search and projects write it; ignores invalid slugs. */
export function readAdvicePrefill(query: string): AdvicePrefill {
  const search = new URLSearchParams(query);
  return {
    text: (search.get("text") ?? "").trim().slice(0, LONGEST_TEXT),
    tracks: [...new Set(search.getAll("track"))].filter((slug) => SLUG.test(slug)).slice(0, MOST_REFERENCES),
  };
}
