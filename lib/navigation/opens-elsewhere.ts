type Press = Pick<MouseEvent, "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey">;

/** Returns whether a press on a link asks for another tab or window, or for a download, which the browser handles. */
export const opensElsewhere = (press: Press): boolean =>
  press.button !== 0 || press.metaKey || press.ctrlKey || press.shiftKey || press.altKey;
