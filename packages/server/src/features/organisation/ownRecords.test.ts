import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { openHistory, openSession, sessionsOfRoom } from '../examination/queries.ts';
import { codeOf, type ExamFactory, examFactory } from '../examination/testExam.ts';
import { openResult, resultsOfVisit, trendOf } from '../lab/queries.ts';
import { labFactory } from '../lab/testLab.ts';
import { timelineOf } from '../patients/timeline.ts';

let site: TestSite;
let make: ExamFactory;
let session: Awaited<ReturnType<ExamFactory['examined']>>;
let tested: { slip: string; visit: string; BenhNhan_Id: string };

beforeAll(async () => {
  site = await openTestSite();
  make = await examFactory(site);
  session = await make.examined();
  tested = await (await labFactory(site)).returned('5.4');
});
afterAll(() => site.close());

const hide = (code: string, on: boolean) =>
  site.database.pool.query('update auth.node set chi_xem_ho_so_co_so = $2 where code = $1', [code, on]);

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
    trend: (await trendOf(await ctx(), { BenhNhan_Id: tested.BenhNhan_Id, MaChiSo: 'GLU' })).length,
  };
}
const all = { session: 'done', room: 'done', history: 1, timeline: true, result: 'done', results: 1 };
const refused = 'RECORD_OF_ANOTHER_FACILITY';
const nothing = { session: refused, room: refused, history: 0, timeline: false, result: refused, results: 0 };

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
