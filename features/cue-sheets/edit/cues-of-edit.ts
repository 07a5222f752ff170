import { cueOfCredits } from "#/contract/cue-of-credits.ts";
import { type Cue, LAST_FRAME } from "#/contract/cue-sheet.ts";
import { withoutExtension } from "#/contract/file-extension.ts";
import type { Id } from "#/contract/hydra.ts";
import type { TrackCredits } from "#/contract/track-credits.ts";
import { withoutRender } from "./channel-names.ts";
import type { Candidate } from "./match-uses.ts";
import type { Use } from "./used-music.ts";

/** A track's credits as what uses are matched against. */
export const candidateOf = ({ id, name, reference, files, versions }: TrackCredits): Candidate => ({
  id,
  name,
  reference,
  files: files.map(lastPart),
  versions: versions.map((one) => ({
    id: one.id,
    kind: one.version,
    label: one.label,
    files: [one.file ?? "", ...(one.delivered ?? [])].map(lastPart),
  })),
});

const lastPart = (file: string) => file.split("/").at(-1) ?? file;

/** By what a row of the sheet tells from which clip it was read. */
export const clipOf = ({ name, file, reel }: Pick<Use, "name" | "file" | "reel">) => name || file || reel;

/** What a use was decided to be: a track of the catalogue, or one version of it. */
export interface Chosen {
  track: Id;
  version: Id | null;
}

/**
 * A use of an edit as a cue: its place and its clip, and what is known of the track with these `credits` or of its
 * `version`; else its clip's name as title; where it comes from is then for the person to say.
 */
export function cueOfUse(use: Use, credits: TrackCredits | null, version: Id | null = null): Partial<Cue> {
  const { sourceIn } = use;
  const place = {
    start: use.start,
    end: use.end,
    duration: null,
    // Before its first frame a source has none: such an edit has lost where its sound begins.
    sourceIn: sourceIn !== undefined && sourceIn >= 0 && sourceIn <= LAST_FRAME ? sourceIn : null,
    clip: clipOf(use),
  };
  return credits
    ? {
        ...cueOfCredits(
          credits,
          credits.versions.find(({ id }) => id === version),
        ),
        ...place,
      }
    : { title: titleOf(use), origin: "unknown", ...place };
}

/** Names of clips are cut here by programs that write lists; the name of the file is whole. */
const CUT_FROM = 30;

const titleOf = ({ name, file, reel }: Use) =>
  withoutExtension(
    withoutRender(name.length >= CUT_FROM && file.startsWith(name) ? file : name || file || reel),
  ).replaceAll("_", " ");
