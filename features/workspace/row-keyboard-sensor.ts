import {
  type Activators,
  KeyboardCode,
  KeyboardSensor,
  type KeyboardSensorOptions,
  type SensorInstance,
  type SensorProps,
  type UniqueIdentifier,
} from "@dnd-kit/core";
import type { SortableData } from "@dnd-kit/sortable";

export interface RowKeyboardOptions extends KeyboardSensorOptions {
  /** The row whose place the lifted one takes; null while no row is lifted by a key. */
  place: { current: UniqueIdentifier | null };
}

const STEPS: Record<string, number> = { [KeyboardCode.Up]: -1, [KeyboardCode.Down]: 1 };
const DROPS: readonly string[] = [KeyboardCode.Space, KeyboardCode.Enter, KeyboardCode.Tab];

/**
 * Lifts a row of a sorted list by Space or Enter, moves it by one place with each arrow, drops it by Space, Enter or
 * Tab and returns it by Escape. The library's own sensor finds the next row by the layout at the time of the lift: it
 * loses a key pressed at the same time, and if the page moves meanwhile (a part above the list has loaded) the row
 * jumps to the end and stays there. Here only the order counts.
 */
export class RowKeyboardSensor implements SensorInstance {
  static activators: Activators<RowKeyboardOptions> = KeyboardSensor.activators;
  autoScrollEnabled = false;
  #props: SensorProps<RowKeyboardOptions>;
  #listening = new AbortController();

  constructor(props: SensorProps<RowKeyboardOptions>) {
    this.#props = props;
    props.options.place.current = props.active;
    props.activeNode.node.current?.scrollIntoView({ block: "nearest" });
    const { signal } = this.#listening;
    document.addEventListener("keydown", (event) => this.#press(event), { signal });
    for (const type of ["resize", "visibilitychange"])
      window.addEventListener(type, () => this.#end(props.onCancel), { signal });
    props.onStart({ x: 0, y: 0 });
  }

  #press(event: KeyboardEvent): void {
    const { code } = event;
    const step = STEPS[code];
    // The key event that lifted the row is still propagating.
    if (event === this.#props.event) return;
    if (DROPS.includes(code)) this.#end(this.#props.onEnd);
    else if (code === KeyboardCode.Esc) this.#end(this.#props.onCancel);
    else if (step !== undefined) this.#move(step);
    else return;
    event.preventDefault();
  }

  #move(step: number): void {
    const { activeNode, context, options, onMove } = this.#props;
    const { sortable } = activeNode.data.current as SortableData;
    const at = sortable.items.indexOf(options.place.current ?? "") + step;
    const next = sortable.items[at];
    if (next === undefined) return;
    options.place.current = next;
    context.current.droppableContainers.get(next)?.node.current?.scrollIntoView({ block: "nearest" });
    // Makes the library recompute the place; `shiftToPlace` draws the result.
    onMove({ x: 0, y: at - sortable.index });
  }

  #end(callback: () => void): void {
    this.#listening.abort();
    callback();
    this.#props.options.place.current = null;
  }
}

interface Box {
  top: number;
  bottom: number;
}

/** Returns the pixels from a row lifted by keys to its drop position: the far edge of the row that gives way. */
export function shiftToPlace(own: Box | null, place: Box | undefined): { x: number; y: number } | null {
  if (!own || !place) return null;
  return { x: 0, y: place.top > own.top ? place.bottom - own.bottom : place.top - own.top };
}
