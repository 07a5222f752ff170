import { scrollMotion } from "#/lib/motion.ts";
import { isTyping } from "../is-typing.ts";
import { type Playable, samePlayable } from "../playable.ts";
import { usePlayer } from "../store.ts";

/**
 * Keeps the playing row in view: if the previous row is on screen, the page scrolls just enough to show the next one
 * too. A listener who has scrolled away, or is typing, stays there.
 */
export function followRow(): void {
  usePlayer.subscribe(({ current }, { current: before }) => {
    if (!current || !before || samePlayable(current, before) || isTyping(document.activeElement)) return;
    const left = rowsOf(before).find(isInSight);
    const list = left?.parentElement;
    if (list) rowsOf(current, list)[0]?.scrollIntoView({ block: "nearest", behavior: scrollMotion() });
  });
}

/** Rows of a sound; a version's row never matches another version of its track. */
function rowsOf({ id, versionId }: Playable, within: ParentNode = document): HTMLElement[] {
  const rows = [...within.querySelectorAll<HTMLElement>(`[data-track="${CSS.escape(String(id))}"]`)];
  return rows.filter(({ dataset: { trackVersion } }) => !trackVersion || trackVersion === String(versionId));
}

function isInSight(row: HTMLElement): boolean {
  const { top, bottom, height } = row.getBoundingClientRect();
  return height > 0 && bottom > 0 && top < window.innerHeight;
}
