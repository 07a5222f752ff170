/** Starts the processes that measure uploads (`print-launcher.ts`); ends with its parent, and ends them too. */
import { measureUpload } from "./measure-upload.ts";
import type { LauncherAnswer, LauncherOrder } from "./print-launcher.ts";

const underWay = new Map<number, AbortController>();

process.on("message", async ({ id, task }: LauncherOrder) => {
  if (!task) return underWay.get(id)?.abort();
  const leaving = new AbortController();
  underWay.set(id, leaving);
  const answer = await measureUpload(task, leaving.signal);
  underWay.delete(id);
  if (answer) process.send?.({ id, answer } satisfies LauncherAnswer);
});

process.once("disconnect", () => {
  for (const leaving of underWay.values()) leaving.abort();
  process.exit();
});
