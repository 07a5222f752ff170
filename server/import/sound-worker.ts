import { parentPort } from "node:worker_threads";
import { prepareSound } from "./prepare-sound.ts";
import type { SoundOrder } from "./prepared-sound.ts";

parentPort?.on("message", (order: SoundOrder) => {
  void prepareSound(order).then((answer) => parentPort?.postMessage(answer));
});
