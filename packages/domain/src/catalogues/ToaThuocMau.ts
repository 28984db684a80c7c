import { defineCatalogue } from '../catalogue/catalogue.ts';
import { ghiChu, maField, tenField } from './fields.ts';

export const ToaThuocMau = defineCatalogue({
  name: 'ToaThuocMau',
  service: 'main',
  label: { vi: 'Toa thuốc mẫu', en: 'Sample prescriptions' },
  group: 'duoc',
  permission: 'DANH_MUC_DUOC',
  own: { field: 'NhanVien_Id', permission: 'KE_DON', oneNameInAll: true },
  fields: {
    MaToaThuocMau: maField('Mã toa mẫu', 'Sample code'),
    TenToaThuocMau: tenField('Tên toa mẫu', 'Sample name'),
    ICD_Ids: { kind: 'refs', to: 'ICD', label: { vi: 'Mã bệnh', en: 'Diseases' }, list: true },
    ChuyenKhoa_Id: {
      kind: 'ref',
      to: 'ChuyenKhoa',
      label: { vi: 'Chuyên khoa', en: 'Specialty' },
      list: true,
    },
    NhanVien_Id: { kind: 'ref', to: 'NhanVien', label: { vi: 'Của bác sĩ', en: 'Doctor' }, list: true },
    LoiDan: { kind: 'text', label: { vi: 'Lời dặn', en: 'Advice' }, max: 2000, multiline: true },
    ChiTiets: {
      kind: 'lines',
      label: { vi: 'Thuốc', en: 'Drugs' },
      required: true,
      fields: {
        Duoc_Id: { kind: 'ref', to: 'Duoc', label: { vi: 'Thuốc', en: 'Drug' }, required: true },
        SoNgay: { kind: 'number', label: { vi: 'Số ngày', en: 'Days' }, required: true, min: '1', max: '90' },
        Sang: { kind: 'quantity', label: { vi: 'Sáng', en: 'Morning' }, min: '0', max: '1000' },
        Trua: { kind: 'quantity', label: { vi: 'Trưa', en: 'Noon' }, min: '0', max: '1000' },
        Chieu: { kind: 'quantity', label: { vi: 'Chiều', en: 'Afternoon' }, min: '0', max: '1000' },
        Toi: { kind: 'quantity', label: { vi: 'Tối', en: 'Evening' }, min: '0', max: '1000' },
        // Empty: as many as the doses of the days make.
        SoLuong: { kind: 'quantity', label: { vi: 'Số lượng', en: 'Quantity' }, min: '0.001' },
        DuongDung_Id: { kind: 'ref', to: 'DuongDung', label: { vi: 'Đường dùng', en: 'Route' } },
        CachDung: { kind: 'text', label: { vi: 'Cách dùng', en: 'Instruction' }, max: 500 },
      },
    },
    GhiChu: ghiChu,
  },
  searchBy: ['MaToaThuocMau', 'TenToaThuocMau'],
  code: 'MaToaThuocMau',
  display: 'TenToaThuocMau',
});
