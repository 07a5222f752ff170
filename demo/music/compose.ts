import { fnv1a } from "#/server/sound/covers/seeded-random.ts";
import { type CastLayer, cast } from "./arrange.ts";
import type { AlbumBrief, TrackBrief, Version } from "./brief.ts";
import { parseChord } from "./chord.ts";
import { closingNotes } from "./closing.ts";
import { type Form, planForm, type Section } from "./form.ts";
import { harmonise, THEME_OF } from "./harmonise.ts";
import { humanised } from "./humanise.ts";
import { playChords, playDrone, playPad, playStrum } from "./play-chords.ts";
import { playDrums } from "./play-drums.ts";
import { playArpeggio, playBass, playCell } from "./play-lines.ts";
import { playMelody } from "./play-melody.ts";
import { Random } from "./random.ts";
import type { RawNote, Scene, TimedChord } from "./scene.ts";
import type { Part, Score } from "./score.ts";
import type { Play, Style } from "./style.ts";
import { styleOf } from "./styles/style-of.ts";
import { parseTonality, SCALES } from "./tonality.ts";

const PLAYERS: Record<Play, (scene: Scene) => RawNote[]> = {
  melody: playMelody,
  chords: playChords,
  strum: playStrum,
  arpeggio: playArpeggio,
  bass: playBass,
  pad: playPad,
  drone: playDrone,
  cell: playCell,
  drums: playDrums,
};

/** Players come in one after another over this share of an introduction. */
const INTRO_SHARE = 0.75;
const LAST_NOTE_BEFORE_END = 0.5;
/** Notes this many beats before a bar line belong to the bar. */
const EARLY = 0.05;
const PHRASE_BARS = 8;
/** Layers from this intensity up may wait for the second half of the first theme. */
const LATE_FROM = 0.34;
/** Instruments the catalogue names come in earlier than those a style adds. */
const DECLARED_SHARE = 0.6;

/**
 * Writes a version of a track: same input, same score. Tempo, tonality, length and sections are those of the
 * brief; everything else is drawn from a seed made of the album's reference and the track's slug.
 */
export function compose(album: AlbumBrief, track: TrackBrief, version: Version): Score {
  const style = styleOf(album.style, track);
  const seed = fnv1a(`${album.reference}/${track.slug}`);
  const form = planForm(track, version, style.grid);
  const ensemble = cast(style, track, version);
  const harmony = harmonise(style, track, form, seed);
  const parts = ensemble.map((member, index) =>
    playPart({ style, track, form, seed, member, index, harmony, size: ensemble.length }),
  );
  return {
    bpm: track.bpm,
    seconds: form.seconds,
    sections: form.sections.map(({ label, startBar }) => ({ start: startBar * form.barSeconds, label })),
    room: style.room,
    parts,
  };
}

interface PartOrder {
  style: Style;
  track: TrackBrief;
  form: Form;
  seed: number;
  member: CastLayer;
  index: number;
  harmony: Map<Section, TimedChord[]>;
  size: number;
}

function playPart(order: PartOrder): Part {
  const { style, track, form, seed, member, index, harmony, size } = order;
  const { layer, player, voice } = member;
  const tonality = parseTonality(track.tonality);
  const scale = SCALES[new Random(`${seed}/scale`).pick(style.scales[tonality.mode])];
  const common = {
    layer,
    variant: seed >>> 4,
    grid: style.grid,
    tonality,
    scale,
    low: layer.low ?? voice.low,
    high: layer.high ?? voice.high,
  };
  const drive = 0.35 + 0.7 * track.energy;
  const raw: (RawNote & { level: number })[] = [];
  for (const section of form.sections) {
    const level = Math.min(1, section.intensity * drive);
    if (!playsIn(member, section, level)) continue;
    const theme = THEME_OF[section.label];
    const scene: Scene = {
      ...common,
      label: section.label,
      chords: harmony.get(section) ?? [],
      startBeat: section.startBar * style.grid.beats,
      bars: section.bars,
      intensity: level,
      cells: theme === "b" ? (style.cellsB ?? style.cells) : style.cells,
      themeRandom: new Random(`${seed}/theme/${theme}`),
      random: new Random(`${seed}/${index}/${section.label}`),
    };
    const silent = silences(member, section, index / size, scene.random);
    for (const note of PLAYERS[layer.play](scene)) {
      const bar = Math.floor((note.beat - scene.startBeat + EARLY) / style.grid.beats);
      if (!silent(bar)) raw.push({ ...note, level: section.intensity });
    }
  }
  const tonicChord = parseChord(tonality.mode === "minor" ? "i" : "I", tonality);
  const last = form.sections.at(-1);
  const lastLevel = Math.min(1, (last?.intensity ?? 1) * drive);
  if (last && playsIn(member, last, lastLevel)) {
    raw.push(
      ...closingNotes(common, tonicChord, form, style.grid.beats, track.bpm).map((note) => ({
        ...note,
        level: last.intensity,
      })),
    );
  }
  return {
    name: `${player}: ${layer.play}`,
    program: layer.program ?? voice.program,
    drums: voice.drums === true,
    level: layer.level ?? 0,
    pan: layer.pan ?? 0,
    reverb: layer.reverb ?? 0.35,
    swell: voice.sustained === true && layer.play !== "chords",
    notes: humanised(raw, {
      style,
      layer,
      bpm: track.bpm,
      random: new Random(`${seed}/${index}/hand`),
    }).filter(
      // Echoes of the closing chord would only be cut by the fade.
      ({ at }) => at < form.seconds - LAST_NOTE_BEFORE_END,
    ),
  };
}

/**
 * Bars in which a layer keeps quiet although its section has it: waiting for its entry, opening a bridge without
 * rhythm, or leaving a breath at the end of a phrase.
 */
function silences(
  { layer }: CastLayer,
  section: Section,
  place: number,
  random: Random,
): (bar: number) => boolean {
  const { label, bars } = section;
  if (layer.lead) return () => false;
  if (label === "intro") return (bar) => bar < Math.floor(place * bars * INTRO_SHARE);
  const rhythm = layer.play === "drums" || layer.play === "bass";
  if (label === "bridge" && rhythm) return (bar) => bar < bars / 2;
  if (label === "coda" && layer.play === "drums") return (bar) => bar >= bars / 2 && bars > 2;
  const late = label === "a" && (layer.from ?? 0) >= LATE_FROM && bars >= 8 && random.chance(0.6);
  const breathing = bars >= PHRASE_BARS && layer.from !== undefined && random.chance(0.5);
  return (bar) => (late && bar < bars / 2) || (breathing && bar % PHRASE_BARS === PHRASE_BARS - 1);
}

function playsIn({ layer, declared }: CastLayer, section: Section, level: number): boolean {
  if (layer.lead && section.label === "intro") return false;
  if (layer.only && !layer.only.includes(section.label)) return false;
  return level >= (layer.from ?? 0) * (declared ? DECLARED_SHARE : 1);
}
