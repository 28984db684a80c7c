import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aVisit,
  bill,
  type Charge,
  charge,
  payAll,
  performAll,
  type Visit,
} from '../../../test/cashierVisits.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { removeCharges, updateChargeQuantity } from './charges.ts';
import { confirmInsurance, reopenInsurance } from './confirmInsurance.ts';
import { correctLine } from './correct.ts';
import { differenceOf } from './difference.ts';
import { changePayer } from './payerChanges.ts';
import { completeVisit, reopenVisit, workOutAnew } from './visit.ts';

let site: TestSite;
let cashier: Ctx;
let accountant: Ctx;
beforeAll(async () => {
  site = await openTestSite();
  cashier = await site.ctx('thungan1', { node: 'QT01' });
  accountant = await site.ctx('ketoan', { node: 'PTC' });
});
afterAll(() => site.close());

const morning = new Date('2026-07-06T01:00:00Z');
const noon = new Date('2026-07-06T05:00:00Z');
const fresh = (now: Date = noon): Ctx => ({ ...cashier, loaders: new Map(), now: () => now });
const office = (): Ctx => ({ ...accountant, loaders: new Map(), now: () => noon });
const LyDo = 'Thử';

type Day = { first: Visit; second: Visit };

/** Two insured visits of a person and day, in the order in which they were received, with what is ordered in each. */
async function aDay(earlier: readonly Charge[], later: readonly Charge[]): Promise<Day> {
  const first = await aVisit(site, { payer: 'BHYT', NgayTiepNhan: morning });
  const { BenhNhan_Id } = first;
  const second = { ...(await aVisit(site, { payer: 'BHYT', NgayTiepNhan: noon, BenhNhan_Id })), BenhNhan_Id };
  await charge(site, fresh(morning), first, earlier);
  await charge(site, fresh(noon), second, later);
  return { first, second };
}

const exam = (ma: string): Charge => ({ ma, donGia: '500000' });
const scan: Charge = { ma: 'HA-MRISONAO', donGia: '200000' };
const twoExams = () => aDay([exam('KB-NOI')], [exam('KB-NGOAI')]);

const lineOf = async (visit: Visit) => {
  const [line] = (await bill(fresh(), visit)).dongs;
  if (!line) throw new Error('no line');
  return line;
};
const rates = async (visit: Visit) => (await bill(fresh(), visit)).dongs.map((line) => line.tyLeDV);
const removeFirst = async ({ first }: Day) => {
  const { source_Id } = await lineOf(first);
  await inTransaction(fresh(), (tx) => removeCharges(tx, [source_Id]));
};
const payer = async (code: string) => ({ DoiTuong_Id: await site.id('main.dm_doi_tuong', code) });

describe('what changes in the earlier visit of a day reaches the later one at once', () => {
  const acts: Record<string, (day: Day) => Promise<unknown>> = {
    'an examination is taken off': removeFirst,
    'an examination is taken out of the insurance': async ({ first }) => {
      const { _id: VienPhiDong_Id, version: seen } = await lineOf(first);
      await correctLine(office(), { VienPhiDong_Id, version: seen, LaBHYT: false, LyDo });
    },
    'the visit has another payer': async ({ first: { TiepNhan_Id } }) =>
      changePayer(fresh(), { TiepNhan_Id, ...(await payer('THUPHI')) }),
    'the route of the visit is one that the fund pays nothing of': async ({ first: { TiepNhan_Id } }) =>
      changePayer(fresh(), { TiepNhan_Id, MaDoiTuongKCB: '9' }),
  };

  it.each(Object.keys(acts))('%s: the order of examinations', async (name) => {
    const day = await twoExams();
    expect(await rates(day.second)).toEqual([30]);
    await acts[name]?.(day);
    expect(await rates(day.second)).toEqual([100]);
    expect(await bill(fresh(), day.second)).toMatchObject({ ThanhTien: '500000.00', BNCCT: '100000.00' });
  });

  it('a line is removed, changed in quantity, or added: the rule of 15 %', async () => {
    const { first, second } = await aDay([scan], [scan]);
    const coPaid = async () => (await bill(fresh(), second)).BNCCT;
    expect(await coPaid()).toBe('40000.00');
    const { source_Id } = await lineOf(first);
    await inTransaction(fresh(), (tx) => updateChargeQuantity(tx, source_Id, '0.5'));
    expect(await coPaid()).toBe('0.00');
    await charge(site, fresh(), first, [scan]);
    expect(await coPaid()).toBe('40000.00');
    await inTransaction(fresh(), (tx) => removeCharges(tx, [source_Id]));
    expect(await coPaid()).toBe('40000.00');
  });

  it('through a visit between them', async () => {
    const { first, second } = await twoExams();
    const { BenhNhan_Id } = first;
    const third = await aVisit(site, {
      payer: 'BHYT',
      NgayTiepNhan: new Date(noon.getTime() + 60_000),
      BenhNhan_Id,
    });
    await charge(site, fresh(new Date(noon.getTime() + 60_000)), third, [exam('KB-NHI')]);
    await removeFirst({ first, second });
    expect([await rates(second), await rates(third)]).toEqual([[100], [30]]);
  });

  it('and an examination that the later visit orders before one of the earlier visit comes first', async () => {
    const first = await aVisit(site, { payer: 'BHYT', NgayTiepNhan: morning });
    const { BenhNhan_Id } = first;
    const second = {
      ...(await aVisit(site, { payer: 'BHYT', NgayTiepNhan: noon, BenhNhan_Id })),
      BenhNhan_Id,
    };
    await charge(site, fresh(new Date(noon.getTime() + 60_000)), first, [exam('KB-NOI')]);
    await charge(site, fresh(noon), second, [exam('KB-NGOAI')]);
    expect([await rates(first), await rates(second)]).toEqual([[30], [100]]);
  });

  it('a visit of another day stays as it is', async () => {
    const day = await twoExams();
    const tomorrow = new Date('2026-07-07T01:00:00Z');
    const { BenhNhan_Id } = day.first;
    const next = await aVisit(site, { payer: 'BHYT', NgayTiepNhan: tomorrow, BenhNhan_Id });
    await charge(site, fresh(tomorrow), next, [exam('KB-NHI')]);
    const before = await bill(fresh(), next);
    await removeFirst(day);
    expect(await bill(fresh(), next)).toEqual(before);
  });
});

