/** States of an order slip (spec 4): draft, ready, begun, result, result viewed; its lines share the state. */
export const slipStates = {
  Nhap: { vi: 'Nháp', en: 'Draft' },
  SanSang: { vi: 'Sẵn sàng', en: 'Ready' },
  ChuaKetQua: { vi: 'Chưa có kết quả', en: 'No result yet' },
  CoKetQua: { vi: 'Có kết quả', en: 'Has result' },
  DaXemKetQua: { vi: 'Đã xem kết quả', en: 'Result viewed' },
  DaHuy: { vi: 'Đã hủy', en: 'Cancelled' },
} as const;

export type DichVuYeuCauState = keyof typeof slipStates;
