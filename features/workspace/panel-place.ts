/** Height of the handle of a panel, pixels (specification §9). */
export const HANDLE_HEIGHT = 50;
/** Pixels that an arrow key moves a panel by. */
export const KEY_STEP = 24;

export interface Place {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/**
 * Returns the nearest position at which the whole panel is inside the window; a larger panel shows its upper left
 * corner.
 */
export function keptInside(wanted: Place, panel: Size, within: Size): Place {
  const inside = (value: number, most: number) => Math.max(0, Math.min(value, most));
  return {
    x: inside(wanted.x, within.width - panel.width),
    y: inside(wanted.y, within.height - panel.height),
  };
}

const STEPS: Record<string, Place> = {
  ArrowLeft: { x: -KEY_STEP, y: 0 },
  ArrowRight: { x: KEY_STEP, y: 0 },
  ArrowUp: { x: 0, y: -KEY_STEP },
  ArrowDown: { x: 0, y: KEY_STEP },
};

/** Returns the position after a key press, or null for a key that does not move the panel. */
export function movedByKey(key: string, from: Place): Place | null {
  const step = STEPS[key];
  return step ? { x: from.x + step.x, y: from.y + step.y } : null;
}
