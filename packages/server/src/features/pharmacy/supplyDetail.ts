import type { DiUng } from '@sen/domain/patients/allergies';
import { capThuocActs } from '@sen/domain/pharmacy/capThuoc';
import { drugLabel } from '@sen/domain/prescriptions/drugLabel';
import { sql } from 'drizzle-orm';
import { actionStates } from '../../engine/acts/acts.ts';
import { auditView } from '../../engine/audit/audit.ts';
import { refLabel } from '../../engine/catalogue/queries.ts';
import type { Ctx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { crossAllergies } from '../patients/allergies.ts';
import { patientSummary } from '../patients/queries.ts';
import { prescriptionLines } from '../prescriptions/queries.ts';
import { prescriptionLineRows, prescriptionRows } from '../prescriptions/sql.ts';
import { unitOfDrug } from './drugFacts.ts';
import { prescribedFor } from './prescribedFor.ts';
import { capThuocFacts, isFreeToSupply, supplyFacts } from './supplyFacts.ts';

type SuppliedLot = {
  TenDuoc: string;
  DonViTinh: string | null;
  SoLo: string;
  HanDung: string;
  SoLuong: string;
};
export type Supply = {
  _id: string;
  ToaThuoc_Id: string;
  TiepNhan_Id: string;
  KhamBenh_Id: string;
  Kho_Id: string;
  TenKho: string;
  MaPhieuCap: string;
  TrangThai: string;
  NgayCap: string;
  LyDoHuy: string | null;
  dongs: SuppliedLot[];
};

/**
 * A prescription for the counter: patient, lines with doses and warnings, supplies; null when there is none that a store hands out.
 * The reading is logged. Errors: NODE_NOT_GRANTED.
 */
export async function supplyDetail(ctx: Ctx, id: string) {
  const facts = await supplyFacts(ctx, id);
  if (!facts || facts.LoaiToa === 'MuaNgoai') return null;
  const node = await requireStoreOf(ctx, id);
  await auditView(ctx, { entity: 'ToaThuoc', entityId: id, BenhNhan_Id: facts.BenhNhan_Id });
  const [patients, lines, supplies, prescribed] = await Promise.all([
    patientSummary(ctx, [facts.BenhNhan_Id]),
    prescriptionLines(ctx, id),
    suppliesOfPatient(ctx, facts.BenhNhan_Id),
    prescribedFor(ctx, id),
  ]);
  const BenhNhan = patients.get(facts.BenhNhan_Id);
  if (!BenhNhan) throw new Error('a prescription without its patient');
  const known = new Map(facts.lines.map((line) => [line._id, line]));
  return {
    ...facts,
    ...prescribed,
    BenhNhan: {
      ...BenhNhan,
      diUngCheos: await crossAllergies(ctx, BenhNhan),
      DiUngs: await Promise.all(BenhNhan.DiUngs.map((one) => withIngredient(ctx, one))),
    },
    CachLayThuoc: (await refLabel(ctx, 'CachLayThuoc', facts.CachLayThuoc_Id))?.ten ?? null,
    duocCap: isFreeToSupply(facts),
    hanhDongs: actionStates(ctx, capThuocActs, capThuocFacts(ctx, facts, node)),
    dongs: await Promise.all(
      lines.flatMap((line) => {
        const fact = known.get(line._id);
        return fact ? [withUnit(ctx, { ...line, ...fact })] : [];
      }),
    ),
    phieuCaps: supplies.filter((one) => one.ToaThuoc_Id === id),
    phieuCapTruoc: supplies.filter((one) => one.ToaThuoc_Id !== id),
  };
}

async function withIngredient(ctx: Ctx, allergy: DiUng) {
  return { ...allergy, HoatChat: await refLabel(ctx, 'HoatChat', allergy.HoatChat_Id) };
}

async function withUnit<L extends { Duoc_Id: string }>(ctx: Ctx, line: L) {
  return { ...line, DonViTinh: await unitOfDrug(ctx, line.Duoc_Id) };
}

/**
 * The node of a store of the user that hands a prescription out, null when a line is everybody's because no store was chosen for it;
 * refuses one that no store of the user hands out.
 */
async function requireStoreOf(ctx: Ctx, ToaThuoc_Id: string): Promise<string | null> {
  const { rows } = await ctx.db.execute<{ node: string | null }>(sql`
    select distinct k.node_id as node from ${prescriptionRows} t
    join ${prescriptionLineRows} c on c.toa_thuoc_id = t.id and (c.trang_thai = 'DangSuDung' or t.trang_thai = 'DaHuy')
    left join pharmacy.kho k on k.id = c.kho_id where t.id = ${ToaThuoc_Id}`);
  const mine = rows.find(({ node }) => node === null || ctx.nodeIds.has(node));
  if (!mine) throw new DomainError('NODE_NOT_GRANTED', { nodeId: rows[0]?.node ?? null });
  return mine.node;
}

/** The last supplies of a patient with their lots, newest first. One statement. */
export async function suppliesOfPatient(ctx: Ctx, BenhNhan_Id: string): Promise<Supply[]> {
  const { rows } = await ctx.db.execute<
    Omit<Supply, 'dongs'> & { dongs: Array<SuppliedLot & { HamLuong: string | null }> }
  >(sql`
    select p.id as "_id", p.toa_thuoc_id as "ToaThuoc_Id", p.ma_phieu_cap as "MaPhieuCap", p.trang_thai as "TrangThai",
      p.ngay_tao as "NgayCap", p.ly_do_huy as "LyDoHuy", p.kho_id as "Kho_Id", k.ten_kho as "TenKho",
      t.tiep_nhan_id as "TiepNhan_Id", t.kham_benh_id as "KhamBenh_Id",
      (select json_agg(json_build_object('TenDuoc', d.ten_duoc, 'HamLuong', d.ham_luong,
          'DonViTinh', u.ten_don_vi_tinh, 'SoLo', l.so_lo, 'HanDung', l.han_dung, 'SoLuong', c.so_luong::text)
          order by c.id)
        from pharmacy.phieu_cap_chi_tiet c join pharmacy.lo l on l.id = c.lo_id join pharmacy.duoc d on d.id = c.duoc_id
        left join main.don_vi_tinh u on u.id = d.don_vi_tinh_id
        where c.phieu_cap_id = p.id) as dongs
    from pharmacy.phieu_cap p join ${prescriptionRows} t on t.id = p.toa_thuoc_id join pharmacy.kho k on k.id = p.kho_id
    where p.benh_nhan_id = ${BenhNhan_Id} order by p.ngay_tao desc limit 30`);
  return rows.map(({ dongs, ...supply }) => ({
    ...supply,
    dongs: dongs.map(({ HamLuong, ...lot }) => ({ ...lot, TenDuoc: drugLabel(lot.TenDuoc, HamLuong) })),
  }));
}
