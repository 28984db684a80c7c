/** Refusals of the supplies that services use. */
export const supplyUseErrors = {
  SUPPLY_USE_VERIFIED: {
    vi: 'Vật tư sử dụng đã duyệt, đã xuất kho: hủy duyệt vật tư trước.',
    en: 'The supplies used are verified and out of the stock: take that back first.',
  },
  SUPPLY_USE_NOT_VERIFIED: {
    vi: 'Vật tư sử dụng chưa duyệt.',
    en: 'The supplies used are not verified.',
  },
  SUPPLY_USE_RETURNED: {
    vi: 'Tường trình đã trả kết quả: hủy kết quả trước khi sửa vật tư sử dụng.',
    en: 'The report has been returned: take it back before the supplies used are changed.',
  },
  SUPPLY_USE_NOT_BEGUN: {
    vi: 'Dịch vụ chưa thực hiện, chưa ghi vật tư được.',
    en: 'The service is not begun: it has used nothing yet.',
  },
  SUPPLY_USE_DRAFT: {
    vi: 'Vật tư sử dụng của {TenDichVu} chưa duyệt: duyệt hoặc xóa các dòng trước khi trả kết quả.',
    en: 'The supplies used in {TenDichVu} are not verified: verify or remove them before the report is returned.',
  },
  SUPPLY_USE_OVER: { vi: 'Vượt định mức: ghi lý do', en: 'More than the quota: say why' },
  SUPPLY_USE_TWICE: { vi: 'Đã có ở dòng khác', en: 'Stands in another row already' },
  SUPPLY_USE_STORE: {
    vi: 'Kho không cấp cho phòng này',
    en: 'The store does not supply this room',
  },
} as const;
