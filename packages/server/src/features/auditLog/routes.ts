import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { localDay, requirePermission } from '../../engine/context.ts';
import { refuseIssues } from '../../engine/errors.ts';
import { type ContextSource, requestContext } from '../../engine/requestContext.ts';
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
export async function registerAuditLogFiles(app: FastifyInstance, source: ContextSource): Promise<void> {
  app.get('/api/audit-log/export.xlsx', async (request, reply) => {
    const ctx = await requestContext(source, request);
    requirePermission(ctx, 'NHAT_KY_XEM');
    const { book, rows, cut } = await logWorkbook(ctx, filterOf(request.query));
    return reply
      .type(sheetType)
      .header('content-disposition', `attachment; filename="lich-su-thao-tac-${localDay(ctx.now())}.xlsx"`)
      .header('cache-control', 'no-store')
      .header(rowsHeader, rows)
      .header(cutHeader, cut ? '1' : '0')
      .send(book);
  });
}

function filterOf(query: unknown): LichSuThaoTacInput {
  const parsed = filter.safeParse(query);
  if (!parsed.success)
    refuseIssues(parsed.error.issues.map((issue) => ({ path: issue.path.join('.'), code: 'NOT_IN_LIST' })));
  return parsed.data as LichSuThaoTacInput; // checked above, empty fields left out
}
