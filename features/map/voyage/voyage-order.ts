interface Stop {
  code: string;
  /** Degrees; null if the position is unknown. */
  at: readonly [longitude: number, latitude: number] | null;
}

/**
 * Returns the order of a voyage over all stops: starts at the given one, then always goes to the nearest unvisited
 * one. Stops without a position come last, in their order.
 */
export function voyageOrder(stops: readonly Stop[], first: string | null): string[] {
  const left = stops.filter(({ at }) => at !== null);
  const order: string[] = [];
  let current = left.find(({ code }) => code === first) ?? left[0];
  while (current) {
    order.push(current.code);
    left.splice(left.indexOf(current), 1);
    current = nearest(current, left);
  }
  return [...order, ...stops.filter(({ at }) => at === null).map(({ code }) => code)];
}

function nearest(from: Stop, stops: readonly Stop[]): Stop | undefined {
  return stops.reduce<Stop | undefined>(
    (best, stop) => (best && angle(from, best) <= angle(from, stop) ? best : stop),
    undefined,
  );
}

/** Returns the great-circle distance in radians, by the haversine formula. */
function angle({ at: from }: Stop, { at: to }: Stop): number {
  if (!from || !to) return Number.POSITIVE_INFINITY;
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [x1, y1, x2, y2] = [...from, ...to].map(radians) as [number, number, number, number];
  const half = Math.sin((y2 - y1) / 2) ** 2 + Math.cos(y1) * Math.cos(y2) * Math.sin((x2 - x1) / 2) ** 2;
  return 2 * Math.asin(Math.min(1, Math.sqrt(half)));
}
