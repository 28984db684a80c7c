import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aVisit, bill, cash, charge, payAll, value } from '../../../test/cashierVisits.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { cancelReceipt, takeBackPostings } from './cancel.ts';
import { markPerformed, removeCharges } from './charges.ts';
import { allocateAdvances, collect } from './collect.ts';
import { exempt } from './exempt.ts';
import { postedLines, receiptById, receiptsOfVisit } from './queries.ts';
import { refund, returnAdvance } from './refund.ts';
import { completeVisit } from './visit.ts';

let site: TestSite;
let cashier: Ctx;
beforeAll(async () => {
  site = await openTestSite();
  cashier = await site.ctx('thungan1', { node: 'QT01' });
});
afterAll(() => site.close());

const fresh = () => ({ ...cashier, loaders: new Map() });

describe('refunding', () => {
  it('gives back all of a line that was not performed and nothing of one that was', async () => {
    const visit = await aVisit(site);
    const [exam = '', lab = ''] = await charge(site, cashier, visit, [
      { ma: 'KB-NOI', donGia: '45000' },
      { ma: 'XN-CBC', donGia: '50000' },
    ]);
    const paid = await payAll(site, cashier, visit);
    await inTransaction(cashier, (tx) => markPerformed(tx, [exam], true));
    const lines = new Map((await bill(cashier, visit)).dongs.map((one) => [one.source_Id, one._id]));
    const give = async (source: string, amount: string, SoTien?: string) =>
      refund(cashier, {
        requestId: v7(),
        TiepNhan_Id: visit.TiepNhan_Id,
        dongs: [{ VienPhiDong_Id: lines.get(source) ?? '', SoTien }],
        LyDo: 'Không làm',
        thanhToans: [await cash(site, amount)],
      });
    await expect(give(exam, '45000')).rejects.toMatchObject({ code: 'LINE_PERFORMED' });
    await expect(give(lab, '50001', '50001')).rejects.toMatchObject({
      details: {
        issues: [{ path: 'dongs.0.SoTien', code: 'REFUND_TOO_LARGE', details: { max: '50000.00' } }],
      },
    });
    const id = await give(lab, '50000');
    expect(await receiptById(fresh(), id)).toMatchObject({
      LoaiBienLai: 'HoanTien',
      KyHieu: 'BVS/26C',
      BienLaiGoc_Id: paid,
      GiaTriBienLai: '50000.00',
    });
    const after = await bill(cashier, visit);
    expect(after).toMatchObject({ DaThu: '45000.00', ConLai: '50000.00' });
    expect(after.dongs.find((one) => one.source_Id === lab)).toMatchObject({
      DaThuTien: false,
      DuocPhepThucHien: false,
    });
    await expect(give(lab, '50000')).rejects.toMatchObject({ code: 'NOTHING_TO_REFUND' });
    await inTransaction(cashier, (tx) => removeCharges(tx, [lab]));
    expect(await bill(cashier, visit)).toMatchObject({ ConLai: '0.00', soDong: 1 });
  });

  it('does not let a paid line be taken off the bill', async () => {
    const visit = await aVisit(site);
    const [exam = ''] = await charge(site, cashier, visit, [{ ma: 'KB-NOI', donGia: '45000' }]);
    await payAll(site, cashier, visit);
    await expect(inTransaction(cashier, (tx) => removeCharges(tx, [exam]))).rejects.toMatchObject({
      code: 'PAID_LINE',
    });
  });

  it('gives back a part of an amount, which the receipt shows and the line owes again', async () => {
    const visit = await aVisit(site);
    await charge(site, cashier, visit, [{ ma: 'XN-CBC', donGia: '50000', soLuong: '2' }]);
    const paid = await payAll(site, cashier, visit);
    const [line] = (await bill(cashier, visit)).dongs;
    const VienPhiDong_Id = line?._id ?? '';
    const id = await refund(cashier, {
      requestId: v7(),
      TiepNhan_Id: visit.TiepNhan_Id,
      dongs: [{ VienPhiDong_Id, SoTien: '30000' }],
      LyDo: 'Làm một lần',
      thanhToans: [await cash(site, '30000')],
    });
    expect(await postedLines(fresh(), id)).toMatchObject([{ VienPhiDong_Id, SoTien: '-30000.00' }]);
    expect(await postedLines(fresh(), paid)).toMatchObject([{ VienPhiDong_Id, SoTien: '100000.00' }]);
    expect(await bill(cashier, visit)).toMatchObject({
      DaThu: '70000.00',
      ConLai: '30000.00',
      dongs: [{ HachToan: '70000.00', ConLai: '30000.00' }],
    });
    await cancelReceipt(cashier, id, 'Nhầm');
    expect(await postedLines(fresh(), id)).toMatchObject([{ SoTien: '-30000.00' }]);
    expect(await bill(cashier, visit)).toMatchObject({ ConLai: '0.00' });
  });

  it('gives back what an exemption after the payment left over', async () => {
    const visit = await aVisit(site);
    const [exam = ''] = await charge(site, cashier, visit, [{ ma: 'KB-NOI', donGia: '45000' }]);
    await payAll(site, cashier, visit);
    await inTransaction(cashier, (tx) => markPerformed(tx, [exam], true));
    const accountant = await site.ctx('ketoan', { node: 'PTC' });
    const [line] = (await bill(cashier, visit)).dongs;
    const dongs = [{ VienPhiDong_Id: line?._id ?? '', PhanTram: 40 }];
    const below = dongs.map(({ VienPhiDong_Id }) => ({ VienPhiDong_Id, PhanTram: -10 }));
    const wrong = { requestId: v7(), TiepNhan_Id: visit.TiepNhan_Id, dongs: below, LyDo: 'Nhầm' };
    await expect(exempt(accountant, wrong)).rejects.toMatchObject({
      details: { issues: [{ path: 'dongs.0.PhanTram', code: 'TOO_SMALL' }] },
    });
    const above = dongs.map(({ VienPhiDong_Id }) => ({ VienPhiDong_Id, SoTien: '45001' }));
    await expect(exempt(accountant, { ...wrong, requestId: v7(), dongs: above })).rejects.toMatchObject({
      details: {
        issues: [{ path: 'dongs.0.SoTien', code: 'EXEMPTION_TOO_LARGE', details: { max: '45000.00' } }],
      },
    });
    await exempt(accountant, { requestId: v7(), TiepNhan_Id: visit.TiepNhan_Id, dongs, LyDo: 'Hộ nghèo' });
    expect(await bill(cashier, visit)).toMatchObject({
      MienGiam: '18000.00',
      ThuThua: '18000.00',
      ConLai: '0.00',
    });
    await expect(completeVisit(cashier, visit.TiepNhan_Id)).rejects.toMatchObject({ code: 'VISIT_OVERPAID' });
    await refund(cashier, {
      requestId: v7(),
      TiepNhan_Id: visit.TiepNhan_Id,
      dongs: [{ VienPhiDong_Id: line?._id ?? '' }],
      LyDo: 'Miễn giảm',
      thanhToans: [await cash(site, '18000')],
    });
    await completeVisit(cashier, visit.TiepNhan_Id);
    expect(
      await value<boolean>(
        site,
        sql`select da_xac_nhan_chi_phi as value from main.tiep_nhan where id = ${visit.TiepNhan_Id}`,
      ),
    ).toBe(true);
  });
});

