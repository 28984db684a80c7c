import { csvLine } from '@sen/domain/files/csv';
import { audit } from '../../engine/audit/audit.ts';
import { type Ctx, localDay } from '../../engine/context.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import type { NhatKyTruyCapInput } from '../../gql/main.ts';
import { entityLabel } from '../auditLog/labels.ts';
import { patientById } from '../patients/queries.ts';
import { type AccessLine, linesOf, logEntity, requireDays } from './accessLog.ts';
import { columns, groundsLabels, kindLabels } from './exportTexts.ts';

/** Lines of one file at most. */
const linesMost = 20_000;

export type AccessFile = { tenTep: string; noiDung: string; soDong: number; conNua: boolean };

/** Who opened a patient's record as a table for a spreadsheet (CSV, UTF-8 with its mark); the export is logged. Errors: NOT_FOUND, BAD_INPUT. */
export async function exportAccessLog(ctx: Ctx, input: NhatKyTruyCapInput): Promise<AccessFile> {
  requireDays(input);
  const { BenhNhan_Id } = input;
  const { MaYTe } = await patientById(ctx, BenhNhan_Id);
  const found = await linesOf(ctx, input, linesMost + 1);
  const lines = found.slice(0, linesMost);
  await inTransaction(ctx, (tx) =>
    audit(tx, {
      action: 'EXPORT',
      entity: logEntity,
      entityId: BenhNhan_Id,
      BenhNhan_Id,
      after: { rows: lines.length, filter: input },
    }),
  );
  const head = csvLine(columns.map((label) => label[ctx.language]));
  return {
    tenTep: `truy-cap-${MaYTe}-${localDay(ctx.now())}.csv`,
    noiDung: `\ufeff${head}${lines.map((line) => csvLine(cellsOf(ctx, line))).join('')}`,
    soDong: lines.length,
    conNua: found.length > linesMost,
  };
}

function cellsOf({ language }: Ctx, line: AccessLine): string[] {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Ho_Chi_Minh',
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  const time = (at: Date) => clock.format(at).replace(',', '');
  return [
    time(line.at),
    time(line.denLuc),
    line.TenNhanVien ?? '',
    line.username ?? '',
    kindLabels[line.loai][language],
    recordsOf(line.entities, language),
    String(line.soLan),
    line.noiLamViec ?? '',
    line.ip ?? '',
    line.canCus.length === 0
      ? groundsLabels.CoSo[language]
      : line.canCus.map((one) => groundsLabels[one][language]).join('; '),
    line.lyDos.join('; '),
  ];
}

/** What was opened, in words. */
export function recordsOf(entities: readonly string[], language: Ctx['language']): string {
  return entities.map((one) => entityLabel(one, language)).join(', ');
}
