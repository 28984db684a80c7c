import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { morningIn, openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import {
  callNext,
  callTicket,
  cancelTicket,
  dismiss,
  dismissVisit,
  finishTicket,
  issueTicket,
  moveTicket,
  recall,
  returnTicket,
  startServing,
} from './commands.ts';
import type { TicketInput } from './issue.ts';
import { ticketsOf, ticketsOfVisit } from './queries.ts';
import type { VeRow } from './tables.ts';

let site: TestSite;
let doctor: Ctx;
let room = '';
let day = 1;

/** Every test has a day of its own and nobody left from the one before, so that its queue is empty. */
async function freshDay(username = 'bsnoi1', node = 'PK01'): Promise<Ctx> {
  day += 1;
  await site.database.pool.query("update main.hang_doi_ve set trang_thai = 'huy' where trang_thai <> 'xong'");
  return site.ctx(username, { node, now: morningIn(day) });
}

beforeAll(async () => {
  site = await openTestSite();
  room = await site.id('auth.node', 'PK01');
});
afterAll(() => site.close());

const issue = (ctx: Ctx, more: Partial<TicketInput> = {}) =>
  inTransaction(ctx, (tx) => issueTicket(tx, { hangDoi: 'KhamBenh', nodeId: room, ...more }));
const desk = () => ({ hangDoi: 'KhamBenh' as const, nodeId: room, quay: 'Phòng 1' });
/** The same person so many seconds later. */
const after = (ctx: Ctx, seconds: number): Ctx => ({
  ...ctx,
  now: () => new Date(ctx.now().getTime() + seconds * 1000),
});
const code = (act: Promise<unknown>) =>
  act.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  );
const texts = (tickets: readonly (VeRow | null)[]) => tickets.map((one) => one?.KyHieu ?? '-').join(' ');

async function callAll(ctx: Ctx, count: number): Promise<(VeRow | null)[]> {
  const called = [];
  for (let i = 0; i < count; i++) called.push(await callNext(ctx, desk()));
  return called;
}

describe('tickets', () => {
  it('count from one on each day, with the letter of the room or U for priority', async () => {
    doctor = await freshDay();
    const first = await issue(doctor);
    const second = await issue(doctor, { uuTien: true, lyDoUuTien: 'Tu75Tuoi' });
    expect(texts([first, second])).toBe('A001 U002');
    expect((await issue(await freshDay())).KyHieu).toBe('A001');
  });

  it('get consecutive numbers when many are taken at once', async () => {
    doctor = await freshDay();
    const tickets = await Promise.all(Array.from({ length: 20 }, () => issue(doctor)));
    expect(tickets.map((one) => one.SoThuTu).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 1),
    );
  });

  it('of the cashier belong to the facility, whichever desk they are taken for', async () => {
    const cashier = await freshDay('thungan1', 'QT01');
    const [first, second, reception] = await Promise.all(
      ['QT01', 'QT02', 'TN01'].map((node) => site.id('auth.node', node)),
    );
    await issue(cashier, { hangDoi: 'VienPhi', nodeId: reception ?? '' });
    await issue(cashier, { hangDoi: 'VienPhi', nodeId: second ?? '' });
    const called = await callNext(cashier, { hangDoi: 'VienPhi', nodeId: first ?? '', quay: 'Quầy 1' });
    expect(called?.KyHieu).toBe('N001');
    expect(
      (await callNext(cashier, { hangDoi: 'VienPhi', nodeId: second ?? '', quay: 'Quầy 2' }))?.KyHieu,
    ).toBe('N002');
  });
});

describe('calling', () => {
  it('interleaves priority and ordinary tickets, an emergency first, and shows this order beforehand', async () => {
    doctor = await freshDay();
    for (const uuTien of [false, false, false, true, true, false]) await issue(doctor, { uuTien });
    await issue(doctor, { capCuu: true });
    const shown = texts((await ticketsOf(doctor, { hangDoi: 'KhamBenh', nodeId: room })).cho);
    expect(shown).toBe('A007 U004 A001 A002 U005 A003 A006');
    expect(texts(await callAll(doctor, 8))).toBe(`${shown} -`);
  });

  it('by twenty callers at once gives every ticket to one of them', async () => {
    doctor = await freshDay();
    for (let i = 0; i < 15; i++) await issue(doctor, { uuTien: i % 3 === 0 });
    const called = await Promise.all(Array.from({ length: 20 }, () => callNext(doctor, desk())));
    const numbers = called.flatMap((one) => (one ? [one.SoThuTu] : []));
    expect(numbers.length).toBe(15);
    expect(new Set(numbers).size).toBe(15);
    expect(
      called
        .map((one) => one?.thuTuGoi ?? 0)
        .filter((one) => one > 0)
        .sort((a, b) => a - b),
    ).toEqual(Array.from({ length: 15 }, (_, index) => index + 1));
  });

  it('leaves out a ticket that another transaction is changing, instead of waiting for it', async () => {
    doctor = await freshDay();
    const [first] = [await issue(doctor), await issue(doctor)];
    const called = await inTransaction(doctor, async (tx) => {
      await startServing(tx, first._id);
      return callNext(doctor, desk());
    });
    expect(called?.KyHieu).toBe('A002');
  });

  it('a chosen ticket twice at once calls it once', async () => {
    doctor = await freshDay();
    const ticket = await issue(doctor);
    const results = await Promise.all([
      code(callTicket(doctor, ticket._id, desk())),
      code(callTicket(doctor, ticket._id, desk())),
    ]);
    expect(results.sort()).toEqual(['STATE_CHANGED', 'done']);
  });

  it('is refused from a room that the profile does not work at, and for a ticket of another queue', async () => {
    doctor = await freshDay();
    const ticket = await issue(doctor);
    const other = await freshDay('bsnhi', 'PK04');
    expect(await code(callNext(other, desk()))).toBe('NODE_NOT_GRANTED');
    const own = { hangDoi: 'KhamBenh' as const, nodeId: await site.id('auth.node', 'PK04') };
    expect(await code(callTicket(other, ticket._id, own))).toBe('NOT_FOUND');
  });
});

