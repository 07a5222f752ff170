import {
  AdtsOutputFormat,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  type InputAudioTrack,
  Output,
} from "mediabunny";

/** Remuxes AAC packets to a plain ADTS stream, which any decoder reads from front to end. */
export async function remuxToAdts(track: InputAudioTrack): Promise<Uint8Array> {
  const target = new BufferTarget();
  const output = new Output({ format: new AdtsOutputFormat(), target });
  const source = new EncodedAudioPacketSource("aac");
  output.addAudioTrack(source);
  await output.start();
  const config = await track.getDecoderConfig();
  const packets = new EncodedPacketSink(track).packets();
  let first = true;
  while (true) {
    // Stops without an error: the packets before the end of a truncated file are worth keeping.
    const next = await packets.next().catch(() => undefined);
    if (!next || next.done) break;
    await source.add(next.value, first && config ? { decoderConfig: config } : undefined);
    first = false;
  }
  await output.finalize();
  return new Uint8Array(target.buffer ?? new ArrayBuffer(0));
}
