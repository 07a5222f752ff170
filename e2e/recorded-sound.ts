import type { Page } from "@playwright/test";
import { wavOf } from "#/tests/support/wav-of.ts";

declare global {
  interface Window {
    /** Loudness of the page's audio elements, block by block, 0 to 1. */
    loudness: number[];
    /** Length of a block, seconds. */
    blockSeconds: number;
  }
}

/** Records the loudness of the page's audio elements, by the clock of the sound. Call it before the page is opened. */
export async function recordLoudness(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const RECORDER = `registerProcessor("recorder", class extends AudioWorkletProcessor {
      process([input]) {
        this.port.postMessage(Math.max(0, ...(input[0] ?? []).map(Math.abs)));
        return true;
      }
    })`;
    const context = new AudioContext();
    window.loudness = [];
    window.blockSeconds = 128 / context.sampleRate;
    const recorder = context.audioWorklet
      .addModule(URL.createObjectURL(new Blob([RECORDER], { type: "text/javascript" })))
      .then(() => {
        const node = new AudioWorkletNode(context, "recorder");
        node.port.onmessage = ({ data }) => window.loudness.push(data);
        node.connect(context.destination);
        return node;
      });
    window.Audio = new Proxy(window.Audio, {
      construct(target, args) {
        const element: HTMLAudioElement = Reflect.construct(target, args);
        const source = context.createMediaElementSource(element);
        void recorder.then((node) => source.connect(node));
        return element;
      },
    });
  });
}

/** Returns a tone of 400 Hz that lasts a minute, as a WAV file of constant loudness. */
export function steadyTone(): Buffer {
  const sampleRate = 8_000;
  const tone = Float32Array.from(
    { length: 60 * sampleRate },
    (_, frame) => (16_000 / 32_767) * Math.sin((2 * Math.PI * 400 * frame) / sampleRate),
  );
  return Buffer.from(wavOf({ sampleRate, channels: [tone] }));
}
