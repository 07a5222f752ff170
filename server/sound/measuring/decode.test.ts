import { readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { decodeAudio } from "./decode.ts";
import { encodeMp3 } from "./encode-mp3.ts";
import { integratedLoudness } from "./loudness.ts";
import { type Pcm, pcmSeconds } from "./pcm.ts";
import { sine } from "./test-signals.ts";

const fixture = (name: string) => join(import.meta.dirname, "fixtures", name);

function wav({ sampleRate, channels }: Pcm): Uint8Array {
  const length = channels[0]?.length ?? 0;
  const bytes = Buffer.alloc(44 + length * channels.length * 2);
  bytes.write("RIFF", 0);
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write("WAVEfmt ", 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(channels.length, 22);
  bytes.writeUInt32LE(sampleRate, 24);
  bytes.writeUInt32LE(sampleRate * channels.length * 2, 28);
  bytes.writeUInt16LE(channels.length * 2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write("data", 36);
  bytes.writeUInt32LE(bytes.length - 44, 40);
  for (let i = 0; i < length; i++) {
    for (const [c, channel] of channels.entries()) {
      bytes.writeInt16LE(Math.round((channel[i] ?? 0) * 32_767), 44 + 2 * (i * channels.length + c));
    }
  }
  return bytes;
}

/** Estimates the frequency from the upward zero crossings in the middle of the sound. */
function pitch({ sampleRate, channels }: Pcm): number {
  const all = channels[0] ?? new Float32Array();
  const middle = all.subarray(Math.round(all.length * 0.25), Math.round(all.length * 0.75));
  let crossings = 0;
  for (let i = 1; i < middle.length; i++) {
    if ((middle[i - 1] ?? 0) < 0 && (middle[i] ?? 0) >= 0) crossings++;
  }
  return (crossings * sampleRate) / middle.length;
}

const FRAME = 1152;

/** Adds a LAME info frame before an mp3: it declares the number of frames, and 1,152 samples of padding at each end. */
function withPadding(mp3: Uint8Array): Uint8Array {
  const size = Math.floor((144 * 192_000) / 44_100);
  const info = Buffer.alloc(size);
  info.set(mp3.subarray(0, 4));
  // Clears the padding bit.
  info.writeUInt8(info.readUInt8(2) & ~2, 2);
  info.write("Info", 36);
  info.writeUInt32BE(1, 40);
  info.writeUInt32BE(Math.floor(mp3.length / (size + 1)), 44);
  info.write("LAME3.100", 48);
  info.writeUIntBE((FRAME << 12) | FRAME, 48 + 21, 3);
  return Buffer.concat([info, mp3]);
}

describe("decodeAudio", () => {
  it("reads back a wav at its own rate", async () => {
    const sound = await decodeAudio(wav(sine(440, -12, 1, 44_100)));
    expect([sound.sampleRate, sound.channels.length, sound.complete]).toEqual([44_100, 2, true]);
    expect(pcmSeconds(sound)).toBeCloseTo(1, 2);
    expect(pitch(sound)).toBeCloseTo(440, -1);
  });

  it("reads back its own mp3 with the same pitch, length and loudness", async () => {
    const sound = await decodeAudio(await encodeMp3(sine(440, -20, 3, 44_100)));
    expect(pitch(sound)).toBeCloseTo(440, -1);
    expect(pcmSeconds(sound)).toBeCloseTo(3, 0);
    expect(integratedLoudness(sound) ?? 0).toBeCloseTo(integratedLoudness(sine(440, -20, 3)) ?? 0, 0);
  });

  it.each(["tone.m4a", "tone.opus"])(
    "reads %s, whose index or codec the native decoder refuses",
    async (name) => {
      const sound = await decodeAudio(fixture(name));
      expect(pitch(sound)).toBeCloseTo(440, -1);
      expect(pcmSeconds(sound)).toBeCloseTo(1, 1);
    },
  );

  it("treats a short mp3 as complete although the decoder removes the padding that its header declares", async () => {
    const mp3 = await encodeMp3(sine(440, -12, 1, 44_100));
    const whole = await decodeAudio(withPadding(mp3));
    expect(pcmSeconds(whole)).toBeLessThan(0.98 * (pcmSeconds(await decodeAudio(mp3)) + FRAME / 44_100));
    expect(whole.complete).toBe(true);
    expect((await decodeAudio(withPadding(mp3).subarray(0, mp3.length * 0.8))).complete).toBe(false);
  });

  it("reads a truncated mp3 up to the cut", async () => {
    const whole = await encodeMp3(sine(440, -12, 4, 44_100));
    const sound = await decodeAudio(whole.subarray(0, whole.length / 2));
    expect(pcmSeconds(sound)).toBeGreaterThan(1.8);
    expect(pcmSeconds(sound)).toBeLessThan(2.2);
  });

  it("refuses an m4a cut before its index", async () => {
    const bytes = await readFile(fixture("tone.m4a"));
    await expect(decodeAudio(bytes.subarray(0, 5000))).rejects.toMatchObject({ reason: "damaged" });
  });

  it("ignores a wrong file extension", async () => {
    const path = join(tmpdir(), `sillon-${process.pid}.mp3`);
    await writeFile(path, wav(sine(440, -12, 1)));
    expect(pcmSeconds(await decodeAudio(path))).toBeCloseTo(1, 2);
  });

  it.each([
    { what: "nothing", bytes: new Uint8Array(), reason: "empty" },
    { what: "a text", bytes: Buffer.from("This is a letter, not a song.\n".repeat(50)), reason: "not-audio" },
    { what: "a picture", bytes: Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"), reason: "not-audio" },
    { what: "200 ms", bytes: wav(sine(440, -12, 0.2)), reason: "too-short" },
    { what: "silence", bytes: wav(sine(440, -120, 2)), reason: "silent" },
    { what: "a header alone", bytes: wav(sine(440, -12, 1)).subarray(0, 44), reason: "damaged" },
  ])("refuses $what as $reason", async ({ bytes, reason }) => {
    await expect(decodeAudio(bytes)).rejects.toMatchObject({ name: "UnreadableSoundError", reason });
  });
});

describe("encodeMp3", () => {
  it("has a constant bit rate: 192 kbit/s whatever the music", async () => {
    const bytes = await encodeMp3(sine(440, -12, 10, 44_100));
    expect((bytes.length * 8) / 10 / 1000).toBeCloseTo(192, -1);
  });

  it("folds six channels to two", async () => {
    const six = sine(440, -12, 1).channels[0] ?? new Float32Array();
    const sound = await decodeAudio(
      await encodeMp3({ sampleRate: 48_000, channels: Array.from({ length: 6 }, () => six) }),
    );
    expect(sound.channels).toHaveLength(2);
  });
});

it("does not lose samples to garbage collection", async () => {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  const { channels } = await decodeAudio(wav(sine(440, -12, 60)));
  const memory: Float32Array[] = [];
  for (let round = 0; round < 5; round++) {
    collect();
    await new Promise((then) => setTimeout(then, 5));
    memory.push(new Float32Array(3_000_000).fill(1));
  }
  const [samples = new Float32Array()] = channels;
  const energy = samples.reduce((sum, sample) => sum + sample * sample, 0);
  expect(10 * Math.log10((2 * energy) / samples.length)).toBeCloseTo(-12, 1);
});
