import { DomainError } from '../../errors.ts';
import { type Cell, noResult } from './cells.ts';
import { importLimits } from './limits.ts';
import { requireWellFormed } from './wellFormed.ts';
import { attributesOf, plain, readWorkbook, textsIn, type Workbook, withoutPrefix } from './xlsxParts.ts';
import { openZip } from './zip.ts';

export type XlsxLine = { row: number; cells: Cell[]; sheet: string };

/** Bytes of a sheet that are read at a time. */
const slice = 1_000_000;

/**
 * The lines of the first sheet of a workbook that has any, as they stand in the file: formulas by their last result, days as
 * YYYY-MM-DD. Errors: NOT_A_SHEET, SHEET_TOO_LARGE, TOO_MANY_COLUMNS.
 */
export function* xlsxLines(
  bytes: Buffer,
  onMerged: (areas: string[]) => void = () => undefined,
): Generator<XlsxLine> {
  const zip = openZip(bytes, importLimits.unpacked);
  const book = readWorkbook(zip);
  if (!book) throw new DomainError('NOT_A_SHEET');
  for (const { name, path, hidden } of book.sheets) {
    const sheet = hidden ? null : zip.read(path);
    if (sheet) requireWellFormed(sheet);
    let found = false;
    for (const line of sheet ? linesOf(sheet, book) : []) {
      found = true;
      yield { ...line, sheet: name };
    }
    if (found && sheet) onMerged(mergedIn(sheet));
    if (found) return;
  }
}

function* linesOf(sheet: Buffer, book: Workbook): Generator<Omit<XlsxLine, 'sheet'>> {
  let row = 0;
  for (const xml of slicesOf(sheet)) {
    for (const found of xml.matchAll(/<row\b([^>]*?)(?:\/>|>([\s\S]*?)<\/row>)/g)) {
      row = Number(attributesOf(found[1] ?? '')['r'] ?? row + 1);
      const cells = cellsOf(found[2] ?? '', book);
      if (cells.some((cell) => typeof cell !== 'string' || cell.trim() !== '')) yield { row, cells };
    }
  }
}

/** So many merged areas are told. */
const mergedMost = 50;

/** The areas of cells that are one: A5:A9. They stand behind the lines. */
function mergedIn(sheet: Buffer): string[] {
  const from = Math.max(sheet.lastIndexOf('sheetData>'), 0);
  const xml = withoutPrefix(sheet.toString('utf8', from, Math.min(sheet.length, from + slice)));
  return [...xml.matchAll(/<mergeCell\b([^>]*)>/g)]
    .map(([, attributes = '']) => attributesOf(attributes)['ref'] ?? '')
    .filter((ref) => /^[A-Z]+\d+:[A-Z]+\d+$/.test(ref))
    .slice(0, mergedMost);
}

/** A sheet in parts that end with a row, so that its text is never in memory as a whole. */
function* slicesOf(sheet: Buffer): Generator<string> {
  const end = /<\/(?:\w+:)?row>/.exec(sheet.toString('latin1', 0, slice))?.[0] ?? '</row>';
  for (let from = 0; from < sheet.length; ) {
    const at = sheet.indexOf(end, Math.min(sheet.length, from + slice));
    const to = at < 0 ? sheet.length : at + end.length;
    yield withoutPrefix(sheet.toString('utf8', from, to));
    from = to;
  }
}

function cellsOf(xml: string, book: Workbook): Cell[] {
  const cells: Cell[] = [];
  for (const found of xml.matchAll(/<c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/c>)/g)) {
    const { r, s, t } = attributesOf(found[1] ?? '');
    const at = r === undefined ? cells.length : columnOf(r);
    if (at >= importLimits.columns) throw new DomainError('TOO_MANY_COLUMNS', { max: importLimits.columns });
    while (cells.length < at) cells.push('');
    cells[at] = cellValue(found[2] ?? '', t ?? 'n', book.dateStyles[Number(s)] === true, book);
  }
  return cells;
}

/** A reference such as AB12 as the number of its column from 0. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of reference.replace(/[^A-Z]/gi, '').toUpperCase())
    column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

function cellValue(inner: string, type: string, isDate: boolean, book: Workbook): Cell {
  if (type === 'inlineStr') return textsIn(inner);
  const written = /<v\b[^>]*>([\s\S]*?)<\/v>/.exec(inner)?.[1];
  if (written === undefined) return inner.includes('<f') ? { error: noResult } : '';
  switch (type) {
    case 's':
      return book.texts[Number(written)] ?? '';
    case 'str':
      return plain(written);
    case 'e':
      return { error: plain(written) };
    case 'b':
      return written === '1' ? 'x' : '';
    case 'd':
      return written.slice(0, 19).replace(/T00:00:00$/, '');
    default: {
      const number = Number(written);
      if (!Number.isFinite(number)) return { error: '#VALUE!' };
      return isDate ? dayText(number, book.firstDay) : numberText(number);
    }
  }
}

/** A number without the dust of binary fractions and without an exponent: 0.1 + 0.2 is 0.3. */
function numberText(value: number): string {
  const text = String(Number(value.toPrecision(15)));
  return text.includes('e') ? value.toFixed(6).replace(/\.?0+$/, '') : text;
}

function dayText(serial: number, firstDay: number): string {
  const at = new Date(Math.round((serial - firstDay) * 86_400) * 1000);
  if (Number.isNaN(at.getTime())) return '';
  const text = at.toISOString();
  // a sheet has no time zone: its times are those of the people who wrote it
  return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : `${text.slice(0, 19)}+07:00`;
}
