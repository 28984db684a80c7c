import type { Basket, BasketLine, CachTinh, ChuongTrinh, Voucher } from './basket.ts';
import { priceBasket } from './priceBasket.ts';

const noLimit = { soLuong: null, soTien: null, lan: null };

export const cach: CachTinh = { coSoCongLap: false, nhieuVoucher: false, tranPhanTram: '50' };

export function line(id: string, BNTT: number | string, over: Partial<BasketLine> = {}): BasketLine {
  return {
    ...{ id, Ten: id, loai: 'KCB', Muc_Id: id, SoLuong: '1', BNTT: String(BNTT) },
    ...{ NgayYLenh: '2026-11-20T08:00:00', Goi_Id: null, coDinh: null },
    ...over,
  };
}

const period = { NgayBatDau: '2026-11-01', NgayKetThuc: '2026-11-30', NhomKhachHang_Ids: [] };

export function programme(over: Partial<ChuongTrinh> & Pick<ChuongTrinh, 'Loai'>): ChuongTrinh {
  return {
    ...{ _id: 'p', Ten: 'P', NgayPhatHanh: '2026-10-30T08:00:00Z', ...period },
    ...{ dieuKiens: [], khuyenMais: [], Goi_Ids: [], ToanHoaDon: false },
    ...{ SoTienDieuKien: null, SoTienKhuyenMai: null, PhanTramDieuKien: null, PhanTramKhuyenMai: null },
    ...{ GiamToiDa: null, con: noLimit },
    ...over,
  };
}

export function voucher(over: Partial<Voucher> = {}): Voucher {
  return {
    ...{ _id: 'v', Ten: 'V', LoaiGiamGia: 'SoTien', GiaTri: '100000', ...period },
    ...{ BenhNhan_Id: null, SoTienToiThieu: null, GiamToiDa: null, con: noLimit },
    ...over,
  };
}

export const muc = (Muc_Id: string, SoLuong = 1) => ({ Muc_Id, Ten: Muc_Id, SoLuong });

export function basket(lines: readonly BasketLine[], over: Partial<Basket> = {}): Basket {
  return {
    ...{ lines, cach, khach: { BenhNhan_Id: 'b', Nhom_Ids: [] }, chuongTrinhs: [], vouchers: [] },
    ...over,
  };
}

/** What each line costs at last, what all do, and the codes of the steps. */
export function priced(lines: readonly BasketLine[], over: Partial<Basket> = {}) {
  const { lines: found, tongSau, steps } = priceBasket(basket(lines, over));
  return {
    left: Object.fromEntries(found.map(({ id, conLai }) => [id, Number(conLai)])),
    total: Number(tongSau),
    codes: steps.map(({ code }) => code),
    steps,
  };
}

/** The lines as they stand once they are paid with what was taken off them. */
export function paid(of: Basket): BasketLine[] {
  const { lines } = priceBasket(of);
  return of.lines.map((one, at) => ({ ...one, coDinh: lines[at]?.giams ?? [] }));
}
