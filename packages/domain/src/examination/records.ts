import { names, type RecordApi } from '../records/api.ts';
import { benhNhan, dichVuYeuCau, ghiChu, lyDoHuy, ngay, tiepNhan } from '../records/commonFields.ts';
import { bool, choice, day, number, person, ref, refs, text, time } from '../records/fields.ts';
import { defineRecord, type RecordDef } from '../records/record.ts';
import { khamBenhActs } from './khamBenh.ts';

const chanDoan = ref('ICD', 'Chẩn đoán ICD', 'ICD diagnosis');
const chanDoanPhu = refs('ICD', 'Chẩn đoán phụ', 'Further diagnoses');
const bacSiKham = person('Bác sĩ khám', 'Examined by');

export const khamBenhRecord = defineRecord({
  name: 'KhamBenh',
  label: { vi: 'Phiên khám', en: 'Examination' },
  display: ['MaKhamBenh'],
  acts: [khamBenhActs],
  fields: {
    MaKhamBenh: text('Mã khám bệnh', 'Examination code'),
    BenhNhan_Id: benhNhan,
    TiepNhan_Id: tiepNhan,
    DichVuYeuCau_Id: dichVuYeuCau,
    PhongBan_Id: ref('Node', 'Phòng', 'Room'),
    Ve_Id: ref('VeHangDoi', 'Số thứ tự', 'Queue ticket'),
    SoThuTu: number('Số thứ tự', 'Number'),
    NgayKham: time('Ngày khám', 'Examined on'),
    Ngay: ngay,
    NgayKetThuc: time('Ngày kết thúc', 'Ended on'),
    BacSiKham_Id: bacSiKham,
    Mach: number('Mạch', 'Pulse'),
    NhietDo: number('Nhiệt độ', 'Temperature'),
    HuyetApCao: number('Huyết áp tâm thu', 'Systolic pressure'),
    HuyetApThap: number('Huyết áp tâm trương', 'Diastolic pressure'),
    NhipTho: number('Nhịp thở', 'Breathing rate'),
    SpO2: number('SpO2', 'SpO2'),
    ChieuCao: number('Chiều cao', 'Height'),
    CanNang: number('Cân nặng', 'Weight'),
    LyDoKham: text('Lý do khám', 'Reason of the visit'),
    TrieuChungLamSang: text('Triệu chứng lâm sàng', 'Symptoms'),
    TienSuBenh: text('Tiền sử bệnh', 'Medical history'),
    TienSuDiUng: text('Tiền sử dị ứng', 'Allergies'),
    ThaiSan: choice('Thai sản', 'Pregnancy', {
      MangThai: { vi: 'Mang thai', en: 'Pregnant' },
      ChoConBu: { vi: 'Cho con bú', en: 'Breast-feeding' },
    }),
    BenhManTinh: bool('Bệnh mạn tính', 'Chronic disease'),
    ChanDoan: text('Chẩn đoán', 'Diagnosis'),
    ChanDoanICD_Id: chanDoan,
    ChanDoanPhuICD_Ids: chanDoanPhu,
    HuongGiaiQuyet_Id: ref('HuongGiaiQuyet', 'Hướng giải quyết', 'Outcome'),
    NgayTaiKham: day('Ngày tái khám', 'Next visit'),
    LoiDan: text('Lời dặn', 'Advice'),
    GhiChu: ghiChu,
    QuaTrinhBenhLy: text('Diễn biến bệnh', 'Course of the illness'),
    KetQuaCanLamSang: text('Kết quả cận lâm sàng có giá trị', 'Results that matter'),
    PhuongPhapDieuTri: text('Phương pháp điều trị', 'Treatment'),
    HuongDieuTri: text('Hướng điều trị tiếp theo', 'Further treatment'),
    DaDuyet: bool('Đã duyệt', 'Approved'),
    BacSiSua_Id: person('Bác sĩ sửa', 'Edited by'),
    BenhAn_Id: ref('BenhAn', 'Bệnh án', 'Medical record'),
    DotDieuTri_Id: ref('DotDieuTri', 'Đợt điều trị', 'Treatment episode'),
    LyDoHuy_Id: ref('LyDo', 'Lý do hủy (danh mục)', 'Reason of the cancellation (list)'),
    LyDoHuy: lyDoHuy,
  },
});

