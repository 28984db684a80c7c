import { afterAll, beforeAll, expect, it } from 'vitest';
import { payAll } from '../../../test/cashierVisits.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { type PackageFactory, packageFactory } from '../cashier/testPackages.ts';
import { doSession } from './commands.ts';
import { prepaidOf } from './prepaid.ts';
import { type SpaFactory, spaFactory } from './testSpa.ts';

let site: TestSite;
let make: SpaFactory;
let packages: PackageFactory;
beforeAll(async () => {
  site = await openTestSite({ masterCacheMs: '0' });
  make = await spaFactory(site);
  packages = await packageFactory(site);
});
afterAll(() => site.close());

const of = (BenhNhan_Id: string) => prepaidOf(packages.fresh(), BenhNhan_Id);

it('a course says what is paid of it and how many of its sessions are done, also where its price does not divide', async () => {
  const { _id, BenhNhan_Id, visit } = await make.bought({ sessions: 3, price: '100000', paid: false });
  const course = { laLieuTrinh: true, TiepNhan_Id: visit, soPhan: 3, phaiTra: '100000.00' };
  expect(await of(BenhNhan_Id)).toMatchObject([
    { ...course, daThucHien: 0, daTra: '0.00', conLai: '100000.00' },
  ]);
  await payAll(site, packages.fresh(), { TiepNhan_Id: visit, BenhNhan_Id });
  await doSession(make.fresh(), { DichVuYeuCauChiTiet_Id: _id });
  expect(await of(BenhNhan_Id)).toMatchObject([
    { ...course, daThucHien: 1, daTra: '100000.00', conLai: '0.00' },
  ]);
  for (const _ of [2, 3]) await doSession(make.fresh(), { DichVuYeuCauChiTiet_Id: _id });
  expect(await of(BenhNhan_Id)).toMatchObject([{ daThucHien: 3 }]);
});

it('a package says it of its services, and single services are none', async () => {
  const { glucose, count } = packages.of.ids;
  const goi = await packages.makePackage(
    [
      [glucose, 1],
      [count, 1],
    ],
    '200000',
  );
  const visit = await packages.ordered(goi);
  expect(await of(visit.BenhNhan_Id)).toMatchObject([
    { Goi_Id: goi, laLieuTrinh: false, soPhan: 2, daThucHien: 0, phaiTra: '200000.00', conLai: '200000.00' },
  ]);
  const [first] = await packages.linesOf(visit);
  await packages.perform([first?.source_Id ?? '']);
  expect(await of(visit.BenhNhan_Id)).toMatchObject([{ daThucHien: 1 }]);
});

it('is one statement beside the log of the reading and what the desk may see, and nothing for a desk elsewhere', async () => {
  const { BenhNhan_Id } = await make.bought();
  expect(await site.countQueries(() => of(BenhNhan_Id))).toBe(4);
  const nurse = await site.ctx('dieuduongpk', { node: 'PKS01' });
  expect(await prepaidOf(nurse, BenhNhan_Id)).toEqual([]);
});
