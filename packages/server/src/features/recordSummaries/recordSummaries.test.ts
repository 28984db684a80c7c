import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { type Ctx, localDay, today } from '../../engine/context.ts';
import { cancelKhamBenh, saveKhamBenh } from '../examination/commands.ts';
import { sessionById } from '../examination/queries.ts';
import { codeOf, type ExamFactory, examFactory } from '../examination/testExam.ts';
import { makeDischarge, makeRecord } from '../medicalRecords/testMedicalRecord.ts';
import { patientColumns } from '../patients/mergeMoves.ts';
import { timelineOf } from '../patients/timeline.ts';
import { createMauIn, phatHanhMauIn } from '../printing/commands.ts';
import { printRecord, printSources } from '../printing/print.ts';
import { formInForce } from '../printing/versions.ts';
import { requestList } from './list.ts';
import {
  cancelSummary,
  issueSummary,
  issueSummaryAgain,
  summary as summaries,
  summariesOf,
  updateSummary,
} from './paper.ts';
import { recordsToSummarise, requestById } from './queries.ts';
import { createRequest, deliver, refuseRequest, updateRequest } from './requests.ts';
import { makeRecordSummary, makeRequest, requestInput, writtenSummary } from './testRecordSummaries.ts';

let site: TestSite;
let doctor: Ctx;
let desk: Ctx;
let factory: ExamFactory;

beforeAll(async () => {
  site = await openTestSite();
  factory = await examFactory(site);
  ({ doctor, desk } = factory);
});
afterAll(() => site.close());

const fresh = (of: Ctx = doctor) => ({ ...of, loaders: new Map() });

/** An examination with what was asked and told in it. */
async function examined() {
  const made = await factory.examined();
  const { version } = await sessionById(fresh(), made.id);
  await saveKhamBenh(fresh(), made.id, {
    version,
    LyDoKham: 'Đau họng',
    TrieuChungLamSang: 'Sốt 38,5, họng đỏ',
    TienSuBenh: 'Viêm xoang',
    LoiDan: 'Uống nhiều nước',
  });
  return made;
}

