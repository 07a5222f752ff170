/** Kinds of version, as spelled in `track_versions.kind`; `full` is the whole track, the label describes `other`. */
export const VERSION_KINDS = [
  "full",
  "60",
  "30",
  "underscore",
  "instrumental",
  "no-vocals",
  "no-drums",
  "stem",
  "sting",
  "other",
] as const;
export type VersionKind = (typeof VERSION_KINDS)[number];
