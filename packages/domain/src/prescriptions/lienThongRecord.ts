import { checkFields } from '../connections/checkFields.ts';
import { bool } from '../records/fields.ts';
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

export const prescriptionLinkRecords: readonly RecordDef[] = [lienThongRecord];
