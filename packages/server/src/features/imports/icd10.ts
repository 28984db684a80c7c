import type { ImportPlan, PlanField } from '../../engine/catalogue/imports/types.ts';
import { isYes } from '../../engine/catalogue/imports/values.ts';
import { icd10Columns } from './icd10Columns.ts';

const noteMost = 1000;

/** Codes in the official list carry their mark: A17.0† and G01*. */
const bare = (code: string) => code.replace(/[\s†+*]/gu, '').toUpperCase();
const marked = (text: string) => (isYes(text) ? 'x' : '');

/** A type has three characters, a disease four, a detail five. */
const levelOf = (code: string) => {
  const length = bare(code).replaceAll('.', '').length;
  return length < 3 ? '' : String(Math.min(3, length - 2));
};

/** Reports count by the narrowest group that the list gives a code. */
const narrowestGroup: PlanField = {
  from: 'nhom',
  also: ['nhomPhu1', 'nhomPhu2'],
  read: (text, cell) => codeRange(cell('nhomPhu2') || cell('nhomPhu1') || text),
};

/** ICD-10 in the 29 columns of Circular 06/2026: chapters, groups, and of the diseases the three-character types and their codes. */
export const icd10: ImportPlan = {
  name: 'icd10-tt06-2026',
  label: { vi: 'ICD-10 theo Thông tư 06/2026', en: 'ICD-10 of Circular 06/2026' },
  note: {
    vi: 'Phụ lục của Thông tư 06/2026/TT-BYT, 29 cột: chương, nhóm, loại, bệnh và các cột đánh dấu 24 đến 29.',
    en: 'The annex of Circular 06/2026/TT-BYT in 29 columns: chapter, group, type, disease, and the flags of columns 24 to 29.',
  },
  permissions: ['DANH_MUC_CHAN_DOAN'],
  columns: icd10Columns,
  parts: [
    {
      catalogue: 'ChuongICD',
      repeated: true,
      fields: {
        MaChuongICD: { from: 'chuong', read: chapterCode },
        TenChuongICD: { from: 'chuongVN' },
        TenTiengAnh: { from: 'chuongEN' },
        PhamViMa: { from: 'phamVi', read: codeRange },
        ThuTu: { from: 'chuong', read: (text) => placeOf(chapterCode(text)) },
      },
    },
    {
      catalogue: 'NhomICD',
      repeated: true,
      fields: {
        MaNhomICD: { from: 'nhom', read: codeRange },
        TenNhomICD: { from: 'nhomVN' },
        TenTiengAnh: { from: 'nhomEN' },
        ChuongICD_Id: { from: 'chuong', read: chapterCode },
      },
    },
    {
      catalogue: 'ICD',
      whole: true,
      // some lists have a code twice, as A17 and as A17†
      mark: { from: 'ma', read: (text) => text.replace(/[^†*]/gu, '') },
      fields: {
        MaICD: { from: 'ma', read: bare },
        TenICD: { from: 'tenVN' },
        TenTiengAnh: { from: 'tenEN' },
        NhomICD_Id: { from: 'nhom', read: codeRange },
        Cap: { from: 'ma', read: levelOf },
        PhanLoai: narrowestGroup,
        GioiTinh: {
          from: 'nu',
          also: ['nam'],
          read: (text, cell) => (isYes(text) ? 'FEMALE' : isYes(cell('nam')) ? 'MALE' : ''),
        },
        KhongLamBenhChinh: { from: 'khongChinh', read: marked },
        KhongKhuyenKhichBenhChinh: { from: 'khongKhuyenKhich', read: marked },
        CoMaChiTietHon: { from: 'chiTietHon', read: marked },
        ChiNguyenNhanTuVong: { from: 'tuVong', read: marked },
        Asterisk: { from: 'ma', read: (text) => (text.includes('*') ? 'x' : '') },
        GhiChu: {
          from: 'ghiChu',
          also: ['ghiChuEN'],
          read: (text, cell) => (text || cell('ghiChuEN')).slice(0, noteMost),
        },
      },
    },
    {
      catalogue: 'ICD',
      repeated: true,
      // most types stand among the codes too, and with their own flags
      unlessEarlier: true,
      whole: true,
      fields: {
        MaICD: { from: 'loai', read: bare },
        TenICD: { from: 'loaiVN' },
        TenTiengAnh: { from: 'loaiEN' },
        NhomICD_Id: { from: 'nhom', read: codeRange },
        Cap: { from: 'loai', read: levelOf },
        PhanLoai: narrowestGroup,
        CoMaChiTietHon: { from: 'loai', read: () => 'x' },
      },
    },
  ],
};

function chapterCode(text: string): string {
  return text.replace(/^(chương|chapter)\s*/iu, '');
}

const romanDigits: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100 };

/** The number of a chapter, which official files write in Roman numerals; empty for other texts. */
function placeOf(chapter: string): string {
  if (/^\d+$/.test(chapter)) return chapter;
  if (!/^[IVXLC]+$/.test(chapter)) return '';
  const values = [...chapter].map((sign) => romanDigits[sign] ?? 0);
  return String(
    values.reduce((sum, value, at) => (value < (values[at + 1] ?? 0) ? sum - value : sum + value), 0),
  );
}

/** A range of codes such as A00-B99; a group is called by its own. */
function codeRange(text: string): string {
  return text.replace(/[()\s]/gu, '').replace(/[–—]/u, '-');
}
