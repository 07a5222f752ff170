import type { SectionLabel } from "#/contract/section-labels.ts";
import type { TrackBrief } from "./brief.ts";
import { parseProgression } from "./chord.ts";
import type { Form, Section } from "./form.ts";
import { Random } from "./random.ts";
import type { TimedChord } from "./scene.ts";
import type { Style } from "./style.ts";
import { parseTonality } from "./tonality.ts";

/** Which of the two themes rules in a section. */
export const THEME_OF: Record<SectionLabel, "a" | "b"> = {
  intro: "a",
  a: "a",
  a2: "a",
  coda: "a",
  b: "b",
  b2: "b",
  bridge: "b",
};

/** Chords of every section: theme a and theme b have their own, the bridge takes another turn of b. */
export function harmonise(
  style: Style,
  track: TrackBrief,
  form: Form,
  seed: number,
): Map<Section, TimedChord[]> {
  const tonality = parseTonality(track.tonality);
  const random = new Random(`${seed}/harmony`);
  const chosen = {
    a: random.pick(style.harmony[tonality.mode].a),
    b: random.pick(style.harmony[tonality.mode].b),
    bridge: random.pick(style.harmony[tonality.mode].b),
  };
  return new Map(
    form.sections.map((section) => {
      const text = section.label === "bridge" ? chosen.bridge : chosen[THEME_OF[section.label]];
      const bars = parseProgression(text, tonality);
      const chords: TimedChord[] = [];
      const span = style.chordBars ?? 1;
      for (let bar = 0; bar < section.bars; bar += span) {
        const inBar = bars[(bar / span) % bars.length] ?? [];
        const beats = (Math.min(span, section.bars - bar) * style.grid.beats) / inBar.length;
        const beat = (section.startBar + bar) * style.grid.beats;
        inBar.forEach((chord, i) => {
          chords.push({ beat: beat + i * beats, beats, chord });
        });
      }
      return [section, chords];
    }),
  );
}
