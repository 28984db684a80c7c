import { tablesOf } from '@sen/domain/claims/file';
import { envelopeXml, tableXml } from '@sen/domain/claims/write';
import { z } from 'zod';
import { auditView } from '../../engine/audit/audit.ts';
import { type Ctx, today } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { recordDoor } from '../../engine/http/doors.ts';
import { facilityOf } from '../organisation/facility.ts';
import { madeOfVisit, receptionById, type TiepNhan } from '../reception/queries.ts';
import { requireVisible } from '../recordAccess/visible.ts';
import { claimOfVisit } from './build/claims.ts';

const asked = z.object({ id: z.guid() });

/** GET /api/claims/:id.xml gives the file of a visit, by its reception, as the portal takes it, unsigned; the reading is logged. */
export const claimDoor = recordDoor<TiepNhan>({
  method: 'GET',
  url: '/api/claims/:id.xml',
  access: 'XAC_NHAN_BHYT',
  record: async ({ ctx, request }) => {
    const parsed = asked.safeParse(request.params);
    if (!parsed.success) throw new DomainError('NOT_FOUND', { entity: 'TiepNhan' });
    const visit = await receptionById(ctx, parsed.data.id);
    const places = async () => [visit.NoiTiepNhan_Id, await facilityOf(ctx, visit.NoiTiepNhan_Id)];
    return { rights: [{ anyOf: ['XAC_NHAN_BHYT'], places }], subject: visit };
  },
  answer: async ({ ctx, reply }, visit) => {
    await requireVisible(ctx, madeOfVisit(visit));
    const file = await envelopeOf(ctx, visit._id);
    await auditView(ctx, { entity: 'TiepNhan', entityId: visit._id, BenhNhan_Id: visit.BenhNhan_Id });
    return reply
      .type('application/xml; charset=utf-8')
      .header('content-disposition', `attachment; filename="${visit.MaTiepNhan}.xml"`)
      .header('cache-control', 'no-store')
      .send(file);
  },
});

/** The file of a visit within its envelope. */
async function envelopeOf(ctx: Ctx, TiepNhan_Id: string): Promise<string> {
  const { file, visit } = await claimOfVisit(ctx, TiepNhan_Id);
  const parts = tablesOf(file).map(({ table, rows }) => ({ code: table.code, xml: tableXml(table, rows) }));
  const envelope = { maCSKCB: visit.maCSKCB ?? '', ngayLap: today(ctx).replaceAll('-', ''), parts };
  return envelopeXml(envelope, (text) => Buffer.from(text, 'utf8').toString('base64'));
}
