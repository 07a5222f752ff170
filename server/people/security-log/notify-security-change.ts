import { deviceOf } from "#/server/people/security-log/device.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { CLIENT_ADDRESS_HEADER } from "#/server/platform/http/internal-headers.ts";
import { queueMail } from "#/server/platform/mail/queue-mail.ts";
import type { ToldChange } from "#/server/platform/mail/templates/security-changed.ts";
import { networkOf } from "./network-of.ts";
import { recordSecurityEvent } from "./record-security-event.ts";

interface CredentialChange {
  kind: ToldChange;
  at: Date;
  /** Reads a header of the request. */
  header: (name: string) => string | undefined;
  /** The subject of the event, such as the name of a passkey. */
  detail?: string;
}

/**
 * Logs a change of credentials and notifies the user by mail, in the caller's transaction: a victim must learn of it
 * outside this site.
 */
export async function notifySecurityChange(
  tx: Database,
  user: { id: number; email: string; locale: string },
  change: CredentialChange,
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
