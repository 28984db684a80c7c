import { v7 } from 'uuid';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aVisit, bill, cash, charge, payAll, type Visit } from '../../../test/cashierVisits.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import type { ChuongTrinhKhuyenMaiInput, VoucherInput } from '../../gql/main.ts';
import { createProgramme, createVouchers, moveProgrammes } from '../promotions/commands.ts';
import { letOffBy, mustProgramme, mustVoucher } from '../promotions/queries.ts';
import { programmeInput, voucherInput } from '../promotions/testPromotions.ts';
import { receptionById } from '../reception/queries.ts';
import { previewCharges, removeCharges } from './charges.ts';
import { collectPreparedByHand, prepareCollection } from './prepared.ts';
import { postedLines } from './queries.ts';
import { refund } from './refund.ts';
import { applyVoucher, promotionsShown, takeVoucherOff } from './vouchers.ts';

let site: TestSite;
let accountant: Ctx;
let cashier: Ctx;
beforeAll(async () => {
  site = await openTestSite({ masterCacheMs: '0' });
  accountant = await site.ctx('ketoan', { node: 'PTC' });
  cashier = await site.ctx('thungan1', { node: 'QT01' });
});
afterAll(() => site.close());

const live: string[] = [];
afterEach(async () => {
  if (live.length > 0) await moveProgrammes(fresh(accountant), live.splice(0), 'ketThuc');
});

const fresh = (ctx: Ctx): Ctx => ({ ...ctx, loaders: new Map() });
const ultrasound = 'SA-BUNG';

async function released(over: Partial<ChuongTrinhKhuyenMaiInput>): Promise<string> {
  const id = await createProgramme(fresh(accountant), programmeInput(over));
  await moveProgrammes(fresh(accountant), [id], 'phatHanh');
  live.push(id);
  return id;
}

async function voucher(over: Partial<VoucherInput> = {}) {
  const [id = ''] = await createVouchers(fresh(accountant), voucherInput(over), { hasRelease: true });
  return mustVoucher(fresh(accountant), id);
}

const use = (visit: Visit, MaVoucher: string) =>
  applyVoucher(fresh(cashier), { requestId: v7(), TiepNhan_Id: visit.TiepNhan_Id, MaVoucher });
const serviceId = (ma: string) => site.id('main.dm_dich_vu', ma);
const dues = async (visit: Visit) => (await bill(cashier, visit)).dongs.map((line) => line.ConLai);

/** 10 % off the first of two services, of 500,000 and 300,000. */
async function twoLines(): Promise<Visit> {
  await released({
    ToanHoaDon: false,
    DichVuKhuyenMais: [{ DichVu_Id: await serviceId(ultrasound), SoLuong: 1 }],
  });
  const visit = await aVisit(site);
  await charge(site, cashier, visit, [
    { ma: ultrasound, donGia: '500000' },
    { ma: 'XN-CBC', donGia: '300000' },
  ]);
  return visit;
}

