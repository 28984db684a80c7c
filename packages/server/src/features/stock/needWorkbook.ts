import { audit } from '../../engine/audit/audit.ts';
import { type Ctx, today } from '../../engine/context.ts';
import { sheetBook } from '../../engine/sheetBook.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { nameOf } from '../printing/paperData.ts';
import { lowStock } from './lowStock.ts';

const words = {
  vi: {
    title: 'Dự trù nhập',
    used: (days: number) => `Đã dùng ${days} ngày`,
    heads: ['Mã', 'Thuốc, vật tư', 'Hàm lượng', 'ĐVT', 'Khả dụng', 'Đang chuyển đến', 'Tối thiểu', 'Tối đa'],
    proposed: 'Đề xuất nhập',
  },
  en: {
    title: 'To bring in',
    used: (days: number) => `Used in ${days} days`,
    heads: ['Code', 'Drug or supply', 'Strength', 'Unit', 'Free', 'On the way', 'Least', 'Most'],
    proposed: 'Proposed',
  },
} as const;

const amount = (text: string | null | undefined) => (text == null ? null : Number(text));

/** What a store should bring in, as a workbook. It is logged. Errors: those of lowStock. */
export async function needWorkbook(ctx: Ctx, args: { idStore: string; soNgay: number }): Promise<Buffer> {
  const { title, used, heads, proposed } = words[ctx.language];
  const rows = (await lowStock(ctx, args)).filter((row) => row.sapHet);
  const widths = [12, 40, 18, 10, 12, 14, 12, 12, 16, 14];
  const book = sheetBook(title, { widths, frozen: 2 });
  const store = await nameOf(ctx, 'Kho', args.idStore);
  await book.row([title, store, today(ctx).split('-').reverse().join('/')], 'bold');
  await book.row([...heads, used(args.soNgay), proposed], 'bold');
  for (const row of rows)
    await book.row([
      row.MaDuoc,
      row.TenDuoc,
      row.HamLuong ?? '',
      row.DonViTinh ?? '',
      amount(row.SoLuongKhaDung),
      amount(row.SoLuongDangChuyen),
      amount(row.TonToiThieu),
      amount(row.TonToiDa),
      amount(row.SoLuongDaDung),
      amount(row.deXuat),
    ]);
  const made = await book.end();
  const after = { Kho_Id: args.idStore, lines: rows.length };
  await inTransaction(ctx, (tx) => audit(tx, { action: 'EXPORT', entity: 'TonKho', entityId: null, after }));
  return made;
}
