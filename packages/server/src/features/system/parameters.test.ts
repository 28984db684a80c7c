import { thamSo } from '@sen/domain/insurance/parameters';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { type Ctx, today } from '../../engine/context.ts';
import { createParameter, datedParameters, removeParameter, updateParameter } from './parameters.ts';
import { readThamSo } from './queries.ts';

let site: TestSite;
let admin: Ctx;

beforeAll(async () => {
  site = await openTestSite({ SEN_MASTER_CACHE_MS: '60000' });
  admin = await site.ctx('quantri');
});
afterAll(() => site.close());

const later = { ma: 'LCS', tuNgay: '2099-07-01', giaTri: '9000000', canCu: 'Nghị định 1/2099/NĐ-CP' };
const faults = (act: Promise<unknown>) =>
  act.then(
    () => 'done',
    (error: { code?: string; details?: { issues?: Array<{ path: string; code: string }> } }) =>
      error.details?.issues?.map(({ path, code }) => `${path}:${code}`) ?? error.code,
  );
const one = async (tuNgay: string) => {
  const found = (await datedParameters(admin)).find((row) => row.ma === 'LCS' && row.tuNgay === tuNgay);
  if (!found) throw new Error(`no base salary from ${tuNgay}`);
  return found;
};

describe('a legal parameter', () => {
  it('is listed with its source in one statement, the newest value first', async () => {
    const rows = (await datedParameters(admin)).filter(({ ma }) => ma === 'LCS');
    expect(rows.map(({ tuNgay, giaTri, canCu }) => [tuNgay, giaTri, canCu])).toEqual([
      ['2026-07-01', '2530000', 'Nghị định 161/2026/NĐ-CP'],
      ['2024-07-01', '2340000', 'Nghị định 73/2024/NĐ-CP'],
      ['2023-07-01', '1800000', 'Nghị định 24/2023/NĐ-CP'],
      ['2019-07-01', '1490000', 'Nghị định 38/2019/NĐ-CP'],
      ['2018-07-01', '1390000', 'Nghị định 72/2018/NĐ-CP'],
      ['2017-07-01', '1300000', 'Nghị định 47/2017/NĐ-CP'],
      ['2016-05-01', '1210000', 'Nghị định 47/2016/NĐ-CP'],
      ['2013-07-01', '1150000', 'Nghị định 66/2013/NĐ-CP'],
    ]);
    expect(await site.countQueries(() => datedParameters(admin))).toBe(1);
  });

  it('gets a value from a day on, which every rule reads at once', async () => {
    const before = await readThamSo(admin);
    expect(thamSo(before, 'LCS', '2099-07-01')).toBe('2530000');
    expect(await createParameter(admin, later)).toMatchObject({ ...later, daApDung: false });
    const after = await readThamSo(admin);
    expect(thamSo(after, 'LCS', '2099-06-30')).toBe('2530000');
    expect(thamSo(after, 'LCS', '2099-07-01')).toBe('9000000');
    const { rows } = await site.database.db.execute(
      sql`select action, before, after ->> 'giaTri' as value from main.audit where entity = 'ThamSo'`,
    );
    expect(rows).toEqual([{ action: 'CREATE', before: null, value: '9000000' }]);
  });

  it('has one value a day, also when two add one at once', async () => {
    expect(await faults(createParameter(admin, later))).toEqual(['tuNgay:DUPLICATE']);
    const day = { ...later, tuNgay: '2099-08-01' };
    const both = await Promise.all([
      faults(createParameter(admin, day)),
      faults(createParameter(admin, { ...day, giaTri: '9100000' })),
    ]);
    expect(both).toContainEqual('done');
    expect(both).toContainEqual(['tuNgay:DUPLICATE']);
  });

  it('says what is wrong at its field', async () => {
    expect(await faults(createParameter(admin, { ...later, giaTri: '-1', canCu: ' ' }))).toEqual([
      'giaTri:TOO_SMALL',
      'canCu:REQUIRED',
    ]);
    expect(await faults(createParameter(admin, { ...later, ma: 'KHAC' }))).toEqual(['ma:NOT_IN_LIST']);
  });

  it('is corrected with a reason once it holds, never over the change of somebody else', async () => {
    const row = await one('2026-07-01');
    const change = { version: row.version, giaTri: '2540000', canCu: 'Nghị định 161/2026/NĐ-CP' };
    expect(await faults(updateParameter(admin, row._id, change))).toEqual(['lyDo:REQUIRED']);
    const kept = await updateParameter(admin, row._id, { ...change, lyDo: 'Nhập sai' });
    expect(kept).toMatchObject({ giaTri: '2540000', version: row.version + 1, daApDung: true });
    expect(await faults(updateParameter(admin, row._id, { ...change, lyDo: 'Lần nữa' }))).toBe('CONFLICT');
    expect(thamSo(await readThamSo(admin), 'LCS', today(admin))).toBe('2540000');
    const ahead = await one('2099-07-01');
    const free = { version: ahead.version, giaTri: '9500000', canCu: later.canCu };
    expect(await updateParameter(admin, ahead._id, free)).toMatchObject({ giaTri: '9500000' });
  });

  it('is removed only while it lies ahead', async () => {
    const ahead = await one('2099-07-01');
    expect(await removeParameter(admin, ahead._id)).toBe(true);
    expect(await faults(removeParameter(admin, ahead._id))).toBe('NOT_FOUND');
    expect(await faults(removeParameter(admin, (await one('2024-07-01'))._id))).toBe('PARAMETER_IN_FORCE');
  });
});
