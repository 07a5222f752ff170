import { createHmac } from "node:crypto";
import { lookup } from "node:dns";
import { request as overHttp } from "node:http";
import { request as overHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";

/** A slow address keeps nobody else waiting longer than this, in milliseconds. */
const PATIENCE = 10_000;
const SECRET_PREFIX = "whsec_";

/** One message as it is to be sent. */
export interface Message {
  id: string;
  url: string;
  payload: string;
  secret: string;
  at: Date;
}

/** Sends one message; gives the status that the address answered. Throws when it did not. */
export type SendMessage = (message: Message) => Promise<number>;

/** The signature of Standard Webhooks: HMAC-SHA256 of id, instant in seconds and payload. */
export function signatureOf({ id, payload, secret, at }: Omit<Message, "url">): string {
  const key = Buffer.from(secret.slice(SECRET_PREFIX.length), "base64");
  const signed = `${id}.${Math.floor(at.getTime() / 1_000)}.${payload}`;
  return `v1,${createHmac("sha256", key).update(signed).digest("base64")}`;
}

const refusal = () => new Error("The address is not on the public internet.");

/** Finds the addresses of a name, and lets a connection only be made when all of them may be reached. */
function guardedLookup(mayReach: (address: string) => boolean): LookupFunction {
  return (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      const [first] = found ?? [];
      if (error) return done(error, "");
      if (!first || found.some(({ address }) => !mayReach(address))) return done(refusal(), "");
      if (options.all) return done(null, found);
      done(null, first.address, first.family);
    });
  };
}

/**
 * Sends messages to addresses that `mayReach` lets through. They are looked at when the connection is made, so that a
 * name which leads elsewhere by then is of no use. Redirects are not followed, and nothing of the answer is read but its
 * status.
 */
export function createSendMessage(mayReach: (address: string) => boolean): SendMessage {
  return (message) =>
    new Promise((resolve, reject) => {
      const url = new URL(message.url);
      const host = url.hostname.replace(/^\[|\]$/g, "");
      // What is an address already is never looked up.
      if (isIP(host) !== 0 && !mayReach(host)) return reject(refusal());
      const patience = AbortSignal.timeout(PATIENCE);
      patience.addEventListener("abort", () => reject(patience.reason));
      const open = url.protocol === "https:" ? overHttps : overHttp;
      const request = open(url, {
        method: "POST",
        // A connection of its own: one that is kept would not be looked at again.
        agent: false,
        lookup: guardedLookup(mayReach),
        signal: patience,
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
      // Another protocol is an answer as well: nobody else would hear of it, nor close what it leaves open.
      request.on("upgrade", (response, socket) => {
        resolve(response.statusCode ?? 0);
        socket.destroy();
      });
      request.on("error", reject);
      request.on("close", () => reject(new Error("The connection was closed without an answer.")));
      request.end(message.payload);
    });
}
