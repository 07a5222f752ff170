/** Returns the element id of a field of a cue, or of the programme when `cue` is undefined. */
export const fieldId = (cue: string | undefined, field: string) =>
  `cue-sheet-${cue ?? "programme"}-${field.replaceAll(".", "-")}`;

/** Returns the element id of the findings about a field. */
export const messageId = (cue: string | undefined, field: string) => `${fieldId(cue, field)}-finding`;

/** Scrolls to a field and focuses it. If the field is inside closed details, the caller opens these before. */
export function focusField(cue: string | undefined, field: string): void {
  const candidates = [fieldId(cue, field), fieldId(cue, field.split(".")[0] ?? field), fieldId(cue, "title")];
  const element = candidates.map((id) => document.getElementById(id)).find((one) => one !== null);
  element?.scrollIntoView({ block: "center" });
  element?.focus({ preventScroll: true });
}
