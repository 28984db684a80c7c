import { checkFields } from '../connections/checkFields.ts';
import type { RecordApi } from '../records/api.ts';
import { benhNhan, dichVuYeuCau, lyDo, sha256 } from '../records/commonFields.ts';
import { bool, choice, data, logOnly, number, person, personal, ref, text, time } from '../records/fields.ts';
import { defineRecord, type RecordDef } from '../records/record.ts';
import { archiveFields } from './archive.ts';
import { caDICOMActs, lyDoChuaGhep, lyDoDeRieng, lyDoTuChoi } from './studies.ts';

const mayDICOM = ref('MayDICOM', 'Máy DICOM', 'DICOM modality');
const caDICOM = ref('CaDICOM', 'Ca chụp', 'Study');
const tep = ref('file', 'Tệp', 'File');
const maNguoiBenh = personal(text('Mã người bệnh do máy gửi', 'Patient id as sent'));
const moTa = text('Mô tả', 'Description');

/** How a modality stands: when it last spoke, and its last error. */
export const tinhTrangMayDICOMRecord = defineRecord({
  name: 'TinhTrangMayDICOM',
  label: { vi: 'Tình trạng máy DICOM', en: 'State of a DICOM modality' },
  display: ['MayDICOM_Id'],
  inside: 'MayDICOM',
  fields: {
    MayDICOM_Id: mayDICOM,
    NhipTim: time('Phục vụ lúc', 'Served at'),
    LoiDichVu: text('Lỗi của dịch vụ', 'Error of the service'),
    LienKetLuc: time('Kết nối lúc', 'Last association'),
    AnhCuoiLuc: time('Ảnh cuối lúc', 'Last picture'),
    DanhSachLuc: time('Hỏi danh sách lúc', 'Last worklist'),
    Loi: text('Lỗi cuối', 'Last error'),
    LoiLuc: time('Lỗi lúc', 'Error at'),
  },
});

/** A caller that was refused. */
export const mayLaDICOMRecord = defineRecord({
  name: 'MayLaDICOM',
  label: { vi: 'Máy bị từ chối', en: 'Refused caller' },
  display: ['MaAE'],
  inside: 'MayDICOM',
  fields: {
    MaAE: text('AE title của máy', 'Calling AE title'),
    AESen: text('AE title được gọi', 'Called AE title'),
    DiaChi: text('Địa chỉ', 'Address'),
    LyDo: choice('Lý do', 'Reason', lyDoTuChoi),
    SoLan: number('Số lần', 'Times'),
    LanCuoi: time('Lần cuối', 'Last time'),
  },
});

export const mayLaDICOMApi: RecordApi = {
  about: 'A caller that was refused.',
  without: ['version'],
  enums: {
    LyDo: {
      name: 'LyDoTuChoiDICOM',
      about: 'Why a caller was refused.',
      values: {
        MayLa: 'Its AE title is in no entry of the catalogue.',
        SaiDiaChi: 'It calls from another address.',
        SaiAESen: 'It calls another AE title than that of Sen.',
      },
    },
  },
  describe: {
    MaAE: 'AE title that it called itself.',
    AESen: 'AE title that it called.',
    DiaChi: 'Where from.',
    SoLan: 'How often.',
    LanCuoi: 'When last.',
  },
};

/** A study. */
export const caDICOMRecord = defineRecord({
  name: 'CaDICOM',
  label: { vi: 'Ca chụp', en: 'Study' },
  display: ['SoTruyCap', 'NgayChup'],
  acts: [caDICOMActs],
  fields: {
    StudyUID: text('Mã ca chụp (UID)', 'Study instance UID'),
    MayDICOM_Id: mayDICOM,
    NoiThucHien_Id: ref('Node', 'Nơi thực hiện', 'Performed at'),
    MaNguoiBenh: maNguoiBenh,
    TenNguoiBenh: personal(text('Họ tên do máy gửi', 'Name as sent')),
    NgaySinh: personal(text('Ngày sinh do máy gửi', 'Birth date as sent')),
    GioiTinh: text('Giới tính do máy gửi', 'Sex as sent'),
    SoTruyCap: text('Số truy cập', 'Accession number'),
    LoaiMay: text('Loại máy', 'Modality'),
    MoTa: moTa,
    NgayChup: time('Chụp lúc', 'Taken at'),
    soLoat: number('Số loạt', 'Series'),
    soAnh: number('Số ảnh', 'Pictures'),
    soLoatKho: number('Số loạt ở kho ảnh', 'Series at the archive'),
    soAnhKho: number('Số ảnh ở kho ảnh', 'Pictures at the archive'),
    DungLuong: number('Dung lượng', 'Bytes'),
    NhanLuc: time('Nhận lúc', 'Received at'),
    CuoiLuc: time('Ảnh cuối lúc', 'Last picture at'),
    LyDoChua: choice('Lý do chưa ghép', 'Why of no order', lyDoChuaGhep),
    DichVuYeuCau_Id: dichVuYeuCau,
    ChiTiet_Id: ref('DichVuYeuCauChiTiet', 'Dịch vụ', 'Ordered line'),
    LyDo: lyDo,
    BenhNhan_Id: logOnly(benhNhan),
    SoPhieuYeuCau: logOnly(text('Số phiếu', 'Slip number')),
  },
});

