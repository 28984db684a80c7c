import { type DiUng, joinedAllergies } from './allergies.ts';

/** What one choice of a merge takes together: the fields, by the first of them. */
const groups: Readonly<Record<string, readonly string[]>> = {
  TenBenhNhan: ['TenBenhNhan', 'TenKhongDau'],
  NgaySinh: ['NgaySinh', 'NamSinh'],
  GioiTinh: ['GioiTinh'],
  SoDienThoai: ['SoDienThoai'],
  CMNDHoacHoChieu: ['CMNDHoacHoChieu'],
  DiaChi_Id: ['DiaChi_Id', 'SoNha', 'fullAddress'],
  SoTheBHYT: ['SoTheBHYT', 'BHYTNgayHieuLuc', 'BHYTNgayHetHieuLuc', 'NgayDu5Nam', 'BenhVien_KCB_Id'],
  TenNguoiLienHe: ['TenNguoiLienHe', 'QuanHeNguoiLienHe', 'SoDienThoaiNguoiLienHe', 'DiaChiNguoiLienHe'],
  QuocTich_Id: ['QuocTich_Id', 'KieuBenhNhan'],
  DanToc_Id: ['DanToc_Id'],
  NgheNghiep_Id: ['NgheNghiep_Id'],
  NhomMau_Id: ['NhomMau_Id', 'YeuToRh_Id'],
  DonVi: ['DonVi'],
  TenTrenHoaDon: ['TenTrenHoaDon'],
  MaSoThue: ['MaSoThue'],
  Email: ['Email'],
  NhanVienPhuTrach_Id: ['NhanVienPhuTrach_Id'],
  LoaiBenhNhan_Id: ['LoaiBenhNhan_Id'],
  NguonKhachHang_Id: ['NguonKhachHang_Id'],
  KyHieuHoaDon: ['KyHieuHoaDon'],
  SoGPP: ['SoGPP', 'NgayCapGPP'],
  SoGiayChungSinh: ['SoGiayChungSinh'],
  Me_Id: ['Me_Id', 'ThoiDiemSinh', 'CanNangSinh', 'ThuTuSinh'],
  NgayTuVong: ['NgayTuVong', 'NguyenNhanTuVong_Id', 'NoiTuVong', 'LyDoTuVong', 'NguoiGhiTuVong_Id'],
  NoiPhatHien: ['NoiPhatHien', 'NguoiDua', 'DacDiemNhanDang'],
};
const joinedTexts = ['TienSuDiUng', 'TienSuBenh', 'GhiChu'];
const joinedIds = ['DiUngHoatChat_Ids', 'NhomBenhNhan_Ids'];
const either = ['TuVong', 'isBusinessAccount'];

type Values = Readonly<Record<string, unknown>>;

/** The fields of which one record's value is taken, in the order of the form. */
export const mergeChoices: readonly string[] = Object.keys(groups);

/** The choices in which two records differ though both say something: somebody has to choose. */
export function mergeConflicts(kept: Values, other: Values): string[] {
  return Object.entries(groups)
    .filter(([, fields]) => {
      const shown = fields.filter((field) => !derived.has(field));
      return (
        filled(kept, shown) && filled(other, shown) && shown.some((one) => differ(kept[one], other[one]))
      );
    })
    .map(([name]) => name);
}

/**
 * What changes in the kept record when the other is merged into it: the fields `taken` from the other, what the kept one leaves empty,
 * and allergies, history, notes and groups of both. A death that either record holds stays.
 */
export function mergedValues(
  kept: Values,
  other: Values,
  taken: ReadonlySet<string>,
): Record<string, unknown> {
  const merged: Record<string, unknown> = {};
  for (const [name, fields] of Object.entries(groups)) {
    if (!filled(other, fields) || (filled(kept, fields) && !taken.has(name))) continue;
    for (const field of fields) merged[field] = other[field] ?? null;
  }
  for (const field of joinedTexts) merged[field] = joinedText(textOf(kept[field]), textOf(other[field]));
  for (const field of joinedIds)
    merged[field] = [...new Set([...idsOf(kept[field]), ...idsOf(other[field])])];
  merged['DiUngs'] = joinedAllergies(allergiesIn(kept), allergiesIn(other));
  for (const field of either) merged[field] = kept[field] === true || other[field] === true;
  const given = (field: string) => (field === 'DiUngs' ? allergiesIn(kept) : kept[field]);
  return Object.fromEntries(Object.entries(merged).filter(([field, value]) => differ(given(field), value)));
}

/** Follows from the other fields of its choice. */
const derived: ReadonlySet<string> = new Set(['TenKhongDau', 'fullAddress', 'KieuBenhNhan']);

function filled(values: Values, fields: readonly string[]): boolean {
  return fields.some((field) => {
    const value = values[field] ?? '';
    return Array.isArray(value) ? value.length > 0 : value !== '';
  });
}

function differ(a: unknown, b: unknown): boolean {
  return JSON.stringify(a ?? null) !== JSON.stringify(b ?? null);
}

/** Two texts as one, each once. */
export function joinedText(kept: string, other: string): string | null {
  if (other === '' || kept.includes(other)) return kept || null;
  return kept === '' ? other : `${kept}; ${other}`;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

function allergiesIn({ DiUngs }: Values): readonly DiUng[] {
  return Array.isArray(DiUngs) ? DiUngs : [];
}

function idsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
