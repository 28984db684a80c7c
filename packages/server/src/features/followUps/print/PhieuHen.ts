import { barcodeSvg } from '../../printing/barcode.ts';
import { day, type Language, longDay } from '../../printing/format.ts';
import {
  type BenhNhanTrenPhieu,
  type ChuKy,
  type CoSo,
  type FormFiles,
  pictureFiles,
  presentBenhNhan,
  presentCoSo,
} from '../../printing/paper.ts';

/** An appointment slip on paper: annex V of circular 01/2025. */
export type PhieuHen = {
  CoSo: CoSo;
  BenhNhan: BenhNhanTrenPhieu;
  SoGiayHen: string;
  NgayKham: string;
  ChanDoan: string | null;
  NgayHen: string;
  HieuLucDen: string;
  NoiHen: string;
  BacSiHen: string;
  LyDoHen: string | null;
  DanDo: string | null;
  CapLai: boolean;
  NgayCap: string;
  BacSi: string;
  ChuKyBacSi: ChuKy | null;
};

/** The slip as display strings. */
export function presentPhieuHen(one: PhieuHen, language: Language) {
  return {
    CoSo: presentCoSo(one.CoSo, language),
    BenhNhan: presentBenhNhan(one.BenhNhan, language),
    SoGiayHen: one.SoGiayHen,
    NgayKham: day(one.NgayKham),
    ChanDoan: one.ChanDoan ?? '',
    NgayHen: day(one.NgayHen),
    HieuLucDen: day(one.HieuLucDen),
    NoiHen: one.NoiHen,
    BacSiHen: one.BacSiHen,
    LyDoHen: one.LyDoHen ?? '',
    DanDo: one.DanDo ?? '',
    CapLai: one.CapLai,
    NgayKy: longDay(one.NgayCap, language),
    BacSi: one.BacSi,
    ChuKyBacSi: one.ChuKyBacSi?.name ?? '',
  };
}

export function filesPhieuHen(one: PhieuHen): FormFiles {
  return {
    ...pictureFiles(one.CoSo.Logo, one.ChuKyBacSi),
    'barcode.svg': barcodeSvg(one.SoGiayHen, 'code128'),
  };
}