export const khamBenhApi: RecordApi = {
  about: 'An examination session.',
  without: ['BacSiSua_Id', 'BenhAn_Id', 'DotDieuTri_Id', 'LyDoHuy_Id'],
  labels: {
    PhongBan_Id: 'Node',
    BacSiKham_Id: 'NhanVien',
    BacSiSua_Id: 'NhanVien',
    ChanDoanICD_Id: 'ICD',
    ChanDoanPhuICD_Ids: 'ICD',
    HuongGiaiQuyet_Id: 'HuongGiaiQuyet',
  },
  enums: {
    TrangThai: {
      name: 'TrangThaiKhamBenh',
      about: 'State of a session.',
    },
    ThaiSan: {
      name: 'ThaiSan',
      about: 'What the prescriptions of a woman depend on.',
    },
  },
  input: {
    about: 'What the doctor writes; a field that is left out stays.',
    fields: names(`
      version Mach NhietDo HuyetApCao HuyetApThap NhipTho SpO2 ChieuCao CanNang LyDoKham TrieuChungLamSang TienSuBenh
      TienSuDiUng ThaiSan BenhManTinh ChanDoan ChanDoanICD_Id ChanDoanPhuICD_Ids HuongGiaiQuyet_Id NgayTaiKham LoiDan
      GhiChu QuaTrinhBenhLy KetQuaCanLamSang PhuongPhapDieuTri HuongDieuTri
    `),
    required: ['version'],
    describe: {
      version: 'The version that was seen.',
      Mach: 'Pulse.',
      NhietDo: 'Temperature.',
      HuyetApCao: 'Systolic pressure.',
      HuyetApThap: 'Diastolic pressure.',
      SpO2: 'Oxygen saturation.',
    },
  },
  describe: {
    _id: 'Session id.',
    MaKhamBenh: 'Code of the session.',
    DichVuYeuCau_Id: 'The exam order.',
    PhongBan_Id: 'The room.',
    PhongBan: 'Label of the room.',
    Ve_Id: 'The queue ticket.',
    SoThuTu: 'Number of the ticket.',
    NgayKham: 'When it was opened.',
    Ngay: 'The day of the exam.',
    NgayKetThuc: 'When it was ended.',
    BacSiKham_Id: 'The doctor.',
    BacSiKham: 'Label of the doctor.',
    BacSiSua: 'Doctor who saved it last, whoever examines.',
    LyDoHuy: 'What was added to the reason.',
    Mach: 'Pulse, beats a minute.',
    NhietDo: 'Temperature, °C.',
    HuyetApCao: 'Systolic pressure, mmHg.',
    HuyetApThap: 'Diastolic pressure, mmHg.',
    NhipTho: 'Breaths a minute.',
    SpO2: 'Oxygen saturation, percent.',
    ChieuCao: 'Height, cm.',
    CanNang: 'Weight, kg.',
    TrieuChungLamSang: 'Clinical signs.',
    TienSuBenh: 'History.',
    ThaiSan: 'Pregnant or breast-feeding.',
    ChanDoan: 'Diagnosis as written.',
    HuongGiaiQuyet_Id: 'Resolution.',
    HuongGiaiQuyet: 'Label of the resolution.',
    NgayTaiKham: 'Follow-up day.',
    QuaTrinhBenhLy: 'Course of the illness for the summary; nothing: what the record says.',
    KetQuaCanLamSang: 'Results that matter for the summary; nothing: what the record says.',
    PhuongPhapDieuTri: 'Treatment for the summary; nothing: what the record says.',
    HuongDieuTri: 'Further treatment for the summary; nothing: what the record says.',
    DaDuyet: 'Verified.',
  },
};

/** The readings of what a patient was examined for before. */
export const lichSuKhamBenhRecord = defineRecord({
  name: 'LichSuKhamBenh',
  label: { vi: 'Lịch sử khám bệnh', en: 'Examination history' },
  table: null,
  fields: {},
});

export const examinationRecords: readonly RecordDef[] = [khamBenhRecord, lichSuKhamBenhRecord];
