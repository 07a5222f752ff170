import type { SectionLabel } from "#/contract/section-labels.ts";
import { VERSION_KINDS, type VersionKind } from "#/contract/version-kinds.ts";

/** The facts that the composer needs of an album; entries of the demo content fit it as they are. */
export interface AlbumBrief {
  reference: string;
  style: string;
}

/** The facts that the composer needs of a track. */
export interface TrackBrief {
  slug: string;
  /** Quarter notes a minute, true in the sound. */
  bpm: number;
  /** `D minor`, `Bb major`: true in the sound. */
  tonality: string;
  mood: string;
  instruments: string[];
  /** Length of the full version. */
  seconds: number;
  /** 0–1: density and force of the arrangement. */
  energy: number;
  sections: SectionLabel[];
}

/** Forms in which a track can be rendered. */
export type Version = VersionKind;

/** A version as the content writes it (numbers for 60 and 30), or an error that names it. */
export function parseVersion(value: string | number): Version {
  const version = VERSION_KINDS.find((known) => known === String(value));
  if (!version) throw new RangeError(`unknown version ${value}`);
  return version;
}
