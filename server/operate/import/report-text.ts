import { extname } from "node:path";
import { listedNames } from "#/server/platform/terminal/listed-names.ts";
import type { MessageKey, Translator } from "#/server/platform/terminal/words.ts";
import type { ImportReport } from "./import-report.ts";
import { cleanText } from "./tags/clean-text.ts";
import { clockTime } from "./tags/clock-time.ts";

/**
 * Width of a file name in a table, in characters. Longer names are cut at the start, because their ends distinguish
 * files.
 */
const NAME_WIDTH = 48;
/** Maximum number of names in a list; longer lists are only counted. */
const LISTED_NAMES = 40;

/** Formats an import's report for the terminal and for a file. */
export function reportText(report: ImportReport, translator: Translator, date: Date): string {
  const { say } = translator;
  const lines = [
    say("reportTitle", {
      folder: cleanText(report.folder) ?? "",
      date: date.toLocaleString(translator.language === "fr" ? "fr" : "en-GB"),
    }),
    "",
    say("reportTaken"),
    ...counts(report, translator),
    ...section(
      say("reportCorrections"),
      report.corrections.map(({ file, of }) => row(file, `→ ${cleanText(of) ?? ""}`)),
    ),
    ...section(
      say("reportCorrectionsOfNothing"),
      report.correctionsOfNothing.slice(0, LISTED_NAMES).map((file) => row(file, "")),
      report.correctionsOfNothing.length,
    ),
    ...section(
      say("reportCopies"),
      report.copies.map(({ file, of }) => row(file, `= ${cleanText(of) ?? ""}`)),
    ),
    ...section(
      say("reportOtherFormats"),
      report.otherFormats.slice(0, LISTED_NAMES).map(({ file, of }) => row(file, `= ${cleanText(of) ?? ""}`)),
      report.otherFormats.length,
    ),
    ...section(
      say("reportScheduled"),
      report.scheduled.map(({ album, day }) => row(album, day)),
    ),
    ...section(
      say("reportGone", { pruned: String(report.isPruned) }),
      report.gone.map(({ file, name }) => row(file, name)),
    ),
    ...section(
      say("reportWithdrawn"),
      report.withdrawn.map((file) => row(file, "")),
    ),
    ...section(
      say("reportWithoutRow"),
      report.withoutRow.slice(0, LISTED_NAMES).map((file) => row(file, "")),
      report.withoutRow.length,
    ),
    ...section(
      say("reportWithoutWriter"),
      report.withoutWriter.slice(0, LISTED_NAMES).map((file) => row(file, "")),
      report.withoutWriter.length,
    ),
    ...section(
      say("reportMended"),
      report.mended
        .slice(0, LISTED_NAMES)
        .map(({ file, from, to }) => row(file, `${cleanText(from) ?? ""} → ${cleanText(to) ?? "?"}`)),
      report.mended.length,
    ),
    ...section(
      say("reportFromLetters"),
      report.fromLetters.map((notice) => `  ${oneLine(translator.tell(notice))}`),
    ),
    ...section(
      say("reportDoubts"),
      report.doubts.slice(0, LISTED_NAMES).map((notice) => `  ${oneLine(translator.tell(notice))}`),
      report.doubts.length,
    ),
    ...section(say("reportOthers"), byEnding(report.others, translator), report.others.length),
    ...section(
      say("reportRefused"),
      report.refused.map(({ file, notice, keepsFormer }) => {
        const reason = translator.tell(notice);
        return row(file, oneLine(keepsFormer ? say("keptFormer", { reason }) : reason));
      }),
    ),
    ...section(
      say("reportNotes"),
      report.notes.map((notice) => `  ${oneLine(translator.tell(notice))}`),
    ),
    "",
    ...endings(report, translator),
  ];
  return `${lines.join("\n")}\n`;
}

/**
 * Returns one line per file extension, with the first file as an example, so that files missed by mistake are easy to
 * see.
 */
function byEnding(files: readonly string[], { say }: Translator): string[] {
  const groups = Map.groupBy(files, (file) => extname(file).toLowerCase());
  return [...groups]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([ending, [first = "", ...more]]) =>
      row(first, oneLine(say("reportEnding", { ending: ending || "–", count: more.length + 1 }))),
    );
}

function counts(report: ImportReport, { say }: Translator): string[] {
  const line = (count: number, key: MessageKey, names: readonly string[] = []) => {
    const list = listedNames(names, LISTED_NAMES);
    return `  ${String(count).padStart(6)}  ${say(key, { count })}${list && `: ${list}`}`;
  };
  return [
    line(report.albums, "reportAlbums"),
    line(report.tracks, "reportTracks"),
    line(report.versions, "reportVersions"),
    line(report.writers.length, "reportWriters", report.writers),
    line(report.terms.length, "reportTerms", report.terms),
    line(report.replaced, "reportReplaced"),
    line(report.updated, "reportUpdated"),
    line(report.known, "reportKnown"),
  ];
}

function endings(report: ImportReport, { say, tell }: Translator): string[] {
  const { files, seconds, soundSeconds, interrupted, stopped, refused, notes, others } = report;
  const rate = (soundSeconds / Math.max(seconds, 0.001)).toFixed(1);
  const checked =
    report.tracks +
    report.versions +
    report.replaced +
    report.updated +
    report.known +
    report.copies.length +
    report.otherFormats.length +
    report.withdrawn.length +
    refused.length;
  return [
    ...(interrupted ? [say("reportInterrupted", { left: files - checked })] : []),
    ...(stopped ? [tell(stopped)] : []),
    ...(interrupted || stopped || refused.length + notes.length + others.length + report.withoutRow.length > 0
      ? []
      : [say("reportNone")]),
    say("reportTime", { files, time: clockTime(seconds), sound: clockTime(soundSeconds), rate }),
  ];
}

const section = (title: string, rows: string[], count = rows.length) =>
  rows.length === 0 ? [] : ["", `${title} (${count})`, ...rows];

function row(file: string, text: string): string {
  const name = [...(cleanText(file) ?? "")];
  const shown = name.length > NAME_WIDTH ? `…${name.slice(1 - NAME_WIDTH).join("")}` : name.join("");
  return `  ${shown.padEnd(NAME_WIDTH)}  ${text}`.trimEnd();
}

/**
 * Removes line breaks and terminal control characters from texts of other origin, such as file names and messages of
 * libraries.
 */
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Cf}]+/gu, " ").trim();
