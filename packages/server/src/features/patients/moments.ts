import { decimalComma } from '@sen/domain/lab/entry';
import { refLabel } from '../../engine/catalogue/queries.ts';
import type { Ctx } from '../../engine/context.ts';
import type { receiptsOfPatient } from '../cashier/queries.ts';
import type { KhamBenhRow } from '../examination/tables.ts';
import type { resultSummaryOfSlips } from '../lab/queries.ts';
import { linesOfSlip } from '../orders/queries.ts';
import type { SlipRow } from '../orders/tables.ts';
import { nodeOfStore } from '../pharmacy/stores.ts';
import type { Supply } from '../pharmacy/supplyDetail.ts';
import { prescriptionLines } from '../prescriptions/queries.ts';
import type { ToaThuocRow } from '../prescriptions/tables.ts';
import type { TiepNhan } from '../reception/queries.ts';

export type MomentDetail = { ten: string; giaTri: string; CoKetQua: string | null };

/** One thing that happened to a patient. */
export type Moment = {
  _id: string;
  loai: 'TiepNhan' | 'KhamBenh' | 'DichVuYeuCau' | 'KetQua' | 'DonThuoc' | 'PhieuCap' | 'BienLai';
  at: Date;
  ma: string;
  noiDung: string;
  chiTiets: MomentDetail[];
  TrangThai: string;
  TiepNhan_Id: string | null;
  soTien: string | null;
  /** The examination in which it happened. */
  KhamBenh_Id: string | null;
  /** The laboratory slip of an order or a result. */
  XetNghiem_Id: string | null;
  /** The prescription, where the reader works at a store that hands it out. */
  ToaThuoc_Id: string | null;
};

type Receipt = Awaited<ReturnType<typeof receiptsOfPatient>>[number];
type Values = Awaited<ReturnType<typeof resultSummaryOfSlips>> extends Map<string, infer V> ? V : never;

const plain = { chiTiets: [], soTien: null, KhamBenh_Id: null, XetNghiem_Id: null, ToaThuoc_Id: null };

/** A visit with its payer and reason. */
export async function receptionMoment(ctx: Ctx, visit: TiepNhan): Promise<Moment> {
  const payer = await refLabel(ctx, 'DM_DoiTuong', visit.DoiTuong_Id);
  return {
    ...plain,
    _id: visit._id,
    loai: 'TiepNhan',
    at: visit.NgayTiepNhan,
    ma: visit.MaTiepNhan,
    noiDung: [payer?.ten, visit.LyDoKham ?? visit.LyDoHuy].filter(Boolean).join(': '),
    TrangThai: visit.TrangThai,
    TiepNhan_Id: visit._id,
  };
}

/** An examination with its room, doctor, diagnosis and resolution. */
export async function sessionMoment(ctx: Ctx, session: KhamBenhRow): Promise<Moment> {
  const [room, doctor, disease, resolution] = await Promise.all([
    refLabel(ctx, 'Node', session.PhongBan_Id),
    refLabel(ctx, 'NhanVien', session.BacSiKham_Id),
    refLabel(ctx, 'ICD', session.ChanDoanICD_Id),
    refLabel(ctx, 'HuongGiaiQuyet', session.HuongGiaiQuyet_Id),
  ]);
  const diagnosis = [disease?.ma, session.ChanDoan ?? disease?.ten].filter(Boolean).join(' – ');
  return {
    ...plain,
    _id: session._id,
    loai: 'KhamBenh',
    at: session.NgayKham,
    ma: session.MaKhamBenh,
    noiDung: [room?.ten, doctor?.ten, diagnosis, resolution?.ten].filter(Boolean).join(' · '),
    TrangThai: session.TrangThai,
    TiepNhan_Id: session.TiepNhan_Id,
    KhamBenh_Id: session._id,
  };
}

