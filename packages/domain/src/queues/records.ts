import { printRecords } from '../printing/printRecords.ts';
import type { RecordApi } from '../records/api.ts';
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

export const veHangDoiApi: RecordApi = {
  about: 'A queue ticket.',
  without: ['version', 'thuTuGoi', 'sauLuotGoi', 'viTri'],
  also: ['NgayTao'],
  labels: { Node_Id: 'Node' },
  enums: {
    HangDoi: 'LoaiHangDoi',
  },
  describe: {
    _id: 'Ticket id.',
    HangDoi: "The queue's kind.",
    Node_Id: 'Where the queue stands.',
    Node: "The node's label.",
    Ngay: 'The day.',
    SoThuTu: 'Number of the day.',
    KyHieu: 'The number as printed, such as U012.',
    TrangThai: 'cho, dang_goi, dang_phuc_vu, xong, vang, huy or chuyen.',
    isEmergency: 'Emergency: before everybody.',
    isPriority: 'Legal priority.',
    isRecall: 'Called more than once.',
    isReturning: 'Comes back with results.',
    LyDoUuTien: 'Why the ticket has priority.',
    soLanGoi: 'Calls so far.',
    goiLuc: 'The last call.',
    Quay: 'Counter that called.',
    source_Id: 'The order slip, visit or prescription that waits.',
    NgayTao: 'When the number was taken.',
  },
};

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

export const dongViecApi: RecordApi = {
  about:
    "A closing of what earlier days left at a desk: it does not stand in the desk's lists while the closing holds.",
  without: ['version', 'TrangThai', 'hanhDongs'],
  also: ['NgayTao'],
  enums: {
    HangDoi: 'LoaiHangDoi',
  },
  input: {
    about: 'What of a desk is closed, and why.',
    fields: ['DenNgay', 'CaDangLam', 'LyDo'],
    required: ['DenNgay', 'LyDo'],
    describe: {
      DenNgay: 'The last day whose work is closed: before today.',
      CaDangLam: 'What is begun is closed as well.',
    },
  },
  describe: {
    _id: 'Id.',
    HangDoi: "The queue's kind.",
    Node_Id: 'Where the queue stands.',
    DenNgay: 'The last day whose work was closed.',
    CaDangLam: 'What is begun was closed as well.',
    SoVe: 'How many numbers were cancelled with it.',
    NgayTao: 'When it was closed.',
  },
};

export const queuesRecords: readonly RecordDef[] = [
  veHangDoiRecord,
  dongViecRecord,
  ...printRecords('PhieuSoThuTu', { vi: 'phiếu số thứ tự', en: 'queue ticket' }),
];
