import { gioiTinhValues } from '../catalogues/fields.ts';
import { benhNhanDef, kieuBenhNhan } from '../reception/benhNhan.ts';
import { benhNhanActs } from '../reception/benhNhanActs.ts';
import { names, type RecordApi } from '../records/api.ts';
import { benhNhan, inUse, lyDoHuy, ngayHuy, nguoiHuy, sha256 } from '../records/commonFields.ts';
import { bool, choice, data, logOnly, person, personal, ref, text, time } from '../records/fields.ts';
import { defineRecord, type Fields, type RecordDef, stateField } from '../records/record.ts';
import { deliveryAddressFields } from './deliveryAddress.ts';
import { chungTuGPPActs } from './gppPapers.ts';
import { gopBenhNhanActs } from './mergeActs.ts';
import { birthFields, deathFields, unknownFields } from './specialFields.ts';

/** What tells who a patient is, or where to reach them. */
const identifying: ReadonlySet<string> = new Set([
  'TenBenhNhan',
  'NgaySinh',
  'SoDienThoai',
  'CMNDHoacHoChieu',
  'SoNha',
  'DiaChi_Id',
  'TenNguoiLienHe',
  'SoDienThoaiNguoiLienHe',
  'DiaChiNguoiLienHe',
  'TenTrenHoaDon',
  'Email',
  'MaSoThue',
  'SoGPP',
  'SoTheBHYT',
]);

/** The fields of a patient's form. */
export const patientFields: Fields = Object.fromEntries(
  Object.entries(benhNhanDef.fields).map(([name, field]) => [
    name,
    identifying.has(name) ? personal(field) : field,
  ]),
);

export const benhNhanRecord = defineRecord({
  name: 'BenhNhan',
  label: { vi: 'Người bệnh', en: 'Patient' },
  acts: [benhNhanActs],
  display: ['MaYTe', 'TenBenhNhan'],
  fields: {
    ...patientFields,
    MaYTe: text('Mã người bệnh', 'Patient code'),
    TenKhongDau: personal(text('Tên không dấu', 'Name without accents')),
    GioiTinh: choice('Giới tính', 'Sex', gioiTinhValues),
    fullAddress: personal(text('Địa chỉ đầy đủ', 'Full address')),
    MaCu: text('Mã cũ', 'Earlier code'),
    ...unknownFields,
    ...birthFields,
    TuVong: bool('Đã tử vong', 'Deceased'),
    ...deathFields,
    LyDo: logOnly(text('Lý do', 'Reason')),
    KieuBenhNhan: choice('Kiểu người bệnh', 'Kind of patient', kieuBenhNhan),
    BenhNhanGop_Id: ref('BenhNhan', 'Đã gộp vào hồ sơ', 'Merged into'),
    LoaiBenhNhan: text('Loại người bệnh', 'Type of patient'),
    NguonKhachHang: text('Nguồn khách hàng', 'How the patient came'),
    ChungTuGPPs: personal(data('Chứng từ GPP', 'GPP papers')),
    DiUngs: data('Chi tiết dị ứng', 'Details of allergies'),
    TrangThai: stateField(inUse),
  },
});

