import { boolean, date, index, integer, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import { createdAt, identity, instant } from "./columns.ts";
import { users } from "./users.ts";

const sender = {
  userId: integer().references(() => users.id, { onDelete: "set null" }),
  firstname: text().notNull(),
  lastname: text().notNull(),
  email: text().notNull(),
  phone: text(),
  locale: text(),
};

export const contactFormEntries = pgTable("contact_form_entries", {
  id: identity(),
  ...sender,
  company: text(),
  subject: text().notNull(),
  message: text().notNull(),
  createdAt: createdAt(),
});

export const adviceFormEntries = pgTable("advice_form_entries", {
  id: identity(),
  ...sender,
  company: text(),
  projectTitle: text().notNull(),
  description: text().notNull(),
  deadline: date({ mode: "string" }).notNull(),
  kind: text(),
  duration: text(),
  budget: text(),
  references: text().array().notNull().default([]),
  createdAt: createdAt(),
});

export const contests = pgTable("contests", {
  id: identity(),
  slug: text().notNull().unique(),
  title: text().notNull(),
  titleEn: text().notNull(),
  description: text(),
  descriptionEn: text(),
  rulesUrl: text(),
  startAt: instant().notNull(),
  endAt: instant().notNull(),
  /** Names of the optional fields that the registration form shows. */
  fields: jsonb().$type<string[]>().notNull().default([]),
  isEnable: boolean().notNull().default(true),
});

export const contestRegistrations = pgTable(
  "contest_registrations",
  {
    id: identity(),
    contestId: integer()
      .notNull()
      .references(() => contests.id, { onDelete: "cascade" }),
    ...sender,
    message: text(),
    trackUrl: text(),
    createdAt: createdAt(),
  },
  (table) => [unique().on(table.contestId, table.email), index().on(table.email)],
);
