import { isChild } from '../ages/age.ts';
import { type CatalogueDef, defineCatalogue } from '../catalogue/catalogue.ts';
import { type Issue, validate } from '../catalogue/validate.ts';
import { gioiTinhValues } from '../catalogues/fields.ts';
import { parseThe } from '../insurance/card.ts';
import { allergyIssues } from '../patients/allergies.ts';

const text = (vi: string, en: string, max: number) => ({ kind: 'text', label: { vi, en }, max }) as const;
const ref = (to: string, vi: string, en: string) => ({ kind: 'ref', to, label: { vi, en } }) as const;
const day = (vi: string, en: string) => ({ kind: 'date', label: { vi, en } }) as const;

/** Where a patient comes from. */
export const kieuBenhNhan = {
  VietNam: { vi: 'Người Việt Nam', en: 'Vietnamese' },
  VietKieu: { vi: 'Việt kiều', en: 'Overseas Vietnamese' },
  NuocNgoai: { vi: 'Người nước ngoài', en: 'Foreigner' },
} as const;

/** The fields of a patient, with their labels; forms and the server validate by them. It is no catalogue of its own. */
export const benhNhanDef: CatalogueDef = defineCatalogue({
  name: 'BenhNhan',
  service: 'main',
  label: { vi: 'Người bệnh', en: 'Patients' },
  group: 'benhNhan',
  permission: 'BENH_NHAN_SUA',
  fields: {
    TenBenhNhan: { ...text('Họ và tên', 'Full name', 100), required: true },
    NgaySinh: day('Ngày sinh', 'Birth date'),
    NamSinh: { kind: 'number', label: { vi: 'Năm sinh', en: 'Year of birth' }, required: true },
    GioiTinh: {
      kind: 'enum',
      type: 'GioiTinh',
      label: { vi: 'Giới tính', en: 'Sex' },
      required: true,
      values: gioiTinhValues,
    },
    SoDienThoai: { ...text('Số điện thoại', 'Phone', 20), pattern: 'phone' },
    CMNDHoacHoChieu: text('Căn cước, hộ chiếu', 'Citizen id, passport', 20),
    SoNha: text('Số nhà, thôn', 'House, hamlet', 200),
    DiaChi_Id: ref('DonViHanhChinh', 'Xã, phường', 'Commune'),
    QuocTich_Id: ref('QuocTich', 'Quốc tịch', 'Nationality'),
    DanToc_Id: ref('DanToc', 'Dân tộc', 'Ethnic group'),
    NgheNghiep_Id: ref('NgheNghiep', 'Nghề nghiệp', 'Occupation'),
    NhomMau_Id: ref('NhomMau', 'Nhóm máu', 'Blood group'),
    YeuToRh_Id: ref('YeuToRh', 'Yếu tố Rh', 'Rh factor'),
    TenNguoiLienHe: text('Người liên hệ', 'Contact person', 100),
    QuanHeNguoiLienHe: text('Quan hệ', 'Relation', 50),
    SoDienThoaiNguoiLienHe: { ...text('Điện thoại người liên hệ', "Contact's phone", 20), pattern: 'phone' },
    DiaChiNguoiLienHe: text('Địa chỉ người liên hệ', "Contact's address", 300),
    TienSuDiUng: text('Tiền sử dị ứng', 'Allergies', 1000),
    DiUngHoatChat_Ids: { kind: 'refs', to: 'HoatChat', label: { vi: 'Dị ứng hoạt chất', en: 'Allergic to' } },
    TienSuBenh: text('Tiền sử bệnh', 'Medical history', 2000),
    GhiChu: text('Ghi chú', 'Note', 1000),
    NhomBenhNhan_Ids: {
      kind: 'refs',
      to: 'NhomBenhNhan',
      label: { vi: 'Nhóm người bệnh', en: 'Patient groups' },
    },
    KieuBenhNhan: {
      kind: 'enum',
      type: 'KieuBenhNhan',
      label: { vi: 'Kiểu người bệnh', en: 'Kind of patient' },
      values: kieuBenhNhan,
    },
    LoaiBenhNhan_Id: ref('LoaiKhachHang', 'Loại người bệnh', 'Type of patient'),
    NguonKhachHang_Id: ref('NguonKhachHang', 'Nguồn khách hàng', 'How the patient came'),
    NhanVienPhuTrach_Id: ref('NhanVien', 'Nhân viên phụ trách', 'Person in charge'),
    isBusinessAccount: { kind: 'bool', label: { vi: 'Khách hàng doanh nghiệp', en: 'Business customer' } },
    DonVi: text('Đơn vị công tác', 'Employer', 200),
    TenTrenHoaDon: text('Tên trên hóa đơn', 'Name on invoices', 200),
    Email: { ...text('Email', 'E-mail', 100), pattern: 'email' },
    MaSoThue: { ...text('Mã số thuế', 'Tax code', 14), pattern: 'taxCode' },
    KyHieuHoaDon: text('Ký hiệu hóa đơn', 'Invoice series', 20),
    SoGPP: text('Số giấy chứng nhận GPP', 'GPP certificate', 50),
    NgayCapGPP: day('Ngày cấp GPP', 'GPP issued on'),
    SoTheBHYT: text('Số thẻ BHYT', 'Insurance card', 20),
    BHYTNgayHieuLuc: day('Thẻ có giá trị từ', 'Card valid from'),
    BHYTNgayHetHieuLuc: day('Thẻ có giá trị đến', 'Card valid to'),
    NgayDu5Nam: day('Ngày đủ 5 năm liên tục', 'Five years on'),
    BenhVien_KCB_Id: ref('BenhVien', 'Nơi đăng ký KCB ban đầu', 'Registered facility'),
    SoGiayChungSinh: text('Số giấy chứng sinh', 'Birth certificate', 30),
  },
  searchBy: ['TenBenhNhan'],
  display: 'TenBenhNhan',
});

