import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { untilLocked } from '../../../test/until.ts';
import { labFactory } from '../lab/testLab.ts';
import { issuesOf } from '../reception/testReception.ts';
import type { Analyser } from './analyser.ts';
import { createMeaning } from './codeCommands.ts';
import { codesOfLink, links, waitingResults } from './queries.ts';
import { throwAway } from './resultCommands.ts';
import { deviceFactory, measured, sampleOf, valuesOfSlip } from './testDevices.ts';

let site: TestSite;
let at: Awaited<ReturnType<typeof labFactory>>;
let of: Awaited<ReturnType<typeof deviceFactory>>;

beforeAll(async () => {
  site = await openTestSite();
  at = await labFactory(site);
  of = await deviceFactory(site);
});
afterAll(() => of.close());
beforeEach(() => at.forget());

const sample = (services?: string[]) => sampleOf(at, services);
const valuesOf = (slip: string) => valuesOfSlip(at, slip);

describe('the code of a device', () => {
  let analyser: Analyser;
  let id: string;
  beforeAll(async () => {
    ({ analyser, id } = await of.analyserOf('TB02'));
  });
  const rowsOf = async (MaMay: string) => (await of.resultsOf(id)).filter((row) => row.MaMay === MaMay);

  it('that gets a meaning while a message comes misses none of its results', async () => {
    const { slip, SID } = await sample();
    const client = await site.database.pool.connect();
    await client.query('begin');
    await client.query('select 1 from main.dich_vu_yeu_cau where id = $1 for update', [slip]);
    const sending = analyser.send([measured(SID, 'GLX', '5.4')]);
    await untilLocked(site);
    const meaning = createMeaning(of.admin, id, { MaMay: 'GLX', MaChiSo: 'GLU' });
    await Promise.race([meaning, untilLocked(site, 2)]);
    await client.query('rollback');
    client.release();
    await Promise.all([sending, meaning]);
    expect(await rowsOf('GLX')).toMatchObject([{ TrangThai: 'DaVao', KetQua: '5.4' }]);
    expect(await valuesOf(slip)).toEqual({ GLU: '5.4' });
  });

  it('that is not used keeps its results out of slips and lists, also those that waited', async () => {
    const { slip, SID } = await sample();
    await analyser.send([measured(SID, 'RET', '1'), measured('nosuch', 'RET', '2')]);
    expect((await rowsOf('RET')).map(({ TrangThai }) => TrangThai)).toEqual(['ChoGhep', 'ChoGhep']);
    expect(await issuesOf(createMeaning(of.admin, id, { MaMay: 'RET' }))).toEqual([
      { path: 'MaChiSo', code: 'REQUIRED' },
    ]);
    await createMeaning(of.admin, id, { MaMay: 'RET', BoQua: true });
    await analyser.send([measured(SID, 'RET', '3')]);
    expect((await rowsOf('RET')).map(({ TrangThai }) => TrangThai)).toEqual(Array(3).fill('KhongDung'));
    expect((await codesOfLink(of.admin, id)).maLas.map(({ MaMay }) => MaMay)).not.toContain('RET');
    expect(await valuesOf(slip)).toEqual({ GLU: null });
  });
});

it('is seen only where its laboratory grants it', async () => {
  const there = { ...of.admin, grants: { ...of.admin.grants, own: new Set<string>(), byNode: new Map() } };
  expect((await links(of.admin)).length).toBeGreaterThan(0);
  expect(await links(there)).toEqual([]);
  expect(await waitingResults(there, {})).toMatchObject({ data: [] });
  const ids = Array.from({ length: 201 }, () => crypto.randomUUID());
  expect(await issuesOf(throwAway(of.admin, ids, 'x'))).toMatchObject([{ path: 'ids', code: 'TOO_MANY' }]);
});
