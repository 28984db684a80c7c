import { data, logOnly, number } from '../records/fields.ts';
import { defineRecord, type RecordDef } from '../records/record.ts';

/** What somebody has read of the notices that were for them. */
export const thongBaoRecord = defineRecord({
  name: 'ThongBao',
  label: { vi: 'Thông báo', en: 'Notice' },
  table: null,
  fields: {
    daDoc: logOnly(number('Số thông báo đã đọc', 'Notices read')),
    loai: logOnly(data('Loại', 'Kinds')),
  },
});

export const notificationsRecords: readonly RecordDef[] = [thongBaoRecord];
