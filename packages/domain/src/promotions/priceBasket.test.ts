import { describe, expect, it } from 'vitest';
import { priceBasket } from './priceBasket.ts';
import { stepText } from './steps.ts';
import { basket, cach, line, muc, paid, priced, programme, voucher } from './testBasket.ts';

const ultrasound = (id: string, at = 8) =>
  line(id, 1_000_000, { Muc_Id: 'US', Ten: 'Siêu âm', NgayYLenh: `2026-11-20T0${at}:00:00` });
const fiveForSix = programme({ Loai: 'MuaXTangY', dieuKiens: [muc('US', 5)], khuyenMais: [muc('US')] });

describe('buy X get Y', () => {
  it('P1: of six, five are paid and the one ordered last is given', () => {
    const lines = ['a', 'b', 'c', 'd', 'e'].map((id) => ultrasound(id));
    const { left, total } = priced([ultrasound('f', 9), ...lines], { chuongTrinhs: [fiveForSix] });
    expect(left).toEqual({ a: 1e6, b: 1e6, c: 1e6, d: 1e6, e: 1e6, f: 0 });
    expect(total).toBe(5_000_000);
  });

  it('P1: on one line of six a sixth is taken off', () => {
    const one = line('a', 6_000_000, { Muc_Id: 'US', SoLuong: '6' });
    expect(priced([one], { chuongTrinhs: [fiveForSix] }).left).toEqual({ a: 5_000_000 });
  });

  it('P1: two for one is what the law allows at most, one for one is trimmed to it', () => {
    const two = programme({ Loai: 'MuaXTangY', dieuKiens: [muc('US', 2)], khuyenMais: [muc('US')] });
    const one = programme({ Loai: 'MuaXTangY', dieuKiens: [muc('US', 1)], khuyenMais: [muc('US')] });
    const three = [ultrasound('a'), ultrasound('b'), ultrasound('c', 9)];
    expect(priced(three, { chuongTrinhs: [two] }).total).toBe(2_000_000);
    const trimmed = priced(three.slice(1), { chuongTrinhs: [one] });
    expect(trimmed.left).toEqual({ b: 1_000_000, c: 500_000 });
    expect(trimmed.codes).toContain('GIFT_CAPPED');
  });

  it('P2: above the limit of its value the patient pays the rest', () => {
    const gift = programme({
      Loai: 'MuaXTangYGioiHan',
      ...{ dieuKiens: [muc('US')], khuyenMais: [muc('XN')], SoTienKhuyenMai: '300000' },
    });
    const { left, codes } = priced([ultrasound('a'), line('XN', 400_000)], { chuongTrinhs: [gift] });
    expect(left).toEqual({ a: 1_000_000, XN: 100_000 });
    expect(codes).toEqual(['GIFT_LIMITED', 'GIFT']);
  });

  it('says what may still be given, and what is missing', () => {
    const five = ['a', 'b', 'c', 'd', 'e'].map((id) => ultrasound(id));
    const named = { ...fiveForSix, khuyenMais: [{ ...muc('US'), Ten: 'Siêu âm' }] };
    const [open] = priced(five, { chuongTrinhs: [named] }).steps;
    expect(open && stepText(open, 'vi')).toBe('P: còn được tặng 1 Siêu âm, chưa có trong chỉ định.');
    const [missing] = priced(five.slice(1), { chuongTrinhs: [named] }).steps;
    expect(missing).toMatchObject({ code: 'CONDITION_MISSING', details: { can: 5, co: 4 } });
  });

  it('counts what is paid as bought, and gives no gift twice', () => {
    const five = ['a', 'b', 'c', 'd', 'e'].map((id) => ultrasound(id));
    const bought = paid(basket(five, { chuongTrinhs: [fiveForSix] }));
    const sixth = basket([...bought, ultrasound('f', 9)], { chuongTrinhs: [fiveForSix] });
    expect(priceBasket(sixth).tongSau).toBe('5000000.00');
    const again = [...paid(sixth), ultrasound('g', 9)];
    expect(priced(again, { chuongTrinhs: [fiveForSix] }).left['g']).toBe(1_000_000);
  });

  it('is given for an amount as well, and only while there are gifts', () => {
    const forAmount = programme({
      Loai: 'MuaXTangY',
      ...{ SoTienDieuKien: '900000', khuyenMais: [muc('XN')] },
    });
    const lines = [ultrasound('a'), line('XN', 400_000)];
    expect(priced(lines, { chuongTrinhs: [forAmount] }).left).toEqual({ a: 1_000_000, XN: 0 });
    const none = { ...forAmount, con: { ...forAmount.con, soLuong: 0 } };
    expect(priced(lines, { chuongTrinhs: [none] }).codes).toEqual(['USED_UP']);
    const dear = { ...forAmount, SoTienDieuKien: '2000000' };
    expect(priced(lines, { chuongTrinhs: [dear] }).codes).toEqual(['BELOW_MINIMUM']);
  });
});

