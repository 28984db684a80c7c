import { checkFields } from '../connections/checkFields.ts';
import { defineRecord, type RecordDef } from '../records/record.ts';
import { taiKhoanHoaDonFields } from './taiKhoanHoaDon.ts';

export const taiKhoanHoaDonRecord = defineRecord({
  name: 'TaiKhoanHoaDon',
  label: { vi: 'Tài khoản hóa đơn điện tử', en: 'E-invoice account' },
  fields: { ...taiKhoanHoaDonFields, ...checkFields },
});

export const invoicesRecords: readonly RecordDef[] = [taiKhoanHoaDonRecord];
