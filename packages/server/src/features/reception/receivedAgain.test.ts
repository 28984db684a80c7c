import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { morningIn, openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import type { TiepNhanInput } from '../../gql/main.ts';
import { makePatient } from '../patients/testPatient.ts';
import { updateSetting } from '../system/commands.ts';
import { cancelTiepNhan, createTiepNhan, updateTiepNhan } from './commands.ts';
import { code, receptionFactory, refused } from './testReception.ts';

let site: TestSite;
let at: Awaited<ReturnType<typeof receptionFactory>>;
let ctx: Ctx;
let admin: Ctx;
const ask = (lyDoTiepNhanLai: boolean) => updateSetting(admin, 'facility', { lyDoTiepNhanLai });
beforeAll(async () => {
  site = await openTestSite();
  at = await receptionFactory(site);
  admin = await site.ctx('quantri');
  const now = morningIn(0);
  ctx = { ...at.ctx, now: () => now };
});
afterEach(() => ask(false));
afterAll(() => site.close());

const receive = (input: TiepNhanInput) =>
  createTiepNhan({ ...ctx, loaders: new Map() }, { xacNhanTrung: true, dichVus: at.services(), ...input });
const insured = async () => ({ BenhNhan_Id: (await makePatient(site, ctx))._id, ...(await at.card()) });
const needed = {
  code: 'BAD_INPUT',
  details: { issues: [{ path: 'LyDoTiepNhanLai', code: 'RECEIVED_TODAY_REASON' }] },
};

it('a second insured reception of a day is refused without a reason only where the settings say so', async () => {
  const input = await insured();
  await receive(input);
  expect(await code(receive(input))).toBe('done');
  await ask(true);
  expect(await refused(receive({ ...input, LyDoTiepNhanLai: '  ' }))).toMatchObject(needed);
  expect(await receive({ ...input, LyDoTiepNhanLai: ' Đau tăng ' })).toMatchObject({
    LyDoTiepNhanLai: 'Đau tăng',
  });
});

it('asks no reason of emergencies, of who pays, nor after a visit that was cancelled or paid', async () => {
  await ask(true);
  const input = await insured();
  const first = await receive(input);
  expect(await code(receive({ ...input, CapCuu: true }))).toBe('done');
  const fee = { BenhNhan_Id: input.BenhNhan_Id, DoiTuong_Id: at.ids.paying };
  expect(await code(receive(fee))).toBe('done');
  const other = await insured();
  await receive({ BenhNhan_Id: other.BenhNhan_Id, DoiTuong_Id: at.ids.paying });
  const again = await receive(other);
  await cancelTiepNhan(ctx, again._id, 'Nhập nhầm');
  expect(await code(receive(other))).toBe('done');
  expect(first.LyDoTiepNhanLai).toBeNull();
});

it('asks for the reason when a visit becomes insured later, and keeps the one that was given', async () => {
  await ask(true);
  const input = await insured();
  await receive(input);
  const { BenhNhan_Id, ...card } = input;
  const second = await receive({ BenhNhan_Id, DoiTuong_Id: at.ids.paying });
  expect(await refused(updateTiepNhan(ctx, second._id, card))).toMatchObject(needed);
  const kept = await updateTiepNhan(ctx, second._id, { ...card, LyDoTiepNhanLai: 'Đau tăng' });
  expect(await code(updateTiepNhan(ctx, kept._id, { LyDoKham: 'ho' }))).toBe('done');
  expect(await refused(updateTiepNhan(ctx, kept._id, { LyDoTiepNhanLai: null }))).toMatchObject(needed);
});

it('lets one of two desks receive at once', async () => {
  await ask(true);
  const input = await insured();
  const answers = await Promise.all([1, 2, 3].map(() => code(receive(input))));
  expect(answers.sort()).toEqual(['BAD_INPUT', 'BAD_INPUT', 'done']);
});
