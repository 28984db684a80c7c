import { barcodeSvg } from '../../printing/barcode.ts';
import { type Language, moment } from '../../printing/format.ts';
import {
  type CoSo,
  type FormFiles,
  type PresentedCoSo,
  pictureFiles,
  presentCoSo,
} from '../../printing/paper.ts';

/** A queue ticket. `KyHieu` is the number as it is called ('U012'); `ThoiGianChoDuKien` in minutes, null where unknown. */
export type PhieuSoThuTu = {
  CoSo: CoSo;
  TenHangDoi: string;
  NoiThucHien: string | null;
  KyHieu: string;
  isPriority: boolean;
  LyDoUuTien: string | null;
  /** Empty where nobody was received with it yet, as the code is. */
  TenBenhNhan: string;
  MaYTe: string;
  NamSinh: number | null;
  NgayCap: string;
  SoNguoiCho: number;
  ThoiGianChoDuKien: number | null;
  /** What the QR holds: the code of the ticket or of the visit. */
  MaTraCuu: string;
  /** Where the holder's telephone follows the turn; null where the site has not told its address. */
  DiaChiTheoDoi: string | null;
};

export type PresentedPhieuSoThuTu = {
  CoSo: PresentedCoSo;
  TenHangDoi: string;
  NoiThucHien: string;
  KyHieu: string;
  UuTien: boolean;
  LyDoUuTien: string;
  TenBenhNhan: string;
  MaYTe: string;
  NamSinh: string;
  NgayCap: string;
  SoNguoiCho: string;
  ThoiGianCho: string;
  TheoDoi: boolean;
};

/** The queue ticket as display strings. */
export function presentPhieuSoThuTu(ticket: PhieuSoThuTu, language: Language): PresentedPhieuSoThuTu {
  return {
    CoSo: presentCoSo(ticket.CoSo, language),
    TenHangDoi: ticket.TenHangDoi,
    NoiThucHien: ticket.NoiThucHien ?? '',
    KyHieu: ticket.KyHieu,
    UuTien: ticket.isPriority,
    LyDoUuTien: ticket.LyDoUuTien ?? '',
    TenBenhNhan: ticket.TenBenhNhan.toLocaleUpperCase('vi'),
    MaYTe: ticket.MaYTe,
    NamSinh: ticket.NamSinh === null ? '' : String(ticket.NamSinh),
    NgayCap: moment(ticket.NgayCap),
    SoNguoiCho: String(ticket.SoNguoiCho),
    ThoiGianCho: waiting(ticket.ThoiGianChoDuKien, language),
    TheoDoi: ticket.DiaChiTheoDoi !== null,
  };
}

/** The QR codes of the ticket, as the files the template places. */
export function filesPhieuSoThuTu(ticket: PhieuSoThuTu): FormFiles {
  return {
    ...pictureFiles(ticket.CoSo.Logo),
    'qr.svg': barcodeSvg(ticket.MaTraCuu, 'qr'),
    ...(ticket.DiaChiTheoDoi ? { 'turn.svg': barcodeSvg(ticket.DiaChiTheoDoi, 'qr') } : {}),
  };
}

function waiting(minutes: number | null, language: Language): string {
  if (minutes === null) return '';
  return `≈ ${minutes} ${language === 'vi' ? 'phút' : 'min'}`;
}
