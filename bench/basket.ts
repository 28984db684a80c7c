import type { Basket, BasketLine, ChuongTrinh, Voucher } from '../packages/domain/src/promotions/basket.ts';
import { priceBasket } from '../packages/domain/src/promotions/priceBasket.ts';
import { spread } from './measure.ts';
import { today } from './site.ts';

/** How long a bill with promotions of every kind is worked out, beside one of five lines and beside the same bill without any. */
const turns = 300;
const warm = 100;
const sizes = [5, 30, 120];
const things = ['SA', 'XN', 'CT', 'KB', 'VT', 'SP'];

const period = { NgayBatDau: '2026-11-01', NgayKetThuc: '2026-11-30', NhomKhachHang_Ids: [] };
const noLimit = { soLuong: null, soTien: null, lan: null };
const muc = (Muc_Id: string, SoLuong = 1) => ({ Muc_Id, Ten: Muc_Id, SoLuong });

/** Two gifts, three discounts, two combos and two programmes of the bill: each line has several to choose from. */
const rules: Array<Partial<ChuongTrinh> & Pick<ChuongTrinh, 'Loai'>> = [
  { Loai: 'MuaXTangY', dieuKiens: [muc('SA', 2)], khuyenMais: [muc('SA')] },
  {
    Loai: 'MuaXTangYGioiHan',
    ...{ dieuKiens: [muc('CT')], khuyenMais: [muc('XN')], SoTienKhuyenMai: '300000' },
  },
  { Loai: 'GiamGiaDichVu', khuyenMais: [muc('XN'), muc('KB')], PhanTramKhuyenMai: '12.5' },
  { Loai: 'GiamGiaDichVu', khuyenMais: [muc('KB'), muc('SA')], SoTienKhuyenMai: '20000' },
  {
    Loai: 'GiamGiaDichVu',
    ...{ khuyenMais: [muc('CT')], PhanTramKhuyenMai: '20', SoTienDieuKien: '500000', GiamToiDa: '400000' },
  },
  { Loai: 'GiamGiaCombo', dieuKiens: [muc('VT'), muc('SP', 2)], PhanTramKhuyenMai: '10' },
  { Loai: 'GiamGiaCombo', dieuKiens: [muc('KB'), muc('XN')], SoTienKhuyenMai: '30000' },
  { Loai: 'GiamGiaDichVu', ToanHoaDon: true, PhanTramKhuyenMai: '5' },
  { Loai: 'GiamGiaDichVu', ToanHoaDon: true, SoTienKhuyenMai: '100000' },
];
const programmes = rules.map(
  (rule, at): ChuongTrinh => ({
    ...{ _id: `p${at}`, Ten: `P${at}`, NgayPhatHanh: `2026-10-${10 + at}T08:00:00Z`, ...period },
    ...{ dieuKiens: [], khuyenMais: [], Goi_Ids: [], ToanHoaDon: false, GiamToiDa: null, con: noLimit },
    ...{ SoTienDieuKien: null, SoTienKhuyenMai: null, PhanTramDieuKien: null, PhanTramKhuyenMai: null },
    ...rule,
  }),
);
const voucher: Voucher = {
  ...{ _id: 'v', Ten: 'V', LoaiGiamGia: 'PhanTram', GiaTri: '20', ...period, BenhNhan_Id: null },
  ...{ SoTienToiThieu: '500000', GiamToiDa: '150000', con: { ...noLimit, soLuong: 1 } },
};

/** A bill of so many lines, a few of them medicines, a few paid; another one each turn. */
function billOf(lines: number, turn: number): BasketLine[] {
  return Array.from({ length: lines }, (_, at) => ({
    id: `l${String(at).padStart(3, '0')}`,
    Ten: `Dòng ${at}`,
    loai: at % 9 === 8 ? 'Thuoc' : 'KCB',
    Muc_Id: things[at % things.length] ?? '',
    SoLuong: String(1 + (at % 3)),
    BNTT: `${45_000 + ((at * 7919 + turn * 131) % 900_000)}.50`,
    NgayYLenh: `2026-11-20T${String(8 + (at % 9)).padStart(2, '0')}:00:00`,
    Goi_Id: null,
    coDinh: at % 10 === 7 ? [] : null,
  }));
}

function timesOf(lines: number, of: Pick<Basket, 'chuongTrinhs' | 'vouchers'>) {
  const times: number[] = [];
  for (let turn = -warm; turn < turns; turn++) {
    const basket: Basket = {
      ...{ lines: billOf(lines, turn + warm), khach: { BenhNhan_Id: 'b', Nhom_Ids: [] }, ...of },
      cach: { coSoCongLap: false, nhieuVoucher: false, tranPhanTram: '50' },
    };
    const began = performance.now();
    const { tongGiam } = priceBasket(basket);
    if (turn >= 0) times.push(performance.now() - began);
    if (of.vouchers.length > 0 && Number(tongGiam) === 0) throw new Error('nothing was reduced');
  }
  return spread(times);
}

console.log(`${turns} bills of each size, ${programmes.length} programmes and a voucher, ${today}

| lines | p50 ms | p95 | without promotions p50 ms | p95 | p50 ratio to 5 lines |
|---|---|---|---|---|---|`);
let first = 0;
for (const size of sizes) {
  const ours = timesOf(size, { chuongTrinhs: programmes, vouchers: [voucher] });
  const bare = timesOf(size, { chuongTrinhs: [], vouchers: [] });
  first ||= ours.p50;
  console.log(
    `| ${size} | ${ours.p50.toFixed(2)} | ${ours.p95.toFixed(2)} | ${bare.p50.toFixed(2)} | ${bare.p95.toFixed(2)} | ${(ours.p50 / first).toFixed(1)} |`,
  );
}
