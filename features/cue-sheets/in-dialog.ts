/** Whether a key was pressed inside a dialog, where the shortcuts of the sheet below do not apply. */
export function inDialog({ target }: Event): boolean {
  return target instanceof Element && target.closest("[role=dialog]") !== null;
}
