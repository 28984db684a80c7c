import { yearsOn } from '@sen/domain/ages/age';
import { type Range, type ReferenceRow, referenceFor, referenceText } from '@sen/domain/lab/reference';
import { type Ctx, localDay } from '../../engine/context.ts';
import { queryPrepared } from '../../engine/database.ts';
import type { SlipRow } from '../orders/tables.ts';
import { patientById } from '../patients/queries.ts';
import type { KetQuaRow } from './tables.ts';

/** A value that a slip needs, with what is normal for its patient. */
export type Index = {
  ChiTiet_Id: string;
  DichVu_Id: string;
  TenDichVu: string;
  TenNhomDichVu: string | null;
  LoaiBenhPham: string | null;
  /** In minutes. */
  ThoiGianThucHienToiThieu: number | null;
  GiaTriThamChieu_Id: string | null;
  MaChiSo: string;
  /** The code that analysers send it by, unless the link of one says otherwise. */
  MaLienKet: string | null;
  TenChiSo: string;
  KieuDuLieu: KetQuaRow['KieuDuLieu'];
  DonViTinh: string | null;
  reference: ReferenceRow;
  normal: Range | null;
  MucBinhThuong: string;
};

type Row = Omit<Index, 'reference' | 'normal' | 'MucBinhThuong'> & ReferenceRow & { slip: string };

/**
 * Every value that the live lines of slips need, by slip in the order of the laboratory. One statement and the patients.
 */
export async function indicesOfSlips(ctx: Ctx, slips: readonly SlipRow[]): Promise<Map<string, Index[]>> {
  const [{ rows }, patients] = await Promise.all([
    queryPrepared<Row>(ctx.db, 'sen_lab_indices', needed, [slips.map((slip) => slip._id)]),
    Promise.all(slips.map((slip) => patientById(ctx, slip.BenhNhan_Id))),
  ]);
  return new Map(
    slips.map((slip, at) => {
      const patient = patients[at];
      if (!patient) throw new Error('a slip without its patient');
      const who = {
        GioiTinh: patient.GioiTinh,
        years: yearsOn(patient, localDay(slip.NgayLayMau ?? slip.NgayYeuCau)),
      };
      const indices = rows
        .filter((row) => row.slip === slip._id)
        .map(({ slip: _of, ...row }) => {
          const normal = referenceFor(row, who);
          return { ...row, reference: row, normal, MucBinhThuong: referenceText(row, normal) };
        });
      return [slip._id, indices];
    }),
  );
}

/** Every value that the live lines of a slip need. */
export async function indicesOfSlip(ctx: Ctx, slip: SlipRow): Promise<Index[]> {
  return (await indicesOfSlips(ctx, [slip])).get(slip._id) ?? [];
}

const needed = `
      select c.dich_vu_yeu_cau_id as slip, c.id as "ChiTiet_Id", c.dich_vu_id as "DichVu_Id", c.ten_dich_vu as "TenDichVu", d.loai_benh_pham as "LoaiBenhPham",
        d.thoi_gian_thuc_hien_toi_thieu::float8 as "ThoiGianThucHienToiThieu",
        n.ten_nhom_dich_vu as "TenNhomDichVu", g.id as "GiaTriThamChieu_Id",
        coalesce(g.ma_chi_so, c.ma_dich_vu) as "MaChiSo", g.ma_lien_ket as "MaLienKet", coalesce(g.ten_chi_so, c.ten_dich_vu) as "TenChiSo",
        coalesce(g.kieu_du_lieu, 'ChuoiKyTu') as "KieuDuLieu", g.don_vi_tinh as "DonViTinh", g.muc_binh_thuong as "MucBinhThuong",
        g.nam_min as "NamMin", g.nam_max as "NamMax", g.nu_min as "NuMin", g.nu_max as "NuMax", g.tre_em_min as "TreEmMin",
        g.tre_em_max as "TreEmMax", g.nguy_hiem_min as "NguyHiemMin", g.nguy_hiem_max as "NguyHiemMax"
      from main.dich_vu_yeu_cau_chi_tiet c
      join main.dm_dich_vu d on d.id = c.dich_vu_id
      left join main.nhom_dich_vu n on n.id = d.nhom_dich_vu_id
      left join main.gia_tri_tham_chieu g on g.dich_vu_id = c.dich_vu_id and g.trang_thai = 'DangSuDung' and not g.tam_ngung
      where c.dich_vu_yeu_cau_id = any($1::uuid[]) and c.trang_thai <> 'DaHuy'
      order by c.thu_tu, c.ma_dich_vu, g.thu_tu nulls last, g.ma_chi_so`;
