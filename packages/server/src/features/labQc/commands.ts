import { VatLieuKiemChuan } from '@sen/domain/catalogues/VatLieuKiemChuan';
import { tidyResult } from '@sen/domain/lab/entry';
import {
  ketQuaKiemChuanActs as acts,
  ketQuaKiemChuanIssues,
  khacPhucIssues,
  kiemChuanLateDays,
  needed,
} from '@sen/domain/labQc/ketQuaKiemChuan';
import { ownTargetRuns } from '@sen/domain/labQc/targets';
import { sql } from 'drizzle-orm';
import { requireAct } from '../../engine/acts/acts.ts';
import { transition } from '../../engine/acts/transition.ts';
import { audit } from '../../engine/audit/audit.ts';
import { updateEntry } from '../../engine/catalogue/commands.ts';
import { actor, type Ctx, type Tx, today } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { lockExisting, rowsById, updateRow } from '../../engine/sql/rows.ts';
import { inTransaction, once } from '../../engine/sql/transaction.ts';
import type { GiaTriDichInput, KetQuaKiemChuanInput, KhacPhucKiemChuanInput } from '../../gql/main.ts';
import { requireLab, targetOf } from './materials.ts';
import { proposed } from './queries.ts';
import { addRun, judgeFrom, lockRuns, tellLab } from './runs.ts';
import { type KetQuaKiemChuanRow, ketQuaKiemChuanTable as table } from './tables.ts';

/** Enters a value of a control material. Answers its id. Errors: NOT_FOUND, NODE_NOT_GRANTED, BAD_INPUT by field. */
export function createRun(ctx: Ctx, input: KetQuaKiemChuanInput): Promise<string> {
  const content = { id: input.requestId, operation: 'createKetQuaKiemChuan', content: input };
  return once(ctx, content, async (tx) => {
    const target = await targetOf(tx, input.VatLieu_Id, input.MaChiSo);
    requireLab(tx, 'XET_NGHIEM', target.NoiThucHien_Id);
    const GhiChu = input.GhiChu?.trim() || null;
    const Luc = input.Luc ?? tx.now();
    const late = tx.now().getTime() - Luc.getTime();
    refuseIssues([
      ...ketQuaKiemChuanIssues(input.GiaTri, GhiChu ?? ''),
      ...(late < 0 || late > kiemChuanLateDays * 86_400_000 ? [{ path: 'Luc', code: 'QC_TIME' }] : []),
      ...(target.open ? [] : [{ path: 'VatLieu_Id', code: 'QC_CLOSED' }]),
      ...(target.HanDung < today(tx) ? [{ path: 'VatLieu_Id', code: 'QC_EXPIRED' }] : []),
    ]);
    return addRun(tx, target, {
      GiaTri: tidyResult(input.GiaTri, 'So'),
      Luc,
      GhiChu,
      TuThietBi: false,
      NguoiChay_Id: tx.user?.NhanVien_Id ?? null,
    });
  });
}

/** Takes a wrong entry out; those after it are judged anew. Errors: NOT_FOUND, those of the act, BAD_INPUT at LyDo. */
export async function voidRun(ctx: Ctx, id: string, LyDo: string): Promise<void> {
  refuseIssues(needed('LyDo', LyDo));
  await inTransaction(ctx, async (tx) => {
    const locked = await lockedRun(tx, id);
    await transition(tx, acts, table, id, 'huy', {
      locked,
      auditAction: 'CANCEL',
      set: { LyDoHuy: LyDo.trim(), NgayHuy: tx.now(), NguoiHuy_Id: tx.user?.NhanVien_Id ?? null },
      facts: (_tx, row) => factsOf(row),
    });
    await judgeFrom(tx, locked);
    await tellLab(tx, locked);
  });
}

/**
 * Writes what was done about a rejected result; counting begins anew after it. Errors: NOT_FOUND, those of the act, CONFLICT, BAD_INPUT by
 * field.
 */
