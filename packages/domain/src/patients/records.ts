import { gioiTinhValues } from '../catalogues/fields.ts';
import { benhNhanDef, kieuBenhNhan } from '../reception/benhNhan.ts';
import { benhNhanActs } from '../reception/benhNhanActs.ts';
import { benhNhan, inUse, lyDoHuy, ngayHuy, nguoiHuy, sha256 } from '../records/commonFields.ts';
import { bool, choice, data, person, personal, ref, text, time, told } from '../records/fields.ts';
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
    LyDo: told(text('Lý do', 'Reason')),
    KieuBenhNhan: choice('Kiểu người bệnh', 'Kind of patient', kieuBenhNhan),
    BenhNhanGop_Id: ref('BenhNhan', 'Đã gộp vào hồ sơ', 'Merged into'),
    LoaiBenhNhan: text('Loại người bệnh', 'Type of patient'),
    NguonKhachHang: text('Nguồn khách hàng', 'How the patient came'),
    ChungTuGPPs: personal(data('Chứng từ GPP', 'GPP papers')),
    DiUngs: data('Chi tiết dị ứng', 'Details of allergies'),
    TrangThai: stateField(inUse),
  },
});

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
    fileName: told(text('Tên tệp', 'File name')),
    sha256: told(sha256),
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
