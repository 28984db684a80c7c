import { defineCatalogue } from '../catalogue/catalogue.ts';
import { mucKiemChuan, vatLieuIssues } from '../labQc/materials.ts';
import { ghiChu, maField, tenField } from './fields.ts';

/** Control materials of the laboratory: one lot of one level, with what its indices should be at a device. */
export const VatLieuKiemChuan = defineCatalogue({
  name: 'VatLieuKiemChuan',
  service: 'main',
  label: { vi: 'Vật liệu kiểm chuẩn', en: 'Control materials' },
  group: 'xetNghiem',
  permission: 'DANH_MUC_XET_NGHIEM',
  fields: {
    MaVatLieu: maField('Mã vật liệu (mã mẫu trên máy)', 'Code (sample id on the analyser)'),
    TenVatLieu: tenField('Tên vật liệu', 'Name'),
    HangSanXuat: { kind: 'text', label: { vi: 'Hãng sản xuất', en: 'Manufacturer' }, max: 100 },
    SoLo: { kind: 'text', label: { vi: 'Số lô', en: 'Lot' }, required: true, max: 50, list: true },
    HanDung: { kind: 'date', label: { vi: 'Hạn dùng', en: 'Last day' }, required: true, list: true },
    Muc: {
      kind: 'enum',
      type: 'MucKiemChuan',
      label: { vi: 'Mức', en: 'Level' },
      required: true,
      values: mucKiemChuan,
      list: true,
    },
    ThietBi_Id: {
      kind: 'ref',
      to: 'ThietBi',
      label: { vi: 'Thiết bị', en: 'Device' },
      required: true,
      list: true,
    },
    NoiThucHien_Id: {
      kind: 'ref',
      to: 'Node',
      label: { vi: 'Phòng xét nghiệm', en: 'Laboratory' },
      required: true,
      list: true,
    },
    ChiSos: {
      kind: 'lines',
      label: { vi: 'Giá trị đích', en: 'Target values' },
      required: true,
      fields: {
        ChiSo_Id: {
          kind: 'ref',
          to: 'GiaTriThamChieu',
          label: { vi: 'Chỉ số', en: 'Index' },
          required: true,
        },
        TrungBinh: { kind: 'number', label: { vi: 'Trung bình', en: 'Mean' }, required: true },
        DoLechChuan: {
          kind: 'number',
          label: { vi: 'Độ lệch chuẩn (SD)', en: 'Standard deviation' },
          required: true,
          min: '0.000001',
        },
        TuTinh: {
          kind: 'bool',
          label: { vi: 'Tính từ kết quả của phòng', en: 'Computed from own results' },
        },
      },
    },
    GhiChu: ghiChu,
  },
  filters: { NoiThucHien_Id: 'NoiThucHien_Id' },
  searchBy: ['MaVatLieu', 'TenVatLieu', 'SoLo'],
  code: 'MaVatLieu',
  display: 'TenVatLieu',
  check: vatLieuIssues,
});
