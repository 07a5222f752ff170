import { purgeSite } from "#/server/operate/import/purge-site.ts";
import { cleanText } from "#/server/operate/import/tags/clean-text.ts";
import type { Config } from "#/server/platform/config/config.ts";
import { openMedia } from "#/server/platform/media/open-media.ts";
import { carryOut } from "#/server/platform/terminal/carry-out.ts";
import { CommandError } from "#/server/platform/terminal/command-error.ts";
import type { Outcome } from "#/server/platform/terminal/command-socket.ts";
import { readOptions } from "#/server/platform/terminal/read-options.ts";
import type { Words } from "#/server/platform/terminal/words.ts";
import {
  type ChangedTerms,
  changeTerms,
  TERM_GROUPS,
  type TermChange,
  type TermGroup,
} from "./change-terms.ts";
import type { MusicPlaces } from "./music-command.ts";

/** Maximum number of names in a list; further ones are only counted. */
const LISTED = 20;

interface TermsOrder {
  /** Arguments after `terms`. */
  args: string[];
  config: Config;
  words: Words;
  output: NodeJS.WritableStream;
}

type Asked = TermChange & { isSure: boolean };

/**
 * Adds a term to the tracks that a search finds, or removes it from them. While the site has the embedded database
 * open, the site runs the command. Returns the exit code: 1 if nothing was done.
 * @throws {CommandError} when it cannot start.
 */
export async function termsCommand({ args, config, words, output }: TermsOrder): Promise<number> {
  const asked = read(args);
  const order = { command: "terms" as const, args, language: words.language };
  const media = openMedia(config.media);
  const changed = () => purgeSite(config);
  const { text, isDone } = await carryOut(config, order, (db) =>
    answer({ db, media, changed }, asked, words),
  );
  output.write(`${text}\n`);
  return isDone ? 0 : 1;
}

/**
 * Runs the command within the site, on its open database and its pages.
 * @throws {CommandError} for invalid arguments.
 */
export function performTerms(places: MusicPlaces, args: string[], words: Words): Promise<Outcome> {
  return answer(places, read(args), words);
}

const isGroup = (text: string): text is TermGroup => Object.hasOwn(TERM_GROUPS, text);

function read(args: string[]): Asked {
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

async function answer({ db, changed }: MusicPlaces, asked: Asked, words: Words): Promise<Outcome> {
  const { isSure, ...change } = asked;
  try {
    const done = await changeTerms(db, change, isSure);
    const isDone = isSure && done.changed.length > 0;
    if (isDone) await changed();
    return { text: textOf(done, asked, words), isDone };
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    return { text: words.tell(error.notice), isDone: false };
  }
}

function textOf({ term, found, changed }: ChangedTerms, { action, isSure }: Asked, { say }: Words): string {
  const count = changed.length;
  const names = changed.slice(0, LISTED).map((name) => `- ${name}`);
  if (count > LISTED) names.push(say("musicMore", { count: count - LISTED }));
  const key = count === 0 ? "termNothing" : isSure ? "termChanged" : "termAsksYes";
  return [...names, say(key, { action, term, count, found })].join("\n");
}
