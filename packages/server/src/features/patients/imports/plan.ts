import { holdsOf } from '../../../engine/catalogue/imports/plan.ts';
import type { ImportPlan, PlanColumn } from '../../../engine/catalogue/imports/types.ts';
import { checkPatients } from './check.ts';
import { importedFields } from './fields.ts';
import { undoPatients } from './undo.ts';
import { writePatients } from './write.ts';

/** What tells the commune, beside its own column. */
const tinh: PlanColumn = {
  key: 'Tinh',
  label: { vi: 'Tỉnh, thành phố', en: 'Province' },
  required: false,
  headings: ['Tỉnh', 'Mã tỉnh', 'MATINH_CU_TRU'],
};
const headings: Readonly<Record<string, readonly string[]>> = {
  TenBenhNhan: ['Họ tên', 'Tên bệnh nhân', 'Tên người bệnh', 'HO_TEN'],
  NgaySinh: ['Ngày tháng năm sinh', 'NGAY_SINH'],
  GioiTinh: ['Phái', 'GIOI_TINH'],
  SoDienThoai: ['Điện thoại', 'SĐT', 'Di động', 'DIEN_THOAI'],
  CMNDHoacHoChieu: ['CCCD', 'CMND', 'Số định danh', 'SO_CCCD'],
  SoTheBHYT: ['Mã thẻ BHYT', 'Thẻ BHYT', 'MA_THE_BHYT'],
  SoNha: ['Địa chỉ', 'Số nhà, đường'],
  DiaChi_Id: ['Xã', 'Phường', 'Mã xã', 'MAXA_CU_TRU'],
  MaCu: ['Mã bệnh nhân', 'Mã người bệnh', 'Mã BN', 'MA_BN'],
};

const columns = Object.entries(importedFields).flatMap(([key, field]): PlanColumn[] => {
  const column = {
    key,
    label: field.label,
    required: key === 'TenBenhNhan' || key === 'GioiTinh',
    ...holdsOf(field),
    ...(headings[key] ? { headings: headings[key] } : {}),
  };
  return key === 'DiaChi_Id' ? [tinh, column] : [column];
});

/** Patients of an earlier program or of a list, as records of their own. */
export const patientsPlan: ImportPlan = {
  name: 'BenhNhan',
  label: { vi: 'Người bệnh', en: 'Patients' },
  note: {
    vi: 'Mỗi dòng một người bệnh, có ngày sinh hoặc năm sinh. Dòng giống hồ sơ đã có chỉ được nhập khi có người quyết định; nếu không, dòng đó được bỏ qua. Mã y tế do bộ đếm cấp; mã của phần mềm cũ được giữ để tìm.',
    en: 'A line for each patient, with a birth date or a year. A line that resembles a record is imported only when somebody decides it; else it is left out. The counter gives the codes; those of an earlier program are kept for the search.',
  },
  permissions: ['BENH_NHAN_NHAP'],
  columns,
  parts: [
    {
      catalogue: 'BenhNhan',
      fields: Object.fromEntries(Object.keys(importedFields).map((key) => [key, { from: key }])),
    },
  ],
  records: { check: checkPatients, write: writePatients, undo: undoPatients },
};
