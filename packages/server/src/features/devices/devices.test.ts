import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { until } from '../../../test/until.ts';
import { layMau, traKetQua } from '../lab/commands.ts';
import { resultOfSlip } from '../lab/queries.ts';
import { tuChoiMau } from '../lab/rejection.ts';
import { chonKetQuaChayLai, yeuCauChayLai } from '../lab/rerun.ts';
import { rerunsOf } from '../lab/reruns.ts';
import { input, labFactory } from '../lab/testLab.ts';
import { slipById } from '../orders/queries.ts';
import { code, issuesOf } from '../reception/testReception.ts';
import type { Analyser } from './analyser.ts';
import { createMeaning } from './codeCommands.ts';
import { links, valuesOfSlip as sentFor } from './queries.ts';
import { assignResult, throwAway } from './resultCommands.ts';
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

describe.each(['ASTM', 'HL7'] as const)('an analyser of %s', (GiaoThuc) => {
  const device = GiaoThuc === 'ASTM' ? 'TB01' : 'TB04';

  it('sends 200 results, some twice and some broken: nothing is lost and nothing is doubled', async () => {
    const { id, analyser } = await of.analyserOf(device, { GiaoThuc });
    const samples = await Promise.all(Array.from({ length: 20 }, () => sample([at.ids.count])));
    const first = await resultOfSlip(at.lab, samples[0]?.slip ?? '');
    const codes = first.ketQuas.flatMap(({ MaLienKet }) => MaLienKet ?? []).slice(0, 10);
    expect(codes.length).toBe(10);
    let message = 0;
    for (const { SID } of samples)
      for (let from = 0; from < 10; from += 5) {
        const part = codes
          .slice(from, from + 5)
          .map((MaMay, nth) => measured(SID, MaMay, `${from + nth + 1}`));
        message++;
        expect(await analyser.send(part, message % 13 === 0)).toBe(true);
        if (message === 7) expect(await analyser.send(part)).toBe(true);
      }
    const results = await of.resultsOf(id);
    expect(results.length).toBe(200);
    expect(results.every(({ TrangThai }) => TrangThai === 'DaVao')).toBe(true);
    for (const { slip } of samples) {
      const values = await valuesOf(slip);
      expect(
        codes.map((MaMay) => values[first.ketQuas.find((one) => one.MaLienKet === MaMay)?.MaChiSo ?? '']),
      ).toEqual(codes.map((_, nth) => `${nth + 1}`));
    }
    const broken = GiaoThuc === 'ASTM' ? 'Hong' : 'ChoXem';
    await until(async () => (await of.messagesOf(id)).filter(({ KetQua }) => KetQua === broken).length === 3);
    expect((await of.messagesOf(id)).map(({ KetQua }) => KetQua)).toContain('TrungLap');
    const [link] = (await links(of.admin)).filter(({ _id }) => _id === id);
    expect(link).toMatchObject({ TrangThai: 'DaKetNoi', ketQuaHomNay: 200, hongHomNay: 3, choGhep: 0 });
    await of.change(id, { Bat: false });
  });

  it('asks what is ordered for a sample, and is told only what has no value yet', async () => {
    const { id, analyser } = await of.analyserOf(device === 'TB01' ? 'TB05' : 'TB06', { GiaoThuc });
    await site.database.db.execute(
      sql`update main.thiet_bi set dich_vu_ids = '{}' where ma_thiet_bi in ('TB05', 'TB06')`,
    );
    const { SID } = await sample();
    expect(await analyser.ask(SID)).toEqual(['GLU']);
    await analyser.send([measured(SID, 'GLU', '5.4')]);
    expect(await analyser.ask(SID)).toEqual([]);
    expect(await analyser.ask('0000000000')).toEqual([]);
    await of.change(id, { Bat: false });
  });
});

