import { disc, type Mark, pick, polygon, SIDE, type Stage } from "../stage.ts";

const RAYS = 61;
const SUN = 46;

/** Brass: rays from the edge, longer where the sound is louder, opening like a bell. */
export function fanfare({ field, random, palette }: Stage): Mark[] {
  const framing = {
    turn: pick(random, [0, 0, 90, 180, 270]),
    scale: 1 + random() * 0.3,
    centre: [300, 330],
  } as const;
  const origin = pick(random, [
    [300, 600],
    [300, 600],
    [150, 610],
    [450, 610],
  ]) as [number, number];
  const bar = Math.floor(random() * 8);
  const step = (Math.PI * 1.06) / RAYS;
  const rays = Array.from({ length: RAYS }, (_, i) => {
    const moment = i / (RAYS - 1);
    const angle = -Math.PI * 0.03 + Math.PI * 1.06 * moment;
    const strength = (field.at(0.2, moment) + field.at(0.5, moment) + field.at(0.8, moment)) / 3;
    const length = SUN + 60 + SIDE * (0.46 + 0.75 * strength * (i % 2 ? 0.7 : 1.1));
    const open = step * (0.1 + 0.3 * field.at(0.35 + 0.4 * (i % 2), moment));
    const fill = i % 8 === bar ? palette.b : i % 8 === (bar + 4) % 8 ? palette.c : palette.a;
    const corner = (radius: number, turn: number) =>
      [origin[0] + radius * Math.cos(turn), origin[1] - radius * Math.sin(turn)] as const;
    const inner = SUN + 12;
    return polygon(framing, fill, [
      corner(inner, angle - open * 0.8),
      corner(length, angle - open),
      corner(length, angle + open),
      corner(inner, angle + open * 0.8),
    ]);
  }).flat();
  return [...rays, ...disc(framing, palette.b, origin, SUN)];
}
