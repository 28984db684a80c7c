import { tablesOf } from '@sen/domain/claims/file';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Visit } from '../../../../test/cashierVisits.ts';
import { openTestSite, type TestSite } from '../../../../test/testSite.ts';
import { giayHenTable } from '../../followUps/tables.ts';
import { chuyenVienTable } from '../../transfers/tables.ts';
import { bangKeForm } from '../print/bangKeForm.ts';
import { claimOfVisit } from './claims.ts';
import { at, claimFactory } from './testVisit.ts';

let site: TestSite;
let make: Awaited<ReturnType<typeof claimFactory>>;
beforeAll(async () => {
  site = await openTestSite();
  make = await claimFactory(site);
  await make.known(`update main.icd set ma_icd = 'Z21' where ma_icd = 'I10'`);
});
afterAll(() => site.close());

const named = /HIV|ARV|Z21|B2[0-4]|R75/;
const noi = { ma: 'KB-NOI', price: '50600', room: 'PK01' } as const;
const times = ['08:00', '08:05', '09:00'] as const;
const home = async () => ({ HuongGiaiQuyet_Id: await site.id('main.huong_giai_quyet', 'CHOVE') });
const fileOf = async (visit: Visit) => (await claimOfVisit(make.fresh('12:00'), visit.TiepNhan_Id)).file;

/** What of a file names HIV, by table and field. */
const told = async (visit: Visit) =>
  tablesOf(await fileOf(visit)).flatMap(({ table, rows }) =>
    rows.flatMap((row) =>
      Object.entries(row)
        .filter(([, value]) => named.test(value ?? ''))
        .map(([field]) => `${table.code}.${field}`),
    ),
  );

it('HIV as a further disease stands neither in the summary nor in a paper, nor at a line of its examination', async () => {
  const visit = await make.received();
  const hiv = await site.id('main.icd', 'Z21');
  await make.examined(visit, { ...noi, times }, { ChanDoanICD_Id: hiv, ...(await home()) });
  const session = await make.examined(
    visit,
    { ma: 'KB-TMH', price: '50600', room: 'PK06', times: ['09:05', '09:10', '09:30'] },
    { ChanDoanICD_Id: await site.id('main.icd', 'J02.9'), ChanDoanPhuICD_Ids: [hiv], ...(await home()) },
  );
  await site.database.db.insert(giayHenTable).values({
    ...{ SoGiayHen: 'H1', KhamBenh_Id: session, ...visit },
    ...{ NgayCap: '2026-03-10', NgayHen: '2026-03-20', HieuLucDen: '2026-03-30' },
  });
  const file = await fileOf(visit);
  expect(file.xml1).toMatchObject({ MA_BENH_CHINH: 'J02.9', MA_BENH_KT: null });
  expect(file.xml3.map(({ MA_BENH }) => MA_BENH)).toEqual(['J02.9', 'J02.9']);
  expect(await told(visit)).toEqual([]);
});

it('HIV stands in no value of another test and in no advice about a drug', async () => {
  const visit = await make.received();
  const session = await make.examined(visit, { ...noi, times }, await home());
  await make.tested(
    visit,
    { ma: 'XN-CBC', price: '49700', room: 'XN02', times: ['08:10', '08:15', '08:30'] },
    [['0000001', 'Ghi chú', 'HIV dương tính', '']],
  );
  await make.prescribed(visit, session, 'T001', '08:50', '250', '1', '10');
  await make.known(
    `update main.toa_thuoc_chi_tiet set cach_dung = 'Uống cùng ARV' where toa_thuoc_id in (select id from main.toa_thuoc where tiep_nhan_id = $1)`,
    visit.TiepNhan_Id,
  );
  expect(await told(visit)).toEqual([]);
});

it('a transfer does not name the test; the costs do, in the file and in the list that the patient gets', async () => {
  const visit = await make.received();
  const session = await make.examined(visit, { ...noi, times }, await home());
  await make.tested(
    visit,
    { ma: 'XN-HIV', price: '55400', room: 'XN01', times: ['08:10', '08:15', '08:30'] },
    [['HIVAB', 'HIV Ab', 'Dương tính', '']],
  );
  await site.database.db.insert(chuyenVienTable).values({
    ...{ MaChuyenVien: 'CV1', SoChuyenVien: 'CV1', KhamBenh_Id: session, ...visit },
    ...{ NgayChuyen: at('09:00'), DauHieuLamSang: 'Sốt. HIV dương tính.', HuongDieuTri: 'Điều trị ARV' },
    BenhVien_Id: (await make.known('select id from main.benh_vien order by ma_cskcb limit 1')).rows[0]?.id,
    ChanDoanICD_Id: await site.id('main.icd', 'J02.9'),
  });
  expect((await fileOf(visit)).xml13).toMatchObject({ TEN_DICH_VU: 'Khám Nội', DAU_HIEU_LS: 'Sốt.' });
  expect(await told(visit)).toEqual(['XML3.TEN_DICH_VU']);
  const list = JSON.stringify(await bangKeForm.data(make.fresh('12:00'), visit.TiepNhan_Id));
  expect(list).toContain('HIV');
  expect(list).not.toContain('Dương tính');
});
