import type { PlanColumn } from '../../engine/catalogue/imports/types.ts';

/** The columns of the approved list of services, as the insurance portal names them. */
export const servicePriceColumns: readonly PlanColumn[] = [
  {
    key: 'ma',
    required: true,
    label: { vi: 'Mã dịch vụ', en: 'Service code' },
    headings: ['MA_DICH_VU', 'Mã DVKT', 'Mã kỹ thuật'],
  },
  {
    key: 'ten',
    required: true,
    label: { vi: 'Tên dịch vụ', en: 'Service name' },
    headings: ['TEN_DICH_VU', 'Tên DVKT', 'Tên dịch vụ phê duyệt giá', 'Tên kỹ thuật'],
  },
  {
    key: 'maThongTu',
    required: false,
    label: { vi: 'Mã thông tư', en: 'Circular code' },
    headings: ['Mã TT', 'STT thông tư'],
  },
  {
    key: 'maBHYT',
    required: false,
    label: { vi: 'Mã tương đương', en: 'Insurance code' },
    headings: ['Mã tương đương BHYT', 'MA_TUONG_DUONG', 'Mã BHYT'],
  },
  {
    key: 'nhom',
    required: true,
    label: { vi: 'Nhóm dịch vụ', en: 'Service group' },
    headings: ['Nhóm', 'MA_NHOM', 'Phân nhóm'],
  },
  {
    key: 'dvt',
    required: false,
    label: { vi: 'Đơn vị tính', en: 'Unit' },
    headings: ['ĐVT', 'DON_VI_TINH'],
  },
  {
    key: 'gia',
    required: false,
    label: { vi: 'Đơn giá', en: 'Price' },
    headings: ['DON_GIA', 'Giá', 'Mức giá', 'Giá phê duyệt'],
  },
  {
    key: 'loaiGia',
    required: false,
    label: { vi: 'Loại giá', en: 'Price type' },
    headings: ['MA_LOAI_GIA'],
  },
  {
    key: 'tuNgay',
    required: false,
    label: { vi: 'Giá áp dụng từ ngày', en: 'Prices valid from' },
    headings: ['TU_NGAY', 'Từ ngày', 'Ngày hiệu lực'],
  },
  {
    key: 'quyetDinh',
    required: false,
    label: { vi: 'Số quyết định', en: 'Decision' },
    headings: ['QUYET_DINH', 'Quyết định'],
  },
];
