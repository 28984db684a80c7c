import type { AnyRow, AnyTable, ClaimRow, TableCode } from './fields.ts';
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
