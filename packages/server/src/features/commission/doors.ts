import { z } from 'zod';
import { localDay } from '../../engine/context.ts';
import { refuseIssues } from '../../engine/errors.ts';
import { recordDoor } from '../../engine/http/doors.ts';
import type { HoaHongInput } from '../../gql/main.ts';
import { commissionWorkbook } from './workbook.ts';

const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const id = z.guid().optional();
const asked = z.strictObject({
  tuNgay: z.iso.date(),
  denNgay: z.iso.date(),
  NoiThucHien_Id: id,
  NhanVien_Id: id,
  DichVu_Id: id,
});

/** GET /api/commission/export.xlsx gives what staff are due as a workbook, what is asked in its query. */
export const commissionDoor = recordDoor({
  method: 'GET',
  url: '/api/commission/export.xlsx',
  access: 'HOA_HONG_XEM',
  record: ({ ctx, request }) => ({
    rights: [{ anyOf: ['HOA_HONG_XEM'], places: () => [ctx.nodeId] }],
    subject: inputOf(request.query),
  }),
  answer: async ({ ctx, reply }, input) => {
    const book = await commissionWorkbook(ctx, input);
    return reply
      .type(sheetType)
      .header('content-disposition', `attachment; filename="hoa-hong-${localDay(ctx.now())}.xlsx"`)
      .header('cache-control', 'no-store')
      .send(book);
  },
});

function inputOf(query: unknown): HoaHongInput {
  const parsed = asked.safeParse(query);
  if (!parsed.success)
    refuseIssues(parsed.error.issues.map((issue) => ({ path: issue.path.join('.'), code: 'NOT_IN_LIST' })));
  return parsed.data as HoaHongInput; // checked above, empty fields left out
}
