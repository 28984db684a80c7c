import { closingIssues, dongViecActs } from '@sen/domain/queues/dongViec';
import type { QueueKind } from '@sen/domain/queues/queueKinds';
import { and, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { rightsOf } from '../../engine/acts/acts.ts';
import { givenReason } from '../../engine/acts/reason.ts';
import { transition } from '../../engine/acts/transition.ts';
import { audit } from '../../engine/audit/audit.ts';
import { actor, type Ctx, type Tx, today } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { emit } from '../../engine/events/events.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { requireVisiblePlace } from '../recordAccess/visible.ts';
import { nodeOfQueue } from './queries.ts';
import { type DongViecRow, dongViecTable as table, veTable } from './tables.ts';
import { lockQueue } from './tickets.ts';

export type Closing = {
  hangDoi: QueueKind;
  /** The desk, room or store at which the caller stands. */
  idNode: string;
  DenNgay: string;
  CaDangLam?: boolean | null | undefined;
  LyDo: string;
};

/**
 * Closes what days up to one have left at a desk: it does not stand in the lists of the desk any more, and the numbers that waited there
 * are cancelled, all by one act with its reason. Orders, prescriptions and money stay what they are, and are found by their day.
 * Errors: NODE_NOT_GRANTED, BAD_INPUT by field.
 */
export async function closeEarlier(ctx: Ctx, input: Closing): Promise<DongViecRow> {
  requireDesk(ctx, input.idNode);
  refuseIssues(closingIssues(input, today(ctx)));
  return inTransaction(ctx, async (tx) => {
    const Node_Id = await nodeOfQueue(tx, input.hangDoi, input.idNode);
    await lockQueue(tx, input.hangDoi, Node_Id);
    const CaDangLam = input.CaDangLam ?? false;
    const { hangDoi: HangDoi, DenNgay } = input;
    const SoVe = await cancelNumbers(tx, { HangDoi, Node_Id, DenNgay, CaDangLam });
    const row = { _id: v7(), HangDoi, Node_Id, DenNgay, CaDangLam, SoVe, LyDo: givenReason(input.LyDo) };
    const [closed] = await tx.db
      .insert(table)
      .values({ ...row, NgayTao: tx.now(), NguoiTao_Id: actor(tx) })
      .returning();
    if (!closed) throw new Error('a closing was not written');
    await audit(tx, { action: 'CREATE', entity: dongViecActs.name, entityId: row._id, after: row });
    await announce(tx, closed);
    return closed;
  });
}

/** The work of a closing stands in the lists again; its numbers stay cancelled. Errors: NOT_FOUND, NODE_NOT_GRANTED, STATE_CHANGED. */
export function reopenEarlier(ctx: Ctx, id: string, idNode: string): Promise<DongViecRow> {
  return transition(ctx, dongViecActs, table, id, 'moLai', {
    facts: async (tx, row) => {
      const here = (await nodeOfQueue(tx, row.HangDoi, idNode)) === row.Node_Id;
      if (!here) throw new DomainError('NOT_FOUND', { entity: dongViecActs.name });
      return { TrangThai: row.TrangThai, node: idNode };
    },
    after: announce,
  });
}

const shownMost = 10;

/** The closings that hold at a desk, the last one first. One statement beside the node. Errors: RECORD_OF_ANOTHER_FACILITY. */
export async function closingsOf(ctx: Ctx, hangDoi: QueueKind, idNode: string): Promise<DongViecRow[]> {
  await requireVisiblePlace(ctx, idNode);
  const Node_Id = await nodeOfQueue(ctx, hangDoi, idNode);
  return ctx.db
    .select()
    .from(table)
    .where(and(eq(table.HangDoi, hangDoi), eq(table.Node_Id, Node_Id), eq(table.TrangThai, 'DangSuDung')))
    .orderBy(desc(table.DenNgay), desc(table._id))
    .limit(shownMost);
}

function requireDesk(ctx: Ctx, nodeId: string): void {
  if (!rightsOf(ctx).has('HANG_DOI', nodeId)) throw new DomainError('NODE_NOT_GRANTED', { nodeId });
}

/** Cancels the numbers of a queue that days up to one have left, thousands at once: the closing stands in the log for all of them. */
async function cancelNumbers(
  tx: Tx,
  {
    HangDoi,
    Node_Id,
    DenNgay,
    CaDangLam,
  }: Pick<DongViecRow, 'HangDoi' | 'Node_Id' | 'DenNgay' | 'CaDangLam'>,
): Promise<number> {
  const { rowCount } = await tx.db
    .update(veTable)
    .set({
      TrangThai: 'huy',
      version: sql`${veTable.version} + 1`,
      NgayCapNhat: tx.now(),
      NguoiCapNhat_Id: actor(tx),
    })
    .where(
      and(
        eq(veTable.HangDoi, HangDoi),
        eq(veTable.Node_Id, Node_Id),
        lte(veTable.Ngay, DenNgay),
        inArray(veTable.TrangThai, CaDangLam ? [...waiting, 'dang_phuc_vu'] : [...waiting]),
      ),
    );
  return rowCount ?? 0;
}

const waiting = ['cho', 'dang_goi', 'vang'] as const;

/** The lists of the desk are read anew. */
async function announce(tx: Tx, { HangDoi, Node_Id }: DongViecRow): Promise<void> {
  await emit(tx, { module: 'HangDoi', process: 'refetchWaiting', idNode: Node_Id, data: { HangDoi } });
}
