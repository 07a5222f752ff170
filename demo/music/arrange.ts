import type { TrackBrief, Version } from "./brief.ts";
import { SUNG, VOICES, type Voice } from "./instruments.ts";
import type { Layer, Style } from "./style.ts";

/** A layer with the instrument that plays it. */
export interface CastLayer {
  layer: Layer;
  /** Slug of the instrument. */
  player: string;
  voice: Voice;
  /** The catalogue names this instrument for the track. */
  declared: boolean;
}

const ALL_LEAD_SECTIONS = ["a", "b", "a2", "b2", "bridge", "coda"] as const;
const RHYTHM_SECTION = new Set(["drums", "bass"]);

/**
 * Gives every layer of a style its player: a declared instrument that is still free, else one that already plays
 * (a pianist has two hands), else the style's own choice; layers nobody can play fall out.
 */
export function cast(style: Style, track: TrackBrief, version: Version): CastLayer[] {
  const taken = new Set<string>();
  const ensemble: CastLayer[] = [];
  for (const layer of style.layers) {
    const declared = layer.by.filter((slug) => track.instruments.includes(slug));
    const player = declared.find((slug) => !taken.has(slug)) ?? declared[0] ?? layer.or;
    const voice = player === undefined ? undefined : VOICES[player];
    if (player === undefined || !voice) continue;
    taken.add(player);
    ensemble.push({ layer, player, voice, declared: declared.length > 0 });
  }
  return forVersion(shareLead(ensemble), version);
}

/** A lone soloist plays the sections of the missing or identical second one too. */
function shareLead(ensemble: CastLayer[]): CastLayer[] {
  const leads = ensemble.filter(({ layer }) => layer.lead && layer.play === "melody");
  const soloists = new Set(leads.map(({ player }) => player));
  if (soloists.size > 1) return ensemble;
  const [first] = leads;
  return ensemble
    .filter((member) => !leads.includes(member) || member === first)
    .map((member) =>
      member === first ? { ...member, layer: { ...member.layer, only: [...ALL_LEAD_SECTIONS] } } : member,
    );
}

function forVersion(ensemble: CastLayer[], version: Version): CastLayer[] {
  const without = (leaveOut: (member: CastLayer) => boolean) => {
    const kept = ensemble.filter((member) => !leaveOut(member));
    // A track of tunes alone has no other form of itself.
    return kept.length > 0 ? kept : ensemble;
  };
  switch (version) {
    case "underscore":
      return without(({ layer }) => layer.lead === true);
    case "instrumental":
    case "no-vocals":
      return without(({ player }) => SUNG.has(player));
    case "no-drums":
      return without(({ layer }) => layer.play === "drums");
    case "stem":
      return ensemble.some(({ layer }) => layer.play === "drums")
        ? without(({ layer }) => !RHYTHM_SECTION.has(layer.play))
        : without(({ layer }) => layer.lead === true);
    default:
      return ensemble;
  }
}
