import { purgeSite } from "#/server/operate/import/purge-site.ts";
import { cleanText } from "#/server/operate/import/tags/clean-text.ts";
import type { Config } from "#/server/platform/config/config.ts";
import { openMedia } from "#/server/platform/media/open-media.ts";
import { carryOut } from "#/server/platform/terminal/carry-out.ts";
import { CommandError } from "#/server/platform/terminal/command-error.ts";
import type { Outcome } from "#/server/platform/terminal/command-socket.ts";
import { readOptions } from "#/server/platform/terminal/read-options.ts";
import type { Translator } from "#/server/platform/terminal/words.ts";
import {
  type ChangedTerms,
  changeTerms,
  TERM_GROUPS,
  type TermChange,
  type TermGroup,
} from "./change-terms.ts";
import type { MusicPlaces } from "./music-command.ts";

/** Maximum number of names in a list; further ones are only counted. */
const MOST_LISTED = 20;

interface CommandOptions {
  /** Arguments after `terms`. */
  args: string[];
  config: Config;
  translator: Translator;
  output: NodeJS.WritableStream;
}

/** The checked arguments. */
type TermsRequest = TermChange & { isSure: boolean };

/**
 * Adds a term to the tracks that a search finds, or removes it from them. While the site has the embedded database
 * open, the site runs the command. Returns the exit code: 1 if nothing was done.
 * @throws {CommandError} when it cannot start.
 */
export async function termsCommand({ args, config, translator, output }: CommandOptions): Promise<number> {
  const request = parseRequest(args);
  const command = { command: "terms" as const, args, language: translator.language };
  const media = openMedia(config.media);
  const changed = () => purgeSite(config);
  const { text, isDone } = await carryOut(config, command, (db) =>
    runRequest({ db, media, changed }, request, translator),
  );
  output.write(`${text}\n`);
  return isDone ? 0 : 1;
}

/**
 * Runs the command within the site, on its open database and its pages.
 * @throws {CommandError} for invalid arguments.
 */
export function runTermsCommand(
  places: MusicPlaces,
  args: string[],
  translator: Translator,
): Promise<Outcome> {
  return runRequest(places, parseRequest(args), translator);
}

const isGroup = (text: string): text is TermGroup => Object.hasOwn(TERM_GROUPS, text);

function parseRequest(args: string[]): TermsRequest {
  const { positionals, values } = readOptions(args, {
    album: { type: "string" },
    in: { type: "string" },
    yes: { type: "boolean" },
  });
  const [action, named, ...words] = positionals;
  const term = cleanText(named);
  const group = values.in ?? null;
  const isWhole = words.length === 0 && !values.album?.trim();
  const groups = Object.keys(TERM_GROUPS).join("|");
  if ((action !== "add" && action !== "remove") || !term || isWhole || (group !== null && !isGroup(group))) {
    throw new CommandError({ key: "termArguments", values: { groups } });
  }
  return { action, term, group, words, album: values.album?.trim() || null, isSure: values.yes ?? false };
}

async function runRequest(
  { db, changed }: MusicPlaces,
  request: TermsRequest,
  translator: Translator,
): Promise<Outcome> {
  const { isSure, ...change } = request;
  try {
    const done = await changeTerms(db, change, isSure);
    const isDone = isSure && done.changed.length > 0;
    if (isDone) await changed();
    return { text: textOf(done, request, translator), isDone };
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    return { text: translator.tell(error.notice), isDone: false };
  }
}

function textOf(
  { term, found, changed }: ChangedTerms,
  { action, isSure }: TermsRequest,
  { say }: Translator,
): string {
  const count = changed.length;
  const names = changed.slice(0, MOST_LISTED).map((name) => `- ${name}`);
  if (count > MOST_LISTED) names.push(say("musicMore", { count: count - MOST_LISTED }));
  const key = count === 0 ? "termNothing" : isSure ? "termChanged" : "termAsksYes";
  return [...names, say(key, { action, term, count, found })].join("\n");
}