export async function correctRun(ctx: Ctx, id: string, input: KhacPhucKiemChuanInput): Promise<void> {
  refuseIssues(khacPhucIssues(input));
  await inTransaction(ctx, async (tx) => {
    const row = await lockedRun(tx, id);
    requireAct(tx, acts, 'khacPhuc', factsOf(row));
    if (row.version !== input.version) throw new DomainError('CONFLICT', { entity: acts.name, current: row });
    const set = {
      NguyenNhan: input.NguyenNhan.trim(),
      KhacPhuc: input.KhacPhuc.trim(),
      NgayKhacPhuc: tx.now(),
      NguoiKhacPhuc_Id: tx.user?.NhanVien_Id ?? null,
    };
    await updateRow(tx, table, id, { ...set, NgayCapNhat: tx.now(), NguoiCapNhat_Id: actor(tx) });
    const { NguyenNhan, KhacPhuc, NgayKhacPhuc, NguoiKhacPhuc_Id } = row;
    await audit(tx, {
      action: 'UPDATE',
      entity: 'KetQuaKiemChuan',
      entityId: id,
      before: { NguyenNhan, KhacPhuc, NgayKhacPhuc, NguoiKhacPhuc_Id },
      after: set,
    });
    await judgeFrom(tx, row);
    await tellLab(tx, row);
  });
}

/**
 * Makes the target that own results propose the target of a lot. Errors: NOT_FOUND, NODE_NOT_GRANTED, QC_TOO_FEW, CONFLICT where the
 * results or the material are others than those that were seen.
 */
export async function confirmTarget(ctx: Ctx, input: GiaTriDichInput): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const target = await targetOf(tx, input.VatLieu_Id, input.MaChiSo);
    requireLab(tx, 'DANH_MUC_XET_NGHIEM', target.NoiThucHien_Id);
    await lockRuns(tx, target);
    const found = await proposed(tx, input.VatLieu_Id, input.MaChiSo);
    const { TrungBinh, DoLechChuan } = found;
    if (TrungBinh === null || DoLechChuan === null)
      throw new DomainError('QC_TOO_FEW', { min: ownTargetRuns, count: found.soLan });
    if (Number(TrungBinh) !== Number(input.TrungBinh) || Number(DoLechChuan) !== Number(input.DoLechChuan))
      throw new DomainError('CONFLICT', { entity: 'VatLieuKiemChuan', current: found });
    const { rows } = await tx.db.execute<{ ChiSos: Record<string, unknown>[] }>(sql`
      select jsonb_agg(case when g.ma_chi_so = ${input.MaChiSo}
        then l.line || jsonb_build_object('TrungBinh', ${TrungBinh}::text, 'DoLechChuan', ${DoLechChuan}::text, 'TuTinh', true)
        else l.line end order by l.nth) as "ChiSos"
      from main.vat_lieu_kiem_chuan v cross join lateral jsonb_array_elements(v.chi_sos) with ordinality as l(line, nth)
      left join main.gia_tri_tham_chieu g on g.id = (l.line ->> 'ChiSo_Id')::uuid where v.id = ${input.VatLieu_Id}`);
    await updateEntry(tx, VatLieuKiemChuan, input.VatLieu_Id, {
      version: input.version,
      ChiSos: rows[0]?.ChiSos ?? [],
    });
    await tellLab(tx, target);
  });
}

/** What the acts on a result decide on. */
export const factsOf = ({ TrangThai, NoiThucHien_Id, DanhGia }: KetQuaKiemChuanRow) => ({
  TrangThai,
  node: NoiThucHien_Id,
  DanhGia,
});

async function lockedRun(tx: Tx, id: string): Promise<KetQuaKiemChuanRow> {
  const [known] = await rowsById(tx.db, table, [id]);
  if (!known) throw new DomainError('NOT_FOUND', { entity: acts.name });
  await lockRuns(tx, known);
  return lockExisting(tx, table, id, acts.name);
}
