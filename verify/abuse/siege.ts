import { readFile } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import fc from "fast-check";
import type { Running } from "#/bench/servers.ts";
import { type FuzzedRequest, fuzzedRequests } from "./fuzzed-requests.ts";
import type { OpenApi } from "./open-api-document.ts";
import { anyVisitor, attack, RAW_ATTACKS, slowClient } from "./raw-attacks.ts";

const FUZZERS = 6;
const SLOW_CLIENTS = 12;
const SLOW_MS = 20_000;
const BATCH = 50;

/** Counts of requests and of their responses. */
export interface Tally {
  asked: number;
  byStatus: Map<number, number>;
  /** Requests with a user's token. */
  signedIn: number;
  /** Calls that the server failed (5xx), each with the first such request. */
  faults: Map<string, string>;
  /** Requests whose connection failed or ended without a response. */
  unanswered: number;
}

/**
 * Sends fuzzed requests from the contract, raw attacks and slow clients simultaneously for `ms` milliseconds; counts
 * the responses in `tally`.
 */
export async function siege(
  sillon: Running,
  document: OpenApi,
  tally: Tally,
  seed: number,
  ms: number,
): Promise<void> {
  const until = Date.now() + ms;
  const port = Number(new URL(sillon.url).port);
  const isRunning = () => Date.now() < until;
  const fuzzer = async (number: number) => {
    const requests = fuzzedRequests(document);
    for (let round = 0; isRunning(); round += 1) {
      // A new token for each batch: some of the requests sign the user out.
      const token = number % 3 === 2 ? null : await tokenOf(sillon, number % 3);
      for (const one of fc.sample(requests, { seed: seed * 1_000 + number * 100 + round, numRuns: BATCH })) {
        if (!isRunning()) return;
        if (token) tally.signedIn += 1;
        count(tally, `${one.method} ${one.target}`, await sendRequest(port, one, token), one);
      }
    }
  };
  const rawAttacker = async () => {
    while (isRunning())
      for (const [name, bytes] of Object.entries(RAW_ATTACKS)) {
        if (!isRunning()) return;
        for (const status of await attack(port, bytes())) count(tally, name, status);
      }
  };
  const slowVisitor = async (number: number) => {
    const kinds = ["head", "body", "reader"] as const;
    while (isRunning())
      await slowClient(port, kinds[number % 3] ?? "head", Math.min(SLOW_MS, until - Date.now()));
  };
  await Promise.all([
    ...Array.from({ length: FUZZERS }, (_, number) => fuzzer(number)),
    rawAttacker(),
    ...Array.from({ length: SLOW_CLIENTS }, (_, number) => slowVisitor(number)),
  ]);
}

/** Counts a response, and keeps the first request of each fault. */
export function count(tally: Tally, what: string, status: number, request?: FuzzedRequest): void {
  tally.asked += 1;
  if (status === 0) tally.unanswered += 1;
  tally.byStatus.set(status, (tally.byStatus.get(status) ?? 0) + 1);
  if (status < 500) return;
  const key = `${status} ${what.split("?")[0]}`.slice(0, 120);
  if (!tally.faults.has(key)) tally.faults.set(key, JSON.stringify(request ?? what).slice(0, 1_000));
}

/** Sends a request; returns the status, or 0 without a response. */
export function sendRequest(
  port: number,
  { method, target, headers, body }: FuzzedRequest,
  token: string | null,
): Promise<number> {
  return new Promise((done) => {
    const sent = request(
      {
        ...{ host: "127.0.0.1", port, method, path: target, timeout: 30_000 },
        // No keep-alive: the server may close a connection after refusing a request, just as the next one is sent.
        agent: false,
        headers: {
          ...headers,
          "x-forwarded-for": anyVisitor(),
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { "content-length": Buffer.byteLength(body) }),
        },
      },
      (answer) => {
        answer.resume();
        answer.on("end", () => done(answer.statusCode ?? 0));
        answer.on("error", () => done(0));
      },
    );
    sent.on("error", () => done(0));
    sent.on("timeout", () => sent.destroy());
    sent.end(body);
  });
}

/** Returns a token of one of the demo accounts; null if it cannot sign in any more. */
export async function tokenOf({ url, folder }: Running, person: number): Promise<string | null> {
  const accounts = await readFile(join(folder, "demo-accounts.txt"), "utf8");
  const [email = "", password = ""] = (accounts.split("\n")[person] ?? "").split(/\s+/);
  const answer = await fetch(`${url}/authentification`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": anyVisitor() },
    body: JSON.stringify({ email, password }),
  }).catch(() => null);
  return answer?.ok ? ((await answer.json()) as { token: string }).token : null;
}
