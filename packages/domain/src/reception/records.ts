import { patientFields } from '../patients/records.ts';
import { names, type RecordApi } from '../records/api.ts';
import { benhNhan, lyDo, lyDoHuy, ngay } from '../records/commonFields.ts';
import { bool, choice, day, logOnly, money, number, ref, text, time } from '../records/fields.ts';
import { defineRecord, type RecordDef } from '../records/record.ts';
import { ofCards, sucKhoeTiepNhanRecord, theTrongDotRecord } from './cardRecords.ts';
import { tiepNhanActs } from './tiepNhan.ts';

/** What a visit keeps of the patient as it was then: the card and whom to reach. */
const keptByVisit: ReadonlySet<string> = new Set([
  'SoTheBHYT',
  'BHYTNgayHieuLuc',
  'BHYTNgayHetHieuLuc',
  'NgayDu5Nam',
  'BenhVien_KCB_Id',
  'TenNguoiLienHe',
  'QuanHeNguoiLienHe',
  'SoDienThoaiNguoiLienHe',
  'DiaChiNguoiLienHe',
]);

export const tiepNhanRecord = defineRecord({
  name: 'TiepNhan',
  label: { vi: 'Lượt tiếp nhận', en: 'Reception' },
  display: ['MaTiepNhan'],
  acts: [tiepNhanActs],
  fields: {
    ...Object.fromEntries(Object.entries(patientFields).filter(([name]) => keptByVisit.has(name))),
    MaTiepNhan: text('Mã tiếp nhận', 'Visit code'),
    BenhNhan_Id: benhNhan,
    NgayTiepNhan: time('Ngày tiếp nhận', 'Received on'),
    Ngay: ngay,
    SoThuTu: number('Số thứ tự', 'Number'),
    UuTien: bool('Ưu tiên', 'Priority'),
    LyDoUuTien: text('Lý do ưu tiên', 'Reason of the priority'),
    DoiTuong_Id: ref('DM_DoiTuong', 'Đối tượng', 'Payer'),
    TuyenKCB: choice('Tuyến KCB', 'Tier of care', {
      DungTuyen: { vi: 'Đúng tuyến', en: 'Right route' },
      ThongTuyen: { vi: 'Thông tuyến', en: 'Free choice' },
      TraiTuyen: { vi: 'Trái tuyến', en: 'Own choice, reduced' },
    }),
    MaDoiTuongKCB: text('Mã đối tượng KCB', 'Care code'),
    MaDoiTuongKCBChon: text('Mã đối tượng KCB được chọn', 'Care code as chosen'),
    BenhVienChuyen_Id: ref('BenhVien', 'Cơ sở chuyển đến', 'Sent by'),
    CoGiayChuyen: bool('Có giấy chuyển', 'Has a referral'),
    SoGiayChuyen: text('Số giấy chuyển', 'Referral number'),
    NgayGiayChuyen: day('Ngày giấy chuyển', 'Referral day'),
    TaiKhamTheoHen: bool('Tái khám theo hẹn', 'Return by appointment'),
    SoGiayHen: text('Số phiếu hẹn khám lại', 'Number of the appointment slip'),
    CapCuu: bool('Cấp cứu', 'Emergency'),
    MienCungChiTra: bool('Miễn cùng chi trả', 'Free of co-payment'),
    SoGiayMien: text('Số giấy miễn cùng chi trả', 'Number of the exemption paper'),
    NgayGiayMien: day('Ngày giấy miễn cùng chi trả', 'Day of the exemption paper'),
    MucHuong: number('Mức hưởng', 'Benefit'),
    CungChiTraLuyKe: money('Cùng chi trả lũy kế', 'Co-payment so far'),
    ...ofCards,
    SoTheThem: number('Số thẻ thêm', 'Further cards'),
    SoGiayLuyKe: text('Số giấy xác nhận cùng chi trả', 'Number of the co-payment paper'),
    NgayGiayLuyKe: day('Ngày giấy xác nhận cùng chi trả', 'Day of the co-payment paper'),
    SoGiayKhaiSinh: text('Số giấy khai sinh, chứng sinh', 'Number of the birth paper'),
    NgayGiayKhaiSinh: day('Ngày giấy khai sinh, chứng sinh', 'Day of the birth paper'),
    SoGiayDoiTuong: text('Số giấy theo mã đối tượng KCB', 'Number of the paper for the care code'),
    NgayGiayDoiTuong: day('Ngày giấy theo mã đối tượng KCB', 'Day of the paper for the care code'),
    BenhPhuLuc_Id: ref('ICD', 'Bệnh thuộc phụ lục', 'Disease of the annex'),
    DaXacNhanChiPhi: bool('Đã xác nhận chi phí', 'Costs confirmed'),
    DaXacNhanBHYT: bool('Đã xác nhận BHYT', 'Insurance confirmed'),
    DaHoanUng: bool('Đã hoàn ứng', 'Advance refunded'),
    LyDoKham: text('Lý do khám', 'Reason of the visit'),
    LyDoTiepNhanLai: text('Lý do tiếp nhận lại', 'Reason to be received again'),
    NoiTiepNhan_Id: ref('Node', 'Nơi tiếp nhận', 'Received at'),
    LyDoHuy: lyDoHuy,
    LyDo: logOnly(lyDo),
  },
});