describe('a later visit whose money was collected', () => {
  const collected = async () => {
    const day = await twoExams();
    await payAll(site, fresh(), day.second);
    return day;
  };
  const now = (visit: Visit) => differenceOf(fresh(), visit.TiepNhan_Id);
  const difference = { ThanhTien: '500000.00', chenhLech: '70000.00', chenhLechBHYT: '280000.00' };

  it('stays as it was collected; the bill says what would be right, until it is worked out anew', async () => {
    const { first, second } = await collected();
    const before = await bill(fresh(), second);
    expect(await now(second)).toBeNull();
    await removeFirst({ first, second });
    expect(await bill(fresh(), second)).toEqual(before);
    expect(await now(second)).toMatchObject(difference);
    await workOutAnew(fresh(), second.TiepNhan_Id);
    expect(await bill(fresh(), second)).toMatchObject({ ConLai: '70000.00', BHChiTra: '400000.00' });
    expect(await now(second)).toBeNull();
  });

  it('says it over the API, and the operation log knows who worked it out anew', async () => {
    const { first, second } = await collected();
    await removeFirst({ first, second });
    const token = await site.token('thungan1');
    const query = `query ($b: ID!, $t: ID!) { v: loadDataByOnSelectBenhNhan(BenhNhan_Id: $b, TiepNhan_Id: $t) { canTinhLai { ThanhTien chenhLech chenhLechBHYT } } }`;
    const read = await site.graphql('main', query, { b: second.BenhNhan_Id, t: second.TiepNhan_Id }, token);
    expect(read.data.v.canTinhLai).toEqual(difference);
    const anew = `mutation ($t: ID!) { v: tinhLai_VienPhi(TiepNhan_Id: $t) { ConLai canTinhLai { chenhLech } } }`;
    const { data } = await site.graphql('main', anew, { t: second.TiepNhan_Id }, token);
    expect(data.v).toEqual({ ConLai: '70000.00', canTinhLai: null });
    const { rows } = await site.database.pool.query(
      `select a.after->>'ConLai' as due from main.audit a join main.vien_phi v on v.id::text = a.entity_id where v.tiep_nhan_id = $1 and a.action = 'UPDATE'`,
      [second.TiepNhan_Id],
    );
    expect(rows).toEqual([{ due: '70000.00' }]);
  });

  it('and whose fees are completed: right after they are opened again', async () => {
    const { first, second } = await collected();
    await completeVisit(fresh(), second.TiepNhan_Id);
    await removeFirst({ first, second });
    expect(await now(second)).toMatchObject(difference);
    await expect(workOutAnew(fresh(), second.TiepNhan_Id)).rejects.toMatchObject({
      code: 'RECEPTION_COST_CONFIRMED',
    });
    expect((await bill(fresh(), second)).ConLai).toBe('0.00');
    await reopenVisit(office(), second.TiepNhan_Id, LyDo);
    expect((await bill(fresh(), second)).ConLai).toBe('70000.00');
  });

  it('and whose insured costs are confirmed: right after the confirmation is taken back', async () => {
    const { first, second } = await twoExams();
    await performAll(fresh(), second);
    await confirmInsurance(fresh(), second.TiepNhan_Id);
    await removeFirst({ first, second });
    expect(await rates(second)).toEqual([30]);
    expect(await now(second)).toMatchObject(difference);
    await reopenInsurance(office(), second.TiepNhan_Id, LyDo);
    expect(await rates(second)).toEqual([100]);
    expect(await now(second)).toBeNull();
  });
});
