import { textAt, type XmlElement } from "../xml.ts";

/** By how much a written rate may differ from the exact one: 23.98. */
const ROUNDED = 0.01;

/** The frames that a rate counts in a second, and whether it is written as an American one plays: 29.97 counts 30. */
export type Timebase = { frames: number; isAmerican: boolean };

/** Returns the timebase of a rate; `frames` is 0, or no number, if the rate states none. */
export function timebaseOf(rate: XmlElement | undefined): Timebase {
  const written = Number(textAt(rate, "timebase").replace(",", "."));
  const whole = Math.round(written);
  const isAmerican = whole !== written && Math.abs((whole * 1000) / 1001 - written) < ROUNDED;
  return { frames: isAmerican ? whole : written, isAmerican };
}
