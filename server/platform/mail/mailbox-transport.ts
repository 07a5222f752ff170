import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { envelope, type MailTransport } from "./transport.ts";

/**
 * Returns a transport for use without a mail server: it writes letters to files in `folder` that any mail program
 * opens, readable to this account only, and calls `say` with each file.
 */
export function mailboxTransport(folder: string, from: string, say: (file: string) => void): MailTransport {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  return {
    async send(message) {
      const { message: content } = await writer.sendMail(envelope(message, from));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${String(message.id).padStart(6, "0")}-${message.template}.eml`);
      // The file gets its final name only when complete.
      await writeFile(`${file}.part`, content as Buffer, { mode: 0o600 });
      await rename(`${file}.part`, file);
      say(file);
    },
    close: () => writer.close(),
  };
}
