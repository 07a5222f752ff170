/**
 * A real mail server for the journeys: what the site sends to it becomes files of the folder that it is told, newest
 * last. Arguments: port, folder.
 */
import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";

const [port = "", folder = ""] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
let received = 0;
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS", "AUTH"],
  onData(stream, _session, callback) {
    const chunks: Buffer[] = [];
    stream.on("data", (chunk: Buffer) => chunks.push(chunk));
    stream.on("end", () => {
      received += 1;
      const file = join(folder, `${String(received).padStart(6, "0")}.eml`);
      // Under its name only when whole.
      writeFileSync(`${file}.part`, Buffer.concat(chunks));
      renameSync(`${file}.part`, file);
      callback();
    });
  },
});
server.listen(Number(port), "127.0.0.1");
