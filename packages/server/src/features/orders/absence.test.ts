import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { examFactory } from '../examination/testExam.ts';
import { workList } from '../examination/workList.ts';
import { callTicket } from '../queues/commands.ts';
import { ticketOfSource } from '../queues/queries.ts';
import { isAbsent, markAbsent } from './absence.ts';
import { linesOfSlip } from './queries.ts';

let site: TestSite;
let make: Awaited<ReturnType<typeof examFactory>>;
beforeAll(async () => {
  site = await openTestSite();
  make = await examFactory(site);
});
afterAll(() => site.close());

const fresh = () => ({ ...make.doctor, loaders: new Map() });
const ticketOf = async (slip: string) => {
  const ticket = await ticketOfSource(fresh(), slip);
  if (!ticket) throw new Error('no ticket');
  return ticket;
};
/** In which tab somebody stands, and what the line says of it. */
async function standing(slip: string) {
  const tabs: string[] = [];
  for (const tab of ['ChoKham', 'KhongDen'] as const) {
    const { dongs } = await workList(fresh(), { idRoom: make.ids.room, tab });
    if (dongs.some((one) => one.DichVuYeuCau_Id === slip)) tabs.push(tab);
  }
  const [line] = await linesOfSlip(fresh(), slip);
  return { tabs, KhongDen: line ? await isAbsent(fresh(), line) : null };
}

it('passes over who did not come without a call, and undone they keep their place', async () => {
  const { slip } = await make.arrived();
  expect(await standing(slip)).toEqual({ tabs: ['ChoKham'], KhongDen: false });
  const { viTri } = await ticketOf(slip);
  await markAbsent(fresh(), slip, true);
  expect(await ticketOf(slip)).toMatchObject({ TrangThai: 'vang', soLanGoi: 0 });
  expect(await standing(slip)).toEqual({ tabs: ['KhongDen'], KhongDen: true });
  await markAbsent(fresh(), slip, false);
  expect(await ticketOf(slip)).toMatchObject({ TrangThai: 'cho', viTri, sauLuotGoi: null });
  expect(await standing(slip)).toEqual({ tabs: ['ChoKham'], KhongDen: false });
});

it('lets who was called and came late wait behind the next calls', async () => {
  const { slip } = await make.arrived();
  const ticket = await ticketOf(slip);
  await callTicket(fresh(), ticket._id, { hangDoi: 'KhamBenh', nodeId: make.ids.room });
  await markAbsent(fresh(), slip, true);
  await markAbsent(fresh(), slip, false);
  const { sauLuotGoi, thuTuGoi } = await ticketOf(slip);
  expect(sauLuotGoi).toBeGreaterThanOrEqual((thuTuGoi ?? 0) + 3);
});

it('says no longer that somebody is absent once their number is called again', async () => {
  const { slip } = await make.arrived();
  await markAbsent(fresh(), slip, true);
  await callTicket(fresh(), (await ticketOf(slip))._id, { hangDoi: 'KhamBenh', nodeId: make.ids.room });
  expect(await standing(slip)).toEqual({ tabs: ['ChoKham'], KhongDen: false });
});

it('speaks by the mark alone where there is no number', async () => {
  const { slip } = await make.arrived();
  await site.database.pool.query(`update main.hang_doi_ve set trang_thai = 'huy' where source_id = $1`, [
    slip,
  ]);
  await markAbsent(fresh(), slip, true);
  expect(await standing(slip)).toEqual({ tabs: ['KhongDen'], KhongDen: true });
});
