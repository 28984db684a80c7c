/** What may stand against leaving: of what kind it is decides where somebody goes to mend it. */
export const loaiVuongMac = {
  ChiDinh: { vi: 'Chỉ định chưa thực hiện', en: 'Order not performed' },
  KetQua: { vi: 'Chưa có kết quả', en: 'Result not in' },
  DonThuoc: { vi: 'Đơn thuốc chưa cấp', en: 'Drugs not supplied' },
  DangTruyen: { vi: 'Dịch truyền chưa kết thúc', en: 'Infusion not ended' },
  TomTat: { vi: 'Thiếu tóm tắt', en: 'Summary missing' },
  ChuyenVien: { vi: 'Thiếu giấy chuyển cơ sở', en: 'Transfer paper missing' },
} as const;

export type LoaiVuongMac = keyof typeof loaiVuongMac;

/** A thing that stands against leaving. */
export type VuongMac = {
  Loai: LoaiVuongMac;
  /** Of what it is: a slip, a prescription, the discharge. */
  _id: string;
  /** The code by which people know it. */
  Ma: string;
  NoiDung: string;
  /** Where it is mended, and where it is opened: a room, a session. */
  Noi_Id: string | null;
  KhamBenh_Id: string | null;
  /** Its result may come after the patient has left: the ward may say so. */
  traSau: boolean;
};
