import { cueOfCredits } from "#/contract/cue-of-credits.ts";
import { type Cue, LONGEST_TEXT, MOST_PUBLISHERS, MOST_WRITERS } from "#/contract/cue-sheet.ts";
import { withoutExtension } from "#/contract/file-extension.ts";
import { LAST_FRAME } from "#/contract/frame-rates.ts";
import type { Id } from "#/contract/hydra.ts";
import type { TrackCredits } from "#/contract/track-credits.ts";
import { withoutRender } from "./channel-names.ts";
import { titleOfClip } from "./clip-title.ts";
import type { StatedParty } from "./edit.ts";
import type { Use } from "./join-clips.ts";
import type { Candidate } from "./match-of.ts";
import { clipLabel } from "./role-names.ts";
import { withoutWriters, writerBehindTitle } from "./writer-in-clip.ts";

/** Returns a track's credits as a candidate that uses are matched with. */
export const candidateOf = ({ id, name, reference, files, versions, writers }: TrackCredits): Candidate => ({
  id,
  name,
  reference,
  files: files.map(fileNameIn),
  writers: writers.map((one) => one.name),
  versions: versions.map((one) => ({
    id: one.id,
    kind: one.version,
    label: one.label,
    files: [one.file ?? "", ...(one.delivered ?? [])].map(fileNameIn),
  })),
});

const fileNameIn = (file: string) => file.split("/").at(-1) ?? file;

/** The music chosen for a use: a track of the catalogue, or one version of it. */
export interface Chosen {
  track: Id;
  version: Id | null;
}

/**
 * Returns a use of an edit as a cue: its place, with the `credits` of its track or `version`. Without credits the title
 * comes from the clip's name, the writers, publishers and the library's code are those that the edit states, and the
 * person has to enter the origin.
 */
export function cueOfUse(use: Use, credits: TrackCredits | null, version: Id | null = null): Partial<Cue> {
  const { sourceIn } = use;
  const place = {
    start: use.isEndAlone ? null : use.start,
    end: use.isPoint ? null : use.end,
    duration: use.isEndAlone && use.isPoint ? (use.length ?? null) : null,
    // A negative source position means that the edit has lost the start of its source.
    sourceIn: sourceIn !== undefined && sourceIn >= 0 && sourceIn <= LAST_FRAME ? sourceIn : null,
  };
  return credits
    ? {
        ...cueOfCredits(
          credits,
          credits.versions.find(({ id }) => id === version),
        ),
        ...place,
      }
    : { ...titleOf(use), ...partiesOf(use), reference: referenceOf(use), origin: "unknown", ...place };
}

const referenceOf = ({ reference = "" }: Use) => reference.slice(0, LONGEST_TEXT);

/** Returns the writers and publishers that an edit states for a use, at most as many as a row accepts. */
const partiesOf = ({ writers = [], publishers = [] }: Use): Pick<Cue, "writers" | "publishers"> => ({
  writers: writers.slice(0, MOST_WRITERS).map(({ role = "C", ...one }) => ({ ...fieldsOf(one), role })),
  publishers: publishers.slice(0, MOST_PUBLISHERS).map(fieldsOf),
});
const fieldsOf = ({ name, society, share }: StatedParty) => ({
  ...{ name: name.slice(0, LONGEST_TEXT), society, share },
  ipi: "",
});

/** Some programs cut clip names to this length in their lists, while the file name is complete. */
const CUT_LENGTH = 30;

function titleOf(use: Use): Pick<Cue, "title" | "versionLabel"> {
  const { name, file, reference, stems = [], writers = [] } = use;
  const names = writers.map((one) => one.name);
  if (use.title !== undefined) {
    const { title, version } = titleOfClip(withoutWriters(use.title, names), reference);
    if (title !== "") return { title, versionLabel: version || versionOfStems(stems) };
  }
  const isCut = name.length >= CUT_LENGTH && file.startsWith(name);
  const label = isCut ? file : clipLabel(use);
  const bare = withoutExtension(withoutRender(label)).normalize("NFC");
  const written = writerBehindTitle(bare)?.title ?? withoutWriters(label, names);
  const { title, version } = titleOfClip(written, reference);
  return { title, versionLabel: version || versionOfStems(stems) };
}

const versionOfStems = (stems: readonly string[]) => (stems.length > 1 ? `Stem: ${stems.join(" + ")}` : "");
