import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { imagingFactory } from '../imaging/testImaging.ts';
import { code } from '../reception/testReception.ts';
import { otherStudies } from './queries.ts';
import { caTable } from './tables.ts';
import { makeStudies } from './testModality.ts';

let site: TestSite;
let at: Awaited<ReturnType<typeof imagingFactory>>;
beforeAll(async () => {
  site = await openTestSite();
  at = await imagingFactory(site);
});
afterAll(() => site.close());

it('the other studies of a patient are told, the newest first, in one statement, to who may read them', async () => {
  const reader = () => at.fresh(at.technician);
  const { slip } = await at.ordered();
  const { attached, waiting, modality, line } = await makeStudies(site, slip);
  const { db } = site.database;
  const [row] = await db.select().from(caTable).where(eq(caTable._id, attached));
  if (!row) throw new Error('no study');
  const another = async (StudyUID: string, NgayChup: Date) => {
    const { _id, version, ...same } = row;
    const [made] = await db
      .insert(caTable)
      .values({ ...same, StudyUID, NgayChup, MayDICOM_Id: modality._id, ChiTiet_Id: line })
      .returning({ _id: caTable._id });
    return made?._id ?? '';
  };
  const old = await another('1.2.1', new Date('2025-01-01T01:00:00Z'));
  const later = await another('1.2.2', new Date('2026-01-01T01:00:00Z'));
  const told = async (id: string) => (await otherStudies(reader(), id)).map(({ _id }) => _id);
  expect(await told(attached)).toEqual([later, old]);
  expect(await told(old)).toEqual([attached, later]);
  // one that is of no order is of nobody
  expect(await told(waiting)).toEqual([]);
  const few = await site.countQueries(() => told(attached));
  await another('1.2.4', new Date('2024-01-01T01:00:00Z'));
  expect(await site.countQueries(() => told(attached))).toBe(few);
  expect(await code(otherStudies(await site.ctx('thungan1'), attached))).toMatch(
    /FORBIDDEN|NODE_NOT_GRANTED/,
  );
});
