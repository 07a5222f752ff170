import { createInterface } from "node:readline/promises";
import { ensureReferenceData } from "#/server/operate/reference-data/ensure-reference-data.ts";
import { type Config, readConfig } from "#/server/platform/config/config.ts";
import { storedSettingsFile } from "#/server/platform/config/stored-settings.ts";
import { albums } from "#/server/platform/db/schema/albums.ts";
import { taxonomies } from "#/server/platform/db/schema/terms.ts";
import { writeWhole } from "#/server/platform/media/store.ts";
import { CommandError } from "#/server/platform/terminal/command-error.ts";
import { openCatalogue } from "#/server/platform/terminal/open-catalogue.ts";
import { readOptions } from "#/server/platform/terminal/read-options.ts";
import type { MessageKey, Translator } from "#/server/platform/terminal/words.ts";

interface CommandOptions {
  args: string[];
  config: Config;
  translator: Translator;
  output: NodeJS.WritableStream;
}

/** Questions at the terminal, each with its option and setting. Only the first needs an answer. */
const QUESTIONS = [
  { option: "name", setting: "SITE_NAME", ask: "initName" },
  { option: "url", setting: "SITE_URL", ask: "initUrl" },
  { option: "mail", setting: "MAIL_STAFF", ask: "initMail" },
] as const satisfies { option: string; setting: string; ask: MessageKey }[];

type Answers = Record<(typeof QUESTIONS)[number]["setting"], string>;

/**
 * Sets up a catalogue in an empty data folder: stores its name, address and mail settings there, and creates a plain
 * site without the demo. Asks at a terminal for values without an option. Returns the exit code.
 * @throws {CommandError} if the name is missing, an answer is invalid, or a catalogue exists already.
 */
export async function initCommand({ args, config, translator, output }: CommandOptions): Promise<number> {
  const { positionals, values } = readOptions(args, {
    name: { type: "string" },
    url: { type: "string" },
    mail: { type: "string" },
  });
  if (positionals.length > 0) throw new CommandError({ key: "initArguments" });
  const answers = process.stdin.isTTY ? await askFor(values, translator) : answersOf(values);
  if (answers.SITE_NAME === "") throw new CommandError({ key: "initArguments" });
  const kept = { DEMO: "off", ...answers };
  // Reports invalid settings as a start of the site would.
  readConfig({ ...process.env, ...kept });
  Object.assign(process.env, kept);
  const opened = await openCatalogue(config);
  try {
    const [known] = await opened.db.select({ id: taxonomies.id }).from(taxonomies).limit(1);
    const [album] = await opened.db.select({ id: albums.id }).from(albums).limit(1);
    if (known || album) throw new CommandError({ key: "initKnown", values: { folder: config.dataDir } });
    await opened.db.transaction((tx) => ensureReferenceData(tx));
  } finally {
    await opened.close();
  }
  const lines = Object.entries(kept).flatMap(([name, value]) => (value ? `${name}="${value}"` : []));
  const file = storedSettingsFile(config.dataDir);
  await writeWhole(file, Buffer.from(`${lines.join("\n")}\n`));
  output.write(`${translator.say("initDone", { name: answers.SITE_NAME, file })}\n`);
  return 0;
}

type GivenOptions = Partial<Record<(typeof QUESTIONS)[number]["option"], string>>;

const answersOf = (given: GivenOptions) =>
  Object.fromEntries(
    QUESTIONS.map(({ option, setting }) => [setting, given[option]?.trim() ?? ""]),
  ) as Answers;

async function askFor(given: GivenOptions, translator: Translator): Promise<Answers> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const options: GivenOptions = { ...given };
  try {
    for (const { option, ask } of QUESTIONS)
      options[option] ??= await terminal.question(`${translator.say(ask)} `);
  } finally {
    terminal.close();
  }
  return answersOf(options);
}
