import { readingRecords } from '../readings/readingRecords.ts';
import { dichVuYeuCau } from '../records/commonFields.ts';
import { choice, number, ref, rows, text, time } from '../records/fields.ts';
import { defineRecord } from '../records/record.ts';
import { mucNhayCam, phuongPhapKhangSinhDo, trangThaiCay } from './values.ts';

const ofLine = {
  DichVuYeuCau_Id: dichVuYeuCau,
  PhienBan: number('Phiên bản', 'Version'),
  ChiTiet_Id: ref('DichVuYeuCauChiTiet', 'Dịch vụ của phiếu', 'Line of the slip'),
};

const khangSinh = defineRecord({
  name: 'KhangSinhDo',
  label: { vi: 'Dòng kháng sinh đồ', en: 'Row of an antibiogram' },
  table: 'vi_sinh_khang_sinh',
  inside: 'KetQuaViSinh',
  fields: {
    ...ofLine,
    ViKhuan_Id: ref('ViKhuan', 'Vi khuẩn', 'Organism'),
    ThuTu: number('Thứ tự', 'Order'),
    KhangSinh_Id: ref('KhangSinh', 'Kháng sinh', 'Antibiotic'),
    PhuongPhap: choice('Phương pháp', 'Method', phuongPhapKhangSinhDo),
    GiaTri: text('Giá trị', 'Value'),
    KetQua: choice('Kết quả', 'Result', mucNhayCam),
    DeXuat: choice('Đề xuất', 'Proposed', mucNhayCam),
    CanCu: text('Căn cứ', 'By the breakpoint'),
  },
});
const viKhuan = defineRecord({
  name: 'ViKhuanPhanLap',
  label: { vi: 'Vi khuẩn phân lập', en: 'Organism that grew' },
  table: 'vi_sinh_vi_khuan',
  inside: 'KetQuaViSinh',
  fields: {
    ...ofLine,
    ThuTu: number('Thứ tự', 'Order'),
    ViKhuan_Id: ref('ViKhuan', 'Vi khuẩn', 'Organism'),
    SoLuong: text('Số lượng', 'Quantity'),
    DauHieus: text('Dấu hiệu đề kháng', 'Marks of resistance'),
    khangSinhs: rows('Kháng sinh đồ', 'Antibiogram', khangSinh),
  },
});
const nuoiCay = defineRecord({
  name: 'NuoiCay',
  label: { vi: 'Bệnh phẩm và nuôi cấy', en: 'Specimen and culture' },
  table: 'vi_sinh_nuoi_cay',
  inside: 'KetQuaViSinh',
  fields: {
    ...ofLine,
    LoaiBenhPham_Id: ref('LoaiBenhPham', 'Loại bệnh phẩm', 'Specimen'),
    LayMauLuc: time('Lấy mẫu lúc', 'Collected at'),
    NhanMauLuc: time('Nhận mẫu lúc', 'Received at'),
    SoiTrucTiep: text('Soi trực tiếp', 'Direct examination'),
    TrangThaiCay: choice('Nuôi cấy', 'Culture', trangThaiCay),
    SoNgay: number('Số ngày', 'Days'),
    viKhuans: rows('Vi khuẩn', 'Organisms', viKhuan),
  },
});

export const microbiologyRecords = [
  ...readingRecords({
    version: 'KetQuaViSinh',
    service: 'KetQuaDichVuViSinh',
    image: 'HinhAnhViSinh',
    prefix: 'vi_sinh',
    kind: { vi: 'xét nghiệm vi sinh', en: 'microbiology' },
    preliminary: true,
  }),
  nuoiCay,
  viKhuan,
  khangSinh,
];
