import { eq } from "drizzle-orm";
import { LIVES, LONGEST_LIFE, MOST_ACCESS_TOKENS } from "#/contract/access-token.ts";
import { withFewMarks } from "#/contract/combining-marks.ts";
import { LONGEST_NAME } from "#/contract/constraints.ts";
import { SCOPES, type Scope } from "#/contract/scope.ts";
import type { Config } from "#/server/platform/config/config.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { users } from "#/server/platform/db/schema/users.ts";
import { readId } from "#/server/platform/http/read-id.ts";
import { carryOut } from "#/server/platform/terminal/carry-out.ts";
import { CommandError } from "#/server/platform/terminal/command-error.ts";
import type { Outcome } from "#/server/platform/terminal/command-socket.ts";
import { emailOf } from "#/server/platform/terminal/email-of.ts";
import { readOptions } from "#/server/platform/terminal/read-options.ts";
import type { Translator } from "#/server/platform/terminal/words.ts";
import { type AccessTokenRow, accessTokensOf, createAccessToken, revokeAccessToken } from "./queries.ts";

interface CommandOptions {
  /** The arguments after `token`. */
  args: string[];
  config: Config;
  translator: Translator;
  output: NodeJS.WritableStream;
}

/** The checked arguments. */
type TokenRequest =
  | { action: "add"; email: string; name: string; scopes: Scope[]; days: number }
  | { action: "list"; email: string }
  | { action: "revoke"; id: number };

/**
 * Creates an access token for a person's program, lists a person's tokens or revokes one. Returns the exit code: 1 when
 * nothing was done.
 * @throws {CommandError} when it cannot start.
 */
export async function tokenCommand({ args, config, translator, output }: CommandOptions): Promise<number> {
  const request = parseRequest(args);
  const command = { command: "token" as const, args, language: translator.language };
  const { text, isDone } = await carryOut(config, command, (db) => runRequest(db, request, translator));
  output.write(`${text}\n`);
  return isDone ? 0 : 1;
}

/**
 * Runs the command on a database that is already open.
 * @throws {CommandError} when the arguments are wrong.
 */
export const runTokenCommand = (db: Database, args: string[], translator: Translator): Promise<Outcome> =>
  runRequest(db, parseRequest(args), translator);

function parseRequest(args: string[]): TokenRequest {
  const { positionals, values } = readOptions(args, {
    scope: { type: "string", multiple: true },
    days: { type: "string" },
  });
  const [action, first, second, ...more] = positionals;
  if (action === "add" && first !== undefined && second !== undefined && more.length === 0) {
    return {
      action,
      email: emailOf(first),
      name: nameOf(second),
      scopes: scopesOf(values.scope ?? []),
      days: daysOf(values.days ?? String(LIVES[1])),
    };
  }
  if (action === "list" && first !== undefined && second === undefined) {
    return { action, email: emailOf(first) };
  }
  if (action === "revoke" && first !== undefined && second === undefined) {
    const id = readId(first);
    if (id === null) throw new CommandError({ key: "tokenNoNumber", values: { id: first } });
    return { action, id };
  }
  throw new CommandError({ key: "tokenArguments" });
}

function nameOf(text: string): string {
  const name = withFewMarks(text).trim().normalize("NFC");
  if (name === "" || [...name].length > LONGEST_NAME) {
    throw new CommandError({ key: "tokenName", values: { most: LONGEST_NAME } });
  }
  return name;
}

function scopesOf(given: readonly string[]): Scope[] {
  const requested = given.flatMap((one) => one.split(","));
  const known = SCOPES.filter((scope) => requested.includes(scope));
  if (known.length === 0 || known.length !== new Set(requested).size) {
    throw new CommandError({ key: "tokenScopes", values: { scopes: SCOPES.join(", ") } });
  }
  return known;
}

function daysOf(text: string): number {
  const days = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (days < 1 || days > LONGEST_LIFE)
    throw new CommandError({ key: "tokenDays", values: { most: LONGEST_LIFE } });
  return days;
}

async function runRequest(db: Database, request: TokenRequest, translator: Translator): Promise<Outcome> {
  if (request.action === "revoke") {
    const { id } = request;
    const revoked = await revokeAccessToken(db, { id, at: new Date() });
    return revoked
      ? { text: translator.say("tokenRevoked", { name: revoked.name }), isDone: true }
      : { text: translator.say("tokenUnknown", { id: String(id) }), isDone: false };
  }
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, request.email));
  if (!user) return { text: translator.say("userUnknown", { email: request.email }), isDone: false };
  if (request.action === "list") {
    const all = await accessTokensOf(db, user.id);
    const lines = all.map((row) => lineOf(row, translator));
    return { text: lines.length === 0 ? translator.say("tokenNone") : lines.join("\n"), isDone: true };
  }
  const { name, scopes, days } = request;
  const made = await createAccessToken(db, { userId: user.id, name, scopes, days, at: new Date() });
  if (!made) return { text: translator.say("tokenTooMany", { most: MOST_ACCESS_TOKENS }), isDone: false };
  const day = made.row.expiresAt.toISOString().slice(0, 10);
  return { text: translator.say("tokenMade", { name, day, token: made.token }), isDone: true };
}

function lineOf(
  { id, name, scopes, hint, expiresAt, lastUsedAt }: AccessTokenRow,
  translator: Translator,
): string {
  return translator.say("tokenLine", {
    id: String(id),
    name,
    hint,
    scopes: scopes.join(" "),
    until: expiresAt.toISOString().slice(0, 10),
    used: lastUsedAt?.toISOString().slice(0, 10) ?? "–",
  });
}
