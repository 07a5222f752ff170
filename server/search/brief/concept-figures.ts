import type { Concept } from "#/contract/brief.ts";
import { wordOfVersion } from "#/contract/version-words.ts";
import { type Curve, type Evidence, FULL_STRENGTH, NO_EVIDENCE, type WeighedTerm } from "./brief.ts";
import type { SearchableFigure } from "./figures.ts";
import type { Leads, Range } from "./thesaurus.ts";
import { WEIGHTS } from "./weights.ts";

/** The meaning of a part: a concept without its position in the brief. */
export type Read = Pick<Concept, "kind" | "title" | "titleFr" | "reason" | "leads"> &
  Partial<Pick<Concept, "tempo" | "seconds" | "versions" | "tonalities" | "territories" | "instead">> & {
    evidence: Evidence;
    weight: number;
    /** Whether it sets a limit (see `Demand`). */
    isLimit?: boolean;
    /** Terms that are excluded together with it. */
    leftOut?: readonly WeighedTerm[];
  };

/** Distance outside the bounds at which the strength is zero: bpm for a tempo, share of the bound for a length. */
const TEMPO_REACH = 24;
const LENGTH_REACH = 0.6;
/** For each requested kind of version, the kinds that count for it. */
const KIN_VERSIONS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  underscore: { underscore: 100, "no-vocals": 50, instrumental: 50 },
  instrumental: { instrumental: 100, "no-vocals": 90, underscore: 60 },
  "no-vocals": { "no-vocals": 100, instrumental: 90, underscore: 60 },
  "no-drums": { "no-drums": 100 },
  stem: { stem: 100 },
  sting: { sting: 100 },
};
/** If an excluded concept leads to this term with at least this weight, versions of this kind leave it out. */
const LEFT_OUT = { slug: "drum-kit", weight: 0.8, kind: "no-drums" };
const NOMINAL_LENGTHS: Readonly<Record<string, Range>> = {
  "60": { from: 55, to: 65 },
  "30": { from: 27, to: 33 },
};
/** Version labels by kind; their translations exist in both languages. */
const VERSION_LABELS: Readonly<Record<string, string>> = {
  underscore: "Underscore",
  instrumental: "Instrumental",
  "no-vocals": "No vocals",
  "no-drums": "No drums",
  stem: "Stem",
  sting: "Sting",
};

export const kinVersions = (kinds: readonly string[]): Map<string, number> => {
  const strengths = new Map<string, number>();
  for (const kind of kinds)
    for (const [kin, strength] of Object.entries(KIN_VERSIONS[kind] ?? { [kind]: FULL_STRENGTH }))
      strengths.set(kin, Math.max(strength, strengths.get(kin) ?? 0));
  return strengths;
};

export const tempoCurve = ({ from, to }: Range): Curve => ({ from, to, reach: TEMPO_REACH });
export const lengthCurve = ({ from, to }: Range): Curve => ({
  from,
  to,
  reach: Math.max(5, Math.round((from ?? to ?? 60) * LENGTH_REACH)),
});

const rangeTitle = ({ from, to, about }: Range, unit: string): string => {
  if (about !== undefined) return `≈ ${about} ${unit}`;
  if (from === null) return `≤ ${to} ${unit}`;
  if (to === null) return `≥ ${from} ${unit}`;
  return from === to ? `${from} ${unit}` : `${from}–${to} ${unit}`;
};

const boundsOf = ({ from, to }: Range) => ({ from, to });

export const figureRead = (kind: "tempo" | "length", range: Range, reason: Concept["reason"]): Read => {
  const title = rangeTitle(range, kind === "tempo" ? "bpm" : "s");
  const about = { title, titleFr: title, reason, leads: [], weight: WEIGHTS[kind] };
  return kind === "tempo"
    ? {
        kind,
        ...about,
        tempo: boundsOf(range),
        isLimit: reason === "figure" && range.about === undefined,
        evidence: { ...NO_EVIDENCE, tempo: tempoCurve(range) },
      }
    : { kind, ...about, seconds: boundsOf(range), evidence: NO_EVIDENCE };
};

function keyRead(tonalities: string[], title: string, titleFr: string, reason: Concept["reason"]): Read {
  return {
    kind: "key",
    title,
    titleFr,
    reason,
    leads: [],
    tonalities,
    weight: WEIGHTS.key,
    evidence: { ...NO_EVIDENCE, tonalities },
  };
}

export function readFigure(figure: Exclude<SearchableFigure, { kind: "alike" }>): Read {
  if (figure.kind === "key")
    return keyRead(figure.tonalities, figure.tonalities[0] ?? "", figure.tonalities[0] ?? "", "figure");
  if (figure.kind === "code") return codeRead(figure);
  return figureRead(figure.kind, figure.range, "figure");
}

const codeRead = ({ title, codes, isUnknown }: Extract<SearchableFigure, { kind: "code" }>): Read => ({
  kind: "text",
  title,
  titleFr: title,
  reason: isUnknown ? "text" : "catalogue",
  leads: [],
  weight: WEIGHTS.code,
  evidence: { ...NO_EVIDENCE, codes },
});

/** Returns the meaning of a wish for kinds of version. */
export function versionRead(versions: readonly string[], reason: Concept["reason"]): Read {
  const [kind = ""] = versions;
  const label = VERSION_LABELS[kind] ?? kind;
  return {
    kind: "version",
    title: wordOfVersion(label, "en"),
    titleFr: wordOfVersion(label, "fr"),
    reason,
    leads: [],
    versions: [...versions],
    weight: WEIGHTS.version,
    evidence: NO_EVIDENCE,
  };
}

const PITCHES = [
  "C",
  "C#",
  "Db",
  "D",
  "D#",
  "Eb",
  "E",
  "F",
  "F#",
  "Gb",
  "G",
  "G#",
  "Ab",
  "A",
  "A#",
  "Bb",
  "B",
];

/** Returns the version, tempo, length or key that is the main meaning of the entries; null if there is none. */
export function figureOf(all: readonly Leads[]): Read | null {
  // An entry without terms decides. Without one, a version is not the meaning if another entry leads to a term first:
  // “weather bed” is a use.
  const pure = all.find(({ first, terms }) => first !== "term" && first !== "country" && terms.length === 0);
  const first = pure ?? all.find((leads) => leads.first !== "term" && leads.first !== "country");
  if (!first || (!pure && first.first === "version" && all.some((leads) => leads.first === "term")))
    return null;
  const { tempo, seconds, mode } = first;
  if (first.first === "tempo" && tempo) return figureRead("tempo", tempo, "thesaurus");
  if (first.first === "length" && seconds) return figureRead("length", seconds, "thesaurus");
  if (mode && first.first === "key") {
    const tonalities = PITCHES.map((pitch) => `${pitch} ${mode}`);
    const [title, titleFr] = mode === "minor" ? ["Minor", "Mineur"] : ["Major", "Majeur"];
    return keyRead(tonalities, title, titleFr, "thesaurus");
  }
  const versions = all.flatMap((leads) => (leads.first === "version" ? leads.versions : []));
  const nominal = versions.map((kind) => NOMINAL_LENGTHS[kind]).find((range) => range !== undefined);
  return nominal
    ? figureRead("length", nominal, "thesaurus")
    : versionRead([...new Set(versions)], "thesaurus");
}

/** Returns the kinds of version that lack the excluded thing, if there are any. */
export const versionsWithout = ({ leads }: Read): Pick<Read, "versions"> =>
  leads.some(({ slug, weight }) => slug === LEFT_OUT.slug && weight >= LEFT_OUT.weight)
    ? { versions: [LEFT_OUT.kind] }
    : {};
