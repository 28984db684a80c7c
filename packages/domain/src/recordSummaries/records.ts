import { printRecords } from '../printing/printRecords.ts';
import { names, type RecordApi } from '../records/api.ts';
import { benhNhan, denNgay, khamBenh, lyDoHuy, tiepNhan, tuNgay } from '../records/commonFields.ts';
import { choice, day, number, person, personal, ref, refs, text, time } from '../records/fields.ts';
import { defineRecord, type RecordDef } from '../records/record.ts';
import { tomTatActs } from './tomTatHoSo.ts';
import { nguoiYeuCau, yeuCauTomTatActs } from './yeuCauTomTat.ts';

const benhAn = ref('BenhAn', 'Bệnh án', 'Medical record');
const phong = ref('Node', 'Phòng', 'Room');

export const yeuCauTomTatRecord = defineRecord({
  name: 'YeuCauTomTatHoSo',
  label: { vi: 'Yêu cầu tóm tắt hồ sơ bệnh án', en: 'Request for the summary of a record' },
  table: 'yeu_cau_tom_tat',
  display: ['SoYeuCau'],
  acts: [yeuCauTomTatActs],
  fields: {
    SoYeuCau: text('Số yêu cầu', 'Request number'),
    BenhNhan_Id: benhNhan,
    TiepNhan_Id: tiepNhan,
    KhamBenh_Id: khamBenh,
    BenhAn_Id: benhAn,
    PhongBan_Id: phong,
    NguoiYeuCau: choice('Người yêu cầu', 'Requested by', nguoiYeuCau),
    HoTenNguoiYeuCau: personal(text('Họ tên người yêu cầu', 'Name of who asks')),
    QuanHe: text('Quan hệ với người bệnh', 'Relation to the patient'),
    SoGiayTo: personal(text('Số giấy tờ tùy thân', 'Identity paper')),
    NgayCapGiayTo: day('Ngày cấp giấy tờ', 'Paper issued on'),
    NoiCapGiayTo: text('Nơi cấp giấy tờ', 'Paper issued by'),
    SoDienThoai: personal(text('Điện thoại', 'Phone')),
    MucDich: text('Mục đích sử dụng', 'Purpose'),
    SoBan: number('Số bản', 'Copies'),
    NgayYeuCau: day('Ngày yêu cầu', 'Requested on'),
    NgayHen: day('Ngày hẹn trả', 'Promised for'),
    LyDoTuChoi: text('Lý do từ chối', 'Reason of the refusal'),
  },
});

export const yeuCauTomTatApi: RecordApi = {
  about: 'A request for the summary of a medical record (form 04 of circular 25/2025).',
  without: ['PhongBan_Id'],
  enums: {
    TrangThai: {
      name: 'TrangThaiYeuCauTomTat',
      about: 'State of a request for the summary of a medical record.',
      values: {
        DaLap: 'Its summary is written.',
      },
    },
    NguoiYeuCau: {
      name: 'NguoiYeuCauTomTat',
      about: 'Who asks for the summary of a medical record.',
      values: {
        NguoiDaiDien: 'A representative of the patient.',
      },
    },
  },
  input: {
    about: 'What is taken down of a request for a summary.',
    fields: names(`
      requestId version KhamBenh_Id BenhAn_Id NguoiYeuCau HoTenNguoiYeuCau QuanHe SoGiayTo NgayCapGiayTo NoiCapGiayTo
      SoDienThoai MucDich SoBan NgayYeuCau NgayHen
    `),
    describe: {
      KhamBenh_Id: 'The examination; for a new record, instead of an outpatient record.',
      BenhAn_Id: 'The outpatient record; for a new record, instead of an examination.',
      NguoiYeuCau: 'Who asks; the patient when empty.',
      HoTenNguoiYeuCau: "Name of who asks; the patient's when empty.",
      SoGiayTo: "Number of the identity paper of who asks; the patient's when empty.",
      SoBan: 'How many copies; one when empty.',
      NgayYeuCau: 'Day of the request; today when empty.',
    },
  },
  describe: {
    SoYeuCau: 'Number of the request and of its appointment slip.',
    KhamBenh_Id: 'The examination that is summarised.',
    BenhAn_Id: 'The outpatient record that is summarised.',
    NguoiYeuCau: 'Who asks.',
    QuanHe: 'What a representative is to the patient.',
    SoGiayTo: 'Number of the identity paper of who asks.',
    NgayCapGiayTo: 'Day on which that paper was issued.',
    NoiCapGiayTo: 'Who issued that paper.',
    SoDienThoai: 'Phone of who asks.',
    SoBan: 'How many copies.',
    NgayYeuCau: 'Day of the request.',
    NgayHen: 'Day for which it is promised.',
    LyDoTuChoi: 'Why it was refused.',
  },
};

