import { type Birth, yearsOn } from '@sen/domain/ages/age';
import type { CanhBaoSom } from '@sen/domain/sheets/canhBaoSom';
import { warningScaleOf } from '@sen/domain/sheets/chucNangSong';
import { type Balance, balanceOf, fluidDayBegin } from '@sen/domain/sheets/dichVaoRa';
import { reassessmentDue, signsDue } from '@sen/domain/sheets/due';
import { type LinhVuc, linhVuc, type SheetValues, type ThangDiem } from '@sen/domain/sheets/sheet';
import { sheetOf } from '@sen/domain/sheets/sheets';
import { type CapChamSoc, capChamSoc } from '@sen/domain/treatment/toDieuTri';
import { type SQL, sql } from 'drizzle-orm';
import { catalogueTable } from '../../engine/catalogue/tables.ts';
import { type Ctx, today } from '../../engine/context.ts';
import { type StoredRow, storedRow } from '../../engine/sql/storedRow.ts';
import type { GioiTinh } from '../../gql/main.ts';
import { stayRows } from '../admission/sql.ts';
import type { NhapVienRow } from '../admission/tables.ts';
import { recordRows } from '../medicalRecords/sql.ts';
import { patientRows } from '../patients/sql.ts';
import { requireVisiblePlace, visibleRecords } from '../recordAccess/visible.ts';
import { bedTimes, wardTimes } from '../stays/sql.ts';
import { sheetEntries } from '../treatment/sql.ts';
import { type PhieuChamSocRow, phieuChamSocTable } from './tables.ts';

/** Care that a doctor ordered: its level, what else is said, and orders of the catalogue with when each was carried out last. */
export type OrderedCare = {
  capChamSoc: CapChamSoc | null;
  loiDan: string | null;
  dongs: Array<{ YLenhChamSoc_Id: string; lanCuoi: Date | null }>;
};

/** A patient of a ward with what was written last, what is due, and who is called. */
export type CareOfPatient = {
  NhapVien_Id: string;
  BenhAn_Id: string;
  SoBenhAn: string;
  BenhNhan_Id: string;
  TrangThai: NhapVienRow['TrangThai'];
  Khoa_Id: string;
  MaYTe: string;
  TenBenhNhan: string;
  GioiTinh: GioiTinh | null;
  NgaySinh: string | null;
  NamSinh: number;
  tuoi: number;
  Giuong_Id: string;
  Phong_Id: string;
  ChanDoanICD_Id: string;
  BacSiDieuTri_Id: string | null;
  /** The score by which the ward watches this patient. */
  thang: ThangDiem | null;
  /** The last entry of each sheet that is in force. */
  moiNhat: PhieuChamSocRow[];
  /** Warnings that wait for a doctor, the longest first. */
  canhBaos: PhieuChamSocRow[];
  /** As written last, else as ordered. */
  phanCap: CapChamSoc | null;
  /** The care that a doctor ordered last and that holds now. */
  duocYLenh: OrderedCare | null;
  hanSinhHieu: Date;
  hanDanhGias: Array<{ LinhVuc: LinhVuc; Han: Date }>;
  /** Of the day that began at 06:00. */
  dich: Balance;
};

type Found = Omit<
  CareOfPatient,
  'tuoi' | 'thang' | 'moiNhat' | 'canhBaos' | 'phanCap' | 'duocYLenh' | 'hanSinhHieu' | 'hanDanhGias' | 'dich'
> & {
  thangCuaKhoa: CanhBaoSom | null;
  began: string;
  inWard: string;
  latest: StoredRow[] | null;
  waiting: StoredRow[] | null;
  fluids: SheetValues[] | null;
  ordered: {
    cap: CapChamSoc | null;
    said: string | null;
    lines: Array<{ id: string; last: string | null }> | null;
  } | null;
};

/**
 * The patients of a ward by room and bed, with the last signs, score and what is due. One statement, and what decides who sees them. Errors:
 * RECORD_OF_ANOTHER_FACILITY.
 */
export async function careInWard(ctx: Ctx, Khoa_Id: string): Promise<CareOfPatient[]> {
  await requireVisiblePlace(ctx, Khoa_Id);
  const rows = await care(
    ctx,
    sql`n.khoa_id = ${Khoa_Id} and n.trang_thai in ('DangDieuTri', 'ChiDinhRaVien') and d.den_luc is null`,
  );
  return visibleRecords(ctx, rows, ({ BenhNhan_Id }) => ({ node: Khoa_Id, BenhNhan_Id }));
}

/** The care of one stay, also of one that is over; null of one that did not begin, or that this person does not see. One statement. */
export async function careOfStay(ctx: Ctx, NhapVien_Id: string): Promise<CareOfPatient | null> {
  const rows = await care(ctx, sql`n.id = ${NhapVien_Id}`);
  const [seen] = await visibleRecords(ctx, rows, ({ Khoa_Id, BenhNhan_Id }) => ({
    node: Khoa_Id,
    BenhNhan_Id,
  }));
  return seen ?? null;
}

