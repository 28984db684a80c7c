import type { Label } from '@sen/domain/catalogue/catalogue';
import type { ColumnAnswers, ColumnFacts, Holds } from '@sen/domain/imports/columnFacts';
import { fromOldFont, type OldFont } from '@sen/domain/imports/oldFonts';

/** What /api/imports answers; the server's types of the same names say more. */
export type Cell = string | { error: string };
export type MappedColumn = { column: number | null; fixed: string };
export type Mapping = Record<string, MappedColumn>;
export type ImportOptions = ColumnAnswers & {
  existing: 'update' | 'skip';
  suspendMissing: boolean;
  /** Null keeps the text as it is; undefined is not answered yet. */
  oldFont?: OldFont | null;
};
/** What is chosen for a file before it is checked. */
export type Choices = { headerRow: number; mapping: Mapping; options: ImportOptions };
export type PlanColumn = {
  key: string;
  label: Label;
  required: boolean;
  /** Required as well once this other column is chosen. */
  requiredWith: string | null;
  /** What tells it where the file has no such column. */
  derived: Label | null;
  /** What may have to be asked about once for the whole column. */
  holds: Holds | null;
};
export type Plan = {
  name: string;
  label: Label;
  note: Label | null;
  catalogues: string[];
  whole: boolean;
  undoable: boolean;
  /** It fills records that are no catalogue. */
  ofRecords: boolean;
  /** What the file is that ships with Sen. */
  shipped: Label | null;
  columns: PlanColumn[];
};
export type PartReport = {
  catalogue: string;
  Moi: number;
  Sua: number;
  KhongDoi: number;
  BoQua: number;
  Loi: number;
  TamNgung: number;
};
/** What a file brings beside entries, such as a price list. */
export type Further = { label: Label; count: number; path: string | null };
export type Report = {
  parts: PartReport[];
  issues: number;
  /** How long the check took: it tells two checks apart. */
  seconds: number;
  byColumn: Record<string, number>;
  further?: Further[];
  spellings?: Array<{ catalogue: string; text: string; found: string }>;
  mended?: number;
  written?: { seconds: number; at: string };
};
export type ImportState =
  | 'DaDoc'
  | 'DangKiemTra'
  | 'DaKiemTra'
  | 'DangGhi'
  | 'DaGhi'
  | 'DaHuy'
  | 'DaHoanTac'
  | 'Loi';
export type CatalogueImport = {
  _id: string;
  plan: Plan;
  TenTep: string;
  TrangThai: ImportState;
  SoDong: number;
  SoDongXong: number;
  /** Waits for another import. */
  dangCho: boolean;
  ghiLuc: string | null;
  sheet: {
    kind: 'xlsx' | 'csv';
    encoding: string | null;
    separator: string | null;
    sheet: string | null;
    oldFont?: OldFont | null;
    merged?: string[];
    columns?: ColumnFacts[];
    rows: number;
    headerRow: number;
    head: Array<{ row: number; cells: Cell[] }>;
  };
  mapping: Mapping;
  options: ImportOptions;
  report: Report | null;
  failure: { code: string; message: string } | null;
  hanhDongs: ReadonlyArray<{ action: string; refusal: string | null }>;
};
export type Issue = {
  row: number;
  key: string;
  code: string;
  value: string;
  message: string;
  mended: string | null;
  canMend: boolean;
};
export type Mended = { row: number; key: string; value: string };
export type ChangedEntry = {
  row: number;
  catalogue: string;
  code: string;
  name: string;
  fields: Array<{ label: Label; before: string; after: string }>;
};
export type WrittenImport = { _id: string; TenTep: string; ghiLuc: string };
export type Plans = { plans: Plan[]; last: string | null; written: WrittenImport[]; fileMaxBytes: number };

/** How many entries, and what else, an import writes. */
export function changesOf(report: Report | null): number {
  const entries = report?.parts.reduce((sum, { Moi, Sua, TamNgung }) => sum + Moi + Sua + TamNgung, 0) ?? 0;
  return entries + (report?.further?.length ?? 0);
}

/** Whether a line cannot be taken without a column, as the others are chosen. */
export function isRequired({ required, requiredWith }: PlanColumn, mapping: Mapping): boolean {
  return required || (requiredWith !== null && isChosen(mapping[requiredWith]));
}

/** Whether a column of the plan gets something: a column of the file, or one text for every line. */
export function isChosen(chosen: MappedColumn | undefined): boolean {
  return chosen !== undefined && (chosen.column !== null || chosen.fixed.trim() !== '');
}

/** The text of a sample, an old font read as Unicode. */
export function sampleText(cell: Cell | undefined, oldFont?: OldFont | null): string {
  if (cell === undefined) return '';
  if (typeof cell !== 'string') return cell.error;
  return oldFont ? fromOldFont(cell, oldFont) : cell;
}

/** The name of a column of a sheet: A for 0, AA for 26. */
export function letterOf(column: number): string {
  const rest = Math.floor(column / 26);
  return `${rest > 0 ? letterOf(rest - 1) : ''}${String.fromCharCode(65 + (column % 26))}`;
}
