import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { patientById } from '../patients/queries.ts';
import { createTransfer } from '../transfers/paper.ts';
import { cancelKhamBenh, endKhamBenh, saveKhamBenh } from './commands.ts';
import { sessionById } from './queries.ts';
import { codeOf, type ExamFactory, examFactory } from './testExam.ts';

let site: TestSite;
let make: ExamFactory;
let colleague: Ctx;
const resolution = { death: '', transfer: '' };

beforeAll(async () => {
  site = await openTestSite();
  make = await examFactory(site);
  colleague = await site.ctx('bsnoi2', { node: 'PK01' });
  resolution.death = await site.id('main.huong_giai_quyet', 'TUVONG');
  resolution.transfer = await site.id('main.huong_giai_quyet', 'CHUYENVIEN');
});
afterAll(() => site.close());

const doctor = (): Ctx => ({ ...make.doctor, loaders: new Map() });
const issuesOf = (act: Promise<unknown>) =>
  act.then(
    () => [],
    (error: { details?: { issues?: Array<{ path: string; code: string }> } }) => error.details?.issues ?? [],
  );

describe('cancelling a session', () => {
  it('needs a reason of the catalogue of its kind, and keeps it with what was added', async () => {
    const { id } = await make.examined();
    const other = await site.id('main.ly_do', 'HT-KHAC').catch(async () => {
      const { rows } = await site.database.pool.query<{ id: string }>(
        `select id from main.ly_do where loai_ly_do <> 'HuyKham' limit 1`,
      );
      return rows[0]?.id ?? '';
    });
    const cancel = (LyDo_Id: string | null) =>
      cancelKhamBenh(doctor(), id, 'xoa', { LyDo_Id, LyDo: ' Gọi nhầm người ' });
    expect(await issuesOf(cancel(null))).toEqual([{ path: 'LyDo_Id', code: 'REQUIRED' }]);
    expect(await issuesOf(cancel(other))).toEqual([{ path: 'LyDo_Id', code: 'NOT_IN_LIST' }]);
    await cancel(make.ids.reason);
    expect(await sessionById(doctor(), id)).toMatchObject({
      TrangThai: 'DaHuy',
      LyDoHuy_Id: make.ids.reason,
      LyDoHuy: 'Gọi nhầm người',
    });
  });

  it('is for its doctor, and for others only with the right to cancel', async () => {
    const { id } = await make.examined();
    const cancel = (ctx: Ctx) =>
      codeOf(cancelKhamBenh({ ...ctx, loaders: new Map() }, id, 'xoa', { LyDo_Id: make.ids.reason }));
    const without: Ctx = {
      ...colleague,
      permissions: new Set([...colleague.permissions].filter((one) => one !== 'KHAM_BENH_HUY')),
      grants: {
        ...colleague.grants,
        own: new Set([...colleague.grants.own].filter((one) => one !== 'KHAM_BENH_HUY')),
      },
    };
    expect(await cancel(without)).toBe('EXAM_OF_ANOTHER_DOCTOR');
    expect(await cancel(colleague)).toBe('done');
  });
});

it('an edit by another doctor is recorded as theirs, and the examining doctor stays', async () => {
  const { id } = await make.examined();
  const before = await sessionById(doctor(), id);
  await saveKhamBenh({ ...colleague, loaders: new Map() }, id, {
    version: before.version,
    TrieuChungLamSang: 'Ho khan',
  });
  expect(await sessionById(doctor(), id)).toMatchObject({
    BacSiKham_Id: before.BacSiKham_Id,
    BacSiSua_Id: colleague.user?.NhanVien_Id,
  });
});

describe('the resolution', () => {
  it('death marks the patient when the session ends; cancelling it takes that back', async () => {
    const { id, patient } = await make.examined();
    const dead = async () => (await patientById(doctor(), patient)).TuVong;
    const { version } = await sessionById(doctor(), id);
    await saveKhamBenh(doctor(), id, { version, HuongGiaiQuyet_Id: resolution.death });
    expect(await dead()).toBe(false);
    await endKhamBenh(doctor(), id);
    expect(await dead()).toBe(true);
    await cancelKhamBenh(doctor(), id, 'huy', { LyDo_Id: make.ids.reason });
    expect(await dead()).toBe(false);
  });

  it('transfer needs its record before the session ends, to another facility than this one', async () => {
    const { id } = await make.examined();
    const { version } = await sessionById(doctor(), id);
    await saveKhamBenh(doctor(), id, { version, HuongGiaiQuyet_Id: resolution.transfer });
    expect(await issuesOf(endKhamBenh(doctor(), id))).toEqual([
      { path: 'HuongGiaiQuyet_Id', code: 'TRANSFER_NEEDED' },
    ]);
    const { rows } = await site.database.pool.query<{ own: string; other: string }>(`
      with own as (select ma_cskcb from auth.node where code = 'BVS')
      select (select b.id from main.benh_vien b, own where b.ma_cskcb = own.ma_cskcb limit 1) as own,
        (select b.id from main.benh_vien b, own where b.ma_cskcb <> own.ma_cskcb limit 1) as other`);
    const write = (BenhVien_Id: string) => createTransfer(doctor(), { KhamBenh_Id: id, BenhVien_Id });
    expect(await issuesOf(write(rows[0]?.own ?? ''))).toEqual([
      { path: 'BenhVien_Id', code: 'TRANSFER_TO_ITSELF' },
    ]);
    await write(rows[0]?.other ?? '');
    expect(await codeOf(endKhamBenh(doctor(), id))).toBe('done');
  });
});
