/** Exit codes by which a shell recognises that a signal ended the process. */
const EXITS = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

const works = new Set<() => Promise<void>>();

/** Runs `work` before this process ends on a signal, so that the servers it started do not outlive it. */
export function beforeEnding(work: () => Promise<void>): void {
  if (works.size === 0)
    for (const [signal, exit] of Object.entries(EXITS)) process.once(signal, () => void end(exit));
  works.add(work);
}

async function end(exit: number): Promise<void> {
  // Requests to a server that is being stopped fail; nobody needs to see that.
  process.on("uncaughtException", () => undefined);
  await Promise.allSettled([...works].map((work) => work()));
  process.exit(exit);
}