export const tiepNhanApi: RecordApi = {
  about: "A visit's reception.",
  without: ['SoTheThem'],
  labels: {
    DoiTuong_Id: 'DM_DoiTuong',
    BenhVien_KCB_Id: 'BenhVien',
    BenhVienChuyen_Id: 'BenhVien',
    BenhPhuLuc_Id: 'ICD',
    NoiTiepNhan_Id: 'Node',
  },
  enums: {
    KhuVucSinhSong: 'KhuVucSinhSong',
    TuyenKCB: {
      name: 'TuyenKCB',
      about: 'Route to the facility, as the insurance law sees it.',
      values: {
        ThongTuyen: 'Free choice paid in full.',
        TraiTuyen: 'Own choice at a reduced rate.',
      },
    },
    TrangThai: {
      name: 'TrangThaiTiepNhan',
      about: 'Life of a reception.',
      values: {
        ChuaTiepNhan: 'Announced, not received yet.',
      },
    },
  },
  input: {
    about: 'A reception as typed. A field left out keeps its value; null empties it.',
    fields: names(`
      requestId version BenhNhan_Id NgayTiepNhan UuTien LyDoUuTien DoiTuong_Id SoTheBHYT BHYTNgayHieuLuc
      BHYTNgayHetHieuLuc NgayDu5Nam NgayCapThe NoiCapThe TrinhTheLuc KhuVucSinhSong BenhVien_KCB_Id BenhVienChuyen_Id
      CoGiayChuyen SoGiayChuyen NgayGiayChuyen TaiKhamTheoHen SoGiayHen CapCuu MienCungChiTra SoGiayMien NgayGiayMien
      CungChiTraLuyKe SoGiayLuyKe NgayGiayLuyKe SoGiayKhaiSinh NgayGiayKhaiSinh SoGiayDoiTuong NgayGiayDoiTuong
      BenhPhuLuc_Id MaDoiTuongKCB TenNguoiLienHe QuanHeNguoiLienHe SoDienThoaiNguoiLienHe DiaChiNguoiLienHe LyDoKham
      LyDoTiepNhanLai NoiTiepNhan_Id
    `),
    describe: {
      requestId: 'Client-made id of a creation: a repeat answers the first reception.',
      version: 'The version that was read, for an update.',
      BenhNhan_Id: 'A known patient.',
      NgayTiepNhan: 'When the patient was received; now when empty.',
      SoTheBHYT: 'Insurance card.',
      TrinhTheLuc: 'When the card was shown, where that is after the reception.',
      SoGiayHen: 'Number of the appointment slip that the visit uses; each is for one visit.',
      SoGiayLuyKe: 'Number of the paper that tells it; needed with an amount.',
      MaDoiTuongKCB: 'Code of the kind of visit, when a person chose it; null has it worked out again.',
      NoiTiepNhan_Id: 'The desk; the current node when empty.',
    },
  },
  describe: {
    _id: 'Reception id.',
    version: 'Version, for the lock of updates.',
    MaTiepNhan: 'Reception code, such as TN261121-0001.',
    NgayTiepNhan: 'When the patient was received.',
    Ngay: 'The calendar day in Vietnam.',
    SoThuTu: 'Number of the first ticket.',
    UuTien: 'Legal priority.',
    LyDoUuTien: 'Why.',
    DoiTuong: "The payer's label.",
    SoTheBHYT: 'Insurance card of this visit.',
    BHYTNgayHieuLuc: 'Its first day.',
    BHYTNgayHetHieuLuc: 'Its last day.',
    NgayDu5Nam: 'The day of five years without a break.',
    NgayCapThe: 'When the card was issued.',
    NoiCapThe: 'Who issued the card.',
    TrinhTheLuc:
      'When the card was shown, where that was after the reception: earlier orders are not insured, but for emergencies.',
    KhuVucSinhSong: 'Living area.',
    TuyenKCB: 'Route.',
    MaDoiTuongKCB: 'Code of the kind of visit in the insurance files, such as 1.1.',
    MaDoiTuongKCBChon: 'The code as a person chose it; null while it is worked out.',
    BenhVien_KCB_Id: 'Where the card is registered.',
    BenhVien_KCB: "The registered facility's label.",
    BenhVienChuyen_Id: 'Facility that referred the patient.',
    BenhVienChuyen: "The referring facility's label.",
    CoGiayChuyen: 'Came with a referral paper.',
    SoGiayChuyen: 'Number of the referral paper.',
    NgayGiayChuyen: 'Day of the referral paper.',
    TaiKhamTheoHen: 'Came by a follow-up appointment.',
    SoGiayHen: 'Number of the appointment slip that the visit uses.',
    MienCungChiTra: 'Exempt from co-payment for the year.',
    SoGiayMien: 'Number of the paper that exempts from co-payment.',
    NgayGiayMien: 'Its day.',
    MucHuong: 'Percent that the card pays, route included.',
    CungChiTraLuyKe: 'Co-payment of the year so far.',
    SoGiayLuyKe: 'Number of the paper that tells it.',
    NgayGiayLuyKe: 'Its day.',
    SoGiayKhaiSinh: 'Number of the birth paper of a child under six without a card.',
    NgayGiayKhaiSinh: 'Its day.',
    SoGiayDoiTuong: 'Number of the paper that the object codes 1.4, 1.6 and 7.2 need.',
    NgayGiayDoiTuong: 'Its day.',
    BenhPhuLuc_Id: 'The disease that the object codes 1.16 and 1.17 need.',
    BenhPhuLuc: "The disease's label.",
    TheDaXacMinh: 'Whether the portal has confirmed the card.',
    TenNguoiLienHe: 'Contact person of this visit.',
    QuanHeNguoiLienHe: 'Relation of the contact person.',
    SoDienThoaiNguoiLienHe: 'Phone of the contact person.',
    DiaChiNguoiLienHe: 'Address of the contact person.',
    DaXacNhanChiPhi: "The visit's cost is confirmed.",
    DaXacNhanBHYT: "The visit's insurance is confirmed.",
    DaHoanUng: "The visit's advance was returned.",
    LyDoKham: 'Why the patient came.',
    LyDoTiepNhanLai:
      'Why an insured patient is received who was today, or whose prescribed days are not over.',
    NoiTiepNhan_Id: 'The desk.',
    NoiTiepNhan: "The desk's label.",
  },
};

export const receptionRecords: readonly RecordDef[] = [
  tiepNhanRecord,
  theTrongDotRecord,
  sucKhoeTiepNhanRecord,
];
