import { ChangeWatch } from "#/server/catalogue/changes/change-watch.ts";
import { publishDue } from "#/server/operate/music/publish-due.ts";
import type { Database } from "#/server/platform/db/database.ts";
import type { Log } from "#/server/platform/log/log.ts";
import { type Follower, followChanges } from "./follow-changes.ts";

/** Publishes scheduled music when it is due, and purges the pages after every change, whichever process made it. */
export async function followCatalogue(
  db: Database,
  { isReadOnly, purge, log }: { isReadOnly: boolean; purge: () => Promise<void>; log: Log },
): Promise<Follower> {
  const watch = new ChangeWatch(db);
  await watch.hasNews();
  return followChanges({
    async hasNews() {
      if (!isReadOnly) await publishDue(db, new Date());
      return watch.hasNews();
    },
    purge,
    log,
  });
}
