import type { CachLyGiuong } from '@sen/domain/stays/beds';

/** What is typed when somebody is given a bed. */
export type GiveBedValues = {
  Giuong_Id: string | null;
  /** Null is now. */
  ThoiGian: string | null;
  BacSiDieuTri_Id: string | null;
  CachLy: CachLyGiuong | null;
  DuKienRaVien: string | null;
  /** Somebody lies there, and that is accepted. */
  choGhep: boolean;
  /** The bed that is left is to be cleaned. */
  donDep: boolean;
};

/** For what a bed is given: to take in, to move in the ward, to accept a transfer. */
export type GiveBed = {
  kind: 'takeIn' | 'move' | 'accept';
  NhapVien_Id: string;
  /** Of the stay, or of the transfer that is accepted. */
  version: number;
  name: string;
  /** The ward in which the bed is. */
  Khoa_Id: string;
  /** The transfer that is accepted. */
  PhieuChuyenKhoa_Id?: string;
  /** The bed that was pointed at. */
  Giuong_Id?: string;
  BacSiDieuTri_Id?: string | null;
};

export const blankGiveBed = (of: GiveBed): GiveBedValues => ({
  ...{ Giuong_Id: of.Giuong_Id ?? null, ThoiGian: null, BacSiDieuTri_Id: of.BacSiDieuTri_Id ?? null },
  ...{ CachLy: null, DuKienRaVien: null, choGhep: false, donDep: of.kind !== 'takeIn' },
});

/** The same as taking in, moving and accepting are sent. */
export function takeInInput(of: GiveBed, requestId: string, values: GiveBedValues) {
  const { Giuong_Id, ThoiGian, BacSiDieuTri_Id, CachLy, DuKienRaVien, choGhep } = values;
  return {
    ...{ requestId, NhapVien_Id: of.NhapVien_Id, version: of.version },
    ...{ Giuong_Id, ThoiGian, BacSiDieuTri_Id, CachLy, DuKienRaVien, choGhep },
  };
}

export function moveInput(of: GiveBed, requestId: string, values: GiveBedValues) {
  const { Giuong_Id, ThoiGian, choGhep, donDep } = values;
  return {
    ...{ requestId, NhapVien_Id: of.NhapVien_Id, version: of.version },
    ...{ Giuong_Id, ThoiGian, choGhep, donDep },
  };
}

export function acceptInput(of: GiveBed, requestId: string, values: GiveBedValues) {
  const { Giuong_Id, ThoiGian, BacSiDieuTri_Id, choGhep, donDep } = values;
  return {
    ...{ requestId, PhieuChuyenKhoa_Id: of.PhieuChuyenKhoa_Id ?? '', version: of.version },
    ...{ Giuong_Id, ThoiGian, BacSiDieuTri_Id, choGhep, donDep },
  };
}
