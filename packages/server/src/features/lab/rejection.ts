import { type LyDoTuChoiMau, rejectionIssues, rejectionText } from '@sen/domain/lab/sampleRejection';
import { desc, inArray, sql } from 'drizzle-orm';
import { audit } from '../../engine/audit/audit.ts';
import type { Ctx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { loadOne } from '../../engine/loaders.ts';
import { insertRow } from '../../engine/sql/rows.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { noticeOfRejection } from '../notifications/causes.ts';
import { slipRows } from '../orders/sql.ts';
import { changeSlipState, liveLines } from '../orders/states.ts';
import { labSlip } from './draft.ts';
import { enteredOfSlip } from './entered.ts';
import { type MauTuChoiRow, mauTuChoiTable } from './tables.ts';
import { versions } from './versions.ts';

export type RejectionInput = {
  /** The slip's version that was seen. */
  version: number;
  LyDo: LyDoTuChoiMau;
  GhiChu?: string | null | undefined;
  /** What is entered of the sample goes into the history. */
  XacNhanKetQua?: boolean | null | undefined;
};

/**
 * Rejects the sample of a slip in work: the slip waits for another one, the number and what was entered of it stay in the history, who
 * ordered is told. Errors: NODE_NOT_GRANTED, STATE_CHANGED, CONFLICT with details.current, SAMPLE_HAS_VALUES, BAD_INPUT at `GhiChu`.
 */
export async function tuChoiMau(ctx: Ctx, id: string, input: RejectionInput): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const slip = await labSlip(tx, id, 'tuChoiMau');
    if (slip.version !== input.version)
      throw new DomainError('CONFLICT', { entity: 'KetQuaXetNghiem', current: slip });
    refuseIssues(rejectionIssues(input));
    const { PhienBan } = await versions.open(tx, id);
    const entered = (await enteredOfSlip(tx, id)).filter((one) => one.PhienBan === PhienBan);
    if (entered.length > 0 && !input.XacNhanKetQua)
      throw new DomainError('SAMPLE_HAS_VALUES', { count: entered.length });
    const GhiChu = input.GhiChu?.trim() || null;
    const row = await insertRow(tx, mauTuChoiTable, {
      DichVuYeuCau_Id: id,
      SIDMau: slip.SIDMau ?? '',
      NgayLayMau: slip.NgayLayMau,
      NguoiLayMau_Id: slip.NguoiLayMau_Id,
      LyDo: input.LyDo,
      GhiChu,
      NgayTuChoi: tx.now(),
      NguoiTuChoi_Id: tx.user?.NhanVien_Id ?? null,
      PhienBan,
    });
    await changeSlipState(tx, id, 'tuChoiMau', {
      expected: 'ChuaKetQua',
      LyDo: rejectionText(input.LyDo, GhiChu, 'vi'),
    });
    await audit(tx, {
      action: 'CREATE',
      entity: 'MauTuChoi',
      entityId: row._id,
      BenhNhan_Id: slip.BenhNhan_Id,
      after: {
        DichVuYeuCau_Id: id,
        SIDMau: row.SIDMau,
        LyDo: row.LyDo,
        GhiChu,
        PhienBan,
        soKetQua: entered.length,
      },
    });
    const names = (await liveLines(tx, id)).map((line) => line.TenDichVu);
    await noticeOfRejection(tx, slip, row._id, names);
  });
}

/** The rejected samples of a slip, the newest first; of many slips of a request in one statement. */
export async function rejectionsOf(ctx: Ctx, slipId: string): Promise<MauTuChoiRow[]> {
  const found = await loadOne(ctx, 'lab:rejected samples', slipId, async (of, ids) => {
    const rows = await of.db
      .select()
      .from(mauTuChoiTable)
      .where(inArray(mauTuChoiTable.DichVuYeuCau_Id, [...ids]))
      .orderBy(desc(mauTuChoiTable.NgayTuChoi));
    return new Map(ids.map((id) => [id, rows.filter((row) => row.DichVuYeuCau_Id === id)]));
  });
  return found ?? [];
}

/** The slips of rejected samples with the room that performs them, by the number of the sample. */
export async function slipsOfRejected(
  ctx: Ctx,
  sids: readonly string[],
): Promise<Map<string, { slip: string; node: string | null }>> {
  if (sids.length === 0) return new Map();
  const { rows } = await ctx.db.execute<{ sid: string; slip: string; node: string | null }>(sql`
    select m.sid_mau as sid, s.id as slip, s.noi_thuc_hien_id as node
    from ${mauTuChoiTable} m join ${slipRows} s on s.id = m.dich_vu_yeu_cau_id
    where m.sid_mau = any(${sql.param([...new Set(sids)])}::text[])`);
  return new Map(rows.map(({ sid, ...of }) => [sid, of]));
}
