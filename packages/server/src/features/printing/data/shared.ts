import { refLabel } from '../../../engine/catalogue/queries.ts';
import type { Ctx } from '../../../engine/context.ts';
import { logoOfNode } from '../../organisation/logo.ts';
import { patientById } from '../../patients/queries.ts';
import { loadReception } from '../../reception/queries.ts';
import { readSetting } from '../../system/queries.ts';
import type { BenhNhanTrenPhieu, CoSo } from '../forms/common.ts';
import { pictureOnPaper } from './signatures.ts';

/** The house on the letterhead, from the settings. */
export async function letterhead(ctx: Ctx): Promise<CoSo> {
  const facility = await readSetting(ctx, 'facility');
  const logo = await logoOfNode(ctx, ctx.nodeId);
  return {
    CoQuanChuQuan: null,
    TenCoSo: facility.name,
    DiaChi: facility.address || null,
    SoDienThoai: facility.phone || null,
    Logo: logo ? await pictureOnPaper(ctx, logo, 'bieu-trung') : null,
  };
}

/** The patient with the payer and card of a visit. */
export async function patientOnPaper(
  ctx: Ctx,
  BenhNhan_Id: string,
  TiepNhan_Id: string | null,
): Promise<BenhNhanTrenPhieu> {
  const patient = await patientById(ctx, BenhNhan_Id);
  const visit = await loadReception(ctx, TiepNhan_Id);
  const payer = await refLabel(ctx, 'DM_DoiTuong', visit?.DoiTuong_Id ?? null);
  return {
    MaYTe: patient.MaYTe,
    TenBenhNhan: patient.TenBenhNhan,
    NgaySinh: patient.NgaySinh,
    NamSinh: patient.NamSinh,
    GioiTinh: patient.GioiTinh,
    Tuoi: patient.Tuoi,
    LoaiTuoi: patient.LoaiTuoi,
    fullAddress: patient.fullAddress,
    SoDienThoai: patient.SoDienThoai,
    TenDoiTuong: payer?.ten ?? '',
    SoTheBHYT: visit?.SoTheBHYT ?? null,
    BHYTNgayHieuLuc: visit?.BHYTNgayHieuLuc ?? null,
    BHYTNgayHetHieuLuc: visit?.BHYTNgayHetHieuLuc ?? null,
  };
}

/** The name of an entry of a catalogue, empty where there is none. */
export async function nameOf(ctx: Ctx, catalogue: string, id: string | null): Promise<string> {
  return (await refLabel(ctx, catalogue, id))?.ten ?? '';
}
