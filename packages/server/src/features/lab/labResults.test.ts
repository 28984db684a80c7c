import { and, desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { eventTable } from '../../engine/database/tables.ts';
import { moveSlips } from '../orders/commands.ts';
import { slipById } from '../orders/queries.ts';
import { danhDauDaXem } from '../orders/viewed.ts';
import { code } from '../reception/testReception.ts';
import { huyTraKetQua, traKetQua } from './commands.ts';
import { resultOfSlip, resultSummaryOfSlips, trendOf } from './queries.ts';
import { input, labFactory } from './testLab.ts';

let site: TestSite;
let at: Awaited<ReturnType<typeof labFactory>>;
let doctor: Ctx;
let lab: Ctx;
beforeAll(async () => {
  site = await openTestSite();
  at = await labFactory(site);
  ({ doctor, lab } = at);
});
afterAll(() => site.close());
beforeEach(() => at.forget());

describe('returning a result', () => {
  it('tells the doctor at once and stands in the trend', async () => {
    const { slip, BenhNhan_Id } = await at.returned('5.4');
    expect((await slipById(lab, slip)).TrangThai).toBe('CoKetQua');
    expect((await resultSummaryOfSlips(doctor, [slip])).get(slip)).toMatchObject([{ KetQua: '5.4' }]);
    expect(await trendOf(doctor, { BenhNhan_Id, MaChiSo: 'GLU' })).toMatchObject([{ giaTri: 5.4 }]);
    const events = await site.database.db
      .select()
      .from(eventTable)
      .where(and(eq(eventTable.module, 'XetNghiem'), sql`${eventTable.data}::text like ${`%${slip}%`}`))
      .orderBy(desc(eventTable._id))
      .limit(2);
    expect(events.map((event) => event.idNode).sort()).toEqual([at.ids.lab, at.ids.room].sort());
  });

  it('is refused while values are missing, also by the general act on the state', async () => {
    const { slip } = await at.sampled({ services: [at.ids.count] });
    expect(await code(traKetQua(lab, slip, { oldState: 'ChuaKetQua' }))).toBe('RESULT_INCOMPLETE');
    expect(await code(moveSlips(lab, [slip], 'ChuaKetQua', 'CoKetQua'))).toBe('RESULT_INCOMPLETE');
  });

  it('asks who was told of a critical value, and keeps what was typed', async () => {
    const { slip } = await at.sampled();
    const result = await resultOfSlip(lab, slip);
    const luu = input(result, '30');
    expect(await code(traKetQua(lab, slip, { oldState: 'ChuaKetQua', luu }))).toBe('CRITICAL_NOT_CONFIRMED');
    await traKetQua(lab, slip, {
      oldState: 'ChuaKetQua',
      luu,
      XacNhanNguyHiem: 'BS Minh, điện thoại, 09:10',
    });
    lab.loaders.clear();
    expect(await resultOfSlip(lab, slip)).toMatchObject({
      coNguyHiem: true,
      XacNhanNguyHiem: 'BS Minh, điện thoại, 09:10',
    });
  });

  it('asks the same of a value beyond a critical bound, as ">25" and "<2,5"; "<5" has no flag', async () => {
    for (const KetQua of ['>25', '<2,5']) {
      const { slip } = await at.sampled();
      const luu = input(await resultOfSlip(lab, slip), KetQua);
      expect(await code(traKetQua(lab, slip, { oldState: 'ChuaKetQua', luu }))).toBe(
        'CRITICAL_NOT_CONFIRMED',
      );
      lab.loaders.clear();
    }
    const { slip } = await at.returned('<5');
    expect((await resultOfSlip(lab, slip)).ketQuas).toMatchObject([{ KetQua: '<5', CoKetQua: null }]);
  });

  it('needs the right to verify', async () => {
    const { slip } = await at.sampled();
    const luu = input(await resultOfSlip(lab, slip), '5');
    const assistant = {
      ...lab,
      permissions: new Set([...lab.permissions].filter((one) => one !== 'XET_NGHIEM_DUYET')),
    };
    expect(await code(traKetQua(assistant, slip, { oldState: 'ChuaKetQua', luu }))).toBe('FORBIDDEN');
  });

  it('is not approved before the minimum execution time of its service has passed', async () => {
    const sedimentation = await site.id('main.dm_dich_vu', 'XN-MAULANG');
    const { slip } = await at.sampled({ services: [sedimentation] });
    const luu = input(await resultOfSlip(lab, slip), '12');
    const after = (minutes: number) => ({ ...lab, now: () => new Date(Date.now() + minutes * 60_000) });
    const act = { oldState: 'ChuaKetQua', luu };
    const early = await traKetQua(after(30), slip, act).catch((error: unknown) => error);
    expect(early).toMatchObject({ code: 'RESULT_TOO_EARLY', details: { minutes: 30 } });
    lab.loaders.clear();
    expect((await slipById(lab, slip)).TrangThai).toBe('ChuaKetQua');
    lab.loaders.clear();
    expect(await code(traKetQua(after(61), slip, act))).toBe('done');
  });

  it('shows the value before it, of the same patient', async () => {
    const { slip } = await at.sampled({ of: await at.returned('5.4') });
    expect((await resultOfSlip(lab, slip)).ketQuas[0]?.KetQuaTruoc).toBe('5.4');
  });
});

describe('a returned result', () => {
  it('is taken back with a reason, corrected and returned as a second version; the first one is kept', async () => {
    const { slip, BenhNhan_Id } = await at.returned('5.4');
    await huyTraKetQua(lab, slip, { oldState: 'CoKetQua', LyDo: 'Nhầm mẫu' });
    lab.loaders.clear();
    const open = await resultOfSlip(lab, slip);
    expect(open).toMatchObject({ PhienBan: 2, ketQuas: [{ KetQua: '5.4' }] });
    expect(await trendOf(doctor, { BenhNhan_Id, MaChiSo: 'GLU' })).toEqual([]);
    await traKetQua(lab, slip, { oldState: 'ChuaKetQua', luu: input(open, '6.1') });
    lab.loaders.clear();
    const result = await resultOfSlip(lab, slip);
    expect(
      result.phienBans.map(({ PhienBan, LyDoHuy, ketQuas }) => [PhienBan, LyDoHuy, ketQuas[0]?.KetQua]),
    ).toEqual([
      [2, null, '6.1'],
      [1, 'Nhầm mẫu', '5.4'],
    ]);
  });

  it('stays when the doctor has viewed it, and without a reason', async () => {
    const { slip } = await at.returned('5.4');
    expect(await code(huyTraKetQua(lab, slip, { oldState: 'CoKetQua', LyDo: ' ' }))).toBe('BAD_INPUT');
    await danhDauDaXem(doctor, [slip]);
    lab.loaders.clear();
    // who viewed it stands at it, and stays who viewed it first
    const viewed = { NgayXemKetQua: expect.anything(), NguoiXemKetQua_Id: doctor.user?.NhanVien_Id };
    const first = await slipById(lab, slip);
    expect(first).toMatchObject(viewed);
    expect(await code(danhDauDaXem(doctor, [slip]))).toBe('done');
    lab.loaders.clear();
    expect((await slipById(lab, slip)).NgayXemKetQua).toEqual(first.NgayXemKetQua);
    expect(await code(huyTraKetQua(lab, slip, { oldState: 'DaXemKetQua', LyDo: 'Nhầm' }))).toBe(
      'RESULT_VIEWED',
    );
  });

  it('cannot be viewed before it is returned', async () => {
    const { slip } = await at.sampled();
    expect(await code(danhDauDaXem(doctor, [slip]))).toBe('STATE_CHANGED');
  });
});
