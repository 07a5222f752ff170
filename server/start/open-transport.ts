import type { Config } from "#/server/platform/config/config.ts";
import { mailboxTransport } from "#/server/platform/mail/mailbox-transport.ts";
import { smtpTransport } from "#/server/platform/mail/smtp-transport.ts";
import type { MailTransport } from "#/server/platform/mail/transport.ts";
import type { ApiDeps } from "./connected-api.ts";

/** Returns the transport of mails: the mail server of the settings, otherwise files in a folder. */
export function openTransport(
  { smtpUrl, mailboxDir, from }: Config["mail"],
  { log, progress }: Pick<ApiDeps, "log" | "progress">,
): MailTransport {
  if (smtpUrl) return smtpTransport(smtpUrl, from);
  progress.say(`  Without SMTP_URL, letters are written to ${mailboxDir}`);
  return mailboxTransport(mailboxDir, from, (file) =>
    log.info({ file }, "A letter is in the mailbox folder"),
  );
}
