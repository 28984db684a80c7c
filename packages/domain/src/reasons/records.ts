import { data, logOnly, number } from '../records/fields.ts';
import { defineRecord, type RecordDef } from '../records/record.ts';

/** The readings and exports of the reasons that were given. */
export const lyDoDaNeuRecord = defineRecord({
  name: 'LyDoDaNeu',
  label: { vi: 'Lý do đã nêu', en: 'Reasons given' },
  table: null,
  fields: { rows: logOnly(number('Số dòng', 'Rows')), filter: logOnly(data('Bộ lọc', 'Filter')) },
});

export const reasonRecords: readonly RecordDef[] = [lyDoDaNeuRecord];
