import { type FrameRate, framesIn } from "#/features/cue-sheets/time/timecode.ts";
import { MOST_CLIPS, MOST_STEPS, type Skipped, UnreadableEdit } from "../edit.ts";
import { joinRanges, type Range } from "../ranges.ts";
import type { NotedClip } from "../tables/people-in-notes.ts";
import { child, type XmlElement } from "../xml.ts";
import { type Asset, lengthOf } from "./fcpxml-assets.ts";
import {
  contentsOf,
  ELEMENTS_WITH_SOUND,
  TIMELINE_ELEMENTS,
  zeroOfContainer,
  zeroOfMedia,
} from "./fcpxml-contents.ts";
import { withMarkersIn } from "./fcpxml-markers.ts";
import {
  audibleUnder,
  componentsOf,
  forBothSides,
  isSwitchedOff,
  type Place,
  type Rule,
  rulesForSide,
  rulesOf,
  throughout,
  visibleRange,
  volumeRuleOf,
} from "./fcpxml-sound.ts";
import { seconds } from "./fcpxml-time.ts";
import { type Handles, handlesOf } from "./fcpxml-transitions.ts";

/** Final Cut's compound clips reach about ten levels; the limit stops a file with a clip that contains itself. */
const DEEPEST = 40;

export type Walk = {
  clips: NotedClip[];
  assets: ReadonlyMap<string, Asset>;
  /** Compound and multicam clips by id. */
  media: ReadonlyMap<string, XmlElement>;
  rate: FrameRate;
  skipped: Skipped;
  steps: number;
};
/** The effects of the surrounding clips on an element. */
export type Scope = {
  lane: string;
  /** Range in which they show it, in seconds of the project. */
  shown: Range;
  isOff: boolean;
  /** Rules of the surrounding clips, innermost first. */
  rules: readonly (readonly Rule[])[];
  /** Whether it is connected to the clip that contains it, outside that clip's storyline. */
  isConnected: boolean;
  /** Whether a surrounding clip changes its speed, so that it counts as audible throughout. */
  isRetimed: boolean;
  handles: Handles;
  depth: number;
};

/** Takes the sounds of a container's elements, which follow one another unless they have offsets. */
export function takeElements(
  elements: readonly XmlElement[],
  { at, origin }: Place,
  scope: Scope,
  walk: Walk,
): void {
  let next = at;
  for (const [index, element] of elements.entries()) {
    if (!TIMELINE_ELEMENTS.has(element.name)) continue;
    const offset = seconds(element.attributes.offset);
    const start = offset === null ? next : at + offset - origin;
    const end = start + lengthOf(element, walk.assets);
    const neighbours = [elements[index - 1], elements[index + 1]];
    const handles = handlesOf(neighbours, [start - at + origin, end - at + origin]);
    takeElement(element, start, { ...scope, handles }, walk);
    next = end;
  }
}

function takeElement(element: XmlElement, start: number, around: Scope, walk: Walk): void {
  walk.steps += 1;
  if (walk.steps > MOST_STEPS) throw new UnreadableEdit("tooManyClips");
  const { attributes, children } = element;
  const scope = { ...around, lane: attributes.lane ?? around.lane };
  if (element.name === "audition") {
    // The first choice is in use; the others are alternatives.
    const choices = children.filter(({ name }) => TIMELINE_ELEMENTS.has(name));
    for (const [index, choice] of choices.entries()) {
      takeElement(choice, start, { ...scope, isOff: scope.isOff || index > 0 }, walk);
    }
    return;
  }
  if (element.name === "spine") {
    takeElements(children, { at: start, origin: 0 }, scope, walk);
    return;
  }
  const origin = seconds(attributes.start) ?? zeroOfMedia(walk.media.get(attributes.ref ?? "")) ?? 0;
  const isContainer = element.name === "clip" || element.name === "sync-clip";
  const isContained = (one: XmlElement) => isContainer && one.attributes.lane === undefined;
  const connected = children.filter((one) => !isContained(one));
  takeElements(connected, { at: start, origin }, { ...scope, isConnected: true }, walk);
  if (!ELEMENTS_WITH_SOUND.has(element.name)) return;
  takeSound(element, { at: start, origin }, scope, walk);
}

