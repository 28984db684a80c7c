import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aVisit } from '../../../test/cashierVisits.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import type { BangGoiSoInput } from '../../gql/main.ts';
import { callNext, issueTicket } from '../queues/commands.ts';
import { pairBoard, removeBoard, updateBoard } from './commands.ts';
import { beginScreen, codeOf, screenOfToken } from './device.ts';
import { boardById, boardsInUse } from './queries.ts';
import { type Board, boardNow } from './show.ts';

let site: TestSite;
let admin: Ctx;
let doctor: Ctx;
let room = '';
let otherRoom = '';
beforeAll(async () => {
  site = await openTestSite();
  admin = await site.ctx('quantri');
  doctor = await site.ctx('bsnoi1', { node: 'PK01' });
  [room, otherRoom] = [await site.id('auth.node', 'PK01'), await site.id('auth.node', 'PK02')];
});
afterAll(() => site.close());

const later = (ctx: Ctx, minutes: number): Ctx => ({
  ...ctx,
  loaders: new Map(),
  now: () => new Date(ctx.now().getTime() + minutes * 60_000),
});
const fresh = (ctx: Ctx): Ctx => ({ ...ctx, loaders: new Map() });
const input = (over: Partial<BangGoiSoInput> = {}): BangGoiSoInput => ({
  Ten: 'Sảnh khám bệnh',
  HangDoi: 'KhamBenh',
  Node_Ids: [room, otherRoom],
  CoGiong: true,
  ...over,
});
const issuesOf = (act: Promise<unknown>) =>
  act.then(
    () => [],
    (error: { details?: { issues?: Array<{ path: string; code: string }> }; code?: string }) =>
      error.details?.issues?.map(({ path, code }) => `${path} ${code}`) ?? [error.code],
  );
async function paired(over: Partial<BangGoiSoInput> = {}) {
  const { token, ma } = await beginScreen(admin);
  return { token, id: await pairBoard(fresh(admin), ma, input(over)) };
}
const ask = async (token?: string) => {
  const { app } = await site.app();
  return app.inject({
    method: 'GET',
    url: '/api/boards/now',
    headers: token ? { 'x-board-token': token } : {},
  });
};