describe('promotions of a bill', () => {
  it('P3: a programme of a line, then a voucher spread over what is left', async () => {
    const visit = await twoLines();
    expect(await dues(visit)).toEqual(['450000.00', '300000.00']);
    const { MaVoucher, _id } = await voucher({ SoTienToiThieu: '500000' });
    await use(visit, MaVoucher);
    expect(await bill(cashier, visit)).toMatchObject({
      BenhNhanTT: '800000.00',
      KhuyenMai: '150000.00',
      ConLai: '650000.00',
    });
    expect(await dues(visit)).toEqual(['390000.00', '260000.00']);
    const shown = await promotionsShown(fresh(cashier), visit.TiepNhan_Id);
    expect(shown.vouchers).toEqual([{ Voucher_Id: _id, MaVoucher, SoTien: '100000.00' }]);
    expect(shown.buocs.join(' ')).toContain(MaVoucher);
    expect(await mustVoucher(fresh(cashier), _id)).toMatchObject({ SoLuongDaDung: 1 });
    await takeVoucherOff(fresh(cashier), visit.TiepNhan_Id, _id);
    expect(await dues(visit)).toEqual(['450000.00', '300000.00']);
    expect(await mustVoucher(fresh(cashier), _id)).toMatchObject({ SoLuongDaDung: 0 });
  });

  it('P6: what is refunded is paid back as it was paid, and the other line keeps what was let off', async () => {
    const visit = await twoLines();
    const { MaVoucher, _id } = await voucher({ SoTienToiThieu: '500000' });
    await use(visit, MaVoucher);
    await payAll(site, fresh(cashier), visit);
    await expect(takeVoucherOff(fresh(cashier), visit.TiepNhan_Id, _id)).rejects.toMatchObject({
      code: 'VOUCHER_PAID',
    });
    const [, other] = (await bill(cashier, visit)).dongs;
    await refund(fresh(cashier), {
      requestId: v7(),
      TiepNhan_Id: visit.TiepNhan_Id,
      dongs: [{ VienPhiDong_Id: other?._id ?? '' }],
      LyDo: 'Không làm',
      thanhToans: [await cash(site, '260000')],
    });
    await inTransaction(fresh(cashier), (tx) => removeCharges(tx, [other?.source_Id ?? '']));
    const left = await bill(cashier, visit);
    expect(left).toMatchObject({
      KhuyenMai: '110000.00',
      HachToan: '390000.00',
      ConLai: '0.00',
      ThuThua: '0.00',
    });
    expect(await mustVoucher(fresh(cashier), _id)).toMatchObject({ SoLuongDaDung: 1 });
  });

  it('P9: of two desks with the last use of a voucher one has it, the other is told that it is used up', async () => {
    const { MaVoucher, _id } = await voucher();
    const visits = await Promise.all([1, 2, 3, 4].map(() => aVisit(site)));
    for (const visit of visits) await charge(site, cashier, visit, [{ ma: ultrasound, donGia: '500000' }]);
    const answers = await Promise.allSettled(visits.map((visit) => use(visit, MaVoucher)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const answer of answers)
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'PROMOTION_USED_UP' });
    expect(await mustVoucher(fresh(cashier), _id)).toMatchObject({ SoLuong: 1, SoLuongDaDung: 1 });
  });

  it('P10: a voucher covers half of what an insured patient pays alone, never the co-payment', async () => {
    const visit = await aVisit(site, { payer: 'BHYT' });
    await charge(site, cashier, visit, [
      { ma: 'KB-NOI', donGia: '500000', donGiaBHYT: '500000' },
      { ma: ultrasound, donGia: '280000', donGiaBHYT: '0' },
    ]);
    const before = await bill(cashier, visit);
    const { MaVoucher } = await voucher({ GiaTri: '400000' });
    await use(visit, MaVoucher);
    const after = await bill(cashier, visit);
    expect(after).toMatchObject({ BNCCT: before.BNCCT, KhuyenMai: '140000.00' });
    expect(Number(after.ConLai)).toBe(Number(before.ConLai) - 140_000);
  });

  it('a voucher that takes nothing off is refused with its reason, and is not held', async () => {
    const visit = await aVisit(site);
    await charge(site, cashier, visit, [{ ma: ultrasound, donGia: '100000' }]);
    const { MaVoucher, _id } = await voucher({ SoTienToiThieu: '500000' });
    await expect(use(visit, MaVoucher)).rejects.toMatchObject({ code: 'VOUCHER_TAKES_NOTHING' });
    expect(await mustVoucher(fresh(cashier), _id)).toMatchObject({ SoLuongDaDung: 0 });
    expect(await bill(cashier, visit)).toMatchObject({ KhuyenMai: '0.00', ConLai: '100000.00' });
  });

  it('a voucher whose days or kind leave no line of the bill: SERVICE_OUT_OF_RANGE, with the reason', async () => {
    const visit = await aVisit(site);
    await charge(site, cashier, visit, [{ ma: ultrasound, donGia: '500000' }]);
    const { MaVoucher, _id } = await voucher();
    await site.database.pool.query(
      `update main.vien_phi_dong set ngay_y_lenh = ngay_y_lenh - interval '10 days' where tiep_nhan_id = $1`,
      [visit.TiepNhan_Id],
    );
    await expect(use(visit, MaVoucher)).rejects.toMatchObject({
      code: 'SERVICE_OUT_OF_RANGE',
      details: { why: expect.stringContaining(`${MaVoucher} chỉ áp dụng cho chỉ định từ`) },
    });
    expect(await mustVoucher(fresh(cashier), _id)).toMatchObject({ SoLuongDaDung: 0 });
  });

  it('a line for which a transfer is awaited stays as it was asked for when an order brings a programme', async () => {
    const visit = await aVisit(site);
    await charge(site, cashier, visit, [{ ma: ultrasound, donGia: '500000' }]);
    const HinhThucThanhToan_Id = await site.id('main.hinh_thuc_thanh_toan', 'CK');
    const id = await prepareCollection(fresh(cashier), { requestId: v7(), ...visit, HinhThucThanhToan_Id });
    await released({
      ToanHoaDon: false,
      DichVuKhuyenMais: [{ DichVu_Id: await serviceId(ultrasound), SoLuong: 1 }],
    });
    await charge(site, cashier, visit, [{ ma: ultrasound, donGia: '500000' }]);
    expect(await dues(visit)).toEqual(['500000.00', '450000.00']);
    await collectPreparedByHand(fresh(cashier), { id, requestId: v7(), MaGiaoDich: 'FT1' });
    expect(await dues(visit)).toEqual(['0.00', '450000.00']);
  });

  it('a line that goes gives back what a programme counted for it, and an ended one stays where it stands', async () => {
    const id = await released({
      ToanHoaDon: false,
      SoLuongDichVuKhuyenMaiToiDa: 1,
      DichVuKhuyenMais: [{ DichVu_Id: await serviceId(ultrasound), SoLuong: 1 }],
    });
    const [first, second] = [await aVisit(site), await aVisit(site)];
    const [source = ''] = await charge(site, cashier, first, [{ ma: ultrasound, donGia: '500000' }]);
    await charge(site, cashier, second, [{ ma: ultrasound, donGia: '500000' }]);
    expect(await dues(first)).toEqual(['450000.00']);
    expect(await dues(second)).toEqual(['500000.00']);
    await inTransaction(fresh(cashier), (tx) => removeCharges(tx, [source]));
    expect(await mustProgramme(fresh(cashier), id)).toMatchObject({
      SoLuongDaKhuyenMai: 0,
      SoTienDaKhuyenMai: '0.00',
    });
    await charge(site, cashier, second, [{ ma: 'XN-CBC', donGia: '10000' }]);
    expect(await dues(second)).toEqual(['450000.00', '10000.00']);
    await moveProgrammes(fresh(accountant), live.splice(0), 'ketThuc');
    await charge(site, cashier, second, [{ ma: 'KB-NOI', donGia: '20000' }]);
    expect(await dues(second)).toEqual(['450000.00', '10000.00', '20000.00']);
  });

  it('a gift may be performed once what was bought for it is paid', async () => {
    await released({
      LoaiChuongTrinhKhuyenMai: 'MuaXTangY',
      ToanHoaDon: false,
      PhanTramKhuyenMai: null,
      DichVuDieuKiens: [{ DichVu_Id: await serviceId(ultrasound), SoLuong: 5 }],
      DichVuKhuyenMais: [{ DichVu_Id: await serviceId(ultrasound), SoLuong: 1 }],
    });
    const visit = await aVisit(site);
    await charge(
      site,
      cashier,
      visit,
      Array.from({ length: 6 }, () => ({ ma: ultrasound, donGia: '1000000' })),
    );
    const given = async () => (await bill(cashier, visit)).dongs.find((line) => line.ConLai === '0.00');
    expect(await bill(cashier, visit)).toMatchObject({ KhuyenMai: '1000000.00', ConLai: '5000000.00' });
    expect(await given()).toMatchObject({ KhuyenMai: '1000000.00', DuocPhepThucHien: false });
    await payAll(site, fresh(cashier), visit);
    expect((await bill(cashier, visit)).dongs.every((line) => line.DuocPhepThucHien)).toBe(true);
  });

  it('a gift for an amount of the bill waits until so much is paid', async () => {
    await released({
      ...{ LoaiChuongTrinhKhuyenMai: 'MuaXTangY', ToanHoaDon: false, PhanTramKhuyenMai: null },
      SoTienDieuKien: '1000000',
      DichVuKhuyenMais: [{ DichVu_Id: await serviceId(ultrasound), SoLuong: 1 }],
    });
    const visit = await aVisit(site);
    await charge(site, cashier, visit, [
      { ma: 'XN-CBC', donGia: '800000' },
      { ma: 'KB-NOI', donGia: '300000' },
      { ma: ultrasound, donGia: '400000' },
    ]);
    const lines = async () => (await bill(cashier, visit)).dongs;
    const gift = async () => (await lines()).find(({ KhuyenMai }) => KhuyenMai === '400000.00');
    expect(await gift()).toMatchObject({ ConLai: '0.00', DuocPhepThucHien: false });
    for (const allowed of [false, true]) {
      const next = (await lines()).find(({ ConLai }) => ConLai !== '0.00');
      await payAll(site, fresh(cashier), visit, { VienPhiDong_Ids: [next?._id ?? ''] });
      expect(await gift()).toMatchObject({ ConLai: '0.00', DuocPhepThucHien: allowed });
    }
  });

  it('is thought of before an order as the bill has it after it', async () => {
    await released({
      ToanHoaDon: false,
      DichVuKhuyenMais: [{ DichVu_Id: await serviceId(ultrasound), SoLuong: 1 }],
    });
    const visit = await aVisit(site);
    await charge(site, cashier, visit, [{ ma: 'XN-CBC', donGia: '300000' }]);
    const asked = await previewCharges(
      fresh(cashier),
      await receptionById(fresh(cashier), visit.TiepNhan_Id),
      [
        {
          _id: v7(),
          ...{ Ten: 'Siêu âm', NhomChiPhi: 'ChanDoanHinhAnh', DichVu_Id: await serviceId(ultrasound) },
          ...{ DonGia: '500000', DonGiaBHYT: '0', SoLuong: '1', tyLeBH: 100, phamVi: 2 },
          ...{ LaBHYT: false, NgayYLenh: cashier.now(), KhongThuTien: false },
        },
      ],
    );
    expect(asked).toMatchObject({ BenhNhanThem: '450000.00', lines: [{ KhuyenMai: '50000.00' }] });
    expect(asked.khuyenMais).toHaveLength(1);
    await charge(site, cashier, visit, [{ ma: ultrasound, donGia: '500000' }]);
    expect((await bill(cashier, visit)).ConLai).toBe('750000.00');
  });

  it('is told on the receipt, so that its columns add up', async () => {
    const visit = await twoLines();
    const receipt = await payAll(site, fresh(cashier), visit);
    const lines = await postedLines(fresh(cashier), receipt);
    const told = await letOffBy(
      fresh(cashier),
      lines.map((line) => line.VienPhiDong_Id),
    );
    expect(told).toEqual([{ Ten: 'Mừng khai trương', SoTien: '50000.00' }]);
  });

  it('a voucher is not used while a transfer is awaited that was asked for without it', async () => {
    const visit = await aVisit(site);
    await charge(site, cashier, visit, [{ ma: ultrasound, donGia: '500000' }]);
    const { MaVoucher } = await voucher();
    const way = await site.id('main.hinh_thuc_thanh_toan', 'CK');
    await prepareCollection(fresh(cashier), { requestId: v7(), ...visit, HinhThucThanhToan_Id: way });
    await expect(use(visit, MaVoucher)).rejects.toMatchObject({ code: 'TRANSFER_AWAITED' });
  });
});