describe('a value of a device', () => {
  let analyser: Analyser;
  let id: string;
  beforeAll(async () => {
    ({ analyser, id } = await of.analyserOf('TB02'));
  });
  const last = async () => (await of.resultsOf(id)).at(-1);

  it('is a draft of the slip, told in the log by its device', async () => {
    const { slip, SID } = await sample();
    await analyser.send([measured(SID, 'GLU', '5.4')]);
    expect(await valuesOf(slip)).toEqual({ GLU: '5.4' });
    expect((await slipById(at.lab, slip)).TrangThai).toBe('ChuaKetQua');
    const { rows } = await site.database.db.execute<{ after: Record<string, unknown> }>(sql`
      select after from main.audit where entity_id = ${slip} and entity = 'KetQuaXetNghiem' order by id desc limit 1`);
    expect(rows[0]?.after).toMatchObject({ ThietBi_Id: await site.id('main.thiet_bi', 'TB02') });
  });

  it('never writes over what a person typed, nor a rerun over the run before: they wait beside it, and the return decides', async () => {
    const { slip, SID } = await sample();
    await analyser.send([measured(SID, 'GLU', '5.4')]);
    await analyser.send([measured(SID, 'GLU', '6.0', new Date('2026-11-05T02:00:00Z'))]);
    expect(await last()).toMatchObject({ TrangThai: 'ChoChon', LaChayLai: true, KetQua: '6.0' });
    expect(await valuesOf(slip)).toEqual({ GLU: '5.4' });
    const result = await resultOfSlip(at.lab, slip);
    await traKetQua(at.lab, slip, { oldState: 'ChuaKetQua', luu: input(result, '6.0') });
    const states = (await of.resultsOf(id)).filter(({ DichVuYeuCau_Id }) => DichVuYeuCau_Id === slip);
    expect(states.map(({ KetQua, TrangThai }) => [KetQua, TrangThai])).toEqual([
      ['5.4', 'KhongDung'],
      ['6.0', 'DaVao'],
    ]);
  });

  it('is never put aside in silence for a typed value, nor its second run for the first one', async () => {
    const fresh = () => ({ ...at.lab, loaders: new Map() });
    const give = (slip: string, KhongDung_Ids: string[] = []) =>
      traKetQua(fresh(), slip, { oldState: 'ChuaKetQua', KhongDung_Ids });
    const typedOver = await sample();
    await analyser.send([measured(typedOver.SID, 'GLU', '7.9')]);
    const typed = input(await resultOfSlip(fresh(), typedOver.slip), '5.4');
    await expect(
      traKetQua(fresh(), typedOver.slip, { oldState: 'ChuaKetQua', luu: typed }),
    ).rejects.toMatchObject({
      code: 'RESULT_CONTRADICTED',
      details: { values: expect.stringContaining('5,4 ≠ 7,9') },
    });
    const { slip, SID } = await sample();
    await analyser.send([measured(SID, 'GLU', '5.4')]);
    await analyser.send([measured(SID, 'GLU', '6.0', new Date('2026-11-05T02:00:00Z'))]);
    expect(await code(give(slip))).toBe('RESULT_CONTRADICTED');
    const other = (await sentFor(fresh(), typedOver.slip)).map(({ _id }) => _id);
    expect(await code(give(slip, other))).toBe('RESULT_CONTRADICTED');
    const second = (await sentFor(fresh(), slip)).filter(({ KetQua }) => KetQua === '6.0');
    await give(
      slip,
      second.map(({ _id }) => _id),
    );
    expect(await valuesOf(slip)).toEqual({ GLU: '5.4' });
    const states = (await of.resultsOf(id)).filter((one) => one.DichVuYeuCau_Id === slip);
    expect(states.map(({ KetQua, TrangThai }) => [KetQua, TrangThai])).toEqual([
      ['5.4', 'DaVao'],
      ['6.0', 'KhongDung'],
    ]);
  });

  const reruns = (slip: string) => rerunsOf({ ...at.lab, loaders: new Map() }, slip);
  async function askRerun(slip: string): Promise<void> {
    const { DichVuYeuCau, ketQuas } = await resultOfSlip({ ...at.lab, loaders: new Map() }, slip);
    const { version } = DichVuYeuCau;
    await yeuCauChayLai(at.lab, slip, { version, chiSos: ketQuas, LyDo: 'Nghi tán huyết' });
  }

  it('of a rerun that a person asked for is asked for again and stands beside the first one, also where it is the same', async () => {
    const { slip, SID } = await sample();
    await analyser.send([measured(SID, 'GLU', '5.4')]);
    expect(await analyser.ask(SID)).toEqual([]);
    await askRerun(slip);
    expect(await analyser.ask(SID)).toEqual(['GLU']);
    await analyser.send([measured(SID, 'GLU', '5.4', new Date())]);
    expect(await last()).toMatchObject({ TrangThai: 'ChoChon', LaChayLai: true, KetQua: '5.4' });
    const [rerun] = await reruns(slip);
    expect(rerun).toMatchObject({
      KetQuaLai: '5.4',
      ThietBi_Id: await site.id('main.thiet_bi', 'TB02'),
      TrangThai: 'ChoChay',
    });
    expect(await analyser.ask(SID)).toEqual([]);
    const { version } = await slipById({ ...at.lab, loaders: new Map() }, slip);
    const seen = { version, ChayLai_Id: rerun?._id ?? '', versionChayLai: rerun?.version ?? 0 };
    await chonKetQuaChayLai(at.lab, slip, { ...seen, Chon: 'Lai' });
    await traKetQua(at.lab, slip, { oldState: 'ChuaKetQua' });
    expect(await valuesOf(slip)).toEqual({ GLU: '5.4' });
  });

  it('of a device whose clock is slow is of the rerun when it was run after the first value', async () => {
    const { slip, SID } = await sample();
    await analyser.send([measured(SID, 'GLU', '5.4', new Date('2026-11-05T01:00:00Z'))]);
    await askRerun(slip);
    await analyser.send([measured(SID, 'GLU', '5.1', new Date('2026-11-05T00:50:00Z'))]);
    expect(await reruns(slip)).toMatchObject([{ KetQuaLai: null }]);
    await analyser.send([measured(SID, 'GLU', '6.0', new Date('2026-11-05T01:10:00Z'))]);
    expect(await last()).toMatchObject({ TrangThai: 'ChoChon', LaChayLai: true });
    expect(await reruns(slip)).toMatchObject([{ KetQuaLai: '6.0' }]);
  });

  it('that a person assigns is of the rerun whenever it was run', async () => {
    const { slip, SID } = await sample();
    await analyser.send([measured(SID, 'GLU', '5.4')]);
    await askRerun(slip);
    await analyser.send([measured('misread', 'GLU', '6.2')]);
    await assignResult(at.lab, (await last())?._id ?? '', { SIDMau: SID, MaChiSo: 'GLU' });
    expect(await last()).toMatchObject({ TrangThai: 'ChoChon', LaChayLai: true });
    expect(await reruns(slip)).toMatchObject([{ KetQuaLai: '6.2' }]);
  });

  it('that comes late, for no sample or under an unknown code waits for a person', async () => {
    const { slip, SID } = await at
      .returned('5.4')
      .then(async (made) => ({ ...made, SID: (await slipById(at.lab, made.slip)).SIDMau ?? '' }));
    await analyser.send([measured(SID, 'GLU', '9.9')]);
    expect(await last()).toMatchObject({ TrangThai: 'ChoGhep', LyDoCho: 'DaTra', DichVuYeuCau_Id: slip });
    await analyser.send([measured('nosuch', 'GLU', '9.9')]);
    expect(await last()).toMatchObject({ TrangThai: 'ChoGhep', LyDoCho: 'KhongMau' });
    const other = await sample();
    await analyser.send([measured(other.SID, 'ZZZ', '9.9')]);
    expect(await last()).toMatchObject({ TrangThai: 'ChoGhep', LyDoCho: 'KhongMa' });
    await analyser.send([measured(other.SID, 'GLU', '5..4')]);
    expect(await last()).toMatchObject({ TrangThai: 'ChoGhep', LyDoCho: 'GiaTriSai' });
    expect(await valuesOf(other.slip)).toEqual({ GLU: null });
  });

  it('of a rejected sample goes into no slip, and nothing of it is offered for the next sample', async () => {
    const { slip, SID } = await sample();
    await analyser.send([measured(SID, 'GLU', '5.4')]);
    const { version } = await slipById({ ...at.lab, loaders: new Map() }, slip);
    await tuChoiMau(at.lab, slip, { version, LyDo: 'TanMau', XacNhanKetQua: true });
    await layMau(at.lab, slip, { oldState: 'SanSang' });
    await analyser.send([measured(SID, 'GLU', '5.9', new Date('2026-11-05T02:00:00Z'))]);
    const late = await last();
    expect(late).toMatchObject({ TrangThai: 'ChoGhep', LyDoCho: 'MauTuChoi', DichVuYeuCau_Id: slip });
    expect(await valuesOf(slip)).toEqual({ GLU: null });
    expect(await sentFor({ ...at.lab, loaders: new Map() }, slip)).toEqual([]);
    const next = (await slipById({ ...at.lab, loaders: new Map() }, slip)).SIDMau ?? '';
    expect(await code(assignResult(at.lab, late?._id ?? '', { SIDMau: next, MaChiSo: 'GLU' }))).toBe(
      'SAMPLE_REJECTED',
    );
    await analyser.send([measured(next, 'GLU', '4.9')]);
    expect(await last()).toMatchObject({ TrangThai: 'DaVao', LaChayLai: false });
    expect(await valuesOf(slip)).toEqual({ GLU: '4.9' });
  });

  it('that waits is assigned by a person to a sample in work that has its index, or thrown away for a reason', async () => {
    await analyser.send([measured('lost', 'GLU', '7.7')]);
    const waiting = await last();
    const assign = (SIDMau: string, MaChiSo = 'GLU') =>
      issuesOf(assignResult(at.lab, waiting?._id ?? '', { SIDMau, MaChiSo }));
    expect(await assign('nosuch')).toEqual([{ path: 'SIDMau', code: 'SAMPLE_UNKNOWN' }]);
    const done = await at.returned('5.4');
    const ended = (await slipById(at.lab, done.slip)).SIDMau ?? '';
    expect(await assign(ended)).toEqual([{ path: 'SIDMau', code: 'SAMPLE_NOT_IN_WORK' }]);
    const { slip, SID } = await sample();
    expect(await assign(SID, 'CRE')).toEqual([{ path: 'MaChiSo', code: 'INDEX_NOT_ORDERED' }]);
    expect(await assign(SID)).toBeUndefined();
    expect(await valuesOf(slip)).toEqual({ GLU: '7.7' });
    expect(await last()).toMatchObject({ TrangThai: 'DaVao', DichVuYeuCau_Id: slip });

    await analyser.send([measured('lost again', 'GLU', '7.8')]);
    const stray = (await last())?._id ?? '';
    expect(await issuesOf(throwAway(at.lab, [stray], ' '))).toEqual([{ path: 'LyDo', code: 'REQUIRED' }]);
    await throwAway(at.lab, [stray], 'Mẫu chuẩn');
    expect(await last()).toMatchObject({ TrangThai: 'DaBo', LyDoBo: 'Mẫu chuẩn' });
  });
});

