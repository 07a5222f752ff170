import { ALWAYS, audibleIn, isSilentGain } from "../levels.ts";
import { common, type Range } from "../ranges.ts";
import { child, descendants, textAt, type XmlElement } from "../xml.ts";

const FALSE = /^(false|no|0)$/i;
const TRUE = /^(true|yes|1)$/i;

/** Whether a clip, a track or an effect is switched off. */
export const isDisabled = (element: XmlElement) => FALSE.test(textAt(element, "enabled"));

/** Returns the ranges in which the audio levels of a clip or a track leave it audible, in its own frames. */
export const audibleOf = (element: XmlElement): Range[] =>
  element.children
    .filter(({ name }) => name === "filter")
    .flatMap(levelsOf)
    .map((level) => {
      const curve = level.children
        .filter(({ name }) => name === "keyframe")
        .map((key) => ({
          at: Number(textAt(key, "when")) || 0,
          isSilent: isSilentGain(textAt(key, "value")),
        }));
      const fixed = { at: 0, isSilent: isSilentGain(textAt(level, "value")) };
      return audibleIn(curve.length > 0 ? curve : [fixed]);
    })
    .reduce(common, [ALWAYS]);

/** Returns the levels that a filter sets; none if it is switched off or bypassed. */
function levelsOf(filter: XmlElement): XmlElement[] {
  const effect = child(filter, "effect");
  if (!effect || !isLevel(effect) || isDisabled(filter) || isDisabled(effect)) return [];
  if ([...descendants(effect, "pproBypass")].some(({ text }) => TRUE.test(text))) return [];
  return effect.children.filter(isLevelParameter);
}

const isLevel = (effect: XmlElement) =>
  /^audio ?levels$/i.test(textAt(effect, "effectid") || textAt(effect, "name"));

const isLevelParameter = (element: XmlElement) =>
  element.name === "parameter" && /^level$/i.test(textAt(element, "parameterid") || textAt(element, "name"));
