import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aVisit, bill, cash, charge, payAll, type Visit, value } from '../../../test/cashierVisits.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { removeCharges, updateChargeQuantity } from './charges.ts';
import { collect } from './collect.ts';
import { correctLine } from './correct.ts';
import { collectPreparedByHand, expirePrepared, preparedById, preparedOfVisit } from './prepared.ts';
import { paymentsOf, receiptById } from './queries.ts';
import { testPrepared } from './testPrepared.ts';

let site: TestSite;
let cashier: Ctx;
let of: Awaited<ReturnType<typeof testPrepared>>;
beforeAll(async () => {
  site = await openTestSite();
  cashier = await site.ctx('thungan1', { node: 'QT01' });
  of = await testPrepared(site, cashier);
});
afterAll(() => site.close());

const fresh = (ctx: Ctx = cashier, over: Partial<Ctx> = {}): Ctx => ({ ...ctx, loaders: new Map(), ...over });
const owing = async (donGia = '45000') => {
  const visit = await aVisit(site);
  const [source_Id = ''] = await charge(site, cashier, visit, [{ ma: 'KB-NOI', donGia }]);
  return { visit, source_Id };
};
const payCash = async (visit: Visit, SoTien: string, ids?: string[]) =>
  collect(fresh(), {
    requestId: v7(),
    ...visit,
    ...(ids ? { VienPhiDong_Ids: ids } : {}),
    thanhToans: [await cash(site, SoTien)],
  });

