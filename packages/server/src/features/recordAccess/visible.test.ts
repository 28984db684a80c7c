import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestSite, systemContext, type TestSite } from '../../../test/testSite.ts';
import { withPermission } from '../../../test/withPermission.ts';
import type { Ctx } from '../../engine/context.ts';
import { requireRight } from '../../engine/http/doors.ts';
import { openHistory, openSession, sessionById, sessionsOfRoom } from '../examination/queries.ts';
import { examinationResolvers } from '../examination/resolvers.ts';
import { codeOf, type ExamFactory, examFactory } from '../examination/testExam.ts';
import { courseOf } from '../lab/course.ts';
import { openResult, resultsOfVisit, trendOf } from '../lab/queries.ts';
import { labFactory } from '../lab/testLab.ts';
import { slipById } from '../orders/queries.ts';
import { slipsWithoutResult } from '../orders/unfinished.ts';
import { quickSearch } from '../patients/quickSearch.ts';
import { timelineOf } from '../patients/timeline.ts';
import { printForm } from '../printing/points.ts';
import { printSources } from '../printing/print.ts';
import { listReceptions } from '../reception/list.ts';
import { openReception, receptionById } from '../reception/queries.ts';
import { openRecord } from './commands.ts';
import { recordAccessOf } from './queries.ts';
import { receivedAtClinic } from './testRecordAccess.ts';

let site: TestSite;
let make: ExamFactory;
let session: Awaited<ReturnType<ExamFactory['examined']>>;
let tested: { slip: string; visit: string; BenhNhan_Id: string };
let code: string;
let reason: string;

beforeAll(async () => {
  site = await openTestSite();
  make = await examFactory(site);
  reason = await site.id('main.ly_do', 'MHS-CAPCUU');
});
beforeEach(async () => {
  for (const node of ['BVS', 'PKS', 'PKS01']) await hide(node, false);
  session = await make.examined();
  tested = await (await labFactory(site)).returned('5.4');
  code = (await slipById(systemContext(site), tested.slip)).SoPhieuYeuCau;
});
afterAll(() => site.close());

const hide = (code: string, on: boolean) =>
  site.database.pool.query('update auth.node set chi_xem_ho_so_co_so = $2 where code = $1', [code, on]);

const nurse = () => site.ctx('dieuduongpk', { node: 'PKS01' });

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

/** How the door of prints answers somebody who may read records at the place of work. */
async function mayPrint(ctx: Ctx, code: string, id: string): Promise<string> {
  const reader = withPermission(ctx, 'BENH_AN_XEM');
  const right = await printForm.get(code)?.right(reader, id);
  return right ? codeOf(requireRight(reader, right)) : 'no form';
}

/** What somebody of the clinic, the nurse as a rule, sees of records that the hospital made. */
async function seen(as: () => Promise<Ctx> = nurse) {
  const { id, patient, visit } = session;
  return {
    session: await codeOf(openSession(await as(), id)),
    visit: await codeOf(openReception(await as(), visit)),
    history: (await openHistory(await as(), { BenhNhan_Id: patient })).length,
    timeline: (await timelineOf(await as(), patient)).some((one) => one.TiepNhan_Id === visit),
    result: await codeOf(openResult(await as(), tested.slip)),
    results: (await resultsOfVisit(await as(), tested.visit)).length,
    print: await codeOf(printSources(await as(), 'KetQuaXetNghiem', tested.slip)),
    order: await codeOf(printSources(await as(), 'PhieuChiDinh', tested.slip)),
    label: await codeOf(printSources(await as(), 'TemMau', tested.slip)),
    paper: await mayPrint(await as(), 'KetQuaXetNghiem', tested.slip),
    orderPaper: await mayPrint(await as(), 'PhieuChiDinh', tested.slip),
    found: (await quickSearch(await as(), code, 5)).benhNhans.length,
    trend: (await trendOf(await as(), { BenhNhan_Id: tested.BenhNhan_Id, MaChiSo: 'GLU' })).length,
    course: (await courseOf(await as(), { BenhNhan_Id: tested.BenhNhan_Id })).ketQuas.length,
  };
}
const all = {
  ...{ session: 'done', visit: 'done', history: 1, timeline: true, result: 'done', results: 1 },
  ...{
    print: 'done',
    order: 'done',
    label: 'done',
    paper: 'done',
    orderPaper: 'done',
    found: 1,
    trend: 1,
    course: 1,
  },
};
const nothing = (refused: string) => ({
  ...{ session: refused, visit: refused, history: 0, timeline: false, result: refused, results: 0 },
  ...{
    print: refused,
    order: refused,
    label: refused,
    paper: refused,
    orderPaper: refused,
    found: 0,
    trend: 0,
    course: 0,
  },
});
const unrelated = nothing('RECORD_NOT_IN_CARE');
const hidden = nothing('RECORD_OF_ANOTHER_FACILITY');

/** Both patients of the hospital come to the clinic. */
const cared = async () => {
  for (const patient of [session.patient, tested.BenhNhan_Id]) await receivedAtClinic(site, patient);
};

it('records of another facility are seen by nobody whom nothing connects with the patient', async () => {
  expect(await seen()).toEqual(unrelated);
  expect(await absent(tested.slip)).toBe('NODE_NOT_GRANTED');
});

it('they are seen once the patient was received at the own facility, until that is too long ago', async () => {
  await cared();
  expect(await seen()).toEqual(all);
  const later = async (days: number) => ({
    ...(await nurse()),
    now: () => new Date(Date.now() + days * 86_400_000),
  });
  expect(await seen(() => later(29))).toEqual(all);
  expect(await seen(() => later(32))).toEqual(unrelated);
});

