import { readFile, stat } from "node:fs/promises";
import { ALL_FORMATS, BufferSource, Input, type InputAudioTrack } from "mediabunny";
import { OfflineAudioContext } from "node-web-audio-api";
import { decodeOpus } from "./decode-opus.ts";
import { firstMp3Frame } from "./first-mp3-frame.ts";
import { ID3_HEAD, id3Length } from "./id3-length.ts";
import { type Pcm, pcmSeconds } from "./pcm.ts";
import { remuxToAdts } from "./remux-to-adts.ts";
import { UnreadableSoundError } from "./unreadable-sound-error.ts";
import { wavOfAiff } from "./wav-of-aiff.ts";

/** Below this the loudness gate of BS.1770 has no block to measure. */
const MIN_SECONDS = 0.4;
/** A decoded second of 48 kHz stereo takes 384 kB: this bounds one decoding at about 460 MB. */
const MAX_SECONDS = 20 * 60;
/** Twenty minutes of 24-bit 96 kHz stereo. */
export const MAX_BYTES = 700 * 1024 * 1024;
/** Twenty minutes at 320 kbit/s, for files whose header says no length. */
const MAX_BYTES_WITHOUT_LENGTH = 48 * 1024 * 1024;
const SILENCE_PEAK = 10 ** (-80 / 20);
/** Rates the native decoder is asked for; it resamples anything else to the nearest of them. */
const MAX_RATE = 96_000;
const MIN_RATE = 8_000;
const FALLBACK_RATE = 48_000;
/** A file holding less than this share of the length its header declares was cut. */
const COMPLETE_SHARE = 0.98;

/** Sound of a file, and whether all of what its header declares was there. */
interface DecodedSound extends Pcm {
  complete: boolean;
}

/**
 * Decodes mp3, wav, aiff, flac, ogg, opus, m4a, aac, mp4, mov, webm or mkv, told apart by content, never by name.
 * An mp3 that begins within a frame is read from the next one. Gives the channels of the first sound track at the file's own rate (8–96 kHz). A cut file gives what is
 * there with `complete: false`. What is longer than `longestSeconds` is refused, by its header where that tells. The whole sound is held in memory: `MAX_BYTES` and `MAX_SECONDS` are checked
 * before anything is decoded.
 * @throws {UnreadableSoundError} with a reason, for everything else than a failure to read the disk.
 */
export async function decodeAudio(
  source: Uint8Array | string,
  { longestSeconds = MAX_SECONDS }: { longestSeconds?: number } = {},
): Promise<DecodedSound> {
  const size = typeof source === "string" ? (await stat(source)).size : source.length;
  if (size === 0) throw new UnreadableSoundError("empty", "the file is empty");
  if (size > MAX_BYTES) throw new UnreadableSoundError("too-long", `${size} bytes`);
  const given = typeof source === "string" ? await readFile(source) : source;
  const bytes = wavOfAiff(given) ?? (await fromWholeFrame(given));

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
  return { ...pcm, complete: declared === undefined || pcmSeconds(pcm) >= declared * COMPLETE_SHARE };
}

/** An mp3 that was cut anywhere from its first whole frame on, as every player plays it; anything else as it is. */
async function fromWholeFrame(bytes: Uint8Array): Promise<Uint8Array> {
  using input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS });
  const isKnown = await input.getFormat().then(
    () => true,
    () => false,
  );
  const start = isKnown ? null : firstMp3Frame(bytes, id3Length(bytes.subarray(0, ID3_HEAD)));
  return start ? bytes.subarray(start) : bytes;
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
 * From the header alone: counting packets would run for ever on some damaged files. Cut containers make the
 * demuxer fail here although their first part can be decoded.
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
    // The native demuxer wants the index of an mp4 in front; the sound of a phone has it at the end.
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
  // Copied while `buffer` lives: what it lends is freed with it, and reading that ends the process.
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
      // A float file may hold NaN or infinity; one of them would spoil every later sum.
      if (!(value < 1e4)) channel[i] = 0;
      else if (value > peak) peak = value;
    }
  }
  if (peak < SILENCE_PEAK) throw new UnreadableSoundError("silent", "nothing above −80 dBFS");
}
