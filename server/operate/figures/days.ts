import { and, gte, lt, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { CommandError } from "#/server/platform/terminal/command-error.ts";
import { houseInstant } from "#/server/platform/text/house-day.ts";

/** From the beginning of one day of the house to the end of another; null where there is no limit. */
export interface Days {
  from: Date | null;
  /** The first instant that is beyond. */
  until: Date | null;
}

/**
 * The days that were asked for, as `2026-11-24`, both of them included.
 * @throws {CommandError} for what is no day.
 */
export function daysOf({ from, to }: { from?: string | undefined; to?: string | undefined }): Days {
  return {
    from: from === undefined ? null : houseInstant(dayNamed(from)),
    until: to === undefined ? null : houseInstant(dayAfter(dayNamed(to))),
  };
}

/** Whether an instant lies in these days; undefined where there is no limit. */
export const inDays = (column: PgColumn, { from, until }: Days): SQL | undefined =>
  and(from ? gte(column, from) : undefined, until ? lt(column, until) : undefined);

function dayNamed(text: string): string {
  const isDay =
    /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;
  if (!isDay) throw new CommandError({ key: "figuresDay", values: { day: text } });
  return text;
}

const dayAfter = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
