import { printRecords } from '../printing/printRecords.ts';
import { choicesOf } from '../records/catalogueChoices.ts';
import {
  bangGia,
  benhNhan,
  dichVuYeuCau,
  khamBenh,
  lyDo,
  lyDoHuy,
  tiepNhan,
} from '../records/commonFields.ts';
import {
  bool,
  choice,
  lines,
  money,
  number,
  person,
  quantity,
  ref,
  rows,
  text,
  time,
  told,
} from '../records/fields.ts';
import { defineRecord, type RecordDef, stateField } from '../records/record.ts';
import { slipActs } from './dichVuYeuCau.ts';
import { slipKinds } from './orderKinds.ts';
import { slipStates } from './slipStates.ts';

/** A line of a slip, with what the catalogue and the price list said when it was ordered. */
export const dichVuYeuCauChiTietRecord = defineRecord({
  name: 'DichVuYeuCauChiTiet',
  label: { vi: 'Dịch vụ của phiếu', en: 'Line of the slip' },
  display: ['TenDichVu'],
  inside: 'DichVuYeuCau',
  fields: {
    DichVuYeuCau_Id: dichVuYeuCau,
    DichVu_Id: ref('DM_DichVu', 'Dịch vụ', 'Service'),
    MaDichVu: text('Mã dịch vụ', 'Service code'),
    TenDichVu: text('Tên dịch vụ', 'Service'),
    LoaiGia_Id: ref('LoaiGia', 'Loại giá', 'Price type'),
    BangGia_Id: bangGia,
    DonGia: money('Đơn giá', 'Price'),
    DonGiaBHYT: money('Đơn giá BHYT', 'Insurance price'),
    SoLuong: quantity('Số lượng', 'Quantity'),
    SoLanThucHien: number('Số lần thực hiện', 'Executions'),
    TrangThai: stateField(slipStates),
    DaThuTien: bool('Đã thu tiền', 'Paid'),
    DuocPhepThucHien: bool('Được phép thực hiện', 'May be performed'),
    KhongThuTien: bool('Không thu tiền', 'Free of charge'),
    LyDoKhongThu: text('Lý do không thu tiền', 'Why nothing is collected'),
    KhongDen: bool('Không đến', 'Did not come'),
    LoaiGiaChons: lines('Loại giá đã chọn', 'Price types chosen', {
      DoiTuong_Id: ref('DM_DoiTuong', 'Đối tượng', 'Payer'),
      LoaiGia_Id: ref('LoaiGia', 'Loại giá', 'Price type'),
    }),
    NgayYeuCau: time('Ngày yêu cầu', 'Ordered on'),
    ThuTu: number('Thứ tự', 'Order'),
    KemTheo_Id: ref('DichVuYeuCauChiTiet', 'Đi kèm dịch vụ', 'Comes along with'),
    Goi_Id: ref(['GoiDichVu', 'LieuTrinh', 'DM_DichVu'], 'Thuộc gói', 'Part of the package'),
    LanGoi_Id: text('Lần chỉ định gói', 'Order of the package'),
  },
});

export const dichVuYeuCauRecord = defineRecord({
  name: 'DichVuYeuCau',
  label: { vi: 'Phiếu chỉ định', en: 'Order slip' },
  display: ['SoPhieuYeuCau'],
  acts: slipKinds.map(slipActs),
  fields: {
    SoPhieuYeuCau: text('Số phiếu yêu cầu', 'Slip number'),
    SoThuTu: number('Số thứ tự', 'Number'),
    Loai: choice('Loại', 'Kind', choicesOf('LoaiDichVu', 'Loai')),
    BenhNhan_Id: benhNhan,
    TiepNhan_Id: tiepNhan,
    KhamBenh_Id: khamBenh,
    NoiYeuCau_Id: ref('Node', 'Nơi yêu cầu', 'Ordered at'),
    NoiThucHien_Id: ref('Node', 'Nơi thực hiện', 'Performed at'),
    ThucHienNgoai: bool('Thực hiện bên ngoài', 'Performed outside'),
    BacSiChiDinh_Id: person('Bác sĩ chỉ định', 'Ordered by'),
    TenBacSiNgoai: text('Bác sĩ chỉ định nơi khác', 'Ordered by a doctor elsewhere'),
    NoiChiDinhNgoai: text('Nơi chỉ định ngoài', 'Ordered elsewhere at'),
    LyDoVuotChongChiDinh: told(text('Lý do vượt chống chỉ định', 'Why a contraindication was overridden')),
    ChongChiDinhDaVuot: told(text('Chống chỉ định đã vượt', 'Overridden contraindications')),
    ChanDoan: text('Chẩn đoán', 'Diagnosis'),
    ChanDoanICD_Id: ref('ICD', 'Chẩn đoán ICD', 'ICD diagnosis'),
    TrangThai_HangDoi: text('Trạng thái hàng đợi', 'State in the queue'),
    NgayYeuCau: time('Ngày yêu cầu', 'Ordered on'),
    NgayThucHien: time('Ngày thực hiện', 'Performed on'),
    NgayKetQua: time('Ngày có kết quả', 'Result on'),
    SIDMau: text('Mã mẫu (SID)', 'Sample code (SID)'),
    NgayLayMau: time('Ngày lấy mẫu', 'Sample taken on'),
    NguoiLayMau_Id: person('Người lấy mẫu', 'Sample taken by'),
    NguoiThucHien_Id: person('Người thực hiện', 'Performed by'),
    NguoiDuyet_Id: person('Người duyệt', 'Approved by'),
    NgayXemKetQua: time('Ngày xem kết quả', 'Result viewed on'),
    NguoiXemKetQua_Id: person('Người xem kết quả', 'Result viewed by'),
    KetLuan: text('Kết luận', 'Conclusion'),
    LaKhanCap: bool('Khẩn cấp', 'Urgent'),
    LyDoHuy: lyDoHuy,
    LyDo: told(lyDo),
    KhongDen: told(bool('Không đến', 'Did not come')),
    chiTiets: rows('Dịch vụ của phiếu', 'Lines of the slip', dichVuYeuCauChiTietRecord),
  },
});

export const ordersRecords: readonly RecordDef[] = [
  dichVuYeuCauRecord,
  dichVuYeuCauChiTietRecord,
  ...printRecords('PhieuChiDinh', { vi: 'phiếu chỉ định', en: 'order slip' }),
];
