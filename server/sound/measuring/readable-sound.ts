import { ALL_FORMATS, BufferSource, Input } from "mediabunny";
import { firstMp3Frame } from "./first-mp3-frame.ts";
import { ID3_HEAD, id3Length } from "./id3-length.ts";
import { plainWav } from "./plain-wav.ts";
import { wavOfAiff } from "./wav-of-aiff.ts";

/** Other data that players skip before an mp3: tags with a wrong length, pictures, HTTP responses. */
const BEFORE_MP3 = 1024 * 1024;

/**
 * Returns a sound in a form that the decoders accept: for an AIFF the wav of its samples, an irregular wav repaired, an
 * mp3 from its first whole frame on, after up to a megabyte of other data. Any other file is returned unchanged.
 * @throws {UnreadableSoundError} for an AIFF that cannot be read.
 */
export async function readableSound(bytes: Uint8Array): Promise<Uint8Array> {
  const ofAiff = wavOfAiff(bytes);
  const wav = plainWav(ofAiff ?? bytes) ?? ofAiff;
  if (wav) return wav;
  using input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS });
  const isKnown = await input.getFormat().then(
    () => true,
    () => false,
  );
  if (isKnown) return bytes;
  const start =
    firstMp3Frame(bytes, id3Length(bytes.subarray(0, ID3_HEAD)), BEFORE_MP3) ??
    firstMp3Frame(bytes, 0, BEFORE_MP3);
  return start === null ? bytes : bytes.subarray(start);
}