/** Which fields a site wants filled in; `settings.patient`. */
export type MandatoryFields = Readonly<Record<string, boolean>>;

/**
 * What is wrong with a patient's data on a day: fields, birth, identity papers, contact of a child, card (spec 5). Of somebody
 * unidentified nothing is wanted that only they could say.
 */
export function patientIssues(
  input: Readonly<Record<string, unknown>>,
  mandatory: MandatoryFields,
  today: string,
): Issue[] {
  const birth = birthOf(input);
  const issues = validate(benhNhanDef, { ...input, NamSinh: birth?.NamSinh ?? input['NamSinh'] });
  const filled = (field: string) => typeof input[field] === 'string' && String(input[field]).trim() !== '';
  const add = (path: string, code: string) => {
    if (!issues.some((one) => one.path === path)) issues.push({ path, code });
  };
  if (birth === null) add('NamSinh', 'NOT_A_YEAR');
  else if (birth.NamSinh > Number(today.slice(0, 4)) || (birth.NgaySinh !== null && birth.NgaySinh > today)) {
    add(birth.NgaySinh === null ? 'NamSinh' : 'NgaySinh', 'IN_THE_FUTURE');
  } else if (birth.NamSinh < Number(today.slice(0, 4)) - 130) add('NamSinh', 'NOT_A_YEAR');
  if (/[()]/.test(String(input['TenBenhNhan'] ?? ''))) add('TenBenhNhan', 'NO_PARENTHESES');
  const unknown = input['ChuaRoDanhTinh'] === true;
  const child = birth !== null && isChild(birth, today);
  for (const [name, wanted] of unknown ? [] : Object.entries(mandatory)) {
    const field = name === 'DiaChi' ? 'DiaChi_Id' : name;
    if (!Object.hasOwn(benhNhanDef.fields, field)) continue; // a rule of the section that asks for no field
    if (!wanted || filled(field) || (field === 'CMNDHoacHoChieu' && child)) continue;
    // A small child is reached through the contact person, whose phone is asked for.
    const asked = field === 'SoDienThoai' && child ? 'SoDienThoaiNguoiLienHe' : field;
    if (!filled(asked)) add(asked, 'REQUIRED');
  }
  const issued = input['NgayCapGPP'];
  if (typeof issued === 'string' && issued > today) add('NgayCapGPP', 'IN_THE_FUTURE');
  if (filled('NgayCapGPP') && !filled('SoGPP')) add('SoGPP', 'REQUIRED');
  if (child && !unknown && !filled('TenNguoiLienHe')) add('TenNguoiLienHe', 'CONTACT_NEEDED');
  const paper = String(input['CMNDHoacHoChieu'] ?? '').trim();
  if (paper !== '' && !/^(?:\d{9}|\d{12}|[A-Z]{1,2}\d{6,8})$/i.test(paper))
    add('CMNDHoacHoChieu', 'CITIZEN_ID');
  return [...issues, ...allergyIssues(input['DiUngs']), ...cardIssues(input)];
}

/** What is wrong with a card's number and days, as far as the data alone tell. */
export function cardIssues(input: Readonly<Record<string, unknown>>): Issue[] {
  const number = String(input['SoTheBHYT'] ?? '').trim();
  if (number === '') return [];
  if (parseThe(number) === null) return [{ path: 'SoTheBHYT', code: 'CARD_LENGTH' }];
  const [from, to] = [input['BHYTNgayHieuLuc'], input['BHYTNgayHetHieuLuc']];
  if (typeof from === 'string' && typeof to === 'string' && from > to) {
    return [{ path: 'BHYTNgayHieuLuc', code: 'FROM_AFTER_TO' }];
  }
  return [];
}

/** The birth of an input: its day, or its year alone; null when the year is not one of four digits. */
export function birthOf(
  input: Readonly<Record<string, unknown>>,
): { NgaySinh: string | null; NamSinh: number } | null {
  const NgaySinh =
    typeof input['NgaySinh'] === 'string' && input['NgaySinh'] !== '' ? input['NgaySinh'] : null;
  const year = NgaySinh ? NgaySinh.slice(0, 4) : String(input['NamSinh'] ?? '');
  return /^\d{4}$/.test(year) ? { NgaySinh, NamSinh: Number(year) } : null;
}
