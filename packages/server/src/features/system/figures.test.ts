import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { systemFigures } from './figures.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const signIn = (password: string) =>
  site.graphql('auth', 'query In($info: LoginInput!) { login(info: $info) { token } }', {
    info: { username: 'bsnoi1', password },
  });

it('counts users once, refused sign-ins and failed calls, in one statement', async () => {
  const admin = await site.ctx('quantri');
  const before = await systemFigures(admin);
  await signIn('sen-2026');
  await signIn('sen-2026');
  await signIn('wrong');
  await admin.db.execute(sql`insert into main.outbox (id, adapter, operation, idempotency_key, payload, trang_thai)
    values (gen_random_uuid(), 'x', 'y', 'a', '{}', 'Loi'), (gen_random_uuid(), 'x', 'y', 'b', '{}', 'Cho')`);
  const after = await systemFigures(admin);
  expect(after).toMatchObject({
    soNguoiDangNhap: before.soNguoiDangNhap + 1,
    soLanTuChoi: before.soLanTuChoi + 1,
    soGoiLoi: before.soGoiLoi + 1,
    soGoiCho: before.soGoiCho + 1,
  });
  expect(await site.countQueries(() => systemFigures(admin))).toBe(1);
});

it('is for those who run the site', async () => {
  const query = '{ soLieuHeThong { soNguoiDangNhap soViecCho soViecHong soDanhMucDaSua } }';
  const doctor = await site.graphql('main', query, {}, await site.token('bsnoi1'));
  expect(doctor.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  const admin = await site.graphql('main', query, {}, await site.token('quantri'));
  expect(admin.errors).toBeUndefined();
});
