import { defineCatalogue } from '../catalogue/catalogue.ts';
import { ghiChu, maField, tenField } from './fields.ts';

/** Diseases as the laboratory words them on its slips, each beside its code. */
export const ICDXetNghiem = defineCatalogue({
  name: 'ICDXetNghiem',
  service: 'main',
  label: { vi: 'ICD xét nghiệm', en: 'Laboratory ICD codes' },
  group: 'chanDoan',
  permission: 'DANH_MUC_CHAN_DOAN',
  fields: {
    MaICDXetNghiem: maField('Mã', 'Code'),
    TenICDXetNghiem: tenField('Tên', 'Name', 500),
    ICD_Id: { kind: 'ref', to: 'ICD', label: { vi: 'Mã bệnh', en: 'Disease' }, list: true },
    DichVu_Ids: { kind: 'refs', to: 'DM_DichVu', label: { vi: 'Xét nghiệm', en: 'Tests' } },
    GhiChu: ghiChu,
  },
  searchBy: ['MaICDXetNghiem', 'TenICDXetNghiem'],
  code: 'MaICDXetNghiem',
  display: 'TenICDXetNghiem',
});
