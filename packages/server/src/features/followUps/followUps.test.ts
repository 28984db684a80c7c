import { usualLastDay } from '@sen/domain/followUps/giayHen';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import type { DomainError } from '../../engine/errors.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { cancelKhamBenh } from '../examination/commands.ts';
import { codeOf, type ExamFactory, examFactory } from '../examination/testExam.ts';
import { markDeath } from '../patients/commands.ts';
import { printRecord } from '../printing/print.ts';
import { cancelTiepNhan, updateTiepNhan } from '../reception/commands.ts';
import { receptionById } from '../reception/queries.ts';
import { cancelSlip, createSlip, issueAgain, slipById, slipsOfSession } from './paper.ts';
import { usableSlips } from './queries.ts';
import { dayFromNow, endWithFollowUp, makeSlip } from './testFollowUps.ts';

let site: TestSite;
let doctor: Ctx;
let factory: ExamFactory;

beforeAll(async () => {
  site = await openTestSite();
  factory = await examFactory(site);
  doctor = factory.doctor;
});
afterAll(() => site.close());

const fresh = (of: Ctx = doctor) => ({ ...of, loaders: new Map() });
const create = (input: object) => createSlip(fresh(), { requestId: v7(), ...input });
const slip = (id: string) => slipById(fresh(), id);

/** An ended session with a follow-up in so many days. */
async function ended(days = 14) {
  const made = await factory.examined();
  await endWithFollowUp(doctor, made.id, factory.ids.end, days);
  return made;
}

/** A slip that holds today. */
async function due() {
  const made = await ended(0);
  const id = await makeSlip(doctor, made.id);
  return { ...made, slip: await slip(id) };
}

const comes = (patient: string, visit: object) =>
  factory.arrived({ again: patient, visit: { xacNhanTrung: true, TaiKhamTheoHen: true, ...visit } });

/** Path and code of the issues of a refusal. */
const issues = (act: Promise<unknown>) =>
  act.then(
    () => [],
    (error: DomainError) =>
      (error.details['issues'] as { path: string; code: string }[]).map(
        ({ path, code }) => `${path} ${code}`,
      ),
  );

