import { printRecords } from '../printing/printRecords.ts';
import { dichVuYeuCau, lyDoHuy, ngayHuy, nguoiHuy } from '../records/commonFields.ts';
import { bool, number, person, ref, rows, text, time } from '../records/fields.ts';
import { defineRecord, type RecordDef } from '../records/record.ts';

const phienBan = number('Phiên bản', 'Version');
const chiTiet = ref('DichVuYeuCauChiTiet', 'Dịch vụ của phiếu', 'Line of the slip');

/** An image of a service in a version of a result. */
export const hinhAnhRecord = defineRecord({
  name: 'HinhAnhThamDo',
  label: { vi: 'Hình ảnh thăm dò chức năng', en: 'Image of a functional test' },
  table: 'tham_do_hinh_anh',
  inside: 'KetQuaThamDoChucNang',
  fields: {
    DichVuYeuCau_Id: dichVuYeuCau,
    PhienBan: phienBan,
    ChiTiet_Id: chiTiet,
    Tep_Id: ref('file', 'Tệp', 'File'),
    ThuTu: number('Thứ tự', 'Order'),
    ChuThich: text('Chú thích', 'Caption'),
    InTrenPhieu: bool('In trên phiếu', 'Printed'),
  },
});

/** What a version says of one service. */
export const ketQuaRecord = defineRecord({
  name: 'KetQuaDichVuThamDo',
  label: { vi: 'Kết quả của dịch vụ thăm dò', en: 'Result of a functional test' },
  table: 'tham_do_ket_qua',
  inside: 'KetQuaThamDoChucNang',
  fields: {
    DichVuYeuCau_Id: dichVuYeuCau,
    PhienBan: phienBan,
    ChiTiet_Id: chiTiet,
    MoTa: text('Mô tả', 'Description'),
    KetLuan: text('Kết luận', 'Conclusion'),
    DeNghi: text('Đề nghị', 'Advice'),
    TuDienKetLuan_Id: ref('TuDienKetLuan', 'Mẫu kết luận', 'Ready conclusion'),
    ThietBi_Id: ref('ThietBi', 'Thiết bị', 'Device'),
    hinhAnhs: rows('Hình ảnh', 'Images', hinhAnhRecord),
  },
});

/** A version of a slip's result: the one in work, the returned one, and those that were taken back. */
export const ketQuaThamDoChucNangRecord = defineRecord({
  name: 'KetQuaThamDoChucNang',
  label: { vi: 'Kết quả thăm dò chức năng', en: 'Functional test result' },
  table: 'tham_do_phien_ban',
  fields: {
    DichVuYeuCau_Id: dichVuYeuCau,
    PhienBan: phienBan,
    NgayTra: time('Ngày trả', 'Given on'),
    NguoiTra_Id: person('Người trả', 'Given by'),
    NgayHuy: ngayHuy,
    NguoiHuy_Id: nguoiHuy,
    LyDoHuy: lyDoHuy,
    ketQuas: rows('Kết quả', 'Results', ketQuaRecord),
  },
});

export const functionalTestRecords: readonly RecordDef[] = [
  ketQuaThamDoChucNangRecord,
  ketQuaRecord,
  hinhAnhRecord,
  ...printRecords('KetQuaThamDoChucNang', {
    vi: 'kết quả thăm dò chức năng',
    en: 'functional test result',
  }),
];
