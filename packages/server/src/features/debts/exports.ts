import { cotTuoiNo } from '@sen/domain/debts/ageing';
import { loaiNguoiNo } from '@sen/domain/debts/congNo';
import type { Ctx } from '../../engine/context.ts';
import { dayText, type ExportTable, linesMost, noteExport } from '../../engine/exportTable.ts';
import type { SheetCell } from '../../engine/sheetBook.ts';
import type {
  CongNoNguoiNo,
  CongNoPhaiThu,
  QueryGetDataExportCongNoArgs,
  QueryReportUnpaidOrderListArgs,
  TongCongNo,
} from '../../gql/main.ts';
import { moment } from '../printing/format.ts';
import { receivables } from './receivables.ts';
import { unpaidOrders } from './unpaid.ts';

const receivablesTexts = {
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

const unpaidTexts = {
  vi: {
    title: 'Chỉ định chưa thu',
    heads: [
      ...[
        'Chỉ định lúc',
        'Mã tiếp nhận',
        'Mã y tế',
        'Người bệnh',
        'Năm sinh',
        'Phiếu, đơn',
        'Mã',
        'Dịch vụ, thuốc',
      ],
      ...['Số lượng', 'Phải trả', 'Còn phải thu', 'Cho nợ', 'Đã thực hiện', 'Người chỉ định', 'Nơi chỉ định'],
    ],
    all: 'Tất cả',
  },
  en: {
    title: 'Unpaid orders',
    heads: [
      ...[
        'Ordered at',
        'Visit',
        'Patient code',
        'Patient',
        'Born',
        'Slip or prescription',
        'Code',
        'Service or drug',
      ],
      ...['Quantity', 'To pay', 'Still due', 'Let go owing', 'Performed', 'Ordered by', 'Ordered in'],
    ],
    all: 'All',
  },
} as const;

/** What debtors owe over some days, all of them; the export is logged. Errors: those of `receivables`, TOO_MANY_ROWS. */
export async function exportedReceivables(
  ctx: Ctx,
  args: QueryGetDataExportCongNoArgs,
): Promise<CongNoPhaiThu> {
  const found = await receivables(ctx, { ...args, page: 1, limit: linesMost });
  await noteExport(ctx, { entity: 'CongNoPhaiThu', filter: args }, found);
  return found;
}

/** The same as a table: a line a debtor, their sum at the end. */
export async function receivablesTable(ctx: Ctx, args: QueryGetDataExportCongNoArgs): Promise<ExportTable> {
  const found = await exportedReceivables(ctx, args);
  const { title, heads, sums, all } = receivablesTexts[ctx.language];
  const ages = Object.values(cotTuoiNo).map((label) => label[ctx.language]);
  const count = found.data.reduce((total, { soKhoan }) => total + soKhoan, 0);
  return {
    title,
    days: args,
    columns: columnsOf([...heads, ...sums, ...ages], { 2: 34, 4: 10, 5: 14 }),
    rows: found.data.map((row) => cellsOf(ctx, row)),
    total: [all, null, null, null, count, null, ...figures(found.tong)],
  };
}

/** What is not paid of visits of some days as a table, all of it; the export is logged. Errors: those of `unpaidOrders`, TOO_MANY_ROWS. */
export async function unpaidTable(ctx: Ctx, args: QueryReportUnpaidOrderListArgs): Promise<ExportTable> {
  const found = await unpaidOrders(ctx, args, linesMost);
  await noteExport(ctx, { entity: 'ChiDinhChuaThu', filter: args }, found);
  const { title, heads, all } = unpaidTexts[ctx.language];
  const sign = (is: boolean) => (is ? 'x' : null);
  return {
    title,
    days: args,
    columns: columnsOf(heads, { 3: 26, 4: 10, 7: 34, 8: 10, 11: 10, 12: 12, 13: 24, 14: 24 }),
    rows: found.data.map((row) => [
      ...[
        moment(new Date(row.NgayYLenh).toISOString()),
        row.MaTiepNhan,
        row.MaYTe,
        row.TenBenhNhan,
        row.NamSinh,
      ],
      ...[
        row.MaPhieu ?? null,
        row.MaDV,
        row.Ten,
        Number(row.SoLuong),
        Number(row.PhaiTra),
        Number(row.ConLai),
      ],
      ...[sign(row.GhiNo), sign(row.ThucHien), row.BacSi ?? null, row.NoiChiDinh ?? null],
    ]),
    total: [all, ...Array<null>(9).fill(null), Number(found.ConLai)],
  };
}

function columnsOf(heads: readonly string[], widths: Readonly<Record<number, number>>) {
  return heads.map((head, at) => ({ head, width: widths[at] ?? 16 }));
}

function cellsOf({ language }: Ctx, row: CongNoNguoiNo): SheetCell[] {
  const { LoaiNguoiNo, MaNguoiNo, NguoiNo, SoDienThoai, soKhoan, HanCuNhat } = row;
  return [
    ...[loaiNguoiNo[LoaiNguoiNo][language], MaNguoiNo ?? null, NguoiNo, SoDienThoai ?? null, soKhoan],
    HanCuNhat ? dayText(HanCuNhat) : null,
    ...figures(row),
  ];
}

function figures(of: TongCongNo): number[] {
  const { DauKy, PhatSinh, DaThu, DaXoa, DaGiam, CuoiKy } = of;
  const ages = [of.ChuaDenHan, of.Ngay1Den30, of.Ngay31Den60, of.Ngay61Den90, of.TrenNgay90];
  return [DauKy, PhatSinh, DaThu, DaXoa, DaGiam, CuoiKy, ...ages].map(Number);
}
