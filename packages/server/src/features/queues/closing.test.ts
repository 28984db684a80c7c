import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyRow } from '../../../test/copies.ts';
import { costOf } from '../../../test/pagesRead.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { type Ctx, localDay } from '../../engine/context.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { openKhamBenh } from '../examination/open.ts';
import { type ExamFactory, examFactory } from '../examination/testExam.ts';
import { workList } from '../examination/workList.ts';
import { closeEarlier, closingsOf, reopenEarlier } from './closing.ts';
import { callNext, issueTicket } from './commands.ts';
import { ticketsOf } from './queries.ts';

let site: TestSite;
let make: ExamFactory;
let today = '';
beforeAll(async () => {
  site = await openTestSite();
  make = await examFactory(site);
  today = localDay(new Date());
});
afterAll(() => site.close());

/** The doctor so many days later. */
const later = (days: number): Ctx => {
  const at = new Date(Date.now() + days * 86_400_000);
  return { ...make.doctor, loaders: new Map(), now: () => at };
};
const desk = () => ({
  hangDoi: 'KhamBenh' as const,
  idNode: make.ids.room,
  LyDo: 'Hết giờ, người bệnh đã về',
});
const list = async (days: number) => {
  const { ChoKham, DangKham } = await workList(later(days), { idRoom: make.ids.room, tab: 'ChoKham' });
  return { ChoKham, DangKham };
};

describe('closing what earlier days left', () => {
  it('takes what waits out of the lists and cancels its numbers, with a reason; what is begun stays unless it is said', async () => {
    await make.arrived();
    await make.arrived({ paid: false });
    const begun = await make.arrived();
    await openKhamBenh(make.doctor, begun.slip);
    expect(await list(1)).toEqual({ ChoKham: 2, DangKham: 1 });
    const closed = await closeEarlier(later(1), { ...desk(), DenNgay: today });
    expect(closed).toMatchObject({ SoVe: 2, CaDangLam: false, DenNgay: today });
    expect(await list(1)).toEqual({ ChoKham: 0, DangKham: 1 });
    const { cho, dangPhucVu } = await ticketsOf(later(1), { hangDoi: 'KhamBenh', nodeId: make.ids.room });
    expect([cho.length, dangPhucVu.length]).toEqual([0, 1]);
    expect(await callNext(later(1), { hangDoi: 'KhamBenh', nodeId: make.ids.room })).toBeNull();
    const { rows } = await site.database.pool.query(
      "select after from main.audit where entity = 'DongViec' and entity_id = $1",
      [closed._id],
    );
    expect(rows[0]?.after).toMatchObject({ SoVe: 2, LyDo: desk().LyDo });
    await closeEarlier(later(1), { ...desk(), DenNgay: today, CaDangLam: true });
    expect(await list(1)).toEqual({ ChoKham: 0, DangKham: 0 });
    // by its day it is found as ever
    const ofDay = await workList(later(1), { idRoom: make.ids.room, tab: 'ChoKham', ngay: today });
    expect([ofDay.ChoKham, ofDay.DangKham]).toEqual([2, 1]);
  });

  it('is taken back: the work stands there again, without its numbers', async () => {
    const closings = await closingsOf(later(1), 'KhamBenh', make.ids.room);
    expect(closings.map((one) => one.CaDangLam).sort()).toEqual([false, true]);
    for (const { _id } of closings) await reopenEarlier(later(1), _id, make.ids.room);
    expect(await list(1)).toEqual({ ChoKham: 2, DangKham: 1 });
    const { dongs } = await workList(later(1), { idRoom: make.ids.room, tab: 'ChoKham' });
    expect(dongs.map((one) => one.KyHieu)).toEqual([null, null]);
    expect(await closingsOf(later(1), 'KhamBenh', make.ids.room)).toEqual([]);
  });

  it('is refused for a day that is not over, without a reason and at the desk of others', async () => {
    await expect(closeEarlier(later(0), { ...desk(), DenNgay: today })).rejects.toMatchObject({
      details: { issues: [{ path: 'DenNgay', code: 'CLOSING_NOT_OVER' }] },
    });
    await expect(closeEarlier(later(1), { ...desk(), LyDo: ' ', DenNgay: today })).rejects.toMatchObject({
      details: { issues: [{ path: 'LyDo', code: 'REQUIRED' }] },
    });
    const cashier = await site.ctx('thungan1', { node: 'QT01' });
    const tomorrow = { ...cashier, now: later(1).now };
    await expect(closeEarlier(tomorrow, { ...desk(), DenNgay: today })).rejects.toMatchObject({
      code: 'NODE_NOT_GRANTED',
    });
  });
});

it('leaves a list that costs no more after years of work that was never done', async () => {
  const { slip } = await make.arrived();
  const ticket = await inTransaction(make.doctor, (tx) =>
    issueTicket(tx, { hangDoi: 'KhamBenh', nodeId: make.ids.room }),
  );
  const read = (ctx: Ctx) => workList(ctx, { idRoom: make.ids.room, tab: 'ChoKham' });
  const queue = (ctx: Ctx) => ticketsOf(ctx, { hangDoi: 'KhamBenh', nodeId: make.ids.room });
  const cost = async () => [(await costOf(later(1), read)).pages, (await costOf(later(1), queue)).pages];
  await closeEarlier(later(1), { ...desk(), DenNgay: today });
  const before = await cost();
  const old = `- interval '1 day' * (n % 700 + 1)`;
  await copyRow(site, 'main.dich_vu_yeu_cau', slip, 5000, {
    so_phieu_yeu_cau: `'old-' || n`,
    trang_thai: `case when n % 10 = 0 then 'ChuaKetQua' else 'SanSang' end`,
    ngay_yeu_cau: `r.ngay_yeu_cau ${old}`,
  });
  await copyRow(site, 'main.hang_doi_ve', ticket._id, 5000, {
    so_thu_tu: `1000 + n`,
    trang_thai: `case when n % 2 = 0 then 'vang' else 'cho' end`,
    ngay: `(r.ngay_tao ${old})::date`,
  });
  const { SoVe } = await closeEarlier(later(1), { ...desk(), DenNgay: today, CaDangLam: true });
  expect(SoVe).toBe(5000);
  await site.database.pool.query('vacuum analyze main.hang_doi_ve');
  await site.database.pool.query('vacuum analyze main.dich_vu_yeu_cau');
  const after = await cost();
  for (const [at, pages] of after.entries()) expect(pages).toBeLessThan((before[at] ?? 0) + 40);
});
