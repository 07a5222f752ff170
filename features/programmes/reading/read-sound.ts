import { type AudioSample, AudioSampleSink, type InputAudioTrack } from "mediabunny";
import { LONGEST_PROGRAMME } from "#/contract/programme-uses.ts";
import { RATE } from "#/contract/sound/frames.ts";
import { packProgramme } from "#/contract/sound/programme-bytes.ts";
import { ProgrammePrinter } from "#/contract/sound/programme-printer.ts";
import { Resampler } from "#/contract/sound/resampler.ts";
import { LevelTrace } from "./level-trace.ts";
import type { ReadSound } from "./reading-messages.ts";
import { openSoundTrack } from "./sound-track.ts";
import { UnreadableProgramme } from "./unreadable-programme.ts";

/** Seconds of sound between two progress reports. */
const REPORT_EVERY = 10;
/**
 * Gaps between these lengths, in seconds, are filled with silence, so that the rest stays in sync. A shorter one does
 * not matter; a longer one is a wrong timestamp of the file and is ignored.
 */
const HOLE = 0.1;
const LONGEST_HOLE = 1_800;
/** Valid sample rates in hertz; a header with another one is wrong. */
const RATES = { least: 4_000, most: 384_000 };

/**
 * Measures the sound of a film or a mix piece by piece, so that hours of it need only some megabytes of memory. For a
 * truncated file, returns the part that exists. Calls `onProgress` with the seconds read and the declared total.
 * @throws {UnreadableProgramme}
 */
export async function readSound(
  file: Blob,
  onProgress: (seconds: number, declared: number | null) => void,
): Promise<ReadSound> {
  const { input, track } = await openSoundTrack(file);
  try {
    const declared = (await track.getDurationFromMetadata().catch(() => null)) ?? null;
    if (declared !== null && declared > LONGEST_PROGRAMME) throw new UnreadableProgramme("tooLong");
    const measures = new Measures();
    let reported = 0;
    for await (const sample of wholeSamples(track)) {
      using one = sample;
      measures.take(one);
      if (measures.seconds > LONGEST_PROGRAMME) throw new UnreadableProgramme("tooLong");
      if (measures.seconds - reported < REPORT_EVERY) continue;
      reported = measures.seconds;
      onProgress(reported, declared);
    }
    return { ...measures.end(), declared };
  } finally {
    input.dispose();
  }
}

/** Yields the samples of a track up to its end or truncation. */
async function* wholeSamples(track: InputAudioTrack): AsyncGenerator<AudioSample> {
  const samples = new AudioSampleSink(track).samples();
  try {
    while (true) {
      const next = await samples.next().catch(() => undefined);
      if (!next || next.done) return;
      yield next.value;
    }
  } finally {
    await samples.return();
  }
}

/** Accumulates all measurements of incoming sound. */
class Measures {
  /** Samples since the rate last changed, and seconds before that. */
  private count = 0;
  private before = 0;
  private readonly printer = new ProgrammePrinter();
  private readonly levels = new LevelTrace();
  private resampler = new Resampler(RATE, RATE);
  private rate = RATE;

  get seconds(): number {
    return this.before + this.count / this.rate;
  }

  take(sample: AudioSample): void {
    if (sample.sampleRate !== this.rate) this.changeRate(sample.sampleRate);
    const hole = sample.timestamp - this.seconds;
    if (hole > HOLE && hole < LONGEST_HOLE) this.push(new Float32Array(Math.round(hole * this.rate)));
    const mono = monoOf(sample);
    // Sound before the start of the programme is not part of it.
    const early = Math.min(mono.length, Math.max(0, Math.round(-sample.timestamp * this.rate)));
    this.push(mono.subarray(early));
  }

  end(): Omit<ReadSound, "declared"> {
    this.measure(this.resampler.end());
    if (this.seconds === 0) throw new UnreadableProgramme("damaged");
    const points = this.printer.end();
    if (points.frames.length === 0) throw new UnreadableProgramme("silent");
    const print = packProgramme(this.seconds, points);
    return { seconds: this.seconds, print, levels: this.levels.end() };
  }

  private push(mono: Float32Array): void {
    this.count += mono.length;
    this.measure(this.resampler.push(mono));
  }

  private measure(samples: Float32Array): void {
    this.printer.push(samples);
    this.levels.push(samples);
  }

  private changeRate(rate: number): void {
    if (!(rate >= RATES.least && rate <= RATES.most)) throw new UnreadableProgramme("damaged");
    this.measure(this.resampler.end());
    this.resampler = new Resampler(rate, RATE);
    this.before = this.seconds;
    this.count = 0;
    this.rate = rate;
  }
}

/** Mixes all channels to mono; an invalid value becomes silence. */
function monoOf(sample: AudioSample): Float32Array {
  const { numberOfFrames, numberOfChannels } = sample;
  const mono = new Float32Array(numberOfFrames);
  const channel = new Float32Array(numberOfFrames);
  const share = 1 / numberOfChannels;
  for (let planeIndex = 0; planeIndex < numberOfChannels; planeIndex++) {
    sample.copyTo(channel, { planeIndex, format: "f32-planar" });
    for (let i = 0; i < numberOfFrames; i++) {
      const value = channel[i] as number;
      mono[i] = (mono[i] as number) + (Math.abs(value) < 1e4 ? value : 0) * share;
    }
  }
  return mono;
}
