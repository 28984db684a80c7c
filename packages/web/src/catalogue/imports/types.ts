import type { Label } from '@sen/domain/catalogue/catalogue';

/** What /api/imports answers; the server's types of the same names say more. */
export type Cell = string | { error: string };
export type MappedColumn = { column: number | null; fixed: string };
export type Mapping = Record<string, MappedColumn>;
export type ImportOptions = { existing: 'update' | 'skip'; suspendMissing: boolean };
/** What is chosen for a file before it is checked. */
export type Choices = { headerRow: number; mapping: Mapping; options: ImportOptions };
export type PlanColumn = { key: string; label: Label; required: boolean };
export type Plan = {
  name: string;
  label: Label;
  note: Label | null;
  catalogues: string[];
  whole: boolean;
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
  byColumn: Record<string, number>;
  further?: Further[];
  written?: { seconds: number; at: string };
};
export type ImportState = 'DaDoc' | 'DangKiemTra' | 'DaKiemTra' | 'DangGhi' | 'DaGhi' | 'DaHuy' | 'Loi';
export type CatalogueImport = {
  _id: string;
  plan: Plan;
  TenTep: string;
  TrangThai: ImportState;
  SoDong: number;
  SoDongXong: number;
  sheet: {
    kind: 'xlsx' | 'csv';
    encoding: string | null;
    separator: string | null;
    sheet: string | null;
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
export type Issue = { row: number; key: string; code: string; value: string; message: string };
export type Plans = { plans: Plan[]; last: string | null; fileMaxBytes: number };

/** How many entries, and what else, an import writes. */
export function changesOf(report: Report | null): number {
  const entries = report?.parts.reduce((sum, { Moi, Sua, TamNgung }) => sum + Moi + Sua + TamNgung, 0) ?? 0;
  return entries + (report?.further?.length ?? 0);
}

/** The text of a sample. */
export function sampleText(cell: Cell | undefined): string {
  if (cell === undefined) return '';
  return typeof cell === 'string' ? cell : cell.error;
}

/** The name of a column of a sheet: A for 0, AA for 26. */
export function letterOf(column: number): string {
  const rest = Math.floor(column / 26);
  return `${rest > 0 ? letterOf(rest - 1) : ''}${String.fromCharCode(65 + (column % 26))}`;
}
