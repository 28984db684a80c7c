import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { orderForSession } from '../examination/orderForSession.ts';
import { sessionById } from '../examination/queries.ts';
import { codeOf, type ExamFactory, examFactory } from '../examination/testExam.ts';
import { removeOrders } from '../orders/commands.ts';
import { patientById } from '../patients/queries.ts';
import { cancelRecord, createRecord, updateRecord } from './commands.ts';
import { cancelDischarge } from './discharges.ts';
import { addSession, beginEpisode, endEpisode, removeSession } from './episodes.ts';
import { episodesOf, recordById, recordsOfPatient, recordsOfRoom, sessionsOfEpisode } from './queries.ts';
import { makeDischarge, makeRecord, recordInput } from './testMedicalRecord.ts';

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
const now = () => doctor.now();

/** A record that is opened in an examination. */
async function opened() {
  const made = await factory.examined();
  return { ...made, record: await makeRecord(site, doctor, made.id) };
}

/** A further examination of a patient, with a main disease. */
const again = async (patient: string) =>
  (await factory.examined({ again: patient, visit: { xacNhanTrung: true } })).id;

const issuesOf = async (act: Promise<unknown>): Promise<string[]> => {
  const error = await act.then(
    () => ({}),
    (it) => it,
  );
  return (error.details?.issues ?? []).map(
    (one: { path: string; code: string }) => `${one.path} ${one.code}`,
  );
};

