import { z } from 'zod';
import { DomainError } from '../../engine/errors.ts';
import { recordDoor } from '../../engine/http/doors.ts';
import { facilityOf } from '../organisation/facility.ts';
import { batchById } from './export.ts';
import { type FileKind, fileOfBatch } from './exportFile.ts';

const types: Readonly<Record<FileKind, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
const asked = z.object({ id: z.guid(), kind: z.enum(['csv', 'xlsx']) });

/** GET /api/accounting/batches/:id/:kind gives the file of an export again, as csv or xlsx. */
export const batchDoor = recordDoor({
  method: 'GET',
  url: '/api/accounting/batches/:id/:kind',
  access: 'BUT_TOAN_XUAT',
  record: async ({ ctx, request }) => {
    const parsed = asked.safeParse(request.params);
    if (!parsed.success) throw new DomainError('NOT_FOUND', { entity: 'DotXuatButToan' });
    const batch = await batchById(ctx, parsed.data.id);
    const places = async () => [batch.Noi_Id, await facilityOf(ctx, batch.Noi_Id)];
    return {
      rights: [{ anyOf: ['BUT_TOAN_XUAT'], places }],
      subject: { batch, kind: parsed.data.kind },
    };
  },
  answer: async ({ ctx, reply }, { batch, kind }) =>
    reply
      .type(types[kind])
      .header('content-disposition', `attachment; filename="but-toan-${batch.SoDot}.${kind}"`)
      .header('cache-control', 'no-store')
      .send(await fileOfBatch(ctx, batch, kind)),
});
