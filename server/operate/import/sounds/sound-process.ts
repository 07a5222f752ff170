/**
 * Prepares one sound after another in a process of its own: a decoder runs native code, which only the end of its
 * process stops safely.
 */
import { prepareSound } from "./prepare-sound.ts";
import type { SoundOrder } from "./prepared-sound.ts";

// The demuxer warns of what the report says in the person's own language.
console.warn = () => undefined;
// A terminal interrupts all its processes: the parent decides when this one ends, and it never outlives the parent.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => undefined);
process.on("disconnect", () => process.exit());

process.on("message", (order: SoundOrder) => {
  void prepareSound(order).then((answer) => process.send?.(answer));
});
