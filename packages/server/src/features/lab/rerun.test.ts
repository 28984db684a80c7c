import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { refLabel } from '../../engine/catalogue/queries.ts';
import type { Ctx } from '../../engine/context.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { slipById } from '../orders/queries.ts';
import { code, issuesOf } from '../reception/testReception.ts';
import { layMau, luuKetQua, traKetQua } from './commands.ts';
import { describedOf } from './described.ts';
import { takeDeviceValues } from './deviceValues.ts';
import { ketQuaXetNghiemForm } from './print/ketQuaXetNghiemForm.ts';
import { resultOfSlip } from './queries.ts';
import { tuChoiMau } from './rejection.ts';
import { chonKetQuaChayLai, type RerunChoice, yeuCauChayLai } from './rerun.ts';
import { devicesOfReruns, openReruns, rerunsOf } from './reruns.ts';
import { input, labFactory } from './testLab.ts';
import { labList } from './workList.ts';

let site: TestSite;
let at: Awaited<ReturnType<typeof labFactory>>;
let [first, second] = ['', ''];
beforeAll(async () => {
  site = await openTestSite({ masterCacheMs: '0' });
  at = await labFactory(site);
  [first, second] = [await site.id('main.thiet_bi', 'TB01'), await site.id('main.thiet_bi', 'TB02')];
});
afterAll(() => site.close());
beforeEach(() => at.forget());

const fresh = (ctx: Ctx = at.lab): Ctx => ({ ...ctx, loaders: new Map() });
const read = (slip: string) => resultOfSlip(fresh(), slip);

/** A slip of glucose with a saved value. */
async function entered(KetQua = '5.4') {
  const made = await at.sampled();
  await luuKetQua(fresh(), made.slip, input(await read(made.slip), KetQua));
  return made;
}
async function ask(slip: string, over: Partial<Parameters<typeof yeuCauChayLai>[2]> = {}, ctx = fresh()) {
  const { DichVuYeuCau, ketQuas } = await read(slip);
  await yeuCauChayLai(ctx, slip, {
    version: DichVuYeuCau.version,
    chiSos: ketQuas,
    LyDo: 'Nghi tán huyết',
    ...over,
  });
}
async function choose(slip: string, over: Partial<RerunChoice>) {
  const [row] = await openReruns(fresh(), slip);
  const { version } = await slipById(fresh(), slip);
  const seen = { version, ChayLai_Id: row?._id ?? '', versionChayLai: row?.version ?? 0 };
  await chonKetQuaChayLai(fresh(), slip, { ...seen, Chon: 'Lai', ...over });
}
/** A device sends glucose of a slip, which it has just run unless told otherwise. */
const sent = (slip: string, ThietBi_Id: string, KetQua: string, LucChay: Date | null = new Date()) =>
  inTransaction(fresh(), (tx) =>
    takeDeviceValues(tx, slip, ThietBi_Id, [{ MaMay: 'GLU', MaChiSo: 'GLU', KetQua, DonVi: null, LucChay }]),
  );
const give = (slip: string) => traKetQua(fresh(), slip, { oldState: 'ChuaKetQua' });

it('a bounded value of an analyser is read and judged as a typed one', async () => {
  const { slip } = await at.sampled();
  await sent(slip, first, '<=2,0');
  expect((await read(slip)).ketQuas).toMatchObject([{ KetQua: '≤2.0', CoKetQua: 'LL' }]);
});

