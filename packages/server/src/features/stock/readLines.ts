import { type ErrorCode, errorText } from '@sen/domain/errors/errors';
import { answeredText, type DayOrder, watchColumns } from '@sen/domain/imports/columnFacts';
import { tenKhongDau } from '@sen/domain/names/key';
import { type DongPhieu, loiXacNhan, unitsOf } from '@sen/domain/stock/dongPhieu';
import type { LoaiPhieuKho } from '@sen/domain/stock/phieuKho';
import { sql } from 'drizzle-orm';
import { textOf } from '../../engine/catalogue/imports/cells.ts';
import { type ReadLine, readSheet } from '../../engine/catalogue/imports/readSheet.ts';
import { readNumber, readValue } from '../../engine/catalogue/imports/values.ts';
import { type Ctx, today } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { linesMost } from './savePaper.ts';
import { type SheetColumn, sheetColumnNames, sheetColumns } from './sheetColumns.ts';

export type SheetFault = { row: number; column: string; code: string; message: string };
/** A good line as the form takes it, with what it shows of the drug. */
export type SheetLine = DongPhieu & { MaDuoc: string; TenDuoc: string; DonViTinh: string | null };
export type SheetReport = {
  total: number;
  lines: SheetLine[];
  errors: SheetFault[];
  /** A day of expiry that may be read in two ways: nothing is read before somebody says which part comes first. */
  ngayKhongRo: string | null;
};

type Drug = { id: string; ma: string; ten: string; unit: string | null };
type Places = Partial<Record<SheetColumn, number>>;

/** Lines in which the headings may stand. */
const headLines = 20;
const needed: readonly SheetColumn[] = ['Duoc', 'SoLo', 'HanDung', 'SoLuong'];

/**
 * Reads lines of a paper from a sheet: the good ones for the form, and every fault of the others with its row. Nothing is written.
 * `thuTuNgay` is what was answered where days of expiry may be read in two ways.
 * Errors: those of readSheet, TOO_MANY_ROWS, MISSING_COLUMNS.
 */
export async function readLines(
  ctx: Ctx,
  LoaiPhieu: LoaiPhieuKho,
  place: string,
  thuTuNgay?: DayOrder,
): Promise<SheetReport> {
  const rows: ReadLine[] = [];
  await readSheet(place, async (some) => {
    rows.push(...some);
    if (rows.length > linesMost + headLines) throw new DomainError('TOO_MANY_ROWS', { max: linesMost });
  });
  const { places, at } = headOf(ctx, rows);
  const body = rows.slice(at + 1);
  const cell = ({ cells }: ReadLine, column: SheetColumn) => {
    const index = places[column];
    return index === undefined ? '' : textOf(cells[index]);
  };
  const drugs = await drugsByCode(
    ctx,
    body.map((row) => cell(row, 'Duoc')),
  );
  const report: SheetReport = { total: 0, lines: [], errors: [], ngayKhongRo: null };
  const watch = watchColumns();
  for (const row of body) watch.see([cell(row, 'HanDung')]);
  const days = watch.facts()[0]?.days;
  const order = thuTuNgay ?? days?.order ?? null;
  if (days && order === null) return { ...report, ngayKhongRo: days.sample };
  const answers = { dayOrders: { 0: order ?? 'dmy' } };
  for (const row of body) {
    if (sheetColumnNames.every((column) => column === 'TenDuoc' || cell(row, column) === '')) continue;
    report.total += 1;
    const drug = drugs.get(cell(row, 'Duoc').toLowerCase());
    const line = lineOf((column) => {
      const text = cell(row, column);
      return column === 'HanDung' ? answeredText(text, 'day', 0, answers) : text;
    }, drug);
    const faults = faultsOf(ctx, LoaiPhieu, line, cell(row, 'Duoc') !== '' && !drug);
    report.errors.push(
      ...faults.map(({ column, code, details }) => ({
        row: row.row,
        column: sheetColumns[column][ctx.language],
        code,
        message: errorText(code, ctx.language, details),
      })),
    );
    if (faults.length === 0 && drug)
      report.lines.push({ ...line, MaDuoc: drug.ma, TenDuoc: drug.ten, DonViTinh: drug.unit });
  }
  return report;
}

