import { z } from 'zod';
import { localDay } from '../../engine/context.ts';
import { refuseIssues } from '../../engine/errors.ts';
import { siteDoor } from '../../engine/http/doors.ts';
import type { LichSuThaoTacInput } from '../../gql/main.ts';
import { logWorkbook } from './workbook.ts';
import { acts } from './workbookTexts.ts';

const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Told beside the workbook: how many rows it has, and whether older ones were left out. */
const rowsHeader = 'x-sen-rows';
const cutHeader = 'x-sen-cut';

const id = z.guid().optional();
const word = z
  .string()
  .max(200)
  .refine((text) => !text.includes('\u0000'))
  .optional();
const filter = z.strictObject({
  tuNgay: z.iso.date().optional(),
  denNgay: z.iso.date().optional(),
  user_Id: id,
  node_Id: id,
  BenhNhan_Id: id,
  action: z.enum(Object.keys(acts)).optional(),
  entity: word,
  entity_id: id,
});

/** GET /api/audit-log/export.xlsx gives what a filter finds in the operation log, the fields of the filter in its query. */
export const logDoor = siteDoor({
  method: 'GET',
  url: '/api/audit-log/export.xlsx',
  access: 'NHAT_KY_XEM',
  wholeSite: 'the operation log is one for the site',
  answer: async ({ ctx, request, reply }) => {
    const { book, rows, cut } = await logWorkbook(ctx, filterOf(request.query));
    return reply
      .type(sheetType)
      .header('content-disposition', `attachment; filename="lich-su-thao-tac-${localDay(ctx.now())}.xlsx"`)
      .header('cache-control', 'no-store')
      .header(rowsHeader, rows)
      .header(cutHeader, cut ? '1' : '0')
      .send(book);
  },
});

function filterOf(query: unknown): LichSuThaoTacInput {
  const parsed = filter.safeParse(query);
  if (!parsed.success)
    refuseIssues(parsed.error.issues.map((issue) => ({ path: issue.path.join('.'), code: 'NOT_IN_LIST' })));
  return parsed.data as LichSuThaoTacInput; // checked above, empty fields left out
}
