import { defineCatalogue } from '../catalogue/catalogue.ts';
import { ghiChu, maField, tenField, tuKhoas } from './fields.ts';
import { benhFields } from './icdFields.ts';

/** Disease codes. The flags are columns 24 to 29 of the official list; their rules are in `diagnosis`. */
export const ICD = defineCatalogue({
  name: 'ICD',
  service: 'main',
  label: { vi: 'Mã bệnh ICD', en: 'ICD diseases' },
  group: 'chanDoan',
  permission: 'DANH_MUC_CHAN_DOAN',
  fields: {
    MaICD: maField('Mã bệnh', 'Disease code', 10),
    TenICD: tenField('Tên bệnh', 'Disease name', 500),
    ...benhFields,
    TuKhoas: tuKhoas,
    KhongLamBenhChinh: { kind: 'bool', label: { vi: 'Không làm bệnh chính', en: 'Not as the main disease' } },
    KhongKhuyenKhichBenhChinh: {
      kind: 'bool',
      label: { vi: 'Không khuyến khích làm bệnh chính', en: 'Discouraged as the main disease' },
    },
    CoMaChiTietHon: { kind: 'bool', label: { vi: 'Có mã chi tiết hơn', en: 'A more specific code exists' } },
    ChiNguyenNhanTuVong: {
      kind: 'bool',
      label: { vi: 'Chỉ dùng cho nguyên nhân tử vong', en: 'Only as a cause of death' },
    },
    Asterisk: {
      kind: 'bool',
      label: { vi: 'Mã sao (*), cần mã chính (†)', en: 'Asterisk code, needs its dagger code' },
    },
    PhieuChuyenMotNam: {
      kind: 'bool',
      label: {
        vi: 'Phiếu chuyển có giá trị 1 năm (Phụ lục III, TT 01/2025)',
        en: 'A transfer paper is valid for a year (circular 01/2025, annex III)',
      },
    },
    GhiChu: ghiChu,
  },
  ordered: [['TuoiMin', 'TuoiMax']],
  searchBy: ['MaICD', 'TenICD', 'TenTiengAnh', 'TuKhoas'],
  code: 'MaICD',
  display: 'TenICD',
});
