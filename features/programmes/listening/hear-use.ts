import { pause } from "#/features/player/actions.ts";
import { usePlayer } from "#/features/player/store.ts";
import { mediaUrl } from "#/lib/pages/media.ts";
import { useProgramme } from "../programme-store.ts";
import { playExcerpt } from "./excerpt.ts";
import type { HeardUse } from "./heard-use.ts";
import { SILENT, useListening } from "./listening-store.ts";

/** Seconds to play before and after a use, so that its edges can be judged in context. */
const AROUND = 1.5;
/** Seconds before the first sound, whose beginning would be lost without a delay. */
const BEGIN = 0.15;
/** Time constant of the switch between the sides, seconds: no click and no gap. */
const FADE = 0.01;

let leaving: AbortController | null = null;
let setSide: (() => void) | null = null;

/**
 * Plays a use in its programme, with a little context, from `from` on; the recording plays along muted, ready for the
 * switch.
 */
export function hearUse(use: HeardUse, src: string | undefined, from = use.start - AROUND): void {
  const { file, heard } = useProgramme.getState();
  silence();
  if (!file || !heard) return;
  if (usePlayer.getState().playing) pause();
  const own = new AbortController();
  leaving = own;
  const span = [Math.max(0, from), Math.min(heard.seconds, use.end + AROUND)] as const;
  const context = new AudioContext();
  const sides = { programme: new GainNode(context), track: new GainNode(context) };
  for (const side of Object.values(sides)) side.connect(context.destination);
  setSide = () => {
    const { side } = useListening.getState();
    const { volume, muted } = usePlayer.getState();
    for (const name of ["programme", "track"] as const)
      sides[name].gain.setTargetAtTime(name === side && !muted ? volume : 0, context.currentTime, FADE);
  };
  useListening.setState({ ...SILENT, use: use.id, side: useListening.getState().side, at: span[0] });
  setSide();
  // Both play by this clock, in sync to the sample.
  const begun = context.currentTime + BEGIN;
  const at = (second: number) => begun + second - span[0];
  follow(context, begun - span[0], span[1], own.signal);
  own.signal.addEventListener(
    "abort",
    usePlayer.subscribe(({ playing }) => playing && silence()),
  );
  own.signal.addEventListener("abort", () => void context.close());
  playExcerpt(file, span, { context, into: sides.programme, at }, own.signal).catch(() => {
    if (!own.signal.aborted) useListening.setState({ failed: "programme" });
  });
  if (src)
    playRecording(use, src, { context, into: sides.track, at }, own.signal).then(
      () => useListening.setState({ hasTrack: true }),
      () => own.signal.aborted || useListening.setState({ failed: "track" }),
    );
}

/** Switches from the programme to the recording, or back, at the same position. */
export function switchSide(): void {
  useListening.setState(({ side }) => ({ side: side === "programme" ? "track" : "programme" }));
  setSide?.();
}

/** Stops the playback of a programme. */
export function silence(): void {
  leaving?.abort();
  leaving = null;
  setSide = null;
  useListening.setState(({ side }) => ({ ...SILENT, side }));
}

/** Updates the playing second until the end. */
function follow(context: AudioContext, shift: number, end: number, signal: AbortSignal): void {
  const look = () => {
    if (signal.aborted) return;
    const second = context.currentTime - shift;
    if (second >= end) return silence();
    useListening.setState({ at: Math.max(useListening.getState().at, second) });
    requestAnimationFrame(look);
  };
  look();
}

/** Plays the parts of a recording at their positions in the programme, at their speed there. */
async function playRecording(
  { parts, start, end, offset, speed }: HeardUse,
  src: string,
  { context, into, at }: { context: AudioContext; into: AudioNode; at: (second: number) => number },
  signal: AbortSignal,
): Promise<void> {
  const answer = await fetch(mediaUrl(src), { signal });
  if (!answer.ok) throw new Error(`${src} answers ${answer.status}`);
  const buffer = await context.decodeAudioData(await answer.arrayBuffer());
  signal.throwIfAborted();
  for (const part of parts.length > 0 ? parts : [{ start, end, offset }]) {
    const length = part.end - part.start;
    const begin = at(part.start);
    const late = Math.max(0, context.currentTime + FADE - begin);
    if (late >= length) continue;
    const source = new AudioBufferSourceNode(context, { buffer, playbackRate: speed });
    source.connect(into);
    source.start(begin + late, Math.max(0, part.offset + late * speed), (length - late) * speed);
  }
}
