import { type NguoiYeuCau, nguoiYeuCau } from '@sen/domain/recordSummaries/yeuCauTomTat';
import { day, joined, type Language, longDay } from '../../printing/format.ts';
import {
  type BenhNhanTrenPhieu,
  type CoSo,
  type FormFiles,
  pictureFiles,
  presentBenhNhan,
  presentCoSo,
} from '../../printing/paper.ts';

/** A request for the summary of a medical record (form 04 of circular 25/2025), with the appointment slip below. */
export type YeuCau = {
  CoSo: CoSo;
  BenhNhan: BenhNhanTrenPhieu;
  SoYeuCau: string;
  SoHoSo: string;
  NguoiYeuCau: NguoiYeuCau;
  HoTenNguoiYeuCau: string;
  QuanHe: string | null;
  SoGiayTo: string;
  NgayCapGiayTo: string | null;
  NoiCapGiayTo: string | null;
  SoDienThoai: string | null;
  MucDich: string;
  SoBan: number;
  NgayYeuCau: string;
  NgayHen: string;
  NguoiTiepNhan: string;
};

/** The request as display strings. */
export function presentYeuCau(one: YeuCau, language: Language) {
  return {
    CoSo: presentCoSo(one.CoSo, language),
    BenhNhan: presentBenhNhan(one.BenhNhan, language),
    SoYeuCau: one.SoYeuCau,
    SoHoSo: one.SoHoSo,
    HoTenNguoiYeuCau: one.HoTenNguoiYeuCau,
    NguoiYeuCau: joined([nguoiYeuCau[one.NguoiYeuCau][language], one.QuanHe], ' – '),
    GiayTo: joined([one.SoGiayTo, one.NgayCapGiayTo && day(one.NgayCapGiayTo), one.NoiCapGiayTo], ' · '),
    SoDienThoai: one.SoDienThoai ?? '',
    MucDich: one.MucDich,
    SoBan: String(one.SoBan).padStart(2, '0'),
    NgayHen: day(one.NgayHen),
    NgayKy: longDay(one.NgayYeuCau, language),
    NguoiTiepNhan: one.NguoiTiepNhan,
  };
}

export function filesYeuCau(one: YeuCau): FormFiles {
  return pictureFiles(one.CoSo.Logo);
}
