import { dec, sum } from '@sen/domain/money/decimal';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bill, cash, payAll, type Visit } from '../../../test/cashierVisits.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { cancelReceipt } from './cancel.ts';
import { recompute } from './charges.ts';
import { refundPackage } from './packageRefund.ts';
import { postedLines, receiptById, receiptsOfVisit } from './queries.ts';
import { shiftOf } from './shift.ts';
import { type PackageFactory, packageFactory } from './testPackages.ts';
import { completeVisit } from './visit.ts';

let site: TestSite;
let make: PackageFactory;
beforeAll(async () => {
  site = await openTestSite({ masterCacheMs: '0' });
  make = await packageFactory(site);
});
afterAll(() => site.close());

/** A paid package of two tests, one of them performed. */
async function halfUsed(GiaGoi: string) {
  const { of } = make;
  const goi = await make.makePackage(
    [
      [of.ids.glucose, 1],
      [of.ids.count, 1],
    ],
    GiaGoi,
  );
  const visit = await make.ordered(goi);
  await payAll(site, make.fresh(), visit);
  const [used, unused] = await make.linesOf(visit);
  if (!used || !unused) throw new Error('the package has two parts');
  await make.perform([used.source_Id]);
  return { visit, used, unused, goi };
}

const lineNow = async (visit: Visit, id: string) =>
  (await bill(make.fresh(), visit)).dongs.find((line) => line._id === id);

