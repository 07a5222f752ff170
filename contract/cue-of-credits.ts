import { type Cue, MOST_PUBLISHERS, WRITER_ROLES } from "./cue-sheet.ts";
import { itemIri } from "./item.ts";
import { publisherNames } from "./publishers.ts";
import type { TrackCredits } from "./track-credits.ts";

const WHOLE = 100;

/** Returns an equal share in per cent, customary when none is declared. Rounded down: thirds are 33.33 each. */
const evenPart = (count: number) => Math.floor((WHOLE / Math.max(1, count)) * 100) / 100;

/** Converts the credits of a track, or of one `version` of it, to fields of a cue. */
export function cueOfCredits(
  credits: TrackCredits,
  version: TrackCredits["versions"][number] | null = null,
): Partial<Cue> {
  const isUndeclared = credits.writers.every(({ share }) => share === null);
  const even = evenPart(credits.writers.length);
  const publishers = publisherNames(credits.publisher);
  return {
    track: credits.track,
    version: version && itemIri({ id: credits.id, trackVersion: version }),
    title: credits.name,
    versionLabel: version?.label ?? "",
    writers: credits.writers.map(({ name, role, share, society, ipi }) => ({
      name,
      role: WRITER_ROLES.find((one) => one === role) ?? "C",
      share: isUndeclared ? even : share,
      society: society ?? "",
      ipi: ipi ?? "",
    })),
    publishers: publishers.slice(0, MOST_PUBLISHERS).map((name) => ({
      name,
      society: "",
      ipi: "",
      share: evenPart(publishers.length),
    })),
    label: credits.label ?? "",
    reference: credits.reference ?? "",
    // Each version is a recording with its own ISRC; they share the ISWC of the work.
    isrc: (version ? version.isrc : credits.isrc) ?? "",
    iswc: credits.iswc ?? "",
    origin: "library",
  };
}
