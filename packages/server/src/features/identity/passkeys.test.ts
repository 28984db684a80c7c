import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, failure, openUsers } from '../../../test/newUsers.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { passkeyOptions, signInWithPasskey } from './passkeySignIn.ts';
import { addPasskey, beginPasskey, ownPasskeys, removePasskey, renamePasskey } from './passkeys.ts';
import { openAuthenticator } from './testAuthenticator.ts';
import { lockUser, resetPasswordUser, unlockUser } from './userState.ts';

let site: TestSite;
let admin: Ctx;
let make: Awaited<ReturnType<typeof openUsers>>['make'];
beforeAll(async () => {
  site = await openTestSite();
  ({ admin, make } = await openUsers(site));
});
afterAll(() => site.close());

const home = 'https://sen.example.vn';
const place = { rpId: 'sen.example.vn' };
type Creation = { challenge: string; rp: { id: string } };
type Request = { challenge: string; rpId: string };

/** A person whose password is chosen, on a page at an address. */
async function newPerson(origin: string | null = home) {
  const { user, password } = await make();
  await site.database.pool.query('update auth.account set must_change_password = false where id = $1', [
    user._id,
  ]);
  const ctx: Ctx = { ...(await site.ctx(user.username)), origin };
  return { ctx, id: user._id, password };
}
const stranger = (over: Partial<Ctx> = {}): Ctx => ({ ...admin, user: null, origin: home, ...over });
const begin = async (ctx: Ctx, password: string) => (await beginPasskey(ctx, password)) as Creation; // of the library
const ask = async (ctx: Ctx) => (await passkeyOptions(ctx)) as Request; // of the library

/** A person with a passkey, and the device that holds it. */
async function withPasskey() {
  const person = await newPerson();
  const device = openAuthenticator();
  await addPasskey(person.ctx, 'Điện thoại', device.create(await begin(person.ctx, person.password), home));
  return { ...person, device };
}

