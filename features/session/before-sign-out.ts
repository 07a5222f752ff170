/** What a person has asked for and still waits here to be sent. */
const waiting = new Set<() => Promise<unknown>>();

/** Has `send` done before its person signs out, as long as the returned function has not been called. */
export function beforeSignOut(send: () => Promise<unknown>): () => void {
  waiting.add(send);
  return () => {
    waiting.delete(send);
  };
}

/** Sends all that waits; resolves when each has an answer or has failed. */
export async function sendWaiting(): Promise<void> {
  await Promise.allSettled([...waiting].map((send) => send()));
}
