import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import type { BenhNhanInput } from '../../gql/main.ts';
import { examFactory } from '../examination/testExam.ts';
import { makeRecord } from '../medicalRecords/testMedicalRecord.ts';
import { updatePatient } from './commands.ts';
import { mergePatients, previewMerge, splitPatients } from './merge.ts';
import { staysBehind } from './mergeMoves.ts';
import { duplicatePairs, livingPatient, mergesInto } from './mergeQueries.ts';
import { patientById } from './queries.ts';
import { byCode } from './quickSearch.ts';
import { makePatient } from './testPatient.ts';

let site: TestSite;
let ctx: Ctx;
let factory: Awaited<ReturnType<typeof examFactory>>;
beforeAll(async () => {
  site = await openTestSite();
  ctx = await site.ctx('quantri', { node: 'TN01' });
  factory = await examFactory(site);
});
afterAll(() => site.close());

const fresh = (): Ctx => ({ ...ctx, loaders: new Map() });
const code = (act: Promise<unknown>) =>
  act.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  );

const make = (more: BenhNhanInput = {}) => makePatient(site, fresh(), more);

async function merge(kept: string, other: string, truongLays: readonly string[] = []) {
  const [first, second] = [await patientById(fresh(), kept), await patientById(fresh(), other)];
  return mergePatients(fresh(), {
    id: kept,
    BenhNhanGop_Id: other,
    version: first.version,
    versionGop: second.version,
    truongLays,
    LyDo: 'Một người',
  });
}

/** How many rows of every table name a patient. */
async function rowsOf(patient: string): Promise<Record<string, number>> {
  const { rows } = await site.database.pool.query<{ name: string }>(
    `select n.nspname || '.' || c.relname as name from pg_attribute a join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'p') and not c.relispartition
     join pg_namespace n on n.oid = c.relnamespace where a.attname = 'benh_nhan_id' and n.nspname in ('main', 'pharmacy', 'auth', 'print')`,
  );
  const found: Record<string, number> = {};
  for (const { name } of rows) {
    const counted = await site.database.pool.query<{ count: number }>(
      `select count(*)::int as count from ${name} where benh_nhan_id = $1`,
      [patient],
    );
    const count = counted.rows[0]?.count ?? 0;
    if (count > 0 && !staysBehind.includes(name)) found[name] = count;
  }
  return found;
}

/** A patient with an examination that has ended, and its orders, prescription and account. */
async function treated(): Promise<{ id: string; visit: string }> {
  const exam = await factory.examined();
  await site.database.pool.query("update main.kham_benh set trang_thai = 'DaKham' where id = $1", [exam.id]);
  await site.database.pool.query("update main.hang_doi_ve set trang_thai = 'xong' where benh_nhan_id = $1", [
    exam.patient,
  ]);
  return { id: exam.patient, visit: exam.visit };
}

/** The same with an open outpatient record. */
async function treatedWithRecord(): Promise<{ id: string; record: string }> {
  const exam = await factory.examined();
  const record = await makeRecord(site, factory.doctor, exam.id);
  await site.database.pool.query("update main.kham_benh set trang_thai = 'DaKham' where id = $1", [exam.id]);
  await site.database.pool.query("update main.hang_doi_ve set trang_thai = 'xong' where benh_nhan_id = $1", [
    exam.patient,
  ]);
  return { id: exam.patient, record };
}

