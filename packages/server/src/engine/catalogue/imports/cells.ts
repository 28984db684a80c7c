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
