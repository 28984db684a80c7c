import { VatLieuKiemChuan } from '@sen/domain/catalogues/VatLieuKiemChuan';
import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { oneOfCatalogue } from '../../engine/catalogue/queries.ts';
import { traKetQua } from '../lab/commands.ts';
import { resultOfSlip } from '../lab/queries.ts';
import { input, labFactory } from '../lab/testLab.ts';
import { slipById } from '../orders/queries.ts';
import { issuesOf } from '../reception/testReception.ts';
import { confirmTarget, correctRun, createRun, voidRun } from './commands.ts';
import { warningsOfSlip } from './effects.ts';
import { proposalOf, runById, runsOf, targetsOfLab } from './queries.ts';
import { ketQuaKiemChuanTable as table } from './tables.ts';
import { controlFactory } from './testLabQc.ts';

let site: TestSite;
let at: Awaited<ReturnType<typeof controlFactory>>;
let lab: Awaited<ReturnType<typeof labFactory>>;

beforeAll(async () => {
  site = await openTestSite({ masterCacheMs: '0' });
  at = await controlFactory(site);
  lab = await labFactory(site);
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.database.db.execute(sql`truncate main.ket_qua_kiem_chuan`);
  await site.database.db.execute(sql`delete from main.vat_lieu_kiem_chuan`);
  lab.forget();
  at.lab.loaders.clear();
});

const codeOf = (refused: Promise<unknown>) =>
  refused.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  );
const verdictOf = async (id: string) => {
  const { DanhGia, QuyTacs } = await runById(at.lab, id);
  return [DanhGia, ...QuyTacs].join(' ');
};
const fix = { NguyenNhan: 'Hết thuốc thử', KhacPhuc: 'Thay thuốc thử, chuẩn lại máy' };
const correct = async (id: string) =>
  correctRun(at.lab, id, { ...fix, version: (await runById(at.lab, id)).version });
const stateOf = async () => (await targetsOfLab(at.lab, at.room)).map(({ TinhTrang }) => TinhTrang);

describe('a value of a control', () => {
  it('is judged by its target, with the z-score and the rules that it breaks, once for a request', async () => {
    const id = await at.material('QC-A');
    const request = { requestId: v7(), VatLieu_Id: id, MaChiSo: 'GLU', GiaTri: '5,7' };
    const run = await createRun(at.lab, request);
    expect(await createRun(at.lab, request)).toBe(run);
    const row = await runById(at.lab, run);
    expect(row).toMatchObject({
      GiaTri: '5.7',
      DiemZ: '3.5',
      TrungBinh: '5',
      DoLechChuan: '0.2',
      MaChiSo: 'GLU',
    });
    expect(await verdictOf(run)).toBe('LoaiBo W1_3s W1_2s');
    const log = await site.database.pool.query(
      `select action from main.audit where entity = 'KetQuaKiemChuan' and entity_id = $1`,
      [run],
    );
    expect(log.rows).toEqual([{ action: 'CREATE' }]);
  });

  it('is judged across levels of a run, and as the site has set its rules', async () => {
    const [one, two] = [await at.material('QC-A'), await at.material('QC-B', { Muc: 'Muc2' })];
    await at.run(one, '5.5', 20);
    expect(await verdictOf(await at.run(two, '4.5', 10))).toBe('LoaiBo WR_4s W1_2s');
    await setting({ loaiR4s: false });
    expect(await verdictOf(await at.run(two, '4.55', 5))).toContain('LoaiBo W2_2s');
    await setting({ loaiR4s: false, loai22s: false });
    expect(await verdictOf(await at.run(two, '4.5'))).toBe('CanhBao W2_2s WR_4s W1_2s');
    await setting({});
  });

  it('of a lot that is closed or expired is refused, and one of the future', async () => {
    const values = { MaChiSo: 'GLU', GiaTri: '5' };
    const closed = await at.material('QC-A', { TamNgung: true });
    const expired = await at.material('QC-B', { HanDung: '2020-01-01' });
    expect(await issuesOf(createRun(at.lab, { ...values, VatLieu_Id: closed }))).toEqual([
      { path: 'VatLieu_Id', code: 'QC_CLOSED' },
    ]);
    expect(
      await issuesOf(
        createRun(at.lab, { VatLieu_Id: expired, MaChiSo: 'GLU', GiaTri: 'x', Luc: new Date('2999-01-01') }),
      ),
    ).toEqual([
      { path: 'GiaTri', code: 'NOT_A_NUMBER' },
      { path: 'Luc', code: 'QC_TIME' },
      { path: 'VatLieu_Id', code: 'QC_EXPIRED' },
    ]);
  });

  it('is entered and read by the laboratory only', async () => {
    const id = await at.material('QC-A');
    const elsewhere = await site.ctx('ktvxn', { node: 'XN01' });
    const other = { ...elsewhere, nodeIds: new Set<string>() };
    expect(await codeOf(createRun(other, { VatLieu_Id: id, MaChiSo: 'GLU', GiaTri: '5' }))).toBe(
      'NODE_NOT_GRANTED',
    );
    expect(await codeOf(targetsOfLab(other, at.room))).toBe('NODE_NOT_GRANTED');
    expect(await codeOf(voidRun(other, await at.run(id, '5'), 'Nhầm'))).toBe('NODE_NOT_GRANTED');
  });

  it('that was wrong is taken out with a reason, and those after it are judged anew', async () => {
    const id = await at.material('QC-A');
    const wrong = await at.run(id, '5.5', 30);
    const next = await at.run(id, '5.5', 10);
    expect(await verdictOf(next)).toBe('LoaiBo W2_2s W1_2s');
    expect(await codeOf(voidRun(at.lab, wrong, ' '))).toBe('BAD_INPUT');
    await voidRun(at.lab, wrong, 'Nhập nhầm mẫu');
    expect(await runById(at.lab, wrong)).toMatchObject({ TrangThai: 'DaHuy', LyDoHuy: 'Nhập nhầm mẫu' });
    expect(await verdictOf(next)).toBe('CanhBao W1_2s');
    expect(await codeOf(voidRun(at.lab, wrong, 'Nữa'))).toBe('STATE_CHANGED');
    const today = new Date(at.lab.now().getTime() + 7 * 3_600_000).toISOString().slice(0, 10);
    const { ThietBi_Id } = await runById(at.lab, next);
    const period = { tuNgay: '2026-01-01', denNgay: today };
    const from = {
      ...period,
      tuNgay: new Date(Date.parse(today) - 30 * 86_400_000).toISOString().slice(0, 10),
    };
    expect(await runsOf(at.lab, { ...from, idRoom: at.room, ThietBi_Id, MaChiSo: 'GLU' })).toHaveLength(2);
    expect(
      await codeOf(
        runsOf(at.lab, { ...from, tuNgay: '2020-01-01', idRoom: at.room, ThietBi_Id, MaChiSo: 'GLU' }),
      ),
    ).toBe('BAD_INPUT');
  });
});

