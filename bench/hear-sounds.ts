/** Functions that `hearSounds` adds to a page, to detect when it makes a sound. */
interface SoundDetector {
  /** Waits for the next click. */
  arm(): Promise<void>;
  /** Returns milliseconds from that click to the first sample that is not silent. */
  afterPress(): Promise<number>;
  /** Returns the address of the sound that was loaded last. */
  address(): string;
}

declare global {
  interface Window {
    heard: SoundDetector;
  }
}

/**
 * Runs in a page before its own scripts. Routes every audio element through a worklet, whose clock times both the press
 * and the sound: a busy main thread does not distort the result.
 */
export function hearSounds(): void {
  const EAR = `registerProcessor("ear", class extends AudioWorkletProcessor {
    from = Infinity;
    constructor() {
      super();
      this.port.onmessage = ({ data }) => { this.from = data; };
    }
    process([input]) {
      if (currentTime >= this.from && input.some((channel) => channel.some((value) => Math.abs(value) > 1e-4))) {
        this.port.postMessage(currentTime);
        this.from = Infinity;
      }
      return true;
    }
  })`;
  const context = new AudioContext();
  const elements: HTMLAudioElement[] = [];
  const ear = context.audioWorklet
    .addModule(URL.createObjectURL(new Blob([EAR], { type: "text/javascript" })))
    .then(() => {
      const node = new AudioWorkletNode(context, "ear");
      node.connect(context.destination);
      return node;
    });
  window.Audio = new Proxy(window.Audio, {
    construct(target, args) {
      const element: HTMLAudioElement = Reflect.construct(target, args);
      elements.push(element);
      const source = context.createMediaElementSource(element);
      void ear.then((node) => source.connect(node));
      return element;
    },
  });
  let sounded: Promise<number> = Promise.resolve(Number.NaN);
  window.heard = {
    async arm() {
      const node = await ear;
      await context.resume();
      sounded = new Promise((resolve) => {
        document.addEventListener(
          "click",
          () => {
            const pressedAt = context.currentTime;
            node.port.onmessage = ({ data }) => resolve((data - pressedAt) * 1000);
            node.port.postMessage(pressedAt);
          },
          { capture: true, once: true },
        );
      });
    },
    afterPress: () => sounded,
    address: () => elements.find(({ currentSrc }) => currentSrc.includes("/media/"))?.currentSrc ?? "",
  };
}
