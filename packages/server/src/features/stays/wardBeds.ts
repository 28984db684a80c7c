import {
  type BedNow,
  bedState,
  type CachLyGiuong,
  type GioiTinhGiuong,
  isolates,
  type TrangThaiGiuong,
} from '@sen/domain/stays/beds';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import type { LoaiGiuong } from '../../gql/main.ts';
import { stayRows } from '../admission/sql.ts';
import type { NhapVienRow } from '../admission/tables.ts';
import { sessionRows } from '../examination/sql.ts';
import { patientRows } from '../patients/sql.ts';

/** Who lies in a bed, as the map of a ward shows them. */
export type Lying = Pick<
  NhapVienRow,
  | '_id'
  | 'version'
  | 'TrangThai'
  | 'BenhNhan_Id'
  | 'KhoaNhapVien_Id'
  | 'Khoa_Id'
  | 'ChuyenDen_Id'
  | 'SoLanChuyen'
  | 'BacSiDieuTri_Id'
  | 'ChanDoanICD_Id'
  | 'CachLy'
  | 'DuKienRaVien'
> & {
  MaYTe: string;
  TenBenhNhan: string;
  GioiTinh: string | null;
  NgaySinh: string | null;
  NamSinh: number;
  /** The room of the session that ordered the stay. */
  phongKham: string;
  NgayVaoKhoa: Date;
  TuLuc: Date;
  Cho: number;
  canDoiGiuong: boolean;
};

/** A bed of a ward as it is now. */
export type WardBed = {
  Giuong_Id: string;
  MaGiuong: string;
  TenGiuong: string;
  LoaiGiuong: LoaiGiuong;
  Phong_Id: string;
  GioiTinh: GioiTinhGiuong | null;
  CachLy: CachLyGiuong | null;
  DichVu_Id: string | null;
  /** In use, and one of the beds that occupancy counts. */
  dungDuoc: boolean;
  mark: {
    _id: string;
    Loai: 'DatTruoc' | 'DonDep' | 'Khoa';
    NhapVien_Id: string | null;
    het: boolean;
  } | null;
  trangThai: TrangThaiGiuong;
  nguoiNams: Lying[];
  raViens: Leaving[];
};

/** Who lay in a bed last and whose discharge was ordered, until the stay is completed. */
export type Leaving = { NhapVien_Id: string; TenBenhNhan: string; TrangThai: NhapVienRow['TrangThai'] };

/** A ward as it is now. */
export type WardNow = { beds: WardBed[]; choNhan: number; chuyenDen: number; chuyenDi: number };

type Told = Omit<Lying, 'NgayVaoKhoa' | 'TuLuc' | 'canDoiGiuong'> & { NgayVaoKhoa: string; TuLuc: string };
type Row = Omit<WardBed, 'trangThai' | 'nguoiNams'> & { nguoiNams: Told[] };
type Answer = Omit<WardNow, 'beds'> & { beds: Row[] | null };

