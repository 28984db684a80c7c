import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { morningIn, openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { outboxSender, sendOne } from '../../engine/jobs/outbox.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import type { HeThongGoiSoInput } from '../../gql/main.ts';
import { callNext, callNextOfOwn, callTicket, issueTicket } from '../queues/commands.ts';
import { connectionStates } from '../system/connectionStates.ts';
import { checkQueueSystem, updateQueueSystem } from './commands.ts';
import { outsideOf, systemRow, systemView, unsentCalls } from './queries.ts';
import { type QueueSimulator, simulatorHost, startQueueSimulator } from './simulator.ts';

let site: TestSite;
let qms: QueueSimulator;
let admin: Ctx;
let room = '';
let day = 1;

const withQms = (ctx: Ctx): Ctx => ({
  ...ctx,
  config: { ...ctx.config, standIns: { [simulatorHost]: qms.url } },
});
/** A doctor on a day of its own with nobody left from before, so that the queue is empty, and who can say `later`. */
async function freshDay(): Promise<Ctx> {
  day += 1;
  await site.database.pool.query("update main.hang_doi_ve set trang_thai = 'huy' where trang_thai <> 'xong'");
  return withQms(await site.ctx('bsnoi1', { node: 'PK01', now: morningIn(day) }));
}
const later = (ctx: Ctx, seconds: number): Ctx => ({
  ...ctx,
  loaders: new Map(),
  now: () => new Date(ctx.now().getTime() + seconds * 1000),
});

beforeAll(async () => {
  site = await openTestSite();
  qms = await startQueueSimulator();
  admin = withQms(await site.ctx('quantri'));
  room = await site.id('auth.node', 'PK01');
  await save({ Bat: true });
});
afterAll(async () => {
  await qms.close();
  await site.close();
});
afterEach(async () => {
  qms.behaviour.answers = true;
  qms.behaviour.wants = [];
  qms.calls.clear();
  qms.asked.length = 0;
  await site.database.db.execute(sql`update main.he_thong_goi_so set mat_tu = null, thu_lai_luc = null`);
  await site.database.db.execute(sql`delete from main.outbox where adapter = 'queueSystem'`);
});

const save = async (over: Partial<HeThongGoiSoInput> = {}) => {
  const { version, Bat } = systemView(await systemRow(admin));
  return updateQueueSystem(admin, {
    version,
    Bat,
    DiaChi: `http://${simulatorHost}`,
    TenDangNhap: 'sen',
    HanGiay: 1,
    HangDois: ['KhamBenh'],
    MatKhau: 'demo',
    ...over,
  });
};
const faults = (act: Promise<unknown>) =>
  act.then(
    () => 'done',
    (error: {
      code?: string;
      details?: { issues?: Array<{ path: string; code: string }>; number?: string };
    }) => error.details?.issues?.map(({ path, code }) => `${path}:${code}`) ?? error.code,
  );
const desk = (requestId: string | null = crypto.randomUUID()) => ({
  hangDoi: 'KhamBenh' as const,
  nodeId: room,
  quay: 'Phòng 1',
  requestId,
});
async function threeWait(ctx: Ctx): Promise<string[]> {
  const found = [];
  for (let i = 0; i < 3; i++)
    found.push(await inTransaction(ctx, (tx) => issueTicket(tx, { hangDoi: 'KhamBenh', nodeId: room })));
  return found.map((one) => one.KyHieu);
}
/** Runs what waits to be told, as its job does. */
async function tell(ctx: Ctx): Promise<void> {
  const senders = Object.fromEntries(outboxSender.all().map(({ adapter, send }) => [adapter, send]));
  const { rows } = await ctx.db.execute<{ id: string }>(
    sql`select id from main.outbox where adapter = 'queueSystem' and trang_thai in ('Cho', 'Loi') order by id`,
  );
  for (const { id } of rows) await sendOne(ctx, id, senders).catch(() => undefined);
}
const shown = () => [...qms.calls.values()].map(({ so, lan, doc }) => `${so} ${lan} ${doc}`);

describe('a call where a queue system leads', () => {
  it('is of the number that it wants, and is told with its commit, without a name', async () => {
    const doctor = await freshDay();
    const [, second] = await threeWait(doctor);
    qms.behaviour.wants = [second ?? ''];
    expect((await callNext(doctor, desk()))?.KyHieu).toBe(second);
    expect(qms.asked[0]).toMatchObject({ noi: 'PK01', quay: 'Phòng 1', cho: ['A001', 'A002', 'A003'] });
    expect(qms.calls.size).toBe(0);
    await tell(doctor);
    expect(shown()).toEqual(['A002 1 true']);
    expect(Object.keys([...qms.calls.values()][0] ?? {}).sort()).toEqual([
      'doc',
      'hang_doi',
      'lan',
      'luc',
      'ma_yeu_cau',
      'noi',
      'quay',
      'so',
    ]);
  });

  it('is made by Sen alone when it hangs, at the first press after its limit and then at once', async () => {
    const doctor = await freshDay();
    await threeWait(doctor);
    qms.behaviour.answers = false;
    expect((await callNext(doctor, desk()))?.KyHieu).toBe('A001');
    expect((await outsideOf(doctor, 'KhamBenh'))?.MatTu).toBeInstanceOf(Date);
    qms.behaviour.answers = true; // within the pause it is not asked
    expect((await callNext(later(doctor, 5), desk()))?.KyHieu).toBe('A002');
    expect(qms.asked).toEqual([]);
    expect(await unsentCalls(doctor)).toBe(2);
  });

  it('asks again after a while, and what was called meanwhile is told, the old one without a voice', async () => {
    const doctor = await freshDay();
    await threeWait(doctor);
    qms.behaviour.answers = false;
    await callNext(doctor, desk());
    await site.database.db.execute(
      sql`update main.outbox set trang_thai = 'Loi' where adapter = 'queueSystem'`,
    );
    qms.behaviour.answers = true;
    const back = later(doctor, 70);
    expect((await callNext(back, desk()))?.KyHieu).toBe('A002');
    expect((await outsideOf(back, 'KhamBenh'))?.MatTu).toBeNull();
    await tell(back);
    expect(shown().sort()).toEqual(['A001 1 false', 'A002 1 true']);
  });

  it('notes that it is away and back from what it is told, too', async () => {
    const doctor = await freshDay();
    await threeWait(doctor);
    await callNext(doctor, desk());
    qms.behaviour.answers = false;
    const hasty = { ...doctor, config: { ...doctor.config, outsideMs: 50 } };
    await tell(hasty);
    expect((await outsideOf(doctor, 'KhamBenh'))?.MatTu).toBeInstanceOf(Date);
    expect(await unsentCalls(doctor)).toBe(1);
    qms.behaviour.answers = true;
    await tell(doctor);
    expect((await outsideOf(doctor, 'KhamBenh'))?.MatTu).toBeNull();
    expect(await unsentCalls(doctor)).toBe(0);
    expect(shown()).toEqual(['A001 1 true']);
  });

  it('calls one person for one press, however often it is sent, also while the system comes and goes', async () => {
    const doctor = await freshDay();
    await threeWait(doctor);
    const press = desk();
    const first = await callNext(doctor, press);
    qms.behaviour.wants = ['A003'];
    expect((await callNext(doctor, press))?.KyHieu).toBe(first?.KyHieu);
    const again = desk();
    const both = await Promise.all([
      callNext(doctor, again),
      callNext({ ...doctor, loaders: new Map() }, again),
    ]);
    expect(both[0]?._id).toBe(both[1]?._id);
    await tell(doctor);
    expect(qms.calls.size).toBe(2);
    await tell(doctor);
    expect(qms.calls.size).toBe(2);
  });

  it('falls back to the order of Sen for a number that was called or ended meanwhile', async () => {
    const doctor = await freshDay();
    await threeWait(doctor);
    await callNext(doctor, desk());
    qms.behaviour.wants = ['A001'];
    expect((await callNext(doctor, desk()))?.KyHieu).toBe('A002');
  });

  it('calls nobody for a number that Sen does not know, says so to both, and goes on by its own order when it is asked to', async () => {
    const doctor = await freshDay();
    await threeWait(doctor);
    qms.behaviour.wants = ['B017'];
    expect(await faults(callNext(doctor, desk()))).toBe('QMS_CUSTOMER_UNKNOWN');
    await tell(doctor);
    expect(qms.unknown).toContain('B017');
    expect(qms.calls.size).toBe(0);
    expect((await callNextOfOwn(doctor, desk()))?.KyHieu).toBe('A001');
  });

  it('tells of a chosen number as well; other kinds of queues are Sen alone', async () => {
    const doctor = await freshDay();
    await threeWait(doctor);
    const ticket = await inTransaction(doctor, (tx) =>
      issueTicket(tx, { hangDoi: 'KhamBenh', nodeId: room }),
    );
    await callTicket(doctor, ticket._id, desk());
    await tell(doctor);
    expect(shown()).toEqual(['A004 1 true']);
    expect(qms.asked).toEqual([]);
    expect(await outsideOf(doctor, 'VienPhi')).toBeNull();
  });
});

describe('the connection', () => {
  it('is checked by a sign-in, and stands among the connections of the settings', async () => {
    await save({ MatKhau: 'not-the-one' });
    expect((await connectionStates(admin)).goiSo).toBe('ChuaKiemTra');
    expect(await checkQueueSystem(admin)).toMatchObject({
      KetQuaKiemTra: 'TuChoi',
      ThongBaoKiemTra: 'Tên đăng nhập hoặc mật khẩu không đúng',
    });
    await save();
    expect(await checkQueueSystem(admin)).toMatchObject({ KetQuaKiemTra: 'Tot' });
    expect((await connectionStates(admin)).goiSo).toBe('Tot');
  });

  it('keeps its password out of every answer and of the log, and forgets it with another address', async () => {
    await save({ MatKhau: 'a-password-of-ours' });
    expect(JSON.stringify(systemView(await systemRow(admin)))).not.toMatch(/"MatKhau|a-password-of-ours/);
    const { rows } = await site.database.db.execute<{ log: string }>(
      sql`select string_agg(a::text, '') as log from main.audit a where entity = 'HeThongGoiSo'`,
    );
    expect(rows[0]?.log).toContain('goi-so.localhost');
    expect(rows[0]?.log).not.toContain('a-password-of-ours');
    expect(await faults(save({ MatKhau: null, TenDangNhap: 'other' }))).toEqual(['MatKhau:REQUIRED']);
    await save();
  });

  it('is refused with its fields, and never saved over the change of somebody else', async () => {
    const { version } = systemView(await systemRow(admin));
    expect(await faults(save({ DiaChi: '', HangDois: [] }))).toEqual([
      'DiaChi:REQUIRED',
      'HangDois:REQUIRED',
    ]);
    await save();
    expect(await faults(save({ version }))).toBe('CONFLICT');
    await save({ Bat: false, DiaChi: '', TenDangNhap: '', MatKhau: null });
    expect(await faults(checkQueueSystem(admin))).toBe('QUEUE_SYSTEM_NOT_SET_UP');
    expect((await connectionStates(admin)).goiSo).toBe('ChuaCo');
  });
});
