/** Starts the processes that measure uploads (`print-launcher.ts`); ends with its parent, and ends them too. */
import { measureUpload } from "./measure-upload.ts";
import type { LauncherAnswer, LauncherOrder } from "./print-launcher.ts";

const running = new Map<number, AbortController>();

process.on("message", async ({ id, task }: LauncherOrder) => {
  if (!task) return running.get(id)?.abort();
  const cancelling = new AbortController();
  running.set(id, cancelling);
  const answer = await measureUpload(task, cancelling.signal);
  running.delete(id);
  if (answer) process.send?.({ id, answer } satisfies LauncherAnswer);
});

process.once("disconnect", () => {
  for (const cancelling of running.values()) cancelling.abort();
  process.exit();
});
