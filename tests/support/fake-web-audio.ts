import { vi } from "vitest";

/** Provides Web Audio, which jsdom lacks; a sound lasts as many seconds as its file has bytes. */
export function fakeWebAudio(): void {
  vi.stubGlobal("AudioContext", FakeContext);
  vi.stubGlobal("GainNode", FakeNode);
  vi.stubGlobal("AudioBufferSourceNode", FakeNode);
}

class FakeContext {
  state = "running";
  currentTime = 0;
  destination = {};
  async resume() {}
  async close() {}
  getOutputTimestamp() {
    return { contextTime: 0, performanceTime: 0 };
  }
  async decodeAudioData(bytes: ArrayBuffer) {
    return { duration: bytes.byteLength };
  }
}

class FakeNode {
  gain = { setTargetAtTime() {} };
  connect(next: unknown) {
    return next;
  }
  disconnect() {}
  start() {}
  stop() {}
}
