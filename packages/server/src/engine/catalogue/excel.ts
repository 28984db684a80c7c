import type { CatalogueDef } from '@sen/domain/catalogue/catalogue';
import { validate } from '@sen/domain/catalogue/validate';
import { errorText } from '@sen/domain/errors/errors';
import type { Cell, Workbook, Worksheet } from 'exceljs';
import { audit } from '../audit.ts';
import type { Ctx } from '../context.ts';
import { DomainError } from '../errors.ts';
import { inTransaction } from '../transaction.ts';
import { cellText, readCells, referenceCodes, sheetFields } from './columns.ts';
import { type BeforeSave, createEntry, updateEntry } from './commands.ts';
import { listCatalogue, type Row } from './queries.ts';
import { catalogueTable } from './tables.ts';

export type ImportReport = {
  total: number;
  created: number;
  updated: number;
  errors: Array<{ row: number; column: string; code: string; message: string }>;
};

/** A workbook with the headings of a catalogue and what may stand below each. */
export async function templateWorkbook(ctx: Ctx, def: CatalogueDef): Promise<Buffer> {
  return workbookOf(ctx, def, []);
}

/** What the list shows as a workbook: the same search, at most 100,000 entries. */
export async function exportWorkbook(ctx: Ctx, def: CatalogueDef, keyword: string): Promise<Buffer> {
  const rows: Row[] = [];
  for (let page = 1; page <= 200; page++) {
    const { data, totalPages } = await listCatalogue(ctx, def, {
      page,
      limit: 500,
      keyword,
      includeSuspended: true,
    });
    rows.push(...data);
    if (page >= totalPages) break;
  }
  await inTransaction(ctx, (tx) =>
    audit(tx, { action: 'EXPORT', entity: def.name, entityId: null, after: { rows: rows.length } }),
  );
  return workbookOf(ctx, def, rows);
}

/** The library is read when the first workbook is: it is a fifth of what a start would read. */
async function emptyWorkbook(): Promise<Workbook> {
  const { default: library } = await import('exceljs');
  return new library.Workbook();
}

async function workbookOf(ctx: Ctx, def: CatalogueDef, rows: readonly Row[]): Promise<Buffer> {
  const codes = await referenceCodes(ctx, def);
  const ids = new Map(
    [...codes].map(([name, of]) => [name, new Map([...of].map(([code, id]) => [id, code]))]),
  );
  const book = await emptyWorkbook();
  const sheet = book.addWorksheet(def.label[ctx.language].slice(0, 31).replace(/[*?:\\/[\]]/g, ' '), {
    views: [{ state: 'frozen', ySplit: 2 }],
  });
  const fields = sheetFields(def);
  sheet.addRow(fields.map(([, field]) => `${field.label[ctx.language]}${field.required ? ' *' : ''}`)).font =
    { bold: true };
  sheet.addRow(fields.map(([name]) => name)).font = { italic: true, color: { argb: 'FF6B7280' } };
  for (const row of rows) sheet.addRow(fields.map(([name, field]) => cellText(field, row[name], ids)));
  fields.forEach((_field, index) => {
    sheet.getColumn(index + 1).width = 22;
  });
  return Buffer.from(await book.xlsx.writeBuffer());
}

/**
 * Reads a workbook whose second line names the fields. Every fault is told with its line and column; nothing is written
 * unless all lines are good, and nothing in a dry run. An entry whose code exists is changed, another one is added.
 */