describe('a merge of two records', () => {
  it('gives everything of one to the other, and a split gives it back with what was made since for its visits', async () => {
    const other = await treated();
    const kept = await make({ TenBenhNhan: 'Ngô Thị Giữ' });
    const before = await rowsOf(other.id);
    expect(Object.keys(before)).toEqual(
      expect.arrayContaining(['main.kham_benh', 'main.tiep_nhan', 'main.vien_phi', 'main.vien_phi_dong']),
    );
    await merge(kept._id, other.id);
    expect(await rowsOf(other.id)).toEqual({});
    expect(await rowsOf(kept._id)).toEqual(before);

    // made since: a ticket of the visit that came, and one of the kept record itself
    const ticket = `insert into main.hang_doi_ve select (jsonb_populate_record(v, jsonb_build_object('id', gen_random_uuid(),
      'so_thu_tu', $2::int, 'tiep_nhan_id', $3::uuid))).* from main.hang_doi_ve v where v.tiep_nhan_id = $1 limit 1`;
    await site.database.pool.query(ticket, [other.visit, 901, other.visit]);
    await site.database.pool.query(ticket, [other.visit, 902, null]);
    const [done] = (await mergesInto(fresh(), kept._id)) ?? [];
    await splitPatients(fresh(), done?._id ?? '', 'Hai người khác nhau');
    const tickets = before['main.hang_doi_ve'] ?? 0;
    expect(await rowsOf(other.id)).toEqual({ ...before, 'main.hang_doi_ve': tickets + 1 });
    expect(await rowsOf(kept._id)).toEqual({ 'main.hang_doi_ve': 1 });
  });

  it('answers a repeated request as the first, and refuses other content under its id; so does the split', async () => {
    const [kept, other] = [await make(), await make()];
    const input = {
      id: kept._id,
      BenhNhanGop_Id: other._id,
      version: kept.version,
      versionGop: other.version,
      truongLays: [],
      LyDo: 'Một người',
      requestId: v7(),
    };
    await mergePatients(fresh(), input);
    expect(await mergePatients(fresh(), input)).toMatchObject({ _id: kept._id });
    expect(await mergesInto(fresh(), kept._id)).toHaveLength(1);
    expect(await code(mergePatients(fresh(), { ...input, LyDo: 'Khác' }))).toBe('REQUEST_ID_REUSED');
    expect(await code(mergePatients(fresh(), { ...input, requestId: v7() }))).toBe('PATIENT_CANCELLED');

    const [done] = (await mergesInto(fresh(), kept._id)) ?? [];
    const request = v7();
    await splitPatients(fresh(), done?._id ?? '', 'Nhầm', request);
    expect(await splitPatients(fresh(), done?._id ?? '', 'Nhầm', request)).toMatchObject({ _id: kept._id });
    expect(await code(splitPatients(fresh(), done?._id ?? '', 'Nhầm'))).toBe('STATE_CHANGED');
  });

  it('leads from the code, the papers and the id of the merged record to the kept one, along a chain', async () => {
    const first = await make({ CMNDHoacHoChieu: '001175009001' });
    const second = await make({ CMNDHoacHoChieu: '001175009002' });
    const third = await make({ CMNDHoacHoChieu: '001175009003' });
    await merge(second._id, first._id);
    await merge(third._id, second._id);
    expect((await livingPatient(fresh(), first._id))?._id).toBe(third._id);
    for (const found of [first.MaYTe, second.MaYTe, '001175009001', '001175009002'])
      expect((await byCode(fresh(), found))?._id).toBe(third._id);
  });

  it('takes the chosen fields, fills gaps, joins allergies; the split restores what nobody has changed since', async () => {
    const kept = await make({ TienSuDiUng: 'Penicillin', Email: null });
    const other = await make({ TienSuDiUng: 'Tôm', Email: 'an@example.vn', NgaySinh: '1981-01-02' });
    const merged = await merge(kept._id, other._id, ['NgaySinh']);
    expect(merged).toMatchObject({
      NgaySinh: '1981-01-02',
      NamSinh: 1981,
      TienSuDiUng: 'Penicillin; Tôm',
      Email: 'an@example.vn',
      SoDienThoai: kept.SoDienThoai,
    });
    await updatePatient(fresh(), kept._id, { version: merged.version, Email: 'moi@example.vn' });
    const [done] = (await mergesInto(fresh(), kept._id)) ?? [];
    expect(await splitPatients(fresh(), done?._id ?? '', 'Nhầm')).toMatchObject({
      NgaySinh: '1980-05-02',
      TienSuDiUng: 'Penicillin',
      Email: 'moi@example.vn',
    });
    expect(await patientById(fresh(), other._id)).toMatchObject({
      TrangThai: 'DangSuDung',
      BenhNhanGop_Id: null,
      NgaySinh: '1981-01-02',
    });
  });

  it('is refused while one is examined, when both came on one day, with itself, without a reason and after a change', async () => {
    const exam = await factory.examined();
    const kept = await make();
    expect(await code(merge(kept._id, exam.patient))).toBe('PATIENT_MERGE_SERVED');
    const [one, two] = [await treated(), await treated()];
    expect(await code(merge(one.id, two.id))).toBe('PATIENT_MERGE_SAME_DAY');
    expect((await previewMerge(fresh(), one.id, two.id)).hanhDongs).toContainEqual({
      action: 'gop',
      refusal: 'PATIENT_MERGE_SAME_DAY',
    });
    expect(await code(merge(kept._id, kept._id))).toBe('PATIENT_MERGE_ITSELF');
    const other = await make();
    const input = { id: kept._id, BenhNhanGop_Id: other._id, version: 1, versionGop: 1, truongLays: [] };
    expect(await code(mergePatients(fresh(), { ...input, LyDo: ' ' }))).toBe('BAD_INPUT');
    expect(await code(mergePatients(fresh(), { ...input, versionGop: 7, LyDo: 'x' }))).toBe('CONFLICT');
    await merge(kept._id, other._id);
    expect(await code(merge(kept._id, other._id))).toBe('PATIENT_CANCELLED');
    expect(await code(updatePatient(fresh(), other._id, { GhiChu: 'x' }))).toBe('PATIENT_CANCELLED');
  });

  it('is refused while both have an open medical record of one type and specialty', async () => {
    const [one, two] = [await treatedWithRecord(), await treatedWithRecord()];
    await site.database.pool.query(
      'update main.tiep_nhan set da_xac_nhan_chi_phi = true where benh_nhan_id = any($1)',
      [[one.id, two.id]],
    );
    expect(await code(merge(one.id, two.id))).toBe('PATIENT_MERGE_OPEN_RECORDS');
    await site.database.pool.query(`update main.benh_an set trang_thai = 'DaKetThuc' where id = $1`, [
      two.record,
    ]);
    expect(await code(merge(one.id, two.id))).toBe('done');
  });

  it('happens once when two desks merge the same records at once, whichever way round', async () => {
    const [one, two] = [await make(), await make()];
    const done = await Promise.all([code(merge(one._id, two._id)), code(merge(two._id, one._id))]);
    expect(done.filter((each) => each === 'done')).toHaveLength(1);
  });
});

