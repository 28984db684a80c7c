import { patientFields } from '../patients/records.ts';
import { benhNhan, inForce, lyDo, lyDoHuy, ngay, tiepNhan } from '../records/commonFields.ts';
import { bool, choice, day, money, number, ref, text, time, told } from '../records/fields.ts';
import { defineRecord, type RecordDef, stateField } from '../records/record.ts';
import { hutThuocs, ruouBias } from './sucKhoe.ts';
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

const area = choice('Khu vực sinh sống', 'Area of residence', {
  K1: { vi: 'Khu vực K1', en: 'Area K1' },
  K2: { vi: 'Khu vực K2', en: 'Area K2' },
  K3: { vi: 'Khu vực K3', en: 'Area K3' },
});

/** What a card says of itself, beside its number and days. */
const ofCards = {
  NgayCapThe: day('Ngày cấp thẻ', 'Card issued on'),
  NoiCapThe: text('Nơi cấp thẻ', 'Card issued by'),
  TrinhTheLuc: time('Trình thẻ lúc', 'Card shown at'),
  KhuVucSinhSong: area,
  TheDaXacMinh: bool('Thẻ đã xác minh', 'Card verified'),
};

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
    LyDo: told(lyDo),
  },
});

const cardsOfPatient = [
  'SoTheBHYT',
  'BHYTNgayHieuLuc',
  'BHYTNgayHetHieuLuc',
  'NgayDu5Nam',
  'BenhVien_KCB_Id',
];

/** A card that came to a visit after its first one. */
export const theTrongDotRecord = defineRecord({
  name: 'TheTrongDot',
  label: { vi: 'Thẻ BHYT thêm trong lượt', en: 'Further card of a visit' },
  display: ['SoTheBHYT'],
  fields: {
    ...Object.fromEntries(Object.entries(patientFields).filter(([name]) => cardsOfPatient.includes(name))),
    ...ofCards,
    TiepNhan_Id: tiepNhan,
    BenhNhan_Id: benhNhan,
    TrangThai: stateField(inForce),
    LyDoHuy: lyDoHuy,
  },
});

/** What a patient told of their health at the reception. */
export const sucKhoeTiepNhanRecord = defineRecord({
  name: 'SucKhoeTiepNhan',
  label: { vi: 'Thông tin sức khỏe khi tiếp nhận', en: 'Health information at reception' },
  fields: {
    TiepNhan_Id: tiepNhan,
    BenhNhan_Id: benhNhan,
    ThaiSan: choice('Thai sản', 'Pregnancy', {
      MangThai: { vi: 'Mang thai', en: 'Pregnant' },
      ChoConBu: { vi: 'Cho con bú', en: 'Breast-feeding' },
    }),
    TuanThai: number('Tuần thai', 'Weeks of pregnancy'),
    DiUng: text('Dị ứng', 'Allergies'),
    BenhManTinh: text('Bệnh mạn tính', 'Chronic diseases'),
    ThuocDangDung: text('Thuốc đang dùng', 'Current medicines'),
    HutThuoc: choice('Hút thuốc', 'Smoking', hutThuocs),
    RuouBia: choice('Rượu bia', 'Alcohol', ruouBias),
    Mach: number('Mạch', 'Pulse'),
    NhietDo: number('Nhiệt độ', 'Temperature'),
    HuyetApCao: number('Huyết áp tâm thu', 'Systolic pressure'),
    HuyetApThap: number('Huyết áp tâm trương', 'Diastolic pressure'),
    NhipTho: number('Nhịp thở', 'Breaths'),
    SpO2: number('SpO2', 'SpO2'),
    ChieuCao: number('Chiều cao', 'Height'),
    CanNang: number('Cân nặng', 'Weight'),
  },
});

export const receptionRecords: readonly RecordDef[] = [
  tiepNhanRecord,
  theTrongDotRecord,
  sucKhoeTiepNhanRecord,
];
