import { names, type RecordApi } from '../../records/api.ts';
import { benhNhan } from '../../records/commonFields.ts';
import {
  bool,
  choice,
  day,
  logOnly,
  money,
  number,
  personal,
  ref,
  rows,
  text,
  time,
} from '../../records/fields.ts';
import { defineRecord, type RecordDef } from '../../records/record.ts';
import { dongTraActs, dongTraSteps, nguonTra } from './dongTra.ts';
import { hoSoActs, hoSoSteps, loaiHoSo } from './hoSoBHYT.ts';

const hoSo = ref('HoSoBHYT', 'Hồ sơ BHYT', 'Claim');

/** The signed file of a version, as it was sent. */
export const hoSoBHYTTepRecord = defineRecord({
  name: 'HoSoBHYTTep',
  label: { vi: 'Tệp hồ sơ BHYT', en: 'File of a claim' },
  inside: 'HoSoBHYT',
  fields: { HoSo_Id: hoSo, TepXml: personal(text('Nội dung tệp', 'Content')) },
});

/** What was asked of the portal, and what it answered. Kept for ever; no password and no token stands in it. */
export const hoSoBHYTTraoDoiRecord = defineRecord({
  name: 'HoSoBHYTTraoDoi',
  label: { vi: 'Trao đổi với Cổng giám định', en: 'Exchange with the portal' },
  inside: 'HoSoBHYT',
  fields: {
    HoSo_Id: hoSo,
    Loai: choice('Loại', 'Kind', {
      Gui: { vi: 'Gửi', en: 'Sent' },
      Hoi: { vi: 'Hỏi kết quả', en: 'Asked for the answer' },
    }),
    KetQua: choice('Kết quả', 'Outcome', {
      Xong: { vi: 'Đã nhận', en: 'Received' },
      Cho: { vi: 'Chưa xong', en: 'Not done yet' },
      TuChoi: { vi: 'Từ chối', en: 'Refused' },
      KhongRo: { vi: 'Không rõ', en: 'Unknown' },
    }),
    Luc: time('Lúc', 'At'),
    NhanVe: text('Nội dung nhận', 'What was answered'),
  },
});

/** What the portal or the auditors sent back of a claim: a fault of the file, or a line that the fund does not pay. */
export const dongTraBHYTRecord = defineRecord({
  name: 'DongTraBHYT',
  label: { vi: 'Dòng bị trả lại', en: 'Returned line' },
  display: ['Ten'],
  acts: [dongTraActs, dongTraSteps],
  fields: {
    HoSo_Id: hoSo,
    BenhNhan_Id: benhNhan,
    Nguon: choice('Nguồn', 'Source', nguonTra),
    Bang: text('Bảng', 'Table'),
    STT: number('STT', 'Row'),
    Ma: text('Mã dịch vụ, thuốc', 'Code of the item'),
    Ten: text('Tên', 'Item'),
    MaLoi: text('Mã lý do', 'Code of the reason'),
    NoiDung: text('Lý do', 'Reason'),
    SoTienTuChoi: money('Số tiền từ chối', 'Refused amount'),
    HanTraLoi: time('Hạn trả lời', 'To be answered by'),
    GiaiTrinh: text('Giải trình', 'Explanation'),
  },
});

/** A version of what the portal was sent of a visit: its check-in or its claim. */
export const hoSoBHYTRecord = defineRecord({
  name: 'HoSoBHYT',
  label: { vi: 'Hồ sơ BHYT', en: 'Claim' },
  display: ['MaLienKet', 'PhienBan'],
  acts: [hoSoActs, hoSoSteps],
  fields: {
    TiepNhan_Id: ref('TiepNhan', 'Tiếp nhận', 'Reception'),
    BenhNhan_Id: benhNhan,
    NoiTiepNhan_Id: ref('Node', 'Nơi tiếp nhận', 'Place of the reception'),
    LoaiHoSo: choice('Loại', 'Kind', loaiHoSo),
    MaLienKet: text('Mã liên kết', 'MA_LK'),
    MaCSKCB: text('Mã cơ sở KCB', 'Facility code'),
    PhienBan: number('Phiên bản', 'Version of the claim'),
    LyDo: text('Lý do hiệu chỉnh', 'Reason of the correction'),
    CoBHYT: bool('Có BHYT', 'Insured'),
    MaLoaiKCB: text('Loại hình KCB', 'Kind of visit'),
    XacNhan_Id: ref('XacNhanBHYT', 'Xác nhận BHYT', 'Confirmation'),
    NgayRa: time('Kết thúc khám', 'End of the visit'),
    DaThanhToan: bool('Đã có ngày thanh toán', 'Says when it was paid'),
    TongChiBV: money('Tổng chi phí', 'Total'),
    TongChiBH: money('Trong phạm vi BHYT', 'In scope'),
    BHChiTra: money('BHYT chi trả', 'Paid by the fund'),
    BNCCT: money('Cùng chi trả', 'Co-payment'),
    BNTT: money('Người bệnh tự trả', 'Paid by the patient'),
    NguonKhac: money('Nguồn khác', 'Other sources'),
    HanGui: time('Hạn gửi', 'Due'),
    MaBam: text('Mã băm nội dung', 'Hash of the content'),
    GuiLuc: time('Gửi lần đầu', 'Sent first'),
    GuiLaiLuc: time('Gửi gần nhất', 'Sent last'),
    TiepNhanLuc: time('Cổng nhận lúc', 'Received at'),
    MaGiaoDich: text('Mã giao dịch', 'Transaction of the portal'),
    LoiMa: text('Mã lỗi', 'Code of the refusal'),
    LoiThongBao: text('Thông báo của Cổng', 'What the portal said'),
    HoiLuc: time('Hỏi kết quả lần cuối', 'Answer asked for last'),
    /** What was downloaded of a month. */
    thang: logOnly(text('Tháng', 'Month')),
    count: logOnly(number('Số hồ sơ', 'Claims')),
    tep: rows('Tệp', 'File', hoSoBHYTTepRecord),
    traoDois: rows('Trao đổi', 'Exchanges', hoSoBHYTTraoDoiRecord),
  },
});

