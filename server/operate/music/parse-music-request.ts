import { CommandError } from "#/server/platform/terminal/command-error.ts";
import { readOptions } from "#/server/platform/terminal/read-options.ts";
import { houseInstant } from "#/server/platform/text/house-time.ts";
import type { MusicKind } from "./music-kind.ts";
import { isDay, readFields, type SetFields } from "./read-fields.ts";

/** The checked arguments. */
export type MusicRequest =
  | { action: "list"; words: string[]; isHidden: boolean }
  | { action: "show"; names: string[] }
  | { action: "hide" | "publish"; names: string[] }
  | { action: "set"; names: string[]; fields: SetFields }
  | { action: "schedule"; names: string[]; publishAt: Date }
  | { action: "delete"; names: string[]; isSure: boolean };

/**
 * Parses the arguments after `album` or `track`.
 * @throws {CommandError} for arguments that are not a valid command.
 */
export function parseMusicRequest(kind: MusicKind, args: string[]): MusicRequest {
  const { positionals, values } = readOptions(args, {
    hidden: { type: "boolean" },
    yes: { type: "boolean" },
  });
  const [action, ...rest] = positionals;
  const isHidden = values.hidden ?? false;
  const isSure = values.yes ?? false;
  const misused = new CommandError({ key: "musicArguments", values: { kind } });
  if ((isHidden && action !== "list") || (isSure && action !== "delete")) throw misused;
  if (action === "list") return { action, words: rest, isHidden };
  if (rest.length === 0 || rest.some((name) => name.trim() === "")) throw misused;
  const names = rest.map((name) => name.trim());
  switch (action) {
    case "show":
    case "hide":
    case "publish":
      return { action, names };
    case "schedule":
      if (names.length < 2) throw misused;
      return { action, names: names.slice(0, -1), publishAt: instantNamed(names.at(-1) ?? "") };
    case "set": {
      const pairs = names.filter((text) => text.includes("="));
      const named = names.filter((text) => !text.includes("="));
      if (named.length === 0) throw misused;
      return { action, names: named, fields: readFields(kind, pairs) };
    }
    case "delete":
      return { action, names, isSure };
    default:
      throw misused;
  }
}

/**
 * Parses a day (`2026-12-01`) or a day with a time (`2026-12-01T09:30`) in the house's time zone. It must be in the
 * future.
 */
function instantNamed(text: string): Date {
  const [, day = "", time] = /^(\S{10})(?:[T ]((?:[01]\d|2[0-3]):[0-5]\d))?$/.exec(text) ?? [];
  if (!isDay(day)) throw new CommandError({ key: "musicNoTime", values: { text } });
  const instant = houseInstant(day, time);
  if (instant.getTime() <= Date.now()) throw new CommandError({ key: "musicPast", values: { text } });
  return instant;
}
