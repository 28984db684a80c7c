import { loaiNguoiNo } from '@sen/domain/debts/congNo';
import { z } from 'zod';
import { type Ctx, localDay } from '../../engine/context.ts';
import { refuseIssues } from '../../engine/errors.ts';
import { csvOf, type ExportTable, workbookOf } from '../../engine/exportTable.ts';
import { type Door, recordDoor } from '../../engine/http/doors.ts';
import { keysOf } from '../../engine/sql/columns.ts';
import type { QueryGetDataExportCongNoArgs, QueryReportUnpaidOrderListArgs } from '../../gql/main.ts';
import { receivablesTable, unpaidTable } from './exports.ts';

const days = { startDate: z.iso.date(), endDate: z.iso.date() };
const ofReceivables = z.strictObject({
  ...days,
  LoaiNguoiNo: z.enum(keysOf(loaiNguoiNo)).optional(),
  NhomCongNo_Id: z.guid().optional(),
});
const ofUnpaid = z.strictObject({
  ...days,
  GhiNo: z.stringbool({ truthy: ['true'], falsy: ['false'] }).optional(),
});

const kinds = [
  ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', workbookOf],
  ['csv', 'text/csv; charset=utf-8', csvOf],
] as const;

/**
 * GET /api/debts/export.xlsx and .csv give what debtors owe over some days as a file, /api/debts/unpaid.xlsx and .csv what was ordered and is
 * not paid; what is asked in their query.
 */
export const debtDoors: readonly Door[] = [
  ...exportDoors(
    'export',
    'cong-no',
    (query) => asked<QueryGetDataExportCongNoArgs>(ofReceivables, query),
    receivablesTable,
  ),
  ...exportDoors(
    'unpaid',
    'chi-dinh-chua-thu',
    (query) => asked<QueryReportUnpaidOrderListArgs>(ofUnpaid, query),
    unpaidTable,
  ),
];

function exportDoors<A>(
  url: string,
  file: string,
  argsOf: (query: unknown) => A,
  read: (ctx: Ctx, args: A) => Promise<ExportTable>,
): Door[] {
  return kinds.map(([kind, type, write]) =>
    recordDoor({
      method: 'GET',
      url: `/api/debts/${url}.${kind}`,
      access: 'CONG_NO_XEM',
      record: ({ ctx, request }) => ({
        rights: [{ anyOf: ['CONG_NO_XEM'], places: () => [ctx.nodeId] }],
        subject: argsOf(request.query),
      }),
      answer: async ({ ctx, reply }, args) =>
        reply
          .type(type)
          .header('content-disposition', `attachment; filename="${file}-${localDay(ctx.now())}.${kind}"`)
          .header('cache-control', 'no-store')
          .send(await write(await read(ctx, args))),
    }),
  );
}

function asked<A>(schema: z.ZodType, query: unknown): A {
  const parsed = schema.safeParse(query);
  if (!parsed.success)
    refuseIssues(parsed.error.issues.map((issue) => ({ path: issue.path.join('.'), code: 'NOT_IN_LIST' })));
  return parsed.data as A; // checked above, empty fields left out
}