describe('the unit of a value', () => {
  let analyser: Analyser;
  let id: string;
  beforeAll(async () => {
    ({ analyser, id } = await of.analyserOf('TB05'));
  });
  afterAll(() => of.change(id, { Bat: false }));
  const last = async () => (await of.resultsOf(id)).at(-1);
  const sent = (SID: string, GiaTri: string, DonVi: string) =>
    analyser.send([{ ...measured(SID, 'GLU', GiaTri), DonVi }]);

  it('that is not that of the index makes it wait, unless it is only spelt otherwise', async () => {
    const { slip, SID } = await sample();
    await sent(SID, '97', 'mg/dL');
    expect(await last()).toMatchObject({ TrangThai: 'ChoGhep', LyDoCho: 'KhacDonVi', MaChiSo: 'GLU' });
    expect(await valuesOf(slip)).toEqual({ GLU: null });
    await sent(SID, '5.4', 'MMOL / l');
    expect(await valuesOf(slip)).toEqual({ GLU: '5.4' });
  });

  it('decides whether the factor of a meaning is used, also when a person assigns it', async () => {
    await createMeaning(of.admin, id, {
      MaMay: 'GLU',
      MaChiSo: 'GLU',
      HeSo: '0.0555',
      SoLe: 2,
      DonViMay: 'mg/dL',
    });
    const { slip, SID } = await sample();
    await sent(SID, '5.4', 'mmol/L');
    const waiting = await last();
    expect(waiting).toMatchObject({ TrangThai: 'ChoGhep', LyDoCho: 'KhacDonVi' });
    await assignResult(at.lab, waiting?._id ?? '', { SIDMau: SID, MaChiSo: 'GLU' });
    expect(await valuesOf(slip)).toEqual({ GLU: '5.4' });
    const other = await sample();
    await sent(other.SID, '97', 'mg/dL');
    expect(await valuesOf(other.slip)).toEqual({ GLU: '5.38' });
  });
});