const ten = programme({
  ...{ Loai: 'GiamGiaDichVu', khuyenMais: [muc('A')], PhanTramKhuyenMai: '10' },
  ...{ _id: 'ten', Ten: 'Ten' },
});

describe('the steps on a bill', () => {
  const a = line('A', 500_000);
  const b = line('B', 300_000);
  const over = 500_000;

  it('P3: a voucher is spread over what the programme left', () => {
    const vouchers = [voucher({ SoTienToiThieu: String(over) })];
    const { left, total } = priced([a, b], { chuongTrinhs: [ten], vouchers });
    expect(left).toEqual({ A: 390_000, B: 260_000 });
    expect(total).toBe(650_000);
  });

  it('P3: the minimum is judged by what the programmes of lines left', () => {
    const vouchers = [voucher({ SoTienToiThieu: '750001' })];
    const { total, steps } = priced([a, b], { chuongTrinhs: [ten], vouchers });
    expect(total).toBe(750_000);
    expect(steps.at(-1)).toMatchObject({ code: 'BELOW_MINIMUM', details: { co: '750000.00' } });
  });

  it('P4: a percent has its maximum', () => {
    const vouchers = [voucher({ LoaiGiamGia: 'PhanTram', GiaTri: '20', GiamToiDa: '150000' })];
    const { left, total, codes } = priced([b, line('C', 600_000)], { vouchers });
    expect(left).toEqual({ B: 250_000, C: 500_000 });
    expect(total).toBe(750_000);
    expect(codes).toEqual(['MAXIMUM', 'VOUCHER_CUT']);
  });

  it('P5: the dong that are left over go to the largest fractions', () => {
    const lines = [line('x', 333_333), line('y', 333_333), line('z', 333_334)];
    const { lines: found } = priceBasket(basket(lines, { vouchers: [voucher()] }));
    expect(found.map(({ tongGiam }) => tongGiam)).toEqual(['33333.00', '33333.00', '33334.00']);
  });

  it('P6: of a line that is given back exactly what was paid for it comes back, and the others stay', () => {
    const whole = basket([a, b], { chuongTrinhs: [ten], vouchers: [voucher()] });
    const [paidA] = paid(whole);
    const after = priceBasket(basket(paidA ? [paidA] : [], { chuongTrinhs: [ten], vouchers: [voucher()] }));
    expect(after.tongSau).toBe('390000.00');
    expect(Number(priceBasket(whole).tongSau) - Number(after.tongSau)).toBe(260_000);
  });

  it('P6: what is left of a voucher on a bill that is paid in part goes to its later lines', () => {
    const [first] = paid(basket([line('A', 100_000)], { vouchers: [voucher()] }));
    const later = line('B', 300_000);
    expect(priced(first ? [first, later] : [], { vouchers: [voucher()] }).left).toEqual({
      A: 50_000,
      B: 250_000,
    });
  });

  it('P7: the last step is trimmed to half of the price', () => {
    const forty = programme({ Loai: 'GiamGiaDichVu', khuyenMais: [muc('A')], PhanTramKhuyenMai: '40' });
    const vouchers = [voucher({ LoaiGiamGia: 'PhanTram', GiaTri: '20' })];
    const { total, steps } = priced([line('A', 1_000_000)], { chuongTrinhs: [forty], vouchers });
    expect(total).toBe(500_000);
    expect(steps.find(({ code }) => code === 'TRIMMED')?.details).toMatchObject({
      truoc: '120000.00',
      sau: '100000.00',
    });
  });

  it('P7: what stands on a paid line gives way with its own part, the last step first', () => {
    const forty = programme({ Loai: 'GiamGiaDichVu', khuyenMais: [muc('A')], PhanTramKhuyenMai: '40' });
    const given = { chuongTrinhs: [forty], vouchers: [voucher()] };
    const [sold] = paid(basket([line('A', 1_000_000)], given));
    const after = (BNTT: string) =>
      priceBasket(basket(sold ? [{ ...sold, BNTT }] : [], given)).lines[0]?.giams.map(({ SoTien }) => SoTien);
    expect(after('1000000')).toEqual(['400000.00', '100000.00']);
    expect(after('820000')).toEqual(['400000.00', '10000.00']);
    expect(after('200000.75')).toEqual(['100000.00']);
    expect(after('0')).toEqual([]);
  });

  it('P10: a voucher covers at most half of the own part, of which the engine is told alone', () => {
    const vouchers = [voucher({ GiaTri: '400000' })];
    expect(priced([line('A', 280_000)], { vouchers }).total).toBe(140_000);
  });

  it('takes one programme a line: the better one, of equals the one released earlier', () => {
    const rival = { ...ten, _id: 'rival', Ten: 'Rival' };
    const of = (over: Partial<typeof ten>) =>
      priceBasket(basket([a], { chuongTrinhs: [ten, { ...rival, ...over }] })).lines[0]?.giams;
    expect(of({ PhanTramKhuyenMai: '20' })).toMatchObject([{ nguon_Id: 'rival', SoTien: '100000.00' }]);
    expect(of({ NgayPhatHanh: '2026-10-01T00:00:00Z' })).toMatchObject([{ nguon_Id: 'rival' }]);
    expect(of({ NgayPhatHanh: '2026-10-31T00:00:00Z' })).toMatchObject([{ nguon_Id: 'ten' }]);
  });

  it('takes a discount instead of a gift that gives less, and says so', () => {
    const fifth = { ...ten, khuyenMais: [muc('US')], PhanTramKhuyenMai: '30' };
    const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ultrasound(id));
    const { total, codes } = priced(six, { chuongTrinhs: [fiveForSix, fifth] });
    expect(total).toBe(4_200_000);
    expect(codes).toContain('BETTER');
  });

  it('reduces a combo once what it is made of is on the bill', () => {
    const combo = programme({
      Loai: 'GiamGiaCombo',
      ...{ dieuKiens: [muc('A'), muc('B')], SoTienKhuyenMai: '80000' },
    });
    expect(priced([a, b], { chuongTrinhs: [combo] }).left).toEqual({ A: 450_000, B: 270_000 });
    expect(priced([a], { chuongTrinhs: [combo] }).total).toBe(500_000);
    const [soldA, soldB] = paid(basket([a, b], { chuongTrinhs: [combo] }));
    const more = soldA && soldB ? [soldA, soldB, line('A2', 500_000, { Muc_Id: 'A' })] : [];
    expect(priced(more, { chuongTrinhs: [combo] }).left['A2']).toBe(500_000);
  });

  it('reduces a package by percent, after the programme of its lines', () => {
    const combo = programme({
      Loai: 'GiamGiaCombo',
      ...{ _id: 'g', Goi_Ids: ['G'], PhanTramKhuyenMai: '10' },
    });
    const lines = [line('A', 500_000, { Goi_Id: 'G' }), b];
    expect(priced(lines, { chuongTrinhs: [ten, combo] }).left).toEqual({ A: 405_000, B: 300_000 });
  });

  it('takes one programme of the bill, and tells the other one why not', () => {
    const of = (_id: string, amount: string) =>
      programme({ ...{ _id, Ten: _id, Loai: 'GiamGiaDichVu', ToanHoaDon: true }, SoTienKhuyenMai: amount });
    const { total, steps } = priced([a, b], { chuongTrinhs: [of('small', '50000'), of('large', '80000')] });
    expect(total).toBe(720_000);
    expect(steps.map((step) => stepText(step, 'vi'))).toEqual([
      'large: giảm 80.000 trên hóa đơn.',
      'small không áp dụng vì mỗi hóa đơn chỉ có một chương trình và large lợi hơn.',
    ]);
  });

  it('takes one voucher, or several where the house does', () => {
    const vouchers = [voucher(), voucher({ _id: 'w', Ten: 'W', GiaTri: '50000' })];
    expect(priced([a], { vouchers })).toMatchObject({
      total: 400_000,
      codes: ['VOUCHER_CUT', 'VOUCHER_ONE'],
    });
    expect(priced([a], { vouchers, cach: { ...cach, nhieuVoucher: true } }).total).toBe(350_000);
  });
});

