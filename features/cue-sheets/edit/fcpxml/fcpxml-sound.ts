import { audibleIn, isSilentDecibels, type Level } from "../levels.ts";
import { common, joinRanges, overlap, type Range, without } from "../ranges.ts";
import { child, descendants, type XmlElement } from "../xml.ts";
import { seconds, spanOf } from "./fcpxml-time.ts";

/** One audio component of a clip: its role and its channels of the file (null: all). */
type Component = { role: string; channels: ReadonlySet<string> | null };

/** A clip's setting for some of the components inside it: the ranges of the project in which they are audible. */
export type Rule = Component & {
  /** In a synchronized clip, whether the rule applies to its storyline or to its connected clips; null: to both. */
  side: "storyline" | "connected" | null;
  heard: readonly Range[];
  /** Set for a rule that applies to all components that no other rule names. */
  isRest?: true;
};

/** A moment in a clip's own time (`origin`) and its position in the project (`at`), in seconds. */
export type Place = { at: number; origin: number };

/** Whether a clip is disabled, or only its picture is used. */
export const isSwitchedOff = ({ attributes: { enabled, srcEnable } }: XmlElement) =>
  enabled === "0" || srcEnable === "video" || srcEnable === "none";

/**
 * Returns the rule that a clip's `adjust-volume` sets for everything in it; `sound` is the clip's range in its own
 * time.
 */
export function volumeRuleOf(element: XmlElement, sound: Range, { at, origin }: Place): Rule {
  const audible = audibleOf(element);
  const isSilent = common(audible, [sound]).length === 0;
  const heard = isSilent ? [] : audible.map(([from, to]): Range => [at + from - origin, at + to - origin]);
  return { role: "", channels: null, side: null, heard, isRest: true };
}

/** Returns the ranges in which an element's `adjust-volume` leaves it audible, in its own time. */
function audibleOf(element: XmlElement): Range[] {
  const volume = child(element, "adjust-volume");
  if (!volume) return audibleIn([]);
  const amount = volume.children.find(
    ({ name, attributes }) => name === "param" && attributes.name === "amount",
  );
  const levels: Level[] = [...descendants(volume, "keyframe")].map(
    ({ attributes: { time, value = "" } }) => ({
      at: seconds(time) ?? 0,
      isSilent: isSilentDecibels(value),
    }),
  );
  const fixed = amount?.attributes.value ?? volume.attributes.amount ?? "";
  return audibleIn(levels.length > 0 ? levels : [{ at: 0, isSilent: isSilentDecibels(fixed) }]);
}

/**
 * Returns the rules of a clip's `audio-channel-source` and `audio-role-source` elements; `sound` is the clip's range in
 * its own time. A component may be disabled, inactive, turned down, muted in part, or have its own start and end.
 */
export function rulesOf(
  element: XmlElement,
  sound: Range,
  { at, origin }: Place,
  side: Rule["side"] = null,
): Rule[] {
  const sources = element.children.filter(
    ({ name }) => name === "audio-channel-source" || name === "audio-role-source",
  );
  return sources.map((source) => {
    const { role = "", srcCh, enabled, active } = source.attributes;
    const span = spanOf(source, sound);
    const mutes = source.children.filter(({ name }) => name === "mute").map((mute) => spanOf(mute, span));
    const isOff = enabled === "0" || active === "0";
    const heard = isOff ? [] : common(without(span, mutes), audibleOf(source));
    return {
      role,
      channels: source.name === "audio-channel-source" ? channelsIn(srcCh) : null,
      side,
      heard: heard.map(([from, to]): Range => [at + from - origin, at + to - origin]),
    };
  });
}

/** Returns a rule for a clip inside a retimed one: if it leaves anything audible, it does so for the whole clip. */
export const throughout = (rule: Rule, whole: Range): Rule => ({
  ...rule,
  heard: rule.heard.length > 0 ? [whole] : [],
});