function lineOf(cell: (column: SheetColumn) => string, drug: Drug | undefined): DongPhieu {
  const amount = (column: SheetColumn, isMoney = false) => readNumber(cell(column), isMoney) || null;
  const day = readValue({ kind: 'date', label: sheetColumns.HanDung }, cell('HanDung'));
  const [QuyCach, SoLuongGoi] = [amount('QuyCach'), amount('SoLuongGoi')];
  return {
    Duoc_Id: drug?.id ?? null,
    SoLo: cell('SoLo') || null,
    HanDung: day.ok && day.value ? String(day.value) : null,
    QuyCach,
    SoLuongGoi,
    SoLuong: amount('SoLuong') ?? unitsOf(SoLuongGoi, QuyCach),
    SoLuongSo: null,
    DonGia: amount('DonGia', true),
    VAT: amount('VAT'),
    LyDo: null,
  };
}

type Fault = { column: SheetColumn; code: ErrorCode; details: Record<string, unknown> };

function faultsOf(ctx: Ctx, LoaiPhieu: LoaiPhieuKho, line: DongPhieu, unknownDrug: boolean): Fault[] {
  const head = { LoaiPhieu, Kho_Id: null, KhoNhan_Id: null, NhaCungCap_Id: 'any' };
  const wrongDay = line.HanDung !== null && !isDay(line.HanDung);
  const found = loiXacNhan(head, [line], today(ctx)).flatMap(({ path, code, details = {} }): Fault[] => {
    const field = path.split('.')[2] ?? '';
    const column = field === 'Duoc_Id' ? 'Duoc' : sheetColumnNames.find((name) => name === field);
    if (!column || (column === 'Duoc' && unknownDrug) || (column === 'HanDung' && wrongDay)) return [];
    return [{ column, code: code as ErrorCode, details }]; // issues of the domain have codes of the list
  });
  if (unknownDrug)
    found.unshift({
      column: 'Duoc',
      code: 'REFERENCE_UNKNOWN',
      details: { vi: sheetColumns.Duoc.vi, en: sheetColumns.Duoc.en },
    });
  if (wrongDay) found.push({ column: 'HanDung', code: 'NOT_A_DATE', details: {} });
  return found;
}

function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/** Where the columns stand, by the headings. Errors: MISSING_COLUMNS with the names of those that are needed. */
function headOf(ctx: Ctx, rows: readonly ReadLine[]): { places: Places; at: number } {
  for (const [at, { cells }] of rows.slice(0, headLines).entries()) {
    const texts = cells.map((cell) => tenKhongDau(textOf(cell)));
    const places: Places = {};
    for (const name of sheetColumnNames) {
      const { vi, en, also } = sheetColumns[name];
      const index = texts.findIndex((text) => [tenKhongDau(vi), tenKhongDau(en), ...also].includes(text));
      if (index >= 0) places[name] = index;
    }
    if (needed.every((name) => places[name] !== undefined)) return { places, at };
  }
  const columns = needed.map((name) => sheetColumns[name][ctx.language]).join(', ');
  throw new DomainError('MISSING_COLUMNS', { columns });
}

async function drugsByCode(ctx: Ctx, codes: readonly string[]): Promise<Map<string, Drug>> {
  const wanted = [...new Set(codes.map((code) => code.toLowerCase()))];
  const { rows } = await ctx.db.execute<Drug>(sql`
    select d.id, d.ma_duoc as ma, d.ten_duoc as ten, u.ten_don_vi_tinh as unit from pharmacy.duoc d
    left join main.don_vi_tinh u on u.id = d.don_vi_tinh_id
    where lower(d.ma_duoc) = any(${sql.param(wanted)}::text[]) and d.trang_thai = 'DangSuDung'`);
  return new Map(rows.map((row) => [row.ma.toLowerCase(), row]));
}