describe('what is not promoted', () => {
  const all = programme({ ...{ Loai: 'GiamGiaDichVu', ToanHoaDon: true }, PhanTramKhuyenMai: '10' });
  const drug = line('D', 100_000, { loai: 'Thuoc' });

  it('is a medicine', () => {
    const { total, codes } = priced([drug], { chuongTrinhs: [all], vouchers: [voucher()] });
    expect(total).toBe(100_000);
    expect(codes).toEqual(['LINE_DRUG', 'NOTHING_ELIGIBLE', 'NOTHING_ELIGIBLE']);
  });

  it('is care of a public facility; its goods are', () => {
    const lines = [line('A', 100_000), line('S', 100_000, { loai: 'SanPham' })];
    const own = { ...cach, coSoCongLap: true };
    expect(priced(lines, { chuongTrinhs: [all], cach: own }).left).toEqual({ A: 100_000, S: 90_000 });
  });

  it('is what was ordered outside the period, for another group, or as often as allowed', () => {
    const early = [line('A', 100_000, { NgayYLenh: '2026-10-31T23:59:59' })];
    const codes = (over: Partial<typeof all>, lines = [line('A', 100_000)]) =>
      priced(lines, { chuongTrinhs: [{ ...all, ...over }] }).codes;
    expect(codes({}, early)).toEqual(['OUT_OF_PERIOD']);
    expect(codes({ NhomKhachHang_Ids: ['vip'] })).toEqual(['OTHER_GROUP']);
    expect(codes({ con: { ...all.con, lan: 0 } })).toEqual(['CUSTOMER_USED_UP']);
    expect(codes({ con: { ...all.con, soTien: '4000' } })).toEqual(['LIMIT_LEFT', 'BILL_CUT']);
    expect(priced(early, { vouchers: [voucher({ BenhNhan_Id: 'c' })] }).codes).toEqual(['OTHER_PATIENT']);
  });
});
