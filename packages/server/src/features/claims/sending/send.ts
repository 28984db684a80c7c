import { hoSoSteps } from '@sen/domain/claims/sending/hoSoBHYT';
import { and, eq, inArray } from 'drizzle-orm';
import { transition } from '../../../engine/acts/transition.ts';
import type { Ctx, Tx } from '../../../engine/context.ts';
import { emit } from '../../../engine/events/events.ts';
import { enqueue, type OutboxCall } from '../../../engine/jobs/outbox.ts';
import { type Outcome, type Outside, outsideSender } from '../../../engine/outside/outside.ts';
import { insertRow, lockExisting, rowsById } from '../../../engine/sql/rows.ts';
import { inTransaction } from '../../../engine/sql/transaction.ts';
import { portalSession } from '../../insurance/portalSession.ts';
import {
  type HoSoBHYTRow,
  hoSoBHYTTepTable,
  hoSoBHYTTraoDoiTable,
  hoSoBHYTTable as table,
} from '../tables.ts';
import { type Received, type Said, sendFile } from './portal.ts';

/** The outbox adapter of claims. */
export const claimAdapter = 'hoSoBHYT';

const underWay = ['ChoGui', 'DangGui', 'KhongRo'] as const;

/** Lets a version be sent with the commit; those of one visit one after the other. */
export function sendLater(tx: Tx, { _id, MaLienKet }: HoSoBHYTRow): Promise<void> {
  return enqueue(
    tx,
    { adapter: claimAdapter, operation: 'gui', idempotencyKey: _id, payload: { id: _id } },
    `hoSoBHYT:${MaLienKet}`,
  );
}

type Sending = { row: HoSoBHYTRow; xml: string };

/** The portal knows a claim by its MA_LK for ever: the same file again takes the place of the first, so that nothing is there twice. */
const sendingClaims: Outside<Sending, Received> = {
  lag: 0,
  keyLife: () => null,
  load: async (ctx, id) => {
    const [row] = await rowsById(ctx.db, table, [id]);
    if (!row || !underWay.some((state) => state === row.TrangThai)) return null;
    await portalSession(ctx);
    return { item: { row, xml: await fileOf(ctx, id) }, sentFirst: row.GuiLuc, sentLast: row.GuiLaiLuc };
  },
  sending: (ctx, id) =>
    inTransaction(ctx, async (tx) => {
      const row = await lockVersion(tx, id);
      await step(tx, row, 'batDau', { GuiLuc: row.GuiLuc ?? tx.now(), GuiLaiLuc: tx.now() });
    }),
  send: async (ctx, { row, xml }) => told(ctx, row._id, 'Gui', await sendFile(ctx, row, xml)),
  // its lists name transactions, not visits
  find: () => Promise.resolve({ outcome: 'absent' }),
  keep: (ctx, id, outcome) =>
    inTransaction(ctx, async (tx) => {
      const row = await lockVersion(tx, id);
      if (outcome.outcome === 'done')
        return step(tx, row, 'nhan', { ...outcome.value, LoiMa: null, LoiThongBao: null });
      if (outcome.outcome === 'refused')
        return step(tx, row, 'tuChoi', {
          LoiMa: outcome.code.slice(0, 200),
          LoiThongBao: outcome.message.slice(0, 2000),
        });
      await step(tx, row, outcome.outcome === 'pending' ? 'choLai' : 'khongRo', {
        LoiMa: null,
        LoiThongBao: outcome.reason.slice(0, 1000),
      });
    }),
};

/** Sends what waits of the outbox. */
export const sendClaim = outsideSender(sendingClaims);

/** A call that failed before anything was sent, as at the sign-in: the claim says why it waits. */
export async function noteClaimFailure(tx: Tx, { adapter, payload, lastError }: OutboxCall): Promise<void> {
  if (adapter !== claimAdapter) return;
  await tx.db
    .update(table)
    .set({ LoiThongBao: lastError })
    .where(and(eq(table._id, String(payload['id'])), inArray(table.TrangThai, [...underWay])));
}

/** Locks a version until the transaction ends. Errors: NOT_FOUND. */
export function lockVersion(tx: Tx, id: string): Promise<HoSoBHYTRow> {
  return lockExisting(tx, table, id, 'HoSoBHYT');
}

/** The signed file of a version. */
export async function fileOf(ctx: Ctx, id: string): Promise<string> {
  const [file] = await ctx.db
    .select({ text: hoSoBHYTTepTable.TepXml })
    .from(hoSoBHYTTepTable)
    .where(eq(hoSoBHYTTepTable.HoSo_Id, id));
  if (!file) throw new Error('a version without its file');
  return file.text;
}

const results = { done: 'Xong', pending: 'Cho', refused: 'TuChoi', unknown: 'KhongRo' } as const;

/** Keeps what the portal answered. */
export async function told(
  ctx: Ctx,
  HoSo_Id: string,
  Loai: 'Gui' | 'Hoi',
  { outcome, answer }: Said,
): Promise<Outcome<Received>> {
  await inTransaction(ctx, (tx) =>
    insertRow(tx, hoSoBHYTTraoDoiTable, {
      HoSo_Id,
      Loai,
      KetQua: results[outcome.outcome],
      Luc: tx.now(),
      NhanVe: answer ?? (outcome.outcome === 'unknown' ? outcome.reason : null),
    }),
  );
  return outcome;
}

/** What follows from what the portal says. */
export async function step(
  tx: Tx,
  row: HoSoBHYTRow,
  action: keyof typeof hoSoSteps.acts,
  set: Partial<HoSoBHYTRow> = {},
): Promise<void> {
  const after = await transition(tx, hoSoSteps, table, row._id, action, {
    locked: row,
    consequence: true,
    facts: () => ({ TrangThai: row.TrangThai, node: null }),
    set,
  });
  await tell(tx, after);
}

/** Tells open screens that a claim has changed, wherever they are: its accountants sit elsewhere than its reception. */
export function tell(tx: Tx, { _id, BenhNhan_Id }: HoSoBHYTRow): Promise<void> {
  return emit(tx, { module: 'HoSoBHYT', process: 'update', data: { HoSo_Id: _id, BenhNhan_Id } });
}