export async function importWorkbook(
  ctx: Ctx,
  def: CatalogueDef,
  bytes: Buffer,
  options: { dryRun: boolean; beforeSave?: BeforeSave | undefined },
): Promise<ImportReport> {
  const lines = await readLines(ctx, def, bytes);
  const codes = await referenceCodes(ctx, def);
  const known = await knownCodes(ctx, def);
  const report: ImportReport = { total: lines.length, created: 0, updated: 0, errors: [] };
  const seen = new Set<string>();
  const entries = lines.map(({ row, cells }) => {
    const { entry, issues } = readCells(def, cells, codes);
    const code = def.code ? String(entry[def.code] ?? '') : '';
    const faults = [
      ...issues,
      ...validate(def, entry)
        // the rows that an entry owns stand in no sheet: a change leaves them as they are
        .filter((issue) => !(known.has(code) && def.fields[issue.path]?.kind === 'lines'))
        .map(({ path, code: fault, details }) => ({ column: path, code: fault, details })),
    ];
    if (code !== '' && seen.has(code)) faults.push({ column: def.code ?? '', code: 'DUPLICATE' });
    seen.add(code);
    for (const fault of faults) {
      const details: Record<string, unknown> =
        'details' in fault && fault.details ? { ...fault.details } : {};
      report.errors.push({
        row,
        column: fault.column,
        code: fault.code,
        message: errorText(fault.code, ctx.language, details),
      });
    }
    return { row, entry, id: known.get(code) ?? null };
  });
  report.updated = entries.filter((one) => one.id !== null).length;
  report.created = entries.length - report.updated;
  if (options.dryRun || report.errors.length > 0) return report;
  await inTransaction(ctx, async (tx) => {
    for (const { row, entry, id } of entries) {
      const write =
        id === null
          ? createEntry(tx, def, entry, options.beforeSave)
          : updateEntry(tx, def, id, entry, options.beforeSave);
      await write.catch((error: unknown) => {
        throw error instanceof DomainError ? new DomainError(error.code, { ...error.details, row }) : error;
      });
    }
    await audit(tx, {
      action: 'IMPORT',
      entity: def.name,
      entityId: null,
      after: { created: report.created, updated: report.updated },
    });
  });
  return report;
}

async function knownCodes(ctx: Ctx, def: CatalogueDef): Promise<Map<string, string>> {
  const table = catalogueTable(def.name);
  const column = def.code ? table[def.code] : undefined;
  if (!column) return new Map();
  const rows = await ctx.db.select({ _id: table._id, code: column, state: table.TrangThai }).from(table);
  return new Map(
    rows.filter((row) => row.state === 'DangSuDung').map((row) => [String(row.code), String(row._id)]),
  );
}

async function readLines(
  ctx: Ctx,
  def: CatalogueDef,
  bytes: Buffer,
): Promise<Array<{ row: number; cells: Map<string, string> }>> {
  const book = await emptyWorkbook();
  // exceljs declares an older Buffer type
  await book.xlsx.load(bytes as unknown as Parameters<typeof book.xlsx.load>[0]).catch(() => {
    throw new DomainError('NOT_EXCEL');
  });
  const sheet = book.worksheets[0];
  if (!sheet) throw new DomainError('NOT_EXCEL');
  const columns = columnsOf(ctx, def, sheet);
  const lines: Array<{ row: number; cells: Map<string, string> }> = [];
  sheet.eachRow((row, number) => {
    if (number <= 2) return;
    const cells = new Map(
      [...columns].map(([column, name]) => [name, cellString(row.getCell(column))] as const),
    );
    if ([...cells.values()].some((text) => text.trim() !== '')) lines.push({ row: number, cells });
  });
  return lines;
}

/** Which field stands in which column, by the names in the second line. Errors: OTHER_TEMPLATE, MISSING_COLUMNS with their labels. */
function columnsOf(ctx: Ctx, def: CatalogueDef, sheet: Worksheet): Map<number, string> {
  const fields = sheetFields(def);
  const columns = new Map<number, string>();
  let foreign = 0;
  sheet.getRow(2).eachCell((cell, column) => {
    const name = cell.text.trim();
    if (fields.some(([own]) => own === name)) columns.set(column, name);
    else if (name !== '') foreign += 1;
  });
  // names that several lists share do not make it this one's template
  if (foreign >= columns.size) throw new DomainError('OTHER_TEMPLATE', { name: def.label[ctx.language] });
  const found = new Set(columns.values());
  const missing = fields.filter(([name, field]) => field.required && !found.has(name));
  if (missing.length > 0)
    throw new DomainError('MISSING_COLUMNS', {
      columns: missing.map(([name, field]) => `${field.label[ctx.language]} (${name})`).join(', '),
    });
  return columns;
}

function cellString(cell: Cell): string {
  return cell.value instanceof Date ? cell.value.toISOString() : cell.text;
}
