import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestSite, systemContext, type TestSite } from '../../../test/testSite.ts';
import { openHistory, openSession, sessionById, sessionsOfRoom } from '../examination/queries.ts';
import { examinationResolvers } from '../examination/resolvers.ts';
import { codeOf, type ExamFactory, examFactory } from '../examination/testExam.ts';
import { openResult, resultsOfVisit, trendOf } from '../lab/queries.ts';
import { labFactory } from '../lab/testLab.ts';
import { slipById } from '../orders/queries.ts';
import { quickSearch } from '../patients/quickSearch.ts';
import { timelineOf } from '../patients/timeline.ts';
import { printSources } from '../printing/print.ts';

let site: TestSite;
let make: ExamFactory;
let session: Awaited<ReturnType<ExamFactory['examined']>>;
let tested: { slip: string; visit: string; BenhNhan_Id: string };
let code: string;

beforeAll(async () => {
  site = await openTestSite();
  make = await examFactory(site);
  session = await make.examined();
  tested = await (await labFactory(site)).returned('5.4');
  code = (await slipById(systemContext(site), tested.slip)).SoPhieuYeuCau;
});
afterAll(() => site.close());

const hide = (code: string, on: boolean) =>
  site.database.pool.query('update auth.node set chi_xem_ho_so_co_so = $2 where code = $1', [code, on]);

/** How an act on a slip is answered to the nurse of the clinic. */
async function absent(id: string): Promise<string> {
  const answer = await site.graphql(
    'main',
    'mutation ($id: ID!) { markBenhNhanKhongDen(id: $id, KhongDen: true) { _id } }',
    { id },
    await site.token('dieuduongpk'),
    { 'current-node': await site.id('auth.node', 'PKS01') },
  );
  return answer.errors?.[0]?.extensions.code ?? 'done';
}

/** What the nurse of the clinic sees of records that the hospital made. */
async function seen() {
  const ctx = () => site.ctx('dieuduongpk', { node: 'PKS01' });
  const { id, patient } = session;
  return {
    session: await codeOf(openSession(await ctx(), id)),
    room: await codeOf(sessionsOfRoom(await ctx(), { idRoom: make.ids.room })),
    history: (await openHistory(await ctx(), { BenhNhan_Id: patient })).length,
    timeline: (await timelineOf(await ctx(), patient)).length > 0,
    result: await codeOf(openResult(await ctx(), tested.slip)),
    results: (await resultsOfVisit(await ctx(), tested.visit)).length,
    print: await codeOf(printSources(await ctx(), 'KetQuaXetNghiem', tested.slip)),
    order: await codeOf(printSources(await ctx(), 'PhieuChiDinh', tested.slip)),
    label: await codeOf(printSources(await ctx(), 'TemMau', tested.slip)),
    found: (await quickSearch(await ctx(), code, 5)).benhNhans.length,
    act: await absent(tested.slip),
    trend: (await trendOf(await ctx(), { BenhNhan_Id: tested.BenhNhan_Id, MaChiSo: 'GLU' })).length,
  };
}
const all = {
  ...{ session: 'done', room: 'done', history: 1, timeline: true, result: 'done', results: 1 },
  ...{ print: 'done', order: 'done', label: 'done', found: 1, act: 'NODE_NOT_GRANTED' },
};
const refused = 'RECORD_OF_ANOTHER_FACILITY';
const nothing = {
  ...{ session: refused, room: refused, history: 0, timeline: false, result: refused, results: 0 },
  ...{ print: refused, order: refused, label: refused, found: 0, act: refused },
};

it('records of all facilities are seen, unless the node or one above it hides those of others', async () => {
  const before = await seen();
  expect(before).toMatchObject(all);
  await hide('PKS', true);
  expect(await seen()).toEqual({ ...nothing, trend: 0 });
  await hide('PKS', false);
  await hide('PKS01', true);
  expect(await seen()).toMatchObject(nothing);
  await hide('PKS01', false);
  expect(await seen()).toEqual(before);
});

it('a facility that hides those of others sees its own', async () => {
  await hide('BVS', true);
  const doctor = () => site.ctx('bsnoi1', { node: 'PK01' });
  expect(await codeOf(openSession(await doctor(), session.id))).toBe('done');
  expect(await openHistory(await doctor(), { BenhNhan_Id: session.patient })).toHaveLength(1);
  expect(await codeOf(openResult(await doctor(), tested.slip))).toBe('done');
});

it('a session that is reached by another door shows no orders of other facilities where those are hidden', async () => {
  const { pool } = site.database;
  await pool.query('update main.dich_vu_yeu_cau set kham_benh_id = $2 where id = $1', [
    tested.slip,
    session.id,
  ]);
  const orders = async () => {
    const ctx = await site.ctx('dieuduongpk', { node: 'PKS01' });
    const row = await sessionById(ctx, session.id);
    const field = examinationResolvers.types?.['KhamBenh']?.['dichVuYeuCaus'];
    return field?.(row, {}, ctx, {} as never); // the field asks for nothing of the document
  };
  expect(await orders()).toMatchObject([{ _id: tested.slip }]);
  await hide('PKS', true);
  expect(await orders()).toEqual([]);
  await hide('PKS', false);
});