describe('a prepared collection', () => {
  it('says what the receipt will say, to the account that its code shows, and is there once for a request', async () => {
    const { visit } = await owing('45000.4');
    const requestId = v7();
    const ids = await Promise.all([of.prepare(visit, { requestId }), of.prepare(visit, { requestId })]);
    expect(new Set(ids).size).toBe(1);
    const row = await preparedById(fresh(), ids[0] ?? '');
    expect(row).toMatchObject({
      MaGiaoDich: expect.stringMatching(/^SEN\w{9}$/),
      SoTien: '45000.00',
      SoTaiKhoan: '9990001234567',
      TrangThai: 'ChuaThuTien',
      nguoiChuanBi: { permissions: ['VIEN_PHI_THU'] },
    });
    expect(row.HetHanLuc.getTime() - cashier.now().getTime()).toBeGreaterThan(29 * 60_000);
    expect(row.TaiKhoanNganHang_Id).not.toBeNull();
  });

  it('keeps its lines: not collected otherwise, not prepared again, not changed; others of the visit are', async () => {
    const { visit, source_Id } = await owing();
    const id = await of.prepare(visit);
    const { MaGiaoDich } = await preparedById(fresh(), id);
    const refused = { code: 'TRANSFER_AWAITED', details: expect.objectContaining({ MaGiaoDich }) };
    const [line] = (await bill(cashier, visit)).dongs;
    if (!line) throw new Error('no line');
    await expect(payCash(visit, '45000')).rejects.toMatchObject(refused);
    await expect(of.prepare(visit)).rejects.toMatchObject(refused);
    await expect(inTransaction(fresh(), (tx) => removeCharges(tx, [source_Id]))).rejects.toMatchObject(
      refused,
    );
    await expect(
      inTransaction(fresh(), (tx) => updateChargeQuantity(tx, source_Id, '2')),
    ).rejects.toMatchObject(refused);
    const accountant = await site.ctx('ketoan', { node: 'BVS' });
    const correction = { VienPhiDong_Id: line._id, version: line.version, DonGia: '1', LyDo: 'Sai giá' };
    await expect(correctLine(accountant, correction)).rejects.toMatchObject(refused);

    await charge(site, cashier, visit, [{ ma: 'XN-CBC', donGia: '50000' }]);
    const other = (await bill(cashier, visit)).dongs.find((one) => one._id !== line._id);
    await payCash(visit, '50000', [other?._id ?? '']);
    expect(await bill(cashier, visit)).toMatchObject({ ConLai: '45000.00' });
  });

  it('frees its lines when it is cancelled, and is cancelled once', async () => {
    const { visit } = await owing();
    const id = await of.prepare(visit);
    await of.cancel(id);
    await expect(of.cancel(id)).rejects.toMatchObject({ code: 'STATE_CHANGED' });
    await payCash(visit, '45000');
    await expect(of.collect(id)).rejects.toMatchObject({ code: 'STATE_CHANGED' });
    expect(await bill(cashier, visit)).toMatchObject({ ConLai: '0.00' });
  });

  it('frees its lines when its time is over, before the job has marked it and after', async () => {
    const { visit } = await owing();
    const id = await of.prepare(visit);
    const later = () => new Date(Date.now() + 31 * 60_000);
    expect(await of.isTemporary(visit)).toBe(true);
    expect(await of.isTemporary(visit, { now: later })).toBe(false);
    const again = await of.prepare(visit, {}, { now: later });
    const nobody = fresh(cashier, { user: null, permissions: new Set(), now: later });
    expect(await expirePrepared(nobody)).toBeGreaterThan(0);
    expect(await preparedById(fresh(), id)).toMatchObject({ TrangThai: 'HetHan' });
    expect(await preparedById(fresh(), again)).toMatchObject({ TrangThai: 'ChuaThuTien' });
    await of.cancel(again);
    await payCash(visit, '45000');
  });

  it('is collected by hand once, with its account and a receipt of the own book', async () => {
    const { visit } = await owing();
    const id = await of.prepare(visit);
    const hand = () => ({ id, requestId: v7(), MaGiaoDich: 'FT26330001' });
    const both = await Promise.allSettled([
      collectPreparedByHand(fresh(), hand()),
      collectPreparedByHand(fresh(), hand()),
    ]);
    expect(both.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected']);
    const [row] = await preparedOfVisit(fresh(), visit.TiepNhan_Id);
    expect(row).toMatchObject({ TrangThai: 'DaThuTien', BienLai_Id: expect.any(String) });
    const receipt = await receiptById(fresh(), row?.BienLai_Id ?? null);
    expect(receipt).toMatchObject({
      KyHieu: 'BVS/26T',
      TrangThai: 'HachToanToanBo',
      GiaTriBienLai: '45000.00',
    });
    expect(await paymentsOf(fresh(), receipt?._id ?? '')).toMatchObject([
      { Loai: 'ChuyenKhoan', MaGiaoDich: 'FT26330001', TaiKhoanNganHang_Id: row?.TaiKhoanNganHang_Id },
    ]);
    expect(await bill(cashier, visit)).toMatchObject({ ConLai: '0.00' });
  });

  it('is not collected when what is due of its lines is no longer what was asked for', async () => {
    const { visit, source_Id } = await owing();
    const id = await of.prepare(visit);
    // another payer, say: nothing holds the money of a visit as a whole
    await site.database.db.execute(
      sql`update main.vien_phi_dong set con_lai = 40000, bntt = 40000, benh_nhan_tt = 40000, thanh_tien = 40000 where source_id = ${source_Id}`,
    );
    await expect(of.collect(id)).rejects.toMatchObject({ code: 'PAYMENT_DIFFERS' });
    expect(await preparedById(fresh(), id)).toMatchObject({ TrangThai: 'ChuaThuTien' });
  });

  it('races with cash at the next counter: the line is paid once', async () => {
    const { visit } = await owing();
    const both = await Promise.allSettled([of.prepare(visit), payAll(site, fresh(), visit)]);
    expect(both.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
  });

  it('is refused by a way that is no transfer, without a book, and of nothing', async () => {
    const { visit } = await owing();
    const { HinhThucThanhToan_Id } = await cash(site, '1');
    await expect(of.prepare(visit, { HinhThucThanhToan_Id })).rejects.toMatchObject({ code: 'BAD_INPUT' });
    const open = (is: boolean) =>
      site.database.db.execute(
        sql`update main.quyen_bien_lai set hieu_luc = ${is} where ma_quyen_bien_lai = 'TT-NV003'`,
      );
    await open(false);
    await expect(of.prepare(visit)).rejects.toMatchObject({ code: 'NO_RECEIPT_BOOK' });
    await open(true);
    await payCash(visit, '45000');
    await expect(of.prepare(visit)).rejects.toMatchObject({ code: 'NOTHING_TO_PAY' });
    const count = sql`select count(*)::int as value from main.giao_dich_tam where tiep_nhan_id = ${visit.TiepNhan_Id}`;
    expect(await value<number>(site, count)).toBe(0);
  });
});
