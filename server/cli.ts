import { parseArgs } from "node:util";
import { ConfigError, readConfig } from "./config.ts";
import { contentCommand } from "./content-files/content-command.ts";
import { CommandError } from "./import/command-error.ts";
import { importCommand } from "./import/import-command.ts";
import { stopReason } from "./import/import-stopped.ts";
import { languageOf, wordsIn } from "./import/words.ts";
import { explainFailure } from "./start/explain-failure.ts";
import { userCommand } from "./users/user-command.ts";

const EXIT_FAILED = 1;
const EXIT_MISUSED = 2;
const EXIT_INTERRUPTED = 130;

const words = wordsIn(languageOf(process.env));
process.exitCode = await run(process.argv.slice(2));

async function run(args: string[]): Promise<number> {
  const [command, ...rest] = args;
  if (command === "help" || command === "--help" || command === "-h") {
    process.stdout.write(words.say("usage"));
    return 0;
  }
  if (command === undefined) return misused(words.say("usage"));
  if (command !== "import" && command !== "user" && command !== "content")
    return misused(words.say("unknownCommand", { command }));
  let config: ReturnType<typeof readConfig> | undefined;
  try {
    config = readConfig(process.env);
    if (command === "user") return await userCommand({ args: rest, config, words, output: process.stdout });
    if (command === "content")
      return await contentCommand({ args: rest, config, words, output: process.stdout });
    const { folder, sheet } = importArguments(rest);
    return await importCommand({
      folder,
      sheet,
      config,
      words,
      output: process.stdout,
      signal: interruption(),
    });
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

function importArguments(args: string[]): { folder: string; sheet: string | undefined } {
  const { positionals, values } = parsed(args);
  const [folder] = positionals;
  if (folder === undefined || positionals.length > 1) throw new CommandError({ key: "folderArgument" });
  return { folder, sheet: values.sheet };
}

function parsed(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { sheet: { type: "string" } } });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new CommandError({ key: "wrongOptions", values: { reason } }, { cause });
  }
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
