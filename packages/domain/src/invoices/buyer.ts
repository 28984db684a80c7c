import type { Field } from '../catalogue/catalogue.ts';
import type { Issue } from '../catalogue/validate.ts';
import { validateField } from '../catalogue/validate.ts';

/** Who an invoice is made out to. */
export type Buyer = {
  /** The person. */
  NguoiMua: string | null;
  /** The firm, where one pays. */
  DonViMua: string | null;
  MaSoThueMua: string | null;
  DiaChiMua: string | null;
  /** Personal number, or passport. */
  GiayToMua: string | null;
  EmailMua: string | null;
};

/** The buyer of a summary, and of who gives no name (NĐ 254/2026). */
export const consumer: Buyer = {
  NguoiMua: 'Bán cho người tiêu dùng',
  DonViMua: null,
  MaSoThueMua: null,
  DiaChiMua: null,
  GiayToMua: null,
  EmailMua: null,
};

type Customer = {
  TenBenhNhan: string;
  CMNDHoacHoChieu: string | null;
  TenTrenHoaDon: string | null;
  MaSoThue: string | null;
  Email: string | null;
  DiaChi: string | null;
};

/** The buyer as a patient's record names them: a firm by its tax code and the name for invoices, else the person. */
export function buyerOf(patient: Customer): Buyer {
  const given = (text: string | null) => text?.trim() || null;
  const MaSoThueMua = given(patient.MaSoThue);
  const name = given(patient.TenTrenHoaDon);
  const firm = MaSoThueMua !== null && MaSoThueMua.length !== 12;
  return {
    NguoiMua: firm ? patient.TenBenhNhan : (name ?? patient.TenBenhNhan),
    DonViMua: firm ? name : null,
    MaSoThueMua,
    DiaChiMua: given(patient.DiaChi),
    GiayToMua: given(patient.CMNDHoacHoChieu),
    EmailMua: given(patient.Email),
  };
}

/** The fields of a buyer, in the order of their form. */
export const buyerFields = {
  NguoiMua: { kind: 'text', label: { vi: 'Người mua', en: 'Buyer' }, max: 100 },
  DonViMua: { kind: 'text', label: { vi: 'Đơn vị mua', en: 'Firm' }, max: 400 },
  MaSoThueMua: {
    kind: 'text',
    label: { vi: 'Mã số thuế', en: 'Tax code' },
    max: 14,
    pattern: 'taxCode',
  },
  DiaChiMua: { kind: 'text', label: { vi: 'Địa chỉ', en: 'Address' }, max: 400 },
  GiayToMua: { kind: 'text', label: { vi: 'Số CCCD, hộ chiếu', en: 'Personal no., passport' }, max: 20 },
  EmailMua: { kind: 'text', label: { vi: 'Email nhận hóa đơn', en: 'E-mail' }, max: 100, pattern: 'email' },
} as const satisfies Record<keyof Buyer, Field>;

/** What is wrong with a buyer, by field: a person or a firm; a tax code only with who it belongs to and where they are. */
export function buyerIssues(buyer: Buyer): Issue[] {
  const issues = Object.entries(buyerFields).flatMap(([path, field]) =>
    validateField(path, field, buyer[path as keyof Buyer]),
  );
  if (!buyer.NguoiMua && !buyer.DonViMua) issues.push({ path: 'NguoiMua', code: 'REQUIRED' });
  if (buyer.MaSoThueMua && !buyer.DonViMua && buyer.MaSoThueMua.length !== 12)
    issues.push({ path: 'DonViMua', code: 'REQUIRED' });
  if (buyer.DonViMua && !buyer.DiaChiMua) issues.push({ path: 'DiaChiMua', code: 'REQUIRED' });
  return issues;
}
