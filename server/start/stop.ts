import type { Server } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { Log } from "#/server/platform/log/log.ts";
import type { Claim } from "./claim-port.ts";

/** Time for open requests to finish once the server accepts no more. */
const DRAIN_MS = 10_000;
/** Time for each part to close; after it, we go on with the next one. */
const CLOSE_MS = 5_000;
/** Shells report 128 + the signal's number. */
const SIGNAL_EXITS = { SIGINT: 130, SIGTERM: 143 } as const;

/** A part to close when the server stops. They are listed in the order of opening, and closed in reverse. */
export type Closing = { name: string; close: () => Promise<unknown> | unknown };

type Stopping = {
  closings: Closing[];
  /** Seconds for which it keeps answering after SIGTERM, so that load balancers notice that it is leaving. */
  drainSeconds: number;
  log: Log;
};

/**
 * On SIGTERM or SIGINT, marks the process as leaving, stops accepting requests (after a SIGTERM `drainSeconds` later),
 * lets open requests finish, closes everything in `closings` from the last to the first, and exits with 0. A second
 * signal exits at once.
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
      // SIGINT comes from a terminal, where no load balancer needs to notice.
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

/** Resolves to whether `work` ended within `milliseconds`. */
async function within(milliseconds: number, work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), milliseconds);
  });
  const inTime = await Promise.race([work.then(() => true as const), late]);
  clearTimeout(timer);
  return inTime;
}
