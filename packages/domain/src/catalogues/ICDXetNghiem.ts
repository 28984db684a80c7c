import { defineCatalogue } from '../catalogue/catalogue.ts';
import { ghiChu, maField, tenField } from './fields.ts';
import { benhFields } from './icdFields.ts';

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
    ...benhFields,
    DichVu_Ids: { kind: 'refs', to: 'DM_DichVu', label: { vi: 'Xét nghiệm', en: 'Tests' } },
    GhiChu: ghiChu,
  },
  ordered: [['TuoiMin', 'TuoiMax']],
  searchBy: ['MaICDXetNghiem', 'TenICDXetNghiem', 'TenTiengAnh'],
  code: 'MaICDXetNghiem',
  display: 'TenICDXetNghiem',
});
