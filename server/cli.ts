import { join } from "node:path";
import { stopReason } from "./operate/import/import-stopped.ts";
import { type Config, ConfigError, readConfig } from "./platform/config/config.ts";
import { misspeltSettings } from "./platform/config/misspelt-settings.ts";
import { loadStoredSettings } from "./platform/config/stored-settings.ts";
import { CommandError } from "./platform/terminal/command-error.ts";
import { readOptions } from "./platform/terminal/read-options.ts";
import { languageOf, type Translator, translatorFor } from "./platform/terminal/words.ts";
import { explainFailure } from "./start/explain-failure.ts";
import { loadOrCreateSecret } from "./start/load-or-create-secret.ts";

const EXIT_FAILED = 1;
const EXIT_MISUSED = 2;
const EXIT_INTERRUPTED = 130;

/** A command with the arguments after its name. */
interface CommandOptions {
  args: string[];
  config: Config;
  translator: Translator;
  output: typeof process.stdout;
}

type Command = (options: CommandOptions) => Promise<number>;

/** Each is loaded when it is asked for: all of them together take longer to load than most take to run. */
const COMMANDS = {
  init: async () => (await import("./operate/init/init-command.ts")).initCommand,
  import: async () => importFolder,
  album: () => musicOf("album"),
  track: () => musicOf("track"),
  terms: async () => (await import("./operate/music/terms-command.ts")).termsCommand,
  declare: async () => (await import("./operate/declare/declare-command.ts")).declareCommand,
  figures: async () => (await import("./operate/figures/figures-command.ts")).figuresCommand,
  user: async () => (await import("./people/users/user-command.ts")).userCommand,
  advice: async () => (await import("./work/projects/advice-command.ts")).adviceCommand,
  token: async () => (await import("./people/access-tokens/token-command.ts")).tokenCommand,
  webhook: sealingWebhook,
  content: async () => (await import("./operate/content-files/content-command.ts")).contentCommand,
  media: async () => (await import("./operate/media/media-command.ts")).mediaCommand,
  backup: async () => (await backups()).backupCommand,
  restore: async () => (await backups()).restoreCommand,
  "to-postgres": async () => (await backups()).toPostgresCommand,
} satisfies Record<string, () => Promise<Command>>;

/** The secret by which this server seals, as `npm start` has it. */
const secretOf = async ({ jwtSecret, dataDir }: Config) =>
  jwtSecret ?? loadOrCreateSecret(join(dataDir, "jwt-secret"));

const isCommand = (text: string): text is keyof typeof COMMANDS => Object.hasOwn(COMMANDS, text);

const translator = translatorFor(languageOf(process.env));
process.exitCode = await run(process.argv.slice(2));

async function run(args: string[]): Promise<number> {
  const [command, ...rest] = args;
  if (command === "help" || command === "--help" || command === "-h") {
    process.stdout.write(translator.say("usage"));
    return 0;
  }
  if (command === undefined) return misused(translator.say("usage"));
  if (!isCommand(command)) return misused(translator.say("unknownCommand", { command }));
  let config: Config | undefined;
  try {
    loadStoredSettings();
    config = readConfig(process.env);
    for (const line of misspeltSettings(process.env)) process.stderr.write(`${line}\n`);
    if (config.apiUrl) throw new CommandError({ key: "withApiUrl", values: { address: config.apiUrl } });
    const perform: Command = await COMMANDS[command]();
    return await perform({ args: rest, config, translator, output: process.stdout });
  } catch (error) {
    if (error instanceof ConfigError) return misused(error.message);
    if (error instanceof CommandError) return misused(translator.tell(error.notice));
    const notice = config && stopReason(error, config.dataDir);
    const sentence = notice ? translator.tell(notice) : config && explainFailure(error, config);
    if (!sentence) throw error;
    process.stderr.write(`${sentence}\n`);
    return EXIT_FAILED;
  }
}

function backups() {
  return import("./operate/backup/backup-command.ts");
}

async function musicOf(kind: "album" | "track"): Promise<Command> {
  const { musicCommand } = await import("./operate/music/music-command.ts");
  return (options) => musicCommand({ ...options, kind });
}

async function sealingWebhook(): Promise<Command> {
  const { webhookCommand } = await import("./operate/webhooks/webhook-command.ts");
  return (options) => webhookCommand({ ...options, serverSecret: () => secretOf(options.config) });
}

async function importFolder({ args, config, output }: CommandOptions): Promise<number> {
  const { positionals, values } = readOptions(args, {
    sheet: { type: "string", multiple: true },
    again: { type: "boolean" },
    prune: { type: "boolean" },
  });
  const [folder] = positionals;
  if (folder === undefined || positionals.length > 1) throw new CommandError({ key: "folderArgument" });
  const { importCommand } = await import("./operate/import/import-command.ts");
  const { sheet: sheets = [], again: isAgain = false, prune: isPruned = false } = values;
  return importCommand({
    folder,
    sheets,
    isAgain,
    isPruned,
    config,
    translator,
    output,
    signal: interruption(),
  });
}

/** Ctrl-C, or a stop from outside, lets the files in hand be finished; a second one does not. */
function interruption(): AbortSignal {
  const controller = new AbortController();
  for (const name of ["SIGINT", "SIGTERM"] as const) {
    process.on(name, () => {
      if (controller.signal.aborted) process.exit(EXIT_INTERRUPTED);
      controller.abort();
      process.stderr.write(`\n${translator.say("interrupting")}\n`);
    });
  }
  return controller.signal;
}

function misused(message: string): number {
  process.stderr.write(`${message.trimEnd()}\n`);
  return EXIT_MISUSED;
}
