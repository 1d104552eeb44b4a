/** What spreadsheets take for the beginning of a formula, behind any number of apostrophes; a plain number is none. */
const formula = /^'*(?:[=@\t\r]|[+-](?!\d+(?:[.,]\d+)?$))/;

/** A cell as a spreadsheet shows it: one that it would run as a formula begins with an apostrophe, which says text. */
export const cellWithoutFormula = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** The text of a cell, which `cellWithoutFormula` or a spreadsheet may have marked with an apostrophe. */
export const textOfCell = (cell: string): string => (cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell);
