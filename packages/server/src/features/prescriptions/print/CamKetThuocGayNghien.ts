import { day, type Language, longDay } from '../../printing/format.ts';
import {
  type FormFiles,
  type PresentedBenhNhan,
  type PresentedCoSo,
  pictureFiles,
  presentBenhNhan,
  presentCoSo,
} from '../../printing/paper.ts';
import type { DonThuoc } from './DonThuoc.ts';
import { type PresentedThuoc, presentThuoc } from './thuocTrenDon.ts';

/** The commitment on addictive drugs (annex IV of TT 26/2025), of one prescription. */
export type CamKet = Pick<
  DonThuoc,
  'CoSo' | 'BenhNhan' | 'MaDonThuoc' | 'ChanDoans' | 'Thuocs' | 'DotDungThuocs' | 'NgayKeDon' | 'BacSi'
> & {
  /** The patient, or who answers for the patient, with what they are to them. */
  NguoiCamKet: { HoTen: string; QuanHe: string | null; SoGiayTo: string | null; SoDienThoai: string | null };
};

export type PresentedCamKet = {
  CoSo: PresentedCoSo;
  BenhNhan: PresentedBenhNhan;
  NguoiCamKet: string;
  /** Empty of the patient. */
  QuanHe: string;
  SoGiayTo: string;
  SoDienThoai: string;
  MaDonThuoc: string;
  ChanDoan: string;
  Thuocs: PresentedThuoc[];
  DotDungThuocs: string[];
  NgayKy: string;
  BacSi: string;
};

/** The commitment as display strings. */
export function presentCamKet(camKet: CamKet, language: Language): PresentedCamKet {
  const { NguoiCamKet: who } = camKet;
  return {
    CoSo: presentCoSo(camKet.CoSo, language),
    BenhNhan: presentBenhNhan(camKet.BenhNhan, language),
    NguoiCamKet: who.HoTen,
    QuanHe: who.QuanHe ?? '',
    SoGiayTo: who.SoGiayTo ?? '',
    SoDienThoai: who.SoDienThoai ?? '',
    MaDonThuoc: camKet.MaDonThuoc,
    ChanDoan: camKet.ChanDoans.map(({ MaICD, TenICD }) => `${MaICD} – ${TenICD}`).join('; '),
    Thuocs: camKet.Thuocs.map((thuoc) => presentThuoc(thuoc, language)),
    DotDungThuocs: camKet.DotDungThuocs.map(
      ({ dot, tuNgay, denNgay }) => `${dot}: ${day(tuNgay)} – ${day(denNgay)}`,
    ),
    NgayKy: longDay(camKet.NgayKeDon, language),
    BacSi: camKet.BacSi,
  };
}

export function filesCamKet(camKet: CamKet): FormFiles {
  return pictureFiles(camKet.CoSo.Logo);
}
