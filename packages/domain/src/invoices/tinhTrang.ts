/** How invoices stand, as the tabs of their list tell it. */
export const tinhTrangHoaDon = {
  CanXuLy: { vi: 'Cần xử lý', en: 'To be looked at' },
  DangGui: { vi: 'Đang gửi', en: 'Being sent' },
  DaPhatHanh: { vi: 'Đã phát hành', en: 'Issued' },
  DaThayDoi: { vi: 'Đã điều chỉnh, thay thế', en: 'Adjusted or replaced' },
} as const;
