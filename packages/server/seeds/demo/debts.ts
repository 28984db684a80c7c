/** Groups of debts: their terms, the limit of each debtor, how long one may be overdue before nothing more is let go. */
export const nhomCongNo = `
MaNhomCongNo|TenNhomCongNo|HanMuc|SoNgayHan|SoNgayChan
NO-NB|Người bệnh hẹn trả|5000000|7|60
NO-HD|Công ty theo hợp đồng|200000000|20|
`;

/** Who is let go owing what a visit comes to. */
export type DemoDebt = {
  /** The first visit since so many days ago of somebody who pays alone. */
  daysAgo: number;
  LoaiNguoiNo: 'BenhNhan' | 'CongTy' | 'BaoLanh';
  /** Code of the company that owes, or of the insurer that guarantees. */
  CongTy?: string;
  NguoiBaoLanh?: string;
  SoDienThoai?: string;
  NhomCongNo: string;
  LyDo: string;
  /** What became of it, so many days after the visit. */
  after?: ReadonlyArray<{
    days: number;
    act: 'reminded' | 'collected' | 'writeOff';
    /** The note of a reminder, the reason of a write-off; how much was collected. */
    said: string;
  }>;
};

/** Debts of the demo, the oldest first. */
export const demoDebts: readonly DemoDebt[] = [
  {
    ...{ daysAgo: 27, LoaiNguoiNo: 'BenhNhan', NhomCongNo: 'NO-NB' },
    ...{ NguoiBaoLanh: 'Nguyễn Văn Tuấn', SoDienThoai: '0905000741', LyDo: 'Không mang đủ tiền, hẹn trả' },
    after: [
      { days: 9, act: 'reminded', said: 'Không nghe máy' },
      { days: 16, act: 'reminded', said: 'Hẹn cuối tháng' },
      { days: 24, act: 'writeOff', said: 'Hoàn cảnh khó khăn, có xác nhận của phường' },
    ],
  },
  {
    ...{ daysAgo: 26, LoaiNguoiNo: 'CongTy', CongTy: 'MAY-PHUCLOI', NhomCongNo: 'NO-HD' },
    ...{ LyDo: 'Công ty thanh toán theo hợp đồng' },
    after: [{ days: 22, act: 'reminded', said: 'Đã gửi kế toán công ty' }],
  },
  {
    ...{ daysAgo: 20, LoaiNguoiNo: 'BenhNhan', NhomCongNo: 'NO-NB' },
    ...{ LyDo: 'Hẹn trả khi có lương', after: [{ days: 6, act: 'collected', said: '50000' }] },
  },
  {
    ...{ daysAgo: 12, LoaiNguoiNo: 'BaoLanh', CongTy: 'BH-BINHMINH', NhomCongNo: 'NO-HD' },
    ...{ NguoiBaoLanh: 'Trần Quốc Việt', LyDo: 'Bảo hiểm Bình Minh bảo lãnh viện phí' },
  },
  {
    ...{ daysAgo: 6, LoaiNguoiNo: 'BaoLanh', NhomCongNo: 'NO-NB' },
    ...{ NguoiBaoLanh: 'Hoàng Thị Mận', SoDienThoai: '0905000852', LyDo: 'Người nhà cam kết trả thay' },
  },
  {
    ...{ daysAgo: 4, LoaiNguoiNo: 'CongTy', CongTy: 'MAY-PHUCLOI', NhomCongNo: 'NO-HD' },
    ...{ LyDo: 'Công ty thanh toán theo hợp đồng' },
  },
  {
    ...{ daysAgo: 2, LoaiNguoiNo: 'BenhNhan', NhomCongNo: 'NO-NB' },
    ...{ LyDo: 'Quên ví, hẹn ngày mai' },
  },
];