/** Takes the sound of a clip, or of the clips inside it. */
function takeSound(element: XmlElement, place: Place, scope: Scope, walk: Walk): void {
  const { attributes } = element;
  const from = seconds(attributes.audioStart) ?? place.origin - scope.handles[0];
  const duration =
    seconds(attributes.audioDuration) ??
    place.origin + lengthOf(element, walk.assets) + scope.handles[1] - from;
  const heard: Range = [from, from + duration];
  const ownRange: Range = [place.at + heard[0] - place.origin, place.at + heard[1] - place.origin];
  const isOff = scope.isOff || isSwitchedOff(element);
  const volume = volumeRuleOf(element, heard, place);
  const isRetimed = scope.isRetimed || child(element, "timeMap") !== undefined;
  const ownRules = rulesOf(element, heard, place);
  const contents = scope.depth < DEEPEST ? contentsOf(element, heard, place, walk.media) : [];
  const forRetimed = (rules: readonly Rule[], shown: Range | null) =>
    shown && scope.isRetimed ? rules.map((rule) => throughout(rule, shown)) : rules;
  if (contents.length === 0) {
    const shown = visibleRange(ownRange, ownRules, scope);
    const rangeOfOtherChannels = shown && scope.isRetimed ? shown : ownRange;
    const rules = [forRetimed([volume], shown), ...scope.rules];
    takeClip(
      element,
      place,
      { ...scope, rules, isOff, isRetimed },
      { shown, ownRules: forRetimed(ownRules, shown), rangeOfOtherChannels },
      walk,
    );
    return;
  }
  const outerRules = rulesForSide(scope.rules, scope.isConnected);
  // The channels and roles that no other rule names are heard throughout the clip.
  const restRule: Rule = { role: "", channels: null, side: null, heard: [ownRange], isRest: true };
  for (const { elements, rules, volume: angleVolume, isOff: isAngleOff } of contents) {
    const shown = visibleRange(ownRange, [...ownRules, ...rules], scope);
    if (!shown) continue;
    const around = [angleVolume, [...ownRules, ...rules, restRule], [volume]];
    const inside = {
      ...{ ...scope, shown, isOff: isOff || isAngleOff, isConnected: false, isRetimed },
      ...{ handles: [0, 0] as const, depth: scope.depth + 1 },
      rules: [...around.map((all) => forRetimed(all, shown)), ...outerRules.map(forBothSides)],
    };
    // A storyline without an offset shares the time of its clip, as a sequence's storyline shares the sequence's.
    const parts = elements.flatMap((one) =>
      one.name === "spine" && !one.attributes.offset ? one.children : one,
    );
    // Elements without an offset begin at the start of the container's time, even if the container was trimmed.
    const zero = zeroOfContainer(element, parts, walk.media);
    takeElements(parts, { at: place.at + zero - place.origin, origin: zero }, inside, walk);
  }
}

/** Takes a clip without inner clips: the ranges in which one of its components is audible, or else the whole as off. */
function takeClip(
  element: XmlElement,
  { at, origin }: Place,
  scope: Scope,
  {
    shown,
    ownRules,
    rangeOfOtherChannels,
  }: { shown: Range | null; ownRules: readonly Rule[]; rangeOfOtherChannels: Range },
  walk: Walk,
): void {
  const { attributes } = element;
  const asset = walk.assets.get(attributes.ref ?? "");
  if ((asset && !asset.hasSound) || (!asset && !attributes.name)) return;
  const name = attributes.name ?? asset?.name ?? "";
  if (!(lengthOf(element, walk.assets) > 0)) walk.skipped.add(null, name);
  if (!shown) return;
  const around = rulesForSide(scope.rules, scope.isConnected);
  const count = asset?.channels ?? Number.POSITIVE_INFINITY;
  const components = scope.isOff ? [] : componentsOf(ownRules, element, count, rangeOfOtherChannels);
  const heard = joinRanges(
    components.flatMap(({ component, heard: ranges }) =>
      audibleUnder(component, [[{ ...component, side: null, heard: ranges }], ...around], shown, count),
    ),
  );
  const ranges = heard.length > 0 ? heard : [shown];
  for (const [from, to] of ranges) {
    const [start, end] = [framesIn(from, walk.rate), framesIn(to, walk.rate)];
    if (end <= start) continue;
    const clip: NotedClip = {
      ...{ name, file: asset?.file ?? "", folder: asset?.folder ?? "", reel: "" },
      note: child(element, "note")?.text ?? "",
      role: attributes.audioRole ?? attributes.role ?? "",
      channel: scope.lane,
      start,
      end,
      ...(!scope.isRetimed && { sourceIn: framesIn(origin + from - at, walk.rate) }),
      hasPicture: asset?.hasPicture ?? false,
      ...(heard.length === 0 && { isOff: true as const }),
    };
    walk.clips.push(withMarkersIn(element, clip));
  }
  if (walk.clips.length > MOST_CLIPS) throw new UnreadableEdit("tooManyClips");
}
