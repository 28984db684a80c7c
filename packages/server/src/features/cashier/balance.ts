import { sum, toMoney } from '@sen/domain/money/decimal';
import { sql } from 'drizzle-orm';
import { logged } from '../../engine/audit/audit.ts';
import type { Ctx } from '../../engine/context.ts';
import { receptionRows } from '../reception/sql.ts';
import { visibleRecords } from '../recordAccess/visible.ts';

/** What a visit still owes and has paid in advance. */
export type VisitBalance = {
  TiepNhan_Id: string;
  MaTiepNhan: string;
  Ngay: string;
  ThanhTien: string;
  BenhNhanTT: string;
  DaThu: string;
  ConLai: string;
  TamUngCon: string;
  ThuThua: string;
};
export type PatientBalance = Pick<VisitBalance, 'ConLai' | 'TamUngCon' | 'ThuThua'> & {
  luots: VisitBalance[];
};

/**
 * What a patient owes, has in advance and has paid too much, over all visits that the caller may see, those with something open first.
 * One statement; the reading is logged.
 */
export function balanceOfPatient(ctx: Ctx, BenhNhan_Id: string): Promise<PatientBalance> {
  const entry = { entity: 'VienPhi', entityId: BenhNhan_Id, BenhNhan_Id };
  return logged(ctx, entry, readBalance(ctx, BenhNhan_Id));
}

async function readBalance(ctx: Ctx, BenhNhan_Id: string): Promise<PatientBalance> {
  const { rows } = await ctx.db.execute<VisitBalance & { node: string }>(sql`
    select t.id as "TiepNhan_Id", t.ma_tiep_nhan as "MaTiepNhan", to_char(t.ngay, 'YYYY-MM-DD') as "Ngay",
      t.noi_tiep_nhan_id as node, a.thanh_tien as "ThanhTien", a.benh_nhan_tt as "BenhNhanTT", a.da_thu as "DaThu",
      a.con_lai as "ConLai", a.tam_ung_con as "TamUngCon", a.thu_thua as "ThuThua"
    from main.vien_phi a join ${receptionRows} t on t.id = a.tiep_nhan_id
    where a.benh_nhan_id = ${BenhNhan_Id} and (t.trang_thai <> 'DaHuy' or a.tam_ung_con > 0 or a.thu_thua > 0)
    order by (a.con_lai > 0 or a.tam_ung_con > 0 or a.thu_thua > 0) desc, t.ngay_tiep_nhan desc, t.id
    limit 300`);
  const shown = await visibleRecords(ctx, rows, ({ node }) => ({ node, BenhNhan_Id }));
  const luots = shown.map(({ node: _place, ...visit }) => visit);
  const total = (of: 'ConLai' | 'TamUngCon' | 'ThuThua') => toMoney(sum(luots.map((visit) => visit[of])));
  return { ConLai: total('ConLai'), TamUngCon: total('TamUngCon'), ThuThua: total('ThuThua'), luots };
}
