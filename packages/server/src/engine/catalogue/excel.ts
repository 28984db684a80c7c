import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  type CatalogueDef,
  commonFields,
  type Field,
  isWithheld,
  suspendedField,
} from '@sen/domain/catalogue/catalogue';
import { csvLine } from '@sen/domain/files/csv';
import { ownField } from '@sen/domain/records/ownField';
import { audit } from '../audit/audit.ts';
import { type Ctx, localDay } from '../context.ts';
import { sheetBook } from '../sheetBook.ts';
import { inTransaction } from '../sql/transaction.ts';
import { cellText, keyFields, ownedColumns, referenceTexts, sheetFields } from './columns.ts';
import { refused, requireSeen } from './filters.ts';
import { type ListArgs, listCatalogue, type Row } from './queries.ts';

/** Entries of one export at most, and those that are read before others get their turn. */
const rowsMost = 200_000;
const rowsATime = 500;

/** What is exported: `shown` has the columns of the list as people read them, `all` every column as an import reads it. */
export type ExportArgs = Pick<ListArgs, 'keyword' | 'sort' | 'filter' | 'includeSuspended'> & {
  columns: 'shown' | 'all';
  /** Of `shown`: the columns in their order, where they are not those that the list begins with. */
  fields?: readonly string[];
};

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Ho_Chi_Minh',
  hour: '2-digit',
  minute: '2-digit',
});

type Columns = Pick<ExportArgs, 'columns' | 'fields'>;

/** A workbook with the headings of a catalogue and what may stand below each. */
export async function templateWorkbook(ctx: Ctx, def: CatalogueDef): Promise<Buffer> {
  return workbookOf(ctx, def, headings(ctx, def, { columns: 'all' }), emptyRows());
}

/** What the list shows as a workbook: the same search, filters and order. It is logged. */
export async function exportWorkbook(ctx: Ctx, def: CatalogueDef, args: ExportArgs): Promise<Buffer> {
  return workbookOf(ctx, def, headings(ctx, def, args), rowsOf(ctx, def, args));
}

/** The same as text with commas, UTF-8 with its mark, which spreadsheets want. It is logged. */
export async function exportCsv(ctx: Ctx, def: CatalogueDef, args: ExportArgs): Promise<Buffer> {
  const parts = [`\ufeff${headings(ctx, def, args).map(csvLine).join('')}`];
  for await (const rows of rowsOf(ctx, def, args)) parts.push(rows.map(csvLine).join(''));
  return Buffer.from(parts.join(''));
}

/** The fields of a file: what is withheld from the caller is not in it, not even by its heading. */
function fieldsOf(
  ctx: Ctx,
  def: CatalogueDef,
  { columns, fields: asked = [] }: Columns,
): Array<[string, Field]> {
  if (columns === 'shown' && asked.length > 0) return asked.map((name) => [name, shownField(ctx, def, name)]);
  const fields = sheetFields(def).filter(
    ([name, field]) =>
      (columns === 'all' || ('list' in field && field.list === true)) &&
      !isWithheld(def, name, ctx.permissions),
  );
  return [...fields, ['TamNgung', suspendedField]];
}

/** A column of a list by its name. Errors: BAD_INPUT for one that no list has, FORBIDDEN for one that is withheld. */
function shownField(ctx: Ctx, def: CatalogueDef, name: string): Field {
  requireSeen(ctx, def, name);
  const field = ownField(Object.fromEntries(sheetFields(def)), name) ?? ownField(commonFields, name);
  if (!field) throw refused(`fields.${name}`, 'NOT_IN_LIST');
  return field;
}

/** The lines above the entries: labels, and for an import the names of the fields. */
function headings(ctx: Ctx, def: CatalogueDef, asked: Columns): string[][] {
  const { columns } = asked;
  const fields = fieldsOf(ctx, def, asked);
  const labels = fields.map(
    ([, field]) => `${field.label[ctx.language]}${columns === 'all' && field.required ? ' *' : ''}`,
  );
  if (columns === 'shown') return [labels];
  const owned = ownedColumns(def);
  return [
    [...labels, ...owned.map(({ label, required }) => `${label[ctx.language]}${required ? ' *' : ''}`)],
    [...fields.map(([name]) => name), ...owned.map(({ key }) => key)],
  ];
}

async function* emptyRows(): AsyncGenerator<string[][]> {}

async function* rowsOf(ctx: Ctx, def: CatalogueDef, args: ExportArgs): AsyncGenerator<string[][]> {
  const texts = await referenceTexts(ctx, def, args.columns === 'all' ? 'code' : 'name');
  const fields = fieldsOf(ctx, def, args);
  const { columns, fields: _fields, ...asked } = args;
  const owned = columns === 'all' ? ownedColumns(def) : [];
  const cell = (field: Field, value: unknown): string => {
    if (columns === 'all') return cellText(field, value, texts);
    return field.kind === 'datetime' && value instanceof Date
      ? `${localDay(value)} ${clock.format(value)}`
      : cellText(field, value, texts, ctx.language);
  };
  const rowsIn = (row: Row, name: string): unknown[] => {
    const rows = row[name];
    return Array.isArray(rows) ? rows : [];
  };
  const ownedCount = (row: Row) => Math.max(0, ...owned.map(({ lines }) => rowsIn(row, lines).length));
  const ownedCells = (row: Row, at: number) =>
    owned.map(({ lines, cell, field }) =>
      cellText(field, new Map(Object.entries(rowsIn(row, lines)[at] ?? {})).get(cell), texts),
    );
  let count = 0;
  for (let page = 1; count < rowsMost; page++) {
    const { data, totalPages } = await listCatalogue(ctx, def, { ...asked, page, limit: rowsATime });
    count += data.length;
    yield data.flatMap((row: Row) => [
      [...fields.map(([name, field]) => cell(field, row[name])), ...ownedCells(row, 0)],
      ...Array.from({ length: Math.max(0, ownedCount(row) - 1) }, (_, at) => [
        // further rows of an entry repeat what it is found by
        ...fields.map(([name, field]) =>
          keyFields(def).includes(name) ? cellText(field, row[name], texts) : '',
        ),
        ...ownedCells(row, at + 1),
      ]),
    ]);
    await nextTurn();
    if (page >= totalPages) break;
  }
  await inTransaction(ctx, (tx) =>
    audit(tx, {
      action: 'EXPORT',
      entity: def.name,
      entityId: null,
      after: { rows: count, columns, filter: asked },
    }),
  );
}

async function workbookOf(
  ctx: Ctx,
  def: CatalogueDef,
  above: readonly string[][],
  rows: AsyncGenerator<string[][]>,
): Promise<Buffer> {
  const widths = (above[0] ?? []).map(() => 22);
  const book = sheetBook(def.label[ctx.language], { widths, frozen: above.length });
  for (const [at, line] of above.entries()) await book.row(line, at === 0 ? 'bold' : 'soft');
  for await (const page of rows) for (const line of page) await book.row(line);
  return book.end();
}
