/**
 * A real mail server for the journeys: writes each mail from the site to a file in a folder, the newest last.
 * Arguments: port, folder.
 */
import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { smtpServerForTests } from "#/server/platform/mail/test-smtp-server.ts";

const [port = "", folder = ""] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
let received = 0;
await smtpServerForTests({
  port: Number(port),
  onReceived({ source }) {
    received += 1;
    const file = join(folder, `${String(received).padStart(6, "0")}.eml`);
    // Renamed once complete, so that no test reads half a mail.
    writeFileSync(`${file}.part`, source);
    renameSync(`${file}.part`, file);
  },
});
