import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aVisit,
  bill,
  cash,
  charge,
  payAll,
  performAll,
  type Visit,
  value,
} from '../../../test/cashierVisits.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { markPerformed, removeCharges, updateChargeQuantity } from './charges.ts';
import { confirmInsurance, reopenInsurance } from './confirmInsurance.ts';
import { exempt } from './exempt.ts';
import { changePayer } from './payerChanges.ts';
import { recompute } from './recompute.ts';
import { refund } from './refund.ts';
import { completeVisit, reopenVisit } from './visit.ts';

let site: TestSite;
let cashier: Ctx;
let accountant: Ctx;
beforeAll(async () => {
  site = await openTestSite();
  cashier = await site.ctx('thungan1', { node: 'QT01' });
  accountant = await site.ctx('ketoan', { node: 'PTC' });
});
afterAll(() => site.close());

const fresh = (who: Ctx = cashier) => ({ ...who, loaders: new Map() });
const insured = (over: object = {}) => aVisit(site, { payer: 'BHYT', ...over });
const mri = { ma: 'HA-MRISONAO', donGia: '1000000' };

describe('confirming the insured costs', () => {
  it('keeps them as they stand, by line, and closes services, payer and card', async () => {
    const visit = await insured();
    const [line = ''] = await charge(site, cashier, visit, [mri]);
    await performAll(cashier, visit);
    await confirmInsurance(fresh(), visit.TiepNhan_Id);
    const kept = await value<object>(
      site,
      sql`select to_jsonb(x) as value from main.xac_nhan_bhyt x where tiep_nhan_id = ${visit.TiepNhan_Id}`,
    );
    expect(kept).toMatchObject({
      so_the_bhyt: 'DN4010123456789',
      bh_chi_tra: 800000,
      bncct: 200000,
      nguoi_xac_nhan_id: cashier.user?.NhanVien_Id,
      dongs: [{ Ma: mri.ma, BHChiTra: '800000.00', BNCCT: '200000.00', source_Id: line }],
    });
    const closed = { code: 'RECEPTION_INSURANCE_CONFIRMED' };
    await expect(charge(site, fresh(), visit, [mri])).rejects.toMatchObject(closed);
    const inTx = (act: (tx: Parameters<Parameters<typeof inTransaction>[1]>[0]) => Promise<unknown>) =>
      inTransaction(fresh(), act);
    await expect(inTx((tx) => removeCharges(tx, [line]))).rejects.toMatchObject(closed);
    await expect(inTx((tx) => updateChargeQuantity(tx, line, '2'))).rejects.toMatchObject(closed);
    const { TiepNhan_Id } = visit;
    await expect(changePayer(fresh(), { TiepNhan_Id, SoTheBHYT: null })).rejects.toMatchObject(closed);
    const dongs = [{ VienPhiDong_Id: (await lineOf(visit))._id, PhanTram: 10 }];
    const grant = { requestId: v7(), TiepNhan_Id: visit.TiepNhan_Id, dongs, LyDo: 'x' };
    await expect(exempt(fresh(accountant), grant)).rejects.toMatchObject(closed);
    await expect(confirmInsurance(fresh(), visit.TiepNhan_Id)).rejects.toMatchObject(closed);
  });

  it('leaves the patient to pay, and the fees to be completed; they are opened again in the other order', async () => {
    const visit = await insured();
    await charge(site, cashier, visit, [mri]);
    await performAll(cashier, visit);
    await confirmInsurance(fresh(), visit.TiepNhan_Id);
    await payAll(site, fresh(), visit);
    await completeVisit(fresh(), visit.TiepNhan_Id);
    await expect(reopenVisit(fresh(), visit.TiepNhan_Id, 'x')).rejects.toMatchObject({
      code: 'RECEPTION_INSURANCE_CONFIRMED',
    });
    await expect(reopenInsurance(fresh(accountant), visit.TiepNhan_Id, ' ')).rejects.toMatchObject({
      code: 'BAD_INPUT',
    });
    await reopenInsurance(fresh(accountant), visit.TiepNhan_Id, 'Sai mã');
    await reopenVisit(fresh(), visit.TiepNhan_Id, 'Sai mã');
    await charge(site, fresh(), visit, [mri]);
    await performAll(cashier, visit);
    await confirmInsurance(fresh(), visit.TiepNhan_Id);
    const states = await value<string[]>(
      site,
      sql`select array_agg(trang_thai || ' ' || coalesce(ly_do_huy, '') order by id) as value
        from main.xac_nhan_bhyt where tiep_nhan_id = ${visit.TiepNhan_Id}`,
    );
    expect(states).toEqual(['DaHuy Sai mã', 'HieuLuc ']);
    await expect(
      reopenInsurance(fresh(accountant), (await insured()).TiepNhan_Id, 'x'),
    ).rejects.toMatchObject({
      code: 'STATE_CHANGED',
    });
  });

  it('is refused where the fund pays nothing, and while the level of the card is not known', async () => {
    const paying = await aVisit(site);
    await charge(site, cashier, paying, [mri]);
    await expect(confirmInsurance(fresh(), paying.TiepNhan_Id)).rejects.toMatchObject({
      code: 'NOTHING_INSURED',
    });
    const short = await insured({ SoTheBHYT: '0123456789' });
    await charge(site, cashier, short, [mri]);
    await expect(confirmInsurance(fresh(), short.TiepNhan_Id)).rejects.toMatchObject({
      code: 'CARD_LEVEL_UNKNOWN',
    });
  });

  it('waits until everything that the fund pays for is performed, and names what is not', async () => {
    const visit = await insured();
    const [exam = '', scan = ''] = await charge(site, cashier, visit, [{ ma: 'KB-NOI' }, mri]);
    await charge(site, cashier, visit, [{ ma: 'XN-CBC', donGiaBHYT: '0' }]);
    const perform = (source: string, done: boolean) =>
      inTransaction(fresh(), (tx) => markPerformed(tx, [source], done));
    await perform(exam, true);
    const { Ten } = await lineOf(visit, scan);
    await expect(confirmInsurance(fresh(), visit.TiepNhan_Id)).rejects.toMatchObject({
      code: 'INSURED_LINE_NOT_PERFORMED',
      details: { Ten },
    });
    await perform(scan, true);
    await confirmInsurance(fresh(), visit.TiepNhan_Id);
    // what the fund is billed for stays performed
    await expect(perform(scan, false)).rejects.toMatchObject({ code: 'RECEPTION_INSURANCE_CONFIRMED' });
  });

  it('leaves a line that the fund is billed for with what was paid for it', async () => {
    const visit = await insured();
    const [scan = ''] = await charge(site, cashier, visit, [mri]);
    await payAll(site, cashier, visit);
    await performAll(cashier, visit);
    await confirmInsurance(fresh(), visit.TiepNhan_Id);
    // an order that is undone by hand in the database shows that the confirmation alone is enough
    await site.database.db.execute(
      sql`update main.vien_phi_dong set thuc_hien = false where source_id = ${scan}`,
    );
    const { _id } = await lineOf(visit, scan);
    const giveBack = refund(fresh(), {
      requestId: v7(),
      TiepNhan_Id: visit.TiepNhan_Id,
      dongs: [{ VienPhiDong_Id: _id }],
      LyDo: 'x',
      thanhToans: [await cash(site, '200000')],
    });
    await expect(giveBack).rejects.toMatchObject({ code: 'RECEPTION_INSURANCE_CONFIRMED' });
  });

  it('keeps the rules of its day: a later change of the base salary changes nothing', async () => {
    const day = new Date('2026-06-30T03:00:00Z');
    const later = new Date('2026-07-01T03:00:00Z');
    const visit = await insured({ NgayTiepNhan: day });
    const june = { ...cashier, now: () => day };
    // above the limit of June, below the one of July
    await charge(site, june, visit, [{ ma: mri.ma, donGia: '360000' }]);
    await performAll(june, visit);
    const again = (now: Date) =>
      inTransaction({ ...fresh(), now: () => now }, (tx) => recompute(tx, visit.TiepNhan_Id));
    await confirmInsurance({ ...fresh(), now: () => day }, visit.TiepNhan_Id);
    expect(await again(later)).toMatchObject({ BNCCT: '72000.00' });
    await reopenInsurance({ ...fresh(accountant), now: () => later }, visit.TiepNhan_Id, 'x');
    expect(await again(later)).toMatchObject({ BNCCT: '0.00' });
  });
});

