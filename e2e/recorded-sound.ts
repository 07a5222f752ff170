import type { Page } from "@playwright/test";

declare global {
  interface Window {
    /** How loud the audio elements of the page were, block after block, 0 to 1. */
    loudness: number[];
    /** Length of a block, seconds. */
    blockSeconds: number;
  }
}

/** Records from now on how loud the audio elements of a page sound, by the clock of the sound; before it is opened. */
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

/** A tone of 400 Hz that lasts a minute, as a WAV: as loud at every moment. */
export function steadyTone(): Buffer {
  const rate = 8_000;
  const data = Buffer.alloc(60 * rate * 2);
  for (let frame = 0; frame < data.length / 2; frame++)
    data.writeInt16LE(Math.round(16_000 * Math.sin((2 * Math.PI * 400 * frame) / rate)), frame * 2);
  const head = Buffer.alloc(44);
  head.write("RIFF", 0);
  head.writeUInt32LE(36 + data.length, 4);
  head.write("WAVEfmt ", 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write("data", 36);
  head.writeUInt32LE(data.length, 40);
  return Buffer.concat([head, data]);
}
