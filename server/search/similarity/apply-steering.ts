/** Weight of the steering tracks relative to the reference. */
const STEER = 0.5;

/**
 * Returns the closeness to a reference, raised by closeness to `near` tracks and lowered by closeness to `far` ones.
 */
export function applySteering(closeness: number, near: readonly number[], far: readonly number[]): number {
  const drawn = (closeness + STEER * mean(near)) / (near.length > 0 ? 1 + STEER : 1);
  return drawn - STEER * Math.max(0, mean(far));
}

const mean = (values: readonly number[]) =>
  values.length === 0 ? 0 : values.reduce((sum, one) => sum + one, 0) / values.length;