export const tomTatRecord = defineRecord({
  name: 'TomTatHoSoBenhAn',
  label: { vi: 'Tóm tắt hồ sơ bệnh án', en: 'Summary of a medical record' },
  table: 'tom_tat_ho_so',
  display: ['SoTomTat'],
  acts: [tomTatActs],
  fields: {
    SoTomTat: text('Số tóm tắt', 'Number of the summary'),
    PhienBan: number('Bản thứ', 'Version of the paper'),
    YeuCau_Id: ref('YeuCauTomTatHoSo', 'Yêu cầu', 'Request'),
    BenhNhan_Id: benhNhan,
    TiepNhan_Id: tiepNhan,
    KhamBenh_Id: khamBenh,
    BenhAn_Id: benhAn,
    PhongBan_Id: phong,
    BacSi_Id: person('Bác sĩ', 'Doctor'),
    NgayCap: day('Ngày cấp', 'Issued on'),
    TuNgay: tuNgay,
    DenNgay: denNgay,
    LyDoVaoVien: text('Lý do khám, điều trị', 'Reason of the treatment'),
    TienSuBenh: text('Tiền sử', 'Medical history'),
    QuaTrinhBenhLy: text('Quá trình bệnh lý, diễn biến lâm sàng', 'History of the illness and its course'),
    KetQuaCanLamSang: text('Kết quả cận lâm sàng', 'Findings of tests'),
    ChanDoan: text('Chẩn đoán', 'Diagnosis'),
    ChanDoanICD_Id: ref('ICD', 'Chẩn đoán ICD', 'ICD diagnosis'),
    ChanDoanPhuICD_Ids: refs('ICD', 'Chẩn đoán phụ', 'Further diagnoses'),
    PhuongPhapDieuTri: text('Phương pháp điều trị', 'Treatment'),
    TinhTrangRaVien: text('Tình trạng khi kết thúc', 'State at the end'),
    LoiDan: text('Lời dặn, hướng điều trị tiếp', 'Advice and further treatment'),
    ThayTheCho_Id: ref('TomTatHoSoBenhAn', 'Thay thế cho bản', 'Replaces'),
    LyDoThayThe: text('Lý do cấp lại', 'Why it was issued again'),
    LyDoHuy: lyDoHuy,
    NgayGiao: time('Giao lúc', 'Delivered at'),
    NguoiNhan: personal(text('Người nhận', 'Received by')),
    GiayToNguoiNhan: personal(text('Giấy tờ người nhận', "Receiver's paper")),
    NguoiGiao_Id: person('Người giao', 'Delivered by'),
  },
});

export const tomTatApi: RecordApi = {
  about: 'The summary of a medical record (form 03 of circular 25/2025).',
  without: ['TiepNhan_Id', 'KhamBenh_Id', 'BenhAn_Id', 'PhongBan_Id', 'GiayToNguoiNhan', 'NguoiGiao_Id'],
  labels: { BacSi_Id: 'NhanVien', ChanDoanICD_Id: 'ICD', ChanDoanPhuICD_Ids: 'ICD' },
  enums: {
    TrangThai: {
      name: 'TrangThaiTomTat',
      about: 'State of the summary of a medical record.',
      values: {
        BiThayThe: 'Replaced by a further version.',
      },
    },
  },
  input: {
    about: 'What the doctor writes of a summary.',
    fields: names(`
      requestId version YeuCau_Id TuNgay DenNgay LyDoVaoVien TienSuBenh QuaTrinhBenhLy KetQuaCanLamSang ChanDoan
      ChanDoanICD_Id ChanDoanPhuICD_Ids PhuongPhapDieuTri TinhTrangRaVien LoiDan
    `),
    describe: {
      YeuCau_Id: 'The request; for a new record.',
    },
  },
  describe: {
    SoTomTat: 'Number in the book of the year; a further version keeps it.',
    YeuCau_Id: 'The request.',
    BacSi_Id: 'The doctor who wrote it.',
    NgayCap: 'Day of issue.',
    TuNgay: 'First day of the treatment.',
    DenNgay: 'Last day of the treatment.',
    KetQuaCanLamSang: 'Results that matter.',
    TinhTrangRaVien: 'State of the patient at the end.',
    ThayTheCho_Id: 'The version that this one replaces.',
    NgayGiao: 'When it was delivered.',
    NguoiNhan: 'To whom it was delivered.',
  },
};

export const recordSummaryRecords: readonly RecordDef[] = [
  yeuCauTomTatRecord,
  tomTatRecord,
  ...printRecords('TomTatHoSoBenhAn', { vi: 'tóm tắt hồ sơ bệnh án', en: 'summary of a medical record' }),
  ...printRecords('YeuCauTomTatHoSo', {
    vi: 'yêu cầu tóm tắt hồ sơ bệnh án',
    en: 'request for the summary of a record',
  }),
];
