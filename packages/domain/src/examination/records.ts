import { printRecords } from '../printing/printRecords.ts';
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
