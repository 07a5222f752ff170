/** Changes of the signed-in user that are still to be sent. */
const pending = new Set<() => Promise<unknown>>();

/** Runs `send` before sign-out, unless the returned function has been called. */
export function beforeSignOut(send: () => Promise<unknown>): () => void {
  pending.add(send);
  return () => {
    pending.delete(send);
  };
}

/** Sends all pending changes; resolves when each has an answer or has failed. */
export async function sendPending(): Promise<void> {
  await Promise.allSettled([...pending].map((send) => send()));
}