describe('somebody who does not come', () => {
  it('is passed over after three calls, and comes back behind three others', async () => {
    doctor = await freshDay();
    for (let i = 0; i < 6; i++) await issue(doctor);
    const absent = await callNext(doctor, desk());
    const id = absent?._id ?? '';
    expect(await code(dismiss(doctor, id, desk()))).toBe('TOO_FEW_CALLS');
    expect((await recall(after(doctor, 15), id, desk())).soLanGoi).toBe(2);
    expect(await recall(after(doctor, 30), id, desk())).toMatchObject({ soLanGoi: 3, isRecall: true });
    expect((await dismiss(doctor, id, desk())).TrangThai).toBe('vang');
    expect((await returnTicket(doctor, id, desk())).TrangThai).toBe('cho');
    expect(texts((await ticketsOf(doctor, { hangDoi: 'KhamBenh', nodeId: room })).cho)).toBe(
      'A002 A003 A004 A001 A005 A006',
    );
    expect(texts(await callAll(doctor, 6))).toBe('A002 A003 A004 A001 A005 A006');
  });
});

describe('calling again', () => {
  it('waits fifteen seconds after each call', async () => {
    doctor = await freshDay();
    await issue(doctor);
    const id = (await callNext(doctor, desk()))?._id ?? '';
    const again = (seconds: number) => recall(after(doctor, seconds), id, desk());
    await expect(again(14)).rejects.toMatchObject({ code: 'RECALL_TOO_SOON', details: { seconds: 1 } });
    expect((await again(15)).soLanGoi).toBe(2);
    expect(await code(again(29))).toBe('RECALL_TOO_SOON');
    expect((await again(30)).soLanGoi).toBe(3);
  });
});

describe('a ticket', () => {
  it('is served and done, and a second start changes nothing', async () => {
    doctor = await freshDay();
    const ticket = await issue(doctor);
    const states = await inTransaction(doctor, async (tx) => [
      (await startServing(tx, ticket._id)).TrangThai,
      (await startServing(tx, ticket._id)).TrangThai,
      (await finishTicket(tx, ticket._id)).TrangThai,
    ]);
    expect(states).toEqual(['dang_phuc_vu', 'dang_phuc_vu', 'xong']);
    expect(await code(recall(doctor, ticket._id, desk()))).toBe('STATE_CHANGED');
  });

  it('moves to another room with a new number there, and keeps its priority', async () => {
    doctor = await freshDay();
    const source = '00000000-0000-7000-8000-00000000000a';
    const ticket = await issue(doctor, { uuTien: true, sourceId: source });
    const second = await site.id('auth.node', 'PK02');
    const moved = await inTransaction(doctor, (tx) => moveTicket(tx, ticket._id, second));
    expect(moved).toMatchObject({ KyHieu: 'U001', Node_Id: second, isPriority: true, source_Id: source });
    expect((await ticketsOf(doctor, { hangDoi: 'KhamBenh', nodeId: room })).cho).toEqual([]);
    await inTransaction(doctor, (tx) => cancelTicket(tx, source));
    expect((await ticketsOf(doctor, { hangDoi: 'KhamBenh', nodeId: second })).cho).toEqual([]);
  });

  it('of the cashier is passed over by its visit', async () => {
    const cashier = await freshDay('thungan1', 'QT01');
    const counter = await site.id('auth.node', 'QT01');
    const TiepNhan_Id = '00000000-0000-7000-8000-00000000000b';
    await issue(cashier, { hangDoi: 'VienPhi', nodeId: counter, TiepNhan_Id });
    expect(await dismissVisit(cashier, 'VienPhi', TiepNhan_Id)).toBe(0);
    await callNext(cashier, { hangDoi: 'VienPhi', nodeId: counter });
    expect(await dismissVisit(cashier, 'VienPhi', TiepNhan_Id)).toBe(1);
    expect((await ticketsOfVisit(cashier, TiepNhan_Id)).map((one) => one.TrangThai)).toEqual(['vang']);
  });
});

