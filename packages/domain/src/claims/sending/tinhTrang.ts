/** How the claim of a visit that has ended stands, as the tabs of the desk tell it. */
export const tinhTrangHoSo = {
  ChuaGui: { vi: 'Chưa gửi', en: 'Not sent' },
  CanSua: { vi: 'Cần sửa, gửi lại', en: 'To be corrected' },
  DangGui: { vi: 'Đang gửi', en: 'Being sent' },
  DaNhan: { vi: 'Cổng đã nhận', en: 'Received' },
  HopLe: { vi: 'Hợp lệ', en: 'Found valid' },
} as const;

export type TinhTrangHoSo = keyof typeof tinhTrangHoSo;
