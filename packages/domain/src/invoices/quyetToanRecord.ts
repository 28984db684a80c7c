import { names, type RecordApi } from '../records/api.ts';
import { denNgay, lyDoHuy, tuNgay } from '../records/commonFields.ts';
import { logOnly, ref, text } from '../records/fields.ts';
import { defineRecord } from '../records/record.ts';
import { quyetToanActs, quyetToanFields } from './quyetToan.ts';

/** A settlement of the costs of a period with the insurance: what it accepted is invoiced to it. */
export const quyetToanRecord = defineRecord({
  name: 'QuyetToanBHYT',
  label: { vi: 'Quyết toán BHYT', en: 'Settlement with the insurance' },
  display: ['SoBienBan'],
  acts: [quyetToanActs],
  fields: {
    ...quyetToanFields,
    CoSo_Id: ref('Node', 'Cơ sở', 'Facility'),
    TuNgay: tuNgay,
    DenNgay: denNgay,
    LyDoHuy: lyDoHuy,
    LyDo: logOnly(text('Lý do', 'Reason')),
  },
});

const written = names('LoaiKy Ky Nam SoBienBan NgayBienBan SoTienDeNghi SoTienChapNhan GhiChu');

export const quyetToanApi: RecordApi = {
  about:
    'A settlement of the costs of a period with the insurance: what it accepted is invoiced to it, once.',
  without: names('CoSo_Id'),
  also: ['NgayTao'],
  enums: {
    LoaiKy: { name: 'LoaiKyQuyetToan', about: 'What a settlement is of.' },
    TrangThai: { name: 'TrangThaiQuyetToan', about: 'States of a settlement.' },
  },
  input: {
    about: 'A settlement as it is entered.',
    name: 'QuyetToanBHYTInput',
    fields: ['requestId', 'version', ...written],
    required: written.filter((field) => field !== 'GhiChu'),
  },
  describe: {
    _id: 'Id.',
    Ky: 'Which month or quarter of the year.',
    SoBienBan: 'Number of the record that both sides signed.',
    NgayBienBan: 'Its date: the invoice is due two working days later.',
    SoTienDeNghi: 'What was claimed, whole dong.',
    SoTienChapNhan: 'What the insurance accepted when it was settled; later changes stand on its invoice.',
    GhiChu: 'What was refused, in words.',
    TuNgay: 'First day of the period.',
    DenNgay: 'Last day of the period.',
  },
};
