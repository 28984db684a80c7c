import type { Issue } from '@sen/domain/catalogue/validate';
import { resultRefusal, tidyResult } from '@sen/domain/lab/entry';
import type { Ctx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { changeSlipState } from '../orders/states.ts';
import { inputIssues } from '../readings/input.ts';
import { servicesOfSlip } from '../readings/services.ts';
import { type SeenBeforeReturn, takeSeen } from './beforeReturn.ts';
import { type LabLineInput, labReading } from './described.ts';
import { labSlip, placeOf, saveDraft } from './draft.ts';
import { type Index, indicesOfSlip } from './indices.ts';
import { openReruns, sameValue } from './reruns.ts';
import type { ChayLaiRow } from './tables.ts';
import { versions } from './versions.ts';

export type SampleInput = { oldState: string; NgayLayMau?: Date | null | undefined };

export type ValueInput = {
  ChiTiet_Id: string;
  MaChiSo: string;
  KetQua?: string | null | undefined;
  GhiChu?: string | null | undefined;
};

export type ValuesInput = {
  version: number;
  ketQuas: readonly ValueInput[];
  dichVus?: readonly LabLineInput[] | null | undefined;
  KetLuan?: string | null | undefined;
};

export type ReturnInput = SeenBeforeReturn & {
  oldState: string;
  luu?: ValuesInput | null | undefined;
  XacNhanNguyHiem?: string | null | undefined;
};

/** Notes that the sample was taken. Errors: NODE_NOT_GRANTED, STATE_CHANGED, SERVICE_NOT_PAID, BAD_INPUT at NgayLayMau. */
export async function layMau(ctx: Ctx, id: string, input: SampleInput): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const slip = await labSlip(tx, id, 'batDau');
    const at = input.NgayLayMau ?? tx.now();
    if (at > tx.now() || at < slip.NgayYeuCau) refuseIssues([{ path: 'NgayLayMau', code: 'SAMPLE_TIME' }]);
    await changeSlipState(tx, id, 'batDau', { expected: input.oldState, set: { NgayLayMau: at } });
  });
}

/** Takes a sample back. Errors: NODE_NOT_GRANTED, STATE_CHANGED, RESULT_ENTERED. */
export async function huyLayMau(ctx: Ctx, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await changeSlipState(tx, id, 'huyBatDau', { expected: 'ChuaKetQua' });
  });
}

/**
 * Saves values of a slip in work: an empty value is removed, the others get the reference and flag of this patient. Errors:
 * NODE_NOT_GRANTED, STATE_CHANGED, CONFLICT with details.current, BAD_INPUT at `ketQuas.N.KetQua` or `dichVus.N.<part>`.
 */
export async function luuKetQua(ctx: Ctx, id: string, input: ValuesInput): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const slip = await labSlip(tx, id, 'luuKetQua');
    if (slip.version !== input.version)
      throw new DomainError('CONFLICT', { entity: 'KetQuaXetNghiem', current: slip });
    const indices = await indicesOfSlip(tx, slip);
    const places = input.ketQuas.map((value) => placeOf(indices, value));
    const waiting = await openReruns(tx, id);
    const lines = input.dichVus ?? [];
    refuseIssues([
      ...input.ketQuas.flatMap((value, at) => valueIssues(value, places[at]?.index, at, waiting)),
      ...(lines.length > 0
        ? await inputIssues(tx, labReading, slip, await servicesOfSlip(tx, id), lines, 'dichVus')
        : []),
    ]);
    await saveDraft(tx, slip, {
      values: input.ketQuas.flatMap((value, at) => {
        const place = places[at];
        return place ? [{ ...place, KetQua: value.KetQua ?? '', GhiChu: value.GhiChu }] : [];
      }),
      lines,
      notes: {
        NguoiThucHien_Id: tx.user?.NhanVien_Id ?? slip.NguoiThucHien_Id,
        ...(input.KetLuan === undefined ? {} : { KetLuan: input.KetLuan }),
      },
    });
  });
}

/**
 * Verifies and returns the result, saving what is given first. Errors: those of luuKetQua, FORBIDDEN, RESULT_TOO_EARLY,
 * RESULT_INCOMPLETE, RERUN_OPEN, RESULT_CONTRADICTED, RESULT_JUDGED_ANEW, BAD_INPUT at `dichVus.<ChiTiet_Id>.ThietBi_Id`,
 * CRITICAL_NOT_CONFIRMED.
 */
export async function traKetQua(ctx: Ctx, id: string, input: ReturnInput): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    if (input.luu) await luuKetQua(tx, id, input.luu);
    await takeSeen(tx, await labSlip(tx, id, 'traKetQua'), input);
    const confirmation = input.XacNhanNguyHiem?.trim();
    if (confirmation) await versions.noteTold(tx, id, confirmation);
    await changeSlipState(tx, id, 'traKetQua', { expected: input.oldState });
  });
}

/** Takes a returned result back; its values stay for the next version. Errors: FORBIDDEN, STATE_CHANGED, RESULT_VIEWED, BAD_INPUT at LyDo. */
export async function huyTraKetQua(
  ctx: Ctx,
  id: string,
  input: { oldState: string; LyDo: string },
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await labSlip(tx, id, 'huyKetQua');
    await changeSlipState(tx, id, 'huyKetQua', { expected: input.oldState, LyDo: input.LyDo });
  });
}

function valueIssues(
  value: ValueInput,
  index: Index | undefined,
  at: number,
  waiting: readonly ChayLaiRow[],
): Issue[] {
  const path = `ketQuas.${at}.KetQua`;
  if (!index) return [{ path, code: 'RESULT_OTHER_SLIP' }];
  const text = value.KetQua ?? '';
  const rerun = waiting.find((one) => sameValue(one, value));
  if (rerun && tidyResult(text, index.KieuDuLieu) !== rerun.KetQuaDau) return [{ path, code: 'RERUN_WAITS' }];
  const code = resultRefusal(text, index.KieuDuLieu);
  return code ? [{ path, code }] : [];
}
