import { RATE } from "#/contract/sound/frames.ts";

/** Level measurements per second. */
export const LEVELS_A_SECOND = 10;
const SAMPLES = RATE / LEVELS_A_SECOND;

/** Measures the loudness of incoming sound, mono at `RATE`: the root mean square of each tenth of a second. */
export class LevelTrace {
  private readonly levels: number[] = [];
  private sum = 0;
  private count = 0;

  push(samples: Float32Array): void {
    for (let i = 0; i < samples.length; i++) {
      this.sum += (samples[i] as number) ** 2;
      this.count += 1;
      if (this.count === SAMPLES) this.close();
    }
  }

  end(): Float32Array<ArrayBuffer> {
    if (this.count > 0) this.close();
    return Float32Array.from(this.levels);
  }

  private close(): void {
    this.levels.push(Math.sqrt(this.sum / this.count));
    this.sum = 0;
    this.count = 0;
  }
}
