import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { resetPassword } from './passwordCommands.ts';
import { signIn } from './signIn.ts';
import { codeOfStep, stepAt } from './totp.ts';
import { userById } from './userQueries.ts';
import { resetSecondFactorUser } from './userState.ts';

let site: TestSite;
let anybody: Ctx;
beforeAll(async () => {
  site = await openTestSite();
  anybody = await site.ctx('quantri');
  await site.database.pool.query(`update auth.profile set requires_2fa = true where code = 'CASHIER'`);
});
afterAll(() => site.close());

const password = 'sen-2026';
const base = Date.now();
/** A context of a later time: each sign-in needs a step of its own. */
const later = (steps: number): Ctx => ({ ...anybody, now: () => new Date(base + steps * 30_000) });
const attempt = (username: string, code: string | null, ctx: Ctx = anybody) =>
  signIn(ctx, { username, password, code }).then(
    () => 'done',
    (error: { code: string }) => error.code,
  );

function bytesOf(secret: string): Buffer {
  const bits = [...secret]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

const begin = 'mutation { beginSecondFactor { secret uri } }';
const confirm = 'mutation C($code: String!) { confirmSecondFactor(code: $code) }';

/** Signs in and sets the second factor up; answers the secret, the recovery codes and the session. */
async function setUp(username: string) {
  const { token, userId } = await signIn(anybody, { username, password });
  const ask = (query: string, variables = {}) => site.graphql('auth', query, variables, token);
  const { secret } = (await ask(begin)).data.beginSecondFactor;
  const key = bytesOf(secret);
  const code = (steps: number) => codeOfStep(key, stepAt(new Date(base)) + steps);
  const answer = await ask(confirm, { code: code(0) });
  return { ask, token, userId, code, codes: answer.data?.confirmSecondFactor as string[] };
}

describe('an account whose profile asks for a second factor', () => {
  it('sets it up at the sign-in before anything else, and then signs in with a code', async () => {
    const { token } = await signIn(anybody, { username: 'thungan1', password });
    const ask = (query: string, variables = {}) => site.graphql('auth', query, variables, token);
    expect((await ask('{ myInfo { due } }')).data.myInfo.due).toBe('SECOND_FACTOR');
    expect((await ask('{ getNodes { _id } }')).errors?.[0]?.extensions.code).toBe(
      'SECOND_FACTOR_MUST_SET_UP',
    );
    expect((await ask(confirm, { code: '123456' })).errors?.[0]?.extensions.code).toBe('STATE_CHANGED');
    const { uri } = (await ask(begin)).data.beginSecondFactor;
    expect(uri).toMatch(/^otpauth:\/\/totp\/Sen%3Athungan1\?secret=[A-Z2-7]{32}&issuer=Sen$/);
    expect((await ask(confirm, { code: 'abc' })).errors?.[0]?.extensions.code).toBe('SECOND_FACTOR_WRONG');
    const { codes, code, ask: askAgain } = await setUp('thungan1');
    expect(new Set(codes).size).toBe(10);
    expect((await askAgain('{ getNodes { _id } }')).data.getNodes.length).toBeGreaterThan(0);
    expect(await attempt('thungan1', null)).toBe('SECOND_FACTOR_REQUIRED');
    expect(await attempt('thungan1', '000000')).toBe('SECOND_FACTOR_WRONG');
    expect(await attempt('thungan1', code(0))).toBe('SECOND_FACTOR_WRONG'); // used by the set-up
    expect(await attempt('thungan1', ` ${code(1).slice(0, 3)} ${code(1).slice(3)}`)).toBe('done');
    expect(await attempt('thungan1', code(1))).toBe('SECOND_FACTOR_WRONG');
  });

  it('keeps the secret encrypted and the recovery codes hashed, and logs neither', async () => {
    const { codes, userId } = await setUp('thungan2');
    const { rows } = await site.database.pool.query(
      'select a::text as all from auth.account a where id = $1',
      [userId],
    );
    const log = await site.database.pool.query(`select coalesce(after::text, '') as after from main.audit`);
    const texts = [rows[0].all, ...log.rows.map((row) => row.after)];
    for (const code of codes)
      expect(texts.some((text) => text.includes(code.replaceAll('-', '')))).toBe(false);
    expect(rows[0].all).not.toMatch(/[A-Z2-7]{32}/);
    expect((await userById(anybody, userId)).secondFactorSince).not.toBeNull();
  });
});

describe('codes', () => {
  it('lock the account after five wrong ones, as passwords do', async () => {
    const { code } = await setUp('ketoan');
    for (let i = 0; i < 4; i++) expect(await attempt('ketoan', '000000')).toBe('SECOND_FACTOR_WRONG');
    expect(await attempt('ketoan', '000000')).toBe('SECOND_FACTOR_WRONG');
    expect(await attempt('ketoan', code(1))).toBe('ACCOUNT_LOCKED');
  });

  it('are asked for only after the right password', async () => {
    await setUp('duoc');
    expect(await signIn(anybody, { username: 'duoc', password: 'sai' }).catch((error) => error.code)).toBe(
      'WRONG_CREDENTIALS',
    );
  });

  it('hold once when the same one is sent twice together', async () => {
    const { code } = await setUp('nhathuoc');
    const both = await Promise.all([attempt('nhathuoc', code(1)), attempt('nhathuoc', code(1))]);
    expect(both.sort()).toEqual(['SECOND_FACTOR_WRONG', 'done']);
  });

  it('of recovery hold once each, whatever their case and hyphens', async () => {
    const { codes } = await setUp('ktvxn');
    const [first = '', second = ''] = codes;
    expect(await attempt('ktvxn', first.toUpperCase().replaceAll('-', ' '))).toBe('done');
    expect(await attempt('ktvxn', first)).toBe('SECOND_FACTOR_WRONG');
    expect(await attempt('ktvxn', second)).toBe('done');
  });

  it('of recovery hold also where the key of the secrets is lost', async () => {
    const { codes } = await setUp('bshinhanh');
    const lost = { ...anybody, config: { ...anybody.config, secretKey: 'ef'.repeat(32) } };
    expect(await attempt('bshinhanh', codes[0] ?? '', lost)).toBe('done');
  });
});

describe('taking it off', () => {
  it('an administrator does with a reason, and the next sign-in needs none', async () => {
    const { userId, ask } = await setUp('bsnoi1');
    expect(await attempt('bsnoi1', null, later(1))).toBe('SECOND_FACTOR_REQUIRED');
    await resetSecondFactorUser(anybody, userId, 'Mất điện thoại');
    expect((await ask('{ myInfo { _id } }')).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect(await attempt('bsnoi1', null)).toBe('done');
    const again = resetSecondFactorUser(anybody, userId, 'Mất điện thoại').catch((error) => error.code);
    expect(await again).toBe('STATE_CHANGED');
  });

  it('the command line does with a new password, for the last administrator', async () => {
    await setUp('tiepdon');
    await resetPassword(anybody, 'tiepdon', 'mật khẩu khác');
    const answer = await signIn(anybody, { username: 'tiepdon', password: 'mật khẩu khác' });
    expect(answer.token).toBeTruthy();
  });
});
