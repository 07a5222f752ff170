/**
 * Measures one upload in a process of its own, which can be killed at any moment and frees its memory: nothing else
 * stops the native code of decoders. Its argument is the path; it answers its parent and ends.
 */
import { LONGEST_UPLOAD } from "#/contract/similarity.ts";
import { analyse } from "#/server/sound/measuring/analyse.ts";
import { decodeAudio } from "#/server/sound/measuring/decode.ts";
import { pcmSeconds } from "#/server/sound/measuring/pcm.ts";
import { UnreadableSoundError } from "#/server/sound/measuring/unreadable-sound-error.ts";
import { packPrint } from "#/server/sound/prints/print-bytes.ts";
import { queryPrint } from "#/server/sound/prints/sound-print.ts";
import type { UploadAnswer } from "./upload-print.ts";

/** Fifteen minutes at 48 kHz with all copies take 900 MB; beyond this limit the sound must be longer. */
const MOST_MEMORY = 1.5 * 1024 ** 3;
const WATCH_MS = 100;

const path = process.argv[2] ?? "";
const answer = (message: UploadAnswer) => process.send?.(message, () => process.exit(0));

// Without its parent, nobody would read the answer or end the process.
process.once("disconnect", () => process.exit());

// The answer contains the reason anyway, so the demuxer's warnings are dropped.
console.warn = () => undefined;
setInterval(() => {
  if (process.memoryUsage.rss() > MOST_MEMORY) answer({ outcome: "refused", reason: "too-long" });
}, WATCH_MS).unref();

try {
  const sound = await decodeAudio(path, { longestSeconds: LONGEST_UPLOAD });
  const { bpm, tonality, ...print } = queryPrint(sound);
  answer({
    outcome: "printed",
    print: {
      print: Buffer.from(packPrint(print)).toString("base64"),
      seconds: pcmSeconds(sound),
      bpm,
      tonality,
      analysis: analyse(sound),
    },
  });
} catch (error) {
  answer({ outcome: "refused", reason: error instanceof UnreadableSoundError ? error.reason : "damaged" });
}
