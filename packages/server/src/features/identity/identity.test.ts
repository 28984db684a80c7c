import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const login = `query Login($info: LoginInput!) { login(info: $info) { token userId } }`;
const me = `query Me { myInfo { _id username isOnline isLocked permissions employee { TenNhanVien MaChucVu }
  profiles { _id profile { _id name } } currentProfile { _id name role nodes { _id name } navigation { navigationTree idMenus } permissionByNodes } } }`;

async function signIn(username: string, password = 'sen-2026') {
  return site.graphql('auth', login, { info: { username, password } });
}

describe('signing in', () => {
  it('answers a token that opens myInfo with staff, profile, nodes and permissions', async () => {
    const answer = await signIn('BSNOI1');
    const token = answer.data.login.token;
    const info = (await site.graphql('auth', me, {}, token)).data.myInfo;
    expect(info.username).toBe('bsnoi1');
    expect(info.employee.TenNhanVien).toBe('Trần Minh Đức');
    expect(info.currentProfile.role).toBe('DOCTOR');
    expect(info.currentProfile.nodes.map((node: { name: string }) => node.name)).toEqual([
      'Phòng khám Nội tổng hợp 1',
      'Phòng khám Nội tổng hợp 2',
    ]);
    expect(info.permissions).toContain('KHAM_BENH');
    expect(info.permissions).not.toContain('VIEN_PHI_THU');
  });

  it('starts with a profile that the account holds, not with another', async () => {
    const { token } = (await signIn('thungan1')).data.login;
    const setUp = 'mutation SetUp($id: ID!) { setUpProfile(idProfile: $id) }';
    const refused = await site.graphql('auth', setUp, { id: v7() }, token);
    expect(refused.errors?.[0]?.extensions.code).toBe('PROFILE_NOT_HELD');
    const held = (await site.graphql('auth', me, {}, token)).data.myInfo.profiles[0].profile._id;
    expect((await site.graphql('auth', setUp, { id: held }, token)).data).toEqual({ setUpProfile: true });
  });

  it('keeps the token hashed', async () => {
    const { data } = await signIn('ketoan');
    const { rows } = await site.database.pool.query('select token_hash from auth.session');
    expect(rows.map((row) => row.token_hash)).not.toContain(data.login.token);
  });

  it('refuses a wrong password and an unknown name with the same code', async () => {
    expect((await signIn('thungan2', 'wrong')).errors?.[0]?.extensions.code).toBe('WRONG_CREDENTIALS');
    expect((await signIn('nobody', 'wrong')).errors?.[0]?.extensions.code).toBe('WRONG_CREDENTIALS');
  });

  it('locks an account after five wrong passwords, the right one included', async () => {
    for (let i = 0; i < 5; i++) await signIn('bssan', `wrong ${i}`);
    const answer = await signIn('bssan');
    expect(answer.errors?.[0]?.extensions.code).toBe('ACCOUNT_LOCKED');
    expect(answer.errors?.[0]?.message).toContain('15 phút');
  });

  it('ends the session at log out', async () => {
    const token = (await signIn('ktvxq')).data.login.token;
    await site.graphql('auth', 'mutation Out { logout }', {}, token);
    const answer = await site.graphql('auth', me, {}, token);
    expect(answer.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});

describe('changing a password', () => {
  const change = `mutation Change($input: ChangePasswordInput!, $idUser: ID!) { changePassword(input: $input, idUser: $idUser) }`;

  it('names the wrong current password, the same password and the short one, then changes', async () => {
    const { token, userId } = (await signIn('bstmh')).data.login;
    const tryWith = (currentPassword: string, newPassword: string) =>
      site.graphql('auth', change, { idUser: userId, input: { currentPassword, newPassword } }, token, {
        'accept-language': 'en',
      });
    expect((await tryWith('no', 'something else')).errors?.[0]?.message).toBe(
      'Your current password is missing or incorrect.',
    );
    expect((await tryWith('sen-2026', 'sen-2026')).errors?.[0]?.message).toBe(
      'Your new password must be different from your previous password.',
    );
    expect((await tryWith('sen-2026', 'short')).errors?.[0]?.extensions.code).toBe('PASSWORD_WEAK');
    expect((await tryWith('sen-2026', 'mật khẩu mới')).data.changePassword).toBe(true);
    expect((await signIn('bstmh', 'mật khẩu mới')).data.login.userId).toBe(userId);
  });

  it('leaves the password of another account to administrators', async () => {
    const own = (await signIn('duoc')).data.login;
    const other = (await signIn('nhathuoc')).data.login;
    const answer = await site.graphql(
      'auth',
      change,
      { idUser: other.userId, input: { currentPassword: 'sen-2026', newPassword: 'another one' } },
      own.token,
    );
    expect(answer.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});

it('refuses every field of a stranger but login', async () => {
  const answer = await site.graphql('auth', '{ getNodes { _id } }');
  expect(answer.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  expect(answer.errors?.[0]?.message).toBe('Phiên đăng nhập đã hết. Vui lòng đăng nhập lại.');
});
