import type { AnyRow, AnyTable, ClaimRow, TableCode } from './fields.ts';
import { dayIn } from './moments.ts';
import { claimTables } from './tables.ts';

type Row<C extends TableCode> = ClaimRow<(typeof claimTables)[C]>;
export type Xml1Row = Row<'XML1'>;
export type Xml2Row = Row<'XML2'>;
export type Xml3Row = Row<'XML3'>;

/** The tables of one visit in memory: what is checked, written, read and printed. `date` ('YYYY-MM-DD') is the day on which the visit ended. */
export type ClaimFile = {
  date: string;
  xml1: Xml1Row;
  xml2: readonly Xml2Row[];
  xml3: readonly Xml3Row[];
  xml4: ReadonlyArray<Row<'XML4'>>;
  xml5: ReadonlyArray<Row<'XML5'>>;
  xml6: ReadonlyArray<Row<'XML6'>>;
  xml7: Row<'XML7'> | null;
  xml8: Row<'XML8'> | null;
  xml9: ReadonlyArray<Row<'XML9'>>;
  xml10: Row<'XML10'> | null;
  xml11: Row<'XML11'> | null;
  xml13: Row<'XML13'> | null;
  xml14: Row<'XML14'> | null;
  xml15: ReadonlyArray<Row<'XML15'>>;
};

/** A table with its rows. */
export type TableRows = { table: AnyTable; rows: readonly AnyRow[] };

/** A file of the tables that it has. */
export function claimFile(given: Pick<ClaimFile, 'date' | 'xml1'> & Partial<ClaimFile>): ClaimFile {
  const none = { xml7: null, xml8: null, xml10: null, xml11: null, xml13: null, xml14: null };
  const empty = { xml2: [], xml3: [], xml4: [], xml5: [], xml6: [], xml9: [], xml15: [] };
  return { ...empty, ...none, ...given };
}

/** The tables of a file that have rows, in order. */
export function tablesOf(file: ClaimFile): TableRows[] {
  const one = (row: AnyRow | null) => (row === null ? [] : [row]);
  const all: TableRows[] = [
    { table: claimTables.XML1, rows: [file.xml1] },
    { table: claimTables.XML2, rows: file.xml2 },
    { table: claimTables.XML3, rows: file.xml3 },
    { table: claimTables.XML4, rows: file.xml4 },
    { table: claimTables.XML5, rows: file.xml5 },
    { table: claimTables.XML6, rows: file.xml6 },
    { table: claimTables.XML7, rows: one(file.xml7) },
    { table: claimTables.XML8, rows: one(file.xml8) },
    { table: claimTables.XML9, rows: file.xml9 },
    { table: claimTables.XML10, rows: one(file.xml10) },
    { table: claimTables.XML11, rows: one(file.xml11) },
    { table: claimTables.XML13, rows: one(file.xml13) },
    { table: claimTables.XML14, rows: one(file.xml14) },
    { table: claimTables.XML15, rows: file.xml15 },
  ];
  return all.filter(({ rows }) => rows.length > 0);
}

/** A file of tables that were read; null without its summary. Rows are taken as they are: `rowIssues` tells what is wrong with them. */
export function claimFileOf(tables: readonly TableRows[]): ClaimFile | null {
  const rowsOf = (code: TableCode) =>
    tables.filter(({ table }) => table.code === code).flatMap(({ rows }) => rows);
  const many = <C extends TableCode>(code: C) => rowsOf(code) as Row<C>[]; // read by the definition of that table
  const one = <C extends TableCode>(code: C) => many(code)[0] ?? null;
  const xml1 = one('XML1');
  if (!xml1) return null;
  return {
    date: dayIn(xml1.NGAY_RA ?? ''),
    xml1,
    xml2: many('XML2'),
    xml3: many('XML3'),
    xml4: many('XML4'),
    xml5: many('XML5'),
    xml6: many('XML6'),
    xml7: one('XML7'),
    xml8: one('XML8'),
    xml9: many('XML9'),
    xml10: one('XML10'),
    xml11: one('XML11'),
    xml13: one('XML13'),
    xml14: one('XML14'),
    xml15: many('XML15'),
  };
}