describe('a passkey', () => {
  it('is made by who knows the password, named, renamed and taken away, each in the log', async () => {
    const { ctx, id, password } = await newPerson();
    expect(await failure(beginPasskey(ctx, 'sai'))).toMatchObject({
      code: 'PASSWORD_INCORRECT',
      issues: [{ path: 'currentPassword', code: 'PASSWORD_INCORRECT' }],
    });
    const device = openAuthenticator();
    const answer = device.create(await begin(ctx, password), home);
    expect(await codeOf(addPasskey(ctx, ' ', answer))).toBe('BAD_INPUT');
    const [made] = await addPasskey(ctx, ' Máy ở quầy ', answer);
    expect(made).toMatchObject({ name: 'Máy ở quầy', usedAt: null });
    const [renamed] = await renamePasskey(ctx, made?._id ?? '', 'Máy khác');
    expect(renamed?.name).toBe('Máy khác');
    const other = await newPerson();
    expect(await codeOf(removePasskey(other.ctx, made?._id ?? ''))).toBe('NOT_FOUND');
    expect(await removePasskey(ctx, made?._id ?? '')).toEqual([]);
    const { rows } = await site.database.pool.query(
      `select before ->> 'passkey' as before, after ->> 'passkey' as after from main.audit
       where entity_id = $1 and (before ? 'passkey' or after ? 'passkey') order by at, id`,
      [id],
    );
    expect(rows).toEqual([
      { before: null, after: 'Máy ở quầy' },
      { before: 'Máy ở quầy', after: 'Máy khác' },
      { before: 'Máy khác', after: null },
    ]);
  });

  it('signs in for the password and the second factor, and nothing waits for guesses at the password', async () => {
    const { id, device } = await withPasskey();
    await site.database.pool.query(
      `update auth.profile set requires_2fa = true where code = 'DOCTOR';
       update auth.account set totp_since = now() where id = '${id}'`,
    );
    const { token, userId } = await signInWithPasskey(stranger(), device.get(await ask(stranger()), home));
    expect(userId).toBe(id);
    const me = await site.graphql('auth', '{ myInfo { due } }', {}, token);
    expect(me.data.myInfo.due).toBeNull();
    await site.database.pool.query(`update auth.profile set requires_2fa = false where code = 'DOCTOR'`);
  });

  it('signs each challenge once', async () => {
    const { device } = await withPasskey();
    const answer = device.get(await ask(stranger()), home);
    const both = await Promise.allSettled([
      signInWithPasskey(stranger(), answer),
      signInWithPasskey(stranger(), answer),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await codeOf(signInWithPasskey(stranger(), answer))).toBe('PASSKEY_REFUSED');
  });

  it('signs nothing too old, of another site, made for something else, or without its owner', async () => {
    const { ctx, password, device } = await withPasskey();
    const refused = async (answer: unknown, over: Partial<Ctx> = {}) =>
      expect(await codeOf(signInWithPasskey(stranger(over), answer))).toBe('PASSKEY_REFUSED');
    const options = await ask(stranger());
    const later = new Date(Date.now() + 6 * 60_000);
    await refused(device.get(options, home), { now: () => later });
    await refused(device.get(await ask(stranger()), 'https://evil.example.vn'));
    // a page elsewhere that hands on what it was signed for itself
    const evil = 'https://evil.example.vn';
    const there = stranger({ origin: evil });
    await refused(device.get({ ...(await ask(there)), rpId: 'evil.example.vn' }, evil), { origin: evil });
    const { challenge } = await begin(ctx, password);
    await refused(device.get({ challenge, ...place }, home));
    await refused(device.get({ challenge: 'x'.repeat(80), ...place }, home));
    await refused(device.get(await ask(stranger()), home, { verified: false }));
    await refused(openAuthenticator().get(await ask(stranger()), home));
    for (const nonsense of [null, 5, 'x', {}, { id: [] }, []]) await refused(nonsense);
    await signInWithPasskey(stranger(), device.get(await ask(stranger()), home));
  });

  it('is kept for the account that began it alone', async () => {
    const [one, other] = [await newPerson(), await newPerson()];
    const answer = openAuthenticator().create(await begin(one.ctx, one.password), home);
    expect(await codeOf(addPasskey(other.ctx, 'Của người khác', answer))).toBe('PASSKEY_REFUSED');
    expect(await ownPasskeys(other.ctx)).toEqual([]);
  });

  it('opens no account that an administrator has locked, and is gone with a new password of theirs', async () => {
    const { id, device } = await withPasskey();
    await lockUser(admin, id, 'Nghỉ việc');
    const attempt = async () => signInWithPasskey(stranger(), device.get(await ask(stranger()), home));
    expect(await codeOf(attempt())).toBe('ACCOUNT_LOCKED_BY_ADMINISTRATOR');
    await unlockUser(admin, id);
    expect((await attempt()).userId).toBe(id);
    await resetPasswordUser(admin, id);
    expect(await codeOf(attempt())).toBe('PASSKEY_REFUSED');
  });

  it('is one of ten at most', async () => {
    const { ctx, id, password } = await newPerson();
    await site.database.pool.query(
      `insert into auth.passkey (id, account_id, name, credential_id, public_key, rp_id)
       select uuidv7(), $1::uuid, 'khóa', 'credential ' || $1::text || n, '', 'sen.example.vn' from generate_series(1, 10) n`,
      [id],
    );
    expect(await codeOf(beginPasskey(ctx, password))).toBe('PASSKEY_TOO_MANY');
  });
});

describe('the place of a passkey', () => {
  it.each([
    [null, null],
    ['http://10.0.0.5:8080', null],
    ['nonsense', null],
    ['http://localhost:8080', 'localhost'],
    ['https://sen.example.vn:8443', 'sen.example.vn'],
  ])('of a page at %s is %s', async (origin, rpId) => {
    const options = (await passkeyOptions(stranger({ origin }))) as Request | null; // of the library
    expect(options?.rpId ?? null).toBe(rpId);
    if (rpId !== null) return;
    const { ctx, password } = await newPerson(origin);
    expect(await codeOf(beginPasskey(ctx, password))).toBe('PASSKEY_NOT_HERE');
    expect(await codeOf(signInWithPasskey(stranger({ origin }), {}))).toBe('PASSKEY_NOT_HERE');
  });

  it('is the site’s own where its address is set, whatever the page says', async () => {
    const config = { ...admin.config, siteUrl: home };
    const { rpId } = await ask(stranger({ config, origin: 'https://evil.example.vn' }));
    expect(rpId).toBe('sen.example.vn');
  });
});
