import { refLabel, refLabels } from '../../../engine/catalogue/queries.ts';
import type { Ctx } from '../../../engine/context.ts';
import { DomainError } from '../../../engine/errors.ts';
import { type ChangedValue, correctionOf, replacedOf } from '../../orders/correction.ts';
import { grouped } from '../../orders/grouped.ts';
import { madeOfSlip, slipById } from '../../orders/queries.ts';
import { readingSlip } from '../../orders/readingRight.ts';
import { letterhead, nameOf, patientOnPaper } from '../../printing/paperData.ts';
import type { PrintForm } from '../../printing/points.ts';
import { linesOnPaper } from '../../readings/print/ketQuaMoTaForm.ts';
import type { LineResult } from '../../readings/queries.ts';
import { requireVisible } from '../../recordAccess/visible.ts';
import { describedOf } from '../described.ts';
import { resultOfSlip, type Value } from '../queries.ts';
import { devicesOfReruns, valueKey } from '../reruns.ts';
import {
  type ChiSo,
  filesKetQuaXetNghiem,
  type KetQuaXetNghiem,
  presentKetQuaXetNghiem,
  shownResult,
} from './KetQuaXetNghiem.ts';

export const ketQuaXetNghiemForm: PrintForm<KetQuaXetNghiem> = {
  code: 'KetQuaXetNghiem',
  right: async (ctx, id) => readingSlip(ctx, await slipById(ctx, id)),
  patient: async (ctx, id) => (await slipById(ctx, id)).BenhNhan_Id,
  data: dataKetQuaXetNghiem,
  present: presentKetQuaXetNghiem,
  files: filesKetQuaXetNghiem,
  signing: {
    resultOf: ['XetNghiem'],
    places: {
      ChuKyNguoiThucHien: {
        act: 'KyKetQua',
        signer: async (ctx, id) => (await slipById(ctx, id)).NguoiThucHien_Id,
      },
      ChuKyNguoiDuyet: {
        act: 'DuyetKetQua',
        signer: async (ctx, id) => (await slipById(ctx, id)).NguoiDuyet_Id,
      },
    },
  },
};

/** The returned result of a lab slip by the slip's id. Errors: NOT_FOUND, RESULT_NOT_RETURNED. */
async function dataKetQuaXetNghiem(ctx: Ctx, id: string): Promise<KetQuaXetNghiem> {
  const result = await resultOfSlip(ctx, id);
  const slip = result.DichVuYeuCau;
  await requireVisible(ctx, madeOfSlip(slip));
  const returned = slip.TrangThai === 'CoKetQua' || slip.TrangThai === 'DaXemKetQua';
  if (!returned || !slip.NgayKetQua) throw new DomainError('RESULT_NOT_RETURNED');
  const lines = await describedOf(ctx, id);
  const described = lines.filter(({ MoTa, hinhAnhs }) => MoTa || hinhAnhs.length > 0);
  const performers = [...new Set(lines.flatMap((line) => line.NguoiThucHien_Ids))];
  const others = performers.some((one) => one !== slip.NguoiThucHien_Id) ? performers : [];
  const disease = await refLabel(ctx, 'ICD', slip.ChanDoanICD_Id);
  return {
    CoSo: await letterhead(ctx, slip.NoiThucHien_Id),
    BenhNhan: await patientOnPaper(ctx, slip.BenhNhan_Id, slip.TiepNhan_Id),
    SoPhieuYeuCau: slip.SoPhieuYeuCau,
    SIDMau: slip.SIDMau ?? '',
    LoaiMau: result.loaiBenhPhams.join('; ') || null,
    LaKhanCap: slip.LaKhanCap,
    ...correctionOf(result.phienBans, changedValues(result)),
    NoiYeuCau: await nameOf(ctx, 'Node', slip.NoiYeuCau_Id),
    BacSiChiDinh: await nameOf(ctx, 'NhanVien', slip.BacSiChiDinh_Id),
    ChanDoan: slip.ChanDoan ?? disease?.ten ?? '',
    MaICD: disease?.ma ?? null,
    NgayYeuCau: slip.NgayYeuCau.toISOString(),
    ThoiGianLayMau: slip.NgayLayMau?.toISOString() ?? null,
    ThoiGianNhanMau: null,
    ThoiGianTraKetQua: slip.NgayKetQua.toISOString(),
    Nhoms: groupsOf(result.ketQuas, await devicesOnPaper(ctx, id, lines, result.ketQuas)),
    KetLuan: slip.KetLuan,
    // a paper that was signed before these were written says the same as then
    ...(described.length > 0 ? { KetQuas: await linesOnPaper(ctx, described) } : {}),
    ...(others.length > 0
      ? { NguoiThucHiens: (await refLabels(ctx, 'NhanVien', others)).map(({ ten }) => ten) }
      : {}),
    NguoiThucHien: await nameOf(ctx, 'NhanVien', slip.NguoiThucHien_Id),
    ChuKyNguoiThucHien: null,
    NguoiDuyet: await nameOf(ctx, 'NhanVien', slip.NguoiDuyet_Id),
    ChuKyNguoiDuyet: null,
  };
}

