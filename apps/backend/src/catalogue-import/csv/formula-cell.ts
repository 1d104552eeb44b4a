/**
 * The start of a cell that spreadsheets interpret as a formula, after any number of apostrophes, also with the
 * full-width signs of Japanese and Chinese keyboards; a plain number is not one.
 */
const formula = /^'*(?:[=@\t\r\n\uff1d\uff0b\uff0d\uff20]|[+-](?!\d+(?:[.,]\d+)?$))/;

/**
 * Prevents CSV injection: a cell that a spreadsheet would run as a formula gets a leading apostrophe, which marks text.
 */
export const cellWithoutFormula = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** Removes the apostrophe that `cellWithoutFormula` or a spreadsheet may have added to a cell. */
export const textOfCell = (cell: string): string => (cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell);
