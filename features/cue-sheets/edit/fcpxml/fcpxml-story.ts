import { type FrameRate, framesIn } from "#/features/cue-sheets/time/timecode.ts";
import { type EditClip, MOST_CLIPS, MOST_STEPS, type Skipped, UnreadableEdit } from "../edit.ts";
import { joinRanges, overlap, type Range } from "../ranges.ts";
import { child, type XmlElement } from "../xml.ts";
import type { Asset } from "./fcpxml-assets.ts";
import { heldBy, SOUNDING, STORY, startOf, zeroOf } from "./fcpxml-held.ts";
import {
  heardPast,
  isOffAsWhole,
  lasting,
  loudRuleOf,
  ofAnySide,
  ofSide,
  type Place,
  partsOf,
  type Rule,
  rulesOf,
} from "./fcpxml-sound.ts";
import { seconds } from "./fcpxml-time.ts";
import { handlesOf } from "./fcpxml-transitions.ts";

/** Final Cut's compound clips reach about ten levels; the limit stops a file with a clip that contains itself. */
const DEEPEST = 40;

export type Walk = {
  clips: EditClip[];
  assets: ReadonlyMap<string, Asset>;
  /** Compound and multicam clips by id. */
  media: ReadonlyMap<string, XmlElement>;
  rate: FrameRate;
  skipped: Skipped;
  steps: number;
};
/** The effect of the surrounding clips on an element. */
export type Scope = {
  lane: string;
  /** The range that they show, in seconds of the project. */
  shown: Range;
  isOff: boolean;
  /** Innermost first. */
  rules: readonly (readonly Rule[])[];
  /** Whether it is a connected clip, outside the storyline of the clip that contains it. */
  isConnected: boolean;
  /** Whether a surrounding clip changes its speed: the audible moments are then unknown, and it counts throughout. */
  isRetimed: boolean;
  /** Seconds by which transitions make it audible before its start and after its end. */
  handles: Range;
  depth: number;
};

/** Takes the sounds of a container's elements, one after the other or at their own offsets. */
export function follow(
  elements: readonly XmlElement[],
  { at, origin }: Place,
  scope: Scope,
  walk: Walk,
): void {
  let next = at;
  for (const [index, element] of elements.entries()) {
    if (!STORY.has(element.name)) continue;
    const offset = seconds(element.attributes.offset);
    const start = offset === null ? next : at + offset - origin;
    const end = start + lengthOf(element, walk);
    const beside = [elements[index - 1], elements[index + 1]];
    const handles = handlesOf(beside, [start - at + origin, end - at + origin]);
    visit(element, start, { ...scope, handles }, walk);
    next = end;
  }
}

function lengthOf(element: XmlElement, { assets }: Walk): number {
  const { duration, ref } = element.attributes;
  const [active] = element.name === "audition" ? element.children : [];
  return seconds(duration ?? active?.attributes.duration) ?? assets.get(ref ?? "")?.duration ?? 0;
}

function visit(element: XmlElement, start: number, around: Scope, walk: Walk): void {
  walk.steps += 1;
  if (walk.steps > MOST_STEPS) throw new UnreadableEdit("tooManyClips");
  const { attributes, children } = element;
  const scope = { ...around, lane: attributes.lane ?? around.lane };
  if (element.name === "audition") {
    // The first choice is in use; the others are set aside.
    const choices = children.filter(({ name }) => STORY.has(name));
    for (const [index, choice] of choices.entries()) {
      visit(choice, start, { ...scope, isOff: scope.isOff || index > 0 }, walk);
    }
    return;
  }
  if (element.name === "spine") {
    follow(children, { at: start, origin: 0 }, scope, walk);
    return;
  }
  const origin = seconds(attributes.start) ?? startOf(walk.media.get(attributes.ref ?? "")) ?? 0;
  const holds = element.name === "clip" || element.name === "sync-clip";
  const isInside = (one: XmlElement) => holds && one.attributes.lane === undefined;
  const connected = children.filter((one) => !isInside(one));
  follow(connected, { at: start, origin }, { ...scope, isConnected: true }, walk);
  if (!SOUNDING.has(element.name)) return;
  sound(element, { at: start, origin }, scope, walk);
}

