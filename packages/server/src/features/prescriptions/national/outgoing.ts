import { everyRight } from '@sen/domain/acts/acts';
import { chuaGui } from '@sen/domain/operations/goiNgoai';
import { sql } from 'drizzle-orm';
import type { Ctx, Tx } from '../../../engine/context.ts';
import { DomainError } from '../../../engine/errors.ts';
import { enqueue, type OutboxCall, retryCall } from '../../../engine/jobs/outbox.ts';
import { withdrawPrescription } from '../../prescriptionLink/portal.ts';
import { doctorAccount, linkIsOn } from '../../prescriptionLink/queries.ts';
import { prescriptionById } from '../queries.ts';
import type { ToaThuocRow } from '../tables.ts';
import { sendToa } from './send.ts';

/** The adapter under which prescriptions wait for the national system; the key of a sending is the id of its prescription. */
export const nationalAdapter = 'nationalPrescription';

/** Tells the national system of the prescriptions of an examination that has ended, as the law wants it at once. Supplies are none. */
export async function tellNation(tx: Tx, toas: readonly ToaThuocRow[]): Promise<void> {
  const drugs = toas.filter((toa) => toa.LoaiToa !== 'VTYT');
  if (drugs.length === 0 || !(await linkIsOn(tx))) return;
  for (const toa of drugs) await putOut(tx, toa);
}

/** Writes the call that sends a prescription; one that is there already stays. */
export function putOut(tx: Tx, { _id, TiepNhan_Id }: ToaThuocRow): Promise<void> {
  return enqueue(tx, {
    adapter: nationalAdapter,
    operation: 'sendPrescription',
    idempotencyKey: _id,
    payload: { ToaThuoc_Id: _id, TiepNhan_Id },
  });
}

/** The key of the call that withdraws a prescription. */
export const withdrawalKey = (ToaThuoc_Id: string) => `thuHoi:${ToaThuoc_Id}`;

/** How a prescription was told of: the call that sends it, and the one that withdraws it. */
export type NationalCall = { id: string; state: string };

/** The call under this key, or null. */
export async function nationalCall(ctx: Ctx, key: string): Promise<NationalCall | null> {
  const { rows } = await ctx.db.execute<NationalCall>(
    sql`select id, trang_thai as state from main.outbox where adapter = ${nationalAdapter} and idempotency_key = ${key}`,
  );
  return rows[0] ?? null;
}

/**
 * Takes a prescription back that was cancelled or replaced, once the national system may know it: also one whose sending failed may have
 * arrived. The withdrawal follows the sending, which is tried at once and finds that nothing is to be sent any more.
 */
export async function takeBackFromNation(tx: Tx, { _id, TiepNhan_Id, LyDoHuy }: ToaThuocRow): Promise<void> {
  const sending = await nationalCall(tx, _id);
  if (!sending) return;
  if (isOpen(sending)) await retryCall(tx, sending.id, everyRight);
  await enqueue(tx, {
    adapter: nationalAdapter,
    operation: 'withdrawPrescription',
    idempotencyKey: withdrawalKey(_id),
    payload: { ToaThuoc_Id: _id, TiepNhan_Id, LyDo: LyDoHuy },
  });
}

const isOpen = ({ state }: NationalCall) => chuaGui.some((one) => one === state);

/** What the national system is told of one that was replaced before it was given a reason. */
const replacedText = 'Thay bằng đơn khác';

/** Sends one, or withdraws it; a prescription that was cancelled meanwhile is not sent. */
export async function nationalPrescriptionCall(ctx: Ctx, call: OutboxCall): Promise<Record<string, unknown>> {
  if (call.operation === 'withdrawPrescription') return withdraw(ctx, String(call.payload['ToaThuoc_Id']));
  const toa = await prescriptionById(ctx, call.idempotencyKey);
  if (toa.TrangThai === 'DaHuy') return { outcome: 'CANCELLED' };
  return { checksum: await sendToa(ctx, toa) };
}

async function withdraw(ctx: Ctx, ToaThuoc_Id: string): Promise<Record<string, unknown>> {
  const sending = await nationalCall(ctx, ToaThuoc_Id);
  if (sending && isOpen(sending)) throw new DomainError('PRESCRIPTION_BEING_SENT');
  const { BacSi_Id, MaDonThuoc, LyDoHuy } = await prescriptionById(ctx, ToaThuoc_Id);
  const doctor = await doctorAccount(ctx, BacSi_Id);
  return {
    outcome: await withdrawPrescription(ctx.config, doctor, { MaDonThuoc, LyDo: LyDoHuy ?? replacedText }),
  };
}
