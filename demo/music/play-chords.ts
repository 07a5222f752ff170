import { nearestPitch, voiceLead } from "./chord.ts";
import { FORCES, patternOf, type RawNote, type Scene, strokes, type TimedChord } from "./scene.ts";

/** Time between two strings of a strum, beats. */
const STRUM_SPREAD = 0.025;
const DEFAULT_VOICES = 3;

/** Voicings of all chords of a scene, each led from the one before. */
function voicings(scene: Scene): { timed: TimedChord; pitches: number[] }[] {
  const centre = (scene.low + scene.high) / 2;
  let last: number[] = [];
  return scene.chords.map((timed) => {
    last = voiceLead(timed.chord, scene.layer.voices ?? DEFAULT_VOICES, centre, last);
    return { timed, pitches: last };
  });
}

/** Block chords where the pattern strikes. */
export function playChords(scene: Scene, spread = 0): RawNote[] {
  const led = voicings(scene);
  return strokes(scene, patternOf(scene)).flatMap((stroke, index) => {
    const { pitches } = led.findLast(({ timed }) => timed.beat <= stroke.beat + 1e-6) ?? { pitches: [] };
    const upward = index % 2 === 0 ? pitches : pitches.toReversed();
    return upward.map((pitch, i) => ({
      beat: stroke.beat + i * spread,
      beats: stroke.beats * (scene.layer.gate ?? 0.9),
      pitch,
      force: (FORCES[stroke.sign] ?? 0.7) * (1 - 0.05 * i),
    }));
  });
}

/** The same, string after string, down and up in turn. */
export function playStrum(scene: Scene): RawNote[] {
  return playChords(scene, STRUM_SPREAD);
}

/** Chords held until the next, common tones tied by their very sameness. */
export function playPad(scene: Scene): RawNote[] {
  return voicings(scene).flatMap(({ timed, pitches }) =>
    pitches.map((pitch, i) => ({
      beat: timed.beat,
      beats: timed.beats * 0.99,
      pitch,
      force: 0.62 - 0.04 * i,
    })),
  );
}

/** Tonic and fifth held, struck again every four bars; the octave comes in when there is force for it. */
export function playDrone(scene: Scene): RawNote[] {
  const perBar = scene.grid.beats;
  const tonic = nearestPitch(scene.tonality.tonic, scene.low + 5);
  const pitches = [tonic, tonic + 7, ...(scene.intensity > 0.45 ? [tonic + 12] : [])];
  const notes: RawNote[] = [];
  for (let bar = 0; bar < scene.bars; bar += 4) {
    const beats = Math.min(4, scene.bars - bar) * perBar;
    for (const [i, pitch] of pitches.entries()) {
      notes.push({ beat: scene.startBeat + bar * perBar, beats, pitch, force: 0.6 - 0.08 * i });
    }
  }
  return notes;
}
