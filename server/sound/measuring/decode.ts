import { readFile, stat } from "node:fs/promises";
import { ALL_FORMATS, BufferSource, Input, type InputAudioTrack } from "mediabunny";
import { OfflineAudioContext } from "node-web-audio-api";
import { decodeOpus } from "./decode-opus.ts";
import { type Pcm, pcmSeconds } from "./pcm.ts";
import { readableSound } from "./readable-sound.ts";
import { remuxToAdts } from "./remux-to-adts.ts";
import { UnreadableSoundError } from "./unreadable-sound-error.ts";

/** Below this length the loudness gate of BS.1770 has no block to measure. */
const MIN_SECONDS = 0.4;
/** A decoded second of 48 kHz stereo takes 384 kB, so this limits one decoding to about 460 MB. */
const MAX_SECONDS = 20 * 60;
/** Size of twenty minutes of 24-bit 96 kHz stereo. */
export const MAX_BYTES = 700 * 1024 * 1024;
/** Size of twenty minutes at 320 kbit/s, for files whose header lacks the length. */
const MAX_BYTES_WITHOUT_LENGTH = 48 * 1024 * 1024;
const SILENCE_PEAK = 10 ** (-80 / 20);
/** Sample rates that the native decoder accepts; it resamples everything else to the nearest of them. */
const MAX_RATE = 96_000;
const MIN_RATE = 8_000;
const FALLBACK_RATE = 48_000;
/** A file with less than this share of the length in its header counts as truncated. */
const COMPLETE_SHARE = 0.98;
/** Silence that encoders add around a sound and decoders remove: in a sting of one second it exceeds that share. */
const PADDING_SECONDS = 0.1;

/** Decoded sound, and whether it has the full length that the header declares. */
interface DecodedSound extends Pcm {
  complete: boolean;
}

/**
 * Decodes mp3, wav, aiff, flac, ogg, opus, m4a, aac, mp4, mov, webm or mkv, recognised by content, never by name. Reads
 * them as `readableSound` does, an mp3 from its first whole frame on. Returns the channels of the first sound track at
 * the file's own rate (8–96 kHz). For a truncated file, returns the part that exists, with `complete: false`. Refuses a
 * sound longer than `longestSeconds`: before decoding if its header declares the length, otherwise afterwards. Holds
 * the whole sound in memory, so it refuses files above `MAX_BYTES`, or `MAX_BYTES_WITHOUT_LENGTH` without a declared
 * length.
 * @throws {UnreadableSoundError} with a reason, for every failure except a disk error.
 */
export async function decodeAudio(
  source: Uint8Array | string,
  { longestSeconds = MAX_SECONDS }: { longestSeconds?: number } = {},
): Promise<DecodedSound> {
  const size = typeof source === "string" ? (await stat(source)).size : source.length;
  if (size === 0) throw new UnreadableSoundError("empty", "the file is empty");
  if (size > MAX_BYTES) throw new UnreadableSoundError("too-long", `${size} bytes`);
  const given = typeof source === "string" ? await readFile(source) : source;
  const bytes = await readableSound(given);

  using input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS });
  const track = await soundTrack(input);
  const declared = await declaredSeconds(track);
  if (declared !== undefined && declared > longestSeconds) {
    throw new UnreadableSoundError("too-long", `${Math.round(declared)} s`);
  }
  if (declared === undefined && size > MAX_BYTES_WITHOUT_LENGTH) {
    throw new UnreadableSoundError("too-long", `${size} bytes of no declared length`);
  }
  const pcm = await decodeTrack(bytes, track);
  assertSound(pcm, longestSeconds);
  const least = Math.min((declared ?? 0) * COMPLETE_SHARE, (declared ?? 0) - PADDING_SECONDS);
  return { ...pcm, complete: pcmSeconds(pcm) >= least };
}

async function soundTrack(input: Input): Promise<InputAudioTrack> {
  try {
    await input.getFormat();
  } catch (cause) {
    throw new UnreadableSoundError("not-audio", "no sound format recognised", { cause });
  }
  const tracks = await input.getTracks().catch(() => []);
  if (tracks.length === 0) throw new UnreadableSoundError("damaged", "no track could be found inside");
  const track = await input.getPrimaryAudioTrack();
  if (!track) throw new UnreadableSoundError("not-audio", "pictures, but no sound inside");
  return track;
}

/**
 * Reads the header alone: counting packets would run for ever on some damaged files. The demuxer fails here on
 * truncated containers although their first part can be decoded.
 */
async function declaredSeconds(track: InputAudioTrack): Promise<number | undefined> {
  try {
    return (await track.getDurationFromMetadata()) ?? undefined;
  } catch {
    return undefined;
  }
}

async function decodeTrack(bytes: Uint8Array, track: InputAudioTrack): Promise<Pcm> {
  const codec = await track.getCodec();
  if (codec === null) throw new UnreadableSoundError("unsupported-codec", "unknown coding");
  try {
    if (codec === "opus") return await decodeOpus(track);
    const rate = Math.min(MAX_RATE, Math.max(MIN_RATE, await track.getSampleRate())) || FALLBACK_RATE;
    // The native demuxer needs the index of an mp4 at the front; phones write it at the end.
    const readable = codec === "aac" ? await remuxToAdts(track) : bytes;
    return await decodeNatively(readable, rate);
  } catch (cause) {
    const reason = String(cause).includes("unsupported audio codec") ? "unsupported-codec" : "damaged";
    throw new UnreadableSoundError(reason, `${codec}: ${String(cause)}`, { cause });
  }
}

async function decodeNatively(bytes: Uint8Array, sampleRate: number): Promise<Pcm> {
  const context = new OfflineAudioContext(1, 1, sampleRate);
  const buffer = await context.decodeAudioData(new Uint8Array(bytes).buffer);
  // Copies while `buffer` is alive: it frees its memory when it is collected, and reading that memory crashes
  // the process.
  const channels = Array.from({ length: buffer.numberOfChannels }, (_, i) =>
    buffer.getChannelData(i).slice(),
  );
  return { sampleRate: buffer.sampleRate, channels };
}

function assertSound(pcm: Pcm, longestSeconds: number): void {
  const seconds = pcmSeconds(pcm);
  if (seconds === 0) throw new UnreadableSoundError("damaged", "no sample could be decoded");
  if (seconds < MIN_SECONDS) throw new UnreadableSoundError("too-short", `${seconds.toFixed(3)} s`);
  if (seconds > longestSeconds) throw new UnreadableSoundError("too-long", `${Math.round(seconds)} s`);
  let peak = 0;
  for (const channel of pcm.channels) {
    for (let i = 0; i < channel.length; i++) {
      const value = Math.abs(channel[i] ?? 0);
      // A float file may contain NaN or infinity; one such value would spoil every later sum.
      if (!(value < 1e4)) channel[i] = 0;
      else if (value > peak) peak = value;
    }
  }
  if (peak < SILENCE_PEAK) throw new UnreadableSoundError("silent", "nothing above −80 dBFS");
}