it('they are seen with the right to the records of every facility', async () => {
  expect(await seen(async () => withPermission(await nurse(), 'XEM_HO_SO_MOI_CO_SO'))).toEqual(all);
});

it('they are seen by who opened them with a reason, by nobody else, and no longer than the setting says', async () => {
  for (const BenhNhan_Id of [session.patient, tested.BenhNhan_Id])
    await openRecord(await nurse(), { BenhNhan_Id, LyDo_Id: reason, DienGiai: 'Cấp cứu, hôn mê' });
  expect(await seen()).toEqual(all);
  const another = async (): Promise<Ctx> => {
    const ctx = await nurse();
    return { ...ctx, user: ctx.user && { ...ctx.user, _id: v7() } };
  };
  expect(await seen(another)).toEqual(unrelated);
  const later = async () => ({ ...(await nurse()), now: () => new Date(Date.now() + 5 * 3_600_000) });
  expect(await seen(later)).toEqual(unrelated);
});

it('the place that hides records of others hides them from everybody', async () => {
  await cared();
  for (const node of ['PKS', 'PKS01']) {
    await hide(node, true);
    expect(await seen()).toEqual(hidden);
    expect(await absent(tested.slip)).toBe('RECORD_OF_ANOTHER_FACILITY');
    const input = { BenhNhan_Id: session.patient, LyDo_Id: reason, DienGiai: 'Cấp cứu, hôn mê' };
    expect(await codeOf(openRecord(await nurse(), input))).toBe('RECORD_OF_ANOTHER_FACILITY');
    expect(await recordAccessOf(await nurse(), session.patient)).toMatchObject({ duocMo: false });
    await hide(node, false);
  }
  expect(await seen()).toEqual(all);
});

it('a list of sessions of a room elsewhere is seen by the right to every facility only', async () => {
  const room = { idRoom: make.ids.room };
  expect(await codeOf(sessionsOfRoom(await nurse(), room))).toBe('RECORD_NOT_IN_CARE');
  expect(await codeOf(sessionsOfRoom(withPermission(await nurse(), 'XEM_HO_SO_MOI_CO_SO'), room))).toBe(
    'done',
  );
});

it('a visit of another facility stands in no list of the day and in no search, but for the right to every facility', async () => {
  const { MaTiepNhan, Ngay } = await receptionById(systemContext(site), session.visit);
  await receivedAtClinic(site);
  const listed = async (ctx: Ctx) => {
    const { data, counts } = await listReceptions(ctx, { ngay: Ngay, limit: 500 });
    expect(counts.TatCa).toBe(data.length);
    return { elsewhere: data.some((one) => one._id === session.visit), any: data.length > 0 };
  };
  expect(await listed(await nurse())).toEqual({ elsewhere: false, any: true });
  expect((await quickSearch(await nurse(), MaTiepNhan, 5)).tiepNhans).toEqual([]);
  expect((await quickSearch(await nurse(), MaTiepNhan, 5)).benhNhans).toHaveLength(1);
  const everywhere = async () => withPermission(await nurse(), 'XEM_HO_SO_MOI_CO_SO');
  expect(await listed(await everywhere())).toEqual({ elsewhere: true, any: true });
  expect((await quickSearch(await everywhere(), MaTiepNhan, 5)).tiepNhans).toHaveLength(1);
  await hide('PKS', true);
  expect(await listed(await everywhere())).toEqual({ elsewhere: false, any: true });
});

it('slips of another facility are left out of what a room has without result, where those are hidden', async () => {
  const { slip } = await (await labFactory(site)).sampled();
  const room = await site.id('auth.node', 'XN01');
  // the hospital's laboratory performs it for the clinic
  await site.database.pool.query('update main.dich_vu_yeu_cau set noi_yeu_cau_id = $2 where id = $1', [
    slip,
    await site.id('auth.node', 'PKS01'),
  ]);
  const shown = async () => {
    const page = await slipsWithoutResult(await site.ctx('ktvxn', { node: 'XN01' }), {
      idRoom: room,
      limit: 200,
    });
    return page.data.some((one) => one._id === slip);
  };
  expect(await shown()).toBe(true);
  await hide('BVS', true);
  expect(await shown()).toBe(false);
});

it('a facility that hides those of others sees its own', async () => {
  await hide('BVS', true);
  const doctor = () => site.ctx('bsnoi1', { node: 'PK01' });
  expect(await codeOf(openSession(await doctor(), session.id))).toBe('done');
  expect(await openHistory(await doctor(), { BenhNhan_Id: session.patient })).toHaveLength(1);
  expect(await codeOf(openResult(await doctor(), tested.slip))).toBe('done');
});

it('a session that is reached by another door shows no orders of other facilities', async () => {
  const { pool } = site.database;
  await pool.query('update main.dich_vu_yeu_cau set kham_benh_id = $2 where id = $1', [
    tested.slip,
    session.id,
  ]);
  const orders = async () => {
    const ctx = await nurse();
    const row = await sessionById(ctx, session.id);
    const field = examinationResolvers.types?.['KhamBenh']?.['dichVuYeuCaus'];
    return field?.(row, {}, ctx, {} as never); // the field asks for nothing of the document
  };
  expect(await orders()).toEqual([]);
  await cared();
  expect(await orders()).toMatchObject([{ _id: tested.slip }]);
});
