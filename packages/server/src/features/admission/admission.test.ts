import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { type Ctx, localDay, today } from '../../engine/context.ts';
import { cancelKhamBenh, saveKhamBenh } from '../examination/commands.ts';
import { sessionById } from '../examination/queries.ts';
import { codeOf, type ExamFactory, examFactory } from '../examination/testExam.ts';
import { printRecord } from '../printing/print.ts';
import { admissionById, cancelAdmission, createAdmission, updateAdmission } from './paper.ts';
import { admissionOfSession, admissionsOfWard } from './queries.ts';
import { admissionInput, resolved } from './testAdmission.ts';

let site: TestSite;
let doctor: Ctx;
let factory: ExamFactory;

beforeAll(async () => {
  site = await openTestSite();
  factory = await examFactory(site);
  doctor = factory.doctor;
});
afterAll(() => site.close());

const fresh = () => ({ ...doctor, loaders: new Map() });
const create = (input: object) => createAdmission(fresh(), { requestId: v7(), ...input });

/** A session whose saved resolution is an admission. */
async function examined() {
  const made = await factory.examined();
  await resolved(site, doctor, made.id, 'NHAPVIEN');
  return { ...made, input: await admissionInput(site, made.id) };
}

describe('an order to admit', () => {
  it('takes disease, doctor, time and vital signs from the session', async () => {
    const { id, input } = await examined();
    const { version } = await sessionById(fresh(), id);
    await saveKhamBenh(fresh(), id, { version, Mach: 96, NhietDo: 38.5 });
    const row = await admissionById(doctor, await create(input));
    expect(row).toMatchObject({
      TrangThai: 'MoiVaoVien',
      ChanDoanICD_Id: factory.ids.icd,
      BacSiChiDinh_Id: doctor.user?.NhanVien_Id,
      Mach: 96,
      NhietDo: 38.5,
    });
    expect(row.MaNhapVien).toMatch(/^NV\d{2}-\d{6}$/);
    const pdf = await printRecord(fresh(), 'PhieuKhamVaoVien', row._id);
    expect(Buffer.from(pdf).subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('is one a session, whoever writes it and however often', async () => {
    const { input } = await examined();
    const requestId = v7();
    expect(await create({ ...input, requestId })).toBe(await create({ ...input, requestId }));
    expect(await codeOf(create(input))).toBe('ADMISSION_EXISTS');
    const other = await examined();
    const codes = await Promise.all([codeOf(create(other.input)), codeOf(create(other.input))]);
    expect(codes.sort()).toEqual(['ADMISSION_EXISTS', 'done']);
  });

  it('needs a saved resolution that is one, and is refused at its fields', async () => {
    const { id, input } = await examined();
    const issuesOf = async (more: object) => {
      const error = await create({ ...input, ...more }).catch((it) => it);
      return error.details.issues.map((one: { path: string; code: string }) => `${one.path} ${one.code}`);
    };
    expect(await issuesOf({ LoaiBenhAn_Id: null, LyDoVaoVien: ' ' })).toEqual([
      'LoaiBenhAn_Id REQUIRED',
      'LyDoVaoVien REQUIRED',
    ]);
    expect(await issuesOf({ KhoaNhapVien_Id: factory.ids.room })).toEqual([
      'KhoaNhapVien_Id ADMISSION_TO_NO_WARD',
    ]);
    const elsewhere = await site.database.pool.query<{ id: string }>(
      `select id from auth.node where category = 'DEPARTMENT' and code like 'PKS%' limit 1`,
    );
    if (elsewhere.rows[0])
      expect(await issuesOf({ KhoaNhapVien_Id: elsewhere.rows[0].id })).toEqual([
        'KhoaNhapVien_Id ADMISSION_TO_NO_WARD',
      ]);
    await resolved(site, doctor, id, 'CHUYENVIEN');
    expect(await codeOf(create(input))).toBe('NOT_AN_ADMISSION');
  });

  it('keeps the resolution and the session as they are until it is cancelled', async () => {
    const { id, input } = await examined();
    const order = await create(input);
    const change = () => resolved(site, doctor, id, 'CHUYENVIEN');
    const refused = await change().catch((it) => it);
    expect(refused.details.issues).toEqual([{ path: 'HuongGiaiQuyet_Id', code: 'ADMISSION_NOT_CANCELLED' }]);
    const cancel = () => cancelKhamBenh(fresh(), id, 'xoa', { LyDo_Id: factory.ids.reason });
    expect(await codeOf(cancel())).toBe('ADMISSION_NOT_CANCELLED');
    await cancelAdmission(fresh(), order);
    expect(await codeOf(cancelAdmission(fresh(), order))).toBe('STATE_CHANGED');
    expect(await codeOf(printRecord(fresh(), 'PhieuKhamVaoVien', order))).toBe('STATE_CHANGED');
    expect(await admissionOfSession(fresh(), id)).toBeNull();
    expect(await codeOf(change())).toBe('done');
    expect(await codeOf(cancel())).toBe('done');
  });

  it('is changed by who saw the latest version', async () => {
    const { input } = await examined();
    const id = await create(input);
    await updateAdmission(fresh(), id, { version: 1, QuaTrinhBenhLy: 'Sốt ngày thứ 7' });
    expect(await codeOf(updateAdmission(fresh(), id, { version: 1, LyDoVaoVien: 'x' }))).toBe('CONFLICT');
    expect(await admissionById(doctor, id)).toMatchObject({ QuaTrinhBenhLy: 'Sốt ngày thứ 7', version: 2 });
  });

  it('stands in the list of its department on its day, in as many statements for one as for several', async () => {
    const { input } = await examined();
    const { KhoaNhapVien_Id } = input;
    const at = { ThoiGianVaoVien: new Date(fresh().now().getTime() + 3 * 86_400_000) };
    const first = await create({ ...input, ...at });
    const day = localDay((await admissionById(doctor, first)).ThoiGianVaoVien);
    const ask = () => admissionsOfWard(fresh(), { KhoaNhapVien_Id, startDate: day, endDate: day });
    const statements = await site.countQueries(ask);
    const second = await create({ ...(await examined()).input, ...at });
    expect((await ask()).map((one) => one._id)).toEqual([first, second]);
    expect(await site.countQueries(ask)).toBe(statements);
    await cancelAdmission(fresh(), first);
    expect((await ask()).map((one) => one._id)).toEqual([second]);
    const now = await admissionsOfWard(fresh(), { KhoaNhapVien_Id });
    expect(now.every((one) => one._id !== second)).toBe(true);
    expect(today(doctor)).not.toBe(day);
  });

  it('is not written by who may only read records', async () => {
    const { input } = await examined();
    const answer = await site.graphql(
      'main',
      `mutation ($input: TiepNhanNhapVienInput!) { createTiepNhanNhapVien(input: $input) { _id } }`,
      { input: { ...input, requestId: v7() } },
      await site.token('dieuduong'),
    );
    expect(answer.errors?.[0]?.extensions?.['code']).toBe('FORBIDDEN');
  });
});
