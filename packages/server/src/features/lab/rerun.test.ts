import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { slipById } from '../orders/queries.ts';
import { code, issuesOf } from '../reception/testReception.ts';
import { layMau, luuKetQua, traKetQua } from './commands.ts';
import { resultOfSlip } from './queries.ts';
import { tuChoiMau } from './rejection.ts';
import { chonKetQuaChayLai, openReruns, type RerunChoice, rerunsOf, yeuCauChayLai } from './rerun.ts';
import { input, labFactory } from './testLab.ts';
import { labList } from './workList.ts';

let site: TestSite;
let at: Awaited<ReturnType<typeof labFactory>>;
beforeAll(async () => {
  site = await openTestSite();
  at = await labFactory(site);
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
  await chonKetQuaChayLai(fresh(), slip, { version, ChayLai_Id: row?._id ?? '', Chon: 'Lai', ...over });
}
const give = (slip: string) => traKetQua(fresh(), slip, { oldState: 'ChuaKetQua' });

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
