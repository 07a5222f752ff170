import { FORCES, type RawNote, type Scene, strokes } from "./scene.ts";

/** General MIDI percussion keys used by fills and accents. */
const CRASH = 49;
const SNARE = 38;
const TOMS = [50, 48, 45, 43];
const ACCENT_FROM = 0.62;
const CHANCE = 0.45;

/** Percussion lines: X hard, x, o soft, r two quick strokes, ? now and then. */
export function playDrums(scene: Scene): RawNote[] {
  const kits = scene.layer.kit ?? [];
  const kit = kits[scene.variant % Math.max(1, kits.length)] ?? {};
  const fill = fillBeats(scene);
  const notes: RawNote[] = [];
  for (const [key, pattern] of Object.entries(kit)) {
    const pitch = Number(key);
    for (const stroke of strokes(scene, pattern)) {
      if (stroke.beat >= fill.from && pitch !== 36) continue;
      if (stroke.sign === "?" && !scene.random.chance(CHANCE)) continue;
      const force = FORCES[stroke.sign] ?? 0.55;
      notes.push({ beat: stroke.beat, beats: stroke.beats, pitch, force });
      if (stroke.sign === "r") {
        notes.push({ beat: stroke.beat + stroke.beats / 2, beats: stroke.beats / 2, pitch, force: 0.4 });
      }
    }
  }
  return [...notes, ...fill.notes];
}

/** Kits lead into the next section by half a bar of toms, and open a strong one with a cymbal. */
function fillBeats(scene: Scene): { from: number; notes: RawNote[] } {
  const end = scene.startBeat + scene.bars * scene.grid.beats;
  const isKit = scene.layer.by.includes("drum-kit") || scene.layer.by.includes("drum-machine");
  if (!isKit || scene.intensity < ACCENT_FROM || scene.bars < 4) return { from: end, notes: [] };
  const from = end - Math.floor(scene.grid.beats / 2);
  const step = 1 / scene.grid.division;
  const notes: RawNote[] = [{ beat: scene.startBeat, beats: 2, pitch: CRASH, force: 0.7 }];
  const count = Math.round((end - from) / step);
  for (let i = 0; i < count; i++) {
    if (!scene.random.chance(0.75) && i % 2 === 1) continue;
    const drum = i < count / 3 ? SNARE : (TOMS[Math.floor((i / count) * TOMS.length)] ?? SNARE);
    notes.push({ beat: from + i * step, beats: step, pitch: drum, force: 0.55 + (0.35 * i) / count });
  }
  return { from, notes };
}
