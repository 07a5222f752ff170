import { ID3_HEAD, id3Length } from "./id3-length.ts";

const FORMS = new Set(["RIFF", "RF64", "BW64"]);
const FORM_HEAD = 12;
const CHUNK_HEAD = 8;
/** Placeholder for a size stored elsewhere (RF64) or never known (streams). */
const UNKNOWN = 0xffff_ffff;
/** Far more than any wav has: a file of headers alone would otherwise create an object per eight bytes. */
const MOST_CHUNKS = 1_000;
/** Four printable characters. */
const NAME = /^[\x20-\x7e]{4}$/;
const FORMAT_BYTES = 16;
/** `WAVE_FORMAT_PCM`, `WAVE_FORMAT_ALAW` and `WAVE_FORMAT_MULAW`. */
const PCM = 1;
const G711 = new Set([6, 7]);
/** `WAVE_FORMAT_MPEGLAYER3`: an mp3 in a wav. */
const MP3 = 0x55;

interface Chunk {
  name: string;
  body: Buffer;
  /** Size that the file declares; larger than the body if the file ends early. */
  size: number;
}

/**
 * Rewrites a wav that decoders refuse although players read it: RF64 and BW64 (EBU Tech 3306, ITU-R BS.2088), a tag
 * before it, chunks of odd length without their padding, data before its format, sizes that a stream left open, samples
 * of 20 bits in three bytes, G.711 in a short format. Samples and other chunks stay unchanged; for an mp3 in a wav,
 * returns the mp3. Returns null for a wav without such irregularities or with more than a thousand chunks, and for
 * anything else.
 */
export function plainWav(bytes: Uint8Array): Uint8Array | null {
  const start = id3Length(bytes.subarray(0, ID3_HEAD));
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).subarray(start);
  const form = view.toString("latin1", 0, 4);
  if (!FORMS.has(form) || view.toString("latin1", 8, FORM_HEAD) !== "WAVE") return null;
  const found = chunksOf(view);
  if (!found) return null;
  const { chunks, isOdd } = found;
  const format = chunks.find(({ name, body }) => name === "fmt " && body.length >= FORMAT_BYTES);
  const data = chunks.find(({ name }) => name === "data");
  if (!format || !data) return null;
  if (format.body.readUInt16LE(0) === MP3) return data.body;
  const isBehind = chunks.indexOf(format) > chunks.indexOf(data);
  const repaired = repairedFormat(format.body);
  if (start === 0 && form === "RIFF" && !isOdd && !isBehind && !repaired) return null;
  const others = chunks.filter(
    (one) => one !== format && one !== data && one.name !== "ds64" && !isFalseTag(one.name, one.body),
  );
  return written([{ ...format, body: repaired ?? format.body }, data, ...others]);
}

function chunksOf(view: Buffer): { chunks: Chunk[]; isOdd: boolean } | null {
  const chunks: Chunk[] = [];
  let isOdd = false;
  let longData: number | null = null;
  let end = 0;
  for (let at = FORM_HEAD; at + CHUNK_HEAD <= view.length; ) {
    const name = view.toString("latin1", at, at + 4);
    const from = at + CHUNK_HEAD;
    const declared = view.readUInt32LE(at + 4);
    // Data without a chunk name after the samples is padding.
    if (end > 0 && !NAME.test(name)) break;
    const isOpen = name === "data" && (declared === UNKNOWN || (declared === 0 && !isChunk(view, from)));
    const size = isOpen ? (longData ?? view.length - from) : declared;
    const body = view.subarray(from, from + size);
    if (name === "ds64" && body.length >= 16) longData = Number(body.readBigUInt64LE(8));
    if (name === "data") end = from + body.length;
    const isPadded = size % 2 === 1 && (isChunk(view, from + size + 1) || !isChunk(view, from + size));
    isOdd ||= isOpen || (size % 2 === 1 && !isPadded) || isFalseTag(name, body);
    if (NAME.test(name)) chunks.push({ name, size, body });
    if (chunks.length > MOST_CHUNKS) return null;
    at = from + size + (isPadded ? 1 : 0);
  }
  return { chunks, isOdd: isOdd || view.readUInt32LE(4) + CHUNK_HEAD < end };
}

/** Returns whether a chunk can begin there: a name, and a size that fits into the file. */
function isChunk(view: Buffer, at: number): boolean {
  if (at + CHUNK_HEAD > view.length) return at === view.length;
  const name = view.toString("latin1", at, at + 4);
  return NAME.test(name) && (name === "data" || at + CHUNK_HEAD + view.readUInt32LE(at + 4) <= view.length);
}

/** A chunk named like a tag without its content, at which a demuxer stops. */
const isFalseTag = (name: string, body: Buffer) =>
  name.toLowerCase() === "id3 " && body.toString("latin1", 0, 3) !== "ID3";

/**
 * Returns a format that decoders accept: whole bytes per sample (20 bits are left-aligned in 24), and for G.711 an
 * extension length of zero; null if it needs no change.
 */
function repairedFormat(format: Buffer): Buffer | null {
  const coding = format.readUInt16LE(0);
  if (G711.has(coding) && format.length < FORMAT_BYTES + 2) return Buffer.concat([format, Buffer.alloc(2)]);
  const bits = format.readUInt16LE(14);
  const whole = (format.readUInt16LE(12) / format.readUInt16LE(2)) * 8;
  if (coding !== PCM || bits % 8 === 0 || bits > whole || ![8, 16, 24, 32].includes(whole)) return null;
  const copy = Buffer.from(format);
  copy.writeUInt16LE(whole, 14);
  return copy;
}

function written(chunks: readonly Chunk[]): Buffer {
  const parts = chunks.flatMap(({ name, body, size }) => {
    const head = Buffer.alloc(CHUNK_HEAD);
    head.write(name, 0, "latin1");
    head.writeUInt32LE(name === "data" ? Math.min(UNKNOWN, size) : body.length, 4);
    return [head, body, Buffer.alloc(body.length % 2)];
  });
  const head = Buffer.from("RIFF\0\0\0\0WAVE", "latin1");
  const bytes = Buffer.concat([head, ...parts]);
  bytes.writeUInt32LE(Math.min(UNKNOWN, bytes.length - CHUNK_HEAD), 4);
  return bytes;
}
