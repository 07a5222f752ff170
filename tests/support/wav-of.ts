import type { Pcm } from "#/server/sound/measuring/pcm.ts";

/** A sound as a 16-bit WAV, whose LIST chunk holds an old title that a delivery has to replace. */
export function wavOf({ sampleRate, channels }: Pcm): Uint8Array {
  const frames = channels[0]?.length ?? 0;
  const data = Buffer.alloc(frames * channels.length * 2);
  channels.forEach((channel, lane) => {
    channel.forEach((value, frame) => {
      data.writeInt16LE(Math.round(value * 32_767), (frame * channels.length + lane) * 2);
    });
  });
  const format = Buffer.alloc(16);
  format.writeUInt16LE(1, 0);
  format.writeUInt16LE(channels.length, 2);
  format.writeUInt32LE(sampleRate, 4);
  format.writeUInt32LE(sampleRate * channels.length * 2, 8);
  format.writeUInt16LE(channels.length * 2, 12);
  format.writeUInt16LE(16, 14);
  const chunk = (name: string, body: Buffer) => {
    const size = Buffer.alloc(4);
    size.writeUInt32LE(body.length);
    return Buffer.concat([Buffer.from(name), size, body]);
  };
  const old = chunk("LIST", Buffer.from("INFOINAM\x04\0\0\0Old\0"));
  const body = Buffer.concat([Buffer.from("WAVE"), chunk("fmt ", format), old, chunk("data", data)]);
  return chunk("RIFF", body);
}
