import type { Issue } from '@sen/domain/catalogue/validate';
import { resultRefusal, tidyResult } from '@sen/domain/lab/entry';
import { flagOf } from '@sen/domain/lab/reference';
import { type DichVuYeuCauAction, slipActs } from '@sen/domain/orders/dichVuYeuCau';
import { and, eq, sql } from 'drizzle-orm';
import { requireAct } from '../../engine/acts.ts';
import { audit } from '../../engine/audit.ts';
import { actor, type Ctx, type Tx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { inTransaction } from '../../engine/transaction.ts';
import { lockSlip, saveOnSlip } from '../orders/slipNotes.ts';
import { announceSlip, changeSlipState, liveLines, slipFacts } from '../orders/states.ts';
import type { SlipRow } from '../orders/tables.ts';
import { type Index, indicesOfSlip } from './indices.ts';
import { ketQuaTable, phienBanTable } from './tables.ts';
import { storedValues, versions } from './versions.ts';

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
  KetLuan?: string | null | undefined;
};

export type ReturnInput = {
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
 * NODE_NOT_GRANTED, STATE_CHANGED, CONFLICT with details.current, BAD_INPUT at `ketQuas.N.KetQua`.
 */
export async function luuKetQua(ctx: Ctx, id: string, input: ValuesInput): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const slip = await labSlip(tx, id, 'luuKetQua');
    if (slip.version !== input.version)
      throw new DomainError('CONFLICT', { entity: 'KetQuaXetNghiem', current: slip });
    const indices = await indicesOfSlip(tx, slip);
    const places = input.ketQuas.map((value) => placeOf(indices, value));
    refuseIssues(input.ketQuas.flatMap((value, at) => valueIssues(value, places[at]?.index, at)));

    const open = await versions.open(tx, id);
    const before = (await storedValues(tx, [id])).filter((one) => one.PhienBan === open.PhienBan);
    for (const [at, value] of input.ketQuas.entries()) {
      const place = places[at];
      if (place) await writeValue(tx, slip, open.PhienBan, place, value);
    }
    const after = (await storedValues(tx, [id])).filter((one) => one.PhienBan === open.PhienBan);
    const saved = await saveOnSlip(tx, id, {
      NguoiThucHien_Id: tx.user?.NhanVien_Id ?? slip.NguoiThucHien_Id,
      ...(input.KetLuan === undefined ? {} : { KetLuan: input.KetLuan }),
    });
    await audit(tx, {
      action: 'UPDATE',
      entity: 'KetQuaXetNghiem',
      entityId: id,
      BenhNhan_Id: slip.BenhNhan_Id,
      before: { PhienBan: open.PhienBan, KetLuan: slip.KetLuan, ketQuas: before.map(told) },
      after: { PhienBan: open.PhienBan, KetLuan: saved.KetLuan, ketQuas: after.map(told) },
    });
    await announceSlip(tx, saved, 'update');
  });
}

/**
 * Verifies and returns the result, saving what is given first. Errors: those of luuKetQua, FORBIDDEN, RESULT_TOO_EARLY,
 * RESULT_INCOMPLETE, CRITICAL_NOT_CONFIRMED.
 */
export async function traKetQua(ctx: Ctx, id: string, input: ReturnInput): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    if (input.luu) await luuKetQua(tx, id, input.luu);
    await labSlip(tx, id, 'traKetQua');
    const told = input.XacNhanNguyHiem?.trim();
    if (told) {
      const open = await versions.open(tx, id);
      await tx.db.update(phienBanTable).set({ XacNhanNguyHiem: told }).where(eq(phienBanTable._id, open._id));
    }
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

/** A laboratory slip, locked, with which an act is allowed. Errors: NOT_FOUND, those of the act. */
async function labSlip(tx: Tx, id: string, action: DichVuYeuCauAction): Promise<SlipRow> {
  const slip = await lockSlip(tx, id);
  if (slip.Loai !== 'XetNghiem') throw new DomainError('NOT_FOUND', { entity: 'DichVuYeuCau' });
  requireAct(tx, slipActs(slip.Loai), action, slipFacts(slip, await liveLines(tx, id)));
  return slip;
}

type Place = { index: Index; ThuTu: number };

function placeOf(indices: readonly Index[], value: ValueInput): Place | null {
  const at = indices.findIndex(
    (index) => index.ChiTiet_Id === value.ChiTiet_Id && index.MaChiSo === value.MaChiSo,
  );
  const index = indices[at];
  return index ? { index, ThuTu: at } : null;
}

function valueIssues(value: ValueInput, index: Index | undefined, at: number): Issue[] {
  const path = `ketQuas.${at}.KetQua`;
  if (!index) return [{ path, code: 'RESULT_OTHER_SLIP' }];
  const code = resultRefusal(value.KetQua ?? '', index.KieuDuLieu);
  return code ? [{ path, code }] : [];
}

async function writeValue(
  tx: Tx,
  slip: SlipRow,
  PhienBan: number,
  { index, ThuTu }: Place,
  value: ValueInput,
): Promise<void> {
  const KetQua = tidyResult(value.KetQua ?? '', index.KieuDuLieu);
  const same = { DichVuYeuCau_Id: slip._id, PhienBan, ChiTiet_Id: index.ChiTiet_Id, MaChiSo: index.MaChiSo };
  if (KetQua === '') {
    await tx.db
      .delete(ketQuaTable)
      .where(
        and(
          eq(ketQuaTable.DichVuYeuCau_Id, slip._id),
          eq(ketQuaTable.PhienBan, PhienBan),
          eq(ketQuaTable.ChiTiet_Id, index.ChiTiet_Id),
          eq(ketQuaTable.MaChiSo, index.MaChiSo),
        ),
      );
    return;
  }
  const set = {
    GiaTriThamChieu_Id: index.GiaTriThamChieu_Id,
    TenChiSo: index.TenChiSo,
    KieuDuLieu: index.KieuDuLieu,
    KetQua,
    DonViTinh: index.DonViTinh,
    Min: index.normal?.min ?? null,
    Max: index.normal?.max ?? null,
    MucBinhThuong: index.MucBinhThuong,
    CoKetQua: flagOf(KetQua, index.reference, index.normal),
    GhiChu: value.GhiChu?.trim() || null,
    ThuTu,
  };
  await tx.db
    .insert(ketQuaTable)
    .values({ ...same, ...set, BenhNhan_Id: slip.BenhNhan_Id, NguoiTao_Id: actor(tx) })
    .onConflictDoUpdate({
      target: [
        ketQuaTable.DichVuYeuCau_Id,
        ketQuaTable.PhienBan,
        ketQuaTable.ChiTiet_Id,
        ketQuaTable.MaChiSo,
      ],
      set: {
        ...set,
        version: sql`${ketQuaTable.version} + 1`,
        NgayCapNhat: tx.now(),
        NguoiCapNhat_Id: actor(tx),
      },
    });
}

function told(value: { MaChiSo: string; KetQua: string; CoKetQua: string | null }) {
  return { MaChiSo: value.MaChiSo, KetQua: value.KetQua, CoKetQua: value.CoKetQua };
}
