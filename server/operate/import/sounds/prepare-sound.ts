import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { ALL_FORMATS, BufferSource, Input, MP3 } from "mediabunny";
import { MediaAwayError } from "#/server/platform/http/media-away-error.ts";
import { openMedia } from "#/server/platform/media/open-media.ts";
import { analyse } from "#/server/sound/measuring/analyse.ts";
import { decodeAudio } from "#/server/sound/measuring/decode.ts";
import { encodeMp3 } from "#/server/sound/measuring/encode-mp3.ts";
import { readableSound } from "#/server/sound/measuring/readable-sound.ts";
import { UnreadableSoundError } from "#/server/sound/measuring/unreadable-sound-error.ts";
import { packPrint } from "#/server/sound/prints/print-bytes.ts";
import { soundPrint } from "#/server/sound/prints/sound-print.ts";
import { isTruncated } from "./is-truncated.ts";
import type { SoundAnswer, SoundOrder } from "./prepared-sound.ts";

/**
 * Decodes and measures one file and puts its MP3 into the media store. An MP3 is stored unchanged from its first frame
 * on. Anything else is encoded at 192 kbit/s, and stored beside its original (for an AIFF or an irregular WAV, as a
 * plain WAV). Reads the bytes only once, so that the stored sound is the measured one.
 */
export async function prepareSound(order: SoundOrder): Promise<SoundAnswer> {
  const found = await readFile(order.path).catch((error: NodeJS.ErrnoException) => error);
  if (found instanceof Error) return refused("unreadable", found.code ?? found.message);
  if (createHash("sha256").update(found).digest("hex") !== order.fingerprint) return refused("changing", "");
  try {
    const bytes = await readableSound(found);
    const sound = await decodeAudio(bytes);
    const { isMp3, isProtected } = await inspect(bytes);
    if (isProtected) return refused("unsupported-codec", "");
    const analysis = analyse(sound);
    if (!sound.complete || isTruncated(bytes)) return refused("cut", analysis.duration.toFixed(1));
    const mp3 = isMp3 ? bytes : await encodeMp3(sound);
    const failure = await store(
      order,
      isMp3
        ? [[order.mp3, mp3]]
        : [
            [order.original, bytes],
            [order.mp3, mp3],
          ],
    );
    if (failure instanceof MediaAwayError) return { outcome: "failed", code: "", detail: failure.reason };
    if (failure) return { outcome: "failed", code: failure.code ?? "", detail: failure.message };
    const { duration, loudness, truePeak } = analysis;
    const json = JSON.stringify(analysis);
    const { bpm, tonality, ...print } = soundPrint(sound);
    const heard = { duration, loudness, truePeak, bpm, tonality };
    return { outcome: "prepared", sound: { analysis: json, print: packPrint(print), ...heard } };
  } catch (error) {
    if (error instanceof UnreadableSoundError) return refused(error.reason, error.message);
    return refused("damaged", error instanceof Error ? error.message : String(error));
  }
}

const refused = (
  reason: Extract<SoundAnswer, { outcome: "refused" }>["reason"],
  detail: string,
): SoundAnswer => ({
  outcome: "refused",
  reason,
  detail,
});

/** Types of sample entries for encrypted sound, which would decode to noise. */
const PROTECTED = new Set<unknown>(["drms", "enca"]);

/** Detects the format and the protection from the content, because a file name may be wrong. */
async function inspect(bytes: Uint8Array): Promise<{ isMp3: boolean; isProtected: boolean }> {
  using input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS });
  const track = await input.getPrimaryAudioTrack();
  const coding = await track?.getInternalCodecId();
  return { isMp3: (await input.getFormat()) === MP3, isProtected: PROTECTED.has(coding) };
}

async function store(
  { place }: SoundOrder,
  files: [name: string, bytes: Uint8Array][],
): Promise<NodeJS.ErrnoException | null> {
  const media = openMedia(place);
  try {
    for (const [name, bytes] of files) await media.write(name, bytes);
    return null;
  } catch (error) {
    return error as NodeJS.ErrnoException;
  }
}
