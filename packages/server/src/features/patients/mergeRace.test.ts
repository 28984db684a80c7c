import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { untilLocked } from '../../../test/until.ts';
import type { Ctx } from '../../engine/context.ts';
import { fromDatabase } from '../../engine/errors.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { createTiepNhan } from '../reception/commands.ts';
import { code, receptionFactory } from '../reception/testReception.ts';
import { mergePatients, splitPatients } from './merge.ts';
import { mergesInto } from './mergeQueries.ts';
import { patientById } from './queries.ts';
import { makePatient } from './testPatient.ts';

let site: TestSite;
let admin: Ctx;
let desk: Awaited<ReturnType<typeof receptionFactory>>;
beforeAll(async () => {
  site = await openTestSite();
  admin = await site.ctx('quantri', { node: 'TN01' });
  desk = await receptionFactory(site);
});
afterAll(() => site.close());

const fresh = (of: Ctx): Ctx => ({ ...of, loaders: new Map() });
const make = () => makePatient(site, fresh(admin));

async function merge(ctx: Ctx, kept: string, other: string) {
  const [first, second] = [await patientById(fresh(ctx), kept), await patientById(fresh(ctx), other)];
  return mergePatients(ctx, {
    id: kept,
    BenhNhanGop_Id: other,
    version: first.version,
    versionGop: second.version,
    truongLays: [],
    LyDo: 'Một người',
  });
}

const receive = (patient: string) =>
  createTiepNhan(fresh(desk.ctx), {
    BenhNhan_Id: patient,
    DoiTuong_Id: desk.ids.paying,
    dichVus: desk.services(),
  });

/** The merge has happened and waits for its commit while `meanwhile` begins; answers what that led to. */
async function during<T>(act: (ctx: Ctx) => Promise<unknown>, meanwhile: () => Promise<T>): Promise<T> {
  let begun: Promise<T> | undefined;
  await inTransaction(fresh(admin), async (tx) => {
    await act(tx);
    begun = meanwhile();
    begun.catch(() => undefined); // awaited below
    await untilLocked(site);
  });
  if (!begun) throw new Error('nothing began');
  return begun;
}

const patientsOf = async (table: string, visit: string) => {
  const { rows } = await site.database.pool.query<{ id: string }>(
    `select distinct benh_nhan_id as id from main.${table} where ${table === 'tiep_nhan' ? 'id' : 'tiep_nhan_id'} = $1`,
    [visit],
  );
  return rows.map(({ id }) => id);
};

/** Gives a visit one more ticket, of the patient that the act reads before `meanwhile`; answers how often it was tried. */
async function ticketOf(visit: string, number: number, meanwhile: () => Promise<unknown>): Promise<number> {
  let tries = 0;
  await inTransaction(fresh(desk.ctx), async (tx) => {
    const [patient] = await patientsOf('tiep_nhan', visit);
    if (tries++ === 0) await meanwhile();
    await tx.db.execute(`insert into main.hang_doi_ve select (jsonb_populate_record(v, jsonb_build_object(
      'id', gen_random_uuid(), 'so_thu_tu', ${number}, 'benh_nhan_id', '${patient}'))).*
      from main.hang_doi_ve v where v.tiep_nhan_id = '${visit}' limit 1`);
  });
  return tries;
}

describe('who is received while two records are merged', () => {
  it('is refused with the merged record, and is not left on it', async () => {
    const [kept, other] = [await make(), await make()];
    const got = await during(
      (tx) => merge(tx, kept._id, other._id),
      () => code(receive(other._id)),
    );
    expect(got).toBe('PATIENT_CANCELLED');
    const { rows } = await site.database.pool.query('select from main.tiep_nhan where benh_nhan_id = $1', [
      other._id,
    ]);
    expect(rows).toHaveLength(0);
  });

  it('goes to the kept record with the visit when the reception was first', async () => {
    const [kept, other] = [await make(), await make()];
    let visit = '';
    const merging = await during(
      async (tx) => {
        visit = (
          await createTiepNhan(tx, {
            BenhNhan_Id: other._id,
            DoiTuong_Id: desk.ids.paying,
            dichVus: desk.services(),
          })
        )._id;
      },
      () => merge(fresh(admin), kept._id, other._id),
    );
    expect(merging._id).toBe(kept._id);
    for (const table of ['tiep_nhan', 'dich_vu_yeu_cau', 'vien_phi', 'vien_phi_dong', 'hang_doi_ve'])
      expect(await patientsOf(table, visit)).toEqual([kept._id]);
  });
});

describe('an act at a visit that read its patient before', () => {
  it('a merge is done anew for the kept record', async () => {
    const [kept, other] = [await make(), await make()];
    const { _id: visit } = await receive(other._id);
    expect(await ticketOf(visit, 901, () => merge(fresh(admin), kept._id, other._id))).toBe(2);
    expect(await patientsOf('hang_doi_ve', visit)).toEqual([kept._id]);
  });

  it('a split is done anew for the record that got the visit back', async () => {
    const [kept, other] = [await make(), await make()];
    const { _id: visit } = await receive(other._id);
    await merge(fresh(admin), kept._id, other._id);
    const [done] = (await mergesInto(fresh(admin), kept._id)) ?? [];
    expect(await ticketOf(visit, 902, () => splitPatients(fresh(admin), done?._id ?? '', 'Hai người'))).toBe(
      2,
    );
    expect(await patientsOf('hang_doi_ve', visit)).toEqual([other._id]);
  });

  it('is refused in words when it goes on naming the merged record', async () => {
    const [kept, other] = [await make(), await make()];
    await merge(fresh(admin), kept._id, other._id);
    const ticket = `insert into main.hang_doi_ve select (jsonb_populate_record(v, jsonb_build_object('id', gen_random_uuid(),
      'so_thu_tu', 903, 'tiep_nhan_id', null, 'benh_nhan_id', '${other._id}'))).* from main.hang_doi_ve v limit 1`;
    const refused = await inTransaction(fresh(admin), (tx) => tx.db.execute(ticket)).catch(fromDatabase);
    expect(refused).toMatchObject({ code: 'PATIENT_MOVED' });
  });
});
