import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { morningIn, openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { callNextOfOwn, cancelTicket, finishTicket, issueTicket, startServing } from './commands.ts';
import { waitedInHour, waitsByHour } from './waitsByHour.ts';

let site: TestSite;
let room = '';
let otherRoom = '';
const at = (ctx: Ctx, minutes: number): Ctx => ({
  ...ctx,
  loaders: new Map(),
  now: () => new Date(ctx.now().getTime() + minutes * 60_000),
});

/** Somebody takes a number, is called after so many minutes, and ends so many minutes later; null for one who is still served. */
async function visit(day: Ctx, waits: number, served: number | null, nodeId = room): Promise<void> {
  const ticket = await inTransaction(day, (tx) => issueTicket(tx, { hangDoi: 'KhamBenh', nodeId }));
  await callNextOfOwn(at(day, waits), { hangDoi: 'KhamBenh', nodeId });
  await inTransaction(at(day, waits), (tx) => startServing(tx, ticket._id));
  if (served !== null) await inTransaction(at(day, waits + served), (tx) => finishTicket(tx, ticket._id));
}

beforeAll(async () => {
  site = await openTestSite();
  room = await site.id('auth.node', 'PK01');
  otherRoom = await site.id('auth.node', 'PK02');
});
afterAll(() => site.close());

describe('measured waits', () => {
  it('stand by the hour of the call beside the same weekday, of one room or of all', async () => {
    const ctxOn = (day: number) => site.ctx('bsnoi1', { node: 'PK01', now: morningIn(day) });
    const [before, day] = [await ctxOn(40), await ctxOn(47)];
    await visit(before, 10, 6);
    await visit(await ctxOn(46), 50, 1); // another weekday
    await visit(day, 20, 8);
    await visit(day, 30, null);
    await visit(day, 4, 2, otherRoom);
    const cancelled = await inTransaction(day, (tx) =>
      issueTicket(tx, { hangDoi: 'KhamBenh', nodeId: room, sourceId: crypto.randomUUID() }),
    );
    await inTransaction(day, (tx) => cancelTicket(tx, cancelled.source_Id ?? ''));

    const hour = Number(
      new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Ho_Chi_Minh', hour: 'numeric' }).format(day.now()),
    );
    const own = await waitsByHour(at(day, 60), { hangDoi: 'KhamBenh', idNode: room });
    expect(own).toEqual([
      { gio: hour, soGoi: 2, choPhut: 25, choThuongLe: 10, phucVuPhut: 8, phucVuThuongLe: 6 },
    ]);
    const [all] = await waitsByHour(day, { hangDoi: 'KhamBenh' });
    expect(all).toMatchObject({ soGoi: 3, choPhut: 18 });
    expect(await site.countQueries(() => waitsByHour(day, { hangDoi: 'KhamBenh' }))).toBe(1);

    const list = await waitedInHour(day, { hangDoi: 'KhamBenh', idNode: room }, hour);
    expect(list.map(({ choPhut, phucVuPhut }) => [choPhut, phucVuPhut])).toEqual([
      [30, null],
      [20, 8],
    ]);
    expect(await waitedInHour(day, { hangDoi: 'KhamBenh', idNode: room }, hour + 1)).toEqual([]);
    expect(await waitsByHour(day, { hangDoi: 'VienPhi', idNode: room })).toEqual([]);
  });
});
