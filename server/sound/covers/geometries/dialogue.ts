import { furrow, halfWidth, type Mark, pick, SIDE, type Stage } from "../stage.ts";

const FIRST_RADIUS = 60;
const PITCH = 27;
const ARCS = 27;

/** Call and response: quarter fans from two corners; one swells while the other thins. */
export function dialogue({ field, random, palette }: Stage): Mark[] {
  const framing = {
    turn: pick(random, [0, 90, 180, 270]),
    scale: 1.02 + random() * 0.25,
    centre: [300, 320],
  } as const;
  const bar = Math.floor(random() * 8);
  const shift = random() * Math.PI;
  const fan = (corner: number, direction: 1 | -1, ink: string, speaks: (share: number) => number) =>
    Array.from({ length: ARCS }, (_, i) => {
      const radius = FIRST_RADIUS + PITCH * i;
      const share = i / (ARCS - 1);
      return furrow(framing, direction > 0 && i % 8 === bar ? palette.c : ink, 40, (t) => {
        const angle = (t * 1.08 - 0.04) * (Math.PI / 2);
        const strength = field.at(direction > 0 ? share * 0.6 : 1 - share * 0.6, t);
        return [
          corner + direction * radius * Math.cos(angle),
          SIDE + 20 - radius * Math.sin(angle),
          halfWidth(PITCH, 0.07 + 0.8 * strength * speaks(share)),
        ];
      });
    }).flat();
  // One fan swells where the other thins: both swelling at once would look like a tartan.
  const turnTaking = (share: number) => Math.min(1, Math.max(0, 0.5 + 0.9 * Math.sin(share * 6 + shift)));
  return [
    ...fan(-20, 1, palette.a, (share) => turnTaking(share)),
    ...fan(SIDE + 20, -1, palette.b, (share) => 1 - turnTaking(share)),
  ];
}