describe('a rerun', () => {
  it('keeps the first value, holds the slip back, and the chosen value is returned; both stay', async () => {
    const { slip } = await entered();
    await ask(slip);
    const list = await labList(fresh(), { idRoom: at.ids.lab, tab: 'DangLam' });
    const [name] = (await read(slip)).ketQuas.map(({ TenChiSo }) => TenChiSo);
    expect(list.dongs.find((row) => row.DichVuYeuCau_Id === slip)?.chayLais).toEqual([name]);
    await expect(give(slip)).rejects.toMatchObject({ code: 'RERUN_OPEN', details: { indices: name } });
    expect(await issuesOf(luuKetQua(fresh(), slip, input(await read(slip), '6.1')))).toEqual([
      { path: 'ketQuas.0.KetQua', code: 'RERUN_WAITS' },
    ]);
    await luuKetQua(fresh(), slip, input(await read(slip), '5,4'));
    expect(await issuesOf(choose(slip, {}))).toEqual([{ path: 'KetQuaLai', code: 'REQUIRED' }]);
    expect(await issuesOf(choose(slip, { KetQuaLai: '6..1' }))).toEqual([
      { path: 'KetQuaLai', code: 'RESULT_NOT_NUMBER' },
    ]);
    await choose(slip, { KetQuaLai: '6,1' });
    await give(slip);
    expect((await read(slip)).ketQuas).toMatchObject([{ KetQua: '6.1' }]);
    expect(await rerunsOf(fresh(), slip)).toMatchObject([
      { KetQuaDau: '5.4', KetQuaLai: '6.1', TrangThai: 'DaChon', Chon: 'Lai', LyDo: 'Nghi tán huyết' },
    ]);
    const { rows } = await site.database.db.execute(sql`
      select action from main.audit where entity = 'ChayLaiXetNghiem' and benh_nhan_id =
        (select benh_nhan_id from main.dich_vu_yeu_cau where id = ${slip}) order by id`);
    expect(rows).toEqual([{ action: 'CREATE' }, { action: 'UPDATE' }]);
  });

  it('may end with the first value, run again or not, and may be asked for anew', async () => {
    const { slip } = await entered();
    await ask(slip);
    await choose(slip, { Chon: 'Dau', KetQuaLai: '5.6' });
    await ask(slip, { LyDo: 'Chênh với lần trước' });
    await choose(slip, { Chon: 'Dau' });
    await give(slip);
    expect((await read(slip)).ketQuas).toMatchObject([{ KetQua: '5.4' }]);
    expect((await rerunsOf(fresh(), slip)).map((row) => [row.KetQuaLai, row.Chon])).toEqual([
      [null, 'Dau'],
      ['5.6', 'Dau'],
    ]);
  });

  it('is chosen of what was seen: a value that comes meanwhile is told, not taken', async () => {
    const { slip } = await entered();
    await ask(slip);
    const [seen] = await openReruns(fresh(), slip);
    await sent(slip, first, '6.0');
    for (const Chon of ['Dau', 'Lai'] as const)
      expect(await code(choose(slip, { Chon, versionChayLai: seen?.version ?? 0 }))).toBe('CONFLICT');
    expect(await openReruns(fresh(), slip)).toMatchObject([{ KetQuaLai: '6.0' }]);
    await choose(slip, { Chon: 'Lai' });
    expect((await read(slip)).ketQuas).toMatchObject([{ KetQua: '6.0' }]);
  });

  it('keeps what a device measured when the first value is chosen with nothing typed', async () => {
    const { slip } = await entered();
    await ask(slip);
    await sent(slip, first, '6.0');
    await choose(slip, { Chon: 'Dau', KetQuaLai: '' });
    expect(await rerunsOf(fresh(), slip)).toMatchObject([
      { Chon: 'Dau', KetQuaLai: '6.0', ThietBi_Id: first },
    ]);
  });

  it('names the device that measured the chosen value, also on paper', async () => {
    const { slip } = await at.sampled();
    await sent(slip, first, '5.4');
    await ask(slip);
    await sent(slip, second, '6.0');
    await choose(slip, {});
    await give(slip);
    expect(await describedOf(fresh(), slip)).toMatchObject([{ ThietBi_Id: second }]);
    const { Nhoms } = await ketQuaXetNghiemForm.data(fresh(), slip);
    const name = (await refLabel(fresh(), 'ThietBi', second))?.ten;
    expect(Nhoms).toMatchObject([{ ChiSos: [{ KetQua: '6.0', ThietBi: name }] }]);
  });

  it('of a sample that was rejected since names no device of the same value of the next sample', async () => {
    const { slip } = await at.sampled();
    await sent(slip, first, '5.4');
    await ask(slip);
    await sent(slip, second, '6.0');
    await choose(slip, {});
    const { version } = await slipById(fresh(), slip);
    await tuChoiMau(fresh(), slip, { version, LyDo: 'TanMau', XacNhanKetQua: true });
    await layMau(fresh(), slip, { oldState: 'SanSang' });
    await sent(slip, first, '6.0');
    const { ketQuas } = await read(slip);
    expect(await devicesOfReruns(fresh(), slip, ketQuas)).toEqual(new Map());
  });

  it('has no value of a run before it was asked for', async () => {
    const { slip } = await entered();
    await ask(slip);
    const before = new Date(Date.now() - 3_600_000);
    expect(await sent(slip, first, '6.0', before)).toEqual([
      { TrangThai: 'ChoChon', MaChiSo: 'GLU', KetQua: '6.0' },
    ]);
    expect(await openReruns(fresh(), slip)).toMatchObject([{ KetQuaLai: null }]);
    expect(await sent(slip, first, '6.1')).toMatchObject([{ LaChayLai: true }]);
    expect(await openReruns(fresh(), slip)).toMatchObject([{ KetQuaLai: '6.1' }]);
  });

  it('of an index that is suspended since keeps no slip back, and may end with the first value', async () => {
    const suspend = (is: boolean) =>
      site.database.db.execute(
        sql`update main.gia_tri_tham_chieu set tam_ngung = ${is} where dich_vu_id = ${at.ids.glucose}`,
      );
    const [chosen, left] = [await entered(), await entered()];
    for (const { slip } of [chosen, left]) {
      await ask(slip);
      await sent(slip, first, '6.0');
    }
    await suspend(true);
    try {
      expect(await issuesOf(choose(chosen.slip, { Chon: 'Lai' }))).toEqual([
        { path: 'KetQuaLai', code: 'RESULT_OTHER_SLIP' },
      ]);
      await choose(chosen.slip, { Chon: 'Dau' });
      // without its indices the service is its own value
      const { ketQuas, version } = input(await read(left.slip), '5.4');
      await luuKetQua(fresh(), left.slip, { version, ketQuas: ketQuas.slice(0, 1) });
      await give(left.slip);
      expect(await rerunsOf(fresh(), left.slip)).toMatchObject([{ TrangThai: 'DaBo' }]);
    } finally {
      await suspend(false);
    }
  });

  it('goes with its sample when that is rejected', async () => {
    const { slip } = await entered();
    await ask(slip);
    const { version } = await slipById(fresh(), slip);
    await tuChoiMau(fresh(), slip, { version, LyDo: 'TanMau', XacNhanKetQua: true });
    expect(await rerunsOf(fresh(), slip)).toMatchObject([{ TrangThai: 'DaBo' }]);
    await layMau(fresh(), slip, { oldState: 'SanSang' });
    await traKetQua(fresh(), slip, { oldState: 'ChuaKetQua', luu: input(await read(slip), '5.0') });
    expect((await slipById(fresh(), slip)).TrangThai).toBe('CoKetQua');
  });

  it('is of a saved value, once, for a reason, of the version that was seen, by who may enter results there', async () => {
    const { slip } = await at.sampled();
    const wrong = async (over: Parameters<typeof ask>[1]) => issuesOf(ask(slip, over));
    expect(await wrong({})).toEqual([{ path: 'chiSos.0', code: 'RERUN_WITHOUT_VALUE' }]);
    expect(await wrong({ chiSos: [], LyDo: ' ' })).toMatchObject([{ path: 'chiSos' }, { path: 'LyDo' }]);
    await luuKetQua(fresh(), slip, input(await read(slip), '5.4'));
    const { version } = await slipById(fresh(), slip);
    expect(await code(ask(slip, { version: version - 1 }))).toBe('CONFLICT');
    expect(await code(ask(slip, {}, { ...fresh(), nodeIds: new Set() }))).toBe('NODE_NOT_GRANTED');
    expect(await code(ask(slip, {}, fresh(at.doctor)))).toBe('FORBIDDEN');
    // sent twice, it is asked for once
    const both = await Promise.allSettled([ask(slip, { version }), ask(slip, { version })]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await wrong({})).toEqual([{ path: 'chiSos.0', code: 'RERUN_WAITS' }]);
    const chosen = (await openReruns(fresh(), slip))[0]?._id ?? '';
    await choose(slip, { Chon: 'Dau' });
    expect(await code(choose(slip, { ChayLai_Id: chosen, Chon: 'Dau' }))).toBe('STATE_CHANGED');
    const other = await entered();
    expect(await code(choose(other.slip, { ChayLai_Id: chosen }))).toBe('NOT_FOUND');
    await give(slip);
    expect(await code(ask(slip))).toBe('STATE_CHANGED');
  });
});
