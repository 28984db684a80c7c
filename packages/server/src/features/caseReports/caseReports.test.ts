import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { cancelKhamBenh, saveKhamBenh } from '../examination/commands.ts';
import { openKhamBenh } from '../examination/open.ts';
import { sessionById } from '../examination/queries.ts';
import { codeOf, type ExamFactory, examFactory } from '../examination/testExam.ts';
import { printRecord } from '../printing/print.ts';
import { caseList } from './list.ts';
import { report as reports, sendReport } from './paper.ts';
import { dutyOf, reportsOfSession } from './queries.ts';
import { makeReport, wholeCase } from './testCaseReports.ts';
import { workOfSession } from './work.ts';

let site: TestSite;
let doctor: Ctx;
let factory: ExamFactory;
let dengue: string;

beforeAll(async () => {
  site = await openTestSite();
  factory = await examFactory(site);
  doctor = factory.doctor;
  dengue = await icd('A97.0');
});
afterAll(() => site.close());

async function icd(code: string): Promise<string> {
  const { rows } = await site.database.pool.query(
    'select id from main.icd where ma_icd like $1 order by ma_icd limit 1',
    [`${code}%`],
  );
  return String(rows[0]?.id);
}

const fresh = () => ({ ...doctor, loaders: new Map() });

/** A session with a disease, dengue when none is told. */
async function ill(ICD_Id: string = dengue, how: Parameters<ExamFactory['arrived']>[0] = {}) {
  const made = await factory.arrived(how);
  const id = await openKhamBenh(fresh(), made.slip);
  await saveKhamBenh(fresh(), id, { version: 1, ChanDoanICD_Id: ICD_Id });
  return { id, ...made };
}

async function sentReport(session: string): Promise<string> {
  const id = await makeReport(doctor, session);
  await reports.update(fresh(), id, { version: 1, ...wholeCase });
  await sendReport(fresh(), { id, version: 2, NoiNhan: 'CDC An Bình', SoThamChieu: '12/BC' });
  return id;
}

describe('a disease', () => {
  it.each([
    ['A97.0', 24, 'B'],
    ['A01', 48, 'B'],
    ['A09.0', 48, null],
    ['J02.9', null, null],
  ])('%s is reported within %s hours', async (code, hours, group) => {
    const { id } = await ill(await icd(code));
    const session = await sessionById(fresh(), id);
    const duty = await dutyOf(fresh(), session, session.ChanDoanICD_Id);
    expect([duty?.SoGio ?? null, duty?.Nhom ?? null]).toEqual([hours, group]);
    if (hours) expect(duty?.HanBaoCao.getTime()).toBe(session.NgayKham.getTime() + hours * 3_600_000);
  });

  it('follows the rows in force on the day of the examination', async () => {
    const { id } = await ill();
    const session = await sessionById(fresh(), id);
    expect(await dutyOf(fresh(), { ...session, Ngay: '2010-01-01' }, dengue)).toBeNull();
  });
});

