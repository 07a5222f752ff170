import type { Notice } from "#/server/platform/terminal/words.ts";
import type { InspectedFile } from "./files/inspect-file.ts";

const KEYS = {
  empty: "refusedEmpty",
  "not-audio": "refusedNotAudio",
  "unsupported-codec": "refusedCodec",
  damaged: "refusedDamaged",
  "too-short": "refusedTooShort",
  "too-long": "refusedTooLong",
  silent: "refusedSilent",
  cut: "refusedCut",
  changing: "refusedChanging",
  "decoding-failed": "refusedDecoding",
  unreadable: "refusedUnreadable",
  twin: "refusedTwin",
  older: "refusedOlder",
  copy: "refusedCopy",
} as const satisfies Record<Extract<InspectedFile, { outcome: "refused" }>["reason"], Notice["key"]>;

/** Returns a notice that says why a file was refused, and what to do. */
export function refusalNotice({ reason, detail }: Extract<InspectedFile, { outcome: "refused" }>): Notice {
  return { key: KEYS[reason], values: { detail } };
}
