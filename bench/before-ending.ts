/** What a shell is told of a process that a signal has ended. */
const EXITS = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

const works = new Set<() => Promise<void>>();

/** Does `work` when this process is told to end, before it does: what it has started does not outlive it. */
export function beforeEnding(work: () => Promise<void>): void {
  if (works.size === 0)
    for (const [signal, exit] of Object.entries(EXITS)) process.once(signal, () => void end(exit));
  works.add(work);
}

async function end(exit: number): Promise<void> {
  // What is asked of a server that ends fails, and says nothing.
  process.on("uncaughtException", () => undefined);
  await Promise.allSettled([...works].map((work) => work()));
  process.exit(exit);
}
