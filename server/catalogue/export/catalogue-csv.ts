import { stringify } from "csv-stringify/sync";
import type { ExportedTrack } from "#/contract/catalogue-export.ts";
import { harmless } from "#/server/platform/text/harmless-cell.ts";

type Writer = ExportedTrack["credits"]["writers"][number];

/** Formats a writer as in declarations: `Awa Sangare (CA, 60 %, SACEM, 00123456789)`. */
function writerText({ name, role, share, society, ipi }: Writer): string {
  const facts = [role, share === null ? null : `${share} %`, society, ipi].filter(Boolean);
  return facts.length > 0 ? `${name} (${facts.join(", ")})` : name;
}

const COLUMNS = {
  id: ({ id }) => String(id),
  reference: ({ reference }) => reference ?? "",
  title: ({ name }) => name,
  titleLang: ({ nameLang }) => nameLang ?? "",
  album: ({ albumDetails }) => albumDetails.name,
  albumFr: ({ albumDetails }) => albumDetails.nameFr,
  duration: ({ duration }) => duration,
  durationSeconds: ({ durationSeconds }) => String(durationSeconds ?? ""),
  bpm: ({ bpm }) => String(bpm ?? ""),
  tonality: ({ tonality }) => tonality ?? "",
  terms: ({ terms }) => terms.map(({ slug }) => slug).join("; "),
  writers: ({ credits }) => credits.writers.map(writerText).join("; "),
  publisher: ({ publisher }) => publisher ?? "",
  label: ({ credits }) => credits.label ?? "",
  isrc: ({ credits }) => [credits.isrc ?? [], credits.otherIsrcs ?? []].flat().join("; "),
  iswc: ({ credits }) => credits.iswc ?? "",
  estimated: ({ estimated }) => (estimated ?? []).join("; "),
  versions: ({ credits }) => credits.versions.map(({ label }) => label).join("; "),
} satisfies Record<string, (track: ExportedTrack) => string>;

/** Returns the first line, with a byte order mark: spreadsheets only recognise UTF-8 by it. */
export const catalogueHeader = () => stringify([Object.keys(COLUMNS)], { bom: true });

/** Returns the lines of the catalogue as CSV; no cell can begin a formula. */
export const catalogueLines = (tracks: readonly ExportedTrack[]) =>
  stringify(
    tracks.map((track) => Object.values(COLUMNS).map((cell) => cell(track))),
    { cast: { string: harmless } },
  );