/** The values that the replaced result had otherwise, or has no more. */
function changedValues({ phienBans, ketQuas }: Awaited<ReturnType<typeof resultOfSlip>>): ChangedValue[] {
  const [replaced] = replacedOf(phienBans);
  const now = new Map(ketQuas.map((value) => [valueKey(value), value]));
  return (replaced?.ketQuas ?? []).flatMap((before) =>
    before.KetQua !== null && now.get(valueKey(before))?.KetQua !== before.KetQua
      ? [
          {
            Ten: before.TenChiSo,
            Truoc: [shownResult(before.KetQua), before.DonViTinh].filter(Boolean).join(' '),
          },
        ]
      : [],
  );
}

/** The names of the devices of values: that of a rerun, else that of the service. */
async function devicesOnPaper(
  ctx: Ctx,
  slipId: string,
  lines: readonly LineResult[],
  values: readonly Value[],
): Promise<(value: Value) => string | null> {
  const ofReruns = await devicesOfReruns(ctx, slipId, values);
  const ofServices = new Map(lines.map((line) => [line.ChiTiet_Id, line.ThietBi_Id]));
  const deviceOf = (value: Value) =>
    ofReruns.get(valueKey(value)) ?? ofServices.get(value.ChiTiet_Id) ?? null;
  const ids = [...new Set(values.flatMap((value) => deviceOf(value) ?? []))];
  const names = new Map((await refLabels(ctx, 'ThietBi', ids)).map(({ _id, ten }) => [_id, ten]));
  return (value) => names.get(deviceOf(value) ?? '') ?? null;
}

/** A test of many values is a group of its own; single values stand together under the name of their services' group. */
function groupsOf(
  values: readonly Value[],
  deviceOf: (value: Value) => string | null,
): KetQuaXetNghiem['Nhoms'] {
  const byLine = grouped(values, (value) => value.ChiTiet_Id);
  const nameOfGroup = (value: Value) =>
    (byLine.get(value.ChiTiet_Id)?.length ?? 0) > 1
      ? [value.TenNhomDichVu, value.TenDichVu].filter(Boolean).join(' – ')
      : (value.TenNhomDichVu ?? value.TenDichVu);
  return [...grouped(values, nameOfGroup)].map(([TenNhom, members]) => ({
    TenNhom,
    ChiSos: members.map((value) => chiSo(value, deviceOf(value))),
  }));
}

function chiSo(value: Value, ThietBi: string | null): ChiSo {
  return {
    TenChiSo: value.TenChiSo,
    KetQua: [value.KetQua, value.GhiChu && `(${value.GhiChu})`].filter(Boolean).join(' '),
    DonViTinh: value.DonViTinh,
    MucBinhThuong: value.MucBinhThuong,
    CoKetQua: value.CoKetQua,
    ThietBi,
  };
}
