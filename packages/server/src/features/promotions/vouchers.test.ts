import type { Giam } from '@sen/domain/promotions/basket';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aVisit, bill, charge, type Visit } from '../../../test/cashierVisits.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { checkCode } from './byCode.ts';
import {
  applyPromotions,
  createProgramme,
  createVouchers,
  moveProgrammes,
  moveVouchers,
  updateVoucher,
  withdrawPromotions,
} from './commands.ts';
import { applicationsOf } from './history.ts';
import { voucherList } from './list.ts';
import { livePromotions, mustProgramme, mustVoucher, vouchersOfBill } from './queries.ts';
import { tryProgramme } from './simulate.ts';
import { programmeInput, voucherInput } from './testPromotions.ts';

let site: TestSite;
let accountant: Ctx;
let cashier: Ctx;
beforeAll(async () => {
  site = await openTestSite();
  accountant = await site.ctx('ketoan', { node: 'PTC' });
  cashier = await site.ctx('thungan1');
});
afterAll(() => site.close());

const anew = (ctx: Ctx): Ctx => ({ ...ctx, loaders: new Map() });
const released = async (over: Parameters<typeof voucherInput>[0] = {}) => {
  const [id = ''] = await createVouchers(accountant, voucherInput(over), { hasRelease: true });
  return mustVoucher(accountant, id);
};
const billed = async () => {
  const visit = await aVisit(site, { NoiTiepNhan_Id: cashier.nodeId });
  await charge(site, cashier, visit, [
    { ma: 'KB-NOI', donGia: '300000' },
    { ma: 'SA-BUNG', donGia: '600000' },
  ]);
  return { visit, lines: (await bill(cashier, visit)).dongs };
};
const cut = (nguon_Id: string, SoTien: string, buoc: Giam['buoc'] = 'Voucher'): Giam => ({
  ...{ buoc, nguon_Id, SoTien, SoLuong: 0 },
});
const apply = (visit: Visit, lines: ReadonlyArray<{ _id: string; Ten: string }>, giam: Giam) =>
  inTransaction(anew(cashier), (tx) =>
    applyPromotions(tx, {
      ...visit,
      lines: lines.map(({ _id, Ten }) => ({ VienPhiDong_Id: _id, Ten, giams: [giam] })),
    }),
  );
const withdraw = (...ids: string[]) => inTransaction(anew(cashier), (tx) => withdrawPromotions(tx, ids));

describe('a voucher', () => {
  it('is made with its release, with a code that nobody guesses, and found by it in any case', async () => {
    const row = await released({ SoLuong: 3 });
    expect(row).toMatchObject({ TrangThai: 'DaPhatHanh', SoLuongDaDung: 0 });
    expect(row.MaVoucher).toMatch(/^[2-9A-Z]{12}$/);
    const found = await checkCode(cashier, ` ${row.MaVoucher.toLowerCase()} `);
    expect(found).toMatchObject({ voucher: { _id: row._id }, refusal: null });
  });

  it('is made in numbers, each with a code of its own', async () => {
    const ids = await createVouchers(accountant, voucherInput(), { soMa: 40, hasRelease: false });
    const codes = await Promise.all(ids.map(async (id) => (await mustVoucher(accountant, id)).MaVoucher));
    expect(new Set(codes).size).toBe(40);
    const own = createVouchers(accountant, voucherInput({ MaVoucher: 'TET' }), {
      soMa: 2,
      hasRelease: false,
    });
    await expect(own).rejects.toMatchObject({
      details: { issues: [{ path: 'MaVoucher', code: 'PROMOTION_CODES_BY_CHANCE' }] },
    });
  });

  it('is not made with a release that the law forbids, nor under a code that is taken', async () => {
    const deep = voucherInput({ LoaiGiamGia: 'PhanTram', GiaTri: '60', MaVoucher: 'SAU60' });
    await expect(createVouchers(accountant, deep, { hasRelease: true })).rejects.toMatchObject({
      code: 'PROMOTION_CUT_TOO_LARGE',
    });
    const usual = voucherInput({ MaVoucher: 'SAU60' }); // nothing was written
    await createVouchers(accountant, usual, { hasRelease: false });
    await expect(
      createVouchers(accountant, voucherInput({ MaVoucher: 'sau60' }), { hasRelease: false }),
    ).rejects.toMatchObject({
      code: 'BAD_INPUT',
    });
  });

  it('that is released changes in its last day alone', async () => {
    const row = await released();
    const { version, MaVoucher } = row;
    const input = voucherInput({ MaVoucher, version, NgayKetThuc: '2099-12-31' });
    await updateVoucher(accountant, row._id, input);
    const later = await mustVoucher(accountant, row._id);
    expect(later.NgayKetThuc).toBe('2099-12-31');
    const richer = voucherInput({ MaVoucher, version: later.version, GiaTri: '200000' });
    await expect(updateVoucher(accountant, row._id, richer)).rejects.toMatchObject({
      code: 'PROMOTION_RELEASED',
    });
  });

  it('is listed by state, days and text, by one statement', async () => {
    await released({ TenVoucher: 'Sinh nhật bé', MaVoucher: 'BE2031' });
    const ask = () => voucherList(accountant, { keyword: 'sinh nhat be', TrangThai: 'DaPhatHanh' }, {});
    expect(await ask()).toMatchObject({ totalRows: 1, DaPhatHanh: 1, data: [{ MaVoucher: 'BE2031' }] });
    expect(await site.countQueries(ask)).toBe(1);
  });

  it('that does not hold says so at its code, and wrong codes are limited', async () => {
    const row = await released({ MaVoucher: 'CODE-HET' });
    await moveVouchers(accountant, [row._id], 'ketThuc');
    expect((await checkCode(cashier, 'CODE-HET')).refusal).toBe('VOUCHER_NOT_LIVE');
    const guesser = await site.ctx('thungan2').catch(() => site.ctx('quantri'));
    for (let tries = 0; tries < 10; tries++)
      await expect(checkCode(guesser, `SAI${tries}`)).rejects.toMatchObject({ code: 'VOUCHER_UNKNOWN' });
    await expect(checkCode(guesser, 'CODE-HET')).rejects.toMatchObject({ code: 'VOUCHER_TRIES' });
    expect((await checkCode(cashier, 'CODE-HET')).voucher._id).toBe(row._id);
  });
});

