import { type DiUng, toldAllergies } from '@sen/domain/patients/allergies';
import type { DeliveryValues } from './parts/DeliveryDialog.tsx';
import type { BenhNhanInput, PatientDetailFragment } from './patients.main.gen.ts';

/** Fields that the form keeps under their own names. */
const plainFields = [
  'TenBenhNhan',
  'GioiTinh',
  'SoDienThoai',
  'CMNDHoacHoChieu',
  'SoNha',
  'DiaChi_Id',
  'QuocTich_Id',
  'DanToc_Id',
  'NgheNghiep_Id',
  'NhomMau_Id',
  'YeuToRh_Id',
  'TenNguoiLienHe',
  'QuanHeNguoiLienHe',
  'SoDienThoaiNguoiLienHe',
  'DiaChiNguoiLienHe',
  'TienSuDiUng',
  'DiUngHoatChat_Ids',
  'TienSuBenh',
  'GhiChu',
  'NhomBenhNhan_Ids',
  'KieuBenhNhan',
  'LoaiBenhNhan_Id',
  'NguonKhachHang_Id',
  'NhanVienPhuTrach_Id',
  'isBusinessAccount',
  'SoGPP',
  'NgayCapGPP',
  'KyHieuHoaDon',
  'DonVi',
  'TenTrenHoaDon',
  'Email',
  'MaSoThue',
  'SoTheBHYT',
  'BHYTNgayHieuLuc',
  'BHYTNgayHetHieuLuc',
  'NgayDu5Nam',
  'BenhVien_KCB_Id',
  'SoGiayChungSinh',
] as const satisfies readonly (keyof PatientDetailFragment & keyof BenhNhanInput)[];

export type PatientFormField = (typeof plainFields)[number] | 'birth' | 'DiUngs';

/** The form of a patient's record. */
export type PatientValues = Pick<PatientDetailFragment, (typeof plainFields)[number]> & {
  /** What is known of the allergies to the ingredients. */
  DiUngs: readonly DiUng[];
  birth: { NgaySinh: string | null; NamSinh: number | null } | null;
  /** Of a new customer alone: a saved one has them in a list of their own. */
  deliveryAddresses?: readonly DeliveryValues[];
};

/** A record as the form shows it. */
export function valuesOf(patient: PatientDetailFragment): PatientValues {
  const plain = Object.fromEntries(plainFields.map((field) => [field, patient[field] ?? null]));
  // a history that is not shown is not sent either
  if (patient.tienSuBenhKin) Reflect.deleteProperty(plain, 'TienSuBenh');
  return {
    ...(plain as Pick<PatientDetailFragment, (typeof plainFields)[number]>), // the same fields by name
    DiUngs: toldAllergies(patient.DiUngHoatChat_Ids, patient.DiUngs),
    birth: { NgaySinh: patient.NgaySinh ?? null, NamSinh: patient.NamSinh },
  };
}

/** The form as the API takes it. */
export function inputOf(values: Partial<PatientValues>, version: number | null): BenhNhanInput {
  const { birth, deliveryAddresses: _own, DiUngs, ...rest } = values;
  const allergies = DiUngs ? { DiUngs: toldAllergies(values.DiUngHoatChat_Ids ?? [], DiUngs) } : {};
  return {
    ...rest,
    ...allergies,
    NgaySinh: birth?.NgaySinh ?? null,
    NamSinh: birth?.NamSinh ?? null,
    version,
  };
}

/** The delivery addresses that a new record is sent with: those of a business. */
export function deliveriesOf({
  isBusinessAccount,
  deliveryAddresses,
}: Partial<PatientValues>): DeliveryValues[] {
  return isBusinessAccount ? [...(deliveryAddresses ?? [])] : [];
}
