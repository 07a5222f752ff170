import { withFewMarks } from "#/contract/combining-marks.ts";
import { LONGEST_NAME } from "#/contract/constraints.ts";
import { PLAYLIST_TRACK_LIMIT } from "#/contract/playlist.ts";
import type { Config } from "#/server/platform/config/config.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { readId } from "#/server/platform/http/read-id.ts";
import { carryOut } from "#/server/platform/terminal/carry-out.ts";
import { CommandError } from "#/server/platform/terminal/command-error.ts";
import type { Outcome } from "#/server/platform/terminal/command-socket.ts";
import { emailOf } from "#/server/platform/terminal/email-of.ts";
import { readOptions } from "#/server/platform/terminal/read-options.ts";
import type { Translator } from "#/server/platform/terminal/words.ts";
import {
  type AddedAdvice,
  addAdvice,
  type ListedAdvice,
  listAdvices,
  type NewAdvice,
  removeAdvice,
} from "./advice-admin.ts";

interface CommandOptions {
  /** Arguments after `advice`. */
  args: string[];
  config: Config;
  translator: Translator;
  output: NodeJS.WritableStream;
}

/** The checked arguments. */
type AdviceRequest =
  | { action: "add"; advice: NewAdvice }
  | { action: "list"; email: string | undefined }
  | { action: "remove"; id: number };

/**
 * Creates a selection of music for a client, lists the selections, or deletes one. If the site is running on the
 * embedded database, it carries out the command. Returns the exit code: 1 when nothing was done.
 * @throws {CommandError} when it cannot start.
 */
export async function adviceCommand({ args, config, translator, output }: CommandOptions): Promise<number> {
  const request = parseRequest(args);
  const command = { command: "advice" as const, args, language: translator.language };
  const { text, isDone } = await carryOut(config, command, (db) => runRequest(db, request, translator));
  output.write(`${text}\n`);
  return isDone ? 0 : 1;
}

/**
 * Runs the command on an open database: the site's own, which a second process cannot open.
 * @throws {CommandError} for invalid arguments.
 */
export function runAdviceCommand(db: Database, args: string[], translator: Translator): Promise<Outcome> {
  return runRequest(db, parseRequest(args), translator);
}

function parseRequest(args: string[]): AdviceRequest {
  const { positionals, values } = readOptions(args, { comment: { type: "string" } });
  const [action, first, second, ...tracks] = positionals;
  if (action === "add" && first !== undefined && second !== undefined && tracks.length > 0) {
    const name = withFewMarks(second).trim().normalize("NFC");
    if (name === "" || [...name].length > LONGEST_NAME) {
      throw new CommandError({ key: "adviceName", values: { most: LONGEST_NAME } });
    }
    if (tracks.length > PLAYLIST_TRACK_LIMIT) {
      throw new CommandError({ key: "adviceTooMany", values: { most: PLAYLIST_TRACK_LIMIT } });
    }
    const comment = values.comment?.trim() || null;
    return { action, advice: { email: emailOf(first), name, comment, tracks } };
  }
  if (action === "list" && second === undefined) {
    return { action, email: first === undefined ? undefined : emailOf(first) };
  }
  if (action === "remove" && first !== undefined && second === undefined) {
    const id = readId(first);
    if (id === null) throw new CommandError({ key: "adviceNoNumber", values: { id: first } });
    return { action, id };
  }
  throw new CommandError({ key: "adviceArguments" });
}

async function runRequest(db: Database, request: AdviceRequest, translator: Translator): Promise<Outcome> {
  if (request.action === "add") {
    const made = await addAdvice(db, request.advice);
    return { text: madeText(made, request.advice, translator), isDone: made.outcome === "made" };
  }
  if (request.action === "remove") {
    const { id } = request;
    const name = await removeAdvice(db, id);
    return name === null
      ? { text: translator.say("adviceUnknown", { id: String(id) }), isDone: false }
      : { text: translator.say("adviceRemoved", { name }), isDone: true };
  }
  const all = await listAdvices(db, request.email);
  return {
    text:
      all.length === 0 ? translator.say("adviceNone") : all.map((one) => lineOf(one, translator)).join("\n"),
    isDone: true,
  };
}

function madeText(made: AddedAdvice, { email, name }: NewAdvice, translator: Translator): string {
  switch (made.outcome) {
    case "made":
      return translator.say("adviceMade", { name, email, count: made.count, id: String(made.id) });
    case "noAccount":
      return translator.say("userUnknown", { email });
    case "unconfirmed":
      return translator.say("adviceUnconfirmed", { email });
    case "known":
      return translator.say("adviceKnown", { name, email });
    case "unknownTracks":
      return made.tracks.map((track) => translator.say("adviceUnknownTrack", { track })).join("\n");
  }
}

function lineOf({ id, email, name, count, createdAt }: ListedAdvice, translator: Translator): string {
  const day = createdAt.toISOString().slice(0, 10);
  return translator.say("adviceLine", { id: String(id), day, email, name, count });
}
