import { printRecords } from '../printing/printRecords.ts';
import { benhNhan, ngay, tiepNhan } from '../records/commonFields.ts';
import { bool, choice, number, ref, text, time } from '../records/fields.ts';
import { defineRecord, type RecordDef } from '../records/record.ts';
import { queues } from './queueKinds.ts';
import { veActs } from './ve.ts';

export const veHangDoiRecord = defineRecord({
  name: 'VeHangDoi',
  label: { vi: 'Số thứ tự', en: 'Queue ticket' },
  table: 'hang_doi_ve',
  display: ['KyHieu', 'Ngay'],
  acts: [veActs],
  fields: {
    HangDoi: choice(
      'Hàng đợi',
      'Queue',
      Object.fromEntries(Object.entries(queues).map(([kind, { label }]) => [kind, label])),
    ),
    Node_Id: ref('Node', 'Nơi làm việc', 'Place'),
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

export const queuesRecords: readonly RecordDef[] = [
  veHangDoiRecord,
  ...printRecords('PhieuSoThuTu', { vi: 'phiếu số thứ tự', en: 'queue ticket' }),
];
