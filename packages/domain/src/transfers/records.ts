import { printRecords } from '../printing/printRecords.ts';
import { names, type RecordApi } from '../records/api.ts';
import { benhNhan, khamBenh, lyDoHuy, nhapVien, tiepNhan } from '../records/commonFields.ts';
import { bool, choice, day, number, person, personal, ref, refs, text, time } from '../records/fields.ts';
import { defineRecord, type RecordDef } from '../records/record.ts';
import { chuyenVienActs, lyDoChuyen } from './chuyenVien.ts';

export const chuyenVienRecord = defineRecord({
  name: 'KhamBenh_ChuyenVien',
  label: { vi: 'Giấy chuyển viện', en: 'Referral' },
  display: ['MaChuyenVien'],
  acts: [chuyenVienActs],
  fields: {
    MaChuyenVien: text('Mã chuyển viện', 'Referral code'),
    SoChuyenVien: text('Số chuyển viện', 'Referral number'),
    KhamBenh_Id: khamBenh,
    NhapVien_Id: nhapVien,
    BenhNhan_Id: benhNhan,
    TiepNhan_Id: tiepNhan,
    BacSiKham_Id: person('Bác sĩ khám', 'Examined by'),
    NgayChuyen: time('Ngày chuyển', 'Transferred on'),
    BenhVien_Id: ref('BenhVien', 'Cơ sở chuyển đến', 'Sent to'),
    HinhThucChuyen_Id: ref('HinhThucChuyen', 'Hình thức chuyển', 'Kind of transfer'),
    LyDoChuyen: choice('Lý do chuyển', 'Reason of the transfer', lyDoChuyen),
    DauHieuLamSang: text('Dấu hiệu lâm sàng', 'Clinical signs'),
    KetQuaLamSang: text('Kết quả cận lâm sàng', 'Findings'),
    ChanDoanICD_Id: ref('ICD', 'Chẩn đoán ICD', 'ICD diagnosis'),
    ChanDoanPhuICD_Ids: refs('ICD', 'Chẩn đoán phụ', 'Further diagnoses'),
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
  about: 'The transfer of a patient from a session or a stay to another facility.',
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
      requestId version KhamBenh_Id NhapVien_Id NgayChuyen BenhVien_Id HinhThucChuyen_Id LyDoChuyen DauHieuLamSang KetQuaLamSang
      ChanDoanICD_Id ChanDoanPhuICD_Ids PhuongPhapDungDieuTri TinhTrangBenhNhan HuongDieuTri ChuyenTuNgay
      ChuyenDenNgay PhuongTienVanChuyen SoLuotChuyen HoTenNguoiDuaDi
    `),
    describe: {
      NhapVien_Id: 'The stay, instead of a session; for a new record.',
      NgayChuyen: 'When the patient leaves; now, of a stay at its discharge, when empty.',
      LyDoChuyen: 'Why; medically indicated when empty.',
      DauHieuLamSang: 'Clinical signs; those of the session or of the discharge when not given.',
      ChanDoanICD_Id: 'Main disease; that of the session or of the discharge when not given.',
      ChanDoanPhuICD_Ids: 'Secondary diseases; those of the session or of the discharge when not given.',
      SoLuotChuyen: 'How many times the patient was transferred in this course; 1 when empty.',
    },
  },
  describe: {
    MaChuyenVien: 'Code of the record.',
    KhamBenh_Id: 'The session; of a transfer out of a stay the one that began it.',
    NhapVien_Id: 'The stay that it is written on.',
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

export const transferRecords: readonly RecordDef[] = [
  chuyenVienRecord,
  ...printRecords('PhieuChuyenCoSo', { vi: 'phiếu chuyển cơ sở', en: 'transfer paper' }),
];
