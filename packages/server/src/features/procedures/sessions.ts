import type { ThanhVienPTTT } from '@sen/domain/procedures/tuongTrinh';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import type { ReportedOperation } from '../cashier/points.ts';
import { orderLineRows, slipRows } from '../orders/sql.ts';

type Row = Pick<ReportedOperation, 'source_Id' | 'DichVuYeuCau_Id'> & {
  begun: Date | string | null;
  ended: Date | string | null;
  team: readonly ThanhVienPTTT[] | null;
};

/** The operations and procedures of a visit with what the newest version of their report says. One statement. */
export async function reportedOperations(ctx: Ctx, TiepNhan_Id: string): Promise<ReportedOperation[]> {
  const { rows } = await ctx.db.execute<Row>(sql`
    select c.id as "source_Id", s.id as "DichVuYeuCau_Id", r.bat_dau as begun, r.ket_thuc as ended, r.kip as team
    from ${slipRows} s join ${orderLineRows} c on c.dich_vu_yeu_cau_id = s.id
    left join lateral (
      select t.bat_dau, t.ket_thuc, t.kip from main.pttt_tuong_trinh t where t.dich_vu_yeu_cau_id = s.id order by t.phien_ban desc limit 1
    ) r on true
    where s.tiep_nhan_id = ${TiepNhan_Id} and s.loai in ('PhauThuat', 'ThuThuat')`);
  return rows.map(({ source_Id, DichVuYeuCau_Id, begun, ended, team }) => ({
    ...{ source_Id, DichVuYeuCau_Id, BatDau: instant(begun), KetThuc: instant(ended) },
    kip: (team ?? []).find((one) => one.VaiTro === 'PhauThuatVienChinh')?.NhanVien_Id ?? null,
  }));
}

const instant = (at: Date | string | null) => (at === null ? null : new Date(at));
