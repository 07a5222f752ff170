import { writeFile } from "node:fs/promises";
import { basename, resolve } from "node:path";
import { stringify } from "csv-stringify/sync";
import type { Config } from "#/server/platform/config/config.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { CommandError } from "#/server/platform/terminal/command-error.ts";
import { openCatalogue } from "#/server/platform/terminal/open-catalogue.ts";
import { readOptions } from "#/server/platform/terminal/read-options.ts";
import type { Translator } from "#/server/platform/terminal/words.ts";
import { harmless } from "#/server/platform/text/harmless-cell.ts";
import { trackNames } from "#/server/search/programme/track-names.ts";
import { soundIndexOf } from "#/server/search/similarity/sound-index.ts";
import { LandmarkIndex } from "#/server/sound/prints/landmark-index.ts";
import { findUsesInFile } from "./find-uses-in-file.ts";
import { type FrameTimes, frameNamed, WHOLE_RATES, writeTime } from "./frame-times.ts";

const COLUMNS = [
  "in",
  "out",
  "reference",
  "title",
  "version",
  "certainty",
  "reason",
  "offset",
  "speed",
  "file",
];

interface CommandOptions {
  /** Arguments after `declare`. */
  args: string[];
  config: Config;
  translator: Translator;
  output: NodeJS.WritableStream;
}

/** The checked arguments. */
interface DeclareRequest {
  files: string[];
  csv: string | undefined;
  times: FrameTimes | null;
}

/**
 * Lists the catalogue's music in finished programmes, as a table or in a CSV file. Returns the exit code: 1 if a file
 * was refused or not read completely.
 * @throws {CommandError} when it cannot start.
 */
export async function declareCommand({ args, config, translator, output }: CommandOptions): Promise<number> {
  const request = parseRequest(args);
  const opened = await openCatalogue(config);
  try {
    return await declareUses(opened.db, request, { translator, output });
  } finally {
    await opened.close();
  }
}

function parseRequest(args: string[]): DeclareRequest {
  const { positionals, values } = readOptions(args, {
    csv: { type: "string" },
    fps: { type: "string" },
    start: { type: "string" },
  });
  if (positionals.length === 0) throw new CommandError({ key: "declareArguments" });
  const files = positionals.map((file) => resolve(file));
  const csv = values.csv === undefined ? undefined : resolve(values.csv);
  if (values.fps === undefined && values.start === undefined) return { files, csv, times: null };
  const fps = WHOLE_RATES.find((rate) => String(rate) === (values.fps ?? "25"));
  if (!fps) throw new CommandError({ key: "declareFps", values: { rates: WHOLE_RATES.join(", ") } });
  const start = frameNamed(values.start ?? "00:00:00:00", fps);
  if (start === null) throw new CommandError({ key: "declareStart" });
  return { files, csv, times: { fps, start } };
}

/** Runs the command on an open database. */
export async function declareUses(
  db: Database,
  { files, csv, times }: DeclareRequest,
  { translator, output }: Pick<CommandOptions, "translator" | "output">,
): Promise<number> {
  const { prints, trackIds } = await soundIndexOf(db)();
  if (prints.length === 0) throw new CommandError({ key: "declareNothing" });
  const index = new LandmarkIndex(prints.map(({ constellation }) => constellation));
  const names = await trackNames(db);
  const rows: string[][] = [COLUMNS];
  let failed = 0;
  for (const file of files) {
    const { uses, problem } = await findUsesInFile(index, file);
    if (problem) failed += 1;
    if (problem) output.write(`${basename(file)}: ${translator.tell(problem)}\n`);
    if (!problem || uses.length > 0)
      output.write(`${translator.say("declareFile", { file: basename(file), count: uses.length })}\n`);
    const found = uses.map((use) => {
      const { reference = "", title = "", version = "" } = names.get(trackIds[use.sound] ?? 0) ?? {};
      const [from, to] = [writeTime(use.start, times), writeTime(use.end, times)];
      const { certainty, reason, offset, speed } = use;
      const more = [certainty, reason, offset.toFixed(2), speed.toFixed(3), basename(file)];
      return [from, to, reference, title, version, ...more];
    });
    rows.push(...found);
    if (csv === undefined) for (const row of found) output.write(`  ${row.slice(0, -1).join("  ")}\n`);
    // The CSV file is written after each programme, so that a crash at night loses no results.
    else await writeFile(csv, stringify(rows, { bom: true, cast: { string: harmless } }));
  }
  if (csv !== undefined)
    output.write(`${translator.say("declareWritten", { file: csv, count: rows.length - 1 })}\n`);
  return failed > 0 ? 1 : 0;
}
