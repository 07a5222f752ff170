import { SMTPServer } from "smtp-server";

/** What a mail server was given: the envelope as spoken, and the message byte for byte. */
export interface ReceivedMail {
  from: string;
  recipients: string[];
  source: string;
}

interface Options {
  /** May refuse a recipient with a status. */
  answer?: (recipient: string) => number;
  /** A free one unless told. */
  port?: number;
  /** Is given each message before the sender is told that it was taken. */
  onReceived?: (mail: ReceivedMail) => void;
}

/** A real SMTP server that keeps what it is given. */
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

/** The header lines of a message, folded ones joined. */
export function headersOf(source: string): string[] {
  return (source.split("\r\n\r\n", 1)[0] ?? "").replace(/\r\n[ \t]+/g, " ").split("\r\n");
}
