import { createTransport } from "nodemailer";
import { envelope, type MailTransport, RefusedForGood } from "./transport.ts";

const CONNECTION_TIMEOUT = 10_000;
const SOCKET_TIMEOUT = 30_000;
const MOST_CONNECTIONS = 2;

/** Fields that nodemailer adds to its errors. */
type SmtpError = Error & { code?: string; responseCode?: number };

/**
 * Returns a transport for the SMTP server at `url` (`smtp://user:password@host:587`, `smtps://…`), with `from` as
 * sender.
 */
export function smtpTransport(url: string, from: string): MailTransport {
  const pool = createTransport({
    url,
    pool: true,
    maxConnections: MOST_CONNECTIONS,
    connectionTimeout: CONNECTION_TIMEOUT,
    greetingTimeout: CONNECTION_TIMEOUT,
    socketTimeout: SOCKET_TIMEOUT,
  });
  return {
    async send(message) {
      try {
        await pool.sendMail(envelope(message, from));
      } catch (error) {
        const { code, responseCode = 0, message: reason } = error as SmtpError;
        // A refused letter stays refused; a refused login is a setting that someone will correct (RFC 5321, 4.2.1).
        if ((code === "EENVELOPE" || code === "EMESSAGE") && responseCode >= 500)
          throw new RefusedForGood(reason);
        throw error;
      }
    },
    close: () => pool.close(),
  };
}
