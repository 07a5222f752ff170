import { createHmac } from "node:crypto";
import { lookup } from "node:dns";
import { request as overHttp } from "node:http";
import { request as overHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";

/** Milliseconds after which a delivery gives up, so that a slow address does not delay the others. */
const TIMEOUT_MS = 10_000;
const SECRET_PREFIX = "whsec_";

/** One message to send. */
export interface Message {
  id: string;
  url: string;
  payload: string;
  secret: string;
  at: Date;
}

/** Sends one message and returns the HTTP status of the response. Throws if there is no response. */
export type SendMessage = (message: Message) => Promise<number>;

/** Returns the signature of Standard Webhooks: the HMAC-SHA256 of id, time in seconds and payload. */
export function signatureOf({ id, payload, secret, at }: Omit<Message, "url">): string {
  const key = Buffer.from(secret.slice(SECRET_PREFIX.length), "base64");
  const signed = `${id}.${Math.floor(at.getTime() / 1_000)}.${payload}`;
  return `v1,${createHmac("sha256", key).update(signed).digest("base64")}`;
}

const refusal = () => new Error("The address is not on the public internet.");

/** Resolves a host name, and fails if any of its addresses is not allowed. */
function guardedLookup(isAllowed: (address: string) => boolean): LookupFunction {
  return (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      const [first] = found ?? [];
      if (error) return done(error, "");
      if (!first || found.some(({ address }) => !isAllowed(address))) return done(refusal(), "");
      if (options.all) return done(null, found);
      done(null, first.address, first.family);
    });
  };
}

/**
 * Sends messages to addresses that `isAllowed` accepts. Checks the address on connecting, so that a host cannot change
 * its DNS answer after the check. Does not follow redirects, and reads only the status of the response.
 */
export function createSendMessage(isAllowed: (address: string) => boolean): SendMessage {
  return (message) =>
    new Promise((resolve, reject) => {
      const url = new URL(message.url);
      const host = url.hostname.replace(/^\[|\]$/g, "");
      // Node never looks up an IP address in the URL, so it is checked here.
      if (isIP(host) !== 0 && !isAllowed(host)) return reject(refusal());
      const timeout = AbortSignal.timeout(TIMEOUT_MS);
      timeout.addEventListener("abort", () => reject(timeout.reason));
      const open = url.protocol === "https:" ? overHttps : overHttp;
      const request = open(url, {
        method: "POST",
        // Opens a new connection each time, because a kept-alive one would skip the check.
        agent: false,
        lookup: guardedLookup(isAllowed),
        signal: timeout,
        headers: {
          "Content-Type": "application/json",
          "Content-Length": Buffer.byteLength(message.payload),
          "User-Agent": "Sillon-Webhooks/1",
          "webhook-id": message.id,
          "webhook-timestamp": Math.floor(message.at.getTime() / 1_000),
          "webhook-signature": signatureOf(message),
        },
      });
      request.on("response", (response) => {
        resolve(response.statusCode ?? 0);
        response.destroy();
      });
      // A protocol upgrade is a response too; without this listener, nothing would close its socket.
      request.on("upgrade", (response, socket) => {
        resolve(response.statusCode ?? 0);
        socket.destroy();
      });
      request.on("error", reject);
      request.on("close", () => reject(new Error("The connection was closed without an answer.")));
      request.end(message.payload);
    });
}
