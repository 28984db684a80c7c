import { audit } from '../../engine/audit/audit.ts';
import { type Ctx, localDay } from '../../engine/context.ts';
import { type SheetCell, sheetBook } from '../../engine/sheetBook.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import type { HoaHongInput } from '../../gql/main.ts';
import { nameOf } from '../printing/paperData.ts';
import { performances } from './performances.ts';
import { paidFor, totalsOf } from './queries.ts';

const headings = {
  vi: [
    ...['Nhân viên', 'Ngày', 'Số phiếu', 'Dịch vụ', 'Buổi', 'Thành tiền', '% thực hiện', '% phần chia'],
    ...['Phần thực hiện', '% hoa hồng', 'Hoa hồng', 'Tổng'],
  ],
  en: [
    ...['Person', 'Day', 'Slip', 'Service', 'Session', 'Amount', 'Pay of performing (%)', 'Share (%)'],
    ...['Share', 'Commission (%)', 'Commission', 'Total'],
  ],
} as const;

/**
 * What staff are due as a workbook: each person in bold with their sums, the performances below. It is logged. Errors: those of
 * performances.
 */
export async function commissionWorkbook(ctx: Ctx, input: HoaHongInput): Promise<Buffer> {
  const { found, conNua } = await performances(ctx, input);
  const { dongs, ...all } = totalsOf(found);
  const { language } = ctx;
  const vi = language === 'vi';
  const book = sheetBook(vi ? 'Hoa hồng' : 'Commission', {
    widths: [30, 12, 20, 40, 8, 16, 12, 12, 16, 12, 16, 16],
    frozen: 2,
  });
  await book.row([`${dayText(input.tuNgay)} – ${dayText(input.denNgay)}`]);
  await book.row([...headings[language]], 'bold');
  const paid = found.flatMap(paidFor);
  for (const due of dongs) {
    const name = await nameOf(ctx, 'NhanVien', due.NhanVien_Id);
    await book.row(sums(name, due, due.Tong), 'bold');
    for (const one of paid.filter(({ NhanVien_Id }) => NhanVien_Id === due.NhanVien_Id))
      await book.row([
        name,
        dayText(localDay(one.Ngay)),
        one.SoPhieuYeuCau,
        one.TenDichVu,
        one.Lan,
        Number(one.ThanhTien),
        one.thucHien ? figure(one.PhanTramThucHien) : null,
        figure(one.TyLe),
        one.thucHien ? Number(one.PhanThucHien) : null,
        figure(one.PhanTramHoaHong),
        one.chiDinh ? Number(one.HoaHong) : null,
        Number(one.PhanThucHien) + Number(one.HoaHong),
      ]);
  }
  const total = String(Number(all.PhanThucHien) + Number(all.HoaHong));
  await book.row(sums(vi ? 'Tất cả' : 'All', all, total), 'bold');
  const nobodys: SheetCell[] = [vi ? 'Chưa chia cho ai' : 'Nobody’s share', ...Array(7).fill(null)];
  await book.row([...nobodys, Number(all.khongChia)], 'soft');
  if (conNua)
    await book.row(
      [vi ? 'Còn lượt chưa kể ở đây: chọn ít ngày hơn' : 'More is not told here: choose fewer days'],
      'fault',
    );
  const made = await book.end();
  await inTransaction(ctx, (tx) =>
    audit(tx, {
      action: 'EXPORT',
      entity: 'BangHoaHong',
      entityId: null,
      after: { rows: paid.length, filter: input },
    }),
  );
  return made;
}

function sums(
  name: string,
  { ThanhTien, PhanThucHien, HoaHong }: { ThanhTien: string; PhanThucHien: string; HoaHong: string },
  Tong: string,
): SheetCell[] {
  const money = [Number(PhanThucHien), null, Number(HoaHong), Number(Tong)];
  return [name, null, null, null, null, Number(ThanhTien), null, null, ...money];
}

const figure = (text: string | null) => (text === null ? null : Number(text));
const dayText = (day: string) => day.split('-').reverse().join('/');
