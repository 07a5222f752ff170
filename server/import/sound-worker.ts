import { parentPort } from "node:worker_threads";
import { prepareSound } from "./prepare-sound.ts";
import type { SoundOrder } from "./prepared-sound.ts";

// The demuxer warns of what the report says in the person's own language.
console.warn = () => undefined;

parentPort?.on("message", (order: SoundOrder) => {
  void prepareSound(order).then((answer) => parentPort?.postMessage(answer));
});
