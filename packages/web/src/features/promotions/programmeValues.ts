import { chuongTrinhFields, fieldsOfKind, voucherFields } from '@sen/domain/promotions/fields';
import type { LoaiChuongTrinh } from '@sen/domain/promotions/loaiKhuyenMai';
import { dayPlus, today } from '../../ui/dateText.ts';
import type { ChuongTrinhFragment, LapKhuyenMaiMutationVariables } from './programmes.main.gen.ts';
import type { LapVoucherMutationVariables, VoucherFragment } from './vouchers.main.gen.ts';

/** A form's values by its fields: texts, numbers as text, lists of ids, rows. */
export type Values = Readonly<Record<string, unknown>>;
type Row = { DichVu_Id?: string | null; Duoc_Id?: string | null; SoLuong?: string | null };

export const programmeNames = Object.keys(chuongTrinhFields);
export const voucherNames = Object.keys(voucherFields);

/** The names of a programme's fields in the parts of its form; those of its kind are `rules`. */
export const programmeParts = (kind: LoaiChuongTrinh | null) => ({
  head: [
    'TenChuongTrinhKhuyenMai',
    'MaChuongTrinhKhuyenMai',
    'LoaiChuongTrinhKhuyenMai',
    'NgayBatDau',
    'NgayKetThuc',
    'NhomKhachHang_Ids',
  ],
  rules: kind ? fieldsOfKind[kind] : [],
  limits: ['SoLuongDichVuKhuyenMaiToiDa', 'TongTienKhuyenMaiToiDa', 'SoLanToiDaMoiKhach', 'GhiChu'],
});

const days = () => ({ NgayBatDau: today(), NgayKetThuc: dayPlus(today(), 30) });

export const newProgramme = (): Values => ({ ...blank(programmeNames, chuongTrinhFields), ...days() });
export const newVoucher = (): Values => ({
  ...blank(voucherNames, voucherFields),
  ...days(),
  LoaiGiamGia: 'SoTien',
  SoLuong: '1',
});

function blank(names: readonly string[], fields: Readonly<Record<string, { kind: string }>>): Values {
  const empty = (kind: string | undefined) =>
    kind === 'lines' || kind === 'refs' ? [] : kind === 'bool' ? false : null;
  return Object.fromEntries(names.map((name) => [name, empty(fields[name]?.kind)]));
}

/** The values of what is kept. */
export const programmeValues = (of: ChuongTrinhFragment): Values => valuesOf(programmeNames, of);
export const voucherValues = (of: VoucherFragment): Values => valuesOf(voucherNames, of);

function valuesOf(names: readonly string[], of: object): Values {
  const kept = of as Readonly<Record<string, unknown>>; // the fields of the record
  return Object.fromEntries(names.map((name) => [name, shown(kept[name] ?? null)]));
}

function shown(value: unknown): unknown {
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value) && typeof value[0] === 'object')
    return value.map(({ __typename, ...row }: Record<string, unknown>) => ({
      ...row,
      SoLuong: String(row['SoLuong']),
    }));
  return value;
}

/** The values as the API takes them. */
export function programmeInput(values: Values): LapKhuyenMaiMutationVariables['input'] {
  const rows = (name: string) => (values[name] ?? []) as readonly Row[]; // rows of this form
  const services = (name: string) =>
    rows(name).map(({ DichVu_Id, SoLuong }) => ({
      DichVu_Id: DichVu_Id ?? '',
      SoLuong: Number(SoLuong) || 0,
    }));
  const goods = (name: string) =>
    rows(name).map(({ Duoc_Id, SoLuong }) => ({ Duoc_Id: Duoc_Id ?? '', SoLuong: Number(SoLuong) || 0 }));
  return {
    ...(values as LapKhuyenMaiMutationVariables['input']), // its fields, those below apart
    DichVuDieuKiens: services('DichVuDieuKiens'),
    SanPhamDieuKiens: goods('SanPhamDieuKiens'),
    DichVuKhuyenMais: services('DichVuKhuyenMais'),
    SanPhamKhuyenMais: goods('SanPhamKhuyenMais'),
    SoLuongDichVuKhuyenMaiToiDa: count(values['SoLuongDichVuKhuyenMaiToiDa']),
    SoLanToiDaMoiKhach: count(values['SoLanToiDaMoiKhach']),
    SoNgayVoucher: count(values['SoNgayVoucher']),
  };
}

export function voucherInput(values: Values): LapVoucherMutationVariables['input'] {
  return {
    ...(values as LapVoucherMutationVariables['input']), // its fields, those below apart
    SoLuong: count(values['SoLuong']),
    SoLanToiDaMoiKhach: count(values['SoLanToiDaMoiKhach']),
  };
}

const count = (value: unknown) =>
  value === null || value === undefined || value === '' ? null : Number(value);
