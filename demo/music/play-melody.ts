import { nearestPitch } from "./chord.ts";
import { intoRange, yielding } from "./play-lines.ts";
import type { Random } from "./random.ts";
import { chordAt, type RawNote, type Scene } from "./scene.ts";
import { degreePitch } from "./tonality.ts";

/** A bar of tune: its rhythm, and how many scale steps each note moves from the one before. */
interface Motif {
  onsets: { step: number; length: number }[];
  moves: number[];
}

/** Statement, variation, answer, cadence over eight bars; four bars keep statement and cadence. */
const PHRASES: Record<number, string[]> = {
  8: ["m", "n", "m", "k", "m+", "n", "k-", "end"],
  4: ["m", "n", "m+", "end"],
  2: ["m", "end"],
};
const REST_AFTER_CADENCE = 0.75;
const GRACE_BEATS = 0.08;

function readCell(cell: string): Motif["onsets"] {
  const onsets: Motif["onsets"] = [];
  for (let step = 0; step < cell.length; step++) {
    if (cell[step] !== "x") continue;
    let length = 1;
    while (cell[step + length] === "-") length++;
    onsets.push({ step, length });
  }
  return onsets;
}

/** Mostly steps, some thirds, few leaps; a leap is answered by a step back. */
function inventMoves(count: number, random: Random): number[] {
  const moves: number[] = [];
  const rising = random.chance(0.6) ? 1 : -1;
  for (let i = 0; i < count; i++) {
    const last = moves.at(-1) ?? 0;
    const direction = Math.abs(last) >= 3 ? -Math.sign(last) : random.chance(0.68) ? rising : -rising;
    const turned = i > count / 2 ? -direction : direction;
    const size = random.chance(0.62) ? 1 : random.chance(0.55) ? 2 : random.chance(0.5) ? 0 : 3;
    moves.push(turned * size);
  }
  return moves;
}

function invent(scene: Scene): Record<"m" | "n" | "k", Motif> {
  const make = (): Motif => {
    const onsets = readCell(scene.themeRandom.pick(scene.cells));
    return { onsets, moves: inventMoves(onsets.length, scene.themeRandom) };
  };
  return { m: make(), n: make(), k: make() };
}

/** A theme over the scene: motifs stated, moved, answered, closed on a tone of the tonic chord. */
export function playMelody(scene: Scene): RawNote[] {
  const motifs = invent(scene);
  const perBar = scene.grid.beats * scene.grid.division;
  const middle = Math.round((scene.low + scene.high) / 2);
  const base = nearestPitch(scene.tonality.tonic, middle - 5);
  const home = scene.themeRandom.pick([0, 2, 2, 4].filter((degree) => degree < scene.scale.length));
  const notes: RawNote[] = [];
  let degree = home;
  for (let bar = 0; bar < scene.bars; ) {
    const left = scene.bars - bar;
    const length = left >= 8 ? 8 : left >= 4 ? 4 : left >= 2 ? 2 : 1;
    for (const token of PHRASES[length] ?? ["end"]) {
      const startBeat = scene.startBeat + bar * scene.grid.beats;
      if (token === "end") {
        notes.push(...cadence(scene, startBeat, degree, base, bar + 1 >= scene.bars));
        degree = home;
      } else {
        const motif = motifs[token[0] as "m" | "n" | "k"];
        if (token[0] === "m") degree = home;
        degree += token[1] === "+" ? 2 : token[1] === "-" ? -1 : 0;
        for (const [i, onset] of motif.onsets.entries()) {
          degree = Math.max(-4, Math.min(9, degree + (i === 0 ? 0 : (motif.moves[i] ?? 0))));
          notes.push(tone(scene, startBeat, onset, degree, base, notes.at(-1)?.pitch));
        }
      }
      bar++;
    }
  }
  const ornamented = notes.flatMap((note) => ornament(scene, note));
  const doubled = scene.layer.parallel ? notes.map((note) => below(scene, note, base)) : [];
  return [...ornamented, ...doubled].filter(
    (note) => note.beat < scene.startBeat + (scene.bars * perBar) / scene.grid.division,
  );
}

function tone(
  scene: Scene,
  startBeat: number,
  onset: { step: number; length: number },
  degree: number,
  base: number,
  before: number | undefined,
): RawNote {
  const beat = startBeat + onset.step / scene.grid.division;
  const { chord } = chordAt(scene.chords, beat);
  const strong = onset.step % (scene.grid.division * 2) === 0 || onset.length >= scene.grid.division;
  const plain = degreePitch(degree, scene.scale, base);
  const near = chord.tones.map((chordTone) => nearestPitch(chordTone, plain));
  const closest = near.toSorted((a, b) => Math.abs(a - plain) - Math.abs(b - plain))[0] ?? plain;
  const snapped = strong && Math.abs(closest - plain) <= 2 ? closest : yielding(plain, chord);
  // A tune that moves should be heard to move: chord tones must not glue neighbours together.
  const pitch = snapped === before && onset.step > 0 ? plain : snapped;
  return {
    beat,
    beats: (onset.length / scene.grid.division) * 0.95,
    pitch: intoRange(pitch, scene.low, scene.high),
    force:
      (strong ? 0.8 : 0.66) + 0.08 * Math.sin((Math.PI * (beat - scene.startBeat)) / (4 * scene.grid.beats)),
  };
}

/** One approach note and a long one; the last of a section lands on the tonic chord's root or third. */
function cadence(scene: Scene, startBeat: number, degree: number, base: number, last: boolean): RawNote[] {
  const { chord } = chordAt(scene.chords, startBeat);
  const near = degreePitch(degree, scene.scale, base);
  const goals = chord.tones.slice(0, last ? 2 : 3).map((chordTone) => nearestPitch(chordTone, near));
  const goal = goals.toSorted((a, b) => Math.abs(a - near) - Math.abs(b - near))[0] ?? near;
  return [
    {
      beat: startBeat,
      beats: scene.grid.beats * REST_AFTER_CADENCE,
      pitch: intoRange(goal, scene.low, scene.high),
      force: 0.72,
    },
  ];
}

/** A quick upper neighbour before long notes, where the style likes it. */
function ornament(scene: Scene, note: RawNote): RawNote[] {
  if (note.beats < 0.45 || !scene.random.chance(scene.layer.ornament ?? 0)) return [note];
  const step = scene.scale.includes((note.pitch + 1 - scene.tonality.tonic + 120) % 12) ? 1 : 2;
  const neighbour = note.pitch + step;
  return [
    { ...note, beats: GRACE_BEATS * 2, force: note.force * 0.8 },
    { ...note, beat: note.beat + GRACE_BEATS, beats: GRACE_BEATS, pitch: neighbour, force: note.force * 0.7 },
    { ...note, beat: note.beat + 2 * GRACE_BEATS, beats: note.beats - 2 * GRACE_BEATS },
  ];
}

/** The same note some scale steps lower, as two singers in thirds. */
function below(scene: Scene, note: RawNote, base: number): RawNote {
  let degree = 0;
  while (degreePitch(degree, scene.scale, base - 24) < note.pitch) degree++;
  const { chord } = chordAt(scene.chords, note.beat);
  const pitch = yielding(degreePitch(degree - (scene.layer.parallel ?? 2), scene.scale, base - 24), chord);
  return { ...note, pitch, force: note.force * 0.8 };
}
