/** Element of a field of the sheet: of a cue, or of the programme when `cue` is undefined. */
export const fieldId = (cue: string | undefined, field: string) =>
  `cue-sheet-${cue ?? "programme"}-${field.replaceAll(".", "-")}`;

/** Element of the list of findings that says what is wrong with it. */
export const messageId = (cue: string | undefined, field: string) => `${fieldId(cue, field)}-finding`;

/** Brings a field into view and puts the focus there; a field inside closed details is opened by `open` before. */
export function focusField(cue: string | undefined, field: string): void {
  const candidates = [fieldId(cue, field), fieldId(cue, field.split(".")[0] ?? field), fieldId(cue, "title")];
  const element = candidates.map((id) => document.getElementById(id)).find((one) => one !== null);
  element?.scrollIntoView({ block: "center" });
  element?.focus({ preventScroll: true });
}
