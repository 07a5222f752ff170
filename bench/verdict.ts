import { number } from "./table.ts";

/** Returns three cells of a table: a figure, the most it may be, and whether it is within that. */
export const verdict = (figure: number, goal: number, digits = 0): string[] => [
  number(figure, digits),
  `≤ ${number(goal, digits)}`,
  figure <= goal ? "reached" : "missed",
];
