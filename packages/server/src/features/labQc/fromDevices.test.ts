import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { createMeaning } from '../devices/codeCommands.ts';
import { waitingResults } from '../devices/queries.ts';
import { deviceFactory, measured } from '../devices/testDevices.ts';
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
