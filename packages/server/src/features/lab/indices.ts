import { yearsOn } from '@sen/domain/ages/age';
import { type Range, type ReferenceRow, referenceFor, referenceText } from '@sen/domain/lab/reference';
import { type Ctx, localDay } from '../../engine/context.ts';
import { queryPrepared } from '../../engine/database/database.ts';
import { masterData } from '../../engine/events/masterData.ts';
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

/** A line of a slip. */
type Line = Pick<Index, 'ChiTiet_Id' | 'DichVu_Id' | 'TenDichVu'> & { slip: string; MaDichVu: string };

/** What the values of a service are; names are those of the line where the service has no values of its own. */
type OfService = Omit<Index, keyof Line | 'reference' | 'normal' | 'MucBinhThuong' | 'MaChiSo' | 'TenChiSo'> &
  ReferenceRow & { DichVu_Id: string; MaChiSo: string | null; TenChiSo: string | null };

/**
 * Every value that the live lines of slips need, by slip in the order of the laboratory. One statement, master data and the patients.
 */
export async function indicesOfSlips(ctx: Ctx, slips: readonly SlipRow[]): Promise<Map<string, Index[]>> {
  const [{ lines, services }, patients] = await Promise.all([
    linesWithServices(
      ctx,
      slips.map((slip) => slip._id),
    ),
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
      const indices = lines
        .filter((line) => line.slip === slip._id)
        .flatMap(({ slip: _of, MaDichVu, ...line }) =>
          (services.get(line.DichVu_Id) ?? []).map((row) => {
            const normal = referenceFor(row, who);
            return {
              ...row,
              ...line,
              MaChiSo: row.MaChiSo ?? MaDichVu,
              TenChiSo: row.TenChiSo ?? line.TenDichVu,
              reference: row,
              normal,
              MucBinhThuong: referenceText(row, normal),
            };
          }),
        );
      return [slip._id, indices];
    }),
  );
}

/** Every value that the live lines of a slip need. */
export async function indicesOfSlip(ctx: Ctx, slip: SlipRow): Promise<Index[]> {
  return (await indicesOfSlips(ctx, [slip])).get(slip._id) ?? [];
}

async function linesWithServices(ctx: Ctx, slipIds: readonly string[]) {
  const { rows: lines } = await queryPrepared<Line>(ctx.db, 'sen_lab_lines', liveLines, [slipIds]);
  const services = await indicesOfServices(
    ctx,
    lines.map((line) => line.DichVu_Id),
  );
  return { lines, services };
}

const liveLines = `
  select dich_vu_yeu_cau_id as slip, id as "ChiTiet_Id", dich_vu_id as "DichVu_Id", ma_dich_vu as "MaDichVu", ten_dich_vu as "TenDichVu"
  from main.dich_vu_yeu_cau_chi_tiet
  where dich_vu_yeu_cau_id = any($1::uuid[]) and trang_thai <> 'DaHuy' order by thu_tu, ma_dich_vu`;

/** The values of services with what is normal, in their order; one without names for a service that has none. Master data. */
function indicesOfServices(ctx: Ctx, ids: readonly string[]): Promise<Map<string, OfService[]>> {
  return masterData(ctx, 'indices of a service', ids, async (missing) => {
    const { rows } = await queryPrepared<OfService>(ctx.db, 'sen_lab_indices', ofServices, [missing]);
    const found = new Map<string, OfService[]>(missing.map((id) => [id, []]));
    for (const row of rows) found.get(row.DichVu_Id)?.push(row);
    return found;
  });
}

const ofServices = `
  select d.id as "DichVu_Id", d.loai_benh_pham as "LoaiBenhPham",
    d.thoi_gian_thuc_hien_toi_thieu::float8 as "ThoiGianThucHienToiThieu",
    n.ten_nhom_dich_vu as "TenNhomDichVu", g.id as "GiaTriThamChieu_Id",
    g.ma_chi_so as "MaChiSo", g.ma_lien_ket as "MaLienKet", g.ten_chi_so as "TenChiSo",
    coalesce(g.kieu_du_lieu, 'ChuoiKyTu') as "KieuDuLieu", g.don_vi_tinh as "DonViTinh", g.muc_binh_thuong as "MucBinhThuong",
    g.nam_min as "NamMin", g.nam_max as "NamMax", g.nu_min as "NuMin", g.nu_max as "NuMax", g.tre_em_min as "TreEmMin",
    g.tre_em_max as "TreEmMax", g.nguy_hiem_min as "NguyHiemMin", g.nguy_hiem_max as "NguyHiemMax"
  from main.dm_dich_vu d
  left join main.nhom_dich_vu n on n.id = d.nhom_dich_vu_id
  left join main.gia_tri_tham_chieu g on g.dich_vu_id = d.id and g.trang_thai = 'DangSuDung' and not g.tam_ngung
  where d.id = any($1::uuid[])
  order by g.thu_tu nulls last, g.ma_chi_so`;
