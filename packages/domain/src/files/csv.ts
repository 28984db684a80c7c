/** One line of a CSV file; nothing in it is run by a spreadsheet. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** A text that a spreadsheet would take for a formula gets a mark before it; negative numbers do not. */
function csvCell(text: string): string {
  const safe = /^[=+\-@\t]/.test(text) && !/^-?[\d.,]+$/.test(text) ? `'${text}` : text;
  return /[",\r\n;\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
