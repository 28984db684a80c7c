import { saoKe } from '@sen/domain/bankNotices/statement';
import { type Cell, textOf } from '../../../engine/catalogue/imports/cells.ts';
import type { ImportPlan } from '../../../engine/catalogue/imports/types.ts';
import type { Ctx } from '../../../engine/context.ts';
import { accountOf } from '../formats.ts';
import { houseAccounts } from './accounts.ts';
import { checkStatement } from './check.ts';
import { undoStatement } from './undo.ts';
import { writeStatement } from './write.ts';

/**
 * The statement of a bank: each line that came in is a transfer. Banks name their columns as they like; what a person chooses for a
 * heading is kept for the site, so that the file of each of its banks is read by itself from the second time on.
 */
export const statementPlan: ImportPlan = {
  ...saoKe,
  note: {
    vi: 'Tệp sao kê của ngân hàng (CSV, Excel). Chỉ dòng tiền vào được nhận; dòng tiền ra, dòng tổng và dòng số dư được bỏ qua. Giao dịch đã nhận theo mã tham chiếu không nhận lại, kể cả khi tệp được đọc lần nữa. Cột đã chọn được nhớ cho tệp lần sau.',
    en: 'The statement file of a bank (CSV, Excel). Only lines that came in are taken; those that went out, totals and balances are left out. A transfer that is known by its bank reference is not taken again, even when the file is read once more. The chosen columns are kept for the next file.',
  },
  permissions: ['SAO_KE_NHAP'],
  columns: [
    {
      key: 'NgayGiaoDich',
      holds: 'day',
      required: true,
      label: { vi: 'Ngày giao dịch', en: 'Day of the transfer' },
      headings: ['Ngày GD', 'Ngày hạch toán', 'Ngày bút toán', 'Ngày hiệu lực', 'Transaction date', 'Ngày'],
    },
    {
      key: 'GioGiaoDich',
      required: false,
      label: { vi: 'Giờ giao dịch', en: 'Time of the transfer' },
      headings: ['Giờ GD', 'Giờ', 'Transaction time'],
    },
    {
      key: 'GhiCo',
      required: true,
      label: { vi: 'Số tiền ghi có', en: 'Credit amount' },
      headings: [
        'Ghi có',
        'PS có',
        'Phát sinh có',
        'Có',
        'Có TKTT',
        'Tiền vào',
        'Tiền gửi vào',
        'Credit',
        'Số tiền',
        'Amount',
      ],
    },
    {
      key: 'Chieu',
      required: false,
      label: { vi: 'Loại (tiền vào, tiền ra)', en: 'Direction (in, out)' },
      headings: ['Loại', 'Loại giao dịch', 'Nợ/Có', 'Ghi nợ/Ghi có', 'D/C', 'DC', 'Debit/Credit'],
    },
    {
      key: 'MaThamChieu',
      required: false,
      label: { vi: 'Mã tham chiếu', en: 'Bank reference' },
      headings: [
        'Số tham chiếu',
        'Mã giao dịch',
        'Số giao dịch',
        'Số bút toán',
        'Mã GD',
        'Số GD',
        'Số CT',
        'Số chứng từ',
        'Reference',
        'Reference number',
        'Transaction ID',
        'Doc No',
      ],
    },
    {
      key: 'NoiDung',
      required: true,
      label: { vi: 'Nội dung', en: 'Content' },
      headings: [
        'Nội dung giao dịch',
        'Nội dung chi tiết',
        'Nội dung thanh toán',
        'Nội dung/Mô tả',
        'Mô tả',
        'Mô tả giao dịch',
        'Diễn giải',
        'Description',
        'Details',
      ],
    },
    {
      key: 'NguoiChuyen',
      required: false,
      label: { vi: 'Người chuyển', en: 'Payer' },
      headings: [
        'Tên người chuyển',
        'Đối tác',
        'Tên TK đối ứng',
        'Tên tài khoản đối ứng',
        'Tên đơn vị đối ứng',
      ],
    },
    {
      key: 'TaiKhoanChuyen',
      required: false,
      label: { vi: 'Tài khoản chuyển', en: "Payer's account" },
      headings: ['Tài khoản đối ứng', 'Số tài khoản đối ứng', 'TK đối ứng', 'Counter account'],
    },
    {
      key: 'SoTaiKhoan',
      required: true,
      label: { vi: 'Tài khoản nhận', en: 'Account of the house' },
      headings: ['Số tài khoản', 'Số TK', 'Account number', 'Account No'],
    },
  ],
  parts: [{ catalogue: 'GiaoDichNganHang', fields: {} }],
  propose: accountOfFile,
  records: { check: checkStatement, write: writeStatement, undo: undoStatement },
};

/** The account whose number stands over the lines; a house with one account need not say whose statement it is. */
async function accountOfFile(
  ctx: Ctx,
  head: ReadonlyArray<{ cells: readonly Cell[] }>,
): Promise<Readonly<Record<string, string>>> {
  const accounts = await houseAccounts(ctx);
  const said = head.flatMap(({ cells }) => cells.map((cell) => accountOf(textOf(cell))));
  const named = accounts.filter(({ SoTaiKhoan }) => said.some((text) => text.endsWith(SoTaiKhoan)));
  const [only, another] = named.length > 0 ? named : accounts;
  return only && !another ? { SoTaiKhoan: only.SoTaiKhoan } : {};
}
