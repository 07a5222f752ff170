/** Whether a key was pressed in a dialog: the sheet below it ignores the key. */
export function inDialog({ target }: Event): boolean {
  return target instanceof Element && target.closest("[role=dialog]") !== null;
}
