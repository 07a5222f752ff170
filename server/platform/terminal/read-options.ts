import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { CommandError } from "./command-error.ts";

/**
 * The words and options that a command was given.
 * @throws {CommandError} for an option that it does not have.
 */
export function readOptions<Options extends ParseArgsOptionsConfig>(args: string[], options: Options) {
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new CommandError({ key: "wrongOptions", values: { reason } }, { cause });
  }
}
