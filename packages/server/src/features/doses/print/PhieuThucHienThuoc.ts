import { type LyDoKhongDung, lyDoKhongDung } from '@sen/domain/doses/thucHienThuoc';
import { sum } from '@sen/domain/money/decimal';
import { day, joined, type Language, moment, quantity } from '../../printing/format.ts';
import {
  type BenhNhanTrenPhieu,
  type CoSo,
  type FormFiles,
  pictureFiles,
  presentBenhNhan,
  presentCoSo,
} from '../../printing/paper.ts';

/** A drug on a day, with what was given of it and what was not. */
export type DongThuoc = {
  Ngay: string;
  TenDuoc: string;
  DonViTinh: string | null;
  Luots: ReadonlyArray<{ ThoiGian: string; Lieu: string; Nguoi: string; NguoiThuHai: string | null }>;
  KhongDungs: ReadonlyArray<{ ThoiGian: string; LyDoKhongDung: LyDoKhongDung; LyDo: string | null }>;
};

/** The drugs of a stay as they were given, on paper. */
export type PhieuThucHienThuocTrenPhieu = {
  CoSo: CoSo;
  BenhNhan: BenhNhanTrenPhieu;
  SoBenhAn: string;
  Khoa: string;
  Giuong: string;
  ChanDoan: string;
  Dongs: readonly DongThuoc[];
};

/** The hour of an instant. */
const hour = (at: string) =>
  moment(at)
    .split(' ')
    .find((part) => part.includes(':')) ?? '';

/** The paper as display strings. */
export function presentPhieuThucHienThuoc(one: PhieuThucHienThuocTrenPhieu, language: Language) {
  const { SoBenhAn, Khoa, Giuong, ChanDoan } = one;
  return {
    CoSo: presentCoSo(one.CoSo, language),
    BenhNhan: presentBenhNhan(one.BenhNhan, language),
    ...{ SoBenhAn, Khoa, Giuong, ChanDoan },
    Dongs: one.Dongs.map(({ Ngay, TenDuoc, DonViTinh, Luots, KhongDungs }) => ({
      ...{ Ngay: day(Ngay), TenDuoc, DonViTinh: DonViTinh ?? '' },
      Luots: Luots.map((given) =>
        joined([hour(given.ThoiGian), quantity(given.Lieu), given.Nguoi, given.NguoiThuHai], ' · '),
      ),
      Tong: Luots.length > 0 ? quantity(String(sum(Luots.map(({ Lieu }) => Lieu)))) : '',
      KhongDungs: KhongDungs.map((not) =>
        joined([hour(not.ThoiGian), lyDoKhongDung[not.LyDoKhongDung][language], not.LyDo], ' · '),
      ),
    })),
  };
}

export function filesPhieuThucHienThuoc(one: PhieuThucHienThuocTrenPhieu): FormFiles {
  return pictureFiles(one.CoSo.Logo, null);
}