/** Takes the sound of a clip: its own, or that of the clips inside it. */
function sound(element: XmlElement, place: Place, scope: Scope, walk: Walk): void {
  const { attributes } = element;
  const from = seconds(attributes.audioStart) ?? place.origin - scope.handles[0];
  const until =
    seconds(attributes.audioDuration) ?? place.origin + lengthOf(element, walk) + scope.handles[1] - from;
  const heard: Range = [from, from + until];
  const own: Range = [place.at + heard[0] - place.origin, place.at + heard[1] - place.origin];
  const isOff = scope.isOff || isOffAsWhole(element);
  const loud = loudRuleOf(element, heard, place);
  const isRetimed = scope.isRetimed || child(element, "timeMap") !== undefined;
  const said = rulesOf(element, heard, place);
  const held = scope.depth < DEEPEST ? heldBy(element, heard, place, walk.media) : [];
  const settle = (rules: readonly Rule[], shown: Range | null) =>
    shown && scope.isRetimed ? rules.map((rule) => lasting(rule, shown)) : rules;
  if (held.length === 0) {
    const shown = shownOf(own, said, scope);
    const rest = shown && scope.isRetimed ? shown : own;
    const rules = [settle([loud], shown), ...scope.rules];
    take(
      element,
      place,
      { ...scope, rules, isOff, isRetimed },
      { shown, own: settle(said, shown), rest },
      walk,
    );
    return;
  }
  const settled = ofSide(scope.rules, scope.isConnected);
  const rest: Rule = { role: "", channels: null, side: null, heard: [own], isRest: true };
  for (const { elements, rules, loud: angleLoud, isOff: isAngleOff } of held) {
    const shown = shownOf(own, [...said, ...rules], scope);
    if (!shown) continue;
    const around = [angleLoud, [...said, ...rules, rest], [loud]];
    const inside = {
      ...{ ...scope, shown, isOff: isOff || isAngleOff, isConnected: false, isRetimed },
      ...{ handles: [0, 0] as const, depth: scope.depth + 1 },
      rules: [...around.map((all) => settle(all, shown)), ...settled.map(ofAnySide)],
    };
    // A storyline without an offset uses its clip's time, as that of a sequence uses the sequence's.
    const parts = elements.flatMap((one) =>
      one.name === "spine" && !one.attributes.offset ? one.children : one,
    );
    // Elements without an offset begin at the start of their container's time, not where the container was trimmed.
    const zero = zeroOf(element, parts, walk.media);
    follow(parts, { at: place.at + zero - place.origin, origin: zero }, inside, walk);
  }
}

/** Returns the visible range of a clip at `own`: its channels and roles may start earlier and end later. */
function shownOf(own: Range, rules: readonly Rule[], { shown, isRetimed }: Scope): Range | null {
  if (isRetimed) return shown;
  const all = [own, ...rules.flatMap(({ heard }) => heard)];
  return overlap(shown, [Math.min(...all.map(([from]) => from)), Math.max(...all.map(([, to]) => to))]);
}

/** Takes a clip without inner clips: in the ranges in which one of its sounds is heard, or whole and off. */
function take(
  element: XmlElement,
  { at, origin }: Place,
  scope: Scope,
  { shown, own, rest }: { shown: Range | null; own: readonly Rule[]; rest: Range },
  walk: Walk,
): void {
  const { attributes } = element;
  const asset = walk.assets.get(attributes.ref ?? "");
  if ((asset && !asset.hasSound) || (!asset && !attributes.name)) return;
  const name = attributes.name ?? asset?.name ?? "";
  if (!(lengthOf(element, walk) > 0)) walk.skipped.add(null, name);
  if (!shown) return;
  const around = ofSide(scope.rules, scope.isConnected);
  const count = asset?.channels ?? Number.POSITIVE_INFINITY;
  const parts = scope.isOff ? [] : partsOf(own, element, count, rest);
  const heard = joinRanges(
    parts.flatMap(({ part, heard: ranges }) =>
      heardPast(part, [[{ ...part, side: null, heard: ranges }], ...around], shown, count),
    ),
  );
  const ranges = heard.length > 0 ? heard : [shown];
  for (const [from, to] of ranges) {
    const [start, end] = [framesIn(from, walk.rate), framesIn(to, walk.rate)];
    if (end <= start) continue;
    walk.clips.push({
      name,
      file: asset?.file ?? "",
      folder: asset?.folder ?? "",
      reel: "",
      role: attributes.audioRole ?? attributes.role ?? "",
      channel: scope.lane,
      start,
      end,
      ...(!scope.isRetimed && { sourceIn: framesIn(origin + from - at, walk.rate) }),
      hasPicture: asset?.hasPicture ?? false,
      ...(heard.length === 0 && { isOff: true as const }),
    });
  }
  if (walk.clips.length > MOST_CLIPS) throw new UnreadableEdit("tooManyClips");
}
