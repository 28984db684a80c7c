import { sql } from 'drizzle-orm';
import { auditView } from '../../engine/audit.ts';
import type { Ctx } from '../../engine/context.ts';
import { patientSummary } from '../patients/queries.ts';
import { prescriptionLines } from '../prescriptions/queries.ts';
import { isFreeToSupply, supplyFacts } from './supplyFacts.ts';

type Supply = { _id: string; ToaThuoc_Id: string; MaPhieuCap: string; TrangThai: string };

/** A prescription for the counter: patient, lines with doses and warnings, supplies; null when there is none. The reading is logged. */
export async function supplyDetail(ctx: Ctx, id: string) {
  const facts = await supplyFacts(ctx, id);
  if (!facts) return null;
  await auditView(ctx, { entity: 'ToaThuoc', entityId: id, BenhNhan_Id: facts.BenhNhan_Id });
  const [patients, lines, supplies] = await Promise.all([
    patientSummary(ctx, [facts.BenhNhan_Id]),
    prescriptionLines(ctx, id),
    suppliesOfPatient(ctx, facts.BenhNhan_Id),
  ]);
  const known = new Map(facts.lines.map((line) => [line._id, line]));
  return {
    ...facts,
    BenhNhan: patients.get(facts.BenhNhan_Id),
    duocCap: isFreeToSupply(facts),
    dongs: lines.map((line) => ({ ...line, ...known.get(line._id) })),
    phieuCaps: supplies.filter((one) => one.ToaThuoc_Id === id),
    phieuCapTruoc: supplies.filter((one) => one.ToaThuoc_Id !== id),
  };
}

/** The last supplies of a patient with their lots, newest first. One statement. */
async function suppliesOfPatient(ctx: Ctx, BenhNhan_Id: string): Promise<Supply[]> {
  const { rows } = await ctx.db.execute<Supply>(sql`
    select p.id as "_id", p.toa_thuoc_id as "ToaThuoc_Id", p.ma_phieu_cap as "MaPhieuCap", p.trang_thai as "TrangThai",
      p.ngay_tao as "NgayCap", p.ly_do_huy as "LyDoHuy",
      (select json_agg(json_build_object('TenDuoc', d.ten_duoc, 'SoLo', l.so_lo, 'HanDung', l.han_dung, 'SoLuong', c.so_luong::text)
          order by c.id)
        from pharmacy.phieu_cap_chi_tiet c join pharmacy.lo l on l.id = c.lo_id join pharmacy.duoc d on d.id = c.duoc_id
        where c.phieu_cap_id = p.id) as dongs
    from pharmacy.phieu_cap p where p.benh_nhan_id = ${BenhNhan_Id} order by p.ngay_tao desc limit 30`);
  return rows;
}
