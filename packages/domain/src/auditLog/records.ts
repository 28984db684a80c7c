import { data, number, text, told } from '../records/fields.ts';
import { defineRecord, type RecordDef } from '../records/record.ts';

/** The readings, exports and acceptances of the operation log, and the months of it that were moved out or brought back. */
export const nhatKyRecord = defineRecord({
  name: 'NhatKyThaoTac',
  label: { vi: 'Nhật ký thao tác', en: 'Operation log' },
  table: null,
  fields: {
    rows: told(number('Số dòng', 'Rows')),
    filter: told(data('Bộ lọc', 'Filter')),
    lyDo: told(text('Lý do', 'Reason')),
    thang: told(text('Tháng', 'Month')),
    tep: told(text('Tệp', 'File')),
    sha256: told(text('SHA-256', 'SHA-256')),
  },
});

export const auditLogRecords: readonly RecordDef[] = [nhatKyRecord];
