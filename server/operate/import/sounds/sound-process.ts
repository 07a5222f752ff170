/**
 * Prepares one sound after another in a separate process: a decoder runs native code, which can be stopped safely only
 * by ending its process.
 */
import { prepareSound } from "./prepare-sound.ts";
import type { SoundOrder } from "./prepared-sound.ts";

// Drops the demuxer's warnings; the report contains them in the user's language.
console.warn = () => undefined;
// A terminal interrupts the whole process group, but the parent decides when this process ends. It ends with the parent
// at the latest.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => undefined);
process.on("disconnect", () => process.exit());

process.on("message", (order: SoundOrder) => {
  void prepareSound(order).then((answer) => process.send?.(answer));
});