describe('giving a package back', () => {
  it('charges what was performed at its single price, cancels the rest and pays back what is left', async () => {
    const { visit, used, unused } = await halfUsed('60000');
    const before = await bill(make.fresh(), visit);
    const plan = await make.plan(unused._id);
    expect(plan).toMatchObject({ Goi: { ten: 'Gói khám sức khỏe' }, daThu: '60000.00', mienThem: '0.00' });
    const single = plan.phans.find((one) => one.VienPhiDong_Id === used._id)?.DonGiaLe ?? '0';
    expect(dec(single).gt(used.DonGia)).toBe(true);
    expect(plan.phaiTra).toBe(single);
    expect(plan.hoan).toBe(dec('60000').minus(single).toFixed(2));

    const receipt = await make.giveBack(visit, used._id);
    const after = await bill(make.fresh(), visit);
    expect(await receiptById(make.fresh(), receipt)).toMatchObject({
      LoaiBienLai: 'HoanTien',
      GiaTriBienLai: plan.soTien,
      GhiChu: 'Khách không làm tiếp',
      TrangThai: 'HachToanToanBo',
    });
    expect(await lineNow(visit, used._id)).toMatchObject({
      DonGia: dec(single).toFixed(3),
      BenhNhanTT: single,
      HachToan: single,
      ConLai: '0.00',
      ThuThua: '0.00',
    });
    expect(await lineNow(visit, unused._id)).toBeUndefined();
    expect(after).toMatchObject({ ConLai: '0.00', ThuThua: '0.00' });
    expect(dec(before.DaThu).minus(after.DaThu).toFixed(2)).toBe(plan.soTien);
    // the paper says what went off which line and on to the other, which is what was handed out
    const printed = await postedLines(make.fresh(), receipt ?? '');
    expect(sum(printed.map((one) => one.SoTien)).toFixed(2)).toBe(dec(plan.hoan).times(-1).toFixed(2));
    // the order follows, and the visit can be completed
    expect(await make.of.live(visit.TiepNhan_Id)).toMatchObject([{ _id: used.source_Id, DonGia: single }]);
    await completeVisit(make.fresh(), visit.TiepNhan_Id);
  });

  it('that nobody performed anything of gives all back', async () => {
    const { of } = make;
    const visit = await make.ordered(await make.makePackage([[of.ids.glucose, 2]], '55555'));
    await payAll(site, make.fresh(), visit);
    const [line] = await make.linesOf(visit);
    expect(await make.plan(line?._id ?? '')).toMatchObject({ phaiTra: '0.00', hoan: '55555.00' });
    await make.giveBack(visit, line?._id ?? '');
    expect(await make.linesOf(visit)).toEqual([]);
    expect(await bill(make.fresh(), visit)).toMatchObject({ ConLai: '0.00', ThuThua: '0.00' });
  });

  it('whose performed parts cost more by themselves gives nothing back, and charges nothing', async () => {
    const { visit, used, unused } = await halfUsed('10000');
    const plan = await make.plan(used._id);
    expect(plan).toMatchObject({ phaiTra: '10000.00', hoan: '0.00', soTien: '0.00' });
    expect(dec(plan.mienThem).gt(0)).toBe(true);
    const [money] = [await cash(site, '1000')];
    await expect(make.giveBack(visit, used._id, { thanhToans: [money] })).rejects.toMatchObject({
      code: 'PAYMENT_DIFFERS',
    });
    const receipts = (await receiptsOfVisit(make.fresh(), visit.TiepNhan_Id)).length;
    expect(await make.giveBack(visit, used._id)).toBeNull();
    expect((await receiptsOfVisit(make.fresh(), visit.TiepNhan_Id)).length).toBe(receipts);
    expect(await lineNow(visit, used._id)).toMatchObject({
      HachToan: '10000.00',
      MienGiam: plan.mienThem,
      ConLai: '0.00',
      ThuThua: '0.00',
    });
    expect(await lineNow(visit, unused._id)).toBeUndefined();
    const { rows } = await site.database.db.execute(sql`
      select so_tien as "SoTien", ly_do as "LyDo" from main.vien_phi_mien_giam where vien_phi_dong_id = ${used._id}`);
    expect(rows).toEqual([{ SoTien: plan.mienThem, LyDo: 'Khách không làm tiếp' }]);
  });

  it('stands in the shift as a refund', async () => {
    const range = () => ({ start: null, end: new Date(Date.now() + 60_000), open: true });
    const staff = make.cashier.user?.NhanVien_Id ?? '';
    const before = (await shiftOf(make.fresh(), staff, range())).theoLoai.HoanTien;
    const { visit, used } = await halfUsed('60000');
    const { soTien } = await make.plan(used._id);
    await make.giveBack(visit, used._id);
    const after = (await shiftOf(make.fresh(), staff, range())).theoLoai.HoanTien;
    expect(dec(after).minus(before).toFixed(2)).toBe(soTien);
  });

  it('is done once for one request, and its receipt is not cancelled: its lines are gone', async () => {
    const { visit, used } = await halfUsed('60000');
    const seen = await make.plan(used._id);
    const again = {
      requestId: v7(),
      dongs: seen.phans.map(({ VienPhiDong_Id, version }) => ({ VienPhiDong_Id, version })),
      thanhToans: [await cash(site, seen.soTien)],
    };
    const input = { ...again, TiepNhan_Id: visit.TiepNhan_Id, VienPhiDong_Id: used._id, LyDo: 'Không làm' };
    const [first, second] = [
      await refundPackage(make.fresh(), input),
      await refundPackage(make.fresh(), input),
    ];
    expect(second).toBe(first);
    await expect(cancelReceipt(make.fresh(), first ?? '', 'Nhầm')).rejects.toMatchObject({
      code: 'REFUNDED_LINE_CANCELLED',
    });
    const paid = (await receiptsOfVisit(make.fresh(), visit.TiepNhan_Id)).find(
      (one) => one.LoaiBienLai === 'ThuTien' && one.GiaTriBienLai === '60000.00',
    );
    await expect(cancelReceipt(make.fresh(), paid?._id ?? '', 'Nhầm')).rejects.toMatchObject({
      code: 'RECEIPT_REFUNDED',
    });
    const now = await bill(make.fresh(), visit);
    await inTransaction(make.fresh(), (tx) => recompute(tx, visit.TiepNhan_Id));
    expect({ ...(await bill(make.fresh(), visit)), version: 0, NgayCapNhat: 0 }).toEqual({
      ...now,
      version: 0,
      NgayCapNhat: 0,
    });
  });
});

