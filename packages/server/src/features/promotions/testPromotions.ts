import { localDay } from '../../engine/context.ts';
import type { ChuongTrinhKhuyenMaiInput, VoucherInput } from '../../gql/main.ts';

const day = 86_400_000;
const dayAt = (distance: number) => localDay(new Date(Date.now() + distance * day));

/** A programme as it is written: 10 % off a bill, from yesterday on for a month. */
export function programmeInput(over: Partial<ChuongTrinhKhuyenMaiInput> = {}): ChuongTrinhKhuyenMaiInput {
  return {
    TenChuongTrinhKhuyenMai: 'Mừng khai trương',
    LoaiChuongTrinhKhuyenMai: 'GiamGiaDichVu',
    ToanHoaDon: true,
    PhanTramKhuyenMai: '10',
    NgayBatDau: dayAt(-1),
    NgayKetThuc: dayAt(30),
    ...over,
  };
}

/** A voucher as it is written: 100,000 off, once, from yesterday on for a month. */
export function voucherInput(over: Partial<VoucherInput> = {}): VoucherInput {
  return {
    TenVoucher: 'Khách hàng thân thiết',
    LoaiGiamGia: 'SoTien',
    GiaTri: '100000',
    SoLuong: 1,
    NgayBatDau: dayAt(-1),
    NgayKetThuc: dayAt(30),
    ...over,
  };
}
