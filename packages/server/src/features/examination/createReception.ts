import { type Ctx, requirePermission } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { once } from '../../engine/sql/transaction.ts';
import type { TiepNhanInput } from '../../gql/main.ts';
import { slipsOfVisit } from '../orders/queries.ts';
import { contentOf, prepareToReceive, receive } from '../reception/commands.ts';
import { openKhamBenh } from './open.ts';

/**
 * Receives a patient straight in a room, as a small clinic without a desk does: the reception with its orders and the open session of
 * its exam, all or nothing. Needs the permission to receive beside the one to examine. Answers the session's id. Errors: those of
 * createTiepNhan and openKhamBenh, REQUIRED at `dichVus` when no exam is among the services.
 */
export async function receiveInRoom(ctx: Ctx, input: TiepNhanInput): Promise<string> {
  requirePermission(ctx, 'TIEP_NHAN');
  const prepared = await prepareToReceive(ctx, input);
  const { KhamBenh_Id } = await once(
    ctx,
    { id: input.requestId, operation: 'createTiepNhanKhamBenh', content: contentOf(input) },
    async (tx) => {
      const exams = (
        await slipsOfVisit(tx, await receive(tx, input, prepared, undefined, { ticketsNow: true }))
      ).filter((slip) => slip.Loai === 'KhamBenh');
      const exam = exams.find((slip) => slip.NoiThucHien_Id === tx.nodeId) ?? exams[0];
      if (!exam) throw new DomainError('BAD_INPUT', { issues: [{ path: 'dichVus', code: 'REQUIRED' }] });
      return { KhamBenh_Id: await openKhamBenh(tx, exam._id) };
    },
  );
  return KhamBenh_Id;
}
