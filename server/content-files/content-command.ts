import { stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import type { Config } from "#/server/config.ts";
import { ContentError, type ContentProblem } from "#/server/content/content-error.ts";
import { DataFolderInUseError } from "#/server/db/folder-lock.ts";
import { openDatabase } from "#/server/db/open.ts";
import { CommandError } from "#/server/import/command-error.ts";
import { purgeSite } from "#/server/import/purge-site.ts";
import type { Words } from "#/server/import/words.ts";
import { localMediaStore } from "#/server/media/store.ts";
import { prepareFolder } from "#/server/start/prepare-folder.ts";
import { applyContent, type ContentOutcome } from "./apply-content.ts";
import { writeFolder } from "./write-folder.ts";

interface ContentCommand {
  /** What follows `content`: `export FOLDER`, or `apply FOLDER` with its options. */
  args: string[];
  config: Config;
  words: Words;
  output: NodeJS.WritableStream;
}

/**
 * Writes the catalogue's texts as files, or brings the catalogue to such files. Gives the exit code: 1 for a folder
 * that cannot be used, with a line for everything that is wrong in it.
 * @throws {CommandError} when it cannot start.
 */
export async function contentCommand({ args, config, words, output }: ContentCommand): Promise<number> {
  const { action, folder, isDry, isPruned } = read(args);
  if (config.apiUrl) throw new CommandError({ key: "withApiUrl", values: { address: config.apiUrl } });
  if (action === "apply" && !(await stat(folder).catch(() => null))?.isDirectory()) {
    throw new CommandError({ key: "folderMissing", values: { folder } });
  }
  await prepareFolder(config.dataDir);
  const opened = await openDatabase({
    ...(config.databaseUrl ? { url: config.databaseUrl } : { folder: join(config.dataDir, "database") }),
  }).catch((cause: unknown) => {
    if (!(cause instanceof DataFolderInUseError)) throw cause;
    const values = { folder: config.dataDir, pid: String(cause.pid) };
    throw new CommandError({ key: "contentDataInUse", values }, { cause });
  });
  try {
    const media = localMediaStore(config.mediaDir);
    const { db } = opened;
    if (action === "export") {
      const count = await writeFolder(db, media, folder);
      output.write(`${words.say("contentWritten", { count, folder })}\n`);
      return 0;
    }
    const outcome = await applyContent({ db, media, folder, isPruned, isDry });
    output.write(outcomeText(outcome, words, { isDry, isPruned }));
    if (opened.kind === "postgres" && !isDry && outcome.tags.length > 0)
      await purgeSite(config, outcome.tags);
    return 0;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    output.write(problemsText(error.problems, words));
    return 1;
  } finally {
    await opened.close();
  }
}

function read(args: string[]) {
  const options = { "dry-run": { type: "boolean" }, prune: { type: "boolean" } } as const;
  let parsed: ReturnType<
    typeof parseArgs<{ args: string[]; allowPositionals: true; options: typeof options }>
  >;
  try {
    parsed = parseArgs({ args, allowPositionals: true, options });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new CommandError({ key: "wrongOptions", values: { reason } }, { cause });
  }
  const [action, folder, ...more] = parsed.positionals;
  if ((action !== "export" && action !== "apply") || folder === undefined || more.length > 0) {
    throw new CommandError({ key: "contentArguments" });
  }
  return {
    action,
    folder: resolve(folder),
    isDry: parsed.values["dry-run"] ?? false,
    isPruned: parsed.values.prune ?? false,
  };
}

/** The changes as a list: `+` added, `~` changed with its fields, `-` taken out, then what came of it. */
export function outcomeText(
  { added, changed, beyond, pictures }: ContentOutcome,
  words: Words,
  { isDry, isPruned }: { isDry: boolean; isPruned: boolean },
): string {
  const lines = [
    ...added.map(({ kind, key }) => `+ ${kind}/${key}`),
    ...changed.map(({ item: { kind, key }, fields }) => `~ ${kind}/${key}: ${fields.join(", ")}`),
    ...pictures.map((name) => `+ images/${name}`),
    ...beyond.map(({ kind, key }) => `${isPruned ? "-" : "?"} ${kind}/${key}`),
  ];
  const counts = {
    added: added.length,
    changed: changed.length,
    removed: isPruned ? beyond.length : 0,
    kept: isPruned ? 0 : beyond.length,
  };
  return `${[...lines, words.say("contentCounts", counts), ...(isDry ? [words.say("contentDry")] : [])].join("\n")}\n`;
}

/** Everything that is wrong in a folder, a line each, in the language of the terminal. */
export function problemsText(problems: readonly ContentProblem[], words: Words): string {
  const lines = problems.map(
    ({ file, line, key, values }) => `${line > 0 ? `${file}:${line}` : file}: ${words.say(key, values)}`,
  );
  return `${[...lines, words.say("contentRefused", { count: problems.length })].join("\n")}\n`;
}
