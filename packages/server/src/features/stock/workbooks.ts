import { theKhoRecord } from '@sen/domain/pharmacy/records';
import { audit } from '../../engine/audit/audit.ts';
import { type Ctx, localDay } from '../../engine/context.ts';
import { sheetBook } from '../../engine/sheetBook.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import type { QueryTheKhoArgs } from '../../gql/pharmacy.ts';
import { nameOf } from '../printing/paperData.ts';
import { ledger } from './ledger.ts';
import { sheetColumns } from './sheetColumns.ts';

/** An empty sheet of lines with its headings, and a line of notes on how they are filled in. */
export async function linesTemplate(ctx: Ctx): Promise<Buffer> {
  const columns = Object.values(sheetColumns);
  const book = sheetBook(ctx.language === 'vi' ? 'Phiếu kho' : 'Stock paper', {
    widths: columns.map(({ width }) => width),
    frozen: 1,
  });
  await book.row(
    columns.map((column) => column[ctx.language]),
    'bold',
  );
  return book.end();
}

const headings = {
  vi: ['Ngày', 'Số phiếu', 'Lý do', 'Số lô', 'Hạn dùng', 'Nhập', 'Xuất', 'Tồn của lô', 'Tồn'],
  en: ['Day', 'Paper', 'Reason', 'Lot', 'Expiry', 'In', 'Out', 'Left of the lot', 'Left'],
} as const;

/** The ledger of a drug in a store as a workbook. It is logged. Errors: those of ledger. */
export async function ledgerWorkbook(ctx: Ctx, args: QueryTheKhoArgs): Promise<Buffer> {
  const { dauKy, cuoiKy, dongs } = await ledger(ctx, args);
  const { language } = ctx;
  const book = sheetBook(language === 'vi' ? 'Thẻ kho' : 'Ledger', {
    widths: [12, 22, 24, 14, 12, 12, 12, 14, 14],
    frozen: 4,
  });
  const vi = language === 'vi';
  const dayText = (day: string) => day.split('-').reverse().join('/');
  await book.row([await nameOf(ctx, 'Kho', args.idStore), await nameOf(ctx, 'Duoc', args.Duoc_Id)], 'bold');
  await book.row([`${dayText(args.startDate)} – ${dayText(args.endDate)}`]);
  await book.row([vi ? 'Tồn đầu kỳ' : 'Opening balance', '', '', '', '', null, null, null, Number(dauKy)]);
  await book.row([...headings[language]], 'bold');
  const reasons: Readonly<Record<string, { vi: string; en: string }>> = theKhoRecord.fields.LyDo.values;
  for (const line of dongs) {
    const amount = Number(line.SoLuong);
    await book.row([
      dayText(localDay(new Date(line.Ngay))),
      line.SoPhieu ?? '',
      reasons[line.LyDo]?.[language] ?? line.LyDo,
      line.SoLo,
      dayText(line.HanDung),
      amount > 0 ? amount : null,
      amount < 0 ? -amount : null,
      Number(line.TonLo),
      Number(line.Ton),
    ]);
  }
  await book.row(
    [vi ? 'Tồn cuối kỳ' : 'Closing balance', '', '', '', '', null, null, null, Number(cuoiKy)],
    'bold',
  );
  const made = await book.end();
  const { idStore: Kho_Id, Duoc_Id } = args;
  await inTransaction(ctx, (tx) =>
    audit(tx, {
      action: 'EXPORT',
      entity: 'TonKho',
      entityId: null,
      after: { Kho_Id, Duoc_Id, lines: dongs.length },
    }),
  );
  return made;
}
