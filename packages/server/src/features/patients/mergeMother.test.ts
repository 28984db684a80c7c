import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { serverFolder } from '../../engine/folders.ts';
import { createPatient } from './commands.ts';
import { findDuplicates } from './duplicates.ts';
import { mergePatients, splitPatients } from './merge.ts';
import { mergesInto } from './mergeQueries.ts';
import { createNewborn } from './newborn.ts';
import { childrenOf, type Patient, patientById } from './queries.ts';
import { makePatient, patientInput } from './testPatient.ts';

let site: TestSite;
let ctx: Ctx;
beforeAll(async () => {
  site = await openTestSite();
  ctx = await site.ctx('quantri', { node: 'TN01' });
});
afterAll(() => site.close());

const fresh = (): Ctx => ({ ...ctx, loaders: new Map() });
const code = (act: Promise<unknown>) =>
  act.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  );
const woman = () => makePatient(site, fresh(), { TenBenhNhan: 'Lê Thị Mẹ', GioiTinh: 'FEMALE' });
const born = { ThoiDiemSinh: new Date(), GioiTinh: 'MALE', CanNangSinh: 3100 } as const;
const bear = (mother: Patient) => createNewborn(fresh(), mother._id, born);
const children = async (mother: Patient) => (await childrenOf(fresh(), mother._id)).map(({ _id }) => _id);
const motherOf = async (child: Patient) => (await patientById(fresh(), child._id)).Me_Id;

async function merge(kept: Patient, other: Patient, truongLays: readonly string[] = []) {
  const [first, second] = [await patientById(fresh(), kept._id), await patientById(fresh(), other._id)];
  return mergePatients(fresh(), {
    id: kept._id,
    BenhNhanGop_Id: other._id,
    version: first.version,
    versionGop: second.version,
    truongLays,
    LyDo: 'Một người',
  });
}

async function split(kept: Patient) {
  const [done] = (await mergesInto(fresh(), kept._id)) ?? [];
  return splitPatients(fresh(), done?._id ?? '', 'Hai người');
}

describe('a mother whose two records are merged', () => {
  it('shows her child, does not bear it twice and is not merged with it; a split gives the child back', async () => {
    const [kept, other] = [await woman(), await woman()];
    const child = await bear(other);
    await merge(kept, other);
    expect(await children(kept)).toEqual([child._id]);
    expect(await code(bear(kept))).toBe('NEWBORN_PLACE_TAKEN');
    expect(await code(merge(kept, child))).toBe('PATIENT_MERGE_MOTHER');
    expect(await code(merge(child, kept))).toBe('PATIENT_MERGE_MOTHER');
    await split(kept);
    expect(await children(kept)).toEqual([]);
    expect(await children(other)).toEqual([child._id]);
  });

  it('keeps her children along a chain of merges, and gives each back where it came from', async () => {
    const [first, second, third] = [await woman(), await woman(), await woman()];
    const child = await bear(first);
    await merge(second, first);
    await merge(third, second);
    expect(await motherOf(child)).toBe(third._id);
    await split(third);
    expect(await motherOf(child)).toBe(second._id);
    await split(second);
    expect(await motherOf(child)).toBe(first._id);
  });

  it('is the mother whom a child got by its own merge, and leaves it with that when it is split', async () => {
    const [kept, other] = [await woman(), await woman()];
    const child = await bear(other);
    const known = await makePatient(site, fresh());
    await merge(known, child);
    expect(await motherOf(known)).toBe(other._id);
    await merge(kept, other);
    expect(await motherOf(known)).toBe(kept._id);
    await split(known);
    expect(await motherOf(known)).toBeNull();
    expect(await motherOf(child)).toBe(kept._id);
  });
});

it('a site whose merges left a child behind gets it with the upgrade, and gives it back at a split', async () => {
  const [first, second, third] = [await woman(), await woman(), await woman()];
  const child = await bear(first);
  await merge(second, first);
  await merge(third, second);
  const client = await site.database.pool.connect();
  try {
    await client.query("set session_replication_role = 'replica'"); // as the version before left it
    await client.query('update main.benh_nhan set me_id = $1 where id = $2', [first._id, child._id]);
    await client.query("update main.gop_benh_nhan set ban_ghis = ban_ghis - 'main.benh_nhan.me_id'");
    const folder = path.join(serverFolder, 'migrations');
    const file = readdirSync(folder).find((name) => name.endsWith('nguoi_benh_da_gop.sql')) ?? '';
    const [repair = ''] = readFileSync(path.join(folder, file), 'utf8').split('--> statement-breakpoint');
    await client.query(repair); // which runs before there are guards
    await client.query("set session_replication_role = 'origin'");
  } finally {
    client.release();
  }
  expect(await motherOf(child)).toBe(third._id);
  await split(third);
  await split(second);
  expect(await motherOf(child)).toBe(first._id);
});

it('somebody is found as a duplicate by what a merged record alone knows, and the kept record is shown', async () => {
  const kept = await makePatient(site, fresh(), { CMNDHoacHoChieu: '001180007001' });
  const other = await makePatient(site, fresh(), { CMNDHoacHoChieu: '001180007002' });
  await merge(kept, other);
  const again = await patientInput(site, {
    CMNDHoacHoChieu: '001180007002',
    TenBenhNhan: 'Trần Văn Khác',
    NgaySinh: '1990-01-01',
  });
  const person = { TenBenhNhan: 'Trần Văn Khác', NamSinh: 1990, CMNDHoacHoChieu: '001180007002' };
  expect((await findDuplicates(fresh(), person)).map(({ BenhNhan }) => BenhNhan._id)).toEqual([kept._id]);
  expect(await findDuplicates(fresh(), person, kept._id)).toEqual([]);
  expect(await code(createPatient(fresh(), again, { acceptDuplicate: true }))).toBe('PATIENT_DUPLICATE');
});