describe('a case report', () => {
  it('begins with what is known, once for a session and for a request', async () => {
    const { id } = await ill();
    const requestId = v7();
    const create = () => reports.create(fresh(), { requestId, KhamBenh_Id: id });
    const one = await create();
    expect(await create()).toBe(one);
    const row = await reports.byId(doctor, one);
    const session = await sessionById(fresh(), id);
    expect(row.SoBaoCao).toMatch(/^CB\d\d-\d{5}$/);
    expect(row).toMatchObject({
      TrangThai: 'Nhap',
      PhienBan: 1,
      ChanDoanICD_Id: dengue,
      NgayKhamDauTien: session.Ngay,
      NguoiBaoCao_Id: doctor.user?.NhanVien_Id,
    });
    expect(row.HanBaoCao?.getTime()).toBe(session.NgayKham.getTime() + 24 * 3_600_000);
    expect(await codeOf(makeReport(doctor, id))).toBe('CASE_REPORT_EXISTS');
    expect((await workOfSession(fresh(), id, null))?.BaoCao?._id).toBe(one);
  });

  it('needs a main disease', async () => {
    const { slip } = await factory.arrived();
    const id = await openKhamBenh(fresh(), slip);
    expect(await codeOf(makeReport(doctor, id))).toBe('MAIN_DISEASE_NEEDED');
    expect(await workOfSession(fresh(), id, null)).toBeNull();
  });

  it('warns of a report of the same episode', async () => {
    const first = await ill();
    await makeReport(doctor, first.id);
    const again = await ill(dengue, { again: first.patient, visit: { xacNhanTrung: true } });
    expect((await workOfSession(fresh(), again.id, null))?.trongDot?.SoBaoCao).toBeDefined();
    expect(await codeOf(makeReport(doctor, again.id))).toBe('CASE_REPORT_SAME_EPISODE');
    const input = { requestId: v7(), KhamBenh_Id: again.id, DotBenhMoi: true };
    expect(await codeOf(reports.create(fresh(), input))).toBe('done');
  });

  it('is one when two write it at once', async () => {
    const { id } = await ill();
    const codes = await Promise.all([codeOf(makeReport(doctor, id)), codeOf(makeReport(doctor, id))]);
    expect(codes.sort()).toEqual(['CASE_REPORT_EXISTS', 'done']);
  });

  it('is sent once it is whole, and not changed after that', async () => {
    const { id } = await ill();
    const report = await makeReport(doctor, id);
    const refused = await sendReport(fresh(), { id: report, NoiNhan: ' ' }).catch((it) => it);
    expect(refused.details.issues.map((one: { path: string }) => one.path)).toEqual(
      expect.arrayContaining(['PhanLoaiCa', 'NgayKhoiPhat', 'TiemChung', 'TinhTrang', 'NoiNhan']),
    );
    await reports.update(fresh(), report, { version: 1, ...wholeCase });
    expect(await codeOf(reports.update(fresh(), report, { version: 1 }))).toBe('CONFLICT');
    expect(await codeOf(sendReport(fresh(), { id: report, version: 1, NoiNhan: 'CDC' }))).toBe('CONFLICT');
    const later = new Date(doctor.now().getTime() + 3_600_000);
    expect(await codeOf(sendReport(fresh(), { id: report, NoiNhan: 'CDC', NgayGui: later }))).toBe(
      'BAD_INPUT',
    );
    await sendReport(fresh(), { id: report, version: 2, NoiNhan: 'CDC An Bình', SoThamChieu: '12/BC' });
    expect(await reports.byId(doctor, report)).toMatchObject({
      TrangThai: 'DaGui',
      NoiNhan: 'CDC An Bình',
      SoThamChieu: '12/BC',
      NguoiGui_Id: doctor.user?.NhanVien_Id,
    });
    expect(await codeOf(reports.update(fresh(), report, { version: 3 }))).toBe('CASE_REPORT_SENT');
    expect(await codeOf(sendReport(fresh(), { id: report, NoiNhan: 'CDC' }))).toBe('STATE_CHANGED');
  });

  it('has a new version with its number and a reason; the old one no longer prints', async () => {
    const { id } = await ill();
    const old = await sentReport(id);
    const pdf = await printRecord(fresh(), 'BaoCaoCaBenh', old);
    expect(Buffer.from(pdf).subarray(0, 5).toString()).toBe('%PDF-');
    expect(await codeOf(reports.reissue(fresh(), old, { requestId: v7() }, ' '))).toBe('BAD_INPUT');
    const again = await reports.reissue(
      fresh(),
      old,
      { requestId: v7(), version: 3, PhanLoaiCa: 'XacDinh' },
      'Có kết quả xét nghiệm',
    );
    const [before, row] = [await reports.byId(doctor, old), await reports.byId(doctor, again)];
    expect(before.TrangThai).toBe('BiThayThe');
    expect(row).toMatchObject({
      SoBaoCao: before.SoBaoCao,
      PhienBan: 2,
      ThayTheCho_Id: old,
      PhanLoaiCa: 'XacDinh',
      NgayKhoiPhat: wholeCase.NgayKhoiPhat,
      TrangThai: 'Nhap',
      NgayGui: null,
    });
    expect(await codeOf(printRecord(fresh(), 'BaoCaoCaBenh', old))).toBe('STATE_CHANGED');
    expect((await reportsOfSession(fresh(), id)).map((one) => one._id)).toEqual([again, old]);
  });

  it('is cancelled with a reason, before its session is', async () => {
    const { id } = await ill();
    const report = await makeReport(doctor, id);
    const cancel = () => cancelKhamBenh(fresh(), id, 'xoa', { LyDo_Id: factory.ids.reason });
    expect(await codeOf(cancel())).toBe('CASE_REPORT_NOT_CANCELLED');
    expect(await codeOf(reports.end(fresh(), report, 'huy', ''))).toBe('BAD_INPUT');
    await reports.end(fresh(), report, 'huy', 'Nhầm bệnh');
    expect(await codeOf(cancel())).toBe('done');
  });

  it('is not written by who may only read', async () => {
    const { id } = await ill();
    const token = await site.token('ktvxn');
    const answer = await site.graphql(
      'main',
      'mutation ($input: BaoCaoCaBenhInput!) { createBaoCaoCaBenh(input: $input) { _id } }',
      { input: { requestId: v7(), KhamBenh_Id: id } },
      token,
    );
    expect(answer.errors?.[0]?.extensions?.['code']).toBe('FORBIDDEN');
  });
});

describe('the list of cases', () => {
  it('holds what is due without a report, and reports by state, in one statement', async () => {
    const waiting = await ill();
    const written = await ill();
    await sentReport(written.id);
    const rows = async (args: object = {}) => (await caseList(fresh(), { limit: 500, ...args })).data;
    const byPatient = new Map((await rows()).map((row) => [row.BenhNhan_Id, row]));
    expect(byPatient.get(waiting.patient)).toMatchObject({
      TrangThai: 'ChuaLap',
      Han: 'SapDenHan',
      Nhom: 'B',
    });
    expect(byPatient.get(written.patient)).toMatchObject({ TrangThai: 'DaGui', Han: 'DungHan' });
    expect((await rows({ TrangThai: 'DaGui' })).every((row) => row.TrangThai === 'DaGui')).toBe(true);
    expect((await rows({ ICD_Id: factory.ids.icd })).length).toBe(0);
    const few = await site.countQueries(() => caseList(fresh(), { limit: 1 }));
    const many = await site.countQueries(() => caseList(fresh(), { limit: 500 }));
    expect(many).toBe(few);
  });

  it('tells of what is overdue', async () => {
    const { id, patient } = await ill();
    await site.database.db.execute(
      sql`update main.kham_benh set ngay_kham = ngay_kham - interval '2 days', ngay = ngay - 2 where id = ${id}`,
    );
    const { Ngay } = await sessionById(fresh(), id);
    const late = await caseList(fresh(), { tuNgay: Ngay, denNgay: Ngay, quaHan: true, limit: 500 });
    expect(late.data.find((row) => row.BenhNhan_Id === patient)?.Han).toBe('QuaHan');
    expect(late.QuaHan).toBe(late.totalRows);
  });

  it('asks for no second report of an episode', async () => {
    const first = await ill();
    await makeReport(doctor, first.id);
    const again = await ill(dengue, { again: first.patient, visit: { xacNhanTrung: true } });
    const { data } = await caseList(fresh(), { limit: 500 });
    expect(data.some((row) => row.KhamBenh_Id === again.id)).toBe(false);
  });
});
