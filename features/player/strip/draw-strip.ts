import WaveSurfer from "wavesurfer.js";
import { furrowBundlePolygons } from "#/contract/sound/furrow-bundle.ts";
import type { LoadedAnalysis } from "../load-analysis.ts";
import { audioElement } from "../sound/audio-element.ts";
import { usePlayer } from "../store.ts";
import { snapToPixel } from "./snap-to-pixel.ts";

/** Frequency lines of the player's bundle (looks §5). */
const LINES = 9;

/**
 * Draws the furrow bundle of a sound in `box` and keeps its played part in sync with the audio element; the colours
 * come from the box (`color`, and `--played`). Returns a function that removes it.
 */
export function drawStrip(box: HTMLElement, analysis: LoadedAnalysis): () => void {
  const element = audioElement();
  let wave: WaveSurfer | null = null;

  const create = () => {
    wave = WaveSurfer.create({
      container: box,
      media: element,
      duration: 1,
      peaks: [[0]],
      // WaveSurfer's style element contains its initial height: the page's policy allows exactly that text.
      height: 0,
      cursorWidth: 0,
      interact: false,
      hideScrollbar: true,
      renderFunction: (_, context) => drawFurrows(context, analysis),
      ...coloursOf(box),
    });
    wave.setOptions({ height: "auto" });
    // Its scale is the length of the audible sound, which may be another version than the element's.
    const duration = () => usePlayer.getState().duration || 1;
    wave.getDuration = duration;
    // It draws at every frame; an unchanged state is not painted again.
    wave.getCurrentTime = () => snapToPixel(element.currentTime / duration(), box.clientWidth) * duration();
  };
  // WaveSurfer takes the element's current address as its own source; without one it would empty the element.
  if (element.currentSrc) create();
  else element.addEventListener("loadstart", create, { once: true });

  const recolour = () => wave?.setOptions(coloursOf(box));
  const themes = new MutationObserver(recolour);
  themes.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  const system = window.matchMedia("(prefers-color-scheme: dark)");
  system.addEventListener("change", recolour);

  return () => {
    element.removeEventListener("loadstart", create);
    themes.disconnect();
    system.removeEventListener("change", recolour);
    wave?.destroy();
  };
}

function drawFurrows(context: CanvasRenderingContext2D, { energy, spectrum }: LoadedAnalysis): void {
  const ratio = Math.max(1, window.devicePixelRatio);
  const width = context.canvas.width / ratio;
  const height = context.canvas.height / ratio;
  context.save();
  context.scale(ratio, ratio);
  context.beginPath();
  for (const polygon of furrowBundlePolygons({ energy, spectrum, lines: LINES, width, height })) {
    context.moveTo(polygon[0] ?? 0, polygon[1] ?? 0);
    for (let i = 2; i < polygon.length; i += 2) context.lineTo(polygon[i] ?? 0, polygon[i + 1] ?? 0);
    context.closePath();
  }
  context.fill();
  context.restore();
}

/** A canvas does not support custom properties, so both colours are read from the box, resolved for its theme. */
function coloursOf(box: HTMLElement): { waveColor: string; progressColor: string } {
  const waveColor = getComputedStyle(box).color;
  box.style.color = "var(--played)";
  const progressColor = getComputedStyle(box).color;
  box.style.color = "";
  return { waveColor, progressColor };
}
