import { and, gte, lt, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { CommandError } from "#/server/platform/terminal/command-error.ts";
import { dayAfter } from "#/server/platform/text/day-after.ts";
import { houseInstant } from "#/server/platform/text/house-time.ts";

/** A period from the start of one day to the end of another, in the house's time zone; null means no limit. */
export interface Days {
  from: Date | null;
  /** The first instant after the period; null means no limit. */
  until: Date | null;
}

/**
 * Parses the first and the last day, such as `2026-11-24`; the period includes both.
 * @throws {CommandError} for an invalid day.
 */
export function daysOf({ from, to }: { from?: string | undefined; to?: string | undefined }): Days {
  return {
    from: from === undefined ? null : houseInstant(dayNamed(from)),
    until: to === undefined ? null : houseInstant(dayAfter(dayNamed(to))),
  };
}

/** Returns the SQL condition that an instant lies in this period; undefined if the period has no limit. */
export const inDays = (column: PgColumn, { from, until }: Days): SQL | undefined =>
  and(from ? gte(column, from) : undefined, until ? lt(column, until) : undefined);

function dayNamed(text: string): string {
  const isDay =
    /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;
  if (!isDay) throw new CommandError({ key: "figuresDay", values: { day: text } });
  return text;
}
