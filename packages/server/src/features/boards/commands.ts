import { type BangGoiSoFacts, bangGoiSoActs, boardIssues } from '@sen/domain/boards/bangGoiSo';
import type { Issue } from '@sen/domain/catalogue/validate';
import { and, eq, gt } from 'drizzle-orm';
import { v7 } from 'uuid';
import { lockForAct } from '../../engine/acts/lockForAct.ts';
import { transition } from '../../engine/acts/transition.ts';
import { audit } from '../../engine/audit/audit.ts';
import { refLabels } from '../../engine/catalogue/queries.ts';
import { actor, type Ctx, requirePermission, type Tx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { emit } from '../../engine/events/events.ts';
import { updateRow } from '../../engine/sql/rows.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import type { BangGoiSoInput } from '../../gql/main.ts';
import { type BangGoiSoRow, manHinhTable as screens, bangGoiSoTable as table } from './tables.ts';

const factsOf = ({ TrangThai }: BangGoiSoRow): BangGoiSoFacts => ({ TrangThai, node: null });

/** Gives a television that shows a code its places. Errors: BAD_INPUT by field, BOARD_CODE_UNKNOWN at `MaGhep`. */
export function pairBoard(ctx: Ctx, MaGhep: string, input: BangGoiSoInput): Promise<string> {
  requirePermission(ctx, 'BANG_GOI_SO');
  return inTransaction(ctx, async (tx) => {
    const set = await judged(tx, input);
    const [screen] = await tx.db
      .select()
      .from(screens)
      .where(and(eq(screens.MaGhep, MaGhep.replace(/\s/g, '')), gt(screens.MaHetHan, tx.now())))
      .for('update');
    if (!screen) throw new DomainError('BAD_INPUT', { issues: [codeUnknown] });
    const row = { ...set, _id: v7(), NguoiTao_Id: actor(tx) };
    await tx.db.insert(table).values(row);
    await tx.db
      .update(screens)
      .set({ BangGoiSo_Id: row._id, MaGhep: null, MaHetHan: null })
      .where(eq(screens._id, screen._id));
    await audit(tx, { action: 'CREATE', entity: bangGoiSoActs.name, entityId: row._id, after: row });
    await announce(tx, row._id, 'create');
    return row._id;
  });
}

const codeUnknown: Issue = { path: 'MaGhep', code: 'BOARD_CODE_UNKNOWN' };

/** Changes what a board shows. Errors: NOT_FOUND, STATE_CHANGED, CONFLICT, BAD_INPUT by field. */
export function updateBoard(ctx: Ctx, id: string, version: number, input: BangGoiSoInput): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const before = await lockForAct(tx, bangGoiSoActs, 'sua', table, id, {
      facts: (_tx, row) => factsOf(row),
      version,
    });
    const set = await judged(tx, input);
    const after = await updateRow(tx, table, id, {
      ...set,
      NgayCapNhat: tx.now(),
      NguoiCapNhat_Id: actor(tx),
    });
    await audit(tx, { action: 'UPDATE', entity: bangGoiSoActs.name, entityId: id, before, after });
    await announce(tx, id, 'update');
    return id;
  });
}

/** Takes a board from its television, which shows a code again. Errors: NOT_FOUND, STATE_CHANGED. */
export async function removeBoard(ctx: Ctx, id: string): Promise<string> {
  await transition(ctx, bangGoiSoActs, table, id, 'xoa', {
    facts: (_tx, row) => factsOf(row),
    auditAction: 'DELETE',
    after: async (tx) => {
      await tx.db.delete(screens).where(eq(screens.BangGoiSo_Id, id));
      await announce(tx, id, 'delete');
    },
  });
  return id;
}

const announce = (tx: Tx, BangGoiSo_Id: string, process: 'create' | 'update' | 'delete') =>
  emit(tx, { module: 'BangGoiSo', process, data: { BangGoiSo_Id } });

/** The columns of a board as it was typed. Errors: BAD_INPUT by field. */
async function judged(tx: Tx, { Ten, HangDoi, Node_Ids, CoGiong }: BangGoiSoInput) {
  const known = await refLabels(tx, 'Node', Node_Ids);
  const name = Ten.trim();
  refuseIssues(boardIssues({ Ten: name, HangDoi, Node_Ids, places: new Set(known.map((one) => one._id)) }));
  return { Ten: name, HangDoi, Node_Ids: [...new Set(Node_Ids)], CoGiong };
}
