import type { MucCapCuu } from '@sen/domain/emergency/phanLoai';
import type { CapCuuInput } from './emergency.main.gen.ts';

/** What the emergency reception types of an arrival beside its reception. */
export type EmergencyValues = {
  Muc: MucCapCuu | null;
  DenLuc: string | null;
  PhuongTien: CapCuuInput['PhuongTien'] | null;
  ChanDoanSoBo: string;
  /** One thing a line. */
  tuTrang: string;
  /** Straight to a ward. */
  thangVaoKhoa: boolean;
  KhoaNhapVien_Id: string | null;
  LoaiBenhAn_Id: string | null;
  BacSiChiDinh_Id: string | null;
  ChanDoanICD_Id: string | null;
};

export const emptyEmergency: EmergencyValues = {
  ...{ Muc: null, DenLuc: null, PhuongTien: null, ChanDoanSoBo: '', tuTrang: '', thangVaoKhoa: false },
  ...{ KhoaNhapVien_Id: null, LoaiBenhAn_Id: null, BacSiChiDinh_Id: null, ChanDoanICD_Id: null },
};

const wardFields = ['KhoaNhapVien_Id', 'LoaiBenhAn_Id', 'ChanDoanICD_Id'] as const;

export type MissingField = 'Muc' | (typeof wardFields)[number];

/** What must be filled and is empty. */
export function missingIn(values: EmergencyValues): MissingField[] {
  return [
    ...(values.Muc === null ? (['Muc'] as const) : []),
    ...(values.thangVaoKhoa ? wardFields.filter((name) => values[name] === null) : []),
  ];
}

/** The arrival as the API takes it; null while something is missing. `LyDoKham`: why they came, which is why they are admitted. */
export function emergencyInput(values: EmergencyValues, LyDoKham: string | null): CapCuuInput | null {
  const { Muc, KhoaNhapVien_Id, LoaiBenhAn_Id, ChanDoanICD_Id } = values;
  if (Muc === null) return null;
  const input: CapCuuInput = {
    ...{ Muc, DenLuc: values.DenLuc, PhuongTien: values.PhuongTien ?? null },
    ChanDoanSoBo: values.ChanDoanSoBo.trim() || null,
    tuTrangs: values.tuTrang.split('\n').filter((line) => line.trim() !== ''),
  };
  if (!values.thangVaoKhoa) return input;
  if (!KhoaNhapVien_Id || !LoaiBenhAn_Id || !ChanDoanICD_Id) return null;
  const { BacSiChiDinh_Id, ChanDoanSoBo } = values;
  const LyDoVaoVien = LyDoKham?.trim() || ChanDoanSoBo.trim();
  return {
    ...input,
    nhapVien: { KhoaNhapVien_Id, LoaiBenhAn_Id, ChanDoanICD_Id, BacSiChiDinh_Id, LyDoVaoVien },
  };
}
