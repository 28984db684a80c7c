import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, failure, openUsers } from '../../../test/newUsers.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { changePassword } from './passwordCommands.ts';
import { passwordIssues } from './passwordRules.ts';
import { signIn } from './signIn.ts';

let site: TestSite;
let admin: Ctx;
let make: Awaited<ReturnType<typeof openUsers>>['make'];
beforeAll(async () => {
  site = await openTestSite();
  ({ admin, make } = await openUsers(site));
});
afterAll(() => site.close());

/** Changes the own password of a new account; what its rules ask of its owner is given by SQL. */
async function changeOwn(staff: { name: string; phone?: string; born?: string; secondFactor?: true }) {
  const { user, password } = await make(undefined, staff.name);
  const { token } = await signIn({ ...admin, user: null }, { username: user.username, password });
  expect(token).toBeTruthy();
  await site.database.pool.query(
    'update main.nhan_vien set so_dien_thoai = $2, ngay_sinh = $3 where id = $1',
    [user.employee?._id, staff.phone ?? null, staff.born ?? null],
  );
  if (staff.secondFactor)
    await site.database.pool.query('update auth.account set totp_since = now() where id = $1', [user._id]);
  const own = await site.ctx(user.username);
  return (newPassword: string) => changePassword(own, user._id, { currentPassword: password, newPassword });
}

describe('a usual password', () => {
  it.each([
    'Password@1234',
    '123456789012',
    'matkhau123456',
    'qwertyuiop12',
    'Benhvien@2026',
    'aaaaaaaaaaaaaa',
  ])('is refused: %s', async (password) => {
    const facts = { owner: { username: 'ai.do' }, secondFactor: false };
    expect(await passwordIssues('password', password, facts)).toEqual([
      { path: 'password', code: 'PASSWORD_COMMON' },
    ]);
  });

  it.each(['quạ đen đậu cành sen', 'mật khẩu của tôi', 'x7Fq-92kd-Tm3a'])('is not: %s', async (password) => {
    const facts = { owner: { username: 'ai.do' }, secondFactor: false };
    expect(await passwordIssues('password', password, facts)).toEqual([]);
  });
});

describe('a new password of one’s own', () => {
  it('is not made of what the staff record says of its owner', async () => {
    const change = await changeOwn({ name: 'Lương Thế Vinh', phone: '0987654321', born: '1985-07-30' });
    for (const newPassword of ['luong-the-vinh', '0987654321xyz', 'vinh30071985 '])
      expect(await failure(change(newPassword))).toMatchObject({
        code: 'PASSWORD_PERSONAL',
        issues: [{ path: 'newPassword', code: 'PASSWORD_PERSONAL' }],
      });
    expect(await change('toán học vui vẻ')).toBe(true);
  });

  it('has twelve characters, eight with a second factor', async () => {
    const alone = await changeOwn({ name: 'Trịnh Công' });
    expect(await failure(alone('x7Fq-92kdTm'))).toMatchObject({
      code: 'PASSWORD_WEAK',
      issues: [{ path: 'newPassword', code: 'PASSWORD_WEAK', details: { min: 12 } }],
    });
    const two = await changeOwn({ name: 'Trịnh Hai', secondFactor: true });
    expect(await codeOf(two('x7Fq-92'))).toBe('PASSWORD_WEAK');
    expect(await two('x7Fq-92k')).toBe(true);
  });
});

it('lets a password that is in use already sign in, whatever the rules say of it', async () => {
  expect(await signIn({ ...admin, user: null }, { username: 'bsnoi2', password: 'sen-2026' })).toMatchObject({
    token: expect.any(String),
  });
});