/** The beds of a ward by room and code, each with who lies there, and who is on the way. One statement. */
export async function wardNow(ctx: Ctx, Khoa_Id: string): Promise<WardNow> {
  const { rows } = await ctx.db.execute<Answer>(sql`
    with bed as (
      select g.id as "Giuong_Id", g.ma_giuong as "MaGiuong", g.ten_giuong as "TenGiuong", g.loai_giuong as "LoaiGiuong", r.id as "Phong_Id",
        r."order" as room_order, r.code as room_code, g.gioi_tinh as "GioiTinh", g.cach_ly as "CachLy", g.dich_vu_id as "DichVu_Id",
        g.trang_thai = 'DangSuDung' and not g.tam_ngung and (r.id = ${Khoa_Id} or r.parent_id = ${Khoa_Id}) as "dungDuoc",
        (select json_build_object('_id', t.id, 'Loai', t.loai, 'NhapVien_Id', t.nhap_vien_id,
            'het', t.loai = 'DatTruoc' and t.du_kien_den <= ${ctx.now()})
          from main.tinh_trang_giuong t where t.giuong_id = g.id and t.trang_thai = 'DangApDung') as mark,
        coalesce((select json_agg(json_build_object('_id', n.id, 'version', n.version, 'TrangThai', n.trang_thai, 'BenhNhan_Id', n.benh_nhan_id,
            'KhoaNhapVien_Id', n.khoa_nhap_vien_id, 'Khoa_Id', n.khoa_id, 'ChuyenDen_Id', n.chuyen_den_id, 'SoLanChuyen', n.so_lan_chuyen,
            'BacSiDieuTri_Id', n.bac_si_dieu_tri_id, 'ChanDoanICD_Id', n.chan_doan_icd_id, 'CachLy', n.cach_ly,
            'DuKienRaVien', n.du_kien_ra_vien, 'MaYTe', p.ma_y_te, 'TenBenhNhan', p.ten_benh_nhan, 'GioiTinh', p.gioi_tinh,
            'NgaySinh', p.ngay_sinh, 'NamSinh', p.nam_sinh, 'phongKham', k.phong_ban_id, 'NgayVaoKhoa', n.ngay_vao_khoa, 'TuLuc', d.tu_luc,
            'Cho', d.cho) order by d.cho)
          from main.dot_giuong d join ${stayRows} n on n.id = d.nhap_vien_id join ${patientRows} p on p.id = n.benh_nhan_id
          join ${sessionRows} k on k.id = n.kham_benh_id
          where d.giuong_id = g.id and d.den_luc is null and not d.da_huy), '[]'::json) as "nguoiNams",
        coalesce((select json_agg(json_build_object('NhapVien_Id', n.id, 'TenBenhNhan', p.ten_benh_nhan, 'TrangThai', n.trang_thai)
            order by d.den_luc, n.id)
          from ${stayRows} n join main.dot_giuong d on d.nhap_vien_id = n.id and not d.da_huy join ${patientRows} p on p.id = n.benh_nhan_id
          where n.khoa_id = ${Khoa_Id} and n.trang_thai in ('ChiDinhRaVien', 'ChoThanhToan') and d.giuong_id = g.id
            and not exists (select from main.dot_giuong l where l.nhap_vien_id = n.id and not l.da_huy and l.noi_tiep = d.den_luc)),
          '[]'::json) as "raViens"
      from main.giuong_benh g join auth.node r on r.id = g.phong_ban_id
      where r.id = ${Khoa_Id} or r.parent_id = ${Khoa_Id} or g.id in (select d.giuong_id from main.dot_giuong d
        where d.khoa_id = ${Khoa_Id} and d.den_luc is null and not d.da_huy))
    select (select json_agg(b order by b.room_order, b.room_code, b."MaGiuong") from bed b
        where b."dungDuoc" or json_array_length(b."nguoiNams") > 0) as beds,
      (select count(*)::int from ${stayRows} n where n.khoa_nhap_vien_id = ${Khoa_Id} and n.trang_thai = 'MoiVaoVien') as "choNhan",
      (select count(*)::int from main.phieu_chuyen_khoa c where c.khoa_den_id = ${Khoa_Id} and c.trang_thai = 'DangChuyen') as "chuyenDen",
      (select count(*)::int from main.phieu_chuyen_khoa c where c.khoa_di_id = ${Khoa_Id} and c.trang_thai = 'DangChuyen') as "chuyenDi"`);
  const [found] = rows;
  if (!found) throw new Error('a count answers one row');
  const { choNhan, chuyenDen, chuyenDi, beds } = found;
  return { choNhan, chuyenDen, chuyenDi, beds: (beds ?? []).map(bedOf) };
}

function bedOf(row: Row): WardBed {
  const shared = row.nguoiNams.length > 1;
  const isolated = shared && (row.CachLy !== null || row.nguoiNams.some(({ CachLy }) => CachLy !== null));
  return {
    ...row,
    trangThai: bedState(nowOf(row)),
    nguoiNams: row.nguoiNams.map((one) => ({
      ...one,
      NgayVaoKhoa: new Date(one.NgayVaoKhoa),
      TuLuc: new Date(one.TuLuc),
      canDoiGiuong: isolated || !isolates(row.CachLy, one.CachLy),
    })),
  };
}

/** A bed as the rules of giving it see it. */
export function nowOf(
  bed: Pick<Row, 'Giuong_Id' | 'dungDuoc' | 'GioiTinh' | 'CachLy' | 'mark'> & {
    nguoiNams: ReadonlyArray<Pick<Lying, 'CachLy'>>;
  },
): BedNow {
  return {
    Giuong_Id: bed.Giuong_Id,
    dungDuoc: bed.dungDuoc,
    thuocKhoa: true,
    GioiTinh: bed.GioiTinh,
    CachLy: bed.CachLy,
    danhDau: bed.mark,
    nguoiNam: bed.nguoiNams.map(({ CachLy }) => CachLy),
  };
}

/** Beds that occupancy counts: those in use that stand still. */
export const counts = ({ dungDuoc, LoaiGiuong }: Pick<WardBed, 'dungDuoc' | 'LoaiGiuong'>) =>
  dungDuoc && LoaiGiuong !== 'LuuDong';
