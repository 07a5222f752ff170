import { randomInt } from "node:crypto";

/** The characters of a password, without those that look alike on paper: 1 l i, 0 o. */
const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";
const GROUPS = 4;
const GROUP_LENGTH = 4;

/** Creates a password to hand over and change: about 79 random bits, in groups that can be read aloud. */
export function randomPassword(): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join("");
  return Array.from({ length: GROUPS }, group).join("-");
}