describe('a television', () => {
  it('shows a code until it is paired with it, a new one once that has run out, and keeps its token to itself', async () => {
    const { app } = await site.app();
    const begun = await app.inject({ method: 'POST', url: '/api/boards' });
    const { token, ma } = begun.json<{ token: string; ma: string }>();
    expect(ma).toMatch(/^\d{6}$/);
    expect((await ask(token)).json()).toMatchObject({ ma });
    const { rows } = await site.database.pool.query('select token_hash from main.bang_goi_so_man_hinh');
    expect(rows.map((row) => row.token_hash)).not.toContain(token);
    const row = await screenOfToken(admin, token);
    if (!row) throw new Error('the television is not known');
    expect(await codeOf(later(admin, 14), row)).toMatchObject({ ma });
    expect((await codeOf(later(admin, 16), row)).ma).not.toBe(ma);
    expect(await issuesOf(pairBoard(admin, ma, input()))).toEqual(['MaGhep BOARD_CODE_UNKNOWN']);
  });

  it('finds room beside an address that asks for codes again and again', async () => {
    const { app } = await site.app();
    const begin = (from: string) =>
      app.inject({ method: 'POST', url: '/api/boards', headers: { 'x-forwarded-for': from } });
    const said = [];
    for (let at = 0; at < 40; at++) said.push((await begin('203.0.113.9')).statusCode);
    expect(said.filter((status) => status === 200)).toHaveLength(30);
    const refused = await begin('203.0.113.9');
    expect(refused.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS', details: { seconds: 900 } });
    expect((await begin('203.0.113.10')).statusCode).toBe(200);
  });

  it('is told nothing without a token, with a wrong one, or once its board was removed', async () => {
    expect((await ask()).statusCode).toBe(404);
    expect((await ask('khong-co')).statusCode).toBe(404);
    const { token, id } = await paired();
    expect((await ask(token)).statusCode).toBe(200);
    await removeBoard(fresh(admin), id);
    expect((await ask(token)).statusCode).toBe(404);
    expect(await issuesOf(removeBoard(fresh(admin), id))).toEqual(['STATE_CHANGED']);
  });

  it('of which too many wait is refused', async () => {
    await site.database.pool.query(
      `insert into main.bang_goi_so_man_hinh (id, token_hash, ma_ghep, ma_het_han)
       select gen_random_uuid(), 'x' || n, 'm' || n, now() + interval '10 minutes' from generate_series(1, 200) n`,
    );
    expect(await issuesOf(beginScreen(admin))).toEqual(['TOO_MANY_REQUESTS']);
    // those that left are forgotten
    expect(await issuesOf(beginScreen(later(admin, 30)))).toEqual([]);
  });
});

describe('a board', () => {
  it('wants a name and places, and is changed with its version', async () => {
    const { ma } = await beginScreen(admin);
    const wrong = pairBoard(admin, ma, input({ Ten: ' ', Node_Ids: [] }));
    expect(await issuesOf(wrong)).toContain('Ten REQUIRED');
    const { id } = await paired();
    const { version } = await boardById(admin, id);
    await updateBoard(fresh(admin), id, version, input({ Ten: 'Cửa phòng 1', Node_Ids: [room] }));
    expect(await issuesOf(updateBoard(fresh(admin), id, version, input()))).toEqual(['CONFLICT']);
    expect(await boardById(admin, id)).toMatchObject({ Ten: 'Cửa phòng 1', Node_Ids: [room] });
    expect(await site.countQueries(() => boardsInUse(admin))).toBe(1);
  });

  it('is paired and removed by who has the right alone, and the log says by whom', async () => {
    const { ma } = await beginScreen(admin);
    expect(() => pairBoard(doctor, ma, input())).toThrow(expect.objectContaining({ code: 'FORBIDDEN' }));
    const { id } = await paired();
    await removeBoard(fresh(admin), id);
    const { rows } = await site.database.pool.query(
      `select action, username from main.audit where entity = 'BangGoiSo' and entity_id = $1 order by at`,
      [id],
    );
    expect(rows).toEqual([
      { action: 'CREATE', username: 'quantri' },
      { action: 'DELETE', username: 'quantri' },
    ]);
  });

  it('shows who is called and who comes next by number, masked name and year, and nothing else of them', async () => {
    const issue = async (nodeId = room) => {
      const { TiepNhan_Id, BenhNhan_Id } = await aVisit(site);
      await inTransaction(fresh(doctor), (tx) =>
        issueTicket(tx, { hangDoi: 'KhamBenh', nodeId, TiepNhan_Id, BenhNhan_Id }),
      );
      return BenhNhan_Id;
    };
    const first = await issue();
    for (let at = 0; at < 6; at++) await issue();
    await issue(otherRoom);
    const ticket = await callNext(fresh(doctor), { hangDoi: 'KhamBenh', nodeId: room, quay: 'Bàn 2' });
    const { token } = await paired();
    const answer = await ask(token);
    const { bang } = answer.json<{ bang: Board }>();
    expect(bang).toMatchObject({ ten: 'Sảnh khám bệnh', HangDoi: 'KhamBenh', coGiong: true });
    const [one, other] = bang.noi;
    expect(one?.goi[0]).toMatchObject({ KyHieu: ticket?.KyHieu, quay: 'Bàn 2', namSinh: 1980 });
    expect(one?.goi[0]?.ten).toMatch(/^NGUYỄN V\*\* /);
    expect(one?.tiep).toHaveLength(5);
    expect([one?.soCho, other?.soCho]).toEqual([6, 1]);
    for (const secret of [first, room, ticket?._id ?? '', 'Nguyễn Văn'])
      expect(answer.body).not.toContain(secret);
  });

  it('of twelve places is read in a handful of statements', async () => {
    const { rows } = await site.database.pool.query<{ id: string }>(
      `select id from auth.node where category = 'ROOM' order by code limit 12`,
    );
    const board = await boardById(admin, (await paired({ Node_Ids: rows.map((row) => row.id) })).id);
    // tickets, settings, facility and its name, labels, patients
    expect(await site.countQueries(() => boardNow(fresh(admin), board))).toBeLessThanOrEqual(8);
  });
});
