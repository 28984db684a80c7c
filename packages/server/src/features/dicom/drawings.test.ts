import { type HinhVe, hinhVeMost } from '@sen/domain/dicom/drawings';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { imagingFactory } from '../imaging/testImaging.ts';
import { code, issuesOf } from '../reception/testReception.ts';
import { drawingsOf, saveDrawings } from './drawings.ts';
import { studyByUid } from './queries.ts';
import { caTable } from './tables.ts';
import { makePicture } from './testModality.ts';

let site: TestSite;
let at: Awaited<ReturnType<typeof imagingFactory>>;
let study: { _id: string; StudyUID: string };
let length: HinhVe;
beforeAll(async () => {
  site = await openTestSite();
  at = await imagingFactory(site);
  const { slip } = await at.ordered();
  const of = await makePicture(site, slip);
  const [row] = await site.database.db.select().from(caTable).where(eq(caTable.StudyUID, of.study));
  if (!row) throw new Error('no study');
  study = row;
  length = {
    _id: 'a',
    Loai: 'DoDai',
    SOPUID: of.instance,
    Khung: 1,
    HeToaDo: '',
    MatPhang: [0, 0, 1, 0, -1, 0],
    Diem: [0, 0, 0, 3, 4, 0],
  };
});
afterAll(() => site.close());

const reader = () => at.fresh(at.technician);

describe('measures on a study', () => {
  it('are kept for their reader with a version, and seen by who reads the study', async () => {
    expect((await studyByUid(reader(), study.StudyUID))._id).toBe(study._id);
    const first = await saveDrawings(reader(), study._id, { version: 0, hinhVes: [length] });
    expect(first.version).toBe(1);
    const second = await saveDrawings(reader(), study._id, { version: 1, hinhVes: [] });
    expect(second).toMatchObject({ _id: first._id, version: 2 });
    await saveDrawings(reader(), study._id, { version: 2, hinhVes: [length] });
    const mine = (await drawingsOf(reader(), study._id)).filter((one) => one._id === first._id);
    expect(mine).toMatchObject([{ version: 3, hinhVes: [length] }]);
    expect(await code(saveDrawings(reader(), study._id, { version: 1, hinhVes: [] }))).toBe('CONFLICT');
  });

  it('are refused where they do not fit the pictures', async () => {
    const twice = [length, length];
    const elsewhere = { ...length, _id: 'b', SOPUID: '1.2.3' };
    const pointless = { ...length, _id: 'c', Diem: [1, 2, 3] };
    const save = saveDrawings(reader(), study._id, { version: 3, hinhVes: [...twice, elsewhere, pointless] });
    expect(await issuesOf(save)).toEqual([
      { path: 'hinhVes.1', code: 'DRAWING_UNFIT' },
      { path: 'hinhVes.2', code: 'DRAWING_UNFIT' },
      { path: 'hinhVes.3', code: 'DRAWING_UNFIT' },
    ]);
    const many = Array.from({ length: hinhVeMost + 1 }, () => length);
    expect(await issuesOf(saveDrawings(reader(), study._id, { version: 3, hinhVes: many }))).toMatchObject([
      { path: 'hinhVes', code: 'DRAWINGS_MANY' },
    ]);
  });
});
