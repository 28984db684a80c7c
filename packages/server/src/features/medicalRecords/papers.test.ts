import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { codeOf, type ExamFactory, examFactory } from '../examination/testExam.ts';
import { patientById } from '../patients/queries.ts';
import { timelineOf } from '../patients/timeline.ts';
import { printRecord } from '../printing/print.ts';
import { cancelRecord } from './commands.ts';
import { cancelDischarge, updateDischarge } from './discharges.ts';
import { dischargeById, dischargesOf, episodesOf, recordById, summariesOf } from './queries.ts';
import { createSummary, removeSummary, updateSummary } from './summaries.ts';
import { makeDischarge, makeRecord, makeSummary } from './testMedicalRecord.ts';

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

async function opened(person: object = {}) {
  const made = await factory.examined({ person });
  return { ...made, record: await makeRecord(site, doctor, made.id) };
}

const issuesOf = async (act: Promise<unknown>): Promise<string[]> => {
  const error = await act.then(
    () => ({}),
    (it) => it,
  );
  return (error.details?.issues ?? []).map(
    (one: { path: string; code: string }) => `${one.path} ${one.code}`,
  );
};

const prints = async (form: string, id: string) =>
  Buffer.from(await printRecord(fresh(), form, id))
    .subarray(0, 5)
    .toString();

describe('a discharge', () => {
  it('ends the record and its episode, with a number of the year and the diagnosis of the record', async () => {
    const { record } = await opened();
    const row = await dischargeById(fresh(), await makeDischarge(doctor, record));
    expect(row.SoRaVien).toMatch(/^\d+\/\d{4}$/);
    expect(row).toMatchObject({ PhienBan: 1, ChanDoan: 'Viêm họng cấp', ChanDoanICD_Id: factory.ids.icd });
    expect((await recordById(fresh(), record)).TrangThai).toBe('DaKetThuc');
    const [episode] = await episodesOf(fresh(), record);
    expect(episode).toMatchObject({ TrangThai: 'DaKetThuc', ThoiGianKetThuc: row.ThoiGianRaVien });
    expect(await codeOf(makeDischarge(doctor, record))).toBe('MEDICAL_RECORD_CLOSED');
  });

  it('stands with its record in the timeline of the patient, not once the record is cancelled', async () => {
    const { record, patient, visit } = await opened();
    const of = async () =>
      (await timelineOf(fresh(), patient))
        .filter((one) => one.loai === 'GiayTo')
        .map(({ TrangThai, noiDung }) => [TrangThai, noiDung]);
    const kind = 'Bệnh án ngoại trú: Viêm họng cấp';
    expect(await of()).toEqual([['DangDieuTri', kind]]);
    const id = await makeDischarge(doctor, record);
    const { SoBenhAn } = await recordById(fresh(), record);
    expect(await of()).toEqual([
      ['DangSuDung', `Ra viện, kết thúc bệnh án ${SoBenhAn}: Viêm họng cấp`],
      ['DaKetThuc', kind],
    ]);
    // a discharge on a day without a visit stands by itself, not under the day on which the record was opened
    const places = async () =>
      (await timelineOf(fresh(), patient))
        .filter((one) => one.loai === 'GiayTo')
        .map((one) => one.TiepNhan_Id === visit);
    expect(await places()).toEqual([true, true]);
    await site.database.pool.query(
      `update main.ra_vien_ngoai_tru set thoi_gian_ra_vien = thoi_gian_ra_vien + interval '40 days' where id = $1`,
      [id],
    );
    expect(await places()).toEqual([false, true]);
    await cancelDischarge(fresh(), id, 'Còn điều trị');
    await cancelRecord(fresh(), record, 'Mở nhầm');
    expect(await of()).toEqual([]);
  });

  it('is one when two write it at once', async () => {
    const { record } = await opened();
    const codes = await Promise.all([0, 1].map(() => codeOf(makeDischarge(doctor, record))));
    expect(codes.sort()).toEqual(['MEDICAL_RECORD_CLOSED', 'done']);
  });

  it('is refused at its fields, and without a guardian for a child', async () => {
    const { record } = await opened();
    expect(await issuesOf(makeDischarge(doctor, record, { KetQuaDieuTri: null }))).toEqual([
      'KetQuaDieuTri REQUIRED',
    ]);
    const year = doctor.now().getFullYear() - 9;
    const child = await opened({ NgaySinh: `${year}-01-02`, NamSinh: year });
    expect(await issuesOf(makeDischarge(doctor, child.record))).toEqual(['NguoiGiamHo DISCHARGE_GUARDIAN']);
    expect(await codeOf(makeDischarge(doctor, child.record, { NguoiGiamHo: 'Lê Văn Cha' }))).toBe('done');
  });

  it('is changed until it is printed, then replaced with the same number for a reason', async () => {
    const { record } = await opened();
    const id = await makeDischarge(doctor, record);
    await updateDischarge(fresh(), id, { version: 1, LoiDan: 'Ăn nhạt' });
    expect(await codeOf(updateDischarge(fresh(), id, { version: 1, LoiDan: 'x' }))).toBe('CONFLICT');
    expect(await prints('RaVienNgoaiTru', id)).toBe('%PDF-');
    const change = { version: 2, KetQuaDieuTri: 'Khoi' as const };
    expect(await codeOf(updateDischarge(fresh(), id, change))).toBe('DISCHARGE_PRINTED');
    const again = await updateDischarge(fresh(), id, { ...change, LyDoThayThe: 'Ghi sai kết quả' });
    const [row, old] = await dischargesOf(fresh(), record);
    expect([row?._id, old?._id, old?.TrangThai]).toEqual([again, id, 'BiThayThe']);
    expect(row).toMatchObject({
      SoRaVien: old?.SoRaVien,
      PhienBan: 2,
      ThayTheCho_Id: id,
      LyDoThayThe: 'Ghi sai kết quả',
      KetQuaDieuTri: 'Khoi',
      LoiDan: 'Ăn nhạt',
    });
    expect(await codeOf(prints('RaVienNgoaiTru', id))).toBe('STATE_CHANGED');
    expect(await codeOf(updateDischarge(fresh(), id, { ...change, LyDoThayThe: 'x' }))).toBe('STATE_CHANGED');
  });

  it('is taken back with a reason: record and episode are under treatment again', async () => {
    const { record } = await opened();
    const id = await makeDischarge(doctor, record);
    expect(await issuesOf(cancelDischarge(fresh(), id, ' '))).toEqual(['LyDo REQUIRED']);
    await cancelDischarge(fresh(), id, 'Còn điều trị');
    expect((await recordById(fresh(), record)).TrangThai).toBe('DangDieuTri');
    const [episode] = await episodesOf(fresh(), record);
    expect(episode).toMatchObject({ TrangThai: 'DangDieuTri', ThoiGianKetThuc: null });
    expect(await codeOf(makeDischarge(doctor, record))).toBe('done');
  });

  it('tells a death to the record of the patient, and takes it back', async () => {
    const { record, patient } = await opened();
    const died = async () => (await patientById(fresh(), patient)).TuVong;
    const id = await makeDischarge(doctor, record, { KetQuaDieuTri: 'TuVong' });
    expect(await died()).toBe(true);
    await updateDischarge(fresh(), id, { version: 1, KetQuaDieuTri: 'NangXinVe' });
    expect(await died()).toBe(false);
    await updateDischarge(fresh(), id, { version: 2, KetQuaDieuTri: 'TuVong' });
    await cancelDischarge(fresh(), id, 'Nhầm');
    expect(await died()).toBe(false);
  });
});

