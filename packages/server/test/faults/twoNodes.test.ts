import { afterAll, beforeAll, expect, it } from 'vitest';
import { localDay } from '../../src/engine/context.ts';
import { startSen } from '../senProcess.ts';
import type { SessionHeaders } from '../sessionHeaders.ts';
import { ended, type SenProcess } from '../spawnSen.ts';
import { openTestSite, type TestSite } from '../testSite.ts';
import { received, receptions, sessionOf } from './payments.ts';

let site: TestSite;
let a: SenProcess;
let b: SenProcess;
beforeAll(async () => {
  site = await openTestSite();
  const start = async () => {
    const sen = await startSen({
      DATABASE_URL: site.url,
      SEN_DATA: site.config.dataFolder,
      SEN_SECRET_KEY: '5e'.repeat(32),
      SEN_SEAL_KEY: '5a'.repeat(32),
      SEN_MODE: 'development',
      SEN_DEMO_VISITS: 'off',
      // so long that only the event of a change can be why a node knows of it
      SEN_SESSION_CACHE_MS: '60000',
      SEN_MASTER_CACHE_MS: '60000',
      PORT: '0',
      HOST: '127.0.0.1',
    });
    expect(sen.output).toContain('Sen is ready');
    return sen;
  };
  [a, b] = await Promise.all([start(), start()]);
});
afterAll(async () => {
  for (const { child } of [a, b]) {
    child.kill('SIGTERM');
    await ended(child);
  }
  await site.close();
});

// biome-ignore lint/suspicious/noExplicitAny: a test reads what it asked for
type Answer = { data: any; errors?: Array<{ extensions: { code: string } }> };

async function ask(
  node: SenProcess,
  session: SessionHeaders,
  service: 'auth' | 'main',
  query: string,
  variables: unknown = {},
): Promise<Answer> {
  const response = await fetch(`${node.base}/graphql/${service}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...session },
    body: JSON.stringify({ query, variables }),
  });
  return (await response.json()) as Answer; // the API's shape
}
/** What was changed through one node is asked of the other until it is so, for as long as it may take by the manual. */
const soon = { timeout: 2000, interval: 20 };

it('a setting that was changed through one node is obeyed by the other', async () => {
  const admin = await sessionOf(a.base, 'quantri');
  const read = async () =>
    (await ask(b, admin, 'main', '{ getSetting { facility versions } }')).data.getSetting;
  const { versions } = await read();
  const change = await ask(
    a,
    admin,
    'main',
    'mutation Change($version: Int) { updateSettingType(type: "facility", input: { phone: "02838123456" }, version: $version) { _id } }',
    { version: versions.facility },
  );
  expect(change.errors).toBeUndefined();
  await expect.poll(async () => (await read()).facility.phone, soon).toBe('02838123456');
});

it('a price that was released through one node is that of the other', async () => {
  const signIn = (name: string) => sessionOf(b.base, name);
  const reception = await receptions({ url: site.url, signIn });
  const visit = reception(1);
  const { input } = await received(b.base, visit);
  const search =
    'query Search($visit: ID!, $room: ID!) { cacDM_DichVu2(searchString: "", TiepNhan_Id: $visit, NoiYeuCau_Id: $room) { MaDichVu _id LoaiGia_Id DonGia } }';
  const doctor = await signIn('bsnoi1');
  const variables = { visit: input.TiepNhan_Id, room: await site.id('auth.node', 'PK01') };
  const service = async () => {
    const { data, errors } = await ask(b, doctor, 'main', search, variables);
    expect(errors).toBeUndefined();
    return data.cacDM_DichVu2.filter(({ DonGia }: { DonGia: string | null }) => DonGia !== null)[0];
  };
  const { _id, LoaiGia_Id, DonGia } = await service();
  const price = `${Number(DonGia) + 1000}.00`;
  const accountant = await sessionOf(a.base, 'ketoan');
  const list = {
    LoaiGia_Id,
    TenBangGia: 'Bảng giá mới',
    TuNgay: localDay(new Date()),
    DichVu_DonGia: [{ DichVu_Id: _id, DonGia: price }],
  };
  const made = await ask(
    a,
    accountant,
    'main',
    'mutation Make($input: BangGiaInput!) { createBangGia(input: $input) { _id } }',
    { input: list },
  );
  const released = await ask(
    a,
    accountant,
    'main',
    'mutation Release($ids: [ID!]!) { releaseBangGia(ids: $ids) }',
    { ids: [made.data.createBangGia._id] },
  );
  expect(released).toEqual({ data: { releaseBangGia: 1 } });
  await expect.poll(async () => (await service()).DonGia, soon).toBe(price);
});

it('a right that was taken and a menu that was changed through one node hold on the other', async () => {
  const admin = await sessionOf(a.base, 'quantri');
  const nurse = await sessionOf(b.base, 'tiepdon');
  const mine = async () => {
    const { data } = await ask(
      b,
      nurse,
      'auth',
      '{ myInfo { permissions currentProfile { _id version navigation { navigationTree } } } }',
    );
    const { permissions, currentProfile } = data.myInfo;
    return { permissions, currentProfile, menu: currentProfile.navigation.navigationTree };
  };
  const { permissions, currentProfile } = await mine();
  expect(permissions).toContain('TIEP_NHAN');
  const entry = { key: 'benh-nhan', title: 'menu.benh-nhan', path: '/benh-nhan', basename: '/his' };
  const change = await ask(
    a,
    admin,
    'auth',
    'mutation Change($id: ID!, $input: ProfileInput!) { updateProfile(id: $id, input: $input) { _id } }',
    {
      id: currentProfile._id,
      input: { version: currentProfile.version, permissions: ['BENH_NHAN_XEM'], navigationTree: [entry] },
    },
  );
  expect(change.errors).toBeUndefined();
  await expect
    .poll(async () => {
      const now = await mine();
      return [now.permissions, now.menu.map(({ key }: { key: string }) => key)];
    }, soon)
    .toEqual([['BENH_NHAN_XEM'], ['benh-nhan']]);
});

it('a session that was ended through one node opens nothing on the other', async () => {
  const session = await sessionOf(a.base, 'thungan1');
  const code = async () => {
    const { errors } = await ask(b, session, 'auth', '{ myInfo { _id } }');
    return errors?.[0]?.extensions.code ?? 'signed in';
  };
  expect(await code()).toBe('signed in');
  await ask(a, session, 'auth', 'mutation { logout }');
  await expect.poll(code, soon).toBe('UNAUTHENTICATED');
});
