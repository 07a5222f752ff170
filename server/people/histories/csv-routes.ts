import type { Context, Hono } from "hono";
import { DOWNLOADS_CSV_PATH, LISTENED_CSV_PATH } from "#/contract/history.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { checkAccept } from "#/server/platform/http/negotiate.ts";
import { requirePerson } from "#/server/platform/http/require-caller.ts";
import { downloadsCsv, listenedCsv } from "./history-csv.ts";
import { selectDownloads, selectListened } from "./queries.ts";

/** Maximum number of rows of an export. */
const MOST_ROWS = 100_000;
const EXPORT_RANGE = { size: MOST_ROWS, offset: 0 };

function csv(name: string, body: string): Response {
  return new Response(body, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "private, no-store",
      Vary: "Authorization",
    },
  });
}

async function askedBy(context: Context) {
  checkAccept(context.req.header("Accept"), ["text/csv"]);
  const { id, locale } = await requirePerson(context, "account:read");
  const requestedLocale = context.req.query("locale");
  return {
    userId: id,
    locale: requestedLocale === "fr" || requestedLocale === "en" ? requestedLocale : locale,
  };
}

/** The histories as CSV files (contract §7). */
export function historyCsvRoutes(app: Hono, db: Database): void {
  app.get(LISTENED_CSV_PATH, async (context) => {
    const { userId, locale } = await askedBy(context);
    const rows = await selectListened(db, { userId, ...EXPORT_RANGE });
    return csv(locale === "fr" ? "ecoutes.csv" : "listened.csv", await listenedCsv(rows, locale));
  });

  app.get(DOWNLOADS_CSV_PATH, async (context) => {
    const { userId, locale } = await askedBy(context);
    const rows = await selectDownloads(db, { userId, ...EXPORT_RANGE });
    return csv(locale === "fr" ? "telechargements.csv" : "downloads.csv", await downloadsCsv(rows, locale));
  });
}
