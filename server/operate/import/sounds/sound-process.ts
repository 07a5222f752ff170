/**
 * Prepares one sound after another in a process of its own: a decoder runs native code, which only the end of its
 * process stops safely.
 */
import { prepareSound } from "./prepare-sound.ts";
import type { SoundOrder } from "./prepared-sound.ts";

// Drops the demuxer's warnings; the report contains them in the user's language.
console.warn = () => undefined;
// A terminal interrupts the whole process group: the parent decides when this process ends, and it never
// outlives the parent.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => undefined);
process.on("disconnect", () => process.exit());

process.on("message", (order: SoundOrder) => {
  void prepareSound(order).then((answer) => process.send?.(answer));
});
