import { printRecords } from '../printing/printRecords.ts';
import { names, type RecordApi } from '../records/api.ts';
import { benhNhan, duoc, ghiChu } from '../records/commonFields.ts';
import { choice, person, quantity, ref, text, time } from '../records/fields.ts';
import { defineRecord, type RecordDef } from '../records/record.ts';
import { cachXacDinh, lyDoKhongDung, thucHienThuocActs } from './thucHienThuoc.ts';

/** What was written of doses: given, not given, running, taken back. */
export const thucHienThuocRecord = defineRecord({
  name: 'ThucHienThuoc',
  label: { vi: 'Thực hiện thuốc', en: 'Dose of a drug' },
  display: ['TenDuoc', 'ThoiGian'],
  acts: [thucHienThuocActs],
  fields: {
    YLenhThuoc_Id: ref('YLenhThuoc', 'Y lệnh thuốc', 'Order of the drug'),
    NhapVien_Id: ref('TiepNhanNhapVien', 'Đợt nằm viện', 'Stay'),
    BenhNhan_Id: benhNhan,
    Khoa_Id: ref('Node', 'Khoa', 'Ward'),
    Duoc_Id: duoc,
    TenDuoc: text('Tên thuốc', 'Drug'),
    DonViTinh: text('Đơn vị', 'Unit'),
    GioDung: time('Giờ theo y lệnh', 'Due at'),
    ThoiGian: time('Thực hiện lúc', 'Given at'),
    Lieu: quantity('Liều', 'Dose'),
    LyDoKhongDung: choice('Lý do không dùng', 'Why it was not given', lyDoKhongDung),
    LyDo: text('Diễn giải lý do', 'Reason in words'),
    NguoiThucHien_Id: person('Người thực hiện', 'Given by'),
    NguoiThuHai_Id: person('Người thứ hai', 'Second person'),
    CachXacDinh: choice('Xác định người bệnh và thuốc', 'How patient and drug were identified', cachXacDinh),
    LyDoKhongQuet: text('Lý do không quét', 'Why nothing was scanned'),
    KetThucLuc: time('Kết thúc truyền lúc', 'Infusion ended at'),
    TheTich: quantity('Thể tích đã truyền (ml)', 'Volume that ran in (ml)'),
    GhiChu: ghiChu,
    Kho_Id: ref('Kho', 'Tủ trực', 'Cabinet'),
    SoLuong: quantity('Số lượng lấy từ tủ trực', 'Taken out of the cabinet'),
    LyDoThuHoi: text('Lý do thu hồi', 'Why it was taken back'),
    ThuHoiLuc: time('Thu hồi lúc', 'Taken back at'),
    NguoiThuHoi_Id: person('Người thu hồi', 'Taken back by'),
  },
});

export const thucHienThuocApi: RecordApi = {
  about:
    'What was written of a dose of a drug in a ward: given, not given with a reason, an infusion that runs.',
  also: ['NgayTao'],
  labels: {
    Khoa_Id: 'Node',
    NguoiThucHien_Id: 'NhanVien',
    NguoiThuHai_Id: 'NhanVien',
    NguoiThuHoi_Id: 'NhanVien',
    Kho_Id: 'Kho',
  },
  enums: {
    TrangThai: { name: 'TrangThaiThucHienThuoc', about: 'What became of a dose.' },
    LyDoKhongDung: { name: 'LyDoKhongDung', about: 'Why a dose is not given.' },
    CachXacDinh: { name: 'CachXacDinh', about: 'How patient and drug were identified.' },
  },
  input: {
    about: 'A dose that is given, or not given with a reason.',
    fields: names(`
      requestId YLenhThuoc_Id GioDung ThoiGian Lieu LyDoKhongDung LyDo LyDoKhongQuet KetThucLuc TheTich GhiChu
    `),
    describe: {
      YLenhThuoc_Id: 'The order.',
      GioDung: 'The time of the order that it answers; none of a drug that is given as needed.',
      ThoiGian: 'When it was given, or when an infusion began; now when not given.',
      Lieu: 'What was given, in units of the drug; the ordered dose when not given.',
      KetThucLuc: 'When an infusion ended that is over already; one without it runs.',
      TheTich: 'Millilitres of it that ran in.',
    },
  },
  describe: {
    YLenhThuoc_Id: 'The order.',
    NhapVien_Id: 'The stay.',
    Khoa_Id: 'The ward that gave it.',
    Khoa: 'Label of the ward.',
    Duoc_Id: 'The drug.',
    TenDuoc: 'Name with strength.',
    GioDung: 'The time of the order that it answers; empty of a drug that is given as needed.',
    ThoiGian: 'When it was given, or an infusion began, or it was decided not to give it.',
    NgayTao: 'When it was written down.',
    Lieu: 'In units of the drug; empty where it was not given.',
    NguoiThucHien: 'Label of who gave it.',
    NguoiThuHai_Id: 'Who confirmed it with an account of their own.',
    NguoiThuHai: 'Label of the second person.',
    CachXacDinh: 'Empty where it was not given.',
    Kho_Id: 'The cabinet of the ward that it left; empty where the ward has none.',
    Kho: 'Label of the cabinet.',
    SoLuong: 'What left the cabinet, in units of the drug.',
    NguoiThuHoi: 'Label of who took it back.',
  },
};

export const doseRecords: readonly RecordDef[] = [
  thucHienThuocRecord,
  ...printRecords('PhieuThucHienThuoc', {
    vi: 'phiếu thực hiện và công khai thuốc',
    en: 'paper of drugs given',
  }),
];
