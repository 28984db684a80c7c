import { and, eq, inArray, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { audit } from '../../engine/audit/audit.ts';
import { actor, type Ctx, type Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { insertRow } from '../../engine/sql/rows.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { lockStayFor, moveStay } from '../admission/commands.ts';
import type { NhapVienRow } from '../admission/tables.ts';
import { tellWard } from '../admission/ward.ts';
import { slipRows } from '../orders/sql.ts';
import { traKetQuaSauTable as table } from './tables.ts';

type Marking = {
  NhapVien_Id: string;
  version: number;
  DichVuYeuCau_Ids: readonly string[];
  GhiChu?: string | null;
};

/**
 * Says of slips of a stay that their results come after the patient has left: they stand against leaving no longer. Errors: NOT_FOUND,
 * those of the act, CONFLICT, RESULT_LATER_NOT_BEGUN.
 */
export function markResultsLater(ctx: Ctx, input: Marking): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const stay = await lockStayFor(tx, input.NhapVien_Id, 'traKetQuaSau', input.version);
    const ids = [...new Set(input.DichVuYeuCau_Ids)].sort();
    const marked = new Set(await liveMarks(tx, ids));
    const waiting = new Set(await waitingSlips(tx, stay, ids));
    for (const DichVuYeuCau_Id of ids) {
      if (!waiting.has(DichVuYeuCau_Id)) throw new DomainError('RESULT_LATER_NOT_BEGUN');
      if (marked.has(DichVuYeuCau_Id)) continue;
      const { _id: NhapVien_Id, BenhNhan_Id } = stay;
      const row = await insertRow(tx, table, {
        ...{ _id: v7(), NhapVien_Id, BenhNhan_Id, DichVuYeuCau_Id },
        ...{ GhiChu: input.GhiChu?.trim() || null, NguoiTao_Id: actor(tx) },
      });
      await audit(tx, {
        action: 'CREATE',
        entity: 'TraKetQuaSau',
        entityId: row._id,
        BenhNhan_Id,
        after: row,
      });
    }
    const moved = await moveStay(tx, stay._id, 'traKetQuaSau', {});
    await tellWard(tx, moved);
    return stay._id;
  });
}

async function liveMarks(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const rows = await tx.db
    .select({ id: table.DichVuYeuCau_Id })
    .from(table)
    .where(and(inArray(table.DichVuYeuCau_Id, [...ids]), eq(table.TrangThai, 'DangSuDung')));
  return rows.map(({ id }) => id);
}

async function waitingSlips(tx: Tx, { TiepNhan_Id }: NhapVienRow, ids: readonly string[]): Promise<string[]> {
  const { rows } = await tx.db.execute<{ id: string }>(sql`
    select s.id from ${slipRows} s where s.id = any(${sql.param([...ids])}::uuid[]) and s.tiep_nhan_id = ${TiepNhan_Id}
      and s.trang_thai = 'ChuaKetQua' and s.loai <> 'KhamBenh'`);
  return rows.map(({ id }) => id);
}
