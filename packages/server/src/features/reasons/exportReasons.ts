import { LyDo } from '@sen/domain/catalogues/LyDo';
import { csvLine } from '@sen/domain/files/csv';
import { audit } from '../../engine/audit/audit.ts';
import { type Ctx, localDay } from '../../engine/context.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import type { LyDoDaNeuInput } from '../../gql/main.ts';
import { entityLabel } from '../auditLog/labels.ts';
import { type GivenRow, reasonsGivenIn } from './queries.ts';

/** Lines of one file at most. */
const linesMost = 20_000;

const columns = {
  vi: ['Lúc', 'Loại lý do', 'Lý do', 'Nội dung', 'Việc', 'Nhân viên', 'Tài khoản', 'Nơi làm việc'],
  en: ['At', 'Kind of reason', 'Reason', 'Words', 'What', 'Staff', 'Account', 'Place'],
} as const;

export type ReasonFile = { tenTep: string; noiDung: string; soDong: number; conNua: boolean };

/** The reasons of some days as a table for a spreadsheet (CSV, UTF-8 with its mark); the export is logged. Errors: BAD_INPUT. */
export async function exportReasons(ctx: Ctx, input: LyDoDaNeuInput): Promise<ReasonFile> {
  const { data, totalRows } = await reasonsGivenIn(ctx, input, { page: 1, limit: linesMost });
  await inTransaction(ctx, (tx) =>
    audit(tx, {
      action: 'EXPORT',
      entity: 'LyDoDaNeu',
      entityId: null,
      after: { rows: data.length, filter: input },
    }),
  );
  return {
    tenTep: `ly-do-${localDay(ctx.now())}.csv`,
    noiDung: `\ufeff${csvLine(columns[ctx.language])}${data.map((row) => csvLine(cellsOf(ctx, row))).join('')}`,
    soDong: data.length,
    conNua: totalRows > data.length,
  };
}

function cellsOf({ language }: Ctx, row: GivenRow): string[] {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Ho_Chi_Minh',
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return [
    clock.format(row.at).replace(',', ''),
    row.loai ? LyDo.fields.LoaiLyDo.values[row.loai][language] : '',
    row.TenLyDo ?? '',
    row.text,
    entityLabel(row.entity, language),
    row.TenNhanVien ?? '',
    row.username ?? '',
    row.noiLamViec ?? '',
  ];
}
