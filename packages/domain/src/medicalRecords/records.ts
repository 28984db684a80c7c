import { printRecords } from '../printing/printRecords.ts';
import { names, type RecordApi } from '../records/api.ts';
import {
  benhNhan,
  ghiChu,
  khamBenh,
  lyDo,
  lyDoHuy,
  ngay,
  nhapVien,
  tiepNhan,
} from '../records/commonFields.ts';
import {
  choice,
  data,
  day,
  logOnly,
  number,
  person,
  personal,
  ref,
  refs,
  text,
  time,
} from '../records/fields.ts';
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
  label: { vi: 'Bệnh án', en: 'Medical record' },
  display: ['SoBenhAn'],
  acts: [benhAnActs],
  fields: {
    SoBenhAn: text('Số bệnh án', 'Record number'),
    BenhNhan_Id: benhNhan,
    TiepNhan_Id: tiepNhan,
    KhamBenh_Id: khamBenh,
    NhapVien_Id: nhapVien,
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
    NoiDungRieng: data('Nội dung theo loại bệnh án', 'What its kind asks for'),
    LyDoHuy: lyDoHuy,
    KhoaLuc: time('Khóa lúc', 'Locked at'),
    NguoiKhoa_Id: person('Người khóa', 'Locked by'),
    LyDo: logOnly(lyDo),
  },
});

export const benhAnApi: RecordApi = {
  about: 'Medical record: the treatment of a disease over its examinations, or of a stay in a ward.',
  without: ['TiepNhan_Id', 'NoiDungRieng'],
  labels: {
    LoaiBenhAn_Id: 'LoaiBenhAn',
    ChuyenKhoa_Id: 'ChuyenKhoa',
    PhongBan_Id: 'Node',
    BacSi_Id: 'NhanVien',
    ChanDoanICD_Id: 'ICD',
    ChanDoanPhuICD_Ids: 'ICD',
    NguoiKhoa_Id: 'NhanVien',
  },
  enums: {
    TrangThai: 'TrangThaiBenhAn',
  },
  describe: {
    SoBenhAn: 'Number of the record.',
    KhamBenh_Id: 'The examination that opened it.',
    NhapVien_Id: 'The stay that it is of; empty of an outpatient record.',
    LoaiBenhAn_Id: 'Type of the record.',
    LoaiBenhAn: 'Label of the type.',
    ChuyenKhoa: 'Label of the specialty.',
    PhongBan_Id: 'The room that keeps it.',
    PhongBan: 'Label of the room.',
    BacSi_Id: 'The doctor in charge.',
    ThoiGianVaoVien: 'When the treatment began.',
    Mach: 'Pulse a minute.',
    NhietDo: 'Temperature in °C.',
    HuyetApCao: 'Systolic pressure in mmHg.',
    HuyetApThap: 'Diastolic pressure in mmHg.',
    NhipTho: 'Breaths a minute.',
    ChieuCao: 'Height in cm.',
    CanNang: 'Weight in kg.',
    TomTatCanLamSang: 'Findings of tests, in short.',
    ChanDoan: 'Diagnosis as written.',
    KhoaLuc: 'Since when it is locked; empty while it may be written.',
    NguoiKhoa_Id: 'Who locked it.',
    NguoiKhoa: 'Label of who locked it.',
  },
};

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

export const dotDieuTriApi: RecordApi = {
  about: 'A treatment episode of an outpatient record.',
  without: ['version', 'BenhAn_Id', 'BenhNhan_Id'],
  enums: {
    TrangThai: {
      name: 'TrangThaiBenhAn',
      about: 'State of an outpatient record and of its episodes.',
    },
  },
  describe: {
    DotThu: 'Number within the record, from 1.',
    ThoiGianBatDau: 'When it began.',
    ThoiGianKetThuc: 'When it ended.',
    SoTheBHYT: 'Insurance card of the episode.',
    BHYTNgayHieuLuc: 'The card is valid from.',
    BHYTNgayHetHieuLuc: 'The card is valid until.',
  },
};

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