it('pairs of records are listed by what they share, the likeliest first, and no longer once they are merged', async () => {
  const [one, two] = [
    await make({ TenBenhNhan: 'Tạ Văn Đôi', NgaySinh: '1966-06-06', CMNDHoacHoChieu: '001166000777' }),
    await make({ TenBenhNhan: 'Tạ Văn Đôi', NgaySinh: '1966-06-06' }),
  ];
  const pairOf = async () =>
    (await duplicatePairs(fresh())).find(({ BenhNhan }) => BenhNhan._id === one._id)?.BenhNhanKia._id;
  expect(await pairOf()).toBe(two._id);
  await merge(one._id, two._id);
  expect(await pairOf()).toBeUndefined();
});

/** Tables that hold a patient once only while something is open: two who both have it open are not merged. */
const guarded = ['main.benh_an', 'main.tiep_nhan_nhap_vien'];

it('no table that follows a merge may hold a patient once only, or refuse changes', async () => {
  const { rows } = await site.database.pool.query<{ name: string }>(
    `select n.nspname || '.' || c.relname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
     join pg_namespace n on n.oid = c.relnamespace
     where a.attname = 'benh_nhan_id' and c.relkind in ('r', 'p') and not c.relispartition and (exists (select from pg_index i where i.indrelid = c.oid
       and i.indisunique and a.attnum = any(i.indkey)) or exists (select from pg_trigger t where t.tgrelid = c.oid
       and not t.tgisinternal and t.tgfoid = 'main.refuse_change'::regproc))`,
  );
  expect([...staysBehind, ...guarded]).toEqual(expect.arrayContaining(rows.map(({ name }) => name)));
});
