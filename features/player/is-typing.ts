const TEXT_FIELDS =
  "textarea, select, [contenteditable]:not([contenteditable='false']), input:not([type=range], [type=checkbox], [type=radio], [type=button], [type=submit])";

/** Returns whether letters typed in `target` are text, because it is in a text field. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TEXT_FIELDS) !== null;
}
