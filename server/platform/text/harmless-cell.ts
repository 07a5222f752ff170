/** A spreadsheet takes what begins so for a formula, and would compute what a title says. */
const FORMULA = /^[=+\-@\t\r]/;

/** The text of a cell as no spreadsheet computes it. */
export const harmless = (text: string) => (FORMULA.test(text) ? `'${text}` : text);
