import { z } from 'zod';
import { refuseIssues } from '../../engine/errors.ts';
import { csvOf, workbookOf } from '../../engine/exportTable.ts';
import { type Door, recordDoor } from '../../engine/http/doors.ts';
import { eveningTable } from './exports.ts';
import type { EveningAsked } from './scope.ts';

const kinds = [
  ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', workbookOf],
  ['csv', 'text/csv; charset=utf-8', csvOf],
] as const;

const asked = z.strictObject({
  ngay: z.iso.date(),
  NguoiThu_Id: z.guid().optional(),
  QuayThu_Id: z.guid().optional(),
});

/** GET /api/evening/export.xlsx and .csv give the evening of a day as a file; what is asked in their query. */
export const eveningDoors: readonly Door[] = kinds.map(([kind, type, write]) =>
  recordDoor({
    method: 'GET',
    url: `/api/evening/export.${kind}`,
    access: 'DOI_CHIEU_XEM',
    record: ({ ctx, request }) => ({
      rights: [{ anyOf: ['DOI_CHIEU_XEM'], places: () => [ctx.nodeId] }],
      subject: askedIn(request.query),
    }),
    answer: async ({ ctx, reply }, evening) =>
      reply
        .type(type)
        .header('content-disposition', `attachment; filename="doi-chieu-${evening.ngay}.${kind}"`)
        .header('cache-control', 'no-store')
        .send(await write(await eveningTable(ctx, evening))),
  }),
);

function askedIn(query: unknown): EveningAsked {
  const parsed = asked.safeParse(query);
  if (!parsed.success)
    refuseIssues(parsed.error.issues.map((issue) => ({ path: issue.path.join('.'), code: 'NOT_IN_LIST' })));
  return parsed.data as EveningAsked; // checked above, empty fields left out
}
