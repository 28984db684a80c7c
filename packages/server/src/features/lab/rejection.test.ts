import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { linesOfVisit } from '../cashier/queries.ts';
import { slipById } from '../orders/queries.ts';
import { ticketOfSource } from '../queues/queries.ts';
import { receptionById } from '../reception/queries.ts';
import { code } from '../reception/testReception.ts';
import { huyLayMau, huyTraKetQua, layMau, luuKetQua, traKetQua } from './commands.ts';
import { labTimeline } from './moments.ts';
import { resultOfSlip } from './queries.ts';
import { rejectionsOf, tuChoiMau } from './rejection.ts';
import { mauTuChoiTable } from './tables.ts';
import { input, labFactory } from './testLab.ts';
import { finalValues } from './versions.ts';
import { labList } from './workList.ts';

let site: TestSite;
let at: Awaited<ReturnType<typeof labFactory>>;
let lab: Ctx;
beforeAll(async () => {
  site = await openTestSite();
  at = await labFactory(site);
  lab = at.lab;
});
afterAll(() => site.close());
beforeEach(() => at.forget());

const fresh = (ctx: Ctx = lab): Ctx => ({ ...ctx, loaders: new Map() });
const rejected = async (slip: string, over: Partial<Parameters<typeof tuChoiMau>[2]> = {}) => {
  const { version } = await slipById(fresh(), slip);
  await tuChoiMau(fresh(), slip, { version, LyDo: 'TanMau', ...over });
};

