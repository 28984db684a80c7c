import type { PlanColumn } from '../../engine/catalogue/imports/types.ts';

/** The columns of the approved list of services, as the insurance portal names them. */
export const servicePriceColumns: readonly PlanColumn[] = [
  {
    key: 'maRieng',
    required: false,
    label: { vi: 'Mã nội bộ', en: "The site's own code" },
    headings: [
      'MA_NOI_BO',
      'Mã dịch vụ nội bộ',
      'Mã DVKT nội bộ',
      'MA_DVKT_NOI_BO',
      'MA_DVKT_CSKCB',
      'Mã DVKT tại CSKCB',
      'Mã dịch vụ của cơ sở',
      'MA_BV',
    ],
  },
  {
    key: 'ma',
    required: true,
    label: { vi: 'Mã dịch vụ', en: 'Service code' },
    headings: ['MA_DICH_VU', 'MA_DVKT', 'Mã kỹ thuật'],
  },
  {
    key: 'ten',
    required: true,
    label: { vi: 'Tên dịch vụ', en: 'Service name' },
    headings: [
      'TEN_DICH_VU',
      'TEN_DVKT',
      'TEN_DVKT_PHEDUYET',
      'TEN_DVKT_GIA',
      'Tên dịch vụ phê duyệt giá',
      'Tên kỹ thuật',
    ],
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
    headings: [
      'Mã tương đương BHYT',
      'MA_TUONG_DUONG',
      'Mã dịch vụ tương đương',
      'Mã DVKT tương đương',
      'Mã BHYT',
    ],
  },
  {
    key: 'nhom',
    required: false,
    label: { vi: 'Nhóm dịch vụ', en: 'Service group' },
    headings: ['Nhóm', 'MA_NHOM', 'Phân nhóm'],
    derived: {
      vi: 'Theo mã; ở đây: nhóm của mã không rõ',
      en: 'By the code; here: the group of other codes',
    },
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
    requiredWith: 'gia',
    label: { vi: 'Loại giá', en: 'Price type' },
    headings: ['MA_LOAI_GIA'],
  },
  {
    key: 'tuNgay',
    holds: 'day',
    required: false,
    requiredWith: 'gia',
    label: { vi: 'Giá áp dụng từ ngày', en: 'Prices valid from' },
    headings: ['TU_NGAY', 'Từ ngày', 'Ngày hiệu lực', 'Ngày áp dụng'],
  },
  {
    key: 'quyetDinh',
    required: false,
    label: { vi: 'Số quyết định', en: 'Decision' },
    headings: ['QD_PD_GIA', 'QUYET_DINH', 'Quyết định phê duyệt giá', 'Quyết định'],
  },
];
