import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { makePatient } from '../patients/testPatient.ts';
import { callNext, dismiss, recall, takeNumber } from '../queues/commands.ts';
import { ticketsOf, ticketsOfVisit } from '../queues/queries.ts';
import { ownTurn } from '../queues/turn.ts';
import { turnToken } from '../queues/turnToken.ts';
import { createTiepNhan } from './commands.ts';
import { receptionFactory } from './testReception.ts';

let site: TestSite;
let at: Awaited<ReturnType<typeof receptionFactory>>;
let ctx: Ctx;
beforeAll(async () => {
  site = await openTestSite();
  at = await receptionFactory(site);
  ({ ctx } = at);
});
afterAll(() => site.close());

const desk = () => ({ hangDoi: 'TiepNhan' as const, nodeId: at.ids.desk, quay: 'Bàn 1' });
const number = (uuTien = false) => takeNumber(ctx, { hangDoi: 'TiepNhan', nodeId: at.ids.desk, uuTien });
const queue = () => ticketsOf(ctx, { hangDoi: 'TiepNhan', nodeId: at.ids.desk });

it('ends the number with which somebody was received, and leads its holder on through the visit', async () => {
  const first = await number();
  await callNext(ctx, desk());
  const visit = await at.receive({ VeTiepNhan_Id: first._id });
  const after = await queue();
  expect([after.cho, after.dangGoi, after.soXong]).toEqual([[], [], 1]);
  const tickets = await ticketsOfVisit(ctx, visit._id);
  expect(tickets.find((one) => one.HangDoi === 'TiepNhan')).toMatchObject({
    _id: first._id,
    TrangThai: 'xong',
    BenhNhan_Id: visit.BenhNhan_Id,
  });
  const seen = await ownTurn(ctx, turnToken(ctx.config, first._id));
  expect(seen.ves.map((one) => [one.HangDoi, one.TrangThai])).toEqual([
    ['TiepNhan', 'xong'],
    ['KhamBenh', 'cho'],
    ['VienPhi', 'cho'],
  ]);
});

it('receives all the same when the number was passed over meanwhile, is of another queue, or served somebody before', async () => {
  const absent = await number();
  const late = (seconds: number): Ctx => ({
    ...ctx,
    now: () => new Date(ctx.now().getTime() + seconds * 1000),
  });
  await callNext(ctx, desk());
  for (const seconds of [20, 40]) await recall(late(seconds), absent._id, desk());
  await dismiss(ctx, absent._id, desk());
  await at.receive({ VeTiepNhan_Id: absent._id });
  expect((await queue()).vang.map((one) => one._id)).toEqual([absent._id]);

  const visit = await at.receive({});
  const [room] = (await ticketsOfVisit(ctx, visit._id)).filter((one) => one.HangDoi === 'KhamBenh');
  await at.receive({ VeTiepNhan_Id: room?._id ?? '' });
  const again = (await ticketsOfVisit(ctx, visit._id)).find((one) => one._id === room?._id);
  expect(again?.TrangThai).toBe('cho');

  const served = await number(true);
  const first = await at.receive({ VeTiepNhan_Id: served._id });
  await at.receive({ VeTiepNhan_Id: served._id });
  expect((await ticketsOfVisit(ctx, first._id)).some((one) => one._id === served._id)).toBe(true);
});

it('refuses a number that is none, and receives nobody', async () => {
  const { rows: before } = await site.database.pool.query(
    'select count(*)::int as count from main.tiep_nhan',
  );
  const none = '00000000-0000-7000-8000-00000000000a';
  await expect(at.receive({ VeTiepNhan_Id: none })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const { rows: after } = await site.database.pool.query('select count(*)::int as count from main.tiep_nhan');
  expect(after).toEqual(before);
});

it('answers the same reception when its answer was lost and it is asked for again, its number ended meanwhile', async () => {
  const first = await number();
  const patient = await makePatient(site, ctx, { TenBenhNhan: 'Người Mất Mạng' });
  const again = (VeTiepNhan_Id: string | null) => ({ ...input, VeTiepNhan_Id });
  const input = {
    requestId: v7(),
    BenhNhan_Id: patient._id,
    DoiTuong_Id: at.ids.paying,
    dichVus: at.services(),
  };
  const visit = await createTiepNhan(ctx, again(first._id));
  expect((await createTiepNhan(ctx, again(null)))._id).toBe(visit._id);
});
