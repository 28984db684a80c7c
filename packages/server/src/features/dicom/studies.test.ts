import { slipLineOf } from '@sen/domain/dicom/accession';
import dcmjs from 'dcmjs';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { imagingFactory } from '../imaging/testImaging.ts';
import { changeSlipState } from '../orders/commands.ts';
import { code, issuesOf } from '../reception/testReception.ts';
import { attachStudy, detachStudy } from './commands.ts';
import { ordersForStudy, studiesOfSlip, studyById, studyList } from './queries.ts';
import { caTable } from './tables.ts';
import { dicomFactory, modalityAt, newUid, orderedLine, type Picture, picture } from './testModality.ts';

let site: TestSite;
let of: Awaited<ReturnType<typeof dicomFactory>>;
let at: Awaited<ReturnType<typeof imagingFactory>>;
beforeAll(async () => {
  site = await openTestSite();
  of = await dicomFactory(site);
  at = await imagingFactory(site);
  await of.modality();
  await of.modality({ MaAE: 'KHONGDAU', TenMayDICOM: 'Máy cũ', KhongDau: true });
});
afterAll(async () => {
  await of.stop();
  await site.close();
});

const technician = () => at.fresh(at.technician);
const ordered = (options: Parameters<typeof at.ordered>[0] = {}) => orderedLine(at, options);

/** Sends one picture: the study that Sen has of it. */
async function sent(over: Picture, modality = 'SA01') {
  const study = over.study ?? newUid();
  expect(await modalityAt(of.port, modality).store(picture({ ...over, study }))).toEqual([0]);
  const [row] = await site.database.db.select().from(caTable).where(eq(caTable.StudyUID, study));
  if (!row) throw new Error('no study');
  return row;
}

describe('a study', () => {
  it('goes to the line of its accession number where the patient id agrees', async () => {
    const { accession, number, patient, slip, ChiTiet_Id } = await ordered();
    expect(accession.length).toBeLessThanOrEqual(16);
    const fits = { TrangThai: 'DaGhep', DichVuYeuCau_Id: slip, ChiTiet_Id, LyDoChua: null };
    expect(await sent({ accession, patient: patient.MaYTe })).toMatchObject(fits);
    expect(await sent({ accession: number, patient: ` ${patient.MaYTe.toLowerCase()}` })).toMatchObject(fits);
    expect(await studiesOfSlip(technician(), slip)).toMatchObject([
      { soAnh: 1, TenNguoiBenh: 'Nguyễn Thị An', MaYTe: patient.MaYTe },
      { soAnh: 1 },
    ]);
  });

  it('waits with its reason where something does not fit', async () => {
    const [one, other] = [await ordered(), await ordered()];
    const why = async (over: Picture) => (await sent(over)).LyDoChua;
    expect(await why({ patient: one.patient.MaYTe })).toBe('KhongSoTruyCap');
    expect(await why({ accession: 'YC19010100001-1', patient: one.patient.MaYTe })).toBe('KhongPhieu');
    expect(await why({ accession: one.accession, patient: other.patient.MaYTe })).toBe('KhacBenhNhan');
    const list = await studyList(technician(), { trangThai: 'ChuaGhep', keyword: one.accession });
    expect(list.data.map(({ LyDoChua }) => LyDoChua)).toEqual(['KhacBenhNhan']);
    expect(list.chuaGhep).toBeGreaterThanOrEqual(3);
  });

  it('that was taken by the worklist fits without an accession number', async () => {
    const { accession, patient, ChiTiet_Id } = await ordered();
    const [line] = await modalityAt(of.port, 'SA01').worklist({ AccessionNumber: accession });
    const study = String(line?.['StudyInstanceUID']);
    const fits = { TrangThai: 'DaGhep', ChiTiet_Id };
    expect(await sent({ study, patient: patient.MaYTe })).toMatchObject(fits);
    expect(await sent({ study, patient: patient.MaYTe })).toMatchObject({ ...fits, soAnh: 2, soLoat: 2 });
  });

  it('is attached by hand, with a reason where the patient id differs', async () => {
    const { ChiTiet_Id, patient, BenhNhan_Id } = await ordered();
    const { _id: id } = await sent({ patient: 'TYPED' });
    const byName = await ordersForStudy(technician(), id, patient.TenBenhNhan);
    expect(byName).toContainEqual(expect.objectContaining({ ChiTiet_Id, dungMa: false }));
    expect(await issuesOf(attachStudy(technician(), id, { version: 1, ChiTiet_Id }))).toEqual([
      { path: 'LyDo', code: 'REQUIRED' },
    ]);
    await attachStudy(technician(), id, { version: 1, ChiTiet_Id, LyDo: 'Gõ nhầm mã' });
    expect(await studyById(technician(), id)).toMatchObject({ BenhNhan_Id, LyDo: 'Gõ nhầm mã', version: 2 });
    expect(await code(detachStudy(technician(), id, { version: 1, LyDo: 'x' }))).toBe('CONFLICT');
  });

  it('of the wrong patient is moved with a reason, and both patients have it in their log', async () => {
    const [wrong, right] = [await ordered(), await ordered()];
    const { _id: id } = await sent({ accession: wrong.accession, patient: wrong.patient.MaYTe });
    const move = (LyDo?: string) =>
      attachStudy(technician(), id, { version: 1, ChiTiet_Id: right.ChiTiet_Id, LyDo });
    expect(await issuesOf(move())).toEqual([{ path: 'LyDo', code: 'REQUIRED' }]);
    expect(
      await issuesOf(attachStudy(technician(), id, { version: 1, ChiTiet_Id: wrong.ChiTiet_Id, LyDo: 'x' })),
    ).toEqual([{ path: 'ChiTiet_Id', code: 'STUDY_SAME_ORDER' }]);
    await move('Chụp nhầm người trong danh sách');
    expect(await studiesOfSlip(technician(), wrong.slip)).toEqual([]);
    expect(await studiesOfSlip(technician(), right.slip)).toMatchObject([{ _id: id }]);
    const { rows } = await site.database.pool.query(
      "select benh_nhan_id from main.audit where entity = 'CaDICOM' and entity_id = $1 and action = 'UPDATE'",
      [id],
    );
    expect(rows.map((row) => row.benh_nhan_id).sort()).toEqual([wrong.BenhNhan_Id, right.BenhNhan_Id].sort());
    const files = await site.database.pool.query(
      `select f.benh_nhan_id from main.file f join main.anh_dicom a on a.tep_id = f.id
       join main.loat_dicom l on l.id = a.loat_dicom_id where l.ca_dicom_id = $1`,
      [id],
    );
    expect(files.rows).toEqual([{ benh_nhan_id: right.BenhNhan_Id }]);
    await detachStudy(technician(), id, { version: 2, LyDo: 'Trả lại máy' });
    // what a person took off is not put back by the next picture
    const { StudyUID } = await studyById(technician(), id);
    const again = { study: StudyUID, accession: wrong.accession, patient: wrong.patient.MaYTe };
    expect(await sent(again)).toMatchObject({ LyDoChua: 'DaGo', soAnh: 2 });
  });

  it('is attached only by who performs imaging where it is, to an order of imaging that is sent', async () => {
    const { ChiTiet_Id, slip } = await ordered();
    const { _id: id } = await sent({});
    const nurse = await site.ctx('dieuduong', { node: 'PK01', profile: 'NURSE' });
    expect(await code(attachStudy(nurse, id, { version: 1, ChiTiet_Id }))).toBe('FORBIDDEN');
    const away = { ...technician(), nodeIds: new Set<string>() };
    expect(await code(attachStudy(away, id, { version: 1, ChiTiet_Id }))).toBe('NODE_NOT_GRANTED');
    await changeSlipState(at.fresh(at.orderer), slip, 'huy', { LyDo: 'Thôi' });
    expect(await issuesOf(attachStudy(technician(), id, { version: 1, ChiTiet_Id, LyDo: 'x' }))).toEqual([
      { path: 'ChiTiet_Id', code: 'STUDY_ORDER_UNFIT' },
    ]);
  });
});

