import { EncodedPacketSink, type InputAudioTrack } from "mediabunny";
import { OpusDecoder } from "opus-decoder";
import type { Pcm } from "./pcm.ts";

const OPUS_RATE = 48_000;
/** Packets decoded at once: 20 s of sound, so that the decoder's own copies stay small. */
const BATCH = 1000;

/** Decodes an Opus track to mono or stereo at 48 kHz. Stops without an error where a truncated file ends. */
export async function decodeOpus(track: InputAudioTrack): Promise<Pcm> {
  const channels = (await track.getNumberOfChannels()) === 1 ? 1 : 2;
  const decoder = new OpusDecoder({ channels, streamCount: 1, coupledStreamCount: channels - 1 });
  await decoder.ready;
  try {
    const parts: Float32Array[][] = [];
    for await (const packets of packetBatches(track)) parts.push(decoder.decodeFrames(packets).channelData);
    return {
      sampleRate: OPUS_RATE,
      channels: Array.from({ length: channels }, (_, i) => joined(parts.map((part) => part[i]))),
    };
  } finally {
    decoder.free();
  }
}

async function* packetBatches(track: InputAudioTrack): AsyncGenerator<Uint8Array[]> {
  let batch: Uint8Array[] = [];
  const packets = new EncodedPacketSink(track).packets();
  while (true) {
    const next = await packets.next().catch(() => undefined);
    if (!next || next.done) break;
    batch.push(next.value.data);
    if (batch.length === BATCH) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}

function joined(parts: (Float32Array | undefined)[]): Float32Array {
  const all = new Float32Array(parts.reduce((sum, part) => sum + (part?.length ?? 0), 0));
  let at = 0;
  for (const part of parts) {
    if (!part) continue;
    all.set(part, at);
    at += part.length;
  }
  return all;
}
