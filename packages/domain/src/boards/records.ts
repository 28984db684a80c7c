import { queues } from '../queues/queueKinds.ts';
import { bool, choice, refs, text } from '../records/fields.ts';
import { defineRecord, type RecordDef } from '../records/record.ts';
import { bangGoiSoActs } from './bangGoiSo.ts';

export const bangGoiSoRecord = defineRecord({
  name: 'BangGoiSo',
  label: { vi: 'Bảng gọi số', en: 'Queue board' },
  display: ['Ten'],
  acts: [bangGoiSoActs],
  fields: {
    Ten: text('Tên bảng', 'Name'),
    HangDoi: choice(
      'Hàng đợi',
      'Queue',
      Object.fromEntries(Object.entries(queues).map(([kind, { label }]) => [kind, label])),
    ),
    Node_Ids: refs('Node', 'Nơi gọi số', 'Places'),
    CoGiong: bool('Đọc số', 'Reads the calls out'),
  },
});

export const boardsRecords: readonly RecordDef[] = [bangGoiSoRecord];
