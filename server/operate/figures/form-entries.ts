import { asc, eq } from "drizzle-orm";
import type { Database } from "#/server/platform/db/database.ts";
import {
  adviceFormEntries,
  contactFormEntries,
  contestRegistrations,
  contests,
} from "#/server/platform/db/schema/forms.ts";
import type { FigureRow } from "./count-music.ts";
import { type Days, inDays } from "./days.ts";

/** Forms whose entries are stored. */
export const FORMS = ["contact", "advice", "contest"] as const;
export type Form = (typeof FORMS)[number];

interface FormEntriesOptions {
  language: "fr" | "en";
  days: Days;
  /** Formats an instant for the reader. */
  when: (instant: Date) => string;
}

/** Returns the entries of a form, oldest first. */
export async function formEntries(
  db: Database,
  form: Form,
  options: FormEntriesOptions,
): Promise<FigureRow[]> {
  const { days, when, language } = options;
  if (form === "contact") {
    const rows = await db
      .select()
      .from(contactFormEntries)
      .where(inDays(contactFormEntries.createdAt, days))
      .orderBy(asc(contactFormEntries.id));
    return rows.map((row) => ({
      when: when(row.createdAt),
      ...senderOf(row),
      company: row.company ?? "",
      subject: row.subject,
      message: row.message,
    }));
  }
  if (form === "advice") {
    const rows = await db
      .select()
      .from(adviceFormEntries)
      .where(inDays(adviceFormEntries.createdAt, days))
      .orderBy(asc(adviceFormEntries.id));
    return rows.map((row) => ({
      when: when(row.createdAt),
      ...senderOf(row),
      company: row.company ?? "",
      subject: row.projectTitle,
      message: row.description,
      deadline: row.deadline,
      kind: row.kind ?? "",
      duration: row.duration ?? "",
      budget: row.budget ?? "",
      references: row.references.join("; "),
    }));
  }
  const rows = await db
    .select({ entry: contestRegistrations, title: contests.title, titleEn: contests.titleEn })
    .from(contestRegistrations)
    .innerJoin(contests, eq(contests.id, contestRegistrations.contestId))
    .where(inDays(contestRegistrations.createdAt, days))
    .orderBy(asc(contestRegistrations.id));
  return rows.map(({ entry, title, titleEn }) => ({
    when: when(entry.createdAt),
    ...senderOf(entry),
    contest: language === "fr" ? title : titleEn,
    message: entry.message ?? "",
    link: entry.trackUrl ?? "",
  }));
}

const senderOf = (row: { firstname: string; lastname: string; email: string; phone: string | null }) => ({
  firstname: row.firstname,
  lastname: row.lastname,
  email: row.email,
  phone: row.phone ?? "",
});
