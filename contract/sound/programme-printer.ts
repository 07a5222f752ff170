import { type Constellation, constellationOf } from "./constellation.ts";
import { RATE } from "./frames.ts";
import { LONG_RATE, longFrames } from "./long-frames.ts";

/** Frames per slice, and margin on both sides, so that the result does not depend on the borders of slices. */
const SLICE = 60 * LONG_RATE;
const MARGIN = 32;
const HOP = RATE / LONG_RATE;

/**
 * Finds the points of a programme while its sound arrives, mono at `RATE`, in the same way as those of a query. Works
 * slice by slice, so that hours need little memory; runs in the browser and on the server.
 */
export class ProgrammePrinter {
  private readonly frames: number[] = [];
  private readonly steps: number[] = [];
  /** Samples that are still needed. */
  private pieces: Float32Array[] = [];
  /** Their number, and that of the samples before them, which were dropped. */
  private kept = 0;
  private dropped = 0;
  /** First frame of the next slice. */
  private next = 0;

  /** Adds the next samples; they are kept, not copied, until their slice has been analysed: do not change them. */
  push(more: Float32Array): void {
    this.pieces.push(more);
    this.kept += more.length;
    while (this.dropped + this.kept >= (this.next + SLICE + MARGIN) * HOP) this.look();
  }

  /** Analyses the remaining samples and returns all points. */
  end(): Constellation {
    const total = Math.max(1, Math.floor((this.dropped + this.kept) / HOP));
    while (this.next < total) this.look();
    return { frames: Uint32Array.from(this.frames), steps: Uint8Array.from(this.steps) };
  }

  private look(): void {
    const samples =
      this.pieces.length === 1 ? (this.pieces[0] as Float32Array) : together(this.pieces, this.kept);
    const first = Math.max(0, this.next - MARGIN);
    const end = this.next + SLICE;
    const seen = constellationOf(
      longFrames(samples.subarray(first * HOP - this.dropped, (end + MARGIN) * HOP - this.dropped)),
      "query",
    );
    for (let i = 0; i < seen.frames.length; i++) {
      const frame = first + (seen.frames[i] as number);
      if (frame < this.next || frame >= end) continue;
      this.frames.push(frame);
      this.steps.push(seen.steps[i] as number);
    }
    this.next = end;
    const past = Math.min(samples.length, (end - MARGIN) * HOP - this.dropped);
    this.pieces = [samples.subarray(past)];
    this.kept = samples.length - past;
    this.dropped += past;
  }
}

function together(pieces: readonly Float32Array[], length: number): Float32Array {
  const all = new Float32Array(length);
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}
