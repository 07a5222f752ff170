import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { envelope, type MailTransport } from "./transport.ts";

/**
 * Without a mail server letters become files of `folder` that any mail program opens, readable to this account only.
 * `say` is told of each where it is.
 */
export function mailboxTransport(folder: string, from: string, say: (file: string) => void): MailTransport {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  return {
    async send(message) {
      const { message: content } = await writer.sendMail(envelope(message, from));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${String(message.id).padStart(6, "0")}-${message.template}.eml`);
      // Under its name only when whole.
      await writeFile(`${file}.part`, content as Buffer, { mode: 0o600 });
      await rename(`${file}.part`, file);
      say(file);
    },
    close: () => writer.close(),
  };
}
