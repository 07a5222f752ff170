/** Reads the sound of one programme off the main thread (`hear-programme.ts`). */

import { readSound } from "./read-sound.ts";
import type { ReadingMessage } from "./reading-messages.ts";
import { UnreadableProgramme } from "./unreadable-programme.ts";

const post = (message: ReadingMessage) => postMessage(message);

addEventListener("message", ({ data }: MessageEvent<File>) => {
  readSound(data, (seconds, declared) => post({ kind: "progress", seconds, declared })).then(
    (sound) => post({ kind: "done", ...sound }),
    (error: unknown) =>
      post({ kind: "failed", fault: error instanceof UnreadableProgramme ? error.fault : "damaged" }),
  );
});
