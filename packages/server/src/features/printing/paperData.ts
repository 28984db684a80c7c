import { refLabel } from '../../engine/catalogue/queries.ts';
import type { Ctx } from '../../engine/context.ts';
import { nullIfAway } from '../../engine/storage/store.ts';
import { facilityOfNode } from '../organisation/facility.ts';
import { patientById } from '../patients/queries.ts';
import { loadReception } from '../reception/queries.ts';
import { readSetting } from '../system/queries.ts';
import type { BenhNhanTrenPhieu, CoSo } from './paper.ts';
import { pictureOnPaper } from './signatures.ts';

/**
 * The house on the letterhead: the facility that a place belongs to, where somebody works when no place is told. The settings speak of
 * the first facility, and for others of what their entries in the organisation leave out.
 */
export async function letterhead(ctx: Ctx, place: string | null = null): Promise<CoSo> {
  const settings = await readSetting(ctx, 'facility');
  const { inLogo } = await readSetting(ctx, 'print');
  const facility = await facilityOfNode(ctx, place ?? ctx.nodeId);
  const main = { ...settings, address: settings.address || null, phone: settings.phone || null };
  const [first, second] = facility && !facility.laChinh ? [facility, main] : [main, facility];
  const logo = inLogo ? facility?.logo : null;
  return {
    CoQuanChuQuan: null,
    TenCoSo: first.name,
    DiaChi: first.address ?? second?.address ?? null,
    SoDienThoai: first.phone ?? second?.phone ?? null,
    MaCSKCB: first.MaCSKCB || second?.MaCSKCB || null,
    MaSoThue: settings.taxCode || null,
    Logo: logo ? await pictureOnPaper(ctx, logo, 'bieu-trung').catch(nullIfAway) : null,
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
