import type { Server } from "node:http";
import type { Log } from "#/server/log.ts";

/** How long requests under way may take to finish after the signal. */
const DRAIN_MS = 10_000;
/** Past this a part that does not close is left behind. */
const CLOSE_MS = 5_000;
/** Shells report 128 + the signal's number. */
const SIGNAL_EXITS = { SIGINT: 130, SIGTERM: 143 } as const;

/** Something to be closed at the end; later ones were opened later and close first. */
export type Closing = { name: string; close: () => Promise<unknown> | unknown };

/**
 * On SIGTERM or SIGINT stops accepting, lets requests under way finish, closes everything in `closings` from
 * the last to the first, and ends the process with 0. A second signal ends it at once.
 */
export function stopOnSignals(server: Server, closings: Closing[], log: Log): void {
  let stopping = false;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(SIGNAL_EXITS[signal]);
      stopping = true;
      log.info({ signal }, "Stopping");
      void stop(server, closings, log).finally(() => process.exit(0));
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
