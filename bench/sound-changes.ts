import { execFileSync } from "node:child_process";
import { createMp3Encoder } from "wasm-media-encoders";
import { foldToStereo, mixToMono, type Pcm, pcmLength } from "#/server/sound/measuring/pcm.ts";
import { hasProgram } from "./has-program.ts";

/** A change to a recording, made before it is searched for. */
export interface Change {
  name: string;
  change(pcm: Pcm): Pcm;
}

const TEXT =
  "Good evening, and welcome to this programme about the music of the world. Tonight we follow the river down to the sea, and listen to those who live beside it, who sing of the seasons, of harvests and of journeys. Stay with us for an hour of listening and of talk.";
const MOST_BYTES = 2 ** 30;

/** Returns the changes to test. Leaves out those for which `sox` or `espeak-ng` is missing, and says so. */
export function soundChanges(): Change[] {
  const sox = hasProgram("sox");
  const speech = sox && hasProgram("espeak-ng") ? spoken() : null;
  if (!sox) process.stdout.write("No sox: changes of tempo, pitch and band are left out.\n");
  if (!speech) process.stdout.write("No espeak-ng: speech is left out.\n");
  const effect = (name: string, ...effects: string[]) => ({
    name,
    change: (pcm: Pcm) => applySox(pcm, effects),
  });
  return [
    { name: "as it is", change: (pcm) => pcm },
    ...(speech
      ? [
          { name: "under speech 6 dB below it", change: (pcm: Pcm) => under(pcm, speech, -6) },
          { name: "under speech as loud", change: (pcm: Pcm) => under(pcm, speech, 0) },
        ]
      : []),
    ...(sox
      ? [
          effect("low-passed at 3 kHz", "lowpass", "3000", "lowpass", "3000"),
          effect("low-passed at 1 kHz", "lowpass", "1000", "lowpass", "1000"),
          effect("tempo +4 %", "tempo", "1.04"),
          effect("tempo −4 %", "tempo", "0.96"),
          effect("pitch +1 semitone", "pitch", "100"),
          effect("pitch −1 semitone", "pitch", "-100"),
        ]
      : []),
  ];
}

/** Encodes a sound as an mp3 of 64 kbit/s. */
export async function encodedSmall(pcm: Pcm): Promise<Uint8Array> {
  const { sampleRate, channels } = foldToStereo(pcm);
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate, channels: channels.length === 1 ? 1 : 2, bitrate: 64 });
  const first = encoder.encode(channels).slice();
  return new Uint8Array(Buffer.concat([first, encoder.finalize().slice()]));
}

const raw = (pcm: Pcm) => ["-t", "f32", "-r", String(pcm.sampleRate), "-c", String(pcm.channels.length), "-"];

function applySox(pcm: Pcm, effects: string[]): Pcm {
  const length = pcmLength(pcm);
  const count = pcm.channels.length;
  const interleaved = new Float32Array(length * count);
  for (const [c, channel] of pcm.channels.entries()) {
    // Leaves some headroom: sox clips samples above full scale.
    for (let i = 0; i < length; i++) interleaved[i * count + c] = (channel[i] as number) * 0.7;
  }
  const input = Buffer.from(interleaved.buffer);
  const output = run("sox", [...raw(pcm), ...raw(pcm), ...effects], input);
  const samples = new Float32Array(new Uint8Array(output).buffer);
  const channels = pcm.channels.map((_, c) =>
    Float32Array.from({ length: samples.length / count }, (__, i) => samples[i * count + c] as number),
  );
  return { sampleRate: pcm.sampleRate, channels };
}

function run(program: string, args: string[], input?: Buffer): Buffer {
  return execFileSync(program, args, { input, maxBuffer: MOST_BYTES, stdio: ["pipe", "pipe", "ignore"] });
}

const SPEECH_RATE = 44_100;

function spoken(): Float32Array {
  const wav = run("espeak-ng", ["--stdout", TEXT]);
  const output = run("sox", ["-t", "wav", "-", "-t", "f32", "-r", String(SPEECH_RATE), "-c", "1", "-"], wav);
  return new Float32Array(new Uint8Array(output).buffer);
}

const level = (samples: Float32Array) =>
  Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length);

/** Mixes speech over music; `decibels` is the level of the speech relative to the music. */
function under(pcm: Pcm, speech: Float32Array, decibels: number): Pcm {
  const gain = (level(mixToMono(pcm)) / level(speech)) * 10 ** (decibels / 20);
  const step = SPEECH_RATE / pcm.sampleRate;
  return {
    sampleRate: pcm.sampleRate,
    channels: pcm.channels.map((channel) =>
      channel.map(
        (value, i) => 0.5 * (value + gain * (speech[Math.floor(i * step) % speech.length] as number)),
      ),
    ),
  };
}
