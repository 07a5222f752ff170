import { type Evidence, NEAR_STRENGTH } from "./brief.ts";
import type { Read } from "./concept-figures.ts";
import type { BriefPart } from "./demands.ts";

const FIGURES: readonly Read["kind"][] = ["length", "tempo"];
/** Returns whether two concepts may be merged as alternatives: figures never, versions only with other versions. */
export const isMergeable = (one: BriefPart, other: BriefPart) =>
  one.mode === other.mode &&
  !FIGURES.includes(one.read.kind) &&
  !FIGURES.includes(other.read.kind) &&
  (one.read.kind === "version") === (other.read.kind === "version");

/** Merges a concept with its alternative («violon ou alto»): a track that meets either meets the merged concept. */
export function merged(one: BriefPart, other: BriefPart, text: string): BriefPart {
  const a = one.read;
  const b = other.read;
  const start = Math.min(one.start, other.start);
  const end = Math.max(one.end, other.end);
  const both = <T>(pick: (evidence: Evidence) => readonly T[]) => [...pick(a.evidence), ...pick(b.evidence)];
  const lists = <K extends "versions" | "tonalities" | "territories">(name: K) =>
    a[name] || b[name] ? { [name]: [...new Set([...(a[name] ?? []), ...(b[name] ?? [])])] } : {};
  return {
    ...one,
    start,
    end,
    words:
      one.mode === other.mode && one.start === other.start
        ? text.slice(start, end)
        : text.slice(one.start, end),
    read: {
      ...a,
      title: `${a.title} / ${b.title}`,
      titleFr: `${a.titleFr} / ${b.titleFr}`,
      leads: [...a.leads, ...b.leads],
      ...lists("versions"),
      ...lists("tonalities"),
      ...lists("territories"),
      weight: Math.max(a.weight, b.weight),
      leftOut: [...(a.leftOut ?? []), ...(b.leftOut ?? [])],
      evidence: {
        terms: both((evidence) => evidence.terms).sort((one, other) => other.strength - one.strength),
        against: [],
        territories: both((evidence) => evidence.territories),
        tonalities: both((evidence) => evidence.tonalities),
        writerIds: both((evidence) => evidence.writerIds),
        codes: both((evidence) => evidence.codes),
        tempo: a.evidence.tempo ?? b.evidence.tempo,
        texts: both((evidence) => evidence.texts),
        own: {
          terms: both(({ own }) => own.terms),
          territories: both(({ own }) => own.territories),
          texts: both(({ own }) => own.texts),
        },
      },
    },
  };
}

function isSameKey(one: Read, other: Read): boolean {
  const [tonalities, others] = [one.tonalities ?? [], other.tonalities ?? []];
  return (
    tonalities.length > 0 &&
    tonalities.length === others.length &&
    tonalities.every((tonality) => others.includes(tonality))
  );
}

/** Returns whether an idea means nothing that another one does not: “big band” beside “jazzy” also means brass. */
function meansNoMore({ evidence }: Read, other: Read): boolean {
  const near = new Set(other.evidence.terms.map(({ id, strength }) => (strength >= HINT ? id : null)));
  return evidence.terms.every(
    ({ id, strength, taxonomy }) => !isNearSound(strength, taxonomy) || near.has(id),
  );
}

/** Minimum strength with which an idea hints at a term. */
const HINT = 25;
const isNearSound = (strength: number, taxonomy: string) =>
  strength >= NEAR_STRENGTH && taxonomy === "instruments";

/** Returns whether two parts are the same concept, which counts once; a key has two names: “C# minor / Db minor”. */
export const isSame = (one: BriefPart, other: BriefPart) =>
  one.mode === other.mode &&
  one.read.kind === other.read.kind &&
  ((one.read.title === other.read.title && (one.read.kind !== "idea" || meansNoMore(other.read, one.read))) ||
    isSameKey(one.read, other.read));
