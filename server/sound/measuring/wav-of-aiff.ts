import { UnreadableSoundError } from "./unreadable-sound-error.ts";

/** Sample coding of an AIFF or AIFF-C: byte order, and integers or floats. */
interface Coding {
  isLittle: boolean;
  isFloat: boolean;
  /** Wav format of codings other than integers and floats: G.711, whose bytes are the same in AIFF-C. */
  g711?: typeof ALAW | typeof ULAW;
  /** Whether samples of one byte are unsigned already. */
  isUnsigned?: boolean;
}

/** `WAVE_FORMAT_ALAW` and `WAVE_FORMAT_MULAW`. */
const ALAW = 6;
const ULAW = 7;
const BIG: Coding = { isLittle: false, isFloat: false };
const LITTLE: Coding = { isLittle: true, isFloat: false };

/** Types of AIFF-C with one value per sample (Apple's specification of 1991, and QuickTime's additions). */
const CODINGS: Readonly<Record<string, Coding>> = {
  NONE: BIG,
  twos: BIG,
  in24: BIG,
  in32: BIG,
  sowt: LITTLE,
  "42ni": LITTLE,
  "23ni": LITTLE,
  "raw ": { ...BIG, isUnsigned: true },
  fl32: { isLittle: false, isFloat: true },
  FL32: { isLittle: false, isFloat: true },
  fl64: { isLittle: false, isFloat: true },
  FL64: { isLittle: false, isFloat: true },
  alaw: { ...BIG, g711: ALAW },
  ALAW: { ...BIG, g711: ALAW },
  ulaw: { ...BIG, g711: ULAW },
  ULAW: { ...BIG, g711: ULAW },
};

const FORM_HEAD = 12;
const CHUNK_HEAD = 8;
/** Offset and block size in an SSND chunk, before the samples. */
const SOUND_HEAD = 8;
const COMMON_SIZE = 18;
const WAV_HEAD = 44;
/** `WAVE_FORMAT_PCM` and `WAVE_FORMAT_IEEE_FLOAT`. */
const PCM = 1;
const FLOAT = 3;

/**
 * Converts an AIFF or AIFF-C, recognised by its first bytes, to a wav with the same samples, bit for bit. Returns
 * null for anything else. Where samples are missing, the wav still declares the full length, so that the decoder
 * recognises it as truncated.
 * @throws {UnreadableSoundError} for a compressed AIFF-C, or one without description or samples.
 */
export function wavOfAiff(bytes: Uint8Array): Uint8Array | null {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kind = view.toString("latin1", 8, FORM_HEAD);
  if (view.toString("latin1", 0, 4) !== "FORM" || (kind !== "AIFF" && kind !== "AIFC")) return null;
  const common = chunkOf(view, "COMM");
  const sound = chunkOf(view, "SSND");
  if (!common || common.body.length < COMMON_SIZE || !sound || sound.body.length < SOUND_HEAD) {
    throw new UnreadableSoundError("damaged", "an AIFF without description or samples");
  }
  const name = kind === "AIFC" ? common.body.toString("latin1", 18, 22) : "NONE";
  const coding = CODINGS[name];
  if (!coding) throw new UnreadableSoundError("unsupported-codec", `AIFF-C coded as ${name}`);
  const channels = common.body.readUInt16BE(0);
  // Compressed samples declare the size that they have once they are decoded.
  const sampleBytes = coding.g711 ? 1 : Math.ceil(common.body.readUInt16BE(6) / 8);
  const rate = Math.round(extendedAt(common.body, 8));
  if (channels < 1 || !(coding.isFloat ? [4, 8] : [1, 2, 3, 4]).includes(sampleBytes) || !(rate > 0)) {
    throw new UnreadableSoundError("damaged", `${channels} channels of ${sampleBytes} bytes at ${rate} Hz`);
  }
  const declared = common.body.readUInt32BE(2) * channels * sampleBytes;
  const samples = sound.body.subarray(SOUND_HEAD + sound.body.readUInt32BE(0)).subarray(0, declared);
  const wav = Buffer.alloc(WAV_HEAD + samples.length - (samples.length % sampleBytes));
  writeHead(wav, {
    format: coding.g711 ?? (coding.isFloat ? FLOAT : PCM),
    channels,
    sampleBytes,
    rate,
    bytes: declared,
  });
  samples.copy(wav, WAV_HEAD);
  if (!coding.g711 && !coding.isUnsigned)
    toWavByteOrder(wav.subarray(WAV_HEAD), sampleBytes, coding.isLittle);
  return wav;
}

/** Returns the body of the first chunk with this name, or the part of it that exists. */
function chunkOf(view: Buffer, name: string): { body: Buffer } | null {
  for (let at = FORM_HEAD; at + CHUNK_HEAD <= view.length; ) {
    const size = view.readUInt32BE(at + 4);
    const start = at + CHUNK_HEAD;
    if (view.toString("latin1", at, at + 4) === name) return { body: view.subarray(start, start + size) };
    at = start + size + (size % 2);
  }
  return null;
}

/**
 * Decodes an 80-bit float of IEEE 754, the format of the rate in AIFF: sign and exponent, then a mantissa with an
 * explicit leading one.
 */
function extendedAt(view: Buffer, at: number): number {
  const exponent = (view.readUInt16BE(at) & 0x7fff) - 16_383;
  return Number(view.readBigUInt64BE(at + 2)) * 2 ** (exponent - 63);
}

/** Swaps samples in place to the byte order of a wav; 8-bit samples become unsigned. */
function toWavByteOrder(samples: Buffer, sampleBytes: number, isLittle: boolean): void {
  if (sampleBytes === 1) for (const [i, byte] of samples.entries()) samples[i] = byte ^ 0x80;
  else if (isLittle) return;
  else if (sampleBytes === 2) samples.swap16();
  else if (sampleBytes === 4) samples.swap32();
  else if (sampleBytes === 8) samples.swap64();
  else {
    for (let i = 0; i + 2 < samples.length; i += 3) {
      const first = samples[i] as number;
      samples[i] = samples[i + 2] as number;
      samples[i + 2] = first;
    }
  }
}

const atMost = (most: number, value: number) => Math.min(most, value);
const LARGEST_LONG = 0xffff_ffff;
const LARGEST_SHORT = 0xffff;

function writeHead(
  wav: Buffer,
  sound: { format: number; channels: number; sampleBytes: number; rate: number; bytes: number },
): void {
  const { format, channels, sampleBytes, rate, bytes } = sound;
  wav.write("RIFF", 0);
  wav.writeUInt32LE(atMost(LARGEST_LONG, WAV_HEAD - 8 + bytes), 4);
  wav.write("WAVEfmt ", 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(format, 20);
  wav.writeUInt16LE(channels, 22);
  wav.writeUInt32LE(atMost(LARGEST_LONG, rate), 24);
  wav.writeUInt32LE(atMost(LARGEST_LONG, rate * channels * sampleBytes), 28);
  wav.writeUInt16LE(atMost(LARGEST_SHORT, channels * sampleBytes), 32);
  wav.writeUInt16LE(sampleBytes * 8, 34);
  wav.write("data", 36);
  wav.writeUInt32LE(atMost(LARGEST_LONG, bytes), 40);
}
