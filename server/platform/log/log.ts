import { type DestinationStream, type Logger, pino } from "pino";
import { loggableError } from "./log-error.ts";

export type Log = Logger;

/** Keys whose values never reach a log, at the top or one level down (ASVS 5.0, 16.2.5). */
const SECRET_KEYS = ["authorization", "cookie", "password", "token", "secret", "email", "set-cookie"];
/** People's texts are truncated: enough to recognise a fault, too little to reveal them. */
const QUERY_TEXT_LENGTH = 40;

const BUFFERED_BYTES = 4_096;
/** A killed process loses at most the log of this time. */
const FLUSH_MS = 500;

/**
 * Returns a JSON log, one line per event, on standard output or `destination`. On a terminal only warnings are shown
 * unless `level` is set: there the start prints its own steps.
 */
export function createLog(level: string | undefined, destination?: DestinationStream): Log {
  const options = {
    level: level ?? (process.stdout.isTTY ? "warn" : "info"),
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: loggableError },
    redact: { paths: SECRET_KEYS.flatMap((key) => [`["${key}"]`, `*["${key}"]`]), censor: "[hidden]" },
  };
  return pino(options, destination ?? standardOutput());
}

/** Lines are written in batches: one system call per request would cost a cached page a fifth of its speed. */
function standardOutput(): DestinationStream {
  if (process.stdout.isTTY) return pino.destination({ dest: 1, sync: true });
  return pino.destination({ dest: 1, sync: false, minLength: BUFFERED_BYTES, periodicFlush: FLUSH_MS });
}

/** Returns a request target for the log: the complete path, truncated query values, tokens and addresses hidden. */
export function loggablePath(target: string): string {
  const [path = "", query] = target.split("?", 2);
  if (!query) return hideSecrets(path);
  const parameters = [...new URLSearchParams(query)].map(([name, value]) =>
    SECRET_KEYS.some((key) => name.toLowerCase().includes(key))
      ? `${name}=[hidden]`
      : `${name}=${value.slice(0, QUERY_TEXT_LENGTH)}`,
  );
  return hideSecrets(`${path}?${parameters.join("&")}`);
}

/** Reset and sharing links contain their token in the path; searches may contain addresses. */
const hideSecrets = (text: string) =>
  text
    .replace(/[A-Za-z0-9_-]{32,}/g, (word) => (looksRandom(word) ? "[hidden]" : word))
    .replace(/[^\s/?&=@]{1,64}(@|%40)[^\s/?&=@]{1,255}/gi, "[address]");

/**
 * Slugs are lower-case words; a token has mixed case (and digits, except one in a thousand), or is one hexadecimal
 * number.
 */
const looksRandom = (word: string) => /[A-Z]/.test(word) || /^[0-9a-f]+$/.test(word);
