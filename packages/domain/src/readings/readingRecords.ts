import type { Label } from '../catalogue/catalogue.ts';
import { printRecords } from '../printing/printRecords.ts';
import { dichVuYeuCau, lyDoHuy, ngayHuy, nguoiHuy } from '../records/commonFields.ts';
import { bool, choice, lines, number, person, ref, refs, rows, text, time } from '../records/fields.ts';
import { defineRecord, type Fields, type RecordDef } from '../records/record.ts';
import { kieuTruong } from './kieuTruong.ts';
import { loaiDanhDau, mauDanhDau } from './marks.ts';
import { phiaAnh } from './phiaAnh.ts';

/** The names of what is kept of one kind of results that are read. */
export type ReadingNames = {
  /** A version of a slip's result. */
  version: string;
  /** What a version says of one service. */
  service: string;
  image: string;
  /** What the names of its tables begin with. */
  prefix: string;
  /** The kind within a sentence, as "functional test". */
  kind: Label;
  /** Its versions may be given out before they are final. */
  preliminary?: true;
  /** What a version says besides its services. */
  more?: Fields;
};

const phienBan = number('Phiên bản', 'Version');
const chiTiet = ref('DichVuYeuCauChiTiet', 'Dịch vụ của phiếu', 'Line of the slip');

type LineNames = Pick<ReadingNames, 'version' | 'service' | 'image' | 'prefix' | 'kind'> & {
  /** The table of the services. */
  services: string;
};

/** What is kept of the services of a result, and their images. */
export function readingLineRecords({ version, service, image, prefix, kind, services }: LineNames) {
  const hinhAnh = defineRecord({
    name: image,
    label: { vi: `Hình ảnh ${kind.vi}`, en: `Image of ${kind.en}` },
    table: `${prefix}_hinh_anh`,
    inside: version,
    fields: {
      DichVuYeuCau_Id: dichVuYeuCau,
      PhienBan: phienBan,
      ChiTiet_Id: chiTiet,
      Tep_Id: ref('file', 'Tệp', 'File'),
      ThuTu: number('Thứ tự', 'Order'),
      ChuThich: text('Chú thích', 'Caption'),
      InTrenPhieu: bool('In trên phiếu', 'Printed'),
      Phia: choice('Chụp lúc', 'Taken', phiaAnh),
      DanhDaus: lines('Nét đánh dấu', 'Marks', {
        Loai: choice('Loại', 'Kind', loaiDanhDau),
        Mau: choice('Màu', 'Colour', mauDanhDau),
        Diem: text('Điểm', 'Points'),
        Chu: text('Chữ', 'Text'),
      }),
    },
  });
  const ketQua = defineRecord({
    name: service,
    label: { vi: `Kết quả của dịch vụ ${kind.vi}`, en: `Result of a service of ${kind.en}` },
    table: services,
    inside: version,
    fields: {
      DichVuYeuCau_Id: dichVuYeuCau,
      PhienBan: phienBan,
      ChiTiet_Id: chiTiet,
      MoTa: text('Mô tả', 'Description'),
      KetLuan: text('Kết luận', 'Conclusion'),
      DeNghi: text('Đề nghị', 'Advice'),
      LaNguyHiem: bool('Nguy hiểm, báo ngay', 'Critical, told at once'),
      TuDienKetLuan_Id: ref('TuDienKetLuan', 'Mẫu kết luận', 'Ready conclusion'),
      ThietBi_Id: ref('ThietBi', 'Thiết bị', 'Device'),
      NguoiThucHien_Ids: refs('NhanVien', 'Người thực hiện', 'Performers'),
      ThoiGianThucHien: time('Thời gian thực hiện', 'Execution time'),
      Truongs: lines('Trường', 'Fields', {
        Ma: text('Mã', 'Code'),
        Ten: text('Tên', 'Name'),
        TenTiengAnh: text('Tên tiếng Anh', 'English name'),
        Nhom: text('Nhóm', 'Group'),
        Kieu: choice('Kiểu', 'Kind', kieuTruong),
        DonVi: text('Đơn vị', 'Unit'),
        Min: text('Nhỏ nhất', 'Minimum'),
        Max: text('Lớn nhất', 'Maximum'),
        LuaChons: text('Lựa chọn', 'Choices'),
        BatBuoc: bool('Bắt buộc khi trả', 'Required to return'),
        GiaTri: text('Giá trị', 'Value'),
      }),
      hinhAnhs: rows('Hình ảnh', 'Images', hinhAnh),
    },
  });
  return { ketQua, hinhAnh };
}

/** What is kept of a kind of results that are read: versions, texts and images by service, prints. */
export function readingRecords(names: ReadingNames): RecordDef[] {
  const { version, prefix, kind, more } = names;
  const capital = ({ vi, en }: Label): Label => ({ vi, en: `${en.charAt(0).toUpperCase()}${en.slice(1)}` });

  const { ketQua, hinhAnh } = readingLineRecords({ ...names, services: `${prefix}_ket_qua` });
  const phien = defineRecord({
    name: version,
    label: capital({ vi: `Kết quả ${kind.vi}`, en: `${kind.en} result` }),
    table: `${prefix}_phien_ban`,
    fields: {
      DichVuYeuCau_Id: dichVuYeuCau,
      PhienBan: phienBan,
      NgayTra: time('Ngày trả', 'Given on'),
      NguoiTra_Id: person('Người trả', 'Given by'),
      NgayHuy: ngayHuy,
      NguoiHuy_Id: nguoiHuy,
      LyDoHuy: lyDoHuy,
      XacNhanNguyHiem: text('Xác nhận nguy hiểm', 'Critical finding told to'),
      ...(names.preliminary && { LaSoBo: bool('Sơ bộ', 'Preliminary') }),
      ketQuas: rows('Kết quả', 'Results', ketQua),
      ...more,
    },
  });
  return [
    phien,
    ketQua,
    hinhAnh,
    ...printRecords(version, { vi: `kết quả ${kind.vi}`, en: `${kind.en} result` }),
  ];
}