/** What is known of the stays for which `which` holds, by the bed in which each patient lies or lay last. */
async function care(ctx: Ctx, which: SQL): Promise<CareOfPatient[]> {
  const inForce = sql`p.nhap_vien_id = n.id and p.trang_thai = 'HieuLuc'`;
  const { rows } = await ctx.db.execute<Found>(sql`
    select n.id as "NhapVien_Id", n.benh_nhan_id as "BenhNhan_Id", n.trang_thai as "TrangThai", n.khoa_id as "Khoa_Id",
      n.chan_doan_icd_id as "ChanDoanICD_Id", n.bac_si_dieu_tri_id as "BacSiDieuTri_Id", b.id as "BenhAn_Id", b.so_benh_an as "SoBenhAn",
      i.ma_y_te as "MaYTe", i.ten_benh_nhan as "TenBenhNhan", i.gioi_tinh as "GioiTinh", i.ngay_sinh as "NgaySinh", i.nam_sinh as "NamSinh",
      g.id as "Giuong_Id", r.id as "Phong_Id", w.canh_bao_som as "thangCuaKhoa",
      (select min(k.tu_luc) from ${wardTimes} k where k.nhap_vien_id = n.id and not k.da_huy)::text as began,
      n.ngay_vao_khoa::text as "inWard",
      (select json_agg(to_jsonb(l)) from (select distinct on (p.loai) p.* from main.phieu_cham_soc p where ${inForce}
        order by p.loai, p.thoi_gian desc, p.id desc) l) as latest,
      (select json_agg(to_jsonb(p) order by p.han_tra_loi) from main.phieu_cham_soc p
        where ${inForce} and p.han_tra_loi is not null and p.tra_loi_luc is null) as waiting,
      (select json_agg(p.gia_tri) from main.phieu_cham_soc p
        where ${inForce} and p.loai = 'DichVaoRa' and p.thoi_gian >= ${fluidDayBegin(ctx.now())}) as fluids,
      (select json_build_object('cap', e.cap_cham_soc, 'said', e.cham_soc, 'lines', (select json_agg(json_build_object('id', o.id, 'last',
          (select max(p.thoi_gian) from main.phieu_cham_soc p
            where ${inForce} and p.loai = 'ChamSoc' and jsonb_exists(p.gia_tri -> 'YLenhs', o.id::text))) order by o.at)
          from unnest(e.y_lenh_cham_soc_ids) with ordinality o(id, at)))
        from ${sheetEntries} e where e.nhap_vien_id = n.id and e.trang_thai <> 'DaHuy' and e.thoi_gian <= ${ctx.now()}
          and e.hieu_luc_den > ${ctx.now()} and (e.cap_cham_soc is not null or e.cham_soc is not null or e.y_lenh_cham_soc_ids <> '{}')
        order by e.thoi_gian desc, e.so_thu_tu desc limit 1) as ordered
    from ${stayRows} n
    join ${recordRows} b on b.nhap_vien_id = n.id and b.trang_thai <> 'DaHuy'
    join ${patientRows} i on i.id = n.benh_nhan_id
    join lateral (select t.giuong_id, t.cho, t.den_luc from ${bedTimes} t where t.nhap_vien_id = n.id and not t.da_huy
      order by t.tu_luc desc limit 1) d on true
    join main.giuong_benh g on g.id = d.giuong_id
    join ${catalogueTable('Node')} r on r.id = g.phong_ban_id
    join ${catalogueTable('Node')} w on w.id = n.khoa_id
    where ${which}
    order by r."order", r.code, g.ma_giuong, d.cho limit 300`);
  return rows.map((row) => careOf(ctx, row));
}

function careOf(
  ctx: Ctx,
  { thangCuaKhoa, began, inWard, latest, waiting, fluids, ordered, ...row }: Found,
): CareOfPatient {
  const tuoi = yearsOn(row as Birth, today(ctx));
  const moiNhat = (latest ?? []).map(entryOf);
  const last = (loai: PhieuChamSocRow['Loai']) => moiNhat.find(({ Loai }) => Loai === loai) ?? null;
  const level = last('ChamSoc')?.GiaTri.PhanCap;
  const phanCap = isLevel(level) ? level : (ordered?.cap ?? null);
  const thang = warningScaleOf(thangCuaKhoa, tuoi);
  const times = { began: new Date(began), inWard: new Date(inWard) };
  return {
    ...row,
    tuoi,
    thang,
    moiNhat,
    canhBaos: (waiting ?? []).map(entryOf),
    phanCap,
    duocYLenh: ordered && orderedOf(ordered),
    hanSinhHieu: signsDue(last('ChucNangSong'), phanCap, times.began),
    hanDanhGias: areas.flatMap((area) => {
      const written = moiNhat
        .filter(({ Loai }) => sheetOf(Loai).area === area)
        .map(({ ThoiGian }) => ThoiGian.getTime());
      const Han = reassessmentDue(area, written.length > 0 ? new Date(Math.max(...written)) : null, times);
      return Han ? [{ LinhVuc: area, Han }] : [];
    }),
    dich: balanceOf(fluids ?? []),
  };
}

const orderedOf = ({ cap, said, lines }: NonNullable<Found['ordered']>): OrderedCare => ({
  capChamSoc: cap,
  loiDan: said,
  dongs: (lines ?? []).map(({ id, last }) => ({
    YLenhChamSoc_Id: id,
    lanCuoi: last === null ? null : new Date(last),
  })),
});

const areas = Object.keys(linhVuc) as LinhVuc[]; // its keys
const isLevel = (value: unknown): value is CapChamSoc =>
  typeof value === 'string' && Object.hasOwn(capChamSoc, value);
const entryOf = (stored: StoredRow): PhieuChamSocRow => storedRow(phieuChamSocTable, stored);
