import type { Server } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { Log } from "#/server/platform/log/log.ts";
import type { Claim } from "./claim-port.ts";

/** How long requests under way may take to finish after the signal. */
const DRAIN_MS = 10_000;
/** Past this a part that does not close is left behind. */
const CLOSE_MS = 5_000;
/** Shells report 128 + the signal's number. */
const SIGNAL_EXITS = { SIGINT: 130, SIGTERM: 143 } as const;

/** Something to be closed at the end; later ones were opened later and close first. */
export type Closing = { name: string; close: () => Promise<unknown> | unknown };

type Stopping = {
  closings: Closing[];
  /** How long it goes on answering after SIGTERM, for whoever balances to notice that it leaves, in seconds. */
  drainSeconds: number;
  log: Log;
};

/**
 * On SIGTERM or SIGINT says that it leaves, stops accepting (after a SIGTERM once `drainSeconds` are over), lets
 * requests under way finish, closes everything in `closings` from the last to the first, and ends the process with 0.
 * A second signal ends it at once.
 */
export function stopOnSignals(claim: Pick<Claim, "server" | "leave">, stopping: Stopping): void {
  const { closings, drainSeconds, log } = stopping;
  let isStopping = false;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, async () => {
      if (isStopping) process.exit(SIGNAL_EXITS[signal]);
      isStopping = true;
      log.info({ signal }, "Stopping");
      claim.leave();
      // A person at a terminal has nobody in front who would have to notice.
      if (signal === "SIGTERM") await wait(drainSeconds * 1_000);
      await stop(claim.server, closings, log).finally(() => process.exit(0));
    });
  }
}

async function stop(server: Server, closings: Closing[], log: Log): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const drained = await within(DRAIN_MS, closed);
  if (!drained) server.closeAllConnections();
  for (const { name, close } of closings.toReversed()) {
    try {
      if (!(await within(CLOSE_MS, Promise.resolve(close())))) log.warn(`${name} did not close in time`);
    } catch (error) {
      log.warn({ err: error }, `${name} did not close well`);
    }
  }
}

/** Whether `work` ended within `milliseconds`. */
async function within(milliseconds: number, work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), milliseconds);
  });
  const inTime = await Promise.race([work.then(() => true as const), late]);
  clearTimeout(timer);
  return inTime;
}
