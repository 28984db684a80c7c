import { patientFields } from '../patients/records.ts';
import { benhNhan, lyDo, lyDoHuy, ngay } from '../records/commonFields.ts';
import { bool, choice, day, money, number, ref, text, time, told } from '../records/fields.ts';
import { defineRecord, type RecordDef } from '../records/record.ts';
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
    KhuVucSinhSong: choice('Khu vực sinh sống', 'Area of residence', {
      K1: { vi: 'Khu vực K1', en: 'Area K1' },
      K2: { vi: 'Khu vực K2', en: 'Area K2' },
      K3: { vi: 'Khu vực K3', en: 'Area K3' },
    }),
    TuyenKCB: choice('Tuyến KCB', 'Tier of care', {
      DungTuyen: { vi: 'Đúng tuyến', en: 'Right route' },
      ThongTuyen: { vi: 'Thông tuyến', en: 'Free choice' },
      TraiTuyen: { vi: 'Trái tuyến', en: 'Own choice, reduced' },
    }),
    MaDoiTuongKCB: text('Mã đối tượng KCB', 'Care code'),
    BenhVienChuyen_Id: ref('BenhVien', 'Cơ sở chuyển đến', 'Sent by'),
    CoGiayChuyen: bool('Có giấy chuyển', 'Has a referral'),
    SoGiayChuyen: text('Số giấy chuyển', 'Referral number'),
    NgayGiayChuyen: day('Ngày giấy chuyển', 'Referral day'),
    TaiKhamTheoHen: bool('Tái khám theo hẹn', 'Return by appointment'),
    CapCuu: bool('Cấp cứu', 'Emergency'),
    MienCungChiTra: bool('Miễn cùng chi trả', 'Free of co-payment'),
    SoGiayMien: text('Số giấy miễn cùng chi trả', 'Number of the exemption paper'),
    NgayGiayMien: day('Ngày giấy miễn cùng chi trả', 'Day of the exemption paper'),
    MucHuong: number('Mức hưởng', 'Benefit'),
    CungChiTraLuyKe: money('Cùng chi trả lũy kế', 'Co-payment so far'),
    TheDaXacMinh: bool('Thẻ đã xác minh', 'Card verified'),
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

export const receptionRecords: readonly RecordDef[] = [tiepNhanRecord];
