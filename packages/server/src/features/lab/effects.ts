import { waitFor } from '@sen/domain/lab/minimumTime';
import type { DichVuYeuCauAction } from '@sen/domain/orders/dichVuYeuCau';
import { localDay, type Tx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { drawNumber } from '../../engine/numbering.ts';
import type { SlipNotes } from '../orders/slipNotes.ts';
import type { SlipRow } from '../orders/tables.ts';
import { finishTicket, reopenTicket, startServing } from '../queues/commands.ts';
import { ticketOfSource } from '../queues/queries.ts';
import { allows } from '../queues/tickets.ts';
import { indicesOfSlip } from './indices.ts';
import { sidMau } from './numbers.ts';
import { openVersion, returnVersion, storedValues, takeBackVersion } from './versions.ts';

/**
 * What an act on a laboratory slip brings with it, whichever operation asked for it: the sample's number, the ticket, the versions
 * of the result. Answers what to note on the slip. Errors: BAD_INPUT at LyDo, RESULT_ENTERED, RESULT_TOO_EARLY,
 * RESULT_INCOMPLETE, CRITICAL_NOT_CONFIRMED.
 */
export async function labEffects(
  tx: Tx,
  slip: SlipRow,
  action: DichVuYeuCauAction,
  LyDo: string | undefined,
): Promise<SlipNotes> {
  if (action === 'batDau') return beginWork(tx, slip);
  if (action === 'huyBatDau') return undoWork(tx, slip);
  if (action === 'traKetQua') return returnResult(tx, slip);
  if (action === 'huyKetQua') {
    const reason = LyDo?.trim() ?? '';
    if (reason === '') refuseIssues([{ path: 'LyDo', code: 'REQUIRED' }]);
    await takeBackVersion(tx, slip._id, reason);
    return { NguoiDuyet_Id: null };
  }
  return {};
}

async function beginWork(tx: Tx, slip: SlipRow): Promise<SlipNotes> {
  await openVersion(tx, slip._id);
  // The patient was here, whether called or passed over before.
  const ticket = await ticketOfSource(tx, slip._id);
  if (ticket && allows(ticket, 'batDau')) await finishTicket(tx, (await startServing(tx, ticket._id))._id);
  const at = slip.NgayLayMau ?? tx.now();
  return {
    SIDMau: slip.SIDMau ?? (await drawNumber(tx, sidMau, localDay(at))).text,
    NgayLayMau: at,
    NguoiLayMau_Id: slip.NguoiLayMau_Id ?? tx.user?.NhanVien_Id ?? null,
  };
}

async function undoWork(tx: Tx, slip: SlipRow): Promise<SlipNotes> {
  const values = await storedValues(tx, [slip._id]);
  if (values.length > 0) throw new DomainError('RESULT_ENTERED');
  const ticket = await ticketOfSource(tx, slip._id);
  if (ticket) await reopenTicket(tx, ticket._id);
  return { SIDMau: null, NgayLayMau: null, NguoiLayMau_Id: null };
}

async function returnResult(tx: Tx, slip: SlipRow): Promise<SlipNotes> {
  const version = await openVersion(tx, slip._id);
  const values = (await storedValues(tx, [slip._id])).filter((one) => one.PhienBan === version.PhienBan);
  const entered = new Set(values.map((value) => `${value.ChiTiet_Id} ${value.MaChiSo}`));
  const indices = await indicesOfSlip(tx, slip);
  const wait = waitFor(indices, slip.NgayLayMau ?? slip.NgayYeuCau, tx.now());
  if (wait) throw new DomainError('RESULT_TOO_EARLY', wait);
  const missing = indices.filter((index) => !entered.has(`${index.ChiTiet_Id} ${index.MaChiSo}`));
  if (missing.length > 0)
    throw new DomainError('RESULT_INCOMPLETE', {
      missing: missing.map((index) => index.TenChiSo).join(', '),
    });
  const critical = values.filter((value) => isCritical(value.CoKetQua));
  if (critical.length > 0 && !version.XacNhanNguyHiem)
    throw new DomainError('CRITICAL_NOT_CONFIRMED', {
      values: critical.map((value) => `${value.TenChiSo} ${value.KetQua}`).join(', '),
    });
  await returnVersion(tx, version);
  return { NguoiDuyet_Id: tx.user?.NhanVien_Id ?? null };
}

/** Whether a flag is one of the two that must be told at once. */
export function isCritical(flag: string | null): boolean {
  return flag === 'LL' || flag === 'HH';
}
