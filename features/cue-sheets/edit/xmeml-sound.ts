import { isSilentGain, isSilentOver } from "./levels.ts";
import type { Range } from "./ranges.ts";
import { child, descendants, textAt, type XmlElement } from "./xml.ts";

const FALSE = /^(false|no|0)$/i;
const TRUE = /^(true|yes|1)$/i;

/** Whether an element is switched off, as clips, tracks and effects can be. */
export const isDisabled = (element: XmlElement) => FALSE.test(textAt(element, "enabled"));

/** Whether the audio levels of a clip or a track let nothing be heard in a stretch of its own frames. */
export function isSilent(element: XmlElement, frames: Range): boolean {
  return element.children.some((filter) => {
    const effect = filter.name === "filter" ? child(filter, "effect") : undefined;
    if (!effect || !isLevel(effect) || isDisabled(filter) || isDisabled(effect)) return false;
    if ([...descendants(effect, "pproBypass")].some(({ text }) => TRUE.test(text))) return false;
    return effect.children.filter(isLevelParameter).some((level) => {
      const curve = level.children
        .filter(({ name }) => name === "keyframe")
        .map((key) => ({
          at: Number(textAt(key, "when")) || 0,
          isSilent: isSilentGain(textAt(key, "value")),
        }));
      return curve.length > 0 ? isSilentOver(curve, frames) : isSilentGain(textAt(level, "value"));
    });
  });
}

const isLevel = (effect: XmlElement) =>
  /^audio ?levels$/i.test(textAt(effect, "effectid") || textAt(effect, "name"));

const isLevelParameter = (element: XmlElement) =>
  element.name === "parameter" && /^level$/i.test(textAt(element, "parameterid") || textAt(element, "name"));
