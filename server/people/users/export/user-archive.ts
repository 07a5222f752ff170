import { setImmediate as nextTurn } from "node:timers/promises";
import { ZipFile } from "yazl";
import { inHouseName } from "#/contract/house-name.ts";
import { downloadsCsv, listenedCsv } from "#/server/people/histories/history-csv.ts";
import { selectDownloads, selectListened } from "#/server/people/histories/queries.ts";
import { presentSecurityEvent } from "#/server/people/security-log/present.ts";
import { selectSecurityEvents } from "#/server/people/security-log/queries.ts";
import { presentUser } from "#/server/people/users/present.ts";
import { findUser } from "#/server/people/users/queries.ts";
import type { Database } from "#/server/platform/db/database.ts";
import {
  accessTokensOf,
  cartOf,
  devicesOf,
  messagesOf,
  notesOf,
  passkeysOf,
  sessionsOf,
  sharedWith,
  webhooksOf,
} from "./collect.ts";
import { advicesOf, projectsOf } from "./collect-projects.ts";
import readMe from "./read-me.json" with { type: "json" };

const EVERYTHING = { size: 1_000_000, offset: 0 };

interface Owner {
  id: number;
  email: string;
  locale: "fr" | "en";
}

/** Writes a list as `JSON.stringify` indents it, one member per turn of the event loop. */
async function listJson(members: readonly object[]): Promise<string> {
  const made: string[] = [];
  for (const member of members) {
    await nextTurn();
    made.push(JSON.stringify(member, null, 2).replaceAll("\n", "\n  "));
  }
  return made.length > 0 ? `[\n  ${made.join(",\n  ")}\n]\n` : "[]\n";
}

/** Everything stored about a user, by file name. */
async function filesOf(
  db: Database,
  { id, email, locale }: Owner,
  at: Date,
): Promise<Record<string, string>> {
  const user = await findUser(db, id);
  if (!user) throw new Error("The user is gone");
  const { cart: _, ...profile } = presentUser(user);
  const events = await selectSecurityEvents(db, { userId: id, at, ...EVERYTHING });
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  return {
    [locale === "fr" ? "LISEZ-MOI.txt" : "README.txt"]: inHouseName(`${readMe[locale].join("\n")}\n`),
    "profile.json": json(profile),
    "sessions.json": json(await sessionsOf(db, id)),
    "devices.json": json(await devicesOf(db, id)),
    "passkeys.json": json(await passkeysOf(db, id)),
    "security.json": json(events.map(presentSecurityEvent)),
    "access-tokens.json": json(await accessTokensOf(db, id)),
    "webhooks.json": json(await webhooksOf(db, id)),
    "cart.json": json(await cartOf(db, id)),
    "projects.json": await listJson(await projectsOf(db, id)),
    "notes.json": json(await notesOf(db, id)),
    "shared.json": json(await sharedWith(db, { email, isVerified: user.isVerified })),
    "advice.json": json(await advicesOf(db, id)),
    "messages.json": json(await messagesOf(db, id)),
    "listened.csv": await listenedCsv(await selectListened(db, { userId: id, ...EVERYTHING }), locale),
    "downloads.csv": await downloadsCsv(await selectDownloads(db, { userId: id, ...EVERYTHING }), locale),
  };
}

/** Returns a zip of everything stored about a user, as the law requires (GDPR, articles 15 and 20). */
export async function userArchive(db: Database, owner: Owner, at: Date): Promise<NodeJS.ReadableStream> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(await filesOf(db, owner, at))) {
    zip.addBuffer(Buffer.from(content), name, { mtime: at });
  }
  zip.end();
  return zip.outputStream;
}
