import { z } from 'zod';
import { localDay } from '../../engine/context.ts';
import { refuseIssues } from '../../engine/errors.ts';
import { type Door, recordDoor } from '../../engine/http/doors.ts';
import type { QueryGetDataExportCongNoArgs } from '../../gql/main.ts';
import { receivablesCsv, receivablesWorkbook } from './exports.ts';

const asked = z.strictObject({
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  LoaiNguoiNo: z.enum(['BenhNhan', 'CongTy', 'BaoLanh', 'BHXH']).optional(),
  NhomCongNo_Id: z.guid().optional(),
});

const files = [
  ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', receivablesWorkbook],
  ['csv', 'text/csv; charset=utf-8', receivablesCsv],
] as const;

/** GET /api/debts/export.xlsx and .csv give what debtors owe over some days as a file, what is asked in their query. */
export const debtDoors: readonly Door[] = files.map(([kind, type, write]) =>
  recordDoor({
    method: 'GET',
    url: `/api/debts/export.${kind}`,
    access: 'CONG_NO_XEM',
    record: ({ ctx, request }) => ({
      rights: [{ anyOf: ['CONG_NO_XEM'], places: () => [ctx.nodeId] }],
      subject: argsOf(request.query),
    }),
    answer: async ({ ctx, reply }, args) =>
      reply
        .type(type)
        .header('content-disposition', `attachment; filename="cong-no-${localDay(ctx.now())}.${kind}"`)
        .header('cache-control', 'no-store')
        .send(await write(ctx, args)),
  }),
);

function argsOf(query: unknown): QueryGetDataExportCongNoArgs {
  const parsed = asked.safeParse(query);
  if (!parsed.success)
    refuseIssues(parsed.error.issues.map((issue) => ({ path: issue.path.join('.'), code: 'NOT_IN_LIST' })));
  return parsed.data as QueryGetDataExportCongNoArgs; // checked above, empty fields left out
}
