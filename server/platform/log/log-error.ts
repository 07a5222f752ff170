import { pino } from "pino";

type SerializedError = Record<string, unknown>;

/** Fields of database errors that contain a row's values, or the statement with them. */
const WITH_VALUES = new Set(["params", "parameters", "detail", "where", "internalQuery", "hint"]);
/** The values of a failed statement in Drizzle's message: up to the stack, or to the end. */
const VALUES = /\nparams: [\s\S]*?(?=\n {4}at |$)/g;

/** Returns an error for the log: kind, message and stack with its causes, but no value that anyone typed. */
export function loggableError(error: Error): unknown {
  return withoutValues(pino.stdSerializers.errWithCause(error) as unknown as SerializedError, 0);
}

function withoutValues(error: unknown, depth: number): unknown {
  // A chain of causes is short; a circular one has no end.
  if (depth > 5 || typeof error !== "object" || error === null) return error;
  return Object.fromEntries(
    Object.entries(error as SerializedError)
      .filter(([name]) => !WITH_VALUES.has(name))
      .map(([name, value]) => [
        name,
        typeof value === "string" ? value.replace(VALUES, "") : withoutValues(value, depth + 1),
      ]),
  );
}
