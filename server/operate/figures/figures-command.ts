import { resolve } from "node:path";
import type { Config } from "#/server/platform/config/config.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { writeWhole } from "#/server/platform/media/store.ts";
import { carryOut } from "#/server/platform/terminal/carry-out.ts";
import { CommandError } from "#/server/platform/terminal/command-error.ts";
import type { Outcome } from "#/server/platform/terminal/command-socket.ts";
import { readOptions } from "#/server/platform/terminal/read-options.ts";
import type { Translator } from "#/server/platform/terminal/words.ts";
import { houseTime } from "#/server/platform/text/house-time.ts";
import { countMusic, EVENT_TABLES, type EventKind, GROUPINGS, type Grouping } from "./count-music.ts";
import { type Days, daysOf } from "./days.ts";
import { figuresCsv } from "./figures-csv.ts";
import { FORMS, type Form, formEntries } from "./form-entries.ts";

interface CommandOptions {
  /** Arguments after `figures`. */
  args: string[];
  config: Config;
  translator: Translator;
  output: NodeJS.WritableStream;
}

type FiguresRequest = { days: Days } & ({ event: EventKind; by: Grouping } | { form: Form });

/** Marks a file as UTF-8, because spreadsheets would assume another encoding otherwise. */
const BOM = "\uFEFF";

/**
 * Prints listens and downloads, or the entries of a form, as a table. While the site has the embedded database open,
 * the site runs the command. Returns the exit code.
 * @throws {CommandError} when it cannot start.
 */
export async function figuresCommand({ args, config, translator, output }: CommandOptions): Promise<number> {
  const { csv, ...request } = parseRequest(args);
  // The site returns only the table; this process writes the file.
  const command = { command: "figures" as const, args, language: translator.language };
  const { text } = await carryOut(config, command, (db) => runRequest(db, request, translator));
  if (csv === undefined) output.write(text);
  else {
    const file = resolve(csv);
    await writeWhole(file, Buffer.from(BOM + text));
    output.write(`${translator.say("figuresWritten", { file })}\n`);
  }
  return 0;
}

/**
 * Runs the command on the site's open database.
 * @throws {CommandError} for invalid arguments.
 */
export function runFiguresCommand(db: Database, args: string[], translator: Translator): Promise<Outcome> {
  return runRequest(db, parseRequest(args), translator);
}

async function runRequest(db: Database, request: FiguresRequest, { language }: Translator): Promise<Outcome> {
  const { days } = request;
  const when = (instant: Date) => inReadersForm(houseTime(instant), language);
  const rows =
    "form" in request
      ? await formEntries(db, request.form, { days, language, when })
      : await countMusic(db, request.event, { by: request.by, language, days });
  return { text: figuresCsv(rows, language), isDone: true };
}

/** Converts `2026-11-24 09:30` to a form that spreadsheets of the language recognise as a date. */
const inReadersForm = (time: string, language: "fr" | "en") =>
  language === "fr" ? time.replace(/^(\d{4})-(\d{2})-(\d{2})/, "$3/$2/$1") : time;

const isEventKind = (text: string | undefined): text is EventKind =>
  text !== undefined && Object.hasOwn(EVENT_TABLES, text);
const isForm = (text: string | undefined): text is Form => FORMS.some((form) => form === text);
const isGrouping = (text: string): text is Grouping => GROUPINGS.some((group) => group === text);

function parseRequest(args: string[]): FiguresRequest & { csv: string | undefined } {
  const { positionals, values } = readOptions(args, {
    by: { type: "string" },
    from: { type: "string" },
    to: { type: "string" },
    csv: { type: "string" },
  });
  const [what, ...more] = positionals;
  const misused = new CommandError({ key: "figuresArguments" });
  if (more.length > 0) throw misused;
  const { csv, by = "track" } = values;
  const days = daysOf(values);
  if (isForm(what) && values.by === undefined) return { form: what, days, csv };
  if (isEventKind(what) && isGrouping(by)) return { event: what, by, days, csv };
  throw misused;
}