/** Returns the rules that apply to a clip's connected clips, or to its storyline; most apply to both. */
export const rulesForSide = (enclosing: readonly (readonly Rule[])[], isConnected: boolean) =>
  enclosing.map((rules) =>
    rules.filter(({ side }) => side === null || (side === "connected") === isConnected),
  );

/** Returns rules that were chosen for one side as rules for both, so that deeper levels do not choose again. */
export const forBothSides = (rules: readonly Rule[]) => rules.map((rule) => ({ ...rule, side: null }));

const channelsIn = (text: string | undefined) => new Set(text?.match(/\d+/g) ?? []);

/** Returns the components of a clip that its own rules name; the other channels of its file form one more. */
export function componentsOf(
  ownRules: readonly Rule[],
  { attributes }: XmlElement,
  channelCount: number,
  rangeOfOtherChannels: Range,
): { component: Component; heard: readonly Range[] }[] {
  const whole: Component = {
    role: attributes.audioRole ?? attributes.role ?? "",
    channels: attributes.srcCh === undefined ? null : channelsIn(attributes.srcCh),
  };
  const namedChannels = new Set(ownRules.flatMap(({ channels }) => [...(channels ?? [])]));
  const components = ownRules.map((rule) => ({
    component: { ...rule, role: rule.role || whole.role },
    heard: rule.heard,
  }));
  return namedChannels.size > 0 && namedChannels.size >= channelCount
    ? components
    : [...components, { component: whole, heard: [rangeOfOtherChannels] }];
}

/**
 * Returns the ranges of `whole` in which a component is audible under the rules of all surrounding clips, innermost
 * first.
 */
export function audibleUnder(
  component: Component,
  enclosing: readonly (readonly Rule[])[],
  whole: Range,
  channelCount: number,
): Range[] {
  let heard = [whole];
  let { role } = component;
  for (const rules of enclosing) {
    const matching = rules.filter(
      (rule) =>
        !rule.isRest &&
        (rule.channels === null ? isRole(role, rule.role) : sharesChannel(rule.channels, component.channels)),
    );
    const isDecided = matching.length > 0 && nameAllChannels(matching, component, channelCount);
    const rest = rules.filter(({ isRest }) => isRest);
    if (!isDecided && rest.length === 0) continue;
    const allowed = joinRanges([...matching, ...(isDecided ? [] : rest)].flatMap((rule) => rule.heard));
    heard = common(heard, allowed);
    if (isDecided) role = matching.find(({ channels }) => channels !== null)?.role || role;
  }
  return heard;
}

/**
 * Returns whether the rules together name all channels of a component: a channel that none of them names stays audible.
 */
function nameAllChannels(rules: readonly Rule[], { channels }: Component, channelCount: number): boolean {
  if (rules.some((rule) => rule.channels === null)) return true;
  const namedChannels = new Set(rules.flatMap((rule) => [...(rule.channels ?? [])]));
  return channels ? [...channels].every((one) => namedChannels.has(one)) : namedChannels.size >= channelCount;
}

const sharesChannel = (named: ReadonlySet<string>, channels: ReadonlySet<string> | null) =>
  channels === null || [...channels].some((channel) => named.has(channel));

/**
 * Whether a rule's role includes a component's: `music` includes all music, and `music.music-1` is its first subrole.
 */
function isRole(role: string, named: string): boolean {
  const [main, sub] = role.split(".");
  const [namedMain, namedSub] = named.split(".");
  return main === namedMain && (namedSub === undefined || namedSub === (sub ?? `${main}-1`));
}

/** Returns the visible range of a clip at `ownRange`; its channels and roles may start earlier and end later. */
export function visibleRange(
  ownRange: Range,
  rules: readonly Rule[],
  { shown, isRetimed }: { shown: Range; isRetimed: boolean },
): Range | null {
  if (isRetimed) return shown;
  const all = [ownRange, ...rules.flatMap(({ heard }) => heard)];
  return overlap(shown, [Math.min(...all.map(([from]) => from)), Math.max(...all.map(([, to]) => to))]);
}