export const caDICOMApi: RecordApi = {
  about: 'A study that a modality sent or that the archive has.',
  without: ['NoiThucHien_Id', 'soLoatKho', 'soAnhKho'],
  enums: {
    TrangThai: {
      name: 'TrangThaiCaDICOM',
      about: 'How a study stands.',
    },
    LyDoChua: {
      name: 'LyDoChuaGhep',
      about: 'Why a study is of no order.',
      values: {
        KhongPhieu: 'No order has the accession number.',
        PhieuDaHuy: 'The order is cancelled, not sent or no imaging.',
        DaGo: 'A person took it off its order.',
      },
    },
  },
  describe: {
    version: 'Grows with every act on it.',
    MayDICOM_Id: 'The modality that sent it; null for one that is at the archive alone.',
    TenNguoiBenh: 'Name as sent, as people write it.',
    SoTruyCap: 'Accession number as sent; empty without one.',
    LoaiMay: 'Kinds of modalities of its series.',
    NgayChup: "When it was taken, by the modality's clock.",
    DungLuong: 'Size in bytes.',
    NhanLuc: 'When its first picture came, or when it was found at the archive.',
    CuoiLuc: 'When its last picture came, or when the archive had more.',
    TrangThai: 'Where it stands.',
    LyDoChua: 'Why it is of no order.',
    DichVuYeuCau_Id: 'The slip that it is of.',
    ChiTiet_Id: 'The line that it is of.',
    LyDo: 'Why a person attached, moved or took it off last.',
    hanhDongs:
      'The acts on it, each with the code of its refusal now, or null for those that would succeed now.',
  },
};

/** A series of a study. */
export const loatDICOMRecord = defineRecord({
  name: 'LoatDICOM',
  label: { vi: 'Loạt ảnh', en: 'Series' },
  display: ['SeriesUID'],
  inside: 'CaDICOM',
  fields: {
    CaDICOM_Id: caDICOM,
    SeriesUID: text('Mã loạt (UID)', 'Series instance UID'),
    SoLoat: number('Số loạt', 'Number'),
    LoaiMay: text('Loại máy', 'Modality'),
    MoTa: moTa,
  },
});

/** A picture of a series. */
export const anhDICOMRecord = defineRecord({
  name: 'AnhDICOM',
  label: { vi: 'Ảnh DICOM', en: 'DICOM instance' },
  display: ['SoAnh'],
  fields: {
    LoatDICOM_Id: ref('LoatDICOM', 'Loạt ảnh', 'Series'),
    SOPUID: text('Mã ảnh (UID)', 'SOP instance UID'),
    LoaiSOP: text('Loại ảnh (UID)', 'SOP class UID'),
    CuPhap: text('Cú pháp truyền (UID)', 'Transfer syntax UID'),
    SoAnh: number('Số ảnh', 'Number'),
    SoDong: number('Số dòng', 'Rows'),
    SoCot: number('Số cột', 'Columns'),
    SoKhung: number('Số khung hình', 'Frames'),
    MaBam: sha256,
    DungLuong: number('Dung lượng', 'Bytes'),
    Tep_Id: tep,
  },
});

/** A picture that was kept aside. */
export const anhDeRiengRecord = defineRecord({
  name: 'AnhDICOMDeRieng',
  label: { vi: 'Ảnh để riêng', en: 'Picture kept aside' },
  display: ['MaNguoiBenh'],
  fields: {
    CaDICOM_Id: caDICOM,
    SOPUID: text('Mã ảnh (UID)', 'SOP instance UID'),
    LyDo: choice('Lý do', 'Reason', lyDoDeRieng),
    MaNguoiBenh: maNguoiBenh,
    MaBam: sha256,
    Tep_Id: tep,
  },
});

/** What a reader drew on a study. */
export const hinhVeRecord = defineRecord({
  name: 'HinhVeDICOM',
  label: { vi: 'Số đo trên ảnh', en: 'Measures on pictures' },
  display: ['CaDICOM_Id'],
  fields: {
    CaDICOM_Id: caDICOM,
    NguoiVe_Id: person('Người đo', 'Measured by'),
    hinhVes: data('Số đo', 'Measures'),
    BenhNhan_Id: logOnly(benhNhan),
  },
});

/** The connection to an archive of pictures. */
export const khoAnhRecord = defineRecord({
  name: 'KhoAnhDICOM',
  label: { vi: 'Kho ảnh (PACS)', en: 'Archive of pictures (PACS)' },
  fields: {
    ...archiveFields,
    ...checkFields,
    MatTu: time('Không trả lời từ', 'No answer since'),
    ThuLaiLuc: time('Hỏi lại lúc', 'Asked again at'),
    DuyNhat: bool('Duy nhất', 'The only one'),
  },
});

export const dicomRecords: readonly RecordDef[] = [
  tinhTrangMayDICOMRecord,
  mayLaDICOMRecord,
  caDICOMRecord,
  loatDICOMRecord,
  anhDICOMRecord,
  anhDeRiengRecord,
  hinhVeRecord,
  khoAnhRecord,
];
