import { data, number, told } from '../records/fields.ts';
import { defineRecord, type RecordDef } from '../records/record.ts';

/** What somebody has read of the notices that were for them. */
export const thongBaoRecord = defineRecord({
  name: 'ThongBao',
  label: { vi: 'Thông báo', en: 'Notice' },
  table: null,
  fields: { daDoc: told(number('Số thông báo đã đọc', 'Notices read')), loai: told(data('Loại', 'Kinds')) },
});

export const notificationsRecords: readonly RecordDef[] = [thongBaoRecord];
