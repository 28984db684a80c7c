import { v7 } from 'uuid';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aVisit, bill, cash, charge, payAll, type Visit } from '../../../test/cashierVisits.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import type { ChuongTrinhKhuyenMaiInput } from '../../gql/main.ts';
import { createProgramme, moveProgrammes, vouchersOfReceipt } from '../promotions/commands.ts';
import { givenSoFar } from '../promotions/given.ts';
import { mustProgramme } from '../promotions/queries.ts';
import { programmeInput } from '../promotions/testPromotions.ts';
import { updateSetting } from '../system/commands.ts';
import { keptForVouchers } from './advanceVouchers.ts';
import { cancelReceipt } from './cancel.ts';
import { allocateAdvances, collect } from './collect.ts';
import { phieuThuForm } from './print/phieuThuForm.ts';
import { refund, returnAdvance } from './refund.ts';
import { applyVoucher, promotionsShown } from './vouchers.ts';

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
const LyDo = 'Đổi ý';

/** An advance of 5,000,000 gets a voucher of 500,000. */
async function released(over: Partial<ChuongTrinhKhuyenMaiInput> = {}): Promise<string> {
  const id = await createProgramme(
    fresh(accountant),
    programmeInput({
      TenChuongTrinhKhuyenMai: 'Tạm ứng tặng voucher',
      LoaiChuongTrinhKhuyenMai: 'TamUngTangVoucher',
      ...{ ToanHoaDon: false, PhanTramKhuyenMai: null },
      ...{ SoTienDieuKien: '5000000', SoTienKhuyenMai: '500000', SoNgayVoucher: 90 },
      ...over,
    }),
  );
  await moveProgrammes(fresh(accountant), [id], 'phatHanh');
  live.push(id);
  return id;
}

async function pays(visit: Visit, SoTien = '5000000') {
  const input = { requestId: v7(), ...visit, LoaiBienLai: 'TamUng' as const, SoTien };
  const receipt = await collect(fresh(cashier), { ...input, thanhToans: [await cash(site, SoTien)] });
  const [voucher] = await given(receipt);
  return { receipt, voucher, MaVoucher: voucher?.MaVoucher ?? '' };
}

const given = (receipt: string) => vouchersOfReceipt(fresh(cashier), receipt);
const use = ({ TiepNhan_Id }: Visit, MaVoucher: string) =>
  applyVoucher(fresh(cashier), { requestId: v7(), TiepNhan_Id, MaVoucher });
const back = async ({ TiepNhan_Id }: Visit, SoTien: string) =>
  returnAdvance(fresh(cashier), {
    ...{ requestId: v7(), TiepNhan_Id },
    thanhToans: [await cash(site, SoTien)],
  });
const kept = async (visit: Visit) => keptForVouchers(fresh(cashier), await bill(cashier, visit));

/** A bill of 2,000,000 that the voucher took 500,000 off, and that is paid in cash. */
async function paidWith(visit: Visit, MaVoucher: string): Promise<void> {
  await charge(site, cashier, visit, [{ ma: 'SA-BUNG', donGia: '2000000' }]);
  await use(visit, MaVoucher);
  expect((await bill(cashier, visit)).ConLai).toBe('1500000.00');
  await payAll(site, fresh(cashier), visit);
}

