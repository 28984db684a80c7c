import { decimalComma } from '@sen/domain/lab/entry';
import type { DichVuYeuCauAction } from '@sen/domain/orders/dichVuYeuCau';
import { waitFor } from '@sen/domain/orders/minimumTime';
import { givenReason } from '../../engine/acts/reason.ts';
import { localDay, type Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { drawNumber } from '../../engine/sql/numbering.ts';
import { raiseCriticals, withdrawCriticals } from '../criticals/raise.ts';
import { noticeOfResult } from '../notifications/causes.ts';
import { finishSlipTicket, reopenSlipTicket } from '../orders/deskWork.ts';
import type { SlipNotes } from '../orders/slipNotes.ts';
import type { SlipRow } from '../orders/tables.ts';
import { requireSeen } from './beforeReturn.ts';
import { giveDevicesBack, takeOnlyDevices, writePerformed } from './described.ts';
import { enteredOfSlip } from './entered.ts';
import { indicesOfSlip } from './indices.ts';
import { sidMau } from './numbers.ts';
import { giveUpReruns, rerunsBeforeReturn } from './reruns.ts';
import { isGivenUp, returnVersion, storedValues, takeBackVersion, versions } from './versions.ts';

/**
 * What an act on a laboratory slip brings with it, whichever operation asked for it: the sample's number, the ticket, the versions
 * of the result. Answers what to note on the slip. Errors: BAD_INPUT at LyDo, RESULT_ENTERED, RESULT_TOO_EARLY,
 * RESULT_INCOMPLETE, RERUN_OPEN, RESULT_CONTRADICTED, RESULT_JUDGED_ANEW, BAD_INPUT at the device of a service, CRITICAL_NOT_CONFIRMED.
 */
export async function labEffects(
  tx: Tx,
  slip: SlipRow,
  action: DichVuYeuCauAction,
  LyDo: string | undefined,
): Promise<SlipNotes> {
  if (action === 'batDau') return beginWork(tx, slip);
  if (action === 'huyBatDau') return undoWork(tx, slip);
  if (action === 'tuChoiMau') {
    await versions.giveUp(tx, slip._id, givenReason(LyDo));
    await giveUpReruns(tx, slip);
    return sampleGone(tx, slip);
  }
  if (action === 'traKetQua') return returnResult(tx, slip);
  if (action === 'huyKetQua') {
    await takeBackVersion(tx, slip, givenReason(LyDo));
    await withdrawCriticals(tx, slip._id);
    return { NguoiDuyet_Id: null };
  }
  return {};
}

async function beginWork(tx: Tx, slip: SlipRow): Promise<SlipNotes> {
  await takeOnlyDevices(tx, slip, (await versions.open(tx, slip._id)).PhienBan);
  await finishSlipTicket(tx, slip._id);
  const at = slip.NgayLayMau ?? tx.now();
  return {
    SIDMau: slip.SIDMau ?? (await drawNumber(tx, sidMau, localDay(at))).text,
    NgayLayMau: at,
    NguoiLayMau_Id: slip.NguoiLayMau_Id ?? tx.user?.NhanVien_Id ?? null,
  };
}

async function undoWork(tx: Tx, slip: SlipRow): Promise<SlipNotes> {
  // what was entered of a sample that was rejected is not of this one
  const givenUp = new Set((await versions.of(tx, [slip._id])).filter(isGivenUp).map((one) => one.PhienBan));
  const entered = await enteredOfSlip(tx, slip._id);
  if (entered.some((value) => !givenUp.has(value.PhienBan))) throw new DomainError('RESULT_ENTERED');
  await giveDevicesBack(tx, slip, (await versions.open(tx, slip._id)).PhienBan);
  return sampleGone(tx, slip);
}

/** The slip has no sample any more: its patient waits again. */
async function sampleGone(tx: Tx, slip: SlipRow): Promise<SlipNotes> {
  await reopenSlipTicket(tx, slip._id);
  return { SIDMau: null, NgayLayMau: null, NguoiLayMau_Id: null };
}

async function returnResult(tx: Tx, slip: SlipRow): Promise<SlipNotes> {
  const version = await versions.open(tx, slip._id);
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
  const waiting = await rerunsBeforeReturn(tx, slip, indices);
  if (waiting.length > 0)
    throw new DomainError('RERUN_OPEN', { indices: waiting.map(({ TenChiSo }) => TenChiSo).join(', ') });
  await requireSeen(tx, slip, { indices, values });
  // before anybody is asked whom the critical values were told to
  await writePerformed(tx, slip, version.PhienBan);
  const critical = values.filter((value) => isCritical(value.CoKetQua));
  await raiseCriticals(tx, slip, {
    PhienBan: version.PhienBan,
    NoiDung: critical.map(({ TenChiSo, KetQua, DonViTinh }) =>
      [TenChiSo, decimalComma(KetQua), DonViTinh].filter(Boolean).join(' '),
    ),
    BaoCho: version.XacNhanNguyHiem,
  });
  await returnVersion(tx, version);
  await noticeOfResult(tx, slip, version._id, values);
  return { NguoiDuyet_Id: tx.user?.NhanVien_Id ?? null };
}

/** Whether a flag is one of the two that must be told at once. */
export function isCritical(flag: string | null): boolean {
  return flag === 'LL' || flag === 'HH';
}
