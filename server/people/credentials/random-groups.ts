import { randomInt } from "node:crypto";

/** Letters and digits without those that look alike on paper: 1 l i, 0 o. */
const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";
const GROUP_LENGTH = 4;

/** Returns so many random groups of four letters and digits, such as `4k7m-x2pd`: some 20 bits each. */
export function randomGroups(count: number): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join("");
  return Array.from({ length: count }, group).join("-");
}
