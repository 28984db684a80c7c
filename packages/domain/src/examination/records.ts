import { printRecords } from '../printing/printRecords.ts';
import { names, type RecordApi } from '../records/api.ts';
import {
  benhNhan,
  dichVuYeuCau,
  ghiChu,
  khamBenh,
  lyDoHuy,
  ngay,
  tiepNhan,
} from '../records/commonFields.ts';
import { bool, choice, day, number, person, personal, ref, refs, text, time } from '../records/fields.ts';
import { defineRecord, type RecordDef } from '../records/record.ts';
import { chuyenVienActs, lyDoChuyen } from './chuyenVien.ts';
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
      GhiChu
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
    DaDuyet: 'Verified.',
  },
};

export const chuyenVienRecord = defineRecord({
  name: 'KhamBenh_ChuyenVien',
  label: { vi: 'Giấy chuyển viện', en: 'Referral' },
  display: ['MaChuyenVien'],
  acts: [chuyenVienActs],
  fields: {
    MaChuyenVien: text('Mã chuyển viện', 'Referral code'),
    SoChuyenVien: text('Số chuyển viện', 'Referral number'),
    KhamBenh_Id: khamBenh,
    BenhNhan_Id: benhNhan,
    TiepNhan_Id: tiepNhan,
    BacSiKham_Id: bacSiKham,
    NgayChuyen: time('Ngày chuyển', 'Transferred on'),
    BenhVien_Id: ref('BenhVien', 'Cơ sở chuyển đến', 'Sent to'),
    HinhThucChuyen_Id: ref('HinhThucChuyen', 'Hình thức chuyển', 'Kind of transfer'),
    LyDoChuyen: choice('Lý do chuyển', 'Reason of the transfer', lyDoChuyen),
    DauHieuLamSang: text('Dấu hiệu lâm sàng', 'Clinical signs'),
    KetQuaLamSang: text('Kết quả cận lâm sàng', 'Findings'),
    ChanDoanICD_Id: chanDoan,
    ChanDoanPhuICD_Ids: chanDoanPhu,
    PhuongPhapDungDieuTri: text('Phương pháp đã điều trị', 'Treatment given'),
    TinhTrangBenhNhan: text('Tình trạng người bệnh', 'Condition of the patient'),
    HuongDieuTri: text('Hướng điều trị', 'Plan of treatment'),
    ChuyenTuNgay: day('Điều trị từ ngày', 'Treated from'),
    ChuyenDenNgay: day('Điều trị đến ngày', 'Treated until'),
    PhuongTienVanChuyen: text('Phương tiện vận chuyển', 'Means of transport'),
    SoLuotChuyen: number('Lượt chuyển', 'Number of the transfer'),
    HoTenNguoiDuaDi: personal(text('Người đưa đi', 'Escort')),
    HieuLucMotNam: bool('Có giá trị 1 năm', 'Valid for a year'),
    ThayTheCho_Id: ref('KhamBenh_ChuyenVien', 'Cấp lại cho phiếu', 'Issued again for'),
    LyDoCapLai: text('Lý do cấp lại', 'Why it was issued again'),
    LyDoHuy: lyDoHuy,
  },
});

export const chuyenVienApi: RecordApi = {
  about: 'The transfer of a patient from a session to another facility.',
  labels: {
    BacSiKham_Id: 'NhanVien',
    BenhVien_Id: 'BenhVien',
    HinhThucChuyen_Id: 'HinhThucChuyen',
    ChanDoanICD_Id: 'ICD',
    ChanDoanPhuICD_Ids: 'ICD',
  },
  enums: {
    TrangThai: {
      name: 'TrangThaiChuyenVien',
      about: 'State of a transfer record.',
      values: {
        BiThayThe: 'Replaced by one that was issued again.',
      },
    },
    LyDoChuyen: {
      name: 'LyDoChuyen',
      about: 'Why a patient is transferred.',
      values: {
        TheoYeuCau: "At the patient's request.",
      },
    },
  },
  input: {
    about: 'What the doctor writes of a transfer.',
    fields: names(`
      requestId version KhamBenh_Id NgayChuyen BenhVien_Id HinhThucChuyen_Id LyDoChuyen DauHieuLamSang KetQuaLamSang
      ChanDoanICD_Id ChanDoanPhuICD_Ids PhuongPhapDungDieuTri TinhTrangBenhNhan HuongDieuTri ChuyenTuNgay
      ChuyenDenNgay PhuongTienVanChuyen SoLuotChuyen HoTenNguoiDuaDi
    `),
    describe: {
      NgayChuyen: 'When the patient leaves; now when empty.',
      LyDoChuyen: 'Why; medically indicated when empty.',
      DauHieuLamSang: "Clinical signs; the session's when not given.",
      ChanDoanICD_Id: "Main disease; the session's when not given.",
      ChanDoanPhuICD_Ids: "Secondary diseases; the session's when not given.",
      SoLuotChuyen: 'How many times the patient was transferred in this course; 1 when empty.',
    },
  },
  describe: {
    MaChuyenVien: 'Code of the record.',
    SoChuyenVien: 'Number in the transfer book of the year.',
    BacSiKham_Id: 'The doctor who signs.',
    BacSiKham: 'Label of the doctor.',
    NgayChuyen: 'When the patient leaves.',
    BenhVien_Id: 'The facility that takes the patient.',
    BenhVien: 'Label of the facility.',
    HinhThucChuyen: 'Label of the kind.',
    LyDoChuyen: 'Why.',
    KetQuaLamSang: 'Results of examinations and tests.',
    PhuongPhapDungDieuTri: 'Methods, techniques and medicines of the treatment.',
    TinhTrangBenhNhan: 'State of the patient when leaving.',
    HuongDieuTri: 'Direction of the treatment.',
    ChuyenTuNgay: 'First day of treatment here.',
    ChuyenDenNgay: 'Last day of treatment here.',
    SoLuotChuyen: 'How many times the patient was transferred in this course.',
    HoTenNguoiDuaDi: 'Who goes with the patient.',
    HieuLucMotNam: 'Whether its disease makes it valid for a year.',
    ThayTheCho_Id: 'The transfer that this one replaces.',
  },
};

/** The readings of what a patient was examined for before. */
export const lichSuKhamBenhRecord = defineRecord({
  name: 'LichSuKhamBenh',
  label: { vi: 'Lịch sử khám bệnh', en: 'Examination history' },
  table: null,
  fields: {},
});

export const examinationRecords: readonly RecordDef[] = [
  khamBenhRecord,
  chuyenVienRecord,
  lichSuKhamBenhRecord,
  ...printRecords('PhieuChuyenCoSo', { vi: 'phiếu chuyển cơ sở', en: 'transfer paper' }),
];
