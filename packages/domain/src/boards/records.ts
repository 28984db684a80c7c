import { queues } from '../queues/queueKinds.ts';
import type { RecordApi } from '../records/api.ts';
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

export const bangGoiSoApi: RecordApi = {
  about: 'A television that shows queues.',
  labels: { Node_Ids: 'Node' },
  enums: {
    TrangThai: {
      name: 'TrangThaiBangGoiSo',
      about: 'State of a queue board.',
      values: {
        DaHuy: 'Taken from its television.',
      },
    },
    HangDoi: 'LoaiHangDoi',
  },
  input: {
    about: 'What a board shows.',
    fields: ['Ten', 'HangDoi', 'Node_Ids', 'CoGiong'],
    required: ['Ten', 'HangDoi', 'Node_Ids', 'CoGiong'],
    describe: {
      Ten: 'Name, at most 60 characters.',
      HangDoi: 'The queue.',
      Node_Ids: 'Ids of 1 to 12 rooms, stores or counters.',
    },
  },
  describe: {
    HangDoi: 'The queue that it shows.',
    Node_Ids: 'Ids of the rooms, stores or counters whose calls it shows.',
    Nodes: 'Labels of these places.',
  },
};

export const boardsRecords: readonly RecordDef[] = [bangGoiSoRecord];