describe('the worklist', () => {
  it('gives what is paid and not done, with Vietnamese letters, or without accents where the modality has none', async () => {
    const [made, unpaid] = [await ordered(), await ordered({ paid: false })];
    const lines = await modalityAt(of.port, 'SA01').worklist({ PatientID: made.patient.MaYTe });
    expect(lines).toHaveLength(1);
    expect(JSON.parse(JSON.stringify(lines[0]))).toMatchObject({
      SpecificCharacterSet: 'ISO_IR 192',
      AccessionNumber: made.accession,
      PatientID: made.patient.MaYTe,
      PatientName: [{ Alphabetic: made.patient.TenBenhNhan.replace(' ', '^') }],
      ScheduledProcedureStepSequence: [{ Modality: 'US', ScheduledStationAETitle: 'SA01' }],
    });
    const [plain] = await modalityAt(of.port, 'KHONGDAU').worklist({ AccessionNumber: made.accession });
    expect(String(plain?.['SpecificCharacterSet'] ?? '')).toBe('');
    expect(JSON.stringify(plain?.['PatientName'])).toContain('NGUOI^CHO KET QUA');
    const all = await modalityAt(of.port, 'SA01').worklist();
    expect(all.map((line) => line['AccessionNumber'])).not.toContain(unpaid.accession);
  });

  it('is searched by day, name, kind and title', async () => {
    const { accession, patient } = await ordered();
    const found = async (elements: Record<string, unknown>) =>
      (await modalityAt(of.port, 'SA01').worklist(elements)).some(
        (line) => line['AccessionNumber'] === accession,
      );
    const step = (of: Record<string, unknown>) => ({ ScheduledProcedureStepSequence: [of] });
    const tail = patient.TenBenhNhan.split(' ').at(-1);
    expect(await found({ PatientName: `NGUOI^CHO*${tail}` })).toBe(true);
    expect(await found({ PatientName: 'TRAN*' })).toBe(false);
    expect(await found(step({ Modality: 'US', ScheduledStationAETitle: 'SA01' }))).toBe(true);
    expect(await found(step({ Modality: 'CT' }))).toBe(false);
    expect(await found(step({ ScheduledProcedureStepStartDate: '20200101-20200102' }))).toBe(false);
    expect(await found(step({ ScheduledProcedureStepStartDate: '20200101-' }))).toBe(true);
    // who names an order finds it, however long ago it was ordered
    await site.database.db.execute(
      sql`update main.dich_vu_yeu_cau set ngay_yeu_cau = ngay_yeu_cau - interval '30 days' where so_phieu_yeu_cau = ${slipLineOf(accession)?.SoPhieuYeuCau}`,
    );
    expect(await found({})).toBe(false);
    expect(await found({ AccessionNumber: '*' })).toBe(false);
    expect(await found({ AccessionNumber: accession })).toBe(true);
    expect(await found({ AccessionNumber: accession.replace(/-\d+$/, '') })).toBe(true);
    expect(await found({ AccessionNumber: 'KHAC' })).toBe(false);
  });
});

