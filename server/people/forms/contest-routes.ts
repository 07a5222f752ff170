import { and, desc, eq } from "drizzle-orm";
import type { Hono } from "hono";
import {
  CONTEST_FIELDS,
  type Contest,
  competitionCheckEndpoint,
  contestEndpoint,
  contestRegistrationEndpoint,
  contestsEndpoint,
} from "#/contract/contest.ts";
import { isTrue } from "#/contract/hydra.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { contestRegistrations, contests } from "#/server/platform/db/schema/forms.ts";
import { notFound, violation } from "#/server/platform/http/problem.ts";
import { readIri } from "#/server/platform/http/read-iri.ts";
import { serve } from "#/server/platform/http/serve.ts";
import { anonymousId } from "#/server/platform/hydra/anonymous-id.ts";
import { collectionAnswer } from "#/server/platform/hydra/collection.ts";
import { queueMail } from "#/server/platform/mail/queue-mail.ts";
import { acceptedAnswer, isAccepted } from "./form-guard.ts";
import type { FormDeps } from "./routes.ts";

type Row = typeof contests.$inferSelect;

const PATH = contestsEndpoint.path;

const isOpen = ({ startAt, endAt }: Row, now: Date) => startAt <= now && now < endAt;

function presentContest(row: Row, now: Date): Contest {
  return {
    "@id": `${PATH}/${row.id}`,
    "@type": "Contest",
    id: row.id,
    slug: row.slug,
    title: row.title,
    titleEn: row.titleEn,
    description: row.description,
    descriptionEn: row.descriptionEn,
    rulesUrl: row.rulesUrl,
    startAt: row.startAt.toISOString(),
    endAt: row.endAt.toISOString(),
    isOpen: isOpen(row, now),
    fields: CONTEST_FIELDS.filter((field) => row.fields.includes(field)),
  };
}

async function findContest(db: Database, id: number): Promise<Row | undefined> {
  const [row] = await db
    .select()
    .from(contests)
    .where(and(eq(contests.id, id), eq(contests.isEnable, true)));
  return row;
}

async function isRegistered(db: Database, contestId: number, email: string): Promise<boolean> {
  const found = await db
    .select({ id: contestRegistrations.id })
    .from(contestRegistrations)
    .where(and(eq(contestRegistrations.contestId, contestId), eq(contestRegistrations.email, email)));
  return found.length > 0;
}

/** Contests and their participants (contract §12). */
export function contestRoutes(app: Hono, { db, clock, staff, ...guard }: FormDeps): void {
  serve(app, contestsEndpoint, async ({ query, url }) => {
    const rows = await db
      .select()
      .from(contests)
      .where(eq(contests.isEnable, true))
      .orderBy(desc(contests.endAt), desc(contests.id));
    const wanted = query.isOpen === undefined ? null : isTrue(query.isOpen);
    const members = rows
      .map((row) => presentContest(row, clock()))
      .filter((contest) => wanted === null || contest.isOpen === wanted);
    return collectionAnswer(contestsEndpoint, url, { members, total: members.length });
  });

  serve(app, contestEndpoint, async ({ params }) => {
    const row = await findContest(db, params.id);
    if (!row) throw notFound();
    return presentContest(row, clock());
  });

  serve(app, competitionCheckEndpoint, async ({ body, user }) => {
    const row = await findContest(db, readIri(body.contest, PATH));
    if (!row) throw violation("contest", "choice");
    const open = isOpen(row, clock());
    // Users see their own participation only, so that nobody can list the participants (security T18).
    const isOwn = user !== null && user.email === body.email;
    const isIn = isOwn && (await isRegistered(db, row.id, body.email));
    return {
      "@id": anonymousId(),
      "@type": "CompetitionCheck",
      isOpen: open,
      canRegister: open && !isIn,
    };
  });

  serve(app, contestRegistrationEndpoint, async (call) => {
    const { website: _, captcha: __, acceptRules: ___, contest, message, trackUrl, ...person } = call.body;
    const row = await findContest(db, readIri(contest, PATH));
    if (!row || !isOpen(row, clock())) throw violation("contest", "choice", "This contest is closed.");
    if (await isAccepted("contest", guard, call)) {
      await db.transaction(async (tx) => {
        const [created] = await tx
          .insert(contestRegistrations)
          .values({
            ...person,
            contestId: row.id,
            userId: call.user?.id ?? null,
            message: message || null,
            trackUrl: trackUrl || null,
          })
          .onConflictDoNothing()
          .returning({ id: contestRegistrations.id });
        const locale = person.locale ?? "fr";
        await queueMail(tx, {
          recipient: person.email,
          replyTo: staff,
          locale,
          template: created ? "contest-registered" : "contest-reminder",
          data: { contest: locale === "fr" ? row.title : row.titleEn, endAt: row.endAt.toISOString() },
        });
      });
    }
    return acceptedAnswer(contestRegistrationEndpoint.path, "ContestRegistration");
  });
}