export const raVienApi: RecordApi = {
  about: 'Discharge from outpatient treatment.',
  labels: { BacSi_Id: 'NhanVien', ChanDoanICD_Id: 'ICD', ChanDoanPhuICD_Ids: 'ICD' },
  enums: {
    TrangThai: {
      name: 'TrangThaiRaVien',
      about: 'State of a discharge.',
      values: {
        BiThayThe: 'Replaced by a further version.',
        DaHuy: 'Taken back.',
      },
    },
    KetQuaDieuTri: {
      name: 'KetQuaDieuTri',
      about: 'Result of a treatment.',
    },
    LoaiRaVien: {
      name: 'LoaiRaVien',
      about: 'Kind of a discharge.',
    },
  },
  input: {
    about: 'What a doctor writes of a discharge; a field that is left out stays.',
    fields: names(`
      requestId version BenhAn_Id ThoiGianRaVien KetQuaDieuTri LoaiRaVien ChanDoan ChanDoanICD_Id ChanDoanPhuICD_Ids
      PhuongPhapDieuTri LoiDan GhiChu NguoiGiamHo LyDoThayThe
    `),
    describe: {
      requestId: 'Makes a repeated request harmless; for a new discharge.',
      BenhAn_Id: 'The outpatient record; for a new discharge.',
      ChanDoan: "Diagnosis as the paper says it; the record's when not given.",
      ChanDoanICD_Id: "Main disease; the record's when not given.",
      ChanDoanPhuICD_Ids: "Secondary diseases; the record's when not given.",
      LyDoThayThe: 'Why a discharge that was printed is replaced.',
    },
  },
  describe: {
    SoRaVien: "Number in the house's book of the year.",
    PhienBan: 'Version of the paper, from 1.',
    BenhAn_Id: 'The outpatient record.',
    ThoiGianRaVien: 'When the treatment ended.',
    LoaiRaVien: 'Kind of the discharge.',
    NguoiGiamHo: 'Parent or guardian, for a patient under sixteen.',
    ThayTheCho_Id: 'The version that this one replaces.',
    LyDoThayThe: 'Why it replaces another one.',
    LyDoHuy: 'Why it was taken back.',
  },
};

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

export const phieuSoKetApi: RecordApi = {
  about: 'Summary of progress of a record: one a day.',
  without: ['BenhNhan_Id'],
  labels: { BacSi_Id: 'NhanVien' },
  enums: {
    TrangThai: {
      name: 'TrangThaiPhieuSoKet',
      about: 'State of a summary of progress.',
      values: {
        DaHuy: 'Removed.',
      },
    },
  },
  input: {
    about: 'What a doctor writes of a summary; a field that is left out stays.',
    fields: names(`
      requestId version BenhAn_Id NgaySoKet DienBienLamSang XetNghiem QuaTrinhDieuTri DanhGiaKetQua HuongDieuTri
    `),
    describe: {
      requestId: 'Makes a repeated request harmless; for a new summary.',
      BenhAn_Id: 'The medical record; for a new summary.',
    },
  },
  describe: {
    BenhAn_Id: 'The medical record.',
    BacSi_Id: 'The doctor who wrote it.',
    NgaySoKet: 'When it was written.',
    Ngay: 'Its day.',
  },
};

export const medicalRecordRecords: readonly RecordDef[] = [
  benhAnRecord,
  dotDieuTriRecord,
  raVienRecord,
  phieuSoKetRecord,
  ...printRecords('RaVienNgoaiTru', { vi: 'giấy ra viện', en: 'discharge' }),
  ...printRecords('BenhAnNgoaiTru', { vi: 'bệnh án ngoại trú', en: 'outpatient record' }),
  ...printRecords('PhieuSoKet', { vi: 'phiếu sơ kết', en: 'summary of progress' }),
];
