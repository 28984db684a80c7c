import type { RecordApi } from '../records/api.ts';
import { benhNhan, lyDo, sha256 } from '../records/commonFields.ts';
import { logOnly, number, text } from '../records/fields.ts';
import { defineRecord, type Fields, type RecordDef } from '../records/record.ts';
import { settingForms } from '../settings/settingForms.ts';
import { placeOf } from '../settings/settingValues.ts';

/** Fields as the operation log holds them: of a list of values the name that they share. */
const ofForms: Fields = Object.fromEntries(
  settingForms.flatMap((form) =>
    Object.entries(form.fields).map(([path, field]) => [placeOf(path).name, { ...field, from: 'act' }]),
  ),
);

/** The settings: the log holds the values of a section. */
export const settingRecord = defineRecord({
  name: 'setting',
  label: { vi: 'Cài đặt', en: 'Settings' },
  fields: {
    ...ofForms,
    section: text('Nhóm', 'Section'),
    value: { kind: 'data', label: { vi: 'Giá trị', en: 'Value' } },
  },
});

/** A parameter that a law changes by date. */
export const thamSoRecord = defineRecord({
  name: 'ThamSo',
  label: { vi: 'Thông số theo luật', en: 'Legal parameter' },
  fields: {
    ma: text('Mã', 'Code'),
    tuNgay: text('Từ ngày', 'From'),
    giaTri: text('Giá trị', 'Value'),
    canCu: text('Căn cứ', 'Legal basis'),
    LyDo: logOnly(lyDo),
  },
});

export const thamSoApi: RecordApi = {
  about: 'One dated value of a parameter that a law changes, such as the base salary.',
  without: ['tuNgay', 'giaTri'],
  describe: {
    _id: 'Id.',
    version: 'Version, for changes.',
    ma: 'Code of the parameter, such as LCS for the base salary.',
    canCu: 'The law, decree or circular that it comes from.',
  },
};

/** An uploaded file. */
export const fileRecord = defineRecord({
  name: 'file',
  label: { vi: 'Tệp', en: 'File' },
  fields: {
    fileName: text('Tên tệp', 'File name'),
    type: text('Loại tệp', 'Kind of file'),
    size: number('Kích thước', 'Size'),
    sha256,
    permission: text('Quyền đọc', 'Permission to read'),
    BenhNhan_Id: benhNhan,
    pictureOf: text('Ảnh của', 'Picture of'),
  },
  display: ['fileName'],
});

export const systemRecords: readonly RecordDef[] = [settingRecord, thamSoRecord, fileRecord];
