import { cueOfCredits } from "#/contract/cue-of-credits.ts";
import type { Cue } from "#/contract/cue-sheet.ts";
import type { TrackCredits } from "#/contract/track-credits.ts";
import type { Candidate } from "./match-uses.ts";
import type { Use } from "./used-music.ts";

/** A track's credits as what uses are matched against. */
export const candidateOf = ({ id, name, reference, files }: TrackCredits): Candidate => ({
  id,
  name,
  reference,
  files: files.map((file) => file.split("/").at(-1) ?? file),
});

/** A use of an edit as a cue: its place and its clip, and what is known of `credits`; else its clip's name as title. */
export function cueOfUse(use: Use, credits: TrackCredits | null): Partial<Cue> {
  const place = { start: use.start, end: use.end, duration: null, clip: use.name || use.file || use.reel };
  return credits
    ? { ...cueOfCredits(credits), ...place }
    : { title: titleOf(use), origin: "commercial", ...place };
}

const titleOf = ({ name, file, reel }: Use) =>
  (name || file || reel).replace(/\.[a-z0-9]{2,4}$/i, "").replaceAll("_", " ");
