import { data, logOnly, number } from '../records/fields.ts';
import { defineRecord, type RecordDef } from '../records/record.ts';

/** The readings and exports of what staff are due. */
export const bangHoaHongRecord = defineRecord({
  name: 'BangHoaHong',
  label: { vi: 'Bảng hoa hồng', en: 'Commission figures' },
  table: null,
  fields: { rows: logOnly(number('Số dòng', 'Rows')), filter: logOnly(data('Bộ lọc', 'Filter')) },
});

export const commissionRecords: readonly RecordDef[] = [bangHoaHongRecord];
