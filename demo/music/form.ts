import type { SectionLabel } from "#/contract/section-labels.ts";
import type { TrackBrief, Version } from "./brief.ts";

/** How many beats a bar has, and into how many steps a beat is cut. */
export interface Grid {
  beats: number;
  division: number;
}

/** A section in whole bars. */
export interface Section {
  label: SectionLabel;
  startBar: number;
  bars: number;
  /** 0–1: how much plays here, and how hard. */
  intensity: number;
}

export interface Form {
  sections: Section[];
  /** Bars before the closing chord. */
  bars: number;
  barSeconds: number;
  /** Length of the sound, closing chord and ring-out included. */
  seconds: number;
}

/** Time kept after the last bar for the closing chord to ring. */
const RING_SECONDS = 2.8;
const STING_LIMITS = { shortest: 4, longest: 8 };

const WEIGHTS: Record<SectionLabel, number> = { intro: 1, a: 2, b: 2, a2: 2, b2: 2, bridge: 1.4, coda: 1 };
const INTENSITIES: Record<SectionLabel, number> = {
  intro: 0.36,
  a: 0.62,
  b: 0.82,
  a2: 0.88,
  b2: 1,
  bridge: 0.46,
  coda: 0.56,
};

/** Deals the bars that fit into the version's length out to its sections. */
export function planForm(track: TrackBrief, version: Version, grid: Grid): Form {
  const barSeconds = (grid.beats * 60) / track.bpm;
  if (version === "sting") return stingForm(barSeconds);
  const seconds = version === "60" ? 60 : version === "30" ? 30 : track.seconds;
  const labels = sectionsOf(track, version);
  const bars = Math.max(labels.length, Math.floor((seconds - RING_SECONDS) / barSeconds));
  return { sections: deal(labels, bars), bars, barSeconds, seconds };
}

function stingForm(barSeconds: number): Form {
  const fitting = Math.floor((STING_LIMITS.longest - RING_SECONDS) / barSeconds);
  const bars = Math.max(1, Math.min(2, fitting));
  const seconds = Math.max(STING_LIMITS.shortest, bars * barSeconds + RING_SECONDS);
  const sections: Section[] = [{ label: "coda", startBar: 0, bars, intensity: 1 }];
  return { sections, bars, barSeconds, seconds: Math.min(STING_LIMITS.longest + 1, seconds) };
}

/** Short forms keep the theme, one contrast and the ending. */
function sectionsOf(track: TrackBrief, version: Version): SectionLabel[] {
  if (version !== "60" && version !== "30") return track.sections;
  const has = (label: SectionLabel) => track.sections.includes(label);
  const contrast: SectionLabel = has("b") ? "b" : has("bridge") ? "bridge" : "a2";
  const middle: SectionLabel[] = ["a", contrast];
  if (version === "30") return [...middle, "coda"];
  return [...(has("intro") ? (["intro"] as const) : []), ...middle, "a2" as const, "coda" as const].filter(
    (label, i, all) => all.indexOf(label) === i,
  );
}

/** Largest remainders, in pairs of bars where there are enough of them: phrases come in even lengths. */
function deal(labels: SectionLabel[], bars: number): Section[] {
  const unit = bars >= labels.length * 4 ? 2 : 1;
  const units = Math.floor(bars / unit);
  const total = labels.reduce((sum, label) => sum + WEIGHTS[label], 0);
  const shares = labels.map((label) => Math.max(1, (units * WEIGHTS[label]) / total));
  const counts = shares.map(Math.floor);
  const order = labels.map((_, i) => i).sort((i, j) => rest(shares, j) - rest(shares, i) || i - j);
  for (let turn = 0; sum(counts) < units; turn++) bump(counts, order[turn % order.length], 1);
  while (sum(counts) > units) {
    const largest = counts.indexOf(Math.max(...counts));
    bump(counts, largest, -1);
  }
  const lengths = counts.map((count) => count * unit);
  bump(lengths, lengths.length - 1, bars - sum(lengths));
  let startBar = 0;
  return labels.map((label, i) => {
    const section = { label, startBar, bars: lengths[i] ?? 1, intensity: INTENSITIES[label] };
    startBar += section.bars;
    return section;
  });
}

function rest(shares: number[], i: number): number {
  return (shares[i] ?? 0) % 1;
}

function sum(counts: number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

function bump(counts: number[], index: number | undefined, by: number): void {
  if (index !== undefined) counts[index] = (counts[index] ?? 0) + by;
}
