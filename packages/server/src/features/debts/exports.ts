import { cotTuoiNo } from '@sen/domain/debts/ageing';
import { loaiNguoiNo } from '@sen/domain/debts/congNo';
import { csvLine } from '@sen/domain/files/csv';
import { audit } from '../../engine/audit/audit.ts';
import type { Ctx } from '../../engine/context.ts';
import { type SheetCell, sheetBook } from '../../engine/sheetBook.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import type {
  CongNoNguoiNo,
  CongNoPhaiThu,
  QueryGetDataExportCongNoArgs,
  TongCongNo,
} from '../../gql/main.ts';
import { debtorsMost, receivables } from './receivables.ts';

/** What debtors owe over some days, all of them; the export is logged. Errors: those of `receivables`. */
export async function exportedReceivables(
  ctx: Ctx,
  args: QueryGetDataExportCongNoArgs,
): Promise<CongNoPhaiThu> {
  const found = await receivables(ctx, { ...args, page: 1, limit: debtorsMost });
  await inTransaction(ctx, (tx) =>
    audit(tx, {
      action: 'EXPORT',
      entity: 'CongNoPhaiThu',
      entityId: null,
      after: { rows: found.data.length, filter: args },
    }),
  );
  return found;
}

const texts = {
  vi: {
    title: 'Công nợ phải thu',
    heads: ['Người nợ', 'Mã', 'Tên', 'Điện thoại', 'Số khoản', 'Hạn cũ nhất'],
    sums: ['Đầu kỳ', 'Phát sinh', 'Đã thu', 'Đã xóa', 'Điều chỉnh', 'Cuối kỳ'],
    all: 'Tất cả',
  },
  en: {
    title: 'Debts',
    heads: ['Who owes', 'Code', 'Name', 'Phone', 'Debts', 'Oldest due'],
    sums: ['Before', 'Added', 'Collected', 'Written off', 'Adjusted', 'Left'],
    all: 'All',
  },
} as const;

/** The same as a workbook: a line a debtor, their sum at the end. */
export async function receivablesWorkbook(ctx: Ctx, args: QueryGetDataExportCongNoArgs): Promise<Buffer> {
  const found = await exportedReceivables(ctx, args);
  const { title } = texts[ctx.language];
  const book = sheetBook(title, { widths: [16, 16, 34, 16, 10, 14, ...Array(11).fill(16)], frozen: 2 });
  await book.row([`${title} ${dayText(args.startDate)} – ${dayText(args.endDate)}`], 'bold');
  await book.row(headings(ctx), 'bold');
  for (const row of found.data) await book.row(cellsOf(ctx, row));
  await book.row(totalOf(ctx, found), 'bold');
  return book.end();
}

/** The same as a table of text (CSV, UTF-8 with its mark). */
export async function receivablesCsv(ctx: Ctx, args: QueryGetDataExportCongNoArgs): Promise<string> {
  const found = await exportedReceivables(ctx, args);
  const lines = [headings(ctx), ...found.data.map((row) => cellsOf(ctx, row)), totalOf(ctx, found)];
  return `\ufeff${lines.map((cells) => csvLine(cells.map((cell) => String(cell ?? '')))).join('')}`;
}

function headings({ language }: Ctx): string[] {
  const { heads, sums } = texts[language];
  return [...heads, ...sums, ...Object.values(cotTuoiNo).map((label) => label[language])];
}

function cellsOf({ language }: Ctx, row: CongNoNguoiNo): SheetCell[] {
  const { LoaiNguoiNo, MaNguoiNo, NguoiNo, SoDienThoai, soKhoan, HanCuNhat } = row;
  const due = HanCuNhat ? dayText(HanCuNhat) : null;
  return [
    loaiNguoiNo[LoaiNguoiNo][language],
    MaNguoiNo ?? null,
    NguoiNo,
    SoDienThoai ?? null,
    soKhoan,
    due,
    ...figures(row),
  ];
}

function totalOf({ language }: Ctx, { tong, data }: CongNoPhaiThu): SheetCell[] {
  const count = data.reduce((total, { soKhoan }) => total + soKhoan, 0);
  return [texts[language].all, null, null, null, count, null, ...figures(tong)];
}

function figures(of: TongCongNo): number[] {
  const { DauKy, PhatSinh, DaThu, DaXoa, DaGiam, CuoiKy } = of;
  const ages = [of.ChuaDenHan, of.Ngay1Den30, of.Ngay31Den60, of.Ngay61Den90, of.TrenNgay90];
  return [DauKy, PhatSinh, DaThu, DaXoa, DaGiam, CuoiKy, ...ages].map(Number);
}

const dayText = (day: string) => day.split('-').reverse().join('/');
