import { asc } from "drizzle-orm";
import { mailQueue } from "#/server/platform/db/schema/operations.ts";
import type { TestApi } from "./api.ts";

/** The letters that wait to be sent, oldest first, once everything that follows the answers is done. */
export async function lettersOf(api: TestApi) {
  await api.settle();
  const rows = await api.db.select().from(mailQueue).orderBy(asc(mailQueue.id));
  return rows.map(({ recipient, locale, template, data }) => ({ recipient, locale, template, data }));
}
