/**
 * Measures one upload in a process of its own, which can be ended at any moment and takes its memory with it: decoders
 * run native code that nothing else stops. Told the path as its argument, it answers its parent and ends.
 */
import { LONGEST_UPLOAD } from "#/contract/similarity.ts";
import { analyse } from "#/server/sound/measuring/analyse.ts";
import { decodeAudio } from "#/server/sound/measuring/decode.ts";
import { pcmSeconds } from "#/server/sound/measuring/pcm.ts";
import { UnreadableSoundError } from "#/server/sound/measuring/unreadable-sound-error.ts";
import { packPrint } from "#/server/sound/prints/print-bytes.ts";
import { queryPrint } from "#/server/sound/prints/sound-print.ts";
import type { UploadAnswer } from "./upload-print.ts";

/** Fifteen minutes at 48 kHz with all copies take 900 MB; what grows past this hides a longer sound. */
const MOST_MEMORY = 1.5 * 1024 ** 3;
const WATCH_MS = 100;

const path = process.argv[2] ?? "";
const answer = (message: UploadAnswer) => process.send?.(message, () => process.exit(0));

// Whoever began it has ended: nobody would end it, or hear it.
process.once("disconnect", () => process.exit());

// The demuxer warns of what is answered in words anyway.
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
