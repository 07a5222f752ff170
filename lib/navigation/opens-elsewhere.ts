import type { MouseEvent } from "react";

/** Whether a click on a link asks for another tab or window, or for a download: the browser's own to do. */
export const opensElsewhere = (event: MouseEvent): boolean =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
