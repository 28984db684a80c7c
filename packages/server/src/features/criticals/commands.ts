import { nguyHiemActs } from '@sen/domain/criticals/nguyHiem';
import type { EventProcess } from '@sen/domain/events/eventModules';
import { transition } from '../../engine/acts/transition.ts';
import { type Ctx, requireUser, type Tx } from '../../engine/context.ts';
import { refuseIssues } from '../../engine/errors.ts';
import { emit } from '../../engine/events/events.ts';
import { lockRow } from '../../engine/sql/rows.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { type NguyHiemRow, nguyHiemTable as table } from './tables.ts';

const answerMost = 500;

/**
 * A doctor of the place that ordered has taken note of a critical finding, and says what is done. Errors: NOT_FOUND, FORBIDDEN,
 * NODE_NOT_GRANTED, CRITICAL_ANSWERED unless the same person says the same again, BAD_INPUT at XuTri.
 */
export async function acknowledge(ctx: Ctx, id: string, XuTri: string): Promise<NguyHiemRow> {
  const done = XuTri.trim();
  refuseIssues(
    done === ''
      ? [{ path: 'XuTri', code: 'REQUIRED' }]
      : done.length > answerMost
        ? [{ path: 'XuTri', code: 'TOO_LONG', details: { max: answerMost } }]
        : [],
  );
  const NguoiXacNhan_Id = requireUser(ctx).NhanVien_Id;
  return inTransaction(ctx, async (tx) => {
    const row = await lockRow(tx, table, id);
    // the answer to the first time was lost on its way
    if (row?.TrangThai === 'DaXacNhan' && row.NguoiXacNhan_Id === NguoiXacNhan_Id && row.XuTri === done)
      return row;
    return transition(tx, nguyHiemActs, table, id, 'xacNhan', {
      locked: row ?? undefined,
      facts: nguyHiemFacts,
      set: { XuTri: done, NgayXacNhan: tx.now(), NguoiXacNhan_Id },
      after: (of, one) => announce(of, one, 'update'),
    });
  });
}

/** Withdraws a finding as the consequence of an act on its result. */
export async function withdraw(tx: Tx, row: NguyHiemRow): Promise<void> {
  await transition(tx, nguyHiemActs, table, row._id, 'thuHoi', {
    facts: nguyHiemFacts,
    consequence: true,
    after: (of, one) => announce(of, one, 'update'),
  });
}

/** What the acts on a finding decide on. */
export function nguyHiemFacts(_ctx: Ctx, { TrangThai, NoiYeuCau_Id }: NguyHiemRow) {
  return { TrangThai, node: NoiYeuCau_Id };
}

type Places = Pick<NguyHiemRow, '_id' | 'NoiYeuCau_Id' | 'NoiThucHien_Id'>;

/** Tells the place that ordered and the one that performed. */
export async function announce(tx: Tx, row: Places, process: EventProcess): Promise<void> {
  for (const idNode of new Set([row.NoiYeuCau_Id, row.NoiThucHien_Id]))
    await emit(tx, { module: 'KetQuaNguyHiem', process, idNode, data: { _id: row._id } });
}
