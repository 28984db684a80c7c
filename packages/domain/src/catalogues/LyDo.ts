import { defineCatalogue } from '../catalogue/catalogue.ts';
import { ghiChu, macDinh, maField, tenField } from './fields.ts';

export const LyDo = defineCatalogue({
  name: 'LyDo',
  service: 'main',
  label: { vi: 'Lý do', en: 'Reasons' },
  group: 'khac',
  permission: 'DANH_MUC_KHAC',
  fields: {
    MaLyDo: maField('Mã lý do', 'Reason code'),
    TenLyDo: tenField('Tên lý do', 'Reason name'),
    LoaiLyDo: {
      kind: 'enum',
      type: 'LoaiLyDo',
      label: { vi: 'Loại lý do', en: 'Kind of reason' },
      required: true,
      list: true,
      values: {
        HuyBienLai: { vi: 'Hủy biên lai', en: 'Cancel a receipt' },
        HoanTien: { vi: 'Hoàn tiền', en: 'Refund' },
        HoanUng: { vi: 'Hoàn ứng', en: 'Return of an advance' },
        MienGiam: { vi: 'Miễn giảm', en: 'Discount' },
        BoQuaCanhBao: { vi: 'Bỏ qua cảnh báo', en: 'Override a warning' },
        HuyKham: { vi: 'Hủy khám', en: 'Cancel an examination' },
        HuyTiepNhan: { vi: 'Hủy tiếp nhận', en: 'Cancel a reception' },
        HuyChiDinh: { vi: 'Hủy chỉ định', en: 'Cancel an order' },
        HuyKetQua: { vi: 'Hủy kết quả', en: 'Withdraw a result' },
        HuyCapThuoc: { vi: 'Hủy cấp thuốc', en: 'Cancel a supply' },
        UuTien: { vi: 'Ưu tiên', en: 'Priority' },
        DieuChinhKho: { vi: 'Điều chỉnh kho', en: 'Stock adjustment' },
        MoKhoa: { vi: 'Mở khóa hồ sơ', en: 'Unlock a record' },
        MoHoSo: { vi: 'Mở hồ sơ của cơ sở khác', en: 'Open a record of another facility' },
      },
    },
    MacDinh: macDinh,
    GhiChu: ghiChu,
  },
  filters: { loaiLyDo: 'LoaiLyDo' },
  searchBy: ['MaLyDo', 'TenLyDo'],
  code: 'MaLyDo',
  display: 'TenLyDo',
  operations: { list: 'getLyDos', one: 'getLyDo', search: 'searchLyDos' },
});
