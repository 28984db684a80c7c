import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { createMeaning } from '../devices/codeCommands.ts';
import { waitingResults } from '../devices/queries.ts';
import { deviceFactory, measured, sampleOf } from '../devices/testDevices.ts';
import { resultOfSlip } from '../lab/queries.ts';
import { chonKetQuaChayLai, yeuCauChayLai } from '../lab/rerun.ts';
import { openReruns } from '../lab/reruns.ts';
import { labFactory } from '../lab/testLab.ts';
import { slipById } from '../orders/queries.ts';
import { warningsOfSlip } from './effects.ts';
import { ketQuaKiemChuanTable as table } from './tables.ts';
import { controlFactory } from './testLabQc.ts';

let site: TestSite;
let at: Awaited<ReturnType<typeof controlFactory>>;
let of: Awaited<ReturnType<typeof deviceFactory>>;
let link: Awaited<ReturnType<typeof of.analyserOf>>;
beforeAll(async () => {
  site = await openTestSite({ masterCacheMs: '0' });
  at = await controlFactory(site, new Date());
  of = await deviceFactory(site);
  link = await of.analyserOf('TB02');
});
afterAll(() => of.close());
beforeEach(() => at.lab.loaders.clear());

const runsOf = (VatLieu_Id: string) =>
  site.database.db.select().from(table).where(eq(table.VatLieu_Id, VatLieu_Id)).orderBy(table.Luc);
const minutesAgo = (minutes: number) => new Date(Math.floor(Date.now() / 1000) * 1000 - minutes * 60_000);

it('what an analyser measures of a material in use stands in the quality control, judged, and waits for nobody', async () => {
  const id = await at.material('QC-A', { device: 'TB02' });
  await link.analyser.send([measured('QC-A', 'GLU', '5.1', minutesAgo(9))]);
  const high = measured('QC-A', 'GLU', '5.7', minutesAgo(5));
  await link.analyser.send([high]);
  await link.analyser.send([high]); // sent again
  expect(await runsOf(id)).toMatchObject([
    { GiaTri: '5.1', TuThietBi: true, NguoiChay_Id: null, DanhGia: 'Dat' },
    { GiaTri: '5.7', TuThietBi: true, DanhGia: 'LoaiBo', QuyTacs: ['W1_3s', 'W1_2s'] },
  ]);
  expect(await of.resultsOf(link.id)).toMatchObject([
    { TrangThai: 'KiemChuan', LyDoCho: null, MaChiSo: 'GLU', KetQua: '5.1', DichVuYeuCau_Id: null },
    { TrangThai: 'KiemChuan', KetQua: '5.7' },
  ]);
  expect(await waitingResults(at.lab, {})).toMatchObject({ totalRows: 0 });
});

it('what fits no material in use waits for a person, and the code of a device is read by its meaning', async () => {
  const id = await at.material('QC-B', { device: 'TB02' });
  await at.material('QC-OLD', { device: 'TB02', HanDung: '2020-01-01' });
  await at.material('QC-ELSE', { device: 'TB01' });
  for (const [code, index, value] of [
    ['QC-OLD', 'GLU', '5.1'],
    ['QC-ELSE', 'GLU', '5.1'],
    ['QC-B', 'GLU', 'ERR'],
    ['QC-B', 'G7', '5.2'],
  ] as const)
    await link.analyser.send([measured(code, index, value, minutesAgo(4))]);
  expect(await runsOf(id)).toEqual([]);
  const waiting = (await of.resultsOf(link.id)).slice(-4);
  expect(waiting.map(({ TrangThai, LyDoCho }) => `${TrangThai} ${LyDoCho}`)).toEqual(
    Array(4).fill('ChoGhep KhongMau'),
  );
  await createMeaning(of.admin, link.id, { MaMay: 'G7', MaChiSo: 'GLU' });
  await link.analyser.send([measured('QC-B', 'G7', '5.3', minutesAgo(2))]);
  expect(await runsOf(id)).toMatchObject([{ GiaTri: '5.3', TuThietBi: true }]);
});

it('that is rejected warns of a chosen rerun by the device that ran it, not by the first one', async () => {
  const first = await of.analyserOf('TB05');
  const lab = await labFactory(site);
  const fresh = () => ({ ...lab.lab, loaders: new Map() });
  const bad = await at.run(await at.material('QC-FIRST', { device: 'TB05' }), '5.9');
  const { slip, SID } = await sampleOf(lab);
  await first.analyser.send([measured(SID, 'GLU', '5.4')]);
  const warned = async () =>
    (await warningsOfSlip(fresh(), await slipById(fresh(), slip))).map(({ _id }) => _id);
  expect(await warned()).toContain(bad);
  const { DichVuYeuCau, ketQuas } = await resultOfSlip(fresh(), slip);
  const asked = { version: DichVuYeuCau.version, chiSos: ketQuas, LyDo: 'Kiểm chuẩn bị loại' };
  await yeuCauChayLai(fresh(), slip, asked);
  await link.analyser.send([measured(SID, 'GLU', '6.0', new Date())]);
  const [rerun] = await openReruns(fresh(), slip);
  const seen = { ChayLai_Id: rerun?._id ?? '', versionChayLai: rerun?.version ?? 0 };
  const { version } = await slipById(fresh(), slip);
  await chonKetQuaChayLai(fresh(), slip, { version, ...seen, Chon: 'Lai' });
  expect(await warned()).not.toContain(bad);
});