/** The facility's certificate. The file and its password are encrypted with the site's key and never answered. */
export const chungThuSoRecord = defineRecord({
  name: 'ChungThuSo',
  label: { vi: 'Chứng thư số của cơ sở', en: "The facility's certificate" },
  display: ['ChuThe'],
  fields: {
    DuyNhat: bool('Duy nhất', 'The only one'),
    Tep: text('Tệp PKCS#12', 'PKCS#12 file'),
    MatKhau: text('Mật khẩu', 'Password'),
    ChuThe: text('Chủ thể', 'Subject'),
    NoiCap: text('Nơi cấp', 'Issuer'),
    SoSerial: text('Số serial', 'Serial number'),
    HieuLucTu: day('Hiệu lực từ', 'Valid from'),
    HieuLucDen: day('Hiệu lực đến', 'Valid to'),
    doiTep: logOnly(bool('Đã thay tệp', 'File replaced')),
  },
});

export const hoSoBHYTApi: RecordApi = {
  about: 'A version of what the portal was sent of a visit.',
  without: names('NoiTiepNhan_Id MaBam XacNhan_Id'),
  also: ['NgayTao', 'NguoiTao_Id'],
  enums: {
    LoaiHoSo: { name: 'LoaiHoSoBHYT', about: 'What is sent of a visit.' },
    TrangThai: { name: 'TrangThaiHoSoBHYT', about: 'States of a version.' },
  },
  describe: {
    MaLienKet: 'MA_LK: the same for every version of a visit.',
    MaCSKCB: 'Code of the facility.',
    PhienBan: 'Counts from 1 within the visit.',
    LyDo: 'Why it was sent again; null for the first.',
    CoBHYT: 'The visit is one of an insured.',
    MaLoaiKCB: 'MA_LOAI_KCB.',
    NgayRa: 'When the visit ended; of a check-in when it was received.',
    DaThanhToan: 'NGAY_TTOAN is in it.',
    TongChiBV: 'T_TONGCHI_BV of what was sent.',
    TongChiBH: 'T_TONGCHI_BH.',
    BHChiTra: 'T_BHTT.',
    BNCCT: 'T_BNCCT.',
    BNTT: 'T_BNTT.',
    NguonKhac: 'T_NGUONKHAC.',
    HanGui: 'Until when it is to be sent.',
    GuiLuc: 'When it was sent first.',
    GuiLaiLuc: 'When it was sent last.',
    TiepNhanLuc: 'When the portal received it, as the portal says.',
    MaGiaoDich: 'The transaction of the portal, kept for ever.',
    LoiMa: 'Code of the refusal.',
    LoiThongBao: 'What the portal said, or why it was not reached.',
    HoiLuc: 'When its answer was asked for last.',
  },
};

export const dongTraBHYTApi: RecordApi = {
  about: 'What came back of a claim: a fault of the file, or a line that the fund does not pay.',
  enums: {
    Nguon: { name: 'NguonTraBHYT', about: 'Who told of it.' },
    TrangThai: { name: 'TrangThaiDongTraBHYT', about: 'How far it is worked.' },
  },
  describe: {
    HoSo_Id: 'The version that it is of.',
    Bang: 'The table, such as XML3; null for the file.',
    STT: 'The row in it.',
    Ma: 'Code of the item.',
    Ten: 'The item.',
    MaLoi: 'Code of the reason.',
    NoiDung: 'The reason.',
    SoTienTuChoi: 'What the fund does not pay.',
    HanTraLoi: 'Until when it is to be answered.',
    GiaiTrinh: 'What the house answers.',
  },
};

export const chungThuSoApi: RecordApi = {
  about: "The facility's certificate. File and password are never answered.",
  without: names('DuyNhat Tep MatKhau'),
  describe: {
    ChuThe: 'Whose it is.',
    NoiCap: 'Who issued it.',
    SoSerial: 'Its serial number.',
    HieuLucTu: 'First day.',
    HieuLucDen: 'Last day.',
  },
};

export const claimRecords: readonly RecordDef[] = [
  hoSoBHYTRecord,
  hoSoBHYTTepRecord,
  hoSoBHYTTraoDoiRecord,
  dongTraBHYTRecord,
  chungThuSoRecord,
];
