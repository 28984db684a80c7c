import { audit } from '../../engine/audit/audit.ts';
import type { Ctx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { sheetBook } from '../../engine/sheetBook.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { linesOfList } from './lines.ts';
import { bangGiaById } from './queries.ts';

/** The columns of a sheet of prices: what they are called, and in an import also. */
export const sheetColumns = {
  code: { vi: 'Mã', en: 'Code', width: 18, also: ['ma dich vu', 'ma lieu trinh', 'service code'] },
  name: { vi: 'Tên', en: 'Name', width: 60, also: [] },
  group: { vi: 'Nhóm dịch vụ', en: 'Service group', width: 30, also: [] },
  before: { vi: 'Giá trước', en: 'Price before', width: 16, also: [] },
  price: { vi: 'Đơn giá', en: 'Price', width: 16, also: ['gia', 'gia moi', 'new price'] },
} as const;

const rowsATime = 500;

/** A list's prices, and what has none yet, as a workbook that can be filled in and imported. It is logged. Errors: NOT_FOUND. */
export async function pricesWorkbook(ctx: Ctx, id: string): Promise<{ book: Buffer; name: string }> {
  const list = await bangGiaById(ctx, id);
  if (!list) throw new DomainError('NOT_FOUND', { entity: 'BangGia' });
  const columns = Object.values(sheetColumns);
  const book = sheetBook(ctx.language === 'vi' ? 'Bảng giá' : 'Prices', {
    widths: columns.map(({ width }) => width),
    frozen: 1,
  });
  await book.row(
    columns.map((column) => column[ctx.language]),
    'bold',
  );
  // a draft is filled in: it has lines without a price too
  const loc = list.TrangThai === 'ChuaPhatHanh' ? 'TatCa' : 'CoGia';
  let rows = 0;
  for (let page = 1; ; page++) {
    const { data, totalRows } = await linesOfList(ctx, id, { loc, page, limit: rowsATime });
    for (const { Ma, Ten, Nhom, DonGiaTruoc, DonGia } of data)
      await book.row([Ma, Ten, Nhom ?? '', amount(DonGiaTruoc), amount(DonGia)]);
    rows += data.length;
    if (data.length === 0 || rows >= totalRows) break;
  }
  const made = await book.end();
  await inTransaction(ctx, (tx) =>
    audit(tx, { action: 'EXPORT', entity: 'BangGia', entityId: id, after: { rows } }),
  );
  return { book: made, name: list.TenBangGia };
}

/** An amount as a number where a sheet keeps all its digits, else as text. */
function amount(value: string | null): number | string | null {
  if (value === null) return null;
  const number = Number(value);
  return Number.isSafeInteger(Math.round(number * 100)) ? number : value;
}
