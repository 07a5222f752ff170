import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { CommandError } from "./command-error.ts";

/**
 * Parses the arguments and options of a command.
 * @throws {CommandError} for an unknown option.
 */
export function readOptions<Options extends ParseArgsOptionsConfig>(args: string[], options: Options) {
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new CommandError({ key: "wrongOptions", values: { reason } }, { cause });
  }
}