export const benhNhanApi: RecordApi = {
  about: 'A patient.',
  without: names(`
    SoGiayChungSinh MaCu ChuaRoDanhTinh NoiPhatHien NguoiDua DacDiemNhanDang NgayXacDinh NguoiXacDinh_Id Me_Id
    ThoiDiemSinh CanNangSinh ThuTuSinh NgayTuVong NguyenNhanTuVong_Id NoiTuVong LyDoTuVong NguoiGhiTuVong_Id
    BenhNhanGop_Id ChungTuGPPs DiUngs LoaiBenhNhan NguonKhachHang
  `),
  also: ['NgayTao'],
  labels: {
    DiaChi_Id: 'DonViHanhChinh',
    QuocTich_Id: 'QuocTich',
    DanToc_Id: 'DanToc',
    NgheNghiep_Id: 'NgheNghiep',
    NhomMau_Id: 'NhomMau',
    YeuToRh_Id: 'YeuToRh',
    DiUngHoatChat_Ids: 'HoatChat',
    NhomBenhNhan_Ids: 'NhomBenhNhan',
    NhanVienPhuTrach_Id: 'NhanVien',
    BenhVien_KCB_Id: 'BenhVien',
  },
  enums: {
    GioiTinh: 'GioiTinh',
    KieuBenhNhan: {
      name: 'KieuBenhNhan',
      about: 'Where a patient comes from.',
    },
  },
  input: {
    about: 'A patient as typed or scanned. A field left out keeps its value; null empties it.',
    fields: names(`
      requestId version TenBenhNhan NgaySinh NamSinh GioiTinh SoDienThoai SoNha CMNDHoacHoChieu DiaChi_Id QuocTich_Id
      DanToc_Id NgheNghiep_Id NhomMau_Id YeuToRh_Id TenNguoiLienHe QuanHeNguoiLienHe SoDienThoaiNguoiLienHe
      DiaChiNguoiLienHe TienSuDiUng DiUngHoatChat_Ids TienSuBenh GhiChu NhomBenhNhan_Ids KieuBenhNhan LoaiBenhNhan_Id
      NguonKhachHang_Id NhanVienPhuTrach_Id isBusinessAccount SoGPP NgayCapGPP DonVi TenTrenHoaDon Email MaSoThue
      KyHieuHoaDon SoTheBHYT BHYTNgayHieuLuc BHYTNgayHetHieuLuc NgayDu5Nam BenhVien_KCB_Id SoGiayChungSinh
    `),
    describe: {
      requestId: 'Client-made id of a creation: a repeat answers the first record.',
      version: 'The version that was read, for an update.',
      NgaySinh: 'Birth date.',
      NamSinh: 'Year of birth, when the day is not known.',
      TienSuBenh: 'Medical history.',
      SoTheBHYT: 'Insurance card.',
      SoGiayChungSinh: 'Number of the birth certificate.',
    },
  },
  describe: {
    _id: 'Patient id.',
    version: 'Version, for the lock of updates.',
    MaYTe: 'Patient code, such as 26.000123.',
    TenKhongDau: 'The name without accents.',
    NgaySinh: 'Birth date; null when only the year is known.',
    SoNha: 'House and street, or hamlet.',
    CMNDHoacHoChieu: 'Citizen id or passport.',
    DiaChi: "The commune's label.",
    fullAddress: 'The address as printed.',
    QuocTich: "The nationality's label.",
    DanToc: "The ethnic group's label.",
    NgheNghiep: "The occupation's label.",
    NhomMau: "The blood group's label.",
    YeuToRh: "The Rh factor's label.",
    QuanHeNguoiLienHe: 'Relation of the contact person.',
    SoDienThoaiNguoiLienHe: 'Phone of the contact person.',
    DiaChiNguoiLienHe: 'Address of the contact person.',
    TienSuDiUng: 'Allergies in words.',
    DiUngHoatChat_Ids: 'Ingredients that the patient is allergic to.',
    DiUngHoatChats: 'Their labels.',
    TienSuBenh: 'Medical history; null for those who may not see it.',
    TuVong: 'Whether the patient has died.',
    NhomBenhNhans: 'Their labels.',
    KieuBenhNhan: 'Vietnamese, overseas Vietnamese or foreigner.',
    LoaiBenhNhan_Id: 'Kind of customer.',
    NguonKhachHang_Id: 'Source of the customer.',
    NhanVienPhuTrach_Id: 'Who of the house looks after this customer.',
    NhanVienPhuTrach: 'Their label.',
    isBusinessAccount: 'Whether this is a business customer.',
    SoGPP: 'Number of the certificate of good pharmacy practice.',
    NgayCapGPP: 'When it was issued.',
    KyHieuHoaDon: "Series of this customer's invoices.",
    SoTheBHYT: 'The last known insurance card.',
    BHYTNgayHieuLuc: 'Its first day.',
    BHYTNgayHetHieuLuc: 'Its last day.',
    NgayDu5Nam: 'The day of five years without a break.',
    BenhVien_KCB_Id: 'Where the card is registered.',
    BenhVien_KCB: "The registered facility's label.",
    TrangThai: 'DangSuDung, or DaHuy for a cancelled record.',
    NgayTao: 'When the record was made.',
  },
};

/** Where a customer has goods sent. */
const diaChiGiaoHangRecord = defineRecord({
  name: 'DeliveryAddress',
  label: { vi: 'Địa chỉ giao hàng', en: 'Delivery address' },
  display: ['detailAddress'],
  table: 'dia_chi_giao_hang',
  fields: {
    ...deliveryAddressFields,
    fullName: personal(deliveryAddressFields.fullName),
    phoneNumber: personal(deliveryAddressFields.phoneNumber),
    detailAddress: personal(deliveryAddressFields.detailAddress),
    companyName: personal(deliveryAddressFields.companyName),
    email: personal(deliveryAddressFields.email),
    BenhNhan_Id: benhNhan,
    TrangThai: stateField(inUse),
  },
});

/** A paper of a business customer, with its file. */
const chungTuGPPRecord = defineRecord({
  name: 'ChungTuGPP',
  label: { vi: 'Chứng từ GPP', en: 'GPP paper' },
  acts: [chungTuGPPActs],
  table: 'chung_tu_gpp',
  fields: {
    BenhNhan_Id: benhNhan,
    Tep_Id: ref('file', 'Tệp', 'File'),
    fileName: logOnly(text('Tên tệp', 'File name')),
    sha256: logOnly(sha256),
    LyDoHuy: lyDoHuy,
    NgayHuy: ngayHuy,
    NguoiHuy_Id: nguoiHuy,
  },
});

/** Merges of two records, until they are split. */
export const gopBenhNhanRecord = defineRecord({
  name: 'GopBenhNhan',
  label: { vi: 'Gộp hồ sơ người bệnh', en: 'Merge of patient records' },
  acts: [gopBenhNhanActs],
  fields: {
    BenhNhanGiu_Id: ref('BenhNhan', 'Hồ sơ giữ lại', 'Record that is kept'),
    BenhNhanGop_Id: ref('BenhNhan', 'Hồ sơ được gộp', 'Record that is merged'),
    LyDo: text('Lý do gộp', 'Reason of the merge'),
    TruocKhiGop: personal(data('Thông tin trước khi gộp', 'Fields before the merge')),
    SauKhiGop: personal(data('Thông tin sau khi gộp', 'Fields after the merge')),
    BanGhis: data('Bản ghi đã chuyển', 'Records that moved'),
    LyDoTach: text('Lý do tách', 'Reason of the split'),
    NguoiTach_Id: person('Người tách', 'Split by'),
    NgayTach: time('Ngày tách', 'Split on'),
  },
});

/** The readings of a patient's timeline. */
export const dongThoiGianRecord = defineRecord({
  name: 'DongThoiGian',
  label: { vi: 'Dòng thời gian người bệnh', en: "Patient's timeline" },
  table: null,
  fields: {},
});

export const patientsRecords: readonly RecordDef[] = [
  benhNhanRecord,
  diaChiGiaoHangRecord,
  chungTuGPPRecord,
  gopBenhNhanRecord,
  dongThoiGianRecord,
];
