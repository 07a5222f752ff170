import { number } from "./table.ts";

/** A figure beside what it is to be at most, and whether it is: three cells of a table. */
export const verdict = (figure: number, goal: number, digits = 0): string[] => [
  number(figure, digits),
  `≤ ${number(goal, digits)}`,
  figure <= goal ? "reached" : "missed",
];
