import { createMp3Encoder } from "wasm-media-encoders";
import { foldToStereo, type Pcm, pcmLength } from "./pcm.ts";

/** Constant bit rates that the product offers, kbit/s. */
type Mp3Bitrate = 128 | 192 | 256 | 320;

/** Samples per call; one second keeps the encoder's buffers small. */
const CHUNK = 44_100;
const MAX_MP3_RATE = 48_000;

/**
 * Encodes a constant-bit-rate mp3, mono or stereo. With a constant bit rate a browser finds any second by plain
 * division: duration and seeking are exact without an index in the file.
 */
export async function encodeMp3(pcm: Pcm, options: { bitrate?: Mp3Bitrate } = {}): Promise<Uint8Array> {
  const { sampleRate, channels } = foldToStereo(pcm);
  const encoder = await createMp3Encoder();
  encoder.configure({
    sampleRate,
    channels: channels.length === 1 ? 1 : 2,
    bitrate: options.bitrate ?? 192,
    ...(sampleRate > MAX_MP3_RATE ? { outputSampleRate: MAX_MP3_RATE } : {}),
  });
  const parts: Uint8Array[] = [];
  for (let at = 0; at < pcmLength(pcm); at += CHUNK) {
    // Copied, because the encoder reuses the memory it returns.
    parts.push(encoder.encode(channels.map((channel) => channel.subarray(at, at + CHUNK))).slice());
  }
  parts.push(encoder.finalize().slice());
  return new Uint8Array(Buffer.concat(parts));
}
