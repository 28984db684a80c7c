import { DomainError } from '../../errors.ts';
import { type Cell, wholeText } from './cells.ts';
import { csvLines, decodeText, separatorOf } from './csv.ts';
import { importLimits } from './limits.ts';
import type { ReadFacts, ReadLine } from './readSheet.ts';
import { xlsxLines } from './xlsx.ts';

const batch = 500;
/** The first bytes of a zip, and of an old or encrypted workbook. */
const zipMark = 0x504b0304;
const oldExcelMark = 0xd0cf11e0;

/**
 * Reads a file by what its bytes are and gives its lines to `take`, some hundred at a time. Errors: NOT_A_SHEET, OLD_EXCEL, SHEET_EMPTY,
 * SHEET_TOO_LARGE, TOO_MANY_ROWS, TOO_MANY_COLUMNS, UNCLOSED_QUOTE.
 */
export async function readBytes(
  bytes: Buffer,
  take: (lines: ReadLine[]) => Promise<void>,
): Promise<ReadFacts> {
  let lines: ReadLine[] = [];
  let count = 0;
  const facts: ReadFacts = { kind: 'csv', encoding: null, separator: null, sheet: null };
  for await (const { sheet, ...line } of linesOf(bytes, facts)) {
    facts.sheet = sheet;
    count += 1;
    if (count > importLimits.rows) throw new DomainError('TOO_MANY_ROWS', { max: importLimits.rows });
    lines.push({ ...line, cells: line.cells.map(kept) });
    if (lines.length < batch) continue;
    await take(lines);
    lines = [];
  }
  if (lines.length > 0) await take(lines);
  if (count === 0) throw new DomainError('SHEET_EMPTY');
  return facts;
}

/** A cell as the database takes it: not too long, without the end mark of C and without half a character. */
function kept(cell: Cell): Cell {
  if (typeof cell !== 'string') return cell;
  return wholeText(cell.replaceAll('\u0000', '').slice(0, importLimits.cell));
}

/** The lines of a file; says in `facts` what it is. */
async function* linesOf(
  bytes: Buffer,
  facts: ReadFacts,
): AsyncGenerator<ReadLine & { sheet: string | null }> {
  const mark = bytes.length < 4 ? 0 : bytes.readUInt32BE(0);
  if (mark === oldExcelMark) throw new DomainError('OLD_EXCEL');
  if (mark === zipMark) {
    facts.kind = 'xlsx';
    yield* xlsxLines(bytes, (areas) => {
      if (areas.length > 0) facts.merged = areas;
    });
    return;
  }
  const { text, encoding } = decodeText(bytes);
  facts.encoding = encoding;
  facts.separator = separatorOf(text);
  for (const { row, cells } of csvLines(text, facts.separator)) {
    if (cells.length > importLimits.columns)
      throw new DomainError('TOO_MANY_COLUMNS', { max: importLimits.columns });
    yield { row, cells, sheet: null };
  }
}
