import type { ImportPlan } from '../../engine/catalogue/imports/types.ts';
import { isYes } from '../../engine/catalogue/imports/values.ts';

const noteMost = 1000;

/** Codes in the official list carry their mark: A17.0† and G01*. */
const bare = (code: string) => code.replace(/[\s†+*]/gu, '').toUpperCase();
const marked = (text: string) => (isYes(text) ? 'x' : '');

/** ICD-10 in the 29 columns of Circular 06/2026: chapters, groups, and of the diseases the three-character types and their codes. */
export const icd10: ImportPlan = {
  name: 'icd10-tt06-2026',
  label: { vi: 'ICD-10 theo Thông tư 06/2026', en: 'ICD-10 of Circular 06/2026' },
  note: {
    vi: 'Phụ lục của Thông tư 06/2026/TT-BYT, 29 cột: chương, nhóm, loại, bệnh và các cột đánh dấu 24 đến 29.',
    en: 'The annex of Circular 06/2026/TT-BYT in 29 columns: chapter, group, type, disease, and the flags of columns 24 to 29.',
  },
  permissions: ['DANH_MUC_CHAN_DOAN'],
  columns: [
    {
      key: 'chuong',
      place: 2,
      required: false,
      label: { vi: 'Số chương', en: 'Chapter' },
      headings: ['Chương', 'STT chương', 'Mã chương'],
    },
    {
      key: 'phamVi',
      place: 3,
      required: false,
      label: { vi: 'Mã chương (phạm vi)', en: 'Chapter range' },
      headings: ['Phạm vi mã', 'Phạm vi chương'],
    },
    {
      key: 'chuongEN',
      place: 4,
      required: false,
      label: { vi: 'Tên chương tiếng Anh', en: 'Chapter in English' },
      headings: ['Chapter name'],
    },
    {
      key: 'chuongVN',
      place: 5,
      required: false,
      label: { vi: 'Tên chương', en: 'Chapter name' },
      headings: ['Tên chương tiếng Việt'],
    },
    {
      key: 'nhom',
      place: 6,
      required: false,
      label: { vi: 'Mã nhóm chính', en: 'Group code' },
      headings: ['Mã nhóm', 'Mã khối', 'Nhóm chính'],
    },
    {
      key: 'nhomEN',
      place: 7,
      required: false,
      label: { vi: 'Tên nhóm chính tiếng Anh', en: 'Group in English' },
      headings: ['Tên nhóm tiếng Anh', 'Block name'],
    },
    {
      key: 'nhomVN',
      place: 8,
      required: false,
      label: { vi: 'Tên nhóm chính', en: 'Group name' },
      headings: ['Tên nhóm', 'Tên khối', 'Tên nhóm tiếng Việt'],
    },
    {
      key: 'loai',
      place: 15,
      required: false,
      label: { vi: 'Mã loại', en: 'Type code' },
      headings: ['Mã loại bệnh', 'Mã nhóm bệnh'],
    },
    {
      key: 'loaiEN',
      place: 16,
      required: false,
      label: { vi: 'Tên loại tiếng Anh', en: 'Type in English' },
      headings: ['Tên loại bệnh tiếng Anh'],
    },
    {
      key: 'loaiVN',
      place: 17,
      required: false,
      label: { vi: 'Tên loại', en: 'Type name' },
      headings: ['Tên loại bệnh', 'Tên loại tiếng Việt'],
    },
    {
      key: 'ma',
      place: 18,
      required: true,
      label: { vi: 'Mã bệnh', en: 'Disease code' },
      headings: ['Mã bệnh có dấu chấm', 'Mã ICD', 'code'],
    },
    {
      key: 'tenEN',
      place: 20,
      required: false,
      label: { vi: 'Tên bệnh tiếng Anh', en: 'Disease in English' },
      headings: ['Disease name', 'name_en'],
    },
    {
      key: 'tenVN',
      place: 22,
      required: true,
      label: { vi: 'Tên bệnh', en: 'Disease name' },
      headings: ['Tên bệnh tiếng Việt', 'name_vi'],
    },
    {
      key: 'ghiChu',
      place: 23,
      required: false,
      label: { vi: 'Hướng dẫn mã hóa', en: 'Coding notes' },
      headings: ['Ghi chú', 'Ghi chú mã hóa'],
    },
    {
      key: 'khongChinh',
      place: 24,
      required: false,
      label: { vi: 'Không được làm bệnh chính', en: 'Not as the main disease' },
      headings: ['Cấm bệnh chính', 'camBenhChinh', 'Không sử dụng làm mã bệnh chính'],
    },
    {
      key: 'khongKhuyenKhich',
      place: 25,
      required: false,
      label: { vi: 'Không khuyến khích làm bệnh chính', en: 'Discouraged as the main disease' },
      headings: ['khongKhuyenKhichBenhChinh'],
    },
    {
      key: 'chiTietHon',
      place: 26,
      required: false,
      label: { vi: 'Có mã chi tiết hơn', en: 'A more specific code exists' },
      headings: ['coMaBonHoacNamKyTuCuTheHon', 'Có mã 4 hoặc 5 ký tự cụ thể hơn'],
    },
    {
      key: 'tuVong',
      place: 27,
      required: false,
      label: { vi: 'Chỉ mã hóa nguyên nhân tử vong', en: 'Only as a cause of death' },
      headings: ['chiMaHoaNguyenNhanTuVong'],
    },
    {
      key: 'nu',
      place: 28,
      required: false,
      label: { vi: 'Chủ yếu ở nữ giới', en: 'Mainly in women' },
      headings: ['chuYeuNuGioi'],
    },
    {
      key: 'nam',
      place: 29,
      required: false,
      label: { vi: 'Chủ yếu ở nam giới', en: 'Mainly in men' },
      headings: ['chuYeuNamGioi'],
    },
  ],
  parts: [
    {
      catalogue: 'ChuongICD',
      repeated: true,
      fields: {
        MaChuongICD: { from: 'chuong', read: chapterCode },
        TenChuongICD: { from: 'chuongVN' },
        TenTiengAnh: { from: 'chuongEN' },
        PhamViMa: { from: 'phamVi', read: codeRange },
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
      fields: {
        MaICD: { from: 'ma', read: bare },
        TenICD: { from: 'tenVN' },
        TenTiengAnh: { from: 'tenEN' },
        NhomICD_Id: { from: 'nhom', read: codeRange },
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
        GhiChu: { from: 'ghiChu', read: (text) => text.slice(0, noteMost) },
      },
    },
    {
      catalogue: 'ICD',
      repeated: true,
      whole: true,
      fields: {
        MaICD: { from: 'loai', read: bare },
        TenICD: { from: 'loaiVN' },
        TenTiengAnh: { from: 'loaiEN' },
        NhomICD_Id: { from: 'nhom', read: codeRange },
        CoMaChiTietHon: { from: 'loai', read: () => 'x' },
      },
    },
  ],
};

function chapterCode(text: string): string {
  return text.replace(/^(chương|chapter)\s*/iu, '');
}

/** A range of codes such as A00-B99; a group is called by its own. */
function codeRange(text: string): string {
  return text.replace(/[()\s]/gu, '').replace('–', '-');
}
