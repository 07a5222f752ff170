import { type Chord, nearestPitch } from "./chord.ts";
import { chordAt, FORCES, patternOf, type RawNote, type Scene, type Stroke, strokes } from "./scene.ts";
import { degreePitch } from "./tonality.ts";

/** Into the range by octaves. */
export function intoRange(pitch: number, low: number, high: number): number {
  let inside = pitch;
  while (inside < low) inside += 12;
  while (inside > high) inside -= 12;
  return inside;
}

/** The n-th chord tone upwards from the one nearest to `from`. */
function rung(chord: Chord, n: number, from: number): number {
  const ordered = chord.tones.map((tone) => (tone - chord.root + 12) % 12).toSorted((a, b) => a - b);
  const base = nearestPitch(chord.root, from);
  return base + 12 * Math.floor(n / ordered.length) + (ordered[n % ordered.length] ?? 0);
}

/** Broken chords: digits climb the ladder of chord tones. */
export function playArpeggio(scene: Scene): RawNote[] {
  const foot = scene.low + (scene.high - scene.low) * 0.25;
  return strokes(scene, patternOf(scene)).map((stroke) => {
    const { chord } = chordAt(scene.chords, stroke.beat);
    const pitch = intoRange(rung(chord, Number.parseInt(stroke.sign, 10), foot), scene.low, scene.high);
    return {
      beat: stroke.beat,
      beats: stroke.beats * (scene.layer.gate ?? 1.6),
      pitch,
      force: stroke.onBeat ? 0.74 : 0.58,
    };
  });
}

/** Bass lines: 1 root, 3 third, 5 fifth, 8 octave, 7 the tone below the octave, a approach to the next note. */
export function playBass(scene: Scene): RawNote[] {
  const found = strokes(scene, patternOf(scene));
  return found.map((stroke, i) => ({
    beat: stroke.beat,
    beats: stroke.beats * (scene.layer.gate ?? 0.92),
    pitch: bassPitch(scene, stroke, found[i + 1]),
    force: stroke.onBeat ? 0.82 : 0.68,
  }));
}

function bassPitch(scene: Scene, stroke: Stroke, next: Stroke | undefined): number {
  const { chord } = chordAt(scene.chords, stroke.beat);
  const root = intoRange(nearestPitch(chord.root, scene.low + 6), scene.low, scene.high);
  const third = chord.tones[1] === undefined ? 7 : (chord.tones[1] - chord.root + 12) % 12;
  const fifth = chord.tones[2] === undefined ? 7 : (chord.tones[2] - chord.root + 12) % 12;
  switch (stroke.sign) {
    case "3":
      return intoRange(root + third, scene.low, scene.high);
    case "5":
      return intoRange(root + fifth, scene.low, scene.high);
    case "8":
      return intoRange(root + 12, scene.low, scene.high);
    case "7":
      return intoRange(root + 10, scene.low, scene.high);
    case "a": {
      const following = chordAt(scene.chords, next?.beat ?? stroke.beat + stroke.beats).chord;
      const target = intoRange(nearestPitch(following.root, scene.low + 6), scene.low, scene.high);
      return target + (scene.random.chance(0.5) ? -1 : 2);
    }
    default:
      return root;
  }
}

/**
 * A figure of scale degrees over any chord: digits from the tonic up, letters A–G below it. Degrees that rub
 * against the chord by a semitone give way to the chord tone.
 */
export function playCell(scene: Scene): RawNote[] {
  const base = nearestPitch(scene.tonality.tonic, (scene.low + scene.high) / 2 - 5);
  return strokes(scene, patternOf(scene)).map((stroke) => {
    const digit = Number.parseInt(stroke.sign, 10);
    const degree = Number.isNaN(digit) ? 64 - stroke.sign.charCodeAt(0) : digit;
    const { chord } = chordAt(scene.chords, stroke.beat);
    const pitch = yielding(degreePitch(degree, scene.scale, base), chord);
    return {
      beat: stroke.beat,
      beats: stroke.beats * (scene.layer.gate ?? 0.95),
      pitch: intoRange(pitch, scene.low, scene.high),
      force: stroke.onBeat ? (FORCES.x ?? 0.7) : 0.58,
    };
  });
}

/** A pitch that clashes with a chord tone at a semitone becomes that tone. */
export function yielding(pitch: number, chord: Chord): number {
  const pitchClass = ((pitch % 12) + 12) % 12;
  if (chord.tones.includes(pitchClass)) return pitch;
  const up = chord.tones.includes((pitchClass + 1) % 12);
  const down = chord.tones.includes((pitchClass + 11) % 12);
  return up === down ? pitch : pitch + (up ? 1 : -1);
}
