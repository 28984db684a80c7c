import { drugLabel } from '@sen/domain/prescriptions/drugLabel';
import type { DrugLimits } from '@sen/domain/prescriptions/patientStates';
import type { DrugFacts, Interaction } from '@sen/domain/prescriptions/warnings';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import { masterData } from '../../engine/events/masterData.ts';
import { loadOne } from '../../engine/loaders.ts';
import { preparedText, preparedTextOf } from '../../engine/sql/preparedText.ts';

export type DrugPrice = {
  _id: string;
  MaDuoc: string;
  /** With its strength. */
  TenDuoc: string;
  LoaiHang: string;
  LoaiKiemSoat: string;
  KhongChiaNho: boolean;
  /** Needs a consultation (★). */
  HoiChan: boolean;
  /** Units a day that are usual at most; null where nobody said. */
  LieuToiDaNgay: string | null;
  /** The same for a kilogram of weight. */
  LieuToiDaNgayKg: string | null;
  DuongDung_Id: string | null;
  limits: DrugLimits;
  LaBHYT: boolean;
  TyLeBHYT: number;
  /** Sale price of a unit in dong; null where nobody set one. */
  GiaBan: string | null;
  /** Price that the fund accepts; null where nobody set one. */
  GiaBHYT: string | null;
  /** Cost of the lot that is given next; '0' when nothing lies anywhere. */
  GiaVon: string;
};

/** The registration numbers of drugs, by id. */
export async function registrationNumbers(
  ctx: Ctx,
  Duoc_Ids: readonly string[],
): Promise<Map<string, string | null>> {
  const { rows } = await ctx.db.execute<{ id: string; number: string | null }>(
    sql`select id, so_dang_ky as number from pharmacy.duoc where id = any(${sql.param([...Duoc_Ids])}::uuid[])`,
  );
  return new Map(rows.map((row) => [row.id, row.number]));
}

/** What the warnings need of drugs, by id. */
export async function drugsForWarnings(
  ctx: Ctx,
  Duoc_Ids: readonly string[],
): Promise<Map<string, DrugFacts>> {
  return masterData(ctx, 'ingredients of a drug', Duoc_Ids, async (ids) => {
    const { rows } = await ctx.db.execute<DrugFacts>(sql`
      select id as "_id", ten_duoc as "TenDuoc", hoat_chat_ids as "HoatChat_Ids", atc as "ATC"
      from pharmacy.duoc where id = any(${sql.param(ids)}::uuid[])`);
    return new Map(rows.map((row) => [row._id, row]));
  });
}

/** The names of drugs with their strength, and their units, by id; suspended and removed ones are missing. One statement. */
export async function drugNames(
  ctx: Ctx,
  Duoc_Ids: readonly string[],
): Promise<Map<string, { TenDuoc: string; DonViTinh: string | null }>> {
  if (Duoc_Ids.length === 0) return new Map();
  const { rows } = await ctx.db.execute<
    Record<'id' | 'name', string> & Record<'strength' | 'unit', string | null>
  >(sql`
    select d.id, d.ten_duoc as name, d.ham_luong as strength, u.ten_don_vi_tinh as unit
    from pharmacy.duoc d left join main.don_vi_tinh u on u.id = d.don_vi_tinh_id
    where d.id = any(${sql.param([...Duoc_Ids])}::uuid[]) and d.trang_thai = 'DangSuDung' and not d.tam_ngung`);
  return new Map(
    rows.map(({ id, name, strength, unit }) => [id, { TenDuoc: drugLabel(name, strength), DonViTinh: unit }]),
  );
}

/** The unit that a drug is counted in, also of one that is no longer used; null where nobody said. One statement for all that are asked for. */
export async function unitOfDrug(ctx: Ctx, Duoc_Id: string): Promise<string | null> {
  return (await loadOne(ctx, 'unit of a drug', Duoc_Id, readUnits))?.unit ?? null;
}

/** Whether a drug needs a consultation (★). One statement for all that are asked for. */
export async function isStarred(ctx: Ctx, Duoc_Id: string): Promise<boolean> {
  return (await loadOne(ctx, 'star of a drug', Duoc_Id, readStars)) ?? false;
}

async function readStars(ctx: Ctx, Duoc_Ids: readonly string[]): Promise<Map<string, boolean>> {
  const { rows } = await ctx.db.execute<{ id: string }>(
    sql`select id from pharmacy.duoc where hoi_chan and id = any(${sql.param([...Duoc_Ids])}::uuid[])`,
  );
  return new Map(rows.map((row) => [row.id, true]));
}

