import { DatabaseSilentError } from "./pulse.ts";

/** A temporary failure of the database: it is unreachable, or its disk is full. */
export type DatabaseTrouble = "unreachable" | "full";

/**
 * SQLSTATE of PostgreSQL, appendix A: connections (class 08), a shutdown, a crash or a start (57P01 to 57P03), too many
 * connections (53300), a statement that took too long (57014), and a server that became a read-only copy (25006).
 */
const UNREACHABLE_STATE = /^(?:08\w{3}|57P0[123]|53300|57014|25006)$/;
const UNREACHABLE_SYSTEM = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
]);
/** Messages of the drivers without a code. */
const UNREACHABLE_WORDS =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Cannot use a pool after calling end|PGlite is closed)/;
const FULL_CODE = new Set(["53100", "ENOSPC", "EDQUOT"]);
const FULL_WORDS = /no space left on device/i;
/** Number of causes to check: a chain may be circular. */
const DEEPEST = 9;

/** Returns the database failure that caused an error; null for any other error. */
export function databaseTrouble(error: unknown): DatabaseTrouble | null {
  let link = error;
  for (let depth = 0; depth < DEEPEST && link instanceof Error; depth += 1) {
    const trouble = troubleOf(link);
    if (trouble) return trouble;
    link = link instanceof AggregateError && link.errors.length > 0 ? link.errors[0] : link.cause;
  }
  return null;
}

function troubleOf(error: Error & { code?: unknown }): DatabaseTrouble | null {
  const code = String(error.code ?? "");
  if (FULL_CODE.has(code) || FULL_WORDS.test(error.message)) return "full";
  const isUnreachable =
    error instanceof DatabaseSilentError ||
    UNREACHABLE_STATE.test(code) ||
    UNREACHABLE_SYSTEM.has(code) ||
    UNREACHABLE_WORDS.test(error.message);
  return isUnreachable ? "unreachable" : null;
}
