import { type PassThrough, Readable } from 'node:stream';
import { tablesOf } from '@sen/domain/claims/file';
import { envelopeXml, tableXml } from '@sen/domain/claims/write';
import { ZipFile } from 'yazl';
import { z } from 'zod';
import { audit, auditView } from '../../engine/audit/audit.ts';
import { type Ctx, today } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { recordDoor, siteDoor } from '../../engine/http/doors.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { facilityOf } from '../organisation/facility.ts';
import { madeOfVisit, receptionById, type TiepNhan } from '../reception/queries.ts';
import { requireVisible } from '../recordAccess/visible.ts';
import { claimOfVisit } from './build/claims.ts';
import { versionsOfMonth } from './sending/month.ts';
import { versionById } from './sending/queries.ts';
import { fileOf } from './sending/send.ts';
import type { HoSoBHYTRow } from './tables.ts';

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

/** GET /api/claims/versions/:id.xml gives a version as it was signed and sent; the reading is logged. */
export const versionDoor = recordDoor<HoSoBHYTRow>({
  method: 'GET',
  url: '/api/claims/versions/:id.xml',
  access: 'HO_SO_BHYT_XEM',
  record: async ({ ctx, request }) => {
    const parsed = asked.safeParse(request.params);
    if (!parsed.success) throw new DomainError('NOT_FOUND', { entity: 'HoSoBHYT' });
    const row = await versionById(ctx, parsed.data.id);
    const places = async () => [row.NoiTiepNhan_Id, await facilityOf(ctx, row.NoiTiepNhan_Id)];
    return { rights: [{ anyOf: ['HO_SO_BHYT_XEM'], places }], subject: row };
  },
  answer: async ({ ctx, reply }, row) => {
    await requireVisible(ctx, { node: row.NoiTiepNhan_Id, BenhNhan_Id: row.BenhNhan_Id });
    await auditView(ctx, { entity: 'HoSoBHYT', entityId: row._id, BenhNhan_Id: row.BenhNhan_Id });
    return reply
      .type('application/xml; charset=utf-8')
      .header('content-disposition', `attachment; filename="${row.MaLienKet}-${row.PhienBan}.xml"`)
      .header('cache-control', 'no-store')
      .send(await fileOf(ctx, row._id));
  },
});

/** GET /api/claims/month/:thang.zip gives the signed claims of a month (YYYY-MM) that the portal has, those that the caller's lists show. */
export const monthDoor = siteDoor({
  method: 'GET',
  url: '/api/claims/month/:thang.zip',
  access: 'HO_SO_BHYT_GUI',
  wholeSite: 'Claims of every place that the caller’s lists show; the statement narrows them.',
  answer: async ({ ctx, request, reply }) => {
    const { thang } = z.object({ thang: z.string() }).parse(request.params);
    const versions = await versionsOfMonth(ctx, thang);
    await inTransaction(ctx, (tx) =>
      audit(tx, {
        action: 'EXPORT',
        entity: 'HoSoBHYT',
        entityId: null,
        after: { thang, count: versions.length },
      }),
    );
    const zip = new ZipFile();
    // what cannot be read any more breaks the download off
    zip.on('error', (error: Error) => (zip.outputStream as PassThrough).destroy(error));
    for (const { id, code } of versions)
      zip.addReadStreamLazy(`${code}.xml`, { compress: true }, (done) => {
        void fileOf(ctx, id).then(
          (text) => done(null, Readable.from([Buffer.from(text, 'utf8')])),
          (error: unknown) => done(error, Readable.from([])),
        );
      });
    zip.end();
    return reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="ho-so-bhyt-${thang}.zip"`)
      .header('cache-control', 'no-store')
      .send(zip.outputStream);
  },
});
