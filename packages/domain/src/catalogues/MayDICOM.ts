import { defineCatalogue } from '../catalogue/catalogue.ts';
import { aeTitleIssues } from '../dicom/aeTitle.ts';
import { loaiMayDICOM } from '../dicom/modalities.ts';
import { ghiChu, tenField } from './fields.ts';

/** The modalities that Sen lets in: who calls it by DICOM, for which rooms. */
export const MayDICOM = defineCatalogue({
  name: 'MayDICOM',
  service: 'main',
  label: { vi: 'Máy DICOM', en: 'DICOM modalities' },
  group: 'dichVu',
  permission: 'DANH_MUC_DICH_VU',
  fields: {
    MaAE: {
      kind: 'text',
      label: { vi: 'AE title của máy', en: 'AE title of the modality' },
      required: true,
      max: 16,
      unique: true,
      list: true,
    },
    TenMayDICOM: tenField('Tên máy', 'Name'),
    LoaiMay: {
      kind: 'enum',
      type: 'LoaiMayDICOM',
      label: { vi: 'Loại máy', en: 'Modality' },
      required: true,
      values: loaiMayDICOM,
      usual: 'US',
      list: true,
    },
    PhongBan_Ids: { kind: 'refs', to: 'Node', label: { vi: 'Phòng', en: 'Rooms' }, required: true },
    DiaChi: {
      kind: 'text',
      label: { vi: 'IP máy (trống: bất kỳ)', en: 'IP address (empty: any)' },
      max: 100,
      pattern: 'host',
      list: true,
    },
    AESen: {
      kind: 'text',
      label: { vi: 'AE của Sen (trống: SEN)', en: 'AE of Sen (empty: SEN)' },
      max: 16,
      list: true,
    },
    DichVu_Ids: {
      kind: 'refs',
      to: 'DM_DichVu',
      label: { vi: 'Dịch vụ thực hiện (trống: tất cả)', en: 'Services (empty: all)' },
    },
    KhongDau: {
      kind: 'bool',
      label: { vi: 'Gửi tên không dấu', en: 'Send names without accents' },
    },
    GhiChu: ghiChu,
  },
  searchBy: ['MaAE', 'TenMayDICOM'],
  code: 'MaAE',
  display: 'TenMayDICOM',
  check: (entry) => ['MaAE', 'AESen'].flatMap((path) => aeTitleIssues(path, entry[path])),
});
