import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, systemContext, type TestSite } from '../../../test/testSite.ts';
import { withPermission } from '../../../test/withPermission.ts';
import type { Ctx } from '../../engine/context.ts';
import { examFactory } from '../examination/testExam.ts';
import { openRecord } from '../recordAccess/commands.ts';
import { receivedAtClinic } from '../recordAccess/testRecordAccess.ts';
import { updatePatient } from './commands.ts';
import { seesHistory, shownHistory } from './history.ts';
import { patientById } from './queries.ts';

let site: TestSite;
let make: Awaited<ReturnType<typeof examFactory>>;
beforeAll(async () => {
  site = await openTestSite();
  make = await examFactory(site);
});
afterAll(() => site.close());

const nurse = () => site.ctx('dieuduongpk', { node: 'PKS01' });

/** A patient of the hospital with a history and an allergy. */
async function ofHospital(): Promise<string> {
  const { patient } = await make.arrived({
    person: { TienSuBenh: 'HIV, điều trị ARV', TienSuDiUng: 'Penicillin' },
  });
  return patient;
}

const seen = async (ctx: Ctx, id: string) =>
  shownHistory({ ...ctx, loaders: new Map() }, await patientById(systemContext(site), id));

/** What the API answers to somebody at a place. */
async function answered(username: string, node: string, id: string) {
  const { data } = await site.graphql(
    'main',
    'query ($id: ID!) { benhNhan(id: $id) { TienSuBenh tienSuBenhKin TienSuDiUng } }',
    { id },
    await site.token(username),
    { 'current-node': await site.id('auth.node', node) },
  );
  return data?.benhNhan;
}

describe('the history of a patient whom another facility received', () => {
  it('is closed until a reason is given, beside allergies that are not', async () => {
    const id = await ofHospital();
    const closed = { TienSuBenh: null, tienSuBenhKin: true, TienSuDiUng: 'Penicillin' };
    expect(await answered('dieuduongpk', 'PKS01', id)).toEqual(closed);
    const LyDo_Id = await site.id('main.ly_do', 'MHS-CAPCUU');
    await openRecord(await nurse(), { BenhNhan_Id: id, LyDo_Id, DienGiai: 'Cấp cứu, hôn mê' });
    const open = { ...closed, TienSuBenh: 'HIV, điều trị ARV', tienSuBenhKin: false };
    expect(await answered('dieuduongpk', 'PKS01', id)).toEqual(open);
  });

  it('is open to who cares for the patient and to who has the right to every facility; its grounds are kept', async () => {
    const id = await ofHospital();
    expect(await seen(await nurse(), id)).toBeNull();
    expect(await seen(withPermission(await nurse(), 'XEM_HO_SO_MOI_CO_SO'), id)).toContain('HIV');
    await receivedAtClinic(site, id);
    expect(await seen(await nurse(), id)).toContain('HIV');
    const { rows } = await site.database.pool.query(
      'select can_cu from main.truy_cap_ho_so where benh_nhan_id = $1 order by can_cu',
      [id],
    );
    expect(rows).toEqual([{ can_cu: 'DieuTri' }, { can_cu: 'Quyen' }]);
  });

  it('is not emptied by who does not see it, and takes what they add', async () => {
    const id = await ofHospital();
    const write = async (TienSuBenh: string | null) => {
      await updatePatient(await nurse(), id, { TienSuBenh, GhiChu: `${TienSuBenh}` });
      return (await patientById(systemContext(site), id)).TienSuBenh;
    };
    expect(await write(null)).toBe('HIV, điều trị ARV');
    expect(await write('Hen phế quản')).toBe('HIV, điều trị ARV; Hen phế quản');
  });

  it('is not told by a refusal', async () => {
    const id = await ofHospital();
    const refused = await updatePatient(await nurse(), id, { version: 99, GhiChu: 'x' }).catch(
      (error: { code: string; details: unknown }) => error,
    );
    expect(refused).toMatchObject({ code: 'CONFLICT', details: { current: { _id: id, TienSuBenh: null } } });
  });
});

it('the history of a patient is read at the own facility by who may read records, and by no cashier', async () => {
  const id = await ofHospital();
  const open = { TienSuBenh: 'HIV, điều trị ARV', tienSuBenhKin: false, TienSuDiUng: 'Penicillin' };
  expect(await answered('bsnoi1', 'PK01', id)).toEqual(open);
  expect(await answered('tiepdon', 'TN01', id)).toEqual(open);
  expect(await answered('thungan1', 'QT01', id)).toEqual({ ...open, TienSuBenh: null, tienSuBenhKin: true });
  expect(await seesHistory(systemContext(site), await patientById(systemContext(site), id))).toBe(true);
});
