import type { Page } from "@playwright/test";

/** Position in a file at which a recorded sound was found, seconds, and how alike both are, 0 to 1. */
export interface Found {
  at: number;
  likeness: number;
}

/** Recorder inside a page: records its sound and finds it in files. Times are seconds since `start`. */
interface Recorder {
  start(): Promise<void>;
  now(): number;
  /** Delay between mixing a sound and its output; the clock of a mixed element does not include it. */
  lag(): number;
  /** Longest silence recorded between two times, seconds. */
  silence(from: number, to: number): Promise<number>;
  /** Searches the file at `url`, from `low` to `high` seconds, for the second recorded from `from` on. */
  find(url: string, from: number, low: number, high: number): Promise<Found>;
}

declare global {
  interface Window {
    recorder: Recorder;
  }
}

/**
 * Records everything that a page plays, by audio elements and Web Audio, in one mix. Call it before the page is opened;
 * its policy must allow worklets.
 */
export async function keepRecorder(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const TAPE = `registerProcessor("tape", class extends AudioWorkletProcessor {
      blocks = [];
      constructor() {
        super();
        this.port.onmessage = () => this.port.postMessage(this.blocks);
      }
      process([input]) {
        if (this.blocks.length === 0) this.port.postMessage(currentTime);
        const mono = new Float32Array(128);
        for (const channel of input) for (let i = 0; i < 128; i++) mono[i] += channel[i];
        this.blocks.push(mono);
        return true;
      }
    })`;
    /** Samples per second for the comparison: a tenth of a millisecond each. */
    const RATE = 11_025;
    const CLIP = RATE;
    const THINNED = 4;
    /** Level below which a sound counts as silent. */
    const SILENT = 1e-4;
    const context = new AudioContext({ sampleRate: THINNED * RATE });
    const mix = context.createGain();
    mix.connect(context.destination);
    // The page gets this context for all its own, with the mix as their output.
    Object.defineProperty(context, "destination", { value: mix });
    context.close = async () => {};
    window.AudioContext = new Proxy(window.AudioContext, { construct: () => context });
    window.Audio = new Proxy(window.Audio, {
      construct(target, args) {
        const element: HTMLAudioElement = Reflect.construct(target, args);
        context.createMediaElementSource(element).connect(mix);
        return element;
      },
    });

    let tape: AudioWorkletNode;
    let begunAt = 0;
    /** Returns all samples from one time to another, once they are recorded. */
    const recorded = async (from: number, to: number) => {
      while (context.currentTime - begunAt < to + 0.1) await new Promise((then) => setTimeout(then, 50));
      const blocks = await new Promise<Float32Array[]>((resolve) => {
        tape.port.onmessage = ({ data }) => resolve(data);
        tape.port.postMessage("so far");
      });
      const whole = new Float32Array(blocks.length * 128);
      for (const [i, block] of blocks.entries()) whole.set(block, 128 * i);
      return whole.subarray(Math.round(from * context.sampleRate), Math.round(to * context.sampleRate));
    };
    const thinned = (samples: Float32Array) =>
      Float32Array.from({ length: Math.floor(samples.length / THINNED) }, (_, i) => {
        let sum = 0;
        for (let j = 0; j < THINNED; j++) sum += samples[THINNED * i + j] ?? 0;
        return sum / THINNED;
      });
    const files = new Map<string, Promise<Float32Array>>();
    const decoded = async (url: string) => {
      const file = await (await fetch(url)).arrayBuffer();
      const sound = await new OfflineAudioContext(1, 1, context.sampleRate).decodeAudioData(file);
      const mono = sound.getChannelData(0).slice();
      for (let channel = 1; channel < sound.numberOfChannels; channel++)
        for (const [i, value] of sound.getChannelData(channel).entries()) mono[i] = (mono[i] ?? 0) + value;
      return thinned(mono);
    };
    const product = (one: Float32Array, other: Float32Array) => {
      let sum = 0;
      for (let i = 0; i < CLIP; i++) sum += (one[i] as number) * (other[i] as number);
      return sum;
    };

    window.recorder = {
      async start() {
        const module = URL.createObjectURL(new Blob([TAPE], { type: "text/javascript" }));
        await context.audioWorklet.addModule(module);
        tape = new AudioWorkletNode(context, "tape");
        mix.connect(tape);
        begunAt = await new Promise((resolve) => {
          tape.port.onmessage = ({ data }) => resolve(data);
        });
      },
      now: () => context.currentTime - begunAt,
      lag: () => context.baseLatency + context.outputLatency,
      async silence(from, to) {
        let [longest, length] = [0, 0];
        for (const value of await recorded(from, to)) {
          length = Math.abs(value) < SILENT ? length + 1 : 0;
          longest = Math.max(longest, length);
        }
        return longest / context.sampleRate;
      },
      async find(url, from, low, high) {
        if (!files.has(url)) files.set(url, decoded(url));
        const file = (await files.get(url)) ?? new Float32Array();
        const heard = thinned(await recorded(from, from + 1.01));
        const energy = product(heard, heard);
        const last = Math.min(file.length - CLIP, Math.round(high * RATE));
        let best = { at: 0, likeness: 0 };
        for (let at = Math.max(0, Math.round(low * RATE)); at <= last; at++) {
          const there = file.subarray(at, at + CLIP);
          const likeness = product(heard, there) / Math.sqrt(energy * product(there, there) || 1);
          if (likeness > best.likeness) best = { at: at / RATE, likeness };
        }
        return best;
      },
    };
  });
}
