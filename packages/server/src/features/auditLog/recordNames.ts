import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import { loadOne } from '../../engine/loaders.ts';

/** The statement that names records of each kind by their ids, as `id` and `ten`. */
const named = {
  BangGia: (ids) => sql`select id, ten_bang_gia as ten from main.bang_gia where id = any(${ids})`,
  BenhNhan: (ids) =>
    sql`select id, ma_y_te || ' · ' || ten_benh_nhan as ten from main.benh_nhan where id = any(${ids})`,
  BienLai: (ids) => sql`select id, ma_bien_lai as ten from main.bien_lai where id = any(${ids})`,
  CaThu: (ids) => sql`
    select c.id, coalesce(s.ten_nhan_vien || ' · ', '') || to_char(c.den_luc at time zone 'Asia/Ho_Chi_Minh', 'DD/MM/YYYY HH24:MI') as ten
    from main.ca_thu c left join main.nhan_vien s on s.id = c.nhan_vien_id where c.id = any(${ids})`,
  DichVuYeuCau: (ids) =>
    sql`select id, so_phieu_yeu_cau as ten from main.dich_vu_yeu_cau where id = any(${ids})`,
  DichVuYeuCauChiTiet: (ids) =>
    sql`select id, ten_dich_vu as ten from main.dich_vu_yeu_cau_chi_tiet where id = any(${ids})`,
  KhamBenh: (ids) => sql`select id, ma_kham_benh as ten from main.kham_benh where id = any(${ids})`,
  KhamBenh_ChuyenVien: (ids) =>
    sql`select id, ma_chuyen_vien as ten from main.kham_benh_chuyen_vien where id = any(${ids})`,
  Lo: (ids) => sql`select id, so_lo as ten from pharmacy.lo where id = any(${ids})`,
  MauIn: (ids) =>
    sql`select id, ma_mau_in || ' · ' || so_phien_ban as ten from print.mau_in where id = any(${ids})`,
  mayChu: (ids) => sql`select id, ten_may as ten from main.may_chu where id = any(${ids})`,
  /** A member of staff, by the id of the person or of the account. */
  Nguoi: (ids) => sql`
    select id, ten_nhan_vien as ten from main.nhan_vien where id = any(${ids}) union all
    select a.id, coalesce(s.ten_nhan_vien, a.username) from auth.account a left join main.nhan_vien s on s.id = a.nhan_vien_id
    where a.id = any(${ids})`,
  PhieuCap: (ids) => sql`select id, ma_phieu_cap as ten from pharmacy.phieu_cap where id = any(${ids})`,
  Profile: (ids) => sql`select id, name as ten from auth.profile where id = any(${ids})`,
  SaoLuu: (ids) => sql`select id, ten_tep as ten from main.sao_luu where id = any(${ids})`,
  TiepNhan: (ids) => sql`select id, ma_tiep_nhan as ten from main.tiep_nhan where id = any(${ids})`,
  ToaThuoc: (ids) => sql`select id, ma_don_thuoc as ten from main.toa_thuoc where id = any(${ids})`,
  ToaThuocChiTiet: (ids) =>
    sql`select id, ten_duoc as ten from main.toa_thuoc_chi_tiet where id = any(${ids})`,
  VeHangDoi: (ids) => sql`
    select id, ky_hieu || ' · ' || to_char(ngay, 'DD/MM/YYYY') as ten from main.hang_doi_ve where id = any(${ids})`,
  VienPhiDong: (ids) => sql`select id, ten from main.vien_phi_dong where id = any(${ids})`,
} as const satisfies Readonly<Record<string, (ids: SQL) => SQL>>;

export type RecordKind = keyof typeof named;

/** Whether records of this kind have names: numbers of slips, names of people. */
export function isRecordKind(name: string): name is RecordKind {
  return Object.hasOwn(named, name);
}

/** What a record is called, read together with all of its kind that one request asks for; null for an unknown id. */
export function recordName(ctx: Ctx, kind: RecordKind, id: string): Promise<string | null> {
  return loadOne(ctx, `name of ${kind}`, id, async (of, ids) => {
    const { rows } = await of.db.execute<{ id: string; ten: string }>(
      named[kind](sql`${sql.param([...ids])}::uuid[]`),
    );
    return new Map(rows.map((row) => [row.id, row.ten]));
  });
}