describe('advances', () => {
  it('are allocated first in first out and the rest is returned', async () => {
    const visit = await aVisit(site);
    await charge(site, cashier, visit, [{ ma: 'KB-NOI', donGia: '642035' }]);
    for (const SoTien of ['500000', '300000']) {
      await collect(cashier, {
        requestId: v7(),
        ...visit,
        LoaiBienLai: 'TamUng',
        SoTien,
        thanhToans: [await cash(site, SoTien)],
      });
    }
    expect(await bill(cashier, visit)).toMatchObject({ TamUngCon: '800000.00', ConLai: '642035.00' });
    await allocateAdvances(cashier, { requestId: v7(), TiepNhan_Id: visit.TiepNhan_Id });
    expect(await bill(cashier, visit)).toMatchObject({ TamUngCon: '157965.00', ConLai: '0.00' });
    const states = (await receiptsOfVisit(cashier, visit.TiepNhan_Id))
      .map((one) => [one.GiaTriBienLai, one.TrangThai])
      .sort();
    expect(states).toEqual([
      ['300000.00', 'DangHachToan'],
      ['500000.00', 'HachToanToanBo'],
    ]);
    await expect(completeVisit(cashier, visit.TiepNhan_Id)).rejects.toMatchObject({
      code: 'VISIT_ADVANCE_LEFT',
    });
    const id = await returnAdvance(cashier, {
      requestId: v7(),
      TiepNhan_Id: visit.TiepNhan_Id,
      thanhToans: [await cash(site, '157965')],
    });
    expect(await receiptById(fresh(), id)).toMatchObject({
      LoaiBienLai: 'HoanUng',
      GiaTriBienLai: '157965.00',
      TrangThai: 'HachToanToanBo',
    });
    expect(await bill(cashier, visit)).toMatchObject({ TamUngCon: '0.00', DaThu: '0.00' });
    await cancelReceipt(cashier, id, 'Chưa về');
    expect(await bill(cashier, visit)).toMatchObject({ TamUngCon: '157965.00' });
  });

  it('name the lines that they were used for, and each only once however often it was taken back', async () => {
    const visit = await aVisit(site);
    await charge(site, cashier, visit, [{ ma: 'KB-NOI', donGia: '45000' }]);
    const advance = await collect(cashier, {
      requestId: v7(),
      ...visit,
      LoaiBienLai: 'TamUng',
      SoTien: '100000',
      thanhToans: [await cash(site, '100000')],
    });
    const used = async () => (await postedLines(fresh(), advance)).map((line) => [line.Ma, line.SoTien]);
    const allocate = () => allocateAdvances(fresh(), { requestId: v7(), TiepNhan_Id: visit.TiepNhan_Id });
    expect(await used()).toEqual([]);
    await allocate();
    expect(await used()).toEqual([['KB-NOI', '45000.00']]);
    await takeBackPostings(fresh(), visit.TiepNhan_Id, null, 'Nhầm');
    expect(await used()).toEqual([]);
    await allocate();
    expect(await used()).toEqual([['KB-NOI', '45000.00']]);
  });

  it('leave a payment that was taken back the lines it was printed with', async () => {
    const visit = await aVisit(site);
    await charge(site, cashier, visit, [{ ma: 'KB-NOI', donGia: '45000' }]);
    const paid = await payAll(site, cashier, visit);
    const printed = async () => (await postedLines(fresh(), paid)).map((line) => line.SoTien);
    for (const again of [true, false]) {
      await takeBackPostings(fresh(), visit.TiepNhan_Id, null, 'Nhầm');
      expect(await printed()).toEqual(['45000.00']);
      if (again) await allocateAdvances(fresh(), { requestId: v7(), TiepNhan_Id: visit.TiepNhan_Id });
      expect(await printed()).toEqual(['45000.00']);
    }
    await cancelReceipt(cashier, paid, 'Nhầm');
    expect(await printed()).toEqual(['45000.00']);
  });
});
