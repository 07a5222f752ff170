import { FADE_MS } from "../sound/fader.ts";

/** Time constant of a fade that ends within `FADE_MS`, seconds. */
const FADE = FADE_MS / 1000 / 5;
/**
 * Seconds by which a start is scheduled ahead: scheduled for now, the two sounds could start in different audio blocks.
 */
export const AHEAD = 0.05;

/** Two sounds that play in sync, to the sample. */
export interface SoundPair {
  /** Length of each, seconds. */
  durations: readonly [number, number];
  /** Starts both in `AHEAD` seconds, at the position that another sound, now at `position`, will have then. */
  play(position: number): void;
  /** Fades out. */
  stop(): void;
  /** Stops and releases both. */
  close(): void;
  /** Current position of both in seconds; null while they are silent. */
  position(): number | null;
  /** Fades to a level for each, 0 to 1. */
  setLevels(levels: readonly [number, number]): void;
}

/**
 * Fetches and decodes two full sounds; call it in the listener's gesture, which browsers require. Rejects when one of
 * them cannot be loaded or decoded, the browser has no Web Audio, or `signal` aborts.
 */
export async function loadPair(urls: readonly [string, string], signal: AbortSignal): Promise<SoundPair> {
  const context = new AudioContext();
  // Safari starts suspended even in a gesture; we check the result once both sounds are loaded.
  context.resume().catch(() => undefined);
  const load = async (url: string) => {
    const answer = await fetch(url, { signal });
    if (!answer.ok) throw new Error(`${url} answers ${answer.status}`);
    const sound = await context.decodeAudioData(await answer.arrayBuffer());
    signal.throwIfAborted();
    return sound;
  };
  try {
    const pair = await Promise.all(urls.map(load));
    if (context.state !== "running") throw new Error("The browser lets nothing sound");
    return pairOf(context, pair);
  } catch (error) {
    void context.close();
    throw error;
  }
}

function pairOf(context: AudioContext, pair: readonly AudioBuffer[]): SoundPair {
  const sounds = pair.map((buffer) => {
    const level = new GainNode(context, { gain: 0 });
    level.connect(context.destination);
    return { buffer, level };
  });
  let playing: { source: AudioBufferSourceNode; edge: GainNode }[] = [];
  /** Position minus the context's time. */
  let shift = 0;

  const stop = () => {
    const now = context.currentTime;
    for (const { source, edge } of playing) {
      edge.gain.setTargetAtTime(0, now, FADE);
      source.stop(now + FADE_MS / 1000);
    }
    playing = [];
  };

  return {
    durations: [pair[0]?.duration ?? 0, pair[1]?.duration ?? 0],
    play(position) {
      stop();
      const begin = context.currentTime + AHEAD;
      shift = position - heardTime(context);
      playing = sounds.map(({ buffer, level }) => {
        const source = new AudioBufferSourceNode(context, { buffer });
        const edge = new GainNode(context, { gain: 0 });
        edge.gain.setTargetAtTime(1, begin, FADE);
        source.connect(edge).connect(level);
        source.onended = () => edge.disconnect();
        source.start(begin, begin + shift);
        return { source, edge };
      });
    },
    stop,
    close() {
      stop();
      setTimeout(() => void context.close(), 2 * FADE_MS);
    },
    position: () => (playing.length > 0 ? heardTime(context) + shift : null),
    setLevels(levels) {
      for (const [i, { level }] of sounds.entries())
        level.gain.setTargetAtTime(levels[i] ?? 0, context.currentTime, FADE);
    },
  };
}

/** Returns the context time that is audible now: its current output reaches the loudspeakers later. */
function heardTime(context: AudioContext): number {
  const { contextTime = 0, performanceTime = 0 } = context.getOutputTimestamp();
  // None of it has been audible yet.
  if (contextTime === 0) return context.currentTime;
  return contextTime + (performance.now() - performanceTime) / 1000;
}
