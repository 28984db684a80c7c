import { hasAct } from '@sen/domain/acts/acts';
import { type DichVuYeuCauAction, type DichVuYeuCauFacts, slipActs } from '@sen/domain/orders/dichVuYeuCau';
import { eventsOfSlips } from '@sen/domain/orders/orderKinds';
import { and, sql } from 'drizzle-orm';
import { transition } from '../../engine/acts/transition.ts';
import type { Ctx, Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { emit } from '../../engine/events/events.ts';
import { preparedByIds } from '../../engine/sql/preparedByIds.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { sendTogether } from '../../engine/sql/written.ts';
import { markPerformed, removeCharges, waitForBought } from '../cashier/charges.ts';
import { noticeOfCancelled } from '../notifications/causes.ts';
import { cancelTicket } from '../queues/commands.ts';
import { beforeOrdersCancelled, whenOrderMoves } from './points.ts';
import { lockSlip, noteOnSlip } from './slipNotes.ts';
import {
  type LineRow,
  dichVuYeuCauChiTietTable as lines,
  type SlipRow,
  dichVuYeuCauTable as slips,
} from './tables.ts';

export type SlipMove = {
  expected?: string | undefined;
  /** The consequence of another act, which has asked for its own right. */
  consequence?: boolean;
  /** The slip where this transaction has it locked. */
  locked?: SlipRow;
  set?: Partial<SlipRow>;
  /** Why, for the acts that need a reason. */
  LyDo?: string;
  after?: (tx: Tx, slip: SlipRow) => Promise<void>;
};

const performs: ReadonlySet<DichVuYeuCauAction> = new Set(['batDau', 'batDauKham', 'batDauBuoi']);
const undoes: ReadonlySet<DichVuYeuCauAction> = new Set([
  'huyBatDau',
  'tuChoiMau',
  'huyKham',
  'huyBatDauBuoi',
]);

/**
 * Moves a slip with its live lines by an act of its kind; the account hears what is performed, the room and the orderer hear the
 * change. Errors: those of transition(), ORDER_OF_ANOTHER_KIND, SERVICE_PAID, SERVICE_NOT_PAID, those of `whenOrderMoves`.
 */
export async function changeSlipState(
  ctx: Ctx,
  slipId: string,
  action: DichVuYeuCauAction,
  move: SlipMove = {},
): Promise<SlipRow> {
  return inTransaction(ctx, async (tx) => {
    const locked = move.locked ?? (await lockSlip(tx, slipId));
    const acts = slipActs(locked.Loai);
    if (!hasAct(acts, action)) throw new DomainError('ORDER_OF_ANOTHER_KIND', { kind: locked.Loai });
    if (action === 'huy' && locked.KhamBenh_Id)
      for (const ask of beforeOrdersCancelled.all()) await ask(tx, [locked.KhamBenh_Id]);
    const live = await liveLines(tx, slipId);
    const effects = whenOrderMoves.all().filter(({ kind }) => kind === locked.Loai);
    const to = acts.acts[action].move?.to ?? locked.TrangThai;
    const ofLines = { text: moveLines, values: [slipId, to, tx.now()] };
    const moved = await transition(tx, acts, slips, slipId, action, {
      locked,
      expected: move.expected,
      consequence: move.consequence,
      auditAction: action === 'huy' ? 'CANCEL' : 'UPDATE',
      set: { ...timesOf(tx, action), ...move.set },
      facts: async (same, row) => withGifts(same, slipFacts(row, live), live),
      beside: effects.length === 0 ? [ofLines] : [], // effects see the lines as they were
    });
    let slip = moved;
    for (const effect of effects)
      slip = await noteOnSlip(tx, slip, await effect.run(tx, slip, action, move.LyDo));
    if (effects.length > 0) sendTogether(tx, [ofLines]);
    const ids = live.map((line) => line._id);
    if (performs.has(action)) await markPerformed(tx, ids, true);
    if (undoes.has(action)) await markPerformed(tx, ids, false);
    if (action === 'huy') {
      await removeCharges(tx, ids);
      await cancelTicket(tx, slipId);
      if (locked.TrangThai !== 'Nhap') await noticeOfCancelled(tx, slip, live);
    }
    await announceSlip(tx, slip, action === 'huy' ? 'delete' : 'update');
    await move.after?.(tx, slip);
    return slip;
  });
}

const moveLines = `update main.dich_vu_yeu_cau_chi_tiet set trang_thai = $2, version = version + 1, ngay_cap_nhat = $3
  where dich_vu_yeu_cau_id = $1 and trang_thai <> 'DaHuy'`;

/** What the acts on a slip decide on, by the slip and its lines that are not cancelled. */
export function slipFacts(slip: SlipRow, live: readonly LineRow[]): DichVuYeuCauFacts {
  return {
    TrangThai: slip.TrangThai,
    node: slip.NoiThucHien_Id,
    ordering: slip.NoiYeuCau_Id,
    daThuTien: live.some((line) => line.DaThuTien),
    duocPhepThucHien: live.every((line) => line.DuocPhepThucHien),
  };
}

/** Why a slip may not be performed yet is asked only where it may not: it is given, and what was bought with it is not paid. */
async function withGifts(tx: Tx, facts: DichVuYeuCauFacts, live: readonly LineRow[]) {
  const waiting = live.filter((line) => !line.DuocPhepThucHien).map((line) => line._id);
  return waiting.length === 0 ? facts : { ...facts, choMua: await waitForBought(tx, waiting) };
}

/** Tells the room that performs and the room that ordered. */
export async function announceSlip(
  tx: Tx,
  slip: SlipRow,
  process: 'update' | 'delete' | 'create',
): Promise<void> {
  const data = {
    DichVuYeuCau_Ids: [slip._id],
    TiepNhan_Id: slip.TiepNhan_Id,
    BenhNhan_Id: slip.BenhNhan_Id,
    KhamBenh_Id: slip.KhamBenh_Id,
  };
  const module = eventsOfSlips(slip.Loai);
  for (const idNode of new Set([slip.NoiThucHien_Id, slip.NoiYeuCau_Id]))
    await emit(tx, { module, process, idNode, data });
}

/** The lines of slips that are not cancelled. */
export function liveLines(tx: Tx, ...slipIds: string[]): Promise<LineRow[]> {
  return liveOf(tx.db, slipIds);
}

const liveOf = preparedByIds((db, isOf) =>
  db
    .select()
    .from(lines)
    .where(and(isOf(lines.DichVuYeuCau_Id), sql`trang_thai <> 'DaHuy'`)),
);

function timesOf(tx: Tx, action: DichVuYeuCauAction): Partial<SlipRow> {
  if (performs.has(action)) return { NgayThucHien: tx.now() };
  if (undoes.has(action)) return { NgayThucHien: null };
  if (action === 'xemKetQua')
    return { NgayXemKetQua: tx.now(), NguoiXemKetQua_Id: tx.user?.NhanVien_Id ?? null };
  return action === 'traKetQua' ? { NgayKetQua: tx.now() } : {};
}
