import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import { ContentError, type ContentProblem } from "#/server/catalogue/content/content-error.ts";
import { PURGE_TOPIC, purgeSite } from "#/server/operate/import/purge-site.ts";
import type { Config } from "#/server/platform/config/config.ts";
import { tellAll } from "#/server/platform/db/exchange.ts";
import { openMedia } from "#/server/platform/media/open-media.ts";
import { CommandError } from "#/server/platform/terminal/command-error.ts";
import { openCatalogue } from "#/server/platform/terminal/open-catalogue.ts";
import { readOptions } from "#/server/platform/terminal/read-options.ts";
import type { Translator } from "#/server/platform/terminal/words.ts";
import { applyContent, type ContentOutcome } from "./apply-content.ts";
import { writeFolder } from "./write-folder.ts";

interface CommandOptions {
  /** Arguments after `content`: `export FOLDER`, or `apply FOLDER` with its options. */
  args: string[];
  config: Config;
  translator: Translator;
  output: NodeJS.WritableStream;
}

/**
 * Writes the catalogue's texts to files, or updates the catalogue from such files. Returns the exit code: 1 for a
 * folder with errors, which are printed line by line.
 * @throws {CommandError} when it cannot start.
 */
export async function contentCommand({ args, config, translator, output }: CommandOptions): Promise<number> {
  const { action, folder, isDry, isPruned } = parseArguments(args);
  if (action === "apply" && !(await stat(folder).catch(() => null))?.isDirectory()) {
    throw new CommandError({ key: "folderMissing", values: { folder } });
  }
  const opened = await openCatalogue(config);
  try {
    const media = openMedia(config.media);
    const { db } = opened;
    if (action === "export") {
      const count = await writeFolder(db, media, folder);
      output.write(`${translator.say("contentWritten", { count, folder })}\n`);
      return 0;
    }
    const outcome = await applyContent({ db, media, folder, isPruned, isDry });
    output.write(outcomeText(outcome, translator, { isDry, isPruned }));
    if (opened.kind === "postgres" && !isDry && outcome.tags.length > 0) {
      await tellAll(db, PURGE_TOPIC, outcome.tags);
      await purgeSite(config, outcome.tags);
    }
    return 0;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    output.write(problemsText(error.problems, translator));
    return 1;
  } finally {
    await opened.close();
  }
}

function parseArguments(args: string[]) {
  const parsed = readOptions(args, { "dry-run": { type: "boolean" }, prune: { type: "boolean" } });
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

/** Returns the list of changes (`+` added, `~` changed with its fields, `-` removed), and then the outcome. */
export function outcomeText(
  { added, changed, beyond, files }: ContentOutcome,
  translator: Translator,
  { isDry, isPruned }: { isDry: boolean; isPruned: boolean },
): string {
  const lines = [
    ...added.map(({ kind, key }) => `+ ${kind}/${key}`),
    ...changed.map(({ item: { kind, key }, fields }) => `~ ${kind}/${key}: ${fields.join(", ")}`),
    ...files.map((path) => `+ ${path}`),
    ...beyond.map(({ kind, key }) => `${isPruned ? "-" : "?"} ${kind}/${key}`),
  ];
  const counts = {
    added: added.length,
    changed: changed.length,
    removed: isPruned ? beyond.length : 0,
    kept: isPruned ? 0 : beyond.length,
  };
  return `${[...lines, translator.say("contentCounts", counts), ...(isDry ? [translator.say("contentDry")] : [])].join("\n")}\n`;
}

/** Returns all errors of a folder, one per line, in the language of the terminal. */
export function problemsText(problems: readonly ContentProblem[], translator: Translator): string {
  const lines = problems.map(
    ({ file, line, key, values }) => `${line > 0 ? `${file}:${line}` : file}: ${translator.say(key, values)}`,
  );
  return `${[...lines, translator.say("contentRefused", { count: problems.length })].join("\n")}\n`;
}