describe('the web of DICOM', () => {
  const get = async (url: string, user = 'bshinhanh') => {
    const { app } = await site.app();
    const answer = await app.inject({
      method: 'GET',
      url,
      headers: { 'access-token': await site.token(user), 'current-node': await site.id('auth.node', 'HA02') },
    });
    return answer;
  };
  const naturalized = (body: string) =>
    JSON.parse(body).map((row: never) => dcmjs.data.DicomMetaDictionary.naturalizeDataset(row));

  it('finds the study of an accession number, its series and pictures, and logs it', async () => {
    const { accession, patient, BenhNhan_Id } = await ordered();
    const { StudyUID, _id } = await sent({ accession, patient: patient.MaYTe, frames: 2, grey: 9 });
    const studies = await get(`/dicomweb/studies?AccessionNumber=${accession}`);
    expect(naturalized(studies.body)).toMatchObject([
      { StudyInstanceUID: StudyUID, AccessionNumber: accession, NumberOfStudyRelatedInstances: 1 },
    ]);
    const [series] = naturalized((await get(`/dicomweb/studies/${StudyUID}/series`)).body);
    const ofSeries = `/dicomweb/studies/${StudyUID}/series/${series.SeriesInstanceUID}`;
    const [instance] = naturalized((await get(`${ofSeries}/instances`)).body);
    const ofInstance = `${ofSeries}/instances/${instance.SOPInstanceUID}`;
    const [head] = naturalized((await get(`${ofInstance}/metadata`)).body);
    expect(head).toMatchObject({
      Rows: 8,
      Columns: 8,
      NumberOfFrames: 2,
      StudyDescription: 'Bụng tổng quát',
    });

    const file = await get(ofInstance);
    expect(file.headers['content-type']).toContain('multipart/related; type="application/dicom"');
    const start = file.rawPayload.indexOf('\r\n\r\n') + 4;
    const bytes = new Uint8Array(file.rawPayload.subarray(start)).buffer;
    const { dict } = dcmjs.data.DicomMessage.readFile(bytes, { untilTag: '7FE00010' });
    expect(dcmjs.data.DicomMetaDictionary.naturalizeDataset(dict)).toMatchObject({
      SOPInstanceUID: instance.SOPInstanceUID,
    });
    const frame = await get(`${ofInstance}/frames/2`);
    expect(frame.body).toContain('transfer-syntax=1.2.840.10008.1.2.1');
    expect(frame.rawPayload.includes(Buffer.alloc(64, 9))).toBe(true);
    expect((await get(`${ofInstance}/frames/3`)).statusCode).toBe(404);
    expect((await get(`/dicomweb/studies/${StudyUID}/zip`)).rawPayload.subarray(0, 2).toString()).toBe('PK');

    const { rows } = await site.database.pool.query(
      "select benh_nhan_id from main.audit where entity = 'CaDICOM' and entity_id = $1 and action = 'VIEW'",
      [_id],
    );
    expect(rows.length).toBeGreaterThanOrEqual(4);
    expect(new Set(rows.map((row) => row.benh_nhan_id))).toEqual(new Set([BenhNhan_Id]));
  });

  it('gives a study of no order to who performs imaging there, and nobody a search of everything', async () => {
    const { StudyUID } = await sent({ patient: 'NOBODY' });
    expect((await get(`/dicomweb/studies/${StudyUID}/series`)).statusCode).toBe(200);
    expect((await get(`/dicomweb/studies/${StudyUID}/series`, 'thungan1')).statusCode).toBe(403);
    expect((await get('/dicomweb/studies')).json().code).toBe('DICOM_SEARCH_TOO_WIDE');
    expect((await get('/dicomweb/studies?PatientID=NOBODY')).json()).toHaveLength(1);
    expect((await get('/dicomweb/studies/1.2.3/series')).statusCode).toBe(404);
  });
});
