import { AudioBufferSink } from "mediabunny";
import { openSoundTrack } from "../reading/sound-track.ts";

/** Seconds of sound to decode ahead of playback. */
const AHEAD = 6;
/** Milliseconds between two checks whether more must be decoded. */
const POLL = 200;

/** Scheduled output: `at(second)` returns the context's time at which a second of the programme sounds. */
interface Output {
  context: AudioContext;
  into: AudioNode;
  at: (second: number) => number;
}

/**
 * Plays the programme from one second to another, decoding during playback: hours take no more memory than
 * seconds. Resolves at the end of the excerpt, or when `signal` aborts.
 */
export async function playExcerpt(
  file: Blob,
  [from, to]: readonly [number, number],
  { context, into, at }: Output,
  signal: AbortSignal,
): Promise<void> {
  const { input, track } = await openSoundTrack(file);
  const sources = new Set<AudioBufferSourceNode>();
  signal.addEventListener("abort", () => {
    for (const source of sources) source.stop();
  });
  try {
    for await (const { buffer, timestamp } of new AudioBufferSink(track).buffers(from, to)) {
      if (signal.aborted) return;
      const begin = at(timestamp);
      const late = Math.max(0, context.currentTime - begin, from - timestamp);
      // Decoded too late to be heard. It gets no source node, since `stop()` throws on one that never started.
      if (late >= buffer.duration) continue;
      const source = new AudioBufferSourceNode(context, { buffer });
      source.connect(into);
      source.start(begin + late, late);
      sources.add(source);
      source.onended = () => sources.delete(source);
      while (begin - context.currentTime > AHEAD && !signal.aborted) await pause(POLL);
    }
  } finally {
    input.dispose();
  }
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
