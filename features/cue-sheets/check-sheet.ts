import type { Cue, Programme } from "#/contract/cue-sheet.ts";
import { lengthOf } from "./cues/cue-length.ts";

/** Kinds of finding; each has a text under `cueSheet.check` in `messages/`. */
export type FindingCode =
  | "missing"
  | "noDate"
  | "noWriter"
  | "noLength"
  | "noOrigin"
  | "backwards"
  | "shares"
  | "isrc"
  | "iswc"
  | "ipi"
  | "beyondEnd"
  | "sameTwice"
  | "samePlace"
  | "noCue"
  | "noIpi";

/**
 * A problem of the sheet: an `error` would get it sent back, an `advice` would raise a question. `cue` is absent for
 * the programme's own data; `field` names the field, such as `writers.0.ipi` below a cue.
 */
export type Finding = { level: "error" | "advice"; cue?: string; field: string; code: FindingCode };

const ISRC = /^[A-Z]{2}-?[A-Z0-9]{3}-?\d{2}-?\d{5}$/i;
const ISWC = /^T[-.]?\d{3}\.?\d{3}\.?\d{3}[-.]?\d$/i;
const IPI = /^\d{9,11}$/;
const FULL_SHARE = 100;
/** Tolerates thirds written as 33.33 each, which add up to 99.99. */
const ROUNDING = 0.5;

const REQUIRED_FIELDS: readonly (keyof Programme)[] = ["title", "channel", "broadcastDate", "producer"];

/**
 * Checks a sheet against the requirements of broadcasters and societies (the fields that the published forms of BBC,
 * S4C and SACEM have in common, without claiming to follow any of them). Returns the findings in the order of the
 * sheet.
 */
export function checkSheet(programme: Programme, cues: readonly Cue[]): Finding[] {
  const findings: Finding[] = REQUIRED_FIELDS.filter(
    (field) => String(programme[field] ?? "").trim() === "",
  ).map((field) => ({
    level: "error",
    field,
    code: "missing",
  }));
  if (programme.broadcastDate.trim() !== "" && !isDay(programme.broadcastDate)) {
    findings.push({ level: "error", field: "broadcastDate", code: "noDate" });
  }
  if (programme.duration === null) findings.push({ level: "advice", field: "duration", code: "missing" });
  if (cues.length === 0) findings.push({ level: "error", field: "cues", code: "noCue" });
  const cuesByStart = new Map<number, Cue[]>();
  for (const cue of cues) {
    findings.push(...checkCue(cue));
    if (programme.duration !== null && (lengthOf(cue) ?? 0) > programme.duration) {
      findings.push({ level: "error", cue: cue.id, field: "duration", code: "beyondEnd" });
    }
    if (cue.start === null) continue;
    const before = cuesByStart.get(cue.start) ?? [];
    findings.push(...checkPlace(cue, before));
    cuesByStart.set(cue.start, [...before, cue]);
  }
  return findings;
}

function checkCue(cue: Cue): Finding[] {
  const findings: Finding[] = [];
  const report = (level: Finding["level"], field: string, code: FindingCode) =>
    findings.push({ level, cue: cue.id, field, code });
  if (cue.title.trim() === "") report("error", "title", "missing");
  checkParties(cue, report);
  if (cue.origin === "unknown") report("error", "origin", "noOrigin");
  if (cue.origin === "library") {
    if (cue.reference.trim() === "") report("error", "reference", "missing");
    if (cue.label.trim() === "") report("advice", "label", "missing");
  }
  if (cue.isrc.trim() !== "" && !ISRC.test(cue.isrc.trim())) report("error", "isrc", "isrc");
  if (cue.iswc.trim() !== "" && !ISWC.test(cue.iswc.trim())) report("error", "iswc", "iswc");
  if (cue.start !== null && cue.end !== null && cue.end <= cue.start) report("error", "end", "backwards");
  else if (lengthOf(cue) === null) report("error", "duration", "noLength");
  return findings;
}

/** Returns the findings about a cue's place; `before` contains the earlier cues that start at the same frame. */
function checkPlace(cue: Cue, before: readonly Cue[]): Finding[] {
  const found = (level: Finding["level"], code: FindingCode): Finding[] => [
    { level, cue: cue.id, field: "start", code },
  ];
  const endsAlike = (one: Cue) => cue.end !== null && one.end === cue.end;
  const same = before.filter(({ track, title }) => (track ?? title) === (cue.track ?? cue.title));
  // Two declarations of one use would be paid twice.
  if (same.some(endsAlike)) return found("error", "sameTwice");
  if (same.length > 0) return found("advice", "sameTwice");
  return before.some(endsAlike) ? found("advice", "samePlace") : [];
}

type Report = (level: Finding["level"], field: string, code: FindingCode) => void;

function checkParties(cue: Cue, report: Report): void {
  if (!cue.writers.some(({ name }) => name.trim() !== "")) report("error", "writers", "noWriter");
  if (cue.publishers.length === 0 && cue.origin !== "live") report("advice", "publishers", "missing");
  for (const side of ["writers", "publishers"] as const) {
    const shares = cue[side].map(({ share }) => share);
    const sum = shares.reduce<number>((total, share) => total + (share ?? 0), 0);
    // Without any declared share, all parties share equally by custom; otherwise the shares must add up to 100.
    if (shares.some((share) => share !== null) && Math.abs(sum - FULL_SHARE) > ROUNDING)
      report("error", side, "shares");
    for (const [index, { name, ipi }] of cue[side].entries()) {
      const field = `${side}.${index}`;
      if (name.trim() === "") report("error", `${field}.name`, "missing");
      if (ipi.trim() === "") {
        if (side === "writers") report("advice", `${field}.ipi`, "noIpi");
      } else if (!IPI.test(ipi.replace(/[\s.]/g, ""))) report("error", `${field}.ipi`, "ipi");
    }
  }
}

/** Whether `text` is a date that exists in the calendar, such as `2026-02-28`. */
function isDay(text: string): boolean {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  return date !== null && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
