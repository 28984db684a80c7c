import { defineCatalogue } from '../catalogue/catalogue.ts';
import { ghiChu, tenField, thuTu } from './fields.ts';

/** Diseases a department or a doctor uses often, offered first in the diagnosis field. */
export const ICDThuongDung = defineCatalogue({
  name: 'ICDThuongDung',
  service: 'main',
  label: { vi: 'ICD thường dùng', en: 'Common ICD codes' },
  group: 'chanDoan',
  permission: 'DANH_MUC_CHAN_DOAN',
  fields: {
    ICD_Id: { kind: 'ref', to: 'ICD', label: { vi: 'Mã bệnh', en: 'Disease' }, required: true, list: true },
    TenThuongGoi: tenField('Tên thường gọi', 'Usual wording', 500),
    PhongBan_Id: { kind: 'ref', to: 'Node', label: { vi: 'Khoa, phòng', en: 'Department' }, list: true },
    NhanVien_Id: { kind: 'ref', to: 'NhanVien', label: { vi: 'Bác sĩ', en: 'Doctor' }, list: true },
    ThuTu: thuTu,
    GhiChu: ghiChu,
  },
  searchBy: ['TenThuongGoi'],
  key: ['ICD_Id', 'TenThuongGoi', 'PhongBan_Id', 'NhanVien_Id'],
  display: 'TenThuongGoi',
});
