import type { ImportPlan, PlanColumn, PlanField } from '../../engine/catalogue/imports/types.ts';

/** The file of the short list, among the lists that ship with Sen. */
export const commonDiseaseFile = 'icd-thuong-gap.csv';

const column = (key: string, vi: string, en: string, required = false): PlanColumn => ({
  key,
  required,
  label: { vi, en },
});

/** A field of a group: told in its first line only. */
const ofGroup = (from: string): PlanField => ({
  from,
  read: (text, cell) => (cell('tenNhom') === '' ? '' : text),
});

/** Diseases that are common in primary care: enough for a new site to end its first examinations, until it imports the whole list. */
export const commonDiseases: ImportPlan = {
  name: 'icd-thuong-gap',
  label: { vi: 'Mã bệnh thường gặp (kèm Sen)', en: 'Common diseases (shipped with Sen)' },
  note: {
    vi: 'Danh mục ngắn có sẵn để bắt đầu khám; nhập danh mục ICD-10 đầy đủ sau, cùng mã thì tên được thay bằng tên chính thức.',
    en: 'A short list to begin with; import the whole ICD-10 later: where a code is the same, the official name takes its place.',
  },
  permissions: ['DANH_MUC_CHAN_DOAN'],
  shipped: {
    file: commonDiseaseFile,
    source: {
      vi: '517 mã bệnh thường gặp của ICD-10; tên thường dùng, do Sen viết. Chưa phải danh mục đầy đủ của Bộ Y tế.',
      en: '517 common codes of ICD-10 under everyday names written for Sen; not the whole list of the Ministry of Health.',
    },
  },
  columns: [
    column('chuong', 'Chương', 'Chapter'),
    column('nhom', 'Mã nhóm', 'Group code', true),
    column('tenNhom', 'Tên nhóm', 'Group name'),
    column('nhomEN', 'Tên nhóm tiếng Anh', 'Group in English'),
    column('ma', 'Mã bệnh', 'Disease code', true),
    column('ten', 'Tên bệnh', 'Disease name', true),
    column('tenEN', 'Tên bệnh tiếng Anh', 'Disease in English'),
    column('gioiTinh', 'Giới tính', 'Sex'),
    column('khongChinh', 'Không làm bệnh chính', 'Not as the main disease'),
    column('khongKhuyenKhich', 'Không khuyến khích làm bệnh chính', 'Discouraged as the main disease'),
    column('chiTietHon', 'Có mã chi tiết hơn', 'A more specific code exists'),
    column('tuVong', 'Chỉ nguyên nhân tử vong', 'Only as a cause of death'),
    column('sao', 'Mã sao', 'Asterisk code'),
    column('truyenNhiem', 'Truyền nhiễm', 'Infectious'),
    column('manTinh', 'Mạn tính', 'Chronic'),
  ],
  parts: [
    {
      catalogue: 'NhomICD',
      repeated: true,
      fields: {
        MaNhomICD: ofGroup('nhom'),
        TenNhomICD: ofGroup('tenNhom'),
        TenTiengAnh: ofGroup('nhomEN'),
        ChuongICD_Id: ofGroup('chuong'),
      },
    },
    {
      catalogue: 'ICD',
      fields: {
        MaICD: { from: 'ma' },
        TenICD: { from: 'ten' },
        TenTiengAnh: { from: 'tenEN' },
        NhomICD_Id: { from: 'nhom' },
        Cap: { from: 'ma', read: (code) => (code.includes('.') ? '2' : '1') },
        GioiTinh: { from: 'gioiTinh' },
        KhongLamBenhChinh: { from: 'khongChinh' },
        KhongKhuyenKhichBenhChinh: { from: 'khongKhuyenKhich' },
        CoMaChiTietHon: { from: 'chiTietHon' },
        ChiNguyenNhanTuVong: { from: 'tuVong' },
        Asterisk: { from: 'sao' },
        TruyenNhiem: { from: 'truyenNhiem' },
        ManTinh: { from: 'manTinh' },
      },
    },
  ],
};
