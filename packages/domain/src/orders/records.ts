import { printRecords } from '../printing/printRecords.ts';
import { names, type RecordApi } from '../records/api.ts';
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
  logOnly,
  money,
  number,
  person,
  quantity,
  ref,
  rows,
  text,
  time,
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

export const dichVuYeuCauChiTietApi: RecordApi = {
  about: 'A line of an order slip.',
  without: ['version', 'DichVuYeuCau_Id', 'LyDoKhongThu', 'LoaiGiaChons', 'ThuTu'],
  enums: {
    TrangThai: 'TrangThaiDichVuYeuCau',
  },
  input: {
    about: 'A service to order.',
    fields: names(`DichVu_Id LoaiGia_Id SoLuong SoLanThucHien NgayYeuCau KhongThuTien LyDoKhongThu`),
    required: ['DichVu_Id'],
    describe: {
      DichVu_Id: 'The service, package or treatment course.',
      LoaiGia_Id: "Price type; the payer's own when empty.",
      SoLuong: 'Quantity; 1 when empty. Tests and examinations are ordered one by one.',
      SoLanThucHien: 'In how many executions the quantity is performed; 1 when it is left out.',
      NgayYeuCau: 'Time of request, between the reception and now; now when empty.',
      KhongThuTien: 'Free of charge: an exemption by the one who orders, who needs its permission.',
      LyDoKhongThu: 'Why nothing is collected; needed with KhongThuTien.',
    },
  },
  describe: {
    _id: 'Line id.',
    DichVu_Id: 'The service.',
    MaDichVu: 'Service code on the day of the order.',
    TenDichVu: 'Service name on the day of the order.',
    DonGia: 'Unit price.',
    DonGiaBHYT: 'Unit price that the fund accepts.',
    SoLanThucHien: 'In how many executions it is performed.',
    TrangThai: 'State, as the slip.',
    DaThuTien: 'Money was collected.',
    KhongDen: 'The patient did not come.',
    NgayYeuCau: 'When it was asked for.',
    KemTheo_Id: 'The line that it comes along with.',
    Goi_Id: 'The package that it is a part of.',
    LanGoi_Id: 'The lines of one order of a package have one id: they are removed as a whole.',
  },
};

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
    LyDoVuotChongChiDinh: logOnly(text('Lý do vượt chống chỉ định', 'Why a contraindication was overridden')),
    ChongChiDinhDaVuot: logOnly(text('Chống chỉ định đã vượt', 'Overridden contraindications')),
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
    LyDo: logOnly(lyDo),
    KhongDen: logOnly(bool('Không đến', 'Did not come')),
    chiTiets: rows('Dịch vụ của phiếu', 'Lines of the slip', dichVuYeuCauChiTietRecord),
  },
});

export const dichVuYeuCauApi: RecordApi = {
  about: 'An order slip: services of one kind for one room.',
  without: names(
    `TrangThai_HangDoi NgayLayMau NguoiLayMau_Id NguoiThucHien_Id NguoiDuyet_Id NguoiXemKetQua_Id`,
  ),
  labels: {
    NoiYeuCau_Id: 'Node',
    NoiThucHien_Id: 'Node',
    BacSiChiDinh_Id: 'NhanVien',
    ChanDoanICD_Id: 'ICD',
    NguoiXemKetQua_Id: 'NhanVien',
  },
  enums: {
    Loai: 'LoaiPhieu',
    TrangThai: {
      name: 'TrangThaiDichVuYeuCau',
      about: 'State of an order slip and of its lines.',
      values: {
        ChuaKetQua: 'Begun, no result yet.',
        CoKetQua: 'Has a result.',
        DaXemKetQua: 'The result was viewed.',
      },
    },
  },
  describe: {
    _id: 'Slip id.',
    version: 'Grows with every change.',
    SoPhieuYeuCau: 'Number of the slip.',
    SoThuTu: 'Number of the day.',
    Loai: 'Kind of its services.',
    KhamBenh_Id: 'The session that ordered it; null from the reception.',
    NoiYeuCau_Id: 'Where it was ordered.',
    NoiYeuCau: 'Label of the ordering place.',
    NoiThucHien_Id: 'Where it is performed; null outside the facility.',
    NoiThucHien: 'Label of the performing room.',
    ThucHienNgoai: 'Done outside the facility.',
    BacSiChiDinh_Id: 'The ordering doctor.',
    BacSiChiDinh: 'Label of the ordering doctor.',
    TenBacSiNgoai: 'Who ordered it elsewhere.',
    NoiChiDinhNgoai: 'Where it was ordered, outside the house.',
    ChanDoan: 'Diagnosis as written.',
    NgayYeuCau: 'When it was asked for.',
    NgayThucHien: 'When it was begun.',
    NgayKetQua: 'When the result was returned.',
    NgayXemKetQua: 'When its orderer noted the result as viewed.',
    NguoiXemKetQua: 'Label of who noted that.',
    SIDMau: 'Sample id.',
  },
};

export const ordersRecords: readonly RecordDef[] = [
  dichVuYeuCauRecord,
  dichVuYeuCauChiTietRecord,
  ...printRecords('PhieuChiDinh', { vi: 'phiếu chỉ định', en: 'order slip' }),
];
