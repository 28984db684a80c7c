import { checkFields } from '../connections/checkFields.ts';
import { bool, ref } from '../records/fields.ts';
import { defineRecord, type RecordDef } from '../records/record.ts';
import { lienThongFields } from './lienThong.ts';

/** The link to the national prescription system. */
export const lienThongRecord = defineRecord({
  name: 'LienThongDonThuoc',
  label: { vi: 'Liên thông đơn thuốc', en: 'Prescription link' },
  fields: {
    ...lienThongFields,
    ...checkFields,
    DuyNhat: bool('Duy nhất', 'The only one'),
  },
});

/** The account of a doctor there: the code stands with the member of staff. */
export const bacSiLienThongRecord = defineRecord({
  name: 'BacSiLienThong',
  label: { vi: 'Tài khoản liên thông của bác sĩ', en: 'Link account of a doctor' },
  fields: {
    NhanVien_Id: ref('NhanVien', 'Bác sĩ', 'Doctor'),
    MatKhau: checkFields.MatKhau,
    doiMatKhau: checkFields.doiMatKhau,
  },
});

export const prescriptionLinkRecords: readonly RecordDef[] = [lienThongRecord, bacSiLienThongRecord];
