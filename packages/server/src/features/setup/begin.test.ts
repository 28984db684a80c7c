import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBareSite } from '../../../test/bareSite.ts';
import { codeOf, failure } from '../../../test/newUsers.ts';
import { systemContext, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { createAccount } from '../identity/commands.ts';
import { currentUser } from '../identity/queries.ts';
import { readSettings } from '../system/queries.ts';
import { beginSite } from './begin.ts';
import { offerSetup, waitsForSetup } from './code.ts';

let site: TestSite;
let ctx: Ctx;
let code: string;

beforeAll(async () => {
  site = await openBareSite();
  ctx = systemContext(site);
});
beforeEach(async () => {
  await site.database.db.execute(
    sql`truncate auth.account, auth.node, main.nhan_vien, main.setting, main.thiet_lap cascade`,
  );
  code = (await offerSetup(site.database.db)) ?? '';
});
afterAll(() => site.close());

const input = {
  name: 'Phòng khám Hoa Sen',
  systemType: 'PHONG_MACH',
  MaCSKCB: '',
  address: 'Số 9 phố Đầm Sen',
  phone: '02439990900',
  TenNhanVien: 'Nguyễn Thị Hạnh',
  username: 'Hanh',
  password: 'mat-khau-cua-hanh',
};
const count = async (relation: string) =>
  (await site.database.db.execute<{ n: number }>(sql.raw(`select count(*)::int as n from ${relation}`)))
    .rows[0]?.n;

describe('the code of a first start', () => {
  it('has 256 random bits, is kept as a hash only, and is another one at each start', async () => {
    expect(Buffer.from(code, 'base64url')).toHaveLength(32);
    const again = await offerSetup(site.database.db);
    expect(again).not.toBe(code);
    const { rows } = await site.database.db.execute(sql`select * from main.thiet_lap`);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(again);
    expect(await codeOf(beginSite(ctx, code, input))).toBe('SETUP_CODE_WRONG');
  });

  it('is not made once somebody has an account, and the site waits for nobody then', async () => {
    expect(await waitsForSetup(site.database.db)).toBe(true);
    await beginSite(ctx, code, input);
    expect(await offerSetup(site.database.db)).toBeNull();
    expect(await waitsForSetup(site.database.db)).toBe(false);
  });
});

describe('beginning a site', () => {
  it('makes its settings, root, first member of staff and administrator, who is signed in', async () => {
    const session = await beginSite(ctx, code, input);
    const settings = await readSettings(ctx);
    expect(settings.facility).toMatchObject({
      name: input.name,
      phone: input.phone,
      MaCSKCB: '',
      thuSau: true,
    });
    expect(settings.his.CustomerName).toBe(input.name);
    // asked again: from the second time on an operation is compiled
    for (let at = 0; at < 3; at++) {
      const main = await site.graphql('main', '{ getAppInfo { systemType } }', {}, session.token);
      expect(main.data?.getAppInfo.systemType).toBe('PHONG_MACH');
    }
    const me = await site.ctx('hanh');
    expect([...me.permissions]).toContain('QUAN_TRI');
    expect((await currentUser(me))?.employee?.TenNhanVien).toBe(input.TenNhanVien);
    const { rows } = await site.database.db.execute(sql`select name, category, parent_id from auth.node`);
    expect(rows).toEqual([{ name: input.name, category: 'HOSPITAL', parent_id: null }]);
    const { rows: log } = await site.database.db.execute(
      sql`select action, username, after ->> 'name' as name from main.audit where entity = 'ThietLap' order by at desc limit 1`,
    );
    expect(log).toEqual([{ action: 'CREATE', username: 'hanh', name: input.name }]);
    expect(
      JSON.stringify((await site.database.db.execute(sql`select after from main.audit`)).rows),
    ).not.toContain(input.password);
  });

  it('lets the ready profiles work in the whole facility: who is given no place of their own sees who waits', async () => {
    await beginSite(ctx, code, input);
    const { rows } = await site.database.db.execute<{ id: string }>(
      sql`select id from auth.profile where code = 'CASHIER'`,
    );
    await createAccount(ctx, {
      username: 'thungan',
      password: 'mot-cau-rat-dai-khac',
      NhanVien_Id: null,
      profileIds: rows.map(({ id }) => id),
    });
    const cashier = await site.ctx('thungan');
    const { rows: root } = await site.database.db.execute(sql`select id from auth.node`);
    expect([cashier.nodeId]).toEqual(root.map(({ id }) => id));
  });

  it('is refused without the code, and five wrong ones make it wait', async () => {
    expect(await codeOf(beginSite(ctx, '', input))).toBe('SETUP_CODE_WRONG');
    for (let at = 0; at < 4; at++) expect(await codeOf(beginSite(ctx, 'x', input))).toBe('SETUP_CODE_WRONG');
    expect(await codeOf(beginSite(ctx, code, input))).toBe('SETUP_LOCKED');
    const later = new Date(Date.now() + 16 * 60_000);
    expect(await beginSite({ ...ctx, now: () => later }, code, input)).toMatchObject({
      userId: expect.any(String),
    });
  });

  it('makes the sender of five wrong codes wait, and nobody else', async () => {
    const guesser = { ...ctx, ip: '10.0.0.66' };
    for (let at = 0; at < 5; at++) await codeOf(beginSite(guesser, 'x', input));
    expect(await codeOf(beginSite(guesser, code, input))).toBe('SETUP_LOCKED');
    expect(await beginSite({ ...ctx, ip: '10.0.0.7' }, code, input)).toMatchObject({
      userId: expect.any(String),
    });
  });

  it('counts no code that was right, and none from before a new start', async () => {
    for (let at = 0; at < 6; at++)
      expect(await codeOf(beginSite(ctx, code, { ...input, name: '' }))).toBe('BAD_INPUT');
    for (let at = 0; at < 5; at++) await codeOf(beginSite(ctx, 'x', input));
    code = (await offerSetup(site.database.db)) ?? '';
    expect(await beginSite(ctx, code, input)).toMatchObject({ userId: expect.any(String) });
  });

  it('is refused a second time, with the code that was used and with any other', async () => {
    await beginSite(ctx, code, input);
    const other = { ...input, username: 'khac' };
    expect(await codeOf(beginSite(ctx, code, other))).toBe('SETUP_DONE');
    expect(await codeOf(beginSite(ctx, 'x', other))).toBe('SETUP_DONE');
    expect(await count('auth.account')).toBe(1);
  });

  it('is refused on a site that got its account on the command line', async () => {
    await site.database.db.execute(
      sql`insert into auth.account (id, username, password_hash) values (gen_random_uuid(), 'admin', 'x')`,
    );
    expect(await codeOf(beginSite(ctx, code, input))).toBe('SETUP_DONE');
  });

  it.each([
    [{ password: 'ngan' }, 'password', 'PASSWORD_WEAK'],
    [{ password: 'Password@1234' }, 'password', 'PASSWORD_COMMON'],
    [{ password: 'Nguyen-Thi-Hanh' }, 'password', 'PASSWORD_PERSONAL'],
    [{ username: 'a b' }, 'username', 'USERNAME_NOT_VALID'],
    [{ name: '' }, 'name', 'REQUIRED'],
    [{ MaCSKCB: '12' }, 'MaCSKCB', 'NOT_DIGITS'],
  ])('names what is wrong at its field, and makes nothing: %j', async (over, path, issue) => {
    const refused = await failure(beginSite(ctx, code, { ...input, ...over }));
    expect(refused).toMatchObject({ code: 'BAD_INPUT', issues: [{ path, code: issue }] });
    expect([await count('auth.account'), await count('auth.node'), await count('main.nhan_vien')]).toEqual([
      0, 0, 0,
    ]);
  });

  it('makes one administrator when two begin at once', async () => {
    const both = await Promise.allSettled([
      beginSite(ctx, code, input),
      beginSite(systemContext(site), code, { ...input, username: 'khac', name: 'Khác' }),
    ]);
    expect(both.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected']);
    const lost = both.find((one) => one.status === 'rejected');
    expect(lost?.reason).toMatchObject({ code: 'SETUP_DONE' });
    expect([await count('auth.account'), await count('auth.node'), await count('main.nhan_vien')]).toEqual([
      1, 1, 1,
    ]);
  });
});
