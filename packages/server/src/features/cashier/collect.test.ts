import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aVisit, bill, cash, charge, payAll, value } from '../../../test/cashierVisits.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { cancelReceipt } from './cancel.ts';
import { markPerformed } from './charges.ts';
import { collect } from './collect.ts';
import { receiptById, receiptsOfVisit } from './queries.ts';
import { refund } from './refund.ts';
import { closeShift, shiftOf } from './shift.ts';

let site: TestSite;
let cashier: Ctx;
beforeAll(async () => {
  site = await openTestSite();
  cashier = await site.ctx('thungan1', { node: 'QT01' });
});
afterAll(() => site.close());

const fresh = () => ({ ...cashier, loaders: new Map() });

describe('collecting', () => {
  it('pays every due line, takes the next number of the own book and lets the services be performed', async () => {
    const visit = await aVisit(site);
    await charge(site, cashier, visit, [
      { ma: 'KB-NOI', donGia: '45000' },
      { ma: 'XN-CBC', donGia: '49700.5' },
    ]);
    expect((await bill(cashier, visit)).dongs.map((line) => line.DuocPhepThucHien)).toEqual([false, false]);
    const id = await payAll(site, cashier, visit, { TienKhachDua: '100000' });
    const receipt = await receiptById(fresh(), id);
    expect(receipt).toMatchObject({
      KyHieu: 'BVS/26T',
      GiaTriBienLai: '94701.00',
      ChenhLechLamTron: '0.50',
      HachToan: '94700.50',
      TienThoi: '5299.00',
      TrangThai: 'HachToanToanBo',
    });
    const after = await bill(cashier, visit);
    expect(after).toMatchObject({ ConLai: '0.00', DaThu: '94701.00', HachToan: '94700.50' });
    expect(after.dongs.map((line) => [line.DaThuTien, line.DuocPhepThucHien])).toEqual([
      [true, true],
      [true, true],
    ]);
  });

  it('settles a rest below half a dong with a receipt that no money comes with', async () => {
    const visit = await aVisit(site);
    await charge(site, cashier, visit, [{ ma: 'KB-NOI', donGia: '0.4' }]);
    const id = await collect(fresh(), { requestId: v7(), ...visit, thanhToans: [] });
    expect(await receiptById(fresh(), id)).toMatchObject({
      GiaTriBienLai: '0.00',
      ChenhLechLamTron: '-0.40',
      TrangThai: 'HachToanToanBo',
    });
    expect(await bill(cashier, visit)).toMatchObject({ ConLai: '0.00', DaThu: '0.00', HachToan: '0.40' });
  });

  it('refuses a payment that is not what is due, and takes no number for it', async () => {
    const visit = await aVisit(site);
    await charge(site, cashier, visit, [{ ma: 'KB-NOI', donGia: '45000' }]);
    const before = await lastNumber('TT-NV003');
    const wrong = collect(cashier, { requestId: v7(), ...visit, thanhToans: [await cash(site, '44000')] });
    await expect(wrong).rejects.toMatchObject({
      code: 'PAYMENT_DIFFERS',
      details: { expected: '45000.00', paid: '44000.00' },
    });
    const little = collect(cashier, {
      requestId: v7(),
      ...visit,
      thanhToans: [await cash(site, '45000')],
      TienKhachDua: '40000',
    });
    await expect(little).rejects.toMatchObject({
      details: { issues: [{ path: 'TienKhachDua', code: 'CASH_TOO_LITTLE' }] },
    });
    expect(await lastNumber('TT-NV003')).toBe(before);
  });

  it('answers the first receipt when a request is repeated, at the same time too', async () => {
    const visit = await aVisit(site);
    await charge(site, cashier, visit, [{ ma: 'KB-NOI', donGia: '45000' }]);
    const input = { requestId: v7(), ...visit, thanhToans: [await cash(site, '45000')] };
    const ids = await Promise.all([
      collect(cashier, input),
      collect(fresh(), input),
      collect(fresh(), input),
    ]);
    expect(new Set(ids).size).toBe(1);
    expect(await receiptsOfVisit(cashier, visit.TiepNhan_Id)).toHaveLength(1);
  });

  it('never collects a line twice when two cashiers press at once', async () => {
    const visit = await aVisit(site);
    await charge(site, cashier, visit, [{ ma: 'KB-NOI', donGia: '45000' }]);
    const other = await site.ctx('thungan2', { node: 'PKSQT' });
    const thanhToans = [await cash(site, '45000')];
    const both = await Promise.allSettled([
      collect(cashier, { requestId: v7(), ...visit, thanhToans }),
      collect(other, { requestId: v7(), ...visit, thanhToans }),
    ]);
    expect(both.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(both.find((one) => one.status === 'rejected')).toMatchObject({
      reason: { code: 'NOTHING_TO_PAY' },
    });
  });

  it('needs a book with numbers left', async () => {
    const visit = await aVisit(site);
    await charge(site, cashier, visit, [{ ma: 'KB-NOI', donGia: '45000' }]);
    const other = await site.ctx('thungan2', { node: 'PKSQT' });
    const thanhToans = [await cash(site, '45000')];
    const open = (hieuLuc: boolean) =>
      site.database.db.execute(
        sql`update main.quyen_bien_lai set hieu_luc = ${hieuLuc} where ma_quyen_bien_lai = 'TT-NV004'`,
      );
    await open(false);
    await expect(collect(other, { requestId: v7(), ...visit, thanhToans })).rejects.toMatchObject({
      code: 'NO_RECEIPT_BOOK',
      details: { Loai: 'Thu tiền' },
    });
    await open(true);
    await site.database.db.execute(
      sql`update main.quyen_bien_lai set max_number = coalesce(current_number, 0) where ma_quyen_bien_lai = 'TT-NV004'`,
    );
    await expect(collect(other, { requestId: v7(), ...visit, thanhToans })).rejects.toMatchObject({
      code: 'BOOK_FULL',
    });
    await site.database.db.execute(
      sql`update main.quyen_bien_lai set max_number = 9999999 where ma_quyen_bien_lai = 'TT-NV004'`,
    );
  });

  it('goes on with a second open book when the first is full', async () => {
    const visit = await aVisit(site);
    await charge(site, cashier, visit, [{ ma: 'KB-NOI', donGia: '45000' }]);
    const last = await lastNumber('TT-NV003');
    const limit = (max: number) =>
      site.database.db.execute(
        sql`update main.quyen_bien_lai set max_number = ${max} where ma_quyen_bien_lai = 'TT-NV003'`,
      );
    await limit(last);
    await site.database.db.execute(sql`
      update main.quyen_bien_lai set nguoi_su_dung_id = (select nguoi_su_dung_id from main.quyen_bien_lai where ma_quyen_bien_lai = 'TT-NV003')
      where ma_quyen_bien_lai = 'TT-NV004'`);
    const second = await lastNumber('TT-NV004');
    const receipt = await receiptById(fresh(), await payAll(site, cashier, visit));
    expect(receipt).toMatchObject({ KyHieu: 'PKS/26T', SoBienLai: second + 1 });
    expect(await lastNumber('TT-NV003')).toBe(last);
    await limit(9_999_999);
    await site.database.db.execute(sql`
      update main.quyen_bien_lai set nguoi_su_dung_id = (select nguoi_su_dung_id from main.quyen_bien_lai where ma_quyen_bien_lai = 'TU-NV004')
      where ma_quyen_bien_lai = 'TT-NV004'`);
  });

  it('pays chosen lines only, by several methods together', async () => {
    const visit = await aVisit(site);
    await charge(site, cashier, visit, [
      { ma: 'KB-NOI', donGia: '45000' },
      { ma: 'XN-CBC', donGia: '55000' },
    ]);
    const [first] = (await bill(cashier, visit)).dongs;
    const card = {
      HinhThucThanhToan_Id: await site.id('main.hinh_thuc_thanh_toan', 'QT'),
      SoTien: '15000',
      MaGiaoDich: 'POS1',
    };
    await collect(cashier, {
      requestId: v7(),
      ...visit,
      VienPhiDong_Ids: [first?._id ?? ''],
      thanhToans: [await cash(site, '30000'), card],
    });
    const after = await bill(cashier, visit);
    expect(after.ConLai).toBe('55000.00');
    expect(after.dongs.map((line) => line.DaThuTien)).toEqual([true, false]);
  });
});

describe('numbers of a book', () => {
  it('run on without a gap or a duplicate over 200 receipts at once and 20 that fail', async () => {
    const visits = await Promise.all(Array.from({ length: 220 }, () => aVisit(site)));
    for (const visit of visits) await charge(site, cashier, visit, [{ ma: 'KB-NOI', donGia: '45000' }]);
    const before = await lastNumber('TT-NV003');
    const thanhToans = [await cash(site, '45000')];
    const acts = visits.map((visit, at) =>
      at % 11 === 10
        ? inTransaction({ ...fresh() }, async (tx) => {
            await collect(tx, { requestId: v7(), ...visit, thanhToans });
            throw new Error('forced');
          })
        : collect(fresh(), { requestId: v7(), ...visit, thanhToans }),
    );
    const done = await Promise.allSettled(acts);
    expect(done.filter((one) => one.status === 'rejected')).toHaveLength(20);
    const { rows } = await site.database.db.execute<{ n: number }>(sql`
      select so_bien_lai as n from main.bien_lai where ky_hieu = 'BVS/26T' and so_bien_lai > ${before} order by 1`);
    expect(rows.map((row) => row.n)).toEqual(Array.from({ length: 200 }, (_, at) => before + 1 + at));
  });
});

describe('cancelling a receipt', () => {
  it('keeps the number, opens the lines again and shows in the shift', async () => {
    const visit = await aVisit(site);
    await charge(site, cashier, visit, [{ ma: 'KB-NOI', donGia: '45000' }]);
    const id = await payAll(site, cashier, visit);
    await cancelReceipt(cashier, id, 'Nhầm người bệnh');
    const receipt = await receiptById(fresh(), id);
    expect(receipt).toMatchObject({ TrangThai: 'DaHuy', LyDoHuy: 'Nhầm người bệnh', HachToan: '0.00' });
    expect(await bill(cashier, visit)).toMatchObject({ ConLai: '45000.00', DaThu: '0.00', HachToan: '0.00' });
    await payAll(site, cashier, visit);
    const numbers = (await receiptsOfVisit(cashier, visit.TiepNhan_Id)).map((one) => one.SoBienLai);
    expect(numbers[0]).toBe((numbers[1] ?? 0) + 1);
    const shift = await shiftOf(cashier, cashier.user?.NhanVien_Id ?? '', {
      start: null,
      end: new Date(),
      open: true,
    });
    expect(shift.quyens.find((book) => book.KyHieu === 'BVS/26T')?.soHuys).toContain(receipt?.SoBienLai);
  });

  it('is refused without a reason, after a service was performed, and after a refund', async () => {
    const visit = await aVisit(site);
    const [exam = '', lab = ''] = await charge(site, cashier, visit, [
      { ma: 'KB-NOI', donGia: '45000' },
      { ma: 'XN-CBC', donGia: '50000' },
    ]);
    const id = await payAll(site, cashier, visit);
    await expect(cancelReceipt(cashier, id, ' ')).rejects.toMatchObject({ code: 'BAD_INPUT' });
    await inTransaction(cashier, (tx) => markPerformed(tx, [exam], true));
    await expect(cancelReceipt(cashier, id, 'Sai')).rejects.toMatchObject({ code: 'LINE_PERFORMED' });
    await inTransaction(cashier, (tx) => markPerformed(tx, [exam], false));
    const line = (await bill(cashier, visit)).dongs.find((one) => one.source_Id === lab);
    await refund(cashier, {
      requestId: v7(),
      TiepNhan_Id: visit.TiepNhan_Id,
      dongs: [{ VienPhiDong_Id: line?._id ?? '' }],
      LyDo: 'Không làm',
      thanhToans: [await cash(site, '50000')],
    });
    await expect(cancelReceipt(cashier, id, 'Sai')).rejects.toMatchObject({ code: 'RECEIPT_REFUNDED' });
  });

  it('is refused once the shift is closed; then only a refund gives money back', async () => {
    const other = await site.ctx('thungan2', { node: 'PKSQT' });
    // receipts of other tests belong to an earlier shift
    await closeShift(other).catch(() => undefined);
    const visit = await aVisit(site);
    await charge(site, other, visit, [{ ma: 'KB-NOI', donGia: '45000' }]);
    const id = await payAll(site, other, visit);
    expect(await closeShift(other)).toMatchObject({ nopQuy: '45000.00', soBienLai: 1, soHuy: 0 });
    await expect(closeShift(other)).rejects.toMatchObject({ code: 'SHIFT_EMPTY' });
    await expect(cancelReceipt(other, id, 'Sai')).rejects.toMatchObject({ code: 'SHIFT_CLOSED' });
    const [line] = (await bill(other, visit)).dongs;
    await refund(other, {
      requestId: v7(),
      TiepNhan_Id: visit.TiepNhan_Id,
      dongs: [{ VienPhiDong_Id: line?._id ?? '' }],
      LyDo: 'Đổi ý',
      thanhToans: [await cash(site, '45000')],
    });
    expect(await bill(other, visit)).toMatchObject({ ConLai: '45000.00', DaThu: '0.00' });
    const shift = await shiftOf(other, other.user?.NhanVien_Id ?? '', {
      start: null,
      end: new Date(),
      open: true,
    });
    expect(shift).toMatchObject({ nopQuy: '-45000.00', theoLoai: { HoanTien: '45000.00' } });
  });
});

function lastNumber(code: string): Promise<number> {
  return value<number>(
    site,
    sql`select coalesce(current_number, 0)::int as value from main.quyen_bien_lai where ma_quyen_bien_lai = ${code}`,
  ).then((found) => found ?? -1);
}