describe('an appointment slip', () => {
  it('begins with what the session says, and has a number of its own', async () => {
    const { id } = await ended();
    expect(await slip(await create({ KhamBenh_Id: id, LyDoHen: ' Thử lại máu ' }))).toMatchObject({
      SoGiayHen: expect.stringMatching(/^HK\d{8}$/),
      TrangThai: 'HieuLuc',
      NgayHen: dayFromNow(14),
      HieuLucDen: usualLastDay(dayFromNow(14)),
      NoiHen_Id: factory.ids.room,
      BacSiHen_Id: doctor.user?.NhanVien_Id,
      ChanDoan: 'Viêm họng cấp',
      LyDoHen: 'Thử lại máu',
      DanDo: 'Uống thuốc đều',
      NgayCap: dayFromNow(0),
    });
  });

  it('stands on an ended session with a follow-up day, and is refused at its fields', async () => {
    const open = await factory.examined();
    expect(await codeOf(create({ KhamBenh_Id: open.id }))).toBe('EXAM_NOT_ENDED');
    const { id } = await ended();
    await site.database.pool.query('update main.kham_benh set ngay_tai_kham = null where id = $1', [id]);
    expect(await codeOf(create({ KhamBenh_Id: id }))).toBe('FOLLOW_UP_DAY_NEEDED');
    const other = await ended();
    expect(await issues(create({ KhamBenh_Id: other.id, NgayHen: dayFromNow(-1) }))).toEqual([
      'NgayHen FOLLOW_UP_BEFORE_EXAM',
    ]);
    const early = { KhamBenh_Id: other.id, HieuLucDen: dayFromNow(13) };
    expect(await issues(create(early))).toEqual(['HieuLucDen APPOINTMENT_ENDS_BEFORE']);
  });

  it('is one for a visit, also when two issue it at once, and for a request that is repeated', async () => {
    const { id } = await ended();
    const codes = await Promise.all([
      codeOf(create({ KhamBenh_Id: id })),
      codeOf(create({ KhamBenh_Id: id })),
    ]);
    expect(codes.sort()).toEqual(['APPOINTMENT_EXISTS', 'done']);
    const again = { requestId: v7(), KhamBenh_Id: (await ended()).id };
    expect(await create(again)).toBe(await create(again));
  });

  it('is issued again as a new one that replaces it, for another day if need be', async () => {
    const { id } = await ended();
    const first = await makeSlip(doctor, id);
    const input = { requestId: v7(), version: 1, NgayHen: dayFromNow(20) };
    expect(await codeOf(issueAgain(fresh(), first, { ...input, version: 7 }, 'Đổi ngày'))).toBe('CONFLICT');
    expect(await codeOf(issueAgain(fresh(), first, input, ' '))).toBe('BAD_INPUT');
    const second = await issueAgain(fresh(), first, { ...input, requestId: v7() }, 'Đổi ngày');
    const [old, now] = [await slip(first), await slip(second)];
    expect(old).toMatchObject({ TrangThai: 'BiThayThe', NgayHen: dayFromNow(14) });
    expect(now).toMatchObject({
      TrangThai: 'HieuLuc',
      ThayTheCho_Id: first,
      LyDoCapLai: 'Đổi ngày',
      NgayHen: dayFromNow(20),
      HieuLucDen: usualLastDay(dayFromNow(20)),
      DanDo: 'Uống thuốc đều',
    });
    expect(now.SoGiayHen).not.toBe(old.SoGiayHen);
    expect(
      Buffer.from(await printRecord(fresh(), 'PhieuHenKhamLai', second))
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect(await codeOf(printRecord(fresh(), 'PhieuHenKhamLai', first))).toBe('STATE_CHANGED');
    expect((await slipsOfSession(fresh(), id)).map((one) => one._id)).toEqual([second, first]);
  });

  it('is cancelled with a reason, and before its session is', async () => {
    const { id } = await ended();
    const made = await makeSlip(doctor, id);
    const cancel = () => cancelKhamBenh(fresh(), id, 'huy', { LyDo_Id: factory.ids.reason });
    expect(await codeOf(cancel())).toBe('APPOINTMENT_NOT_CANCELLED');
    expect(await codeOf(cancelSlip(fresh(), made, ''))).toBe('BAD_INPUT');
    await cancelSlip(fresh(), made, 'Người bệnh đổi ý');
    expect(await codeOf(cancelSlip(fresh(), made, 'Lần nữa'))).toBe('STATE_CHANGED');
    expect(await codeOf(create({ KhamBenh_Id: id }))).toBe('done');
  });

  it('is not issued for the deceased, and by nobody without the right', async () => {
    const { id, patient } = await ended();
    const token = await site.token('thungan1');
    const answer = await site.graphql(
      'main',
      'mutation ($input: GiayHenKhamLaiInput!) { createGiayHenKhamLai(input: $input) { _id } }',
      { input: { requestId: v7(), KhamBenh_Id: id } },
      token,
    );
    expect(answer.errors?.[0]?.extensions?.['code']).toBe('FORBIDDEN');
    await inTransaction(fresh(), (tx) => markDeath(tx, patient, true));
    expect(await codeOf(create({ KhamBenh_Id: id }))).toBe('PATIENT_DIED_APPOINTMENT');
  });
});

describe('a visit by appointment', () => {
  it('uses its slip once, in small letters too, and gives it back when it is cancelled', async () => {
    const { patient, slip: first } = await due();
    expect(await issues(comes(patient, {}))).toEqual(['SoGiayHen APPOINTMENT_NUMBER_NEEDED']);
    const { visit } = await comes(patient, { SoGiayHen: ` ${first.SoGiayHen.toLowerCase()} ` });
    expect(await receptionById(fresh(), visit)).toMatchObject({ SoGiayHen: first.SoGiayHen });
    expect(await slip(first._id)).toMatchObject({ TrangThai: 'DaDung', DungCho_Id: visit });
    expect(await issues(comes(patient, { SoGiayHen: first.SoGiayHen }))).toEqual([
      'SoGiayHen APPOINTMENT_USED',
    ]);
    expect(await codeOf(cancelSlip(fresh(), first._id, 'Nhầm'))).toBe('STATE_CHANGED');
    // another change of the visit asks no more for it
    await updateTiepNhan(fresh(factory.desk), visit, { LyDoKham: 'Tái khám' });
    await site.database.pool.query('update main.dich_vu_yeu_cau_chi_tiet set duoc_phep_thuc_hien = false');
    expect(await codeOf(cancelTiepNhan(fresh(factory.desk), visit, 'Nhầm người'))).toBe('done');
    expect(await slip(first._id)).toMatchObject({ TrangThai: 'HieuLuc', DungCho_Id: null, NgayDung: null });
  });

  it('gives its slip back when it names none any more, and refuses those that do not hold', async () => {
    const { patient, slip: first } = await due();
    const { visit } = await comes(patient, { SoGiayHen: first.SoGiayHen });
    const desk = () => fresh(factory.desk);
    await updateTiepNhan(desk(), visit, { TaiKhamTheoHen: false });
    expect(await receptionById(fresh(), visit)).toMatchObject({ SoGiayHen: null });
    expect((await usableSlips(desk(), patient, factory.desk.nodeId)).map((one) => one._id)).toEqual([
      first._id,
    ]);

    const take = (SoGiayHen: string) =>
      issues(updateTiepNhan(desk(), visit, { TaiKhamTheoHen: true, SoGiayHen }));
    const later = await makeSlip(doctor, (await ended(3)).id);
    expect(await take((await slip(later)).SoGiayHen)).toEqual(['SoGiayHen APPOINTMENT_OF_ANOTHER']);
    expect(await take('HK99000001')).toEqual(['SoGiayHen APPOINTMENT_UNKNOWN']);
    const set = (columns: string) =>
      site.database.pool.query(`update main.giay_hen_kham_lai set ${columns} where id = $1`, [first._id]);
    await set(`ngay_hen = '${dayFromNow(3)}', hieu_luc_den = '${dayFromNow(9)}'`);
    expect(await take(first.SoGiayHen)).toEqual(['SoGiayHen APPOINTMENT_EARLY']);
    await set(`ngay_hen = '${dayFromNow(-9)}', hieu_luc_den = '${dayFromNow(-3)}'`);
    expect(await take(first.SoGiayHen)).toEqual(['SoGiayHen APPOINTMENT_EXPIRED']);
    await set(`ngay_hen = '${dayFromNow(-9)}', hieu_luc_den = '${dayFromNow(3)}', trang_thai = 'BiThayThe'`);
    expect(await take(first.SoGiayHen)).toEqual(['SoGiayHen APPOINTMENT_REPLACED']);
    await set(`trang_thai = 'DaHuy'`);
    expect(await take(first.SoGiayHen)).toEqual(['SoGiayHen APPOINTMENT_CANCELLED']);
    await set(`trang_thai = 'HieuLuc'`);
    expect(await take(first.SoGiayHen)).toEqual([]);
  });

  it('is one when two desks use the same slip at once', async () => {
    const { patient, slip: first } = await due();
    const { SoGiayHen } = first;
    const codes = await Promise.all([
      codeOf(comes(patient, { SoGiayHen })),
      codeOf(comes(patient, { SoGiayHen })),
    ]);
    expect(codes.sort()).toEqual(['BAD_INPUT', 'done']);
  });
});
