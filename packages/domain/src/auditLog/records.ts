import { data, number, text, told } from '../records/fields.ts';
import { defineRecord, type RecordDef } from '../records/record.ts';

/** The readings, exports and acceptances of the operation log. */
export const nhatKyRecord = defineRecord({
  name: 'NhatKyThaoTac',
  label: { vi: 'Nhật ký thao tác', en: 'Operation log' },
  table: null,
  fields: {
    rows: told(number('Số dòng', 'Rows')),
    filter: told(data('Bộ lọc', 'Filter')),
    lyDo: told(text('Lý do', 'Reason')),
  },
});

export const auditLogRecords: readonly RecordDef[] = [nhatKyRecord];
