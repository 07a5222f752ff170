import { deviceOf } from "#/server/people/session/device.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { CLIENT_ADDRESS_HEADER } from "#/server/platform/edge/requests/sanitize-request.ts";
import { queueMail } from "#/server/platform/mail/queue-mail.ts";
import type { ToldChange } from "#/server/platform/mail/templates/security-changed.ts";
import { networkOf } from "./network-of.ts";
import { recordSecurityEvent } from "./record-security-event.ts";

interface Change {
  kind: ToldChange;
  at: Date;
  /** Of the request that did it. */
  header: (name: string) => string | undefined;
  /** What it was about, as the name of a passkey. */
  detail?: string;
}

/**
 * Writes a change of what opens an account into its log and to its person, in the caller's transaction: who did not do it
 * has to learn of it elsewhere than on this site.
 */
export async function tellSecurityChange(
  tx: Database,
  user: { id: number; email: string; locale: string },
  change: Change,
): Promise<void> {
  await recordSecurityEvent(tx, { account: user.id, ...change });
  const { kind, at, header, detail } = change;
  const { browser, system } = deviceOf(header("User-Agent"));
  await queueMail(tx, {
    recipient: user.email,
    locale: user.locale === "en" ? "en" : "fr",
    template: "security-changed",
    data: {
      kind,
      detail: detail ?? "",
      at: at.toISOString(),
      browser: browser ?? "",
      system: system ?? "",
      network: networkOf(header(CLIENT_ADDRESS_HEADER)) ?? "",
    },
  });
}