describe('a rejected sample', () => {
  it('goes into the history with its number, and the slip waits for another one', async () => {
    const { slip, visit } = await at.sampled();
    const { SIDMau } = await slipById(fresh(), slip);
    await rejected(slip, { GhiChu: 'đỏ rõ' });
    expect(await slipById(fresh(), slip)).toMatchObject({
      TrangThai: 'SanSang',
      SIDMau: null,
      NgayLayMau: null,
    });
    expect((await ticketOfSource(fresh(), slip))?.TrangThai).toBe('cho');
    const charge = (await linesOfVisit(fresh(), visit)).find((line) => line.Ma === 'XN-GLU');
    expect(charge?.ThucHien).toBe(false);
    expect(await rejectionsOf(fresh(), slip)).toMatchObject([
      { SIDMau, LyDo: 'TanMau', GhiChu: 'đỏ rõ', PhienBan: 1 },
    ]);
    await layMau(fresh(), slip, { oldState: 'SanSang' });
    expect((await slipById(fresh(), slip)).SIDMau).not.toBe(SIDMau);
    await huyLayMau(fresh(), slip);
    expect((await slipById(fresh(), slip)).TrangThai).toBe('SanSang');
  });

  it('takes entered values with it only when that is confirmed, and keeps them', async () => {
    const { slip } = await at.sampled();
    await luuKetQua(fresh(), slip, input(await resultOfSlip(fresh(), slip), '30'));
    expect(await code(rejected(slip))).toBe('SAMPLE_HAS_VALUES');
    await rejected(slip, { XacNhanKetQua: true });
    await layMau(fresh(), slip, { oldState: 'SanSang' });
    const result = await resultOfSlip(fresh(), slip);
    expect(result).toMatchObject({ PhienBan: 2, coNguyHiem: false, ketQuas: [{ KetQua: null }] });
    expect(result.phienBans[1]?.ketQuas).toMatchObject([{ KetQua: '30' }]);
    expect((await finalValues(fresh(), slip)).size).toBe(0);
    // the new sample has no values: it may be taken back
    await huyLayMau(fresh(), slip);
    const list = await labList(fresh(), { idRoom: at.ids.lab, tab: 'ChoLayMau' });
    expect(list.dongs.find((row) => row.DichVuYeuCau_Id === slip)).toMatchObject({
      soMauTuChoi: 1,
      LyDoTuChoi: 'TanMau',
      soDaNhap: 0,
      coNguyHiem: false,
    });
  });

  it('may be that of a result that was taken back; the returned values stay in their version', async () => {
    const { slip } = await at.returned('5.4');
    await huyTraKetQua(fresh(), slip, { oldState: 'CoKetQua', LyDo: 'Mẫu không đạt' });
    await rejected(slip, { XacNhanKetQua: true, LyDo: 'SaiNhan' });
    await layMau(fresh(), slip, { oldState: 'SanSang' });
    const result = await resultOfSlip(fresh(), slip);
    await traKetQua(fresh(), slip, { oldState: 'ChuaKetQua', luu: input(result, '5.1') });
    const { phienBans } = await resultOfSlip(fresh(), slip);
    expect(phienBans.map((one) => [one.PhienBan, one.ketQuas[0]?.KetQua, one.LyDoHuy])).toEqual([
      [3, '5.1', null],
      [2, '5.4', 'Sai nhãn hoặc không có nhãn'],
      [1, '5.4', 'Mẫu không đạt'],
    ]);
  });

  it('is told to who ordered, in the timeline and in the log', async () => {
    const { slip, visit, BenhNhan_Id } = await at.sampled();
    await rejected(slip, { LyDo: 'Khac', GhiChu: 'Nhầm người bệnh' });
    const { rows: told } = await site.database.db.execute(
      sql`select loai, muc, noi_dung from main.thong_bao where ban_ghi_id = ${slip}`,
    );
    expect(told).toMatchObject([{ loai: 'MauTuChoi', muc: 'CanChuY' }]);
    const reception = await receptionById(fresh(), visit);
    const moments = await labTimeline.momentsOf(fresh(at.doctor), { BenhNhan_Id, visits: [reception] });
    expect(moments).toMatchObject([
      { TrangThai: 'MauTuChoi', noiDung: expect.stringMatching(/^\d{10}: Nhầm người bệnh$/) },
    ]);
    const [row] = await rejectionsOf(fresh(), slip);
    const { rows: log } = await site.database.db.execute(
      sql`select action from main.audit where entity = 'MauTuChoi' and entity_id = ${row?._id}`,
    );
    expect(log).toEqual([{ action: 'CREATE' }]);
  });

  it('is refused after the return, without the right at the room, of another version and without words', async () => {
    const returned = await at.returned('5.4');
    expect(await code(rejected(returned.slip))).toBe('STATE_CHANGED');
    const { slip } = await at.sampled();
    const { version } = await slipById(fresh(), slip);
    const of = (ctx: Ctx, more: object = {}) => tuChoiMau(ctx, slip, { version, LyDo: 'TanMau', ...more });
    expect(await code(of({ ...fresh(), nodeIds: new Set() }))).toBe('NODE_NOT_GRANTED');
    expect(await code(of(fresh(at.doctor)))).toBe('FORBIDDEN');
    expect(await code(of(fresh(), { version: version - 1 }))).toBe('CONFLICT');
    await expect(of(fresh(), { LyDo: 'Khac', GhiChu: ' ' })).rejects.toMatchObject({
      details: { issues: [{ path: 'GhiChu', code: 'REQUIRED' }] },
    });
    const kept = await site.database.db
      .select()
      .from(mauTuChoiTable)
      .where(eq(mauTuChoiTable.DichVuYeuCau_Id, slip));
    expect(kept).toEqual([]);
    // of two who reject it at once one is told
    const both = await Promise.allSettled([of(fresh()), of(fresh())]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await rejectionsOf(fresh(), slip)).toHaveLength(1);
  });
});

it('the number of a rejected sample leads to its slip, which tells how many were rejected', async () => {
  const { slip } = await at.sampled();
  const { SIDMau } = await slipById(fresh(), slip);
  await rejected(slip);
  await layMau(fresh(), slip, { oldState: 'SanSang' });
  const { data } = await site.graphql(
    'main',
    `query ($sid: String!) { searchDichVuYeuCauBySID(SIDMau: $sid) { _id soMauTuChoi } }`,
    { sid: SIDMau },
    await site.token('ktvxn'),
    { 'current-node': at.ids.lab },
  );
  expect(data?.searchDichVuYeuCauBySID).toEqual([{ _id: slip, soMauTuChoi: 1 }]);
});