describe('the acts on a visit', () => {
  it('are for those who may, and say so before', async () => {
    const visit = await insured();
    await charge(site, cashier, visit, [mri]);
    await performAll(cashier, visit);
    const actsOf = async (who: string) => {
      const query = `query B($b: ID!, $t: ID!) { v: loadDataByOnSelectBenhNhan(BenhNhan_Id: $b, TiepNhan_Id: $t) { hanhDongs { action refusal } } }`;
      const variables = { b: visit.BenhNhan_Id, t: visit.TiepNhan_Id };
      const { data } = await site.graphql('main', query, variables, await site.token(who));
      const acts: Array<{ action: string; refusal: string | null }> = data.v.hanhDongs;
      return ['xacNhanBHYT', 'huyXacNhanBHYT'].map(
        (name) => acts.find((one) => one.action === name)?.refusal,
      );
    };
    const act = async (who: string, text: string) =>
      (await site.graphql('main', `mutation { ${text} { _id } }`, {}, await site.token(who))).errors?.[0]
        ?.extensions.code;
    const confirm = `xacNhanBHYT(TiepNhan_Id: "${visit.TiepNhan_Id}")`;
    const reopen = `huyXacNhanBHYT(input: { TiepNhan_Id: "${visit.TiepNhan_Id}", LyDo: "x" })`;
    expect(await actsOf('thungan1')).toEqual([null, 'FORBIDDEN']);
    expect(await act('bsnoi1', confirm)).toBe('FORBIDDEN');
    expect(await act('thungan1', confirm)).toBeUndefined();
    expect(await actsOf('ketoan')).toEqual(['RECEPTION_INSURANCE_CONFIRMED', null]);
    expect(await act('thungan1', reopen)).toBe('FORBIDDEN');
    expect(await act('ketoan', reopen)).toBeUndefined();
    expect(await actsOf('ketoan')).toEqual([null, 'STATE_CHANGED']);
  });
});

async function lineOf(visit: Visit, source?: string) {
  const line = (await bill(fresh(), visit)).dongs.find((one) => !source || one.source_Id === source);
  if (!line) throw new Error('the visit has no line');
  return line;
}
