import { username } from '../records/commonFields.ts';
import { bool, logOnly, number, text, time } from '../records/fields.ts';
import { defineRecord, type RecordDef } from '../records/record.ts';
import { settingRecord } from '../system/records.ts';

/** The setting up of a site. */
export const thietLapRecord = defineRecord({
  name: 'ThietLap',
  label: { vi: 'Thiết lập ban đầu', en: 'First setup' },
  fields: {
    ...Object.fromEntries(Object.entries(settingRecord.fields).filter(([name]) => name === 'systemType')),
    codeHash: text('Mã thiết lập (băm)', 'Setup code (hash)'),
    failures: number('Số lần sai mã', 'Wrong codes'),
    lockedUntil: time('Khóa đến', 'Locked until'),
    doneAt: time('Xong lúc', 'Finished at'),
    hiddenAt: time('Ẩn lúc', 'Hidden at'),
    name: logOnly(text('Tên', 'Name')),
    MaCSKCB: logOnly(text('Mã cơ sở khám, chữa bệnh', 'Facility code')),
    username: logOnly(username),
    hidden: logOnly(bool('Ẩn khỏi trang chủ', 'Taken off the home screen')),
    refused: logOnly(bool('Bị từ chối', 'Refused')),
    locked: logOnly(bool('Bị khóa', 'Locked')),
  },
});

export const setupRecords: readonly RecordDef[] = [thietLapRecord];