async function readUnits(ctx: Ctx, Duoc_Ids: readonly string[]): Promise<Map<string, { unit: string }>> {
  const { rows } = await ctx.db.execute<{ id: string; unit: string }>(sql`
    select d.id, u.ten_don_vi_tinh as unit from pharmacy.duoc d join main.don_vi_tinh u on u.id = d.don_vi_tinh_id
    where d.id = any(${sql.param([...Duoc_Ids])}::uuid[])`);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The known interactions among some ingredients. */
export async function interactionsOf(ctx: Ctx, HoatChat_Ids: readonly string[]): Promise<Interaction[]> {
  if (HoatChat_Ids.length === 0) return [];
  return interactions(ctx.db, { ids: [...HoatChat_Ids] });
}

const interactions = preparedText<Interaction>(
  () => sql`
    select hoat_chat1_id as "HoatChat1_Id", hoat_chat2_id as "HoatChat2_Id", muc_do as "MucDo", hau_qua as "HauQua", xu_tri as "XuTri"
    from pharmacy.tuong_tac_thuoc
    where trang_thai = 'DangSuDung' and not tam_ngung
      and hoat_chat1_id = any(${sql.placeholder('ids')}::uuid[]) and hoat_chat2_id = any(${sql.placeholder('ids')}::uuid[])`,
);

/** Prices and dosing facts of drugs, by id. */
export async function drugPrices(ctx: Ctx, Duoc_Ids: readonly string[]): Promise<Map<string, DrugPrice>> {
  if (Duoc_Ids.length === 0) return new Map();
  const rows = await pricesOf(ctx.db, Duoc_Ids);
  return new Map(
    rows.map(({ HamLuong, ...row }) => [row._id, { ...row, TenDuoc: drugLabel(row.TenDuoc, HamLuong) }]),
  );
}

const pricesOf = preparedTextOf<DrugPrice & { HamLuong: string | null }>(
  (ids) => sql`
    select d.id as "_id", d.ma_duoc as "MaDuoc", d.ten_duoc as "TenDuoc", d.ham_luong as "HamLuong",
      d.lieu_toi_da_ngay::text as "LieuToiDaNgay", d.lieu_toi_da_ngay_kg::text as "LieuToiDaNgayKg", d.loai_hang as "LoaiHang",
      d.loai_kiem_soat as "LoaiKiemSoat", json_build_object('TuoiToiThieu', d.tuoi_toi_thieu, 'ThaiKy', d.thai_ky, 'ChoConBu', d.cho_con_bu,
        'EGFRThanTrong', d.egfr_than_trong, 'EGFRChongChiDinh', d.egfr_chong_chi_dinh) as limits,
      d.khong_chia_nho as "KhongChiaNho", d.hoi_chan as "HoiChan", d.duong_dung_id as "DuongDung_Id",
      d.la_bhyt as "LaBHYT", coalesce(d.ty_le_bhyt, 100)::int as "TyLeBHYT", d.gia_ban::text as "GiaBan", d.gia_bhyt::text as "GiaBHYT",
      coalesce((select l.gia_von from pharmacy.ton_kho t join pharmacy.lo l on l.id = t.lo_id
        where t.duoc_id = d.id and t.so_luong > 0 order by l.han_dung, l.id limit 1), 0)::text as "GiaVon"
    from ${ids} as s(id) join pharmacy.duoc d on d.id = s.id`,
);

/** What tells whether the days of drugs are counted, by id: their control, the ATC codes of themselves and of their ingredients. */
export async function countedDrugs(
  ctx: Ctx,
  Duoc_Ids: readonly string[],
): Promise<Map<string, { LoaiKiemSoat: string; ATCs: string[] }>> {
  if (Duoc_Ids.length === 0) return new Map();
  const { rows } = await ctx.db.execute<{ id: string; control: string; atcs: string[] }>(sql`
    select d.id, d.loai_kiem_soat as control, array_remove(array_append(
      array(select h.atc from pharmacy.hoat_chat h where h.id = any(d.hoat_chat_ids) and h.atc is not null), d.atc), null) as atcs
    from pharmacy.duoc d where d.id = any(${sql.param([...Duoc_Ids])}::uuid[])`);
  return new Map(rows.map(({ id, control, atcs }) => [id, { LoaiKiemSoat: control, ATCs: atcs }]));
}