describe('what is applied', () => {
  it('P9: the last one goes to one of two bills at once, and never more than there are', async () => {
    const row = await released();
    const bills = [await billed(), await billed()];
    const both = await Promise.allSettled(
      bills.map(({ visit, lines }) => apply(visit, lines, cut(row._id, '50000'))),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const refused = both.find((one) => one.status === 'rejected');
    expect(refused?.status === 'rejected' && refused.reason).toMatchObject({
      code: 'PROMOTION_USED_UP',
      details: { ten: row.MaVoucher },
    });
    expect((await mustVoucher(accountant, row._id)).SoLuongDaDung).toBe(1);
    expect((await checkCode(cashier, row.MaVoucher)).refusal).toBe('PROMOTION_USED_UP');
  });

  it('stands in the history by visit, patient and programme, with who applied it and how often the patient had it', async () => {
    const row = await released({ SoLuong: 5, SoLanToiDaMoiKhach: 1 });
    const { visit, lines } = await billed();
    const code = await apply(visit, lines, cut(row._id, '50000'));
    for (const of of [
      { TiepNhan_Id: visit.TiepNhan_Id },
      { BenhNhan_Id: visit.BenhNhan_Id },
      { Voucher_Id: row._id },
    ]) {
      const ask = () => applicationsOf(anew(cashier), of);
      expect(await ask()).toMatchObject(
        lines.map(() => ({
          ...{
            MaApDung: code,
            LanApDung: 1,
            MaKhuyenMai: row.MaVoucher,
            SoTien: '50000.00',
            TrangThai: 'HieuLuc',
          },
          NguoiApDung_Id: cashier.user?.NhanVien_Id,
        })),
      );
      expect(await site.countQueries(ask)).toBe(1);
    }
    await expect(applicationsOf(cashier, {})).rejects.toMatchObject({ code: 'BAD_INPUT' });
    const [left] = await vouchersOfBill(anew(cashier), { BenhNhan_Id: visit.BenhNhan_Id }, [row._id]);
    expect(left?.con).toEqual({ soLuong: 4, soTien: null, lan: 0 });
    const [here] = await vouchersOfBill(anew(cashier), visit, [row._id]);
    expect(here?.con).toEqual({ soLuong: 5, soTien: null, lan: 1 });
    // the same bill goes on with it, another one of the patient does not
    await apply(visit, lines, cut(row._id, '1000'));
    expect((await mustVoucher(accountant, row._id)).SoLuongDaDung).toBe(1);
    const again = await aVisit(site, { NoiTiepNhan_Id: cashier.nodeId });
    await site.database.pool.query('update main.tiep_nhan set benh_nhan_id = $1 where id = $2', [
      visit.BenhNhan_Id,
      again.TiepNhan_Id,
    ]);
    await expect(
      apply({ ...again, BenhNhan_Id: visit.BenhNhan_Id }, lines, cut(row._id, '1000')),
    ).rejects.toMatchObject({ code: 'PROMOTION_CUSTOMER_USED_UP', details: { max: 1 } });
  });

  it('P6: a voucher has its use again once the whole bill is taken back', async () => {
    const row = await released();
    const { visit, lines } = await billed();
    await apply(visit, lines, cut(row._id, '50000'));
    const [first, second] = lines;
    expect(await withdraw(first?._id ?? '')).toBe(1);
    expect((await mustVoucher(accountant, row._id)).SoLuongDaDung).toBe(1);
    expect(await withdraw(first?._id ?? '', second?._id ?? '')).toBe(1);
    expect((await mustVoucher(accountant, row._id)).SoLuongDaDung).toBe(0);
    expect(
      (await applicationsOf(anew(cashier), { Voucher_Id: row._id })).map(({ TrangThai }) => TrangThai),
    ).toEqual(['DaHuy', 'DaHuy']);
  });

  it('counts against the limits of a programme, which keeps its release from then on', async () => {
    const { visit, lines } = await billed();
    const other = await billed();
    const id = await createProgramme(accountant, programmeInput({ TongTienKhuyenMaiToiDa: '120000' }));
    await moveProgrammes(accountant, [id], 'phatHanh');
    await apply(visit, lines, cut(id, '50000', 'HoaDon'));
    expect((await mustProgramme(accountant, id)).SoTienDaKhuyenMai).toBe('100000.00');
    await expect(apply(other.visit, other.lines, cut(id, '50000', 'HoaDon'))).rejects.toMatchObject({
      code: 'PROMOTION_USED_UP',
    });
    const live = await livePromotions(anew(cashier), { BenhNhan_Id: null });
    expect(live.find(({ _id }) => _id === id)?.con.soTien).toBe('20000.00');
    await expect(moveProgrammes(anew(accountant), [id], 'huyPhatHanh')).rejects.toMatchObject({
      code: 'PROMOTION_APPLIED',
    });
    expect(await withdraw(...lines.map(({ _id }) => _id))).toBe(2);
    expect((await mustProgramme(accountant, id)).SoTienDaKhuyenMai).toBe('0.00');
    await expect(moveProgrammes(anew(accountant), [id], 'huyPhatHanh')).rejects.toMatchObject({
      code: 'PROMOTION_APPLIED',
    });
  });
});

describe('the simulator', () => {
  it('tries a draft on the visits of a day and says what it would take off, the largest first', async () => {
    const day = new Date('2031-03-05T09:00:00+07:00');
    const desk = { ...cashier, now: () => day, loaders: new Map() };
    for (const donGia of ['100000', '400000', '900000']) {
      const visit = await aVisit(site, { NoiTiepNhan_Id: cashier.nodeId, NgayTiepNhan: day });
      await charge(site, desk, visit, [{ ma: 'KB-NOI', donGia }]);
    }
    const id = await createProgramme(accountant, programmeInput({ SoTienDieuKien: '300000' }));
    const ask = () => tryProgramme(anew(accountant), id, '2031-03-05');
    expect(await ask()).toMatchObject({
      ...{ ngay: '2031-03-05', SoLuot: 3, SoLuotGiam: 2, TongGiam: '130000.00' },
      lonNhats: [{ TongTruoc: '900000.00', TongGiam: '90000.00' }, { TongGiam: '40000.00' }],
    });
    expect((await ask()).lonNhats[0]?.buocs).toEqual(['Mừng khai trương: giảm 90.000 trên hóa đơn.']);
    expect(await site.countQueries(ask)).toBeLessThanOrEqual(6);
    const limited = await createProgramme(accountant, programmeInput({ TongTienKhuyenMaiToiDa: '60000' }));
    expect((await tryProgramme(anew(accountant), limited, '2031-03-05')).TongGiam).toBe('60000.00');
    const elsewhere = await tryProgramme(anew(accountant), id, '2031-03-06');
    expect(elsewhere).toMatchObject({ SoLuot: 0, SoLuotGiam: 0, TongGiam: '0.00', lonNhats: [] });
  });
});
