import { printRecords } from '../printing/printRecords.ts';
import { names, type RecordApi } from '../records/api.ts';
import { benhNhan, khamBenh, lyDo, tiepNhan } from '../records/commonFields.ts';
import { choice, day, logOnly, number, person, ref, text, time } from '../records/fields.ts';
import { defineRecord, type RecordDef } from '../records/record.ts';
import { cachLyGiuong } from '../stays/beds.ts';
import { nhapVienActs } from './nhapVien.ts';

export const nhapVienRecord = defineRecord({
  name: 'TiepNhanNhapVien',
  label: { vi: 'Chỉ định nhập viện', en: 'Order to admit' },
  display: ['MaNhapVien'],
  acts: [nhapVienActs],
  fields: {
    MaNhapVien: text('Mã nhập viện', 'Code'),
    KhamBenh_Id: khamBenh,
    BenhNhan_Id: benhNhan,
    TiepNhan_Id: tiepNhan,
    KhoaNhapVien_Id: ref('Node', 'Khoa nhập viện', 'Department'),
    LoaiBenhAn_Id: ref('LoaiBenhAn', 'Loại bệnh án', 'Kind of record'),
    BacSiChiDinh_Id: person('Bác sĩ chỉ định', 'Ordering doctor'),
    ChanDoanICD_Id: ref('ICD', 'Chẩn đoán vào viện', 'Diagnosis on admission'),
    ThoiGianVaoVien: time('Thời gian vào viện', 'Time of the admission'),
    LyDoVaoVien: text('Lý do vào viện', 'Reason'),
    QuaTrinhBenhLy: text('Quá trình bệnh lý', 'Course of the disease'),
    TienSuBanThan: text('Tiền sử bản thân', 'Own history'),
    TienSuGiaDinh: text('Tiền sử gia đình', 'Family history'),
    KhamToanThan: text('Khám toàn thân', 'General examination'),
    KhamBoPhan: text('Khám các bộ phận', 'Examination of organs'),
    TomTatCanLamSang: text('Tóm tắt cận lâm sàng', 'Summary of tests'),
    DaXuLy: text('Đã xử lý', 'Treatment so far'),
    Mach: number('Mạch', 'Pulse'),
    NhietDo: number('Nhiệt độ', 'Temperature'),
    HuyetApCao: number('Huyết áp tâm thu', 'Systolic pressure'),
    HuyetApThap: number('Huyết áp tâm trương', 'Diastolic pressure'),
    NhipTho: number('Nhịp thở', 'Breaths a minute'),
    SpO2: number('SpO2', 'SpO2'),
    CanNang: number('Cân nặng', 'Weight'),
    ChieuCao: number('Chiều cao', 'Height'),
    LyDoTraLai: text('Lý do khoa trả lại', 'Why the ward sent it back'),
    Khoa_Id: ref('Node', 'Khoa đang nằm', 'Ward'),
    ChuyenDen_Id: ref('Node', 'Đang chuyển đến khoa', 'Being transferred to'),
    SoLanChuyen: number('Số lần chuyển khoa', 'Times transferred'),
    NgayVaoKhoa: time('Vào khoa lúc', 'In the ward since'),
    BacSiDieuTri_Id: person('Bác sĩ điều trị', 'Treating doctor'),
    CachLy: choice('Cách ly', 'Isolation', cachLyGiuong),
    DuKienRaVien: day('Dự kiến ra viện', 'Expected discharge'),
    Giuong_Id: logOnly(ref('GiuongBenh', 'Giường', 'Bed')),
    LyDo: logOnly(lyDo),
    SoRaVien: logOnly(text('Số ra viện', 'Discharge number')),
  },
});

export const nhapVienApi: RecordApi = {
  about: 'The order to admit the patient of a session to a ward, and the stay that begins with it.',
  without: ['Mach', 'NhietDo', 'HuyetApCao', 'HuyetApThap', 'NhipTho', 'SpO2', 'CanNang', 'ChieuCao'],
  labels: {
    KhoaNhapVien_Id: 'Node',
    LoaiBenhAn_Id: 'LoaiBenhAn',
    BacSiChiDinh_Id: 'NhanVien',
    ChanDoanICD_Id: 'ICD',
    Khoa_Id: 'Node',
    ChuyenDen_Id: 'Node',
    BacSiDieuTri_Id: 'NhanVien',
  },
  enums: {
    TrangThai: {
      name: 'TrangThaiNhapVien',
      about: 'State of an order to admit, and of the stay that it begins.',
      values: {
        MoiVaoVien: 'Ordered: the ward expects the patient.',
        KhoaTraLai: 'Sent back by the ward: who ordered changes or cancels it.',
        DangDieuTri: 'The patient lies in the ward.',
        ChiDinhRaVien: 'A doctor has ordered the discharge: no order is added or taken away.',
        ChoThanhToan: 'The ward has closed its work: the account is to be settled.',
        DaRaVien: 'The stay is over.',
      },
    },
    CachLy: 'CachLyGiuong',
  },
  input: {
    about: 'What the doctor writes of an admission; the vital signs are those of the session.',
    fields: names(`
      requestId version KhamBenh_Id KhoaNhapVien_Id LoaiBenhAn_Id BacSiChiDinh_Id ChanDoanICD_Id ThoiGianVaoVien
      LyDoVaoVien QuaTrinhBenhLy TienSuBanThan TienSuGiaDinh KhamToanThan KhamBoPhan TomTatCanLamSang DaXuLy
    `),
    describe: {
      BacSiChiDinh_Id: 'The doctor who orders; the caller when not given.',
      ChanDoanICD_Id: "Main disease; the session's when not given.",
      ThoiGianVaoVien: 'When the patient goes to the ward; now when not given.',
      KhamBoPhan: 'Examination of organs.',
    },
  },
  describe: {
    KhoaNhapVien_Id: 'The department that takes the patient.',
    KhoaNhapVien: 'Label of the department.',
    LoaiBenhAn_Id: 'Kind of medical record.',
    LoaiBenhAn: 'Label of the kind.',
    BacSiChiDinh_Id: 'The doctor who orders.',
    BacSiChiDinh: 'Label of the doctor.',
    ThoiGianVaoVien: 'When the patient goes to the ward.',
    LyDoVaoVien: 'Why the patient is admitted.',
    KhamBoPhan: 'Examination of organs, eyes and ear, nose and throat among them.',
    LyDoTraLai: 'Why the ward sent the order back; empty where it did not.',
    Khoa_Id: 'The ward where the patient lies; empty before.',
    Khoa: 'Label of the ward.',
    ChuyenDen_Id: 'The ward that a waiting transfer asks.',
    ChuyenDen: 'Label of the ward that is asked.',
    SoLanChuyen: 'How often the patient went on to another ward.',
    NgayVaoKhoa: 'Since when the patient lies in the ward.',
    BacSiDieuTri_Id: 'The doctor who treats in the ward.',
    BacSiDieuTri: 'Label of the treating doctor.',
    CachLy: 'Isolation that the patient needs; empty where none is.',
    DuKienRaVien: 'When the patient is expected to leave.',
  },
};

export const admissionRecords: readonly RecordDef[] = [
  nhapVienRecord,
  ...printRecords('PhieuKhamVaoVien', { vi: 'phiếu khám bệnh vào viện', en: 'admission form' }),
];
