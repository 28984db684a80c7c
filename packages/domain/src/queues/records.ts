import { printRecords } from '../printing/printRecords.ts';
import { benhNhan, lyDo, ngay, tiepNhan } from '../records/commonFields.ts';
import { bool, choice, day, number, ref, text, time } from '../records/fields.ts';
import { defineRecord, type RecordDef } from '../records/record.ts';
import { dongViecActs } from './dongViec.ts';
import { queues } from './queueKinds.ts';
import { veActs } from './ve.ts';

const queueField = choice(
  'Hàng đợi',
  'Queue',
  Object.fromEntries(Object.entries(queues).map(([kind, { label }]) => [kind, label])),
);
const place = ref('Node', 'Nơi làm việc', 'Place');

export const veHangDoiRecord = defineRecord({
  name: 'VeHangDoi',
  label: { vi: 'Số thứ tự', en: 'Queue ticket' },
  table: 'hang_doi_ve',
  display: ['KyHieu', 'Ngay'],
  acts: [veActs],
  fields: {
    HangDoi: queueField,
    Node_Id: place,
    Ngay: ngay,
    SoThuTu: number('Số thứ tự', 'Number'),
    KyHieu: text('Số gọi', 'Called number'),
    isEmergency: bool('Cấp cứu', 'Emergency'),
    isPriority: bool('Ưu tiên', 'Priority'),
    isRecall: bool('Gọi lại', 'Recalled'),
    isReturning: bool('Quay lại', 'Returning'),
    LyDoUuTien: text('Lý do ưu tiên', 'Reason of the priority'),
    soLanGoi: number('Số lần gọi', 'Times called'),
    goiLuc: time('Gọi lúc', 'Called at'),
    thuTuGoi: number('Thứ tự gọi', 'Turn of the call'),
    Quay: text('Quầy', 'Counter'),
    BenhNhan_Id: benhNhan,
    TiepNhan_Id: tiepNhan,
    // what the patient waits for
    source_Id: ref(['DichVuYeuCau', 'TiepNhan', 'ToaThuoc', 'KhamBenh'], 'Chứng từ gốc', 'Source document'),
    sauLuotGoi: number('Sau lượt gọi', 'After turn'),
    viTri: number('Vị trí', 'Position'),
  },
});

export const dongViecRecord = defineRecord({
  name: 'DongViec',
  label: { vi: 'Đóng việc ngày trước', en: 'Closing of earlier work' },
  display: ['HangDoi', 'DenNgay'],
  acts: [dongViecActs],
  fields: {
    HangDoi: queueField,
    Node_Id: place,
    DenNgay: day('Đến hết ngày', 'Up to'),
    CaDangLam: bool('Cả việc đang làm', 'What is begun as well'),
    SoVe: number('Số bị hủy', 'Numbers cancelled'),
    LyDo: lyDo,
  },
});

export const queuesRecords: readonly RecordDef[] = [
  veHangDoiRecord,
  dongViecRecord,
  ...printRecords('PhieuSoThuTu', { vi: 'phiếu số thứ tự', en: 'queue ticket' }),
];