/** An order slip with its services; the order of an examination is told by the examination itself. */
export async function orderMoment(ctx: Ctx, slip: SlipRow): Promise<Moment | null> {
  if (slip.Loai === 'KhamBenh') return null;
  const lines = await linesOfSlip(ctx, slip._id);
  return {
    ...plain,
    _id: slip._id,
    loai: 'DichVuYeuCau',
    at: slip.NgayYeuCau,
    ma: slip.SoPhieuYeuCau,
    noiDung: lines.map((line) => line.TenDichVu).join(', '),
    TrangThai: slip.TrangThai,
    TiepNhan_Id: slip.TiepNhan_Id,
    KhamBenh_Id: slip.KhamBenh_Id,
    XetNghiem_Id: slip.Loai === 'XetNghiem' ? slip._id : null,
  };
}

/** A returned laboratory result with its values. */
export function resultMoment(slip: SlipRow, values: Values): Moment | null {
  if (!slip.NgayKetQua || values.length === 0) return null;
  return {
    ...plain,
    _id: slip._id,
    loai: 'KetQua',
    at: slip.NgayKetQua,
    ma: slip.SoPhieuYeuCau,
    noiDung: slip.KetLuan ?? '',
    chiTiets: values.map((value) => ({
      ten: value.TenChiSo,
      giaTri: [decimalComma(value.KetQua), value.DonViTinh].filter(Boolean).join(' '),
      CoKetQua: value.CoKetQua,
    })),
    TrangThai: slip.TrangThai,
    TiepNhan_Id: slip.TiepNhan_Id,
    KhamBenh_Id: slip.KhamBenh_Id,
    XetNghiem_Id: slip._id,
  };
}

/** A prescription with its drugs. */
export async function prescriptionMoment(ctx: Ctx, toa: ToaThuocRow): Promise<Moment> {
  const lines = await prescriptionLines(ctx, toa._id);
  const stores = toa.LoaiToa === 'MuaNgoai' ? [] : lines.map((line) => line.Kho_Id);
  return {
    ...plain,
    _id: toa._id,
    loai: 'DonThuoc',
    at: toa.NgayKe,
    ma: toa.MaDonThuoc,
    noiDung: toa.LoiDan ?? '',
    chiTiets: lines.map((line) => ({
      ten: line.TenDuoc,
      giaTri: [`× ${decimalComma(String(Number(line.SoLuong)))}`, line.CachDung].filter(Boolean).join(' · '),
      CoKetQua: null,
    })),
    TrangThai: toa.TrangThai,
    TiepNhan_Id: toa.TiepNhan_Id,
    KhamBenh_Id: toa.KhamBenh_Id,
    ToaThuoc_Id: (await worksAtOne(ctx, stores)) ? toa._id : null,
  };
}

/** Drugs handed out, with their lots and the store. */
export async function supplyMoment(ctx: Ctx, supply: Supply): Promise<Moment> {
  return {
    ...plain,
    _id: supply._id,
    loai: 'PhieuCap',
    at: new Date(supply.NgayCap),
    ma: supply.MaPhieuCap,
    noiDung: [supply.TenKho, supply.LyDoHuy].filter(Boolean).join(': '),
    chiTiets: supply.dongs.map((line) => ({
      ten: line.TenDuoc,
      giaTri: `× ${decimalComma(String(Number(line.SoLuong)))} · ${line.SoLo}`,
      CoKetQua: null,
    })),
    TrangThai: supply.TrangThai,
    TiepNhan_Id: supply.TiepNhan_Id,
    KhamBenh_Id: supply.KhamBenh_Id,
    ToaThuoc_Id: (await worksAtOne(ctx, [supply.Kho_Id])) ? supply.ToaThuoc_Id : null,
  };
}

/** Whether the reader works at one of these stores; a line for which none was chosen is every store's. */
async function worksAtOne(ctx: Ctx, Kho_Ids: readonly (string | null)[]): Promise<boolean> {
  const nodes = await Promise.all(Kho_Ids.map((id) => nodeOfStore(ctx, id)));
  return nodes.some((node) => node === null || ctx.nodeIds.has(node));
}

/** A receipt with its amount. */
export function receiptMoment(receipt: Receipt): Moment {
  return {
    ...plain,
    _id: receipt._id,
    loai: 'BienLai',
    at: receipt.NgayBienLai,
    ma: receipt.MaBienLai,
    noiDung: receipt.LyDoHuy ?? '',
    TrangThai: receipt.TrangThai,
    TiepNhan_Id: receipt.TiepNhan_Id,
    soTien: receipt.GiaTriBienLai,
  };
}