describe('an outpatient record', () => {
  it('takes from the examination what is known, has a number of the year, and one open episode', async () => {
    const { record, id, patient } = await opened();
    const row = await recordById(fresh(), record);
    const session = await sessionById(fresh(), id);
    expect(row.SoBenhAn).toMatch(/^NT\d\d-\d{5}$/);
    expect(row).toMatchObject({
      BenhNhan_Id: patient,
      PhongBan_Id: factory.ids.room,
      BacSi_Id: session.BacSiKham_Id,
      ChanDoan: 'Viêm họng cấp',
      ChanDoanICD_Id: factory.ids.icd,
      ThoiGianVaoVien: session.NgayKham,
    });
    const episodes = await episodesOf(fresh(), record);
    expect(episodes.map(({ DotThu, TrangThai }) => [DotThu, TrangThai])).toEqual([[1, 'DangDieuTri']]);
    expect(session).toMatchObject({ BenhAn_Id: record, DotDieuTri_Id: episodes[0]?._id });
  });

  it('stays in the facility of its examination', async () => {
    const { id } = await factory.examined();
    const elsewhere = { PhongBan_Id: await site.id('auth.node', 'PKS01') };
    const input = { requestId: v7(), ...(await recordInput(site, id)), ...elsewhere };
    expect(await issuesOf(createRecord(fresh(), input))).toEqual(['PhongBan_Id NOT_IN_LIST']);
    const { record } = await opened();
    expect(await issuesOf(updateRecord(fresh(), record, { version: 1, ...elsewhere }))).toEqual([
      'PhongBan_Id NOT_IN_LIST',
    ]);
    const next = { PhongBan_Id: await site.id('auth.node', 'PK02') };
    expect(await issuesOf(updateRecord(fresh(), record, { version: 1, ...next }))).toEqual([]);
  });

  it('wants its type, specialty and begin at their fields, and no begin to come', async () => {
    const { id } = await factory.examined();
    const input = { requestId: v7(), KhamBenh_Id: id, ThoiGianVaoVien: null, ChuyenKhoa_Id: null };
    expect(await issuesOf(createRecord(fresh(), input))).toEqual([
      'LoaiBenhAn_Id REQUIRED',
      'ThoiGianVaoVien REQUIRED',
      'ChuyenKhoa_Id REQUIRED',
    ]);
    const late = { ...(await recordInput(site, id)), ThoiGianVaoVien: new Date(now().getTime() + 60_000) };
    expect(await issuesOf(createRecord(fresh(), { requestId: v7(), ...late }))).toEqual([
      'ThoiGianVaoVien MEDICAL_RECORD_FUTURE',
    ]);
  });

  it('is of the specialty of its room, unless another one is given', async () => {
    const { id } = await factory.examined();
    const { LoaiBenhAn_Id } = await recordInput(site, id);
    const row = await recordById(
      fresh(),
      await createRecord(fresh(), { requestId: v7(), KhamBenh_Id: id, LoaiBenhAn_Id }),
    );
    expect(row.ChuyenKhoa_Id).toBe(await site.id('main.chuyen_khoa', 'K03'));
  });

  it('is opened once for a request that is repeated, and once for a patient by two rooms at once', async () => {
    const { id, patient } = await factory.examined();
    const other = await again(patient);
    const open = async (session: string) =>
      createRecord(fresh(), { requestId: v7(), ...(await recordInput(site, session)) });
    const codes = await Promise.all([codeOf(open(id)), codeOf(open(other))]);
    expect(codes.sort()).toEqual(['MEDICAL_RECORD_EXISTS', 'done']);
    expect(await recordsOfPatient(fresh(), patient)).toHaveLength(1);
  });

  it('takes further examinations of its patient into the open episode alone', async () => {
    const { record, id, patient } = await opened();
    const second = await again(patient);
    await addSession(fresh(), record, second);
    const [first] = await episodesOf(fresh(), record);
    const sessions = await sessionsOfEpisode(fresh(), first?._id ?? '');
    expect(sessions.map((one) => one._id)).toEqual([id, second]);
    expect(await codeOf(addSession(fresh(), record, second))).toBe('MEDICAL_RECORD_HAS_SESSION');
    const stranger = await factory.examined();
    expect(await codeOf(addSession(fresh(), record, stranger.id))).toBe('MEDICAL_RECORD_OTHER_PATIENT');
    expect(await codeOf(removeSession(fresh(), record, id))).toBe('MEDICAL_RECORD_OPENED_HERE');
    await removeSession(fresh(), record, second);
    await endEpisode(fresh(), record, 1, now());
    expect(await codeOf(addSession(fresh(), record, second))).toBe('NO_TREATMENT_EPISODE');
    await beginEpisode(fresh(), record, 1, now());
    expect(await codeOf(beginEpisode(fresh(), record, 1, now()))).toBe('TREATMENT_EPISODE_OPEN');
    await addSession(fresh(), record, second);
    const episodes = await episodesOf(fresh(), record);
    expect(episodes.map(({ DotThu, TrangThai }) => [DotThu, TrangThai])).toEqual([
      [1, 'DaKetThuc'],
      [2, 'DangDieuTri'],
    ]);
    expect((await sessionById(fresh(), second)).DotDieuTri_Id).toBe(episodes[1]?._id);
  });

  it('ends an episode neither before its begin nor in the future', async () => {
    const { record } = await opened();
    const at = (minutes: number) => new Date(now().getTime() + minutes * 60_000);
    expect(await issuesOf(endEpisode(fresh(), record, 1, at(5)))).toEqual([
      'ThoiGianKetThuc MEDICAL_RECORD_FUTURE',
    ]);
    expect(await issuesOf(endEpisode(fresh(), record, 1, at(-600)))).toEqual([
      'ThoiGianKetThuc TREATMENT_EPISODE_ORDER',
    ]);
  });

  it('is changed with its version, and keeps what is not given', async () => {
    const { record } = await opened();
    await updateRecord(fresh(), record, { version: 1, HuongDieuTri: 'Kiểm soát đường huyết', Mach: 82 });
    expect(await codeOf(updateRecord(fresh(), record, { version: 1, Mach: 80 }))).toBe('CONFLICT');
    expect(await issuesOf(updateRecord(fresh(), record, { version: 2, Mach: 900 }))).toEqual([
      'Mach TOO_LARGE',
    ]);
    expect(await recordById(fresh(), record)).toMatchObject({
      version: 2,
      Mach: 82,
      ChanDoan: 'Viêm họng cấp',
      HuongDieuTri: 'Kiểm soát đường huyết',
    });
  });

  it('is cancelled with a reason while nothing else belongs to it, and lets its examination go', async () => {
    const { record, id, patient } = await opened();
    const second = await again(patient);
    await addSession(fresh(), record, second);
    expect(await codeOf(cancelRecord(fresh(), record, 'Nhầm'))).toBe('MEDICAL_RECORD_IN_USE');
    await removeSession(fresh(), record, second);
    expect(await codeOf(cancelRecord(fresh(), record, ' '))).toBe('BAD_INPUT');
    await cancelRecord(fresh(), record, 'Nhầm người bệnh');
    expect((await recordById(fresh(), record)).TrangThai).toBe('DaHuy');
    expect((await sessionById(fresh(), id)).BenhAn_Id).toBeNull();
    expect((await episodesOf(fresh(), record)).map((one) => one.TrangThai)).toEqual(['DaHuy']);
    expect(await codeOf(updateRecord(fresh(), record, { version: 2 }))).toBe('MEDICAL_RECORD_CLOSED');
    await makeRecord(site, doctor, id);
  });

  it('keeps the orders of its examinations once it has ended', async () => {
    const { record, id } = await opened();
    const [slip] = await orderForSession(fresh(), {
      requestId: v7(),
      KhamBenh_Id: id,
      chiTiets: [{ DichVu_Id: factory.ids.test, LoaiGia_Id: factory.ids.price }],
    });
    const paper = await makeDischarge(doctor, record);
    expect(await codeOf(removeOrders(fresh(), [slip ?? '']))).toBe('MEDICAL_RECORD_BLOCKS_ORDER');
    await cancelDischarge(fresh(), paper, 'Còn phải chờ kết quả');
    expect(await codeOf(removeOrders(fresh(), [slip ?? '']))).toBe('done');
  });

  it('is listed by room and state with counts, by number or name, in one statement however many there are', async () => {
    const { record, patient } = await opened();
    const { SoBenhAn } = await recordById(fresh(), record);
    const { TenBenhNhan } = await patientById(fresh(), patient);
    const idRoom = factory.ids.room;
    for (const keyword of [SoBenhAn, TenBenhNhan]) {
      const found = await recordsOfRoom(fresh(), { idRoom, keyword });
      expect(found.benhAns.map((one) => one._id)).toEqual([record]);
      expect([found.DangDieuTri, found.DaKetThuc, found.DaHuy]).toEqual([1, 0, 0]);
    }
    await opened();
    expect(await site.countQueries(() => recordsOfRoom(fresh(), { idRoom }))).toBeLessThanOrEqual(2);
    expect(
      (await recordsOfRoom(fresh(), { idRoom, TrangThai: 'DaKetThuc', keyword: SoBenhAn })).benhAns,
    ).toEqual([]);
  });

  it('is not opened by who may only read', async () => {
    const { id } = await factory.examined();
    const token = await site.token('dieuduong');
    const answer = await site.graphql(
      'main',
      `mutation ($input: BenhAnNgoaiTruInput!) { createBenhAnNgoaiTru(input: $input) { _id } }`,
      { input: { requestId: v7(), ...(await recordInput(site, id)) } },
      token,
    );
    expect(answer.errors?.[0]?.extensions?.['code']).toBe('FORBIDDEN');
  });
});
