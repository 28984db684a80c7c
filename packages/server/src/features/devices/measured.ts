import { and, inArray } from 'drizzle-orm';
import type { Tx } from '../../engine/context.ts';
import type { EarlierRun } from '../lab/reruns.ts';
import { ketQuaThietBiTable as results } from './tables.ts';

/** What devices have sent of slips in work, each with its slip and the link that it came by. One statement. */
export async function measuredOf(
  tx: Tx,
  slipIds: readonly string[],
): Promise<Array<EarlierRun & { slip: string; KetNoi_Id: string }>> {
  if (slipIds.length === 0) return [];
  const rows = await tx.db
    .select({
      slip: results.DichVuYeuCau_Id,
      KetNoi_Id: results.KetNoi_Id,
      MaChiSo: results.MaChiSo,
      KetQua: results.KetQua,
      LucChay: results.LucChay,
      Luc: results.Luc,
    })
    .from(results)
    .where(
      and(inArray(results.DichVuYeuCau_Id, [...slipIds]), inArray(results.TrangThai, ['DaVao', 'ChoChon'])),
    );
  return rows.flatMap(({ slip, MaChiSo, KetQua, ...run }) =>
    slip && MaChiSo && KetQua ? [{ slip, MaChiSo, KetQua, ...run }] : [],
  );
}
