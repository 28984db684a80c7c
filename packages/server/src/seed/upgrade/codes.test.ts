import { afterAll, beforeAll, expect, it } from 'vitest';
import { maBHYTDemo } from '../../../seeds/upgrades/0070-ma-bhyt-demo.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { runUpgrades } from './run.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const known = async (statement: string) => (await site.database.pool.query(statement)).rows;
const codeOf = async (code: string) =>
  (await known(`select ma_bhyt as code from pharmacy.hoat_chat where ma_hoat_chat = '${code}'`))[0]?.code;
let ran = 0;
const upgrade = () => runUpgrades(site.config, site.database, [{ ...maBHYTDemo, name: `test-${++ran}` }]);

it('gives the demo the codes that it has none of, keeps those of the house, and finds services by them', async () => {
  await known(`update pharmacy.hoat_chat set ma_bhyt = null where ma_hoat_chat = 'PARACETAMOL'`);
  await known(`update pharmacy.hoat_chat set ma_bhyt = '40.9' where ma_hoat_chat = 'IBUPROFEN'`);
  await known(`update main.dm_dich_vu set ma_bhyt = null, search_key = '' where ma_dich_vu = 'KB-NOI'`);
  await upgrade();
  expect([await codeOf('PARACETAMOL'), await codeOf('IBUPROFEN')]).toEqual(['40.48', '40.9']);
  const [exam] = await known(`select ma_bhyt, search_key from main.dm_dich_vu where ma_dich_vu = 'KB-NOI'`);
  expect(exam).toMatchObject({ ma_bhyt: '02.1896', search_key: expect.stringContaining('021896') });
});

it('gives another house nothing', async () => {
  await known(`update pharmacy.duoc set ten_duoc = 'Paracetamol' where ma_duoc = 'T001'`);
  await known(`update pharmacy.hoat_chat set ma_bhyt = null where ma_hoat_chat = 'PARACETAMOL'`);
  await upgrade();
  expect(await codeOf('PARACETAMOL')).toBeNull();
});
