interface Label {
  title: string;
  x: number;
  y: number;
  count: number;
}

/** Mean width of a letter and height of a line of the labels, in pixels (12 px, 600). */
const LETTER = 7;
const LINE = 16;
const GAP = 8;

/**
 * Returns the labels that fit without overlap at a zoom: the chosen one first, then those with the most music.
 * Positions are the drawing's at zoom 1.
 */
export function visibleLabels<L extends Label>(labels: readonly L[], zoom: number, chosen: L | null): Set<L> {
  const boxes: { left: number; right: number; top: number; bottom: number }[] = [];
  const visible = new Set<L>();
  const order = labels.toSorted(
    (one, other) => Number(other === chosen) - Number(one === chosen) || other.count - one.count,
  );
  for (const label of order) {
    const [left, middle] = [label.x * zoom - GAP, label.y * zoom];
    const box = {
      left,
      right: left + 2 * GAP + label.title.length * LETTER,
      top: middle - LINE / 2,
      bottom: middle + LINE / 2,
    };
    const covered = boxes.some(
      (other) =>
        box.left < other.right && box.right > other.left && box.top < other.bottom && box.bottom > other.top,
    );
    if (covered) continue;
    boxes.push(box);
    visible.add(label);
  }
  return visible;
}
