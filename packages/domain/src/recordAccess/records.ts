import { benhNhan } from '../records/commonFields.ts';
import { data, number, ref, text, time, told } from '../records/fields.ts';
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

/** The readings and exports of who opened a patient's record. */
export const nhatKyTruyCapRecord = defineRecord({
  name: 'NhatKyTruyCap',
  label: { vi: 'Nhật ký truy cập hồ sơ', en: 'Access to health records' },
  table: null,
  fields: { rows: told(number('Số dòng', 'Rows')), filter: told(data('Bộ lọc', 'Filter')) },
});

export const recordAccessRecords: readonly RecordDef[] = [moHoSoRecord, nhatKyTruyCapRecord];
