import Excel from 'exceljs';

/** A workbook of one sheet with these lines. */
export async function workbook(lines: readonly (readonly string[])[]): Promise<Buffer> {
  const book = new Excel.Workbook();
  const sheet = book.addWorksheet('Danh mục');
  for (const line of lines) sheet.addRow([...line]);
  return Buffer.from(await book.xlsx.writeBuffer());
}
