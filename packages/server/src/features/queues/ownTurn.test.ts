import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aVisit } from '../../../test/cashierVisits.ts';
import { morningIn, openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { callNext, finishTicket, issueTicket, moveTicket, startServing } from './commands.ts';
import { expectedWait } from './pace.ts';
import { type OwnTurn, ownTurn, turnAddress } from './turn.ts';
import { ticketOfToken, turnToken } from './turnToken.ts';
import { waitingByPlace } from './waiting.ts';

let site: TestSite;
let doctor: Ctx;
let room = '';
let otherRoom = '';

beforeAll(async () => {
  site = await openTestSite();
  [room, otherRoom] = [await site.id('auth.node', 'PK01'), await site.id('auth.node', 'PK02')];
  doctor = await site.ctx('bsnoi1', { node: 'PK01' });
});
afterAll(() => site.close());

const issue = (TiepNhan_Id: string | null = null, nodeId = room) =>
  inTransaction(doctor, (tx) => issueTicket(tx, { hangDoi: 'KhamBenh', nodeId, TiepNhan_Id }));
const call = () => callNext(doctor, { hangDoi: 'KhamBenh', nodeId: room, quay: 'Bàn 2' });
const plus = (ctx: Ctx, ms: number): Ctx => ({ ...ctx, now: () => new Date(ctx.now().getTime() + ms) });

async function ask(token: string) {
  const { app } = await site.app();
  return app.inject({ method: 'GET', url: `/api/turn/${token}` });
}

describe("the page of a ticket's holder", () => {
  it('opens without signing in and tells where they stand, without a name or an id', async () => {
    const { TiepNhan_Id: visit } = await aVisit(site);
    const ticket = await issue(visit);
    const answer = await ask(turnToken(site.config, ticket._id));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    const { ves, ...rest } = answer.json<OwnTurn>();
    expect(Object.keys(rest).sort()).toEqual(['TenCoSo', 'luc']);
    const seen = ves.find((one) => one.KyHieu === ticket.KyHieu);
    expect(Object.keys(seen ?? {}).sort()).toEqual(
      [
        'HangDoi',
        'KyHieu',
        'Ngay',
        'Noi',
        'Quay',
        'TrangThai',
        'choThuPhi',
        'duKienPhut',
        'soNguoiTruoc',
      ].sort(),
    );
    expect(seen).toMatchObject({ HangDoi: 'KhamBenh', TrangThai: 'cho', Quay: null });
    const { rows } = await site.database.pool.query(
      'select p.ten_benh_nhan as name from main.tiep_nhan t join main.benh_nhan p on p.id = t.benh_nhan_id where t.id = $1',
      [visit],
    );
    for (const secret of [rows[0]?.name, visit, ticket._id, room]) expect(answer.body).not.toContain(secret);
  });

  it('follows the ticket to another room, and tells of the call', async () => {
    const ticket = await issue((await aVisit(site)).TiepNhan_Id);
    const moved = await inTransaction(doctor, (tx) => moveTicket(tx, ticket._id, otherRoom));
    const { ves } = await ownTurn(doctor, turnToken(site.config, ticket._id));
    const rooms = ves.map((one) => one.KyHieu);
    expect(rooms).toContain(moved.KyHieu);
    const one = await issue();
    for (let called = await call(); called && called._id !== one._id; ) called = await call();
    expect((await ownTurn(doctor, turnToken(site.config, one._id))).ves).toMatchObject([
      { TrangThai: 'dang_goi', Quay: 'Bàn 2', soNguoiTruoc: null, duKienPhut: null },
    ]);
  });

  it('is not opened once the day is over and nothing waits, by a changed token or a ticket that is not there', async () => {
    const ticket = await issue();
    const token = turnToken(site.config, ticket._id);
    expect(ticketOfToken(site.config, token)).toBe(ticket._id);
    const later = plus(doctor, 86_400_000);
    expect((await ownTurn(later, token)).ves).toMatchObject([{ KyHieu: ticket.KyHieu, TrangThai: 'cho' }]);
    await inTransaction(doctor, (tx) => startServing(tx, ticket._id));
    await inTransaction(doctor, (tx) => finishTicket(tx, ticket._id));
    await expect(ownTurn(later, token)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const first = token[0] === 'A' ? 'B' : 'A';
    const foreign = turnToken({ ...site.config, secretKey: '7'.repeat(64) }, ticket._id);
    const absent = turnToken(site.config, room);
    for (const wrong of [`${first}${token.slice(1)}`, token.slice(0, -4), ticket._id, foreign, absent, '-'])
      expect([wrong, (await ask(wrong)).statusCode]).toEqual([wrong, 404]);
  });

  it('has an address where the site told its own', async () => {
    const ticket = await issue();
    const at = (siteUrl: string | undefined) =>
      turnAddress({ config: { ...site.config, siteUrl } }, ticket._id);
    expect(at(undefined)).toBeNull();
    expect(at('https://sen.example.vn')).toBe(
      `https://sen.example.vn/his/luot/${turnToken(site.config, ticket._id)}`,
    );
  });
});

describe('the expected wait', () => {
  const at = { HangDoi: 'KhamBenh' as const };
  /** Numbers of a room that were called on a day of it, so many minutes apart; before the test's moment when it is today. */
  async function calledAt(
    node: string,
    daysAgo: number,
    minutes: readonly number[],
    waited = 240,
  ): Promise<void> {
    const last = morningIn(0).getTime() - daysAgo * 86_400_000;
    for (const [index, before] of minutes.entries()) {
      const when = new Date(last - before * 60_000);
      await site.database.pool.query(
        `insert into main.hang_doi_ve (id, hang_doi, node_id, ngay, so_thu_tu, ky_hieu, trang_thai, vi_tri, goi_luc, thu_tu_goi, ngay_tao)
         values (gen_random_uuid(), 'KhamBenh', $1, $2, $3, 'X', 'xong', 1, $4, $3, $5)`,
        [
          node,
          new Date(last + 7 * 3_600_000).toISOString().slice(0, 10),
          900 + index,
          when,
          new Date(when.getTime() - waited * 60_000),
        ],
      );
    }
  }
  const fresh = () => site.ctx('bsnoi1', { node: 'PK01', now: morningIn(0) });

  it('is unknown at first, usual at this hour of the past weeks, and then that of today', async () => {
    const Node_Id = await site.id('auth.node', 'PK03');
    await site.database.pool.query('delete from main.hang_doi_ve where node_id = $1', [Node_Id]);
    expect(await expectedWait(await fresh(), { ...at, Node_Id }, 2)).toBeNull();
    await calledAt(Node_Id, 7, [20, 15, 10, 5, 0]);
    await calledAt(Node_Id, 30, [9, 8, 7, 6]);
    expect(await expectedWait(await fresh(), { ...at, Node_Id }, 1)).toBe(10);
    await calledAt(Node_Id, 0, [9, 7, 5, 3]);
    expect(await expectedWait(await fresh(), { ...at, Node_Id }, 1)).toBe(4);
    expect(await expectedWait(await fresh(), { ...at, Node_Id }, null)).toBeNull();
  });

  it('says nothing of a quiet room, where each is called as they come', async () => {
    const Node_Id = await site.id('auth.node', 'PK04');
    await site.database.pool.query('delete from main.hang_doi_ve where node_id = $1', [Node_Id]);
    await calledAt(Node_Id, 0, [100, 70, 40, 10], 1);
    expect(await expectedWait(await fresh(), { ...at, Node_Id }, 1)).toBeNull();
  });

  it('is read once for all places of a list', async () => {
    const places = await waitingByPlace(doctor, 'KhamBenh');
    expect(places.length).toBeGreaterThan(1);
    const ctx = await fresh();
    const read = () => Promise.all(places.map((place) => expectedWait(ctx, place, place.dangCho)));
    expect(await site.countQueries(read)).toBe(1);
  });
});
