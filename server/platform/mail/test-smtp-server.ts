import { SMTPServer } from "smtp-server";

/** A received letter: the envelope as sent, and the message byte for byte. */
export interface ReceivedMail {
  from: string;
  recipients: string[];
  source: string;
}

interface Options {
  /** Returns the status for a recipient, to refuse some. */
  answer?: (recipient: string) => number;
  /** A free port by default. */
  port?: number;
  /** Called with each message before the sender gets its confirmation. */
  onReceived?: (mail: ReceivedMail) => void;
}

/** Starts a real SMTP server that stores the letters it receives. */
export async function smtpServerForTests({
  answer = () => 250,
  port: wanted = 0,
  onReceived = () => undefined,
}: Options = {}) {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onRcptTo({ address }, _session, callback) {
      const status = answer(address);
      callback(status === 250 ? null : Object.assign(new Error("No"), { responseCode: status }));
    },
    onData(stream, { envelope }, callback) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const mail = {
          from: envelope.mailFrom ? envelope.mailFrom.address : "",
          recipients: envelope.rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString("utf8"),
        };
        received.push(mail);
        onReceived(mail);
        callback();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(wanted, "127.0.0.1", resolve));
  const address = server.server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    received,
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** Returns the header lines of a message, with folded ones joined. */
export function headersOf(source: string): string[] {
  return (source.split("\r\n\r\n", 1)[0] ?? "").replace(/\r\n[ \t]+/g, " ").split("\r\n");
}
