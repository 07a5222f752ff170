import { create } from "zustand";
import { mediaUrl } from "#/lib/media.ts";
import { levelOf, setShare } from "../actions.ts";
import type { Playable } from "../playable.ts";
import { alignment } from "../sound/alignment.ts";
import { audioElement } from "../sound/audio-element.ts";
import { FADE_MS } from "../sound/fader.ts";
import { usePlayer } from "../store.ts";

/** How often the second sound is looked after, milliseconds. */
const LOOK_MS = 50;
const FADE_STEPS = 10;

interface Comparison {
  /** The version that the current sound is compared with. */
  other: Playable | null;
  /** Which of the two is heard. */
  heard: "current" | "other";
}
const NONE: Comparison = { other: null, heard: "current" };

export const useComparison = create<Comparison>(() => NONE);

/** The element of the second sound, made for the first comparison. */
let element: HTMLAudioElement | null = null;
let looking: ReturnType<typeof setInterval> | undefined;
let fading: ReturnType<typeof setInterval> | undefined;
let inStep = false;
/** What of the other sound is heard, 0 to 1. */
let share = 0;

/**
 * Plays another version of the current sound along with it, unheard, and goes over to it within a fade as soon as both
 * are at the same instant: there is no gap, in neither direction. Both go on together until `endComparison`.
 */
export function compareWith(other: Playable): void {
  if (!element) {
    element = new Audio();
    element.preload = "auto";
  }
  const { muted } = usePlayer.getState();
  hear("current");
  useComparison.setState({ other, heard: "other" });
  inStep = false;
  element.src = mediaUrl(other.src);
  element.muted = muted;
  element.volume = 0;
  element.load();
  element.currentTime = audioElement().currentTime;
  clearInterval(looking);
  looking = setInterval(look, LOOK_MS);
  look();
}

/** Goes over to the other one of the two. */
export function switchHeard(): void {
  const { other, heard } = useComparison.getState();
  if (!other) return;
  const next = heard === "current" ? "other" : "current";
  useComparison.setState({ heard: next });
  if (next === "current" || inStep) hear(next);
}

/** Stops the second sound; the first is heard again. */
export function endComparison(): void {
  clearInterval(looking);
  hear("current");
  element?.pause();
  useComparison.setState(NONE);
}

function look(): void {
  const main = audioElement();
  const { current, muted, playing } = usePlayer.getState();
  const { other, heard } = useComparison.getState();
  if (!element || !other || current?.id !== other.id || !main.src) {
    endComparison();
    return;
  }
  element.muted = muted;
  if (main.seeking || element.seeking || element.readyState < HTMLMediaElement.HAVE_FUTURE_DATA) return;
  if (!playing || main.paused) {
    element.pause();
    if (Math.abs(element.currentTime - main.currentTime) > 0.01) element.currentTime = main.currentTime;
    return;
  }
  if (element.paused) void element.play().catch(endComparison);
  const { seekTo, rate, isInStep } = alignment(main.currentTime, element.currentTime);
  // What is heard is left as it is while it is near enough: a change of rate would be audible.
  if (inStep && share > 0 && seekTo === null) return;
  if (seekTo !== null) {
    hear("current");
    inStep = false;
    element.currentTime = seekTo;
    return;
  }
  element.playbackRate = rate;
  inStep = isInStep;
  if (inStep && heard === "other" && share === 0) hear("other");
}

/** Fades over to one of the two. */
function hear(which: Comparison["heard"]): void {
  clearInterval(fading);
  const { other } = useComparison.getState();
  const from = share;
  const to = which === "other" ? 1 : 0;
  let step = 0;
  const apply = () => {
    step += 1;
    share = from + ((to - from) * step) / FADE_STEPS;
    setShare(1 - share);
    if (element && other) element.volume = Math.min(1, levelOf(other) * share);
    if (step >= FADE_STEPS) clearInterval(fading);
  };
  if (from === to) return;
  fading = setInterval(apply, FADE_MS / FADE_STEPS);
}