describe('a package is not given back', () => {
  it('without the right, without a reason, or by a line of another visit', async () => {
    const { visit, used } = await halfUsed('60000');
    const reception = await site.ctx('tiepdon', { node: 'TN01' });
    await expect(make.giveBack(visit, used._id, {}, reception)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(make.plan(used._id, reception)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(make.giveBack(visit, used._id, { LyDo: ' ' })).rejects.toMatchObject({
      details: { issues: [{ path: 'LyDo', code: 'REASON_NEEDED' }] },
    });
    const other = await halfUsed('60000');
    await expect(make.giveBack(other.visit, used._id)).rejects.toMatchObject({ code: 'LINE_NOT_OF_VISIT' });
  });

  it('when it changed since it was seen', async () => {
    const { visit, used, unused } = await halfUsed('60000');
    const { phans, soTien } = await make.plan(used._id);
    const dongs = phans.map(({ VienPhiDong_Id, version }) => ({ VienPhiDong_Id, version }));
    await make.perform([used.source_Id], false);
    await make.perform([unused.source_Id]);
    const thanhToans = [await cash(site, soTien)];
    await expect(make.giveBack(visit, used._id, { dongs, thanhToans })).rejects.toMatchObject({
      code: 'PACKAGE_CHANGED',
    });
  });

  it('that is wholly performed, unpaid, or whose visit is confirmed or completed', async () => {
    const { visit, used, unused } = await halfUsed('60000');
    const says = () =>
      make.plan(used._id).then(
        () => null,
        (error: { code: string }) => error.code,
      );
    const closed = (column: string, is: boolean) =>
      site.database.pool.query(`update main.tiep_nhan set ${column} = $1 where id = $2`, [
        is,
        visit.TiepNhan_Id,
      ]);
    for (const [column, code] of [
      ['da_xac_nhan_bhyt', 'RECEPTION_INSURANCE_CONFIRMED'],
      ['da_xac_nhan_chi_phi', 'RECEPTION_COST_CONFIRMED'],
      ['da_hoan_ung', 'RECEPTION_REFUNDED'],
    ] as const) {
      await closed(column, true);
      expect(await says()).toBe(code);
      await closed(column, false);
    }
    await make.perform([unused.source_Id]);
    expect(await says()).toBe('PACKAGE_PERFORMED');
    const unpaid = await make.ordered(await make.makePackage([[make.of.ids.glucose, 1]], '20000'));
    const [line] = await make.linesOf(unpaid);
    await expect(make.plan(line?._id ?? '')).rejects.toMatchObject({ code: 'NOTHING_TO_REFUND' });
  });

  it('while it is performed in sessions and was begun', async () => {
    const { of } = make;
    const { rows } = await site.database.pool.query<{ id: string }>(
      `insert into main.lieu_trinh (id, ma_lieu_trinh, ten_lieu_trinh, dich_vu_ids, so_buoi, search_key)
        values (gen_random_uuid(), $1, 'Chăm sóc da', $2, 10, ' cham soc da') returning id`,
      [`L${v7().slice(-8)}`, [of.ids.procedure]],
    );
    await site.database.pool.query(
      `insert into main.gia_lieu_trinh (id, bang_gia_id, lieu_trinh_id, don_gia)
        select gen_random_uuid(), b.id, $1, 1500000 from main.bang_gia b join main.dm_doi_tuong p on b.loai_gia_id = p.loai_gia_ids[1]
        where p.id = $2 and b.trang_thai = 'DaPhatHanh' and b.tu_ngay <= now()::date order by b.tu_ngay desc limit 1`,
      [rows[0]?.id, of.make.ids.payer],
    );
    const visit = await make.ordered(rows[0]?.id ?? '');
    await payAll(site, make.fresh(), visit);
    const [line] = await make.linesOf(visit);
    expect(await make.plan(line?._id ?? '')).toMatchObject({ hoan: '1500000.00' });
    await make.perform([line?.source_Id ?? '']);
    await expect(make.plan(line?._id ?? '')).rejects.toMatchObject({ code: 'PACKAGE_IN_SESSIONS' });
  });
});