describe('a summary of progress', () => {
  it('is one a day with its time, within the treatment', async () => {
    const { record } = await opened();
    await makeSummary(doctor, record);
    expect(await issuesOf(makeSummary(doctor, record))).toEqual(['NgaySoKet SUMMARY_OF_THE_DAY']);
    const input = { requestId: v7(), BenhAn_Id: record, DienBienLamSang: 'Ổn định' };
    expect(await issuesOf(createSummary(fresh(), input))).toEqual(['NgaySoKet REQUIRED']);
    const early = new Date(doctor.now().getTime() - 40 * 86_400_000);
    expect(await issuesOf(createSummary(fresh(), { ...input, NgaySoKet: early }))).toEqual([
      'NgaySoKet TREATMENT_EPISODE_ORDER',
    ]);
  });

  it('is changed with its version and removed until the record ends, and prints', async () => {
    const { record } = await opened();
    const id = await makeSummary(doctor, record);
    await updateSummary(fresh(), id, { version: 1, DanhGiaKetQua: 'Đáp ứng tốt' });
    expect(await codeOf(updateSummary(fresh(), id, { version: 1, XetNghiem: 'x' }))).toBe('CONFLICT');
    expect(await prints('PhieuSoKet', id)).toBe('%PDF-');
    const paper = await makeDischarge(doctor, record);
    expect(await codeOf(removeSummary(fresh(), id))).toBe('MEDICAL_RECORD_CLOSED');
    await cancelDischarge(fresh(), paper, 'Còn điều trị');
    await removeSummary(fresh(), id);
    expect(await summariesOf(fresh(), record)).toEqual([]);
    expect(await codeOf(makeSummary(doctor, record))).toBe('done');
    expect(await site.countQueries(() => summariesOf(fresh(), record))).toBeLessThanOrEqual(3);
  });
});

it('an outpatient record prints while it is under treatment and after its end', async () => {
  const { record } = await opened();
  expect(await prints('BenhAnNgoaiTru', record)).toBe('%PDF-');
  await makeDischarge(doctor, record);
  expect(await prints('BenhAnNgoaiTru', record)).toBe('%PDF-');
});