/** A request, taken at the desk, for the summary of an examination. */
async function requested() {
  const made = await examined();
  return { ...made, request: await makeRequest(desk, made.id) };
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

const handOver = (id: string, NguoiNhan = 'Trần Thị Bé') => deliver(fresh(desk), { id, NguoiNhan });

describe('a request for the summary of a record', () => {
  it('is taken by a desk of the facility, by the patient where nobody else is named', async () => {
    const { request, id, patient, visit } = await requested();
    const row = await requestById(fresh(), request);
    expect(row.SoYeuCau).toMatch(/^YC\d\d-\d{5}$/);
    expect(row).toMatchObject({
      TrangThai: 'DaYeuCau',
      KhamBenh_Id: id,
      BenhAn_Id: null,
      BenhNhan_Id: patient,
      TiepNhan_Id: visit,
      PhongBan_Id: factory.ids.room,
      NguoiYeuCau: 'NguoiBenh',
      SoBan: 1,
      NgayYeuCau: today(doctor),
    });
    expect(row.HoTenNguoiYeuCau).toMatch(/^Người Khám/);
  });

  it('is refused at its fields', async () => {
    const { id: KhamBenh_Id } = await examined();
    const input = {
      requestId: v7(),
      KhamBenh_Id,
      NguoiYeuCau: 'NguoiDaiDien' as const,
      NgayHen: '2020-01-01',
    };
    expect(await issuesOf(createRequest(fresh(desk), input))).toEqual([
      'HoTenNguoiYeuCau REQUIRED',
      'SoGiayTo REQUIRED',
      'MucDich REQUIRED',
      'QuanHe REQUIRED',
      'NgayHen RECORD_SUMMARY_PROMISED_BEFORE',
    ]);
    expect(await issuesOf(createRequest(fresh(desk), { requestId: v7() }))).toEqual(['HoSo REQUIRED']);
  });

  it('is taken once for a request that is repeated, and once for a record until it is delivered', async () => {
    const { id: KhamBenh_Id } = await examined();
    const input = { requestId: v7(), KhamBenh_Id, ...requestInput(desk) };
    const one = await createRequest(fresh(desk), input);
    expect(await createRequest(fresh(desk), input)).toBe(one);
    expect(await codeOf(makeRequest(desk, KhamBenh_Id))).toBe('RECORD_SUMMARY_OPEN');
    await refuseRequest(fresh(desk), one, 'Người yêu cầu không có giấy ủy quyền');
    expect(await codeOf(makeRequest(desk, KhamBenh_Id))).toBe('done');
  });

  it('is one when two desks take it at once', async () => {
    const { id } = await examined();
    const codes = await Promise.all([codeOf(makeRequest(desk, id)), codeOf(makeRequest(doctor, id))]);
    expect(codes.sort()).toEqual(['RECORD_SUMMARY_OPEN', 'done']);
  });

  it('is changed in the version that was seen, and refused with a reason, until it is written', async () => {
    const { request } = await requested();
    await updateRequest(fresh(desk), request, { version: 1, SoBan: 3 });
    expect((await requestById(fresh(), request)).SoBan).toBe(3);
    expect(await codeOf(updateRequest(fresh(desk), request, { version: 1, SoBan: 2 }))).toBe('CONFLICT');
    expect(await issuesOf(refuseRequest(fresh(desk), request, ' '))).toEqual(['LyDo REQUIRED']);
    await makeRecordSummary(doctor, request);
    expect(await codeOf(refuseRequest(fresh(desk), request, 'x'))).toBe('STATE_CHANGED');
    expect(await codeOf(updateRequest(fresh(desk), request, { version: 3, SoBan: 2 }))).toBe('STATE_CHANGED');
  });

  it('holds its examination until it is refused', async () => {
    const { request, id } = await requested();
    const cancel = () => codeOf(cancelKhamBenh(fresh(), id, 'xoa', { LyDo_Id: factory.ids.reason }));
    expect(await cancel()).toBe('RECORD_SUMMARY_NOT_CANCELLED');
    await refuseRequest(fresh(desk), request, 'Trùng yêu cầu');
    expect(await cancel()).toBe('done');
    expect(await codeOf(makeRequest(desk, id))).toBe('STATE_CHANGED');
  });

  it('is listed until it is done, with the counts of every state, in one statement', async () => {
    const { request, patient } = await requested();
    const { rows } = await site.database.pool.query(
      `select ma_y_te from main.benh_nhan where id = '${patient}'`,
    );
    const of = { keyword: String(rows[0]?.ma_y_te), tuNgay: '2020-01-01', denNgay: '2020-01-02' };
    expect(await requestList(fresh(desk), of)).toMatchObject({
      totalRows: 1,
      DaYeuCau: 1,
      QuaHen: 0,
      data: [{ _id: request, TrangThai: 'DaYeuCau', SoTomTat: null }],
    });
    await makeRecordSummary(doctor, request);
    await handOver(request);
    expect((await requestList(fresh(desk), of)).totalRows).toBe(0);
    const list = () => requestList(desk, { keyword: of.keyword });
    expect(await list()).toMatchObject({ DaGiao: 1, data: [{ NguoiNhan: 'Trần Thị Bé' }] });
    expect(await site.countQueries(list)).toBeLessThanOrEqual(2);
  });

  it('offers the examinations and outpatient records of a patient', async () => {
    const { id, patient } = await examined();
    const record = await makeRecord(site, doctor, id);
    const found = await recordsToSummarise(fresh(desk), patient);
    expect(found.map(({ _id, Loai }) => [Loai, _id])).toEqual([
      ['BenhAn', record],
      ['KhamBenh', id],
    ]);
  });
});

describe('a summary', () => {
  it('begins with what the examination says, and has a number of the year', async () => {
    const { request, id } = await requested();
    const row = await summaries.byId(fresh(), await makeRecordSummary(doctor, request));
    const session = await sessionById(fresh(), id);
    expect(row.SoTomTat).toMatch(/^\d+\/\d{4}$/);
    expect(row).toMatchObject({
      PhienBan: 1,
      TrangThai: 'DaCap',
      KhamBenh_Id: id,
      TuNgay: session.Ngay,
      LyDoVaoVien: 'Đau họng',
      TienSuBenh: 'Viêm xoang',
      QuaTrinhBenhLy: 'Sốt, đau họng hai ngày',
      ChanDoan: 'Viêm họng cấp',
      ChanDoanICD_Id: factory.ids.icd,
      LoiDan: 'Uống nhiều nước',
      BacSi_Id: doctor.user?.NhanVien_Id,
      NgayCap: today(doctor),
    });
    expect((await requestById(fresh(), request)).TrangThai).toBe('DaLap');
  });

  it('is of an outpatient record with how it ended', async () => {
    const { id } = await examined();
    const record = await makeRecord(site, doctor, id);
    await makeDischarge(doctor, record);
    const input = { requestId: v7(), BenhAn_Id: record, ...requestInput(desk) };
    const request = await createRequest(fresh(desk), input);
    const summary = await issueSummary(fresh(), { requestId: v7(), YeuCau_Id: request });
    expect(await summaries.byId(fresh(), summary)).toMatchObject({
      BenhAn_Id: record,
      KhamBenh_Id: null,
      PhuongPhapDieuTri: 'Metformin, chế độ ăn',
      TinhTrangRaVien: 'Đỡ, giảm',
    });
    const pdf = await printRecord(fresh(), 'TomTatHoSoBenhAn', summary);
    expect(Buffer.from(pdf).subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('is written once for a request that is repeated, and refused at what it lacks', async () => {
    const { request: YeuCau_Id } = await requested();
    const lacking = { requestId: v7(), YeuCau_Id, PhuongPhapDieuTri: 'x', TinhTrangRaVien: '' };
    expect(await issuesOf(issueSummary(fresh(), lacking))).toEqual(['TinhTrangRaVien REQUIRED']);
    expect((await requestById(fresh(), YeuCau_Id)).TrangThai).toBe('DaYeuCau');
    const input = { requestId: v7(), YeuCau_Id, ...writtenSummary };
    expect(await issueSummary(fresh(), input)).toBe(await issueSummary(fresh(), input));
    expect(await codeOf(makeRecordSummary(doctor, YeuCau_Id))).toBe('STATE_CHANGED');
  });

  it('is changed until it is printed, then issued again as a version that replaces it', async () => {
    const { request } = await requested();
    const id = await makeRecordSummary(doctor, request);
    await updateSummary(fresh(), id, { version: 1, LoiDan: 'Nghỉ ngơi' });
    expect(await codeOf(updateSummary(fresh(), id, { version: 1, LoiDan: 'x' }))).toBe('CONFLICT');
    await printRecord(fresh(), 'TomTatHoSoBenhAn', id);
    expect(await codeOf(updateSummary(fresh(), id, { version: 2, LoiDan: 'x' }))).toBe(
      'RECORD_SUMMARY_PRINTED',
    );
    await handOver(request);
    const requestId = v7();
    const issue = () => issueSummaryAgain(fresh(), id, { requestId, LoiDan: 'Tái khám' }, 'Mất giấy');
    const next = await issue();
    expect(await issue()).toBe(next);
    const [newer, older] = await summariesOf(fresh(), request);
    expect(older).toMatchObject({ _id: id, TrangThai: 'BiThayThe', LoiDan: 'Nghỉ ngơi' });
    expect(newer).toMatchObject({
      _id: next,
      SoTomTat: older?.SoTomTat,
      PhienBan: 2,
      ThayTheCho_Id: id,
      LyDoThayThe: 'Mất giấy',
      LoiDan: 'Tái khám',
      NgayGiao: null,
    });
    expect(await codeOf(printRecord(fresh(), 'TomTatHoSoBenhAn', id))).toBe('STATE_CHANGED');
    // the new version is to be delivered as well
    expect((await requestById(fresh(), request)).TrangThai).toBe('DaLap');
    expect(await issuesOf(issueSummaryAgain(fresh(), next, {}, ''))).toEqual(['LyDo REQUIRED']);
  });

  it('is delivered to somebody by name, once', async () => {
    const { request } = await requested();
    expect(await codeOf(handOver(request))).toBe('STATE_CHANGED');
    const id = await makeRecordSummary(doctor, request);
    expect(await issuesOf(handOver(request, ' '))).toEqual(['NguoiNhan REQUIRED']);
    await handOver(request);
    expect(await summaries.byId(fresh(), id)).toMatchObject({
      NguoiNhan: 'Trần Thị Bé',
      NguoiGiao_Id: desk.user?.NhanVien_Id,
    });
    expect(await codeOf(handOver(request))).toBe('STATE_CHANGED');
  });

  it('is cancelled with a reason, and its request is open again', async () => {
    const { request } = await requested();
    const id = await makeRecordSummary(doctor, request);
    await cancelSummary(fresh(), id, 'Nhầm người bệnh');
    expect(await summaries.byId(fresh(), id)).toMatchObject({
      TrangThai: 'DaHuy',
      LyDoHuy: 'Nhầm người bệnh',
    });
    expect((await requestById(fresh(), request)).TrangThai).toBe('DaYeuCau');
    expect(await codeOf(makeRecordSummary(doctor, request))).toBe('done');
  });

  it('stands in the papers of the patient, and follows a merge with its visit', async () => {
    const { request, patient } = await requested();
    const id = await makeRecordSummary(doctor, request);
    expect(await timelineOf(fresh(), patient)).toContainEqual(
      expect.objectContaining({ _id: id, loai: 'GiayTo', MauIn: 'TomTatHoSoBenhAn' }),
    );
    const columns = await patientColumns(fresh());
    for (const name of ['main.yeu_cau_tom_tat', 'main.tom_tat_ho_so'])
      expect(columns.find((one) => one.key === name)?.visit).toBe('always');
  });

  it('prints by the version of its form that was in force on the day of its issue', async () => {
    const { request } = await requested();
    const id = await makeRecordSummary(doctor, request);
    const admin = await site.ctx('quantri');
    const inDays = (days: number) => new Date(doctor.now().getTime() + days * 86_400_000);
    const version = await createMauIn(admin, 'TomTatHoSoBenhAn', 0);
    await phatHanhMauIn(admin, version, 1, localDay(inDays(1)));
    const later: Ctx = { ...fresh(), now: () => inDays(3) };
    expect((await formInForce(later, 'TomTatHoSoBenhAn', today(later))).soPhienBan).toBe(1);
    expect((await printSources(later, 'TomTatHoSoBenhAn', id)).soPhienBan).toBe(0);
  });

  it('is not written by who only takes requests', async () => {
    const { request: YeuCau_Id } = await requested();
    const answer = await site.graphql(
      'main',
      `mutation ($input: TomTatHoSoBenhAnInput!) { createTomTatHoSoBenhAn(input: $input) { _id } }`,
      { input: { YeuCau_Id, ...writtenSummary } },
      await site.token('tiepdon'),
    );
    expect(answer.errors?.[0]?.extensions?.['code']).toBe('FORBIDDEN');
  });

  it('prints the request with its appointment slip, not once it was refused', async () => {
    const { request } = await requested();
    const pdf = await printRecord(fresh(desk), 'YeuCauTomTatHoSo', request);
    expect(Buffer.from(pdf).subarray(0, 5).toString()).toBe('%PDF-');
    await refuseRequest(fresh(desk), request, 'Thiếu giấy tờ');
    expect(await codeOf(printRecord(fresh(desk), 'YeuCauTomTatHoSo', request))).toBe('STATE_CHANGED');
  });
});