it('shows a queue with two statements, however long it is', async () => {
  doctor = await freshDay();
  for (let i = 0; i < 5; i++) await issue(doctor);
  expect(await site.countQueries(() => ticketsOf(doctor, { hangDoi: 'KhamBenh', nodeId: room }))).toBe(2);
});

it('tells the queue screens of a call, with ids only', async () => {
  doctor = await freshDay();
  await issue(doctor);
  const called = await callNext(doctor, desk());
  const { rows } = await site.database.pool.query(
    "select process, node_id, data from main.event where module = 'HangDoi' order by id desc limit 1",
  );
  expect(rows[0]).toMatchObject({
    process: 'call',
    node_id: room,
    data: { Ve_Id: called?._id, HangDoi: 'KhamBenh' },
  });
});

describe('a ticket of an earlier day', () => {
  const dayLater = (ctx: Ctx): Ctx => ({ ...ctx, now: () => new Date(ctx.now().getTime() + 86_400_000) });
  /** A number that was passed over after three calls. */
  const passedOver = async (ticket: VeRow) => {
    for (const times of [0, 1, 2])
      await (times === 0 ? callTicket : recall)(after(doctor, times * 15), ticket._id, desk());
    await dismiss(doctor, ticket._id, desk());
  };

  it('is called, called again and put back as before', async () => {
    doctor = await freshDay();
    const [called, waiting, absent] = [await issue(doctor), await issue(doctor), await issue(doctor)];
    await passedOver(absent);
    await callTicket(doctor, called._id, desk());
    const tomorrow = dayLater(doctor);
    expect((await recall(tomorrow, called._id, desk())).soLanGoi).toBe(2);
    expect((await callTicket(tomorrow, waiting._id, desk())).TrangThai).toBe('dang_goi');
    expect((await returnTicket(tomorrow, absent._id, desk())).TrangThai).toBe('cho');
    const queue = await ticketsOf(tomorrow, { hangDoi: 'KhamBenh', nodeId: room });
    expect([texts(queue.dangGoi), texts(queue.cho)]).toEqual(['A001 A002', 'A003']);
    day += 1; // the day after was used as well
  });

  it('stands before those of the new day, whose numbers go on behind it', async () => {
    doctor = await freshDay();
    const [first, second] = [await issue(doctor), await issue(doctor)];
    const tomorrow = dayLater(doctor);
    const [next, urgent] = [await issue(tomorrow), await issue(tomorrow, { capCuu: true })];
    expect(texts([first, second, next, urgent])).toBe('A001 A002 A003 A004');
    const { cho } = await ticketsOf(tomorrow, { hangDoi: 'KhamBenh', nodeId: room });
    expect(texts(cho)).toBe('A004 A001 A002 A003');
    expect(texts(await callAll(tomorrow, 5))).toBe('A004 A001 A002 A003 -');
    day += 1;
  });

  it('keeps its turn among priorities and after an absence, as if there had been no midnight', async () => {
    doctor = await freshDay();
    for (const uuTien of [true, true, false, false, false, true]) await issue(doctor, { uuTien });
    expect(texts(await callAll(doctor, 1))).toBe('U001');
    const [, third] = (await ticketsOf(doctor, { hangDoi: 'KhamBenh', nodeId: room })).cho;
    if (third) await passedOver(third).then(() => returnTicket(doctor, third._id, desk()));
    const tomorrow = dayLater(doctor);
    const before = texts((await ticketsOf(doctor, { hangDoi: 'KhamBenh', nodeId: room })).cho);
    expect(texts((await ticketsOf(tomorrow, { hangDoi: 'KhamBenh', nodeId: room })).cho)).toBe(before);
    expect(texts(await callAll(tomorrow, 5))).toBe(before);
    day += 1;
  });

  it('is finished, and counts then for its own day', async () => {
    doctor = await freshDay();
    const ticket = await issue(doctor);
    await callTicket(doctor, ticket._id, desk());
    const tomorrow = dayLater(doctor);
    expect(texts((await ticketsOf(tomorrow, { hangDoi: 'KhamBenh', nodeId: room })).dangGoi)).toBe('A001');
    expect(await code(inTransaction(tomorrow, (tx) => finishTicket(tx, ticket._id)))).toBe('done');
    const queue = await ticketsOf(tomorrow, { hangDoi: 'KhamBenh', nodeId: room });
    expect([queue.dangGoi, queue.soXong]).toEqual([[], 0]);
    day += 1;
  });
});
