import { printRecords } from '../printing/printRecords.ts';
import { benhNhan, ghiChu, khamBenh, lyDoHuy, ngay, tiepNhan } from '../records/commonFields.ts';
import { choice, day, number, person, personal, ref, refs, text, time } from '../records/fields.ts';
import { defineRecord, type RecordDef } from '../records/record.ts';
import { benhAnActs, trangThaiDot } from './benhAn.ts';
import { phieuSoKetActs } from './phieuSoKet.ts';
import { ketQuaDieuTri, loaiRaVien, raVienActs } from './raVien.ts';

const benhAn = ref('BenhAn', 'Bệnh án', 'Medical record');
const bacSi = person('Bác sĩ', 'Doctor');
const chanDoan = text('Chẩn đoán', 'Diagnosis');
const chanDoanICD = ref('ICD', 'Chẩn đoán ICD', 'ICD diagnosis');
const chanDoanPhu = refs('ICD', 'Chẩn đoán phụ', 'Further diagnoses');

export const benhAnRecord = defineRecord({
  name: 'BenhAn',
  label: { vi: 'Bệnh án ngoại trú', en: 'Outpatient record' },
  display: ['SoBenhAn'],
  acts: [benhAnActs],
  fields: {
    SoBenhAn: text('Số bệnh án', 'Record number'),
    BenhNhan_Id: benhNhan,
    TiepNhan_Id: tiepNhan,
    KhamBenh_Id: khamBenh,
    LoaiBenhAn_Id: ref('LoaiBenhAn', 'Loại bệnh án', 'Record type'),
    ChuyenKhoa_Id: ref('ChuyenKhoa', 'Chuyên khoa', 'Specialty'),
    PhongBan_Id: ref('Node', 'Phòng', 'Room'),
    BacSi_Id: bacSi,
    ThoiGianVaoVien: time('Vào điều trị lúc', 'Treatment began at'),
    Mach: number('Mạch', 'Pulse'),
    NhietDo: number('Nhiệt độ', 'Temperature'),
    HuyetApCao: number('Huyết áp tâm thu', 'Systolic pressure'),
    HuyetApThap: number('Huyết áp tâm trương', 'Diastolic pressure'),
    NhipTho: number('Nhịp thở', 'Breathing rate'),
    ChieuCao: number('Chiều cao', 'Height'),
    CanNang: number('Cân nặng', 'Weight'),
    LyDoVaoVien: text('Lý do vào điều trị', 'Reason of the treatment'),
    QuaTrinhBenhLy: text('Quá trình bệnh lý', 'History of the illness'),
    TienSuBenh: text('Tiền sử bản thân', 'Medical history'),
    TienSuGiaDinh: text('Tiền sử gia đình', 'Family history'),
    KhamLamSang: text('Khám lâm sàng', 'Clinical findings'),
    TomTatCanLamSang: text('Tóm tắt cận lâm sàng', 'Findings of tests'),
    ChanDoan: chanDoan,
    ChanDoanICD_Id: chanDoanICD,
    ChanDoanPhuICD_Ids: chanDoanPhu,
    HuongDieuTri: text('Hướng điều trị', 'Plan of treatment'),
    LyDoHuy: lyDoHuy,
  },
});

export const dotDieuTriRecord = defineRecord({
  name: 'DotDieuTri',
  label: { vi: 'Đợt điều trị', en: 'Treatment episode' },
  display: ['DotThu'],
  fields: {
    BenhAn_Id: benhAn,
    BenhNhan_Id: benhNhan,
    DotThu: number('Đợt thứ', 'Episode number'),
    TrangThai: choice('Trạng thái', 'State', trangThaiDot),
    ThoiGianBatDau: time('Bắt đầu', 'Began at'),
    ThoiGianKetThuc: time('Kết thúc', 'Ended at'),
    SoTheBHYT: personal(text('Số thẻ BHYT', 'Insurance card')),
    BHYTNgayHieuLuc: day('Thẻ có giá trị từ', 'Card valid from'),
    BHYTNgayHetHieuLuc: day('Thẻ có giá trị đến', 'Card valid until'),
  },
});

export const raVienRecord = defineRecord({
  name: 'RaVienNgoaiTru',
  label: { vi: 'Giấy ra viện ngoại trú', en: 'Outpatient discharge' },
  display: ['SoRaVien'],
  acts: [raVienActs],
  fields: {
    SoRaVien: text('Số ra viện', 'Discharge number'),
    PhienBan: number('Bản thứ', 'Version of the paper'),
    BenhAn_Id: benhAn,
    BenhNhan_Id: benhNhan,
    BacSi_Id: bacSi,
    ThoiGianRaVien: time('Ra viện lúc', 'Discharged at'),
    KetQuaDieuTri: choice('Kết quả điều trị', 'Result of the treatment', ketQuaDieuTri),
    LoaiRaVien: choice('Loại ra viện', 'Kind of discharge', loaiRaVien),
    ChanDoan: chanDoan,
    ChanDoanICD_Id: chanDoanICD,
    ChanDoanPhuICD_Ids: chanDoanPhu,
    PhuongPhapDieuTri: text('Phương pháp điều trị', 'Treatment'),
    LoiDan: text('Lời dặn', 'Advice'),
    GhiChu: ghiChu,
    NguoiGiamHo: personal(text('Cha, mẹ hoặc người giám hộ', 'Parent or guardian')),
    ThayTheCho_Id: ref('RaVienNgoaiTru', 'Thay thế cho bản', 'Replaces'),
    LyDoThayThe: text('Lý do thay thế', 'Why it was replaced'),
    LyDoHuy: lyDoHuy,
  },
});

export const phieuSoKetRecord = defineRecord({
  name: 'PhieuSoKet',
  label: { vi: 'Phiếu sơ kết điều trị', en: 'Summary of progress' },
  display: ['Ngay'],
  acts: [phieuSoKetActs],
  fields: {
    BenhAn_Id: benhAn,
    BenhNhan_Id: benhNhan,
    BacSi_Id: bacSi,
    NgaySoKet: time('Sơ kết lúc', 'Written at'),
    Ngay: ngay,
    DienBienLamSang: text('Diễn biến lâm sàng', 'Clinical course'),
    XetNghiem: text('Xét nghiệm cận lâm sàng', 'Tests'),
    QuaTrinhDieuTri: text('Quá trình điều trị', 'Treatment so far'),
    DanhGiaKetQua: text('Đánh giá kết quả', 'Assessment'),
    HuongDieuTri: text('Hướng điều trị tiếp và tiên lượng', 'Further treatment and outlook'),
  },
});

export const medicalRecordRecords: readonly RecordDef[] = [
  benhAnRecord,
  dotDieuTriRecord,
  raVienRecord,
  phieuSoKetRecord,
  ...printRecords('RaVienNgoaiTru', { vi: 'giấy ra viện', en: 'discharge' }),
  ...printRecords('BenhAnNgoaiTru', { vi: 'bệnh án ngoại trú', en: 'outpatient record' }),
  ...printRecords('PhieuSoKet', { vi: 'phiếu sơ kết', en: 'summary of progress' }),
];
