/** One line of a CSV file; nothing in it is run by a spreadsheet. */
export function csvLine(cells: readonly string[]): string {
  return separatedLine(cells, ',');
}

/** The same with another sign between the cells: a comma, a semicolon or a tab. */
export function separatedLine(cells: readonly string[], separator: string): string {
  return `${cells.map(csvCell).join(separator)}\r\n`;
}

/**
 * What a spreadsheet takes for the beginning of a formula, after blanks that it passes over: also in the full width of East Asian
 * keyboards, which some turn into the usual sign.
 */
const formulaStart = /^[\s\u200b\ufeff]*[=+\-@＝＋－＠\u2212]|^[\t\r\n]/;
/** The mark before a cell that would be taken for a formula. */
const mark = "'";

/** A cell as it was before the export marked it. */
export function withoutFormulaMark(cell: string): string {
  return cell.startsWith(mark) && formulaStart.test(cell.slice(1)) ? cell.slice(1) : cell;
}

/** A text that a spreadsheet would take for a formula gets a mark before it; negative numbers do not. */
function csvCell(text: string): string {
  const safe = formulaStart.test(text) && !/^-?[\d.,]+$/.test(text) ? `${mark}${text}` : text;
  return /[",\r\n;\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
