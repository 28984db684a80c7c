import type { RecordApi } from '../records/api.ts';
import { benhNhan } from '../records/commonFields.ts';
import { data, logOnly, number, ref, text, time } from '../records/fields.ts';
import { defineRecord, type RecordDef } from '../records/record.ts';

/** A patient's record that somebody opened for a time, saying why. */
export const moHoSoRecord = defineRecord({
  name: 'MoHoSo',
  label: { vi: 'Mở hồ sơ của cơ sở khác', en: 'Opening of a record of another facility' },
  table: 'mo_ho_so',
  fields: {
    BenhNhan_Id: benhNhan,
    LyDo_Id: ref('LyDo', 'Lý do', 'Reason'),
    DienGiai: text('Diễn giải', 'In words'),
    DenLuc: time('Đến lúc', 'Until'),
    NoiMo_Id: ref('Node', 'Nơi mở', 'Opened at'),
  },
});

export const moHoSoApi: RecordApi = {
  about: 'What other facilities wrote of a patient, opened to one person for some hours.',
  without: ['version', 'LyDo_Id', 'NoiMo_Id'],
  also: ['NgayTao'],
  labels: { LyDo_Id: 'LyDo' },
  input: {
    about: 'Why the records of other facilities are opened.',
    fields: ['requestId', 'BenhNhan_Id', 'LyDo_Id', 'DienGiai'],
    required: ['BenhNhan_Id', 'LyDo_Id', 'DienGiai'],
    describe: {
      requestId: 'Client-made id: a repeat answers the first opening.',
      LyDo_Id: 'A reason of the kind MoHoSo.',
      DienGiai: 'The reason in words: 10 to 500 characters.',
    },
  },
  describe: {
    _id: 'Its id.',
    LyDo: 'The reason, of the catalogue.',
    DienGiai: 'The reason in words.',
    NgayTao: 'When it was opened.',
    DenLuc: 'Until when it is open.',
  },
};

/** The readings and exports of who opened a patient's record. */
export const nhatKyTruyCapRecord = defineRecord({
  name: 'NhatKyTruyCap',
  label: { vi: 'Nhật ký truy cập hồ sơ', en: 'Access to health records' },
  table: null,
  fields: { rows: logOnly(number('Số dòng', 'Rows')), filter: logOnly(data('Bộ lọc', 'Filter')) },
});

export const recordAccessRecords: readonly RecordDef[] = [moHoSoRecord, nhatKyTruyCapRecord];