describe('P8: an advance of 5,000,000 gets a voucher of 500,000', () => {
  it('for its patient alone, once, for so many days; it is on the receipt, on paper and beside the bill', async () => {
    const programme = await released();
    const visit = await aVisit(site);
    const { receipt, voucher, MaVoucher } = await pays(visit);
    expect(voucher).toMatchObject({
      ...{
        TrangThai: 'DaPhatHanh',
        LoaiGiamGia: 'SoTien',
        GiaTri: '500000.00',
        SoLuong: 1,
        SoLuongDaDung: 0,
      },
      ...{ BenhNhan_Id: visit.BenhNhan_Id, ChuongTrinhKhuyenMai_Id: programme },
    });
    expect(Date.parse(voucher?.NgayKetThuc ?? '') - Date.parse(voucher?.NgayBatDau ?? '')).toBe(
      90 * 86_400_000,
    );
    const paper = await phieuThuForm.data(fresh(cashier), receipt);
    expect(paper.Voucher).toMatchObject([{ MaVoucher, NoiDung: 'Giảm 500.000' }]);
    expect((await promotionsShown(fresh(cashier), visit.TiepNhan_Id)).cuaNguoiBenh).toMatchObject([
      { MaVoucher },
    ]);
    const row = await mustProgramme(fresh(accountant), programme);
    expect(await givenSoFar(fresh(accountant), row)).toEqual({ units: 1, money: '500000.00' });
    const other = await aVisit(site);
    await charge(site, cashier, other, [{ ma: 'SA-BUNG', donGia: '2000000' }]);
    await expect(use(other, MaVoucher)).rejects.toMatchObject({ code: 'VOUCHER_TAKES_NOTHING' });
  });

  it('less than it gets none, and of several programmes the one that asks for most counts', async () => {
    await released();
    await released({ SoTienDieuKien: '10000000', SoTienKhuyenMai: '1200000' });
    expect((await pays(await aVisit(site), '4999999')).voucher).toBeUndefined();
    expect((await pays(await aVisit(site), '12000000')).voucher?.GiaTri).toBe('1200000.00');
  });

  it('paid back before its use: the voucher is withdrawn, and comes back when the return is cancelled', async () => {
    await released();
    const visit = await aVisit(site);
    const { receipt, MaVoucher } = await pays(visit);
    const returned = await back(visit, '5000000');
    expect(await given(receipt)).toMatchObject([{ TrangThai: 'DaHuy' }]);
    await charge(site, cashier, await aVisit(site), [{ ma: 'SA-BUNG' }]);
    await cancelReceipt(fresh(cashier), returned, LyDo);
    expect(await given(receipt)).toMatchObject([{ TrangThai: 'DaPhatHanh', MaVoucher }]);
    await cancelReceipt(fresh(cashier), receipt, LyDo);
    expect(await given(receipt)).toMatchObject([{ TrangThai: 'DaHuy' }]);
    expect((await bill(cashier, visit)).TamUngCon).toBe('0.00');
  });

  it('paid back after its use: 4,500,000, and what the voucher took off is paid by the advance', async () => {
    await released();
    const visit = await aVisit(site);
    const { receipt, MaVoucher } = await pays(visit);
    await paidWith(visit, MaVoucher);
    expect(await kept(visit)).toEqual([{ MaVoucher, SoTien: '500000.00' }]);
    await expect(back(visit, '5000000')).rejects.toMatchObject({ code: 'PAYMENT_DIFFERS' });
    await back(visit, '4500000');
    expect(await bill(cashier, visit)).toMatchObject({
      ...{ KhuyenMai: '0.00', HachToan: '2000000.00', ConLai: '0.00', ThuThua: '0.00', TamUngCon: '0.00' },
    });
    expect(await given(receipt)).toMatchObject([{ TrangThai: 'DaHuy', SoLuongDaDung: 0 }]);
  });

  it('a voucher that is only on open lines is taken off, and all goes back', async () => {
    await released();
    const visit = await aVisit(site);
    const { MaVoucher } = await pays(visit);
    await charge(site, cashier, visit, [{ ma: 'SA-BUNG', donGia: '2000000' }]);
    await use(visit, MaVoucher);
    expect(await kept(visit)).toEqual([]);
    await back(visit, '5000000');
    expect(await bill(cashier, visit)).toMatchObject({ KhuyenMai: '0.00', ConLai: '2000000.00' });
  });

  it('what is left goes back in full where what was bought with the advance came to the sum, or the house wants it so', async () => {
    await released();
    const visit = await aVisit(site);
    const { MaVoucher } = await pays(visit, '5200000');
    await charge(site, cashier, visit, [{ ma: 'SA-BUNG', donGia: '5000000' }]);
    await use(visit, MaVoucher);
    await allocateAdvances(fresh(cashier), { requestId: v7(), TiepNhan_Id: visit.TiepNhan_Id });
    await back(visit, '700000');
    expect(await bill(cashier, visit)).toMatchObject({ KhuyenMai: '500000.00', HachToan: '4500000.00' });
    await updateSetting(await site.ctx('quantri'), 'promotions', { giuTienVoucher: false });
    const easy = await aVisit(site);
    await paidWith(easy, (await pays(easy)).MaVoucher);
    await back(easy, '5000000');
    await updateSetting(await site.ctx('quantri'), 'promotions', { giuTienVoucher: true });
    expect(await bill(cashier, easy)).toMatchObject({ KhuyenMai: '500000.00', TamUngCon: '0.00' });
  });

  it('used on another visit: it is taken off there first; a used one keeps its receipt', async () => {
    await released();
    const visit = await aVisit(site);
    const { receipt, MaVoucher } = await pays(visit);
    const later = await aVisit(site);
    await site.database.pool.query('update main.tiep_nhan set benh_nhan_id = $1 where id = $2', [
      visit.BenhNhan_Id,
      later.TiepNhan_Id,
    ]);
    await paidWith({ ...later, BenhNhan_Id: visit.BenhNhan_Id }, MaVoucher);
    const refused = { code: 'ADVANCE_VOUCHER_USED', details: { ten: MaVoucher } };
    await expect(back(visit, '5000000')).rejects.toMatchObject(refused);
    await expect(cancelReceipt(fresh(cashier), receipt, LyDo)).rejects.toMatchObject(refused);
    expect(await kept(visit)).toEqual([]);
  });

  it('refunded after it paid for services: an unused voucher is withdrawn', async () => {
    await released();
    const visit = await aVisit(site);
    const { receipt } = await pays(visit);
    await charge(site, cashier, visit, [{ ma: 'SA-BUNG', donGia: '5000000' }]);
    await allocateAdvances(fresh(cashier), { requestId: v7(), TiepNhan_Id: visit.TiepNhan_Id });
    const [line] = (await bill(cashier, visit)).dongs;
    const paid = await refund(fresh(cashier), {
      ...{ requestId: v7(), TiepNhan_Id: visit.TiepNhan_Id, LyDo },
      dongs: [{ VienPhiDong_Id: line?._id ?? '' }],
      thanhToans: [await cash(site, '5000000')],
    });
    expect(await given(receipt)).toMatchObject([{ TrangThai: 'DaHuy' }]);
    await cancelReceipt(fresh(cashier), paid, LyDo);
    expect(await given(receipt)).toMatchObject([{ TrangThai: 'DaPhatHanh' }]);
  });

  it('as many as the programme gives, and as often as a patient may have it', async () => {
    const programme = await released({ SoLuongDichVuKhuyenMaiToiDa: 2, SoLanToiDaMoiKhach: 1 });
    const visit = await aVisit(site);
    const first = await pays(visit);
    expect(first.voucher).toBeDefined();
    expect((await pays(visit)).voucher).toBeUndefined();
    expect((await pays(await aVisit(site))).voucher).toBeDefined();
    expect((await pays(await aVisit(site))).voucher).toBeUndefined();
    await cancelReceipt(fresh(cashier), first.receipt, LyDo);
    expect((await mustProgramme(fresh(accountant), programme)).SoLuongDaKhuyenMai).toBe(1);
    expect((await pays(await aVisit(site))).voucher).toBeDefined();
  });
});
