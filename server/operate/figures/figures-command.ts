import { resolve } from "node:path";
import type { Config } from "#/server/platform/config/config.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { writeWhole } from "#/server/platform/media/store.ts";
import { carryOut } from "#/server/platform/terminal/carry-out.ts";
import { CommandError } from "#/server/platform/terminal/command-error.ts";
import type { Outcome } from "#/server/platform/terminal/command-socket.ts";
import { readOptions } from "#/server/platform/terminal/read-options.ts";
import type { Words } from "#/server/platform/terminal/words.ts";
import { houseTime } from "#/server/platform/text/house-time.ts";
import { COUNTED, type Counted, countMusic, GROUPS, type Group } from "./counted-music.ts";
import { type Days, daysOf } from "./days.ts";
import { figuresCsv } from "./figures-csv.ts";
import { FORMS, type Form, formEntries } from "./form-entries.ts";

interface FiguresOrder {
  /** Arguments after `figures`. */
  args: string[];
  config: Config;
  words: Words;
  output: NodeJS.WritableStream;
}

type Asked = { days: Days } & ({ counted: Counted; by: Group } | { form: Form });

/** Marks a file as UTF-8, because spreadsheets would assume another encoding otherwise. */
const BOM = "\uFEFF";

/**
 * Prints listens and downloads, or the entries of a form, as a table. While the site has the embedded database open,
 * the site runs the command. Returns the exit code.
 * @throws {CommandError} when it cannot start.
 */
export async function figuresCommand({ args, config, words, output }: FiguresOrder): Promise<number> {
  const { csv, ...asked } = read(args);
  // The site returns only the table; this process writes the file.
  const order = { command: "figures" as const, args, language: words.language };
  const { text } = await carryOut(config, order, (db) => answer(db, asked, words));
  if (csv === undefined) output.write(text);
  else {
    const file = resolve(csv);
    await writeWhole(file, Buffer.from(BOM + text));
    output.write(`${words.say("figuresWritten", { file })}\n`);
  }
  return 0;
}

/**
 * Runs the command on the site's open database.
 * @throws {CommandError} for invalid arguments.
 */
export function performFigures(db: Database, args: string[], words: Words): Promise<Outcome> {
  return answer(db, read(args), words);
}

async function answer(db: Database, asked: Asked, { language }: Words): Promise<Outcome> {
  const { days } = asked;
  const when = (instant: Date) => inReadersForm(houseTime(instant), language);
  const rows =
    "form" in asked
      ? await formEntries(db, asked.form, { days, language, when })
      : await countMusic(db, asked.counted, { by: asked.by, language, days });
  return { text: figuresCsv(rows, language), isDone: true };
}

/** Converts `2026-11-24 09:30` to a form that spreadsheets of the language recognise as a date. */
const inReadersForm = (time: string, language: "fr" | "en") =>
  language === "fr" ? time.replace(/^(\d{4})-(\d{2})-(\d{2})/, "$3/$2/$1") : time;

const isCounted = (text: string | undefined): text is Counted =>
  text !== undefined && Object.hasOwn(COUNTED, text);
const isForm = (text: string | undefined): text is Form => FORMS.some((form) => form === text);
const isGroup = (text: string): text is Group => GROUPS.some((group) => group === text);

function read(args: string[]): Asked & { csv: string | undefined } {
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
  if (isCounted(what) && isGroup(by)) return { counted: what, by, days, csv };
  throw misused;
}
