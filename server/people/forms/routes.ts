import type { Hono } from "hono";
import { adviceEndpoint, contactEndpoint } from "#/contract/form.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { adviceFormEntries, contactFormEntries } from "#/server/platform/db/schema/forms.ts";
import { serve } from "#/server/platform/http/serve.ts";
import { queueMail } from "#/server/platform/mail/queue-mail.ts";
import { acceptedAnswer, type FormGuard, isAccepted } from "./form-guard.ts";

export interface FormDeps extends FormGuard {
  db: Database;
  clock: () => Date;
  /** Mail address that receives the forms. */
  staff: string;
}

/** The staff reads French. */
const STAFF_LOCALE = "fr";

/** Messages and requests that visitors send (contract §12). */
export function formRoutes(app: Hono, { db, staff, ...guard }: FormDeps): void {
  serve(app, contactEndpoint, async (call) => {
    const { website: _, captcha: __, consent: ___, ...entry } = call.body;
    if (await isAccepted("contact", guard, call)) {
      await db.transaction(async (tx) => {
        await tx.insert(contactFormEntries).values({ ...entry, userId: call.user?.id ?? null });
        await queueMail(tx, {
          recipient: staff,
          replyTo: entry.email,
          locale: STAFF_LOCALE,
          template: "contact-staff",
          data: {
            name: `${entry.firstname} ${entry.lastname}`,
            email: entry.email,
            company: entry.company ?? "",
            phone: entry.phone ?? "",
            topic: entry.subject,
            message: entry.message,
            language: entry.locale ?? "fr",
          },
        });
      });
    }
    return acceptedAnswer(contactEndpoint.path, "ContactFormEntry");
  });

  serve(app, adviceEndpoint, async (call) => {
    const { website: _, captcha: __, ...entry } = call.body;
    if (await isAccepted("advice", guard, call)) {
      await db.transaction(async (tx) => {
        await tx.insert(adviceFormEntries).values({ ...entry, userId: call.user?.id ?? null });
        await queueMail(tx, {
          recipient: staff,
          replyTo: entry.email,
          locale: STAFF_LOCALE,
          template: "advice-staff",
          data: {
            name: `${entry.firstname} ${entry.lastname}`,
            email: entry.email,
            company: entry.company ?? "",
            phone: entry.phone ?? "",
            project: entry.projectTitle,
            deadline: entry.deadline,
            kind: entry.kind ?? "",
            duration: entry.duration ?? "",
            budget: entry.budget ?? "",
            references: (entry.references ?? []).join("\n"),
            description: entry.description,
            language: entry.locale ?? "fr",
          },
        });
      });
    }
    return acceptedAnswer(adviceEndpoint.path, "MusicAdviceFormEntry");
  });
}
