/**
 * A real mail server for the journeys: what the site sends to it becomes files of the folder that it is told, newest
 * last. Arguments: port, folder.
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
    // Under its name only when whole.
    writeFileSync(`${file}.part`, source);
    renameSync(`${file}.part`, file);
  },
});