describe('a rejected control', () => {
  it('stays until its action is written and a result in control follows', async () => {
    const id = await at.material('QC-A');
    expect(await stateOf()).toEqual(['ChuaChay']);
    const good = await at.run(id, '5', 60);
    expect(await stateOf()).toEqual(['Dat']);
    expect(await codeOf(correct(good))).toBe('QC_NOT_REJECTED');
    const bad = await at.run(id, '5.7', 30);
    expect(await stateOf()).toEqual(['LoaiBo']);
    expect(await codeOf(correctRun(at.lab, bad, { ...fix, version: 99 }))).toBe('CONFLICT');
    expect(await codeOf(correctRun(at.lab, bad, { ...fix, KhacPhuc: '', version: 1 }))).toBe('BAD_INPUT');
    await correct(bad);
    expect(await stateOf()).toEqual(['LoaiBo']);
    await at.run(id, '5.1');
    expect(await stateOf()).toEqual(['Dat']);
  });

  it('warns at the verification of its index, and holds it up where the site says so', async () => {
    const id = await at.material('QC-A');
    const bad = await at.run(id, '5.7', 30);
    const { slip } = await lab.sampled();
    expect((await warningsOfSlip(lab.lab, await slipById(lab.lab, slip))).map(({ _id }) => _id)).toEqual([
      bad,
    ]);
    const give = async () => {
      lab.forget();
      const result = await resultOfSlip(lab.lab, slip);
      return codeOf(traKetQua(lab.lab, slip, { oldState: 'ChuaKetQua', luu: input(result, '5.1') }));
    };
    await setting({ chanTraKetQua: true });
    expect(await give()).toBe('QC_UNRESOLVED');
    await setting({});
    expect(await give()).toBe('done');
    lab.forget();
    expect(await warningsOfSlip(lab.lab, await slipById(lab.lab, slip))).toEqual([]);
  });
});

describe('own targets', () => {
  it('are proposed from twenty results in control, and written when they are confirmed', async () => {
    const id = await at.material('QC-A');
    for (let nth = 0; nth < 19; nth++) await at.run(id, nth % 2 ? '5.1' : '4.9', 60 + nth);
    await at.run(id, '9', 50);
    const version = Number((await oneOfCatalogue(at.head, VatLieuKiemChuan, id))?.['version']);
    const seen = { VatLieu_Id: id, MaChiSo: 'GLU', version };
    expect(await proposalOf(at.lab, id, 'GLU')).toMatchObject({ soLan: 19, canCo: 20, TrungBinh: null });
    expect(await codeOf(confirmTarget(at.head, { ...seen, TrungBinh: '5', DoLechChuan: '0.1' }))).toBe(
      'QC_TOO_FEW',
    );
    await at.run(id, '5.1', 10);
    const { TrungBinh, DoLechChuan, CV } = await proposalOf(at.lab, id, 'GLU');
    expect([TrungBinh, DoLechChuan, CV]).toEqual(['5', '0.103', '2.05']);
    const proposed = { ...seen, TrungBinh: TrungBinh ?? '', DoLechChuan: DoLechChuan ?? '' };
    expect(await codeOf(confirmTarget(at.head, { ...proposed, DoLechChuan: '0.2' }))).toBe('CONFLICT');
    await confirmTarget(at.head, proposed);
    at.lab.loaders.clear();
    expect(await targetsOfLab(at.lab, at.room)).toMatchObject([
      { TrungBinh: '5', DoLechChuan: '0.103', TuTinh: true, version: version + 1 },
    ]);
    // what was judged keeps the target that it was judged by
    const [last] = await site.database.db.select().from(table).where(eq(table.GiaTri, '9'));
    expect(last).toMatchObject({ DoLechChuan: '0.2' });
  });
});

/** Keeps a section of the settings. */
async function setting(value: object) {
  await site.database.db.execute(sql`
    insert into main.setting (id, section, value) values (gen_random_uuid(), 'labQc', ${JSON.stringify(value)}::jsonb)
    on conflict (section) do update set value = excluded.value`);
}
