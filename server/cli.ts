import { tokenCommand } from "./access-tokens/token-command.ts";
import { backupCommand, restoreCommand, toPostgresCommand } from "./backup/backup-command.ts";
import { type Config, ConfigError, readConfig } from "./config.ts";
import { contentCommand } from "./content-files/content-command.ts";
import { CommandError } from "./import/command-error.ts";
import { importCommand } from "./import/import-command.ts";
import { stopReason } from "./import/import-stopped.ts";
import { readOptions } from "./import/read-options.ts";
import { languageOf, type Words, wordsIn } from "./import/words.ts";
import { adviceCommand } from "./projects/advice-command.ts";
import { explainFailure } from "./start/explain-failure.ts";
import { userCommand } from "./users/user-command.ts";

const EXIT_FAILED = 1;
const EXIT_MISUSED = 2;
const EXIT_INTERRUPTED = 130;

/** A command with what follows its name. */
interface Order {
  args: string[];
  config: Config;
  words: Words;
  output: typeof process.stdout;
}

const COMMANDS = {
  import: importFolder,
  user: userCommand,
  advice: adviceCommand,
  token: tokenCommand,
  content: contentCommand,
  backup: backupCommand,
  restore: restoreCommand,
  "to-postgres": toPostgresCommand,
} satisfies Record<string, (order: Order) => Promise<number>>;

const isCommand = (text: string): text is keyof typeof COMMANDS => Object.hasOwn(COMMANDS, text);

const words = wordsIn(languageOf(process.env));
process.exitCode = await run(process.argv.slice(2));

async function run(args: string[]): Promise<number> {
  const [command, ...rest] = args;
  if (command === "help" || command === "--help" || command === "-h") {
    process.stdout.write(words.say("usage"));
    return 0;
  }
  if (command === undefined) return misused(words.say("usage"));
  if (!isCommand(command)) return misused(words.say("unknownCommand", { command }));
  let config: Config | undefined;
  try {
    config = readConfig(process.env);
    if (config.apiUrl) throw new CommandError({ key: "withApiUrl", values: { address: config.apiUrl } });
    return await COMMANDS[command]({ args: rest, config, words, output: process.stdout });
  } catch (error) {
    if (error instanceof ConfigError) return misused(error.message);
    if (error instanceof CommandError) return misused(words.tell(error.notice));
    const notice = config && stopReason(error, config.dataDir);
    const sentence = notice ? words.tell(notice) : config && explainFailure(error, config);
    if (!sentence) throw error;
    process.stderr.write(`${sentence}\n`);
    return EXIT_FAILED;
  }
}

async function importFolder({ args, config, output }: Order): Promise<number> {
  const { positionals, values } = readOptions(args, { sheet: { type: "string" } });
  const [folder] = positionals;
  if (folder === undefined || positionals.length > 1) throw new CommandError({ key: "folderArgument" });
  return importCommand({ folder, sheet: values.sheet, config, words, output, signal: interruption() });
}

/** Ctrl-C, or a stop from outside, lets the files in hand be finished; a second one does not. */
function interruption(): AbortSignal {
  const controller = new AbortController();
  for (const name of ["SIGINT", "SIGTERM"] as const) {
    process.on(name, () => {
      if (controller.signal.aborted) process.exit(EXIT_INTERRUPTED);
      controller.abort();
      process.stderr.write(`\n${words.say("interrupting")}\n`);
    });
  }
  return controller.signal;
}

function misused(message: string): number {
  process.stderr.write(`${message.trimEnd()}\n`);
  return EXIT_MISUSED;
}
