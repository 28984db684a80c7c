/** A cell of a file: its text, or the error that a formula left in it. */
export type Cell = string | { error: string };

/** The text of a cell; empty where there is none or where a formula failed. */
export function textOf(cell: Cell | undefined): string {
  return typeof cell === 'string' ? cell.trim() : '';
}

/** A text without halves of characters, which a cut leaves and the database refuses. */
export function wholeText(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '');
}

/** The error of a formula that was never worked out, as programs leave it that write workbooks without a spreadsheet. */
export const noResult = '#FORMULA';

/** The fault of a cell in which a formula left an error: its code, what is shown of it, and its details. */
export function brokenFault(error: string): [code: string, value: string, details: { value: string }] {
  return [error === noResult ? 'FORMULA_WITHOUT_RESULT' : 'CELL_ERROR', error, { value: error }];
}
