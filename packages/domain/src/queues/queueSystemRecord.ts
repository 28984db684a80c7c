import { checkFields } from '../connections/checkFields.ts';
import { bool, text, time } from '../records/fields.ts';
import { defineRecord, type RecordDef } from '../records/record.ts';
import { queueSystemFields } from './queueSystem.ts';

/** The connection to a queue system outside. */
export const heThongGoiSoRecord = defineRecord({
  name: 'HeThongGoiSo',
  label: { vi: 'Hệ thống gọi số ngoài', en: 'Queue system outside' },
  table: 'he_thong_goi_so',
  fields: {
    ...queueSystemFields,
    ...checkFields,
    HangDois: text('Hàng đợi', 'Queues'),
    MatTu: time('Không trả lời từ', 'No answer since'),
    ThuLaiLuc: time('Hỏi lại lúc', 'Asked again at'),
    DuyNhat: bool('Duy nhất', 'The only one'),
  },
});

export const queueSystemRecords: readonly RecordDef[] = [heThongGoiSoRecord];
