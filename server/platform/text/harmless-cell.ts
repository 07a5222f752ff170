/** Start of a formula: a spreadsheet would evaluate a title that starts like this. */
const FORMULA = /^[=+\-@\t\r]/;

/** Returns the text of a cell in a form that no spreadsheet evaluates. */
export const harmless = (text: string) => (FORMULA.test(text) ? `'${text}` : text);
