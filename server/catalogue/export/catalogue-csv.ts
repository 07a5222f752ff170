import { stringify } from "csv-stringify/sync";
import type { ExportedTrack } from "#/contract/catalogue-export.ts";
import { harmless } from "#/server/platform/text/harmless-cell.ts";

type Writer = ExportedTrack["credits"]["writers"][number];

/** As declarations write it: `Awa Sangare (CA, 60 %, SACEM, 00123456789)`. */
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

/** The first line, marked as UTF-8: spreadsheets take it for another encoding otherwise. */
export const catalogueHeader = () => stringify([Object.keys(COLUMNS)], { bom: true });

/** Lines of the catalogue as a table; no cell begins as a formula does. */
export const catalogueLines = (tracks: readonly ExportedTrack[]) =>
  stringify(
    tracks.map((track) => Object.values(COLUMNS).map((cell) => cell(track))),
    { cast: { string: harmless } },
  );
