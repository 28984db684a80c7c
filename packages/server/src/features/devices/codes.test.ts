import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { untilLocked } from '../../../test/until.ts';
import { resultOfSlip } from '../lab/queries.ts';
import { labFactory } from '../lab/testLab.ts';
import { slipById } from '../orders/queries.ts';
import { refused } from '../reception/testReception.ts';
import type { Analyser, Measured } from './analyser.ts';
import { createMeaning } from './codeCommands.ts';
import { codesOfLink, links, waitingResults } from './queries.ts';
import { throwAway } from './resultCommands.ts';
import { deviceFactory } from './testDevices.ts';

let site: TestSite;
let at: Awaited<ReturnType<typeof labFactory>>;
let of: Awaited<ReturnType<typeof deviceFactory>>;
const open: Analyser[] = [];

beforeAll(async () => {
  site = await openTestSite();
  at = await labFactory(site);
  of = await deviceFactory(site);
});
afterAll(async () => {
  await Promise.all(open.map((one) => one.close()));
  await site.close();
});
beforeEach(() => at.forget());

async function connected(...args: Parameters<typeof of.analyserOf>) {
  const made = await of.analyserOf(...args);
  open.push(made.analyser);
  return made;
}

const issuesOf = async (act: Promise<unknown>) => (await refused(act)).details['issues'];
const run = new Date('2026-11-05T01:15:30Z');
const measured = (SIDMau: string, MaMay: string, GiaTri: string, LucChay = run): Measured => ({
  SIDMau,
  MaMay,
  GiaTri,
  DonVi: null,
  LucChay,
});

async function sample(services?: string[]): Promise<{ slip: string; SID: string }> {
  const { slip } = await at.sampled(services ? { services } : {});
  at.forget();
  const { SIDMau } = await slipById(at.lab, slip);
  if (!SIDMau) throw new Error('no sample');
  return { slip, SID: SIDMau };
}

const valuesOf = async (slip: string) => {
  at.forget();
  const { ketQuas } = await resultOfSlip(at.lab, slip);
  return Object.fromEntries(ketQuas.map(({ MaChiSo, KetQua }) => [MaChiSo, KetQua]));
};

describe('the code of a device', () => {
  let analyser: Analyser;
  let id: string;
  beforeAll(async () => {
    ({ analyser, id } = await connected('TB02'));
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
