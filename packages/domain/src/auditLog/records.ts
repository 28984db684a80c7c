import { data, logOnly, number, text } from '../records/fields.ts';
import { defineRecord, type RecordDef } from '../records/record.ts';

/** The readings, exports and acceptances of the operation log, and the months of it that were moved out or brought back. */
export const nhatKyRecord = defineRecord({
  name: 'NhatKyThaoTac',
  label: { vi: 'Nhật ký thao tác', en: 'Operation log' },
  table: null,
  fields: {
    rows: logOnly(number('Số dòng', 'Rows')),
    filter: logOnly(data('Bộ lọc', 'Filter')),
    lyDo: logOnly(text('Lý do', 'Reason')),
    thang: logOnly(text('Tháng', 'Month')),
    tep: logOnly(text('Tệp', 'File')),
    sha256: logOnly(text('SHA-256', 'SHA-256')),
  },
});

export const auditLogRecords: readonly RecordDef[] = [nhatKyRecord];
