/** How debts stand today, by which lists are split. */
export const tinhTrangNo = {
  QuaHan: { vi: 'Quá hạn', en: 'Overdue' },
  ConHan: { vi: 'Còn hạn', en: 'Not due' },
  ChoDuyet: { vi: 'Chờ duyệt xóa', en: 'Write-off waits' },
  TatToan: { vi: 'Đã tất toán', en: 'Settled' },
  DaXoaNo: { vi: 'Đã xóa nợ', en: 'Written off' },
  DaHuy: { vi: 'Đã hủy', en: 'Cancelled' },
} as const;

export type TinhTrangCuaNo = keyof typeof tinhTrangNo;
