import type { Ctx } from '../context.ts';
import { DomainError } from '../errors.ts';
import { auditView } from './audit.ts';

/**
 * Logs as a view what a CONFLICT hands over of a patient's record: `details.entity` and `details.current` say whose and which. Outside
 * the transaction that failed, whose own log is gone with it.
 */
export async function logHandedOver(ctx: Ctx, error: unknown): Promise<void> {
  if (!(error instanceof DomainError) || error.code !== 'CONFLICT') return;
  const { entity, current } = error.details;
  if (typeof entity !== 'string' || typeof current !== 'object' || current === null) return;
  const { _id, BenhNhan_Id }: { _id?: unknown; BenhNhan_Id?: unknown } = current;
  if (typeof _id !== 'string') return;
  const patient = entity === 'BenhNhan' ? _id : BenhNhan_Id;
  await auditView(ctx, {
    entity,
    entityId: _id,
    BenhNhan_Id: typeof patient === 'string' ? patient : null,
  });
}
