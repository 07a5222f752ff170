/** Tells whether a key was pressed in a dialog: the sheet that lies under it does not hear it. */
export function inDialog({ target }: Event): boolean {
  return target instanceof Element && target.closest("[role=dialog]") !== null;
}
