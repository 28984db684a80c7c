import { errorTexts } from '@sen/domain/errors/errors';
import { fillText } from '@sen/domain/errors/fillText';
import type { Ctx } from '../../../engine/context.ts';
import { DomainError } from '../../../engine/errors.ts';
import { requireRight } from '../../../engine/http/doors.ts';
import { inTransaction } from '../../../engine/sql/transaction.ts';
import { facilityOf } from '../../organisation/facility.ts';
import { madeOfVisit, receptionById } from '../../reception/queries.ts';
import { requireVisible } from '../../recordAccess/visible.ts';
import { readThamSo } from '../../system/queries.ts';
import type { HoSoBHYTRow } from '../tables.ts';
import { siteSigner } from './certificate.ts';
import { prepareClaims, requireSendable, writeVersion } from './versions.ts';

/** How the claim of a visit came out. */
export type SendResult = {
  TiepNhan_Id: string;
  HoSo: HoSoBHYTRow | null;
  loi: string | null;
  thongBao: string | null;
};

/** Not a matter of the visit. */
const notAllowed: ReadonlySet<string> = new Set(['FORBIDDEN', 'NODE_NOT_GRANTED', 'NOT_FOUND']);

/**
 * Signs and sends the claims of visits, each in a transaction of its own: what refuses one stops no other. Errors: FORBIDDEN,
 * NODE_NOT_GRANTED, NOT_FOUND, those of `siteSigner`.
 */
export async function sendClaims(
  ctx: Ctx,
  ids: readonly string[],
  { LyDo = null, despite = false }: { LyDo?: string | null; despite?: boolean },
): Promise<SendResult[]> {
  const visits = [...new Set(ids)];
  for (const id of visits) await requireSending(ctx, id);
  const signer = await siteSigner(ctx);
  const [parameters, prepared] = await Promise.all([readThamSo(ctx), prepareClaims(ctx, visits)]);
  const results: SendResult[] = [];
  for (const TiepNhan_Id of visits) {
    try {
      const one = prepared.get(TiepNhan_Id);
      if (!one) throw new DomainError('NOT_FOUND', { entity: 'TiepNhan' });
      requireSendable(one, despite);
      const HoSo = await inTransaction(ctx, (tx) =>
        writeVersion(tx, one, { signer, parameters, reason: LyDo }),
      );
      results.push({ TiepNhan_Id, HoSo, loi: null, thongBao: null });
    } catch (error) {
      if (!(error instanceof DomainError) || notAllowed.has(error.code)) throw error;
      const thongBao = fillText(errorTexts[error.code][ctx.language], error.details);
      results.push({ TiepNhan_Id, HoSo: null, loi: error.code, thongBao });
    }
  }
  return results;
}

/** Signs and sends the claim of one visit. Errors: those of `sendClaims`, `requireSendable` and `writeVersion`. */
export async function sendOneClaim(
  ctx: Ctx,
  TiepNhan_Id: string,
  { LyDo = null, despite = false }: { LyDo?: string | null; despite?: boolean },
): Promise<HoSoBHYTRow> {
  await requireSending(ctx, TiepNhan_Id);
  const signer = await siteSigner(ctx);
  const [parameters, prepared] = await Promise.all([readThamSo(ctx), prepareClaims(ctx, [TiepNhan_Id])]);
  const one = prepared.get(TiepNhan_Id);
  if (!one) throw new DomainError('NOT_FOUND', { entity: 'TiepNhan' });
  requireSendable(one, despite);
  return inTransaction(ctx, (tx) => writeVersion(tx, one, { signer, parameters, reason: LyDo }));
}

/** The right to send, where the visit was received, of a visit that the caller may see. */
async function requireSending(ctx: Ctx, TiepNhan_Id: string): Promise<void> {
  const visit = await receptionById(ctx, TiepNhan_Id);
  await requireRight(ctx, {
    anyOf: ['HO_SO_BHYT_GUI'],
    places: async () => [visit.NoiTiepNhan_Id, await facilityOf(ctx, visit.NoiTiepNhan_Id)],
  });
  await requireVisible(ctx, madeOfVisit(visit));
}
