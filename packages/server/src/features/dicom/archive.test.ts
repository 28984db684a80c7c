import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { imagingFactory } from '../imaging/testImaging.ts';
import { code, issuesOf } from '../reception/testReception.ts';
import { archiveRow } from './archive.ts';
import { checkArchive, updateArchive } from './archiveCommands.ts';
import { searchForReader, searchSlipsInWork } from './archiveFinding.ts';
import { detachStudy } from './commands.ts';
import { studiesOfSlip, studyList } from './queries.ts';
import { caTable } from './tables.ts';
import { archiveHost, json, setArchive, startArchive, studyRow } from './testArchive.ts';
import { dicomFactory, modalityAt, newUid, orderedLine, picture } from './testModality.ts';

let site: TestSite;
let archive: Awaited<ReturnType<typeof startArchive>>;
let at: Awaited<ReturnType<typeof imagingFactory>>;
let of: Awaited<ReturnType<typeof dicomFactory>>;
beforeAll(async () => {
  archive = await startArchive();
  site = await openTestSite({ SEN_OUTSIDE_HOSTS: '127.0.0.1,no-such-host.invalid' });
  site.config.standIns = { ...site.config.standIns, [archiveHost]: archive.url };
  at = await imagingFactory(site);
  of = await dicomFactory(site);
});
afterAll(async () => {
  await of.stop();
  await site.close();
  await archive.close();
});
afterEach(() => setArchive(site));

const technician = () => at.fresh(at.technician);
const admin = () => site.ctx('quantri');
const rowOf = async (study: string) =>
  (await site.database.db.select().from(caTable).where(eq(caTable.StudyUID, study)))[0];

/** A slip whose study the archive has. */
async function archived(over: { patient?: string; pictures?: number } = {}) {
  const made = await orderedLine(at);
  const study = newUid();
  const row = studyRow({ study, accession: made.accession, patient: made.patient.MaYTe, ...over });
  archive.answers((request, response) =>
    json(decodeURIComponent(request.url ?? '').includes(`AccessionNumber=${made.accession}&`) ? [row] : [])(
      request,
      response,
    ),
  );
  await setArchive(site);
  return { ...made, study, row };
}

describe('the connection to the archive', () => {
  const input = {
    version: 0,
    Bat: true,
    DiaChi: `http://${archiveHost}/dicom-web`,
    XacThuc: 'MaTruyCap' as const,
    TenDangNhap: '',
    HanGiay: 1,
    MatKhau: 'token-1',
  };

  it('is saved with a secret that is never answered and belongs to its address', async () => {
    const made = await updateArchive(await admin(), input);
    expect(made).toMatchObject({ version: 1, coMatKhau: true, KetQuaKiemTra: null });
    expect(JSON.stringify(made)).not.toContain('token-1');
    const elsewhere = { ...input, version: 1, DiaChi: 'https://pacs.example.org', MatKhau: null };
    expect(await issuesOf(updateArchive(await admin(), elsewhere))).toEqual([
      { path: 'MatKhau', code: 'REQUIRED' },
    ]);
    expect(await code(updateArchive(await admin(), input))).toBe('CONFLICT');
    const { rows } = await site.database.pool.query(
      "select before, after from main.audit where entity = 'KhoAnhDICOM'",
    );
    expect(JSON.stringify(rows)).toContain('doiMatKhau');
    expect(JSON.stringify(rows)).not.toContain('token-1');
    archive.answers(json([]));
    expect(await checkArchive(await admin())).toMatchObject({ KetQuaKiemTra: 'Tot' });
    expect(archive.credentials.at(-1)).toBe('Bearer token-1');
  });

  it('is not tried before it has an address', async () => {
    await setArchive(site, { DiaChi: '' });
    expect(await code(checkArchive(await admin()))).toBe('DICOM_ARCHIVE_NOT_SET_UP');
  });

  it('is tried, and says in a word what is wrong', async () => {
    const tried = async (over: Parameters<typeof setArchive>[1] = {}) => {
      await setArchive(site, over);
      const { KetQuaKiemTra, ThongBaoKiemTra } = await checkArchive(await admin());
      return `${KetQuaKiemTra} ${ThongBaoKiemTra}`;
    };
    archive.answers((_request, response) => void response.writeHead(204).end());
    expect(await tried()).toBe('Tot null');
    expect(archive.credentials.at(-1)).toBe(`Basic ${Buffer.from('sen:secret').toString('base64')}`);
    archive.answers(json({}, 401));
    expect(await tried()).toBe('TuChoi HTTP_401');
    archive.answers((_request, response) => void response.setHeader('content-type', 'text/html').end('<p>'));
    expect(await tried()).toBe('KhongKetNoi NOT_DICOMWEB');
    archive.answers(json({ not: 'rows' }));
    expect(await tried()).toBe('KhongKetNoi NOT_DICOMWEB');
    archive.answers((_request, response) => void response.writeHead(302, { location: '/' }).end());
    expect(await tried()).toBe('KhongKetNoi HTTP 302');
    archive.answers(() => undefined);
    expect(await tried()).toBe('KhongKetNoi TIMEOUT');
    expect(await tried({ DiaChi: 'http://no-such-host.invalid' })).toMatch(
      /^KhongKetNoi E(NOTFOUND|AI_AGAIN)$/,
    );
    expect(await tried({ DiaChi: 'http://127.0.0.1:1' })).toBe('KhongKetNoi ECONNREFUSED');
    expect(await tried({ DiaChi: 'https://169.254.169.254' })).toBe('KhongKetNoi INSIDE');
    expect(await tried({ DiaChi: 'http://pacs.lan' })).toBe('KhongKetNoi HTTPS_ONLY');
  });
});

describe('a study of the archive', () => {
  it('is found by the accession number of its slip and is of it, without any file', async () => {
    const { slip, study, ChiTiet_Id } = await archived({ pictures: 3 });
    expect(await searchForReader(technician(), slip)).toEqual({ soCa: 1, Loi: null });
    expect(await searchForReader(technician(), slip)).toEqual({ soCa: 1, Loi: null });
    expect(await studiesOfSlip(technician(), slip)).toMatchObject([
      { StudyUID: study, ChiTiet_Id, Nguon: 'KhoAnh', soAnh: 3, TenMayDICOM: null, version: 1 },
    ]);
  });

  it('of another patient waits with the reason, until the archive names the right one', async () => {
    const { slip, study, row, patient } = await archived({ patient: 'ANOTHER' });
    await searchForReader(technician(), slip);
    expect(await studiesOfSlip(technician(), slip)).toEqual([]);
    const waiting = await studyList(technician(), { trangThai: 'ChuaGhep', keyword: 'ANOTHER' });
    expect(waiting.data).toMatchObject([{ StudyUID: study, LyDoChua: 'KhacBenhNhan' }]);
    row['00100020'] = { vr: 'LO', Value: [patient.MaYTe] };
    await searchForReader(technician(), slip);
    expect(await rowOf(study)).toMatchObject({ TrangThai: 'DaGhep', DichVuYeuCau_Id: slip });
    row['00100020'] = { vr: 'LO', Value: ['ANOTHER'] };
    await searchForReader(technician(), slip);
    expect(await rowOf(study)).toMatchObject({ LyDoChua: 'KhacBenhNhan', DichVuYeuCau_Id: null });
  });

  it('that a person took off stays off; answers to what was not asked are left alone', async () => {
    const { slip, study } = await archived();
    await searchSlipsInWork(technician());
    await detachStudy(technician(), (await rowOf(study))?._id ?? '', { version: 1, LyDo: 'Nhầm phiếu' });
    await searchSlipsInWork(technician());
    expect(await rowOf(study)).toMatchObject({ LyDoChua: 'DaGo' });
    const foreign = newUid();
    archive.answers(json([studyRow({ study: foreign, accession: 'X1', patient: 'Y' })]));
    expect(await searchForReader(technician(), slip)).toEqual({ soCa: 0, Loi: null });
    expect(await rowOf(foreign)).toBeUndefined();
  });

  it('that came to Sen too is read there where more of it is', async () => {
    await of.modality();
    const { slip, study, accession, patient } = await archived({ pictures: 2 });
    const send = () => {
      const one = picture({ study, accession, patient: patient.MaYTe });
      return modalityAt(of.port, 'SA01').store(one);
    };
    await searchForReader(technician(), slip);
    expect(await send()).toEqual([0]);
    const told = async () =>
      (await studiesOfSlip(technician(), slip)).map(({ Nguon, soAnh }) => [Nguon, soAnh]);
    expect(await told()).toEqual([['KhoAnh', 2]]);
    await send();
    expect(await told()).toEqual([['May', 2]]);
    expect(await rowOf(study)).toMatchObject({ MayDICOM_Id: expect.any(String), soAnh: 2, soAnhKho: 2 });
  });

  it('is searched for in vain while the archive is away, and again when it is back', async () => {
    const { slip } = await archived();
    archive.answers(json({}, 503));
    expect(await searchForReader(technician(), slip)).toEqual({ soCa: null, Loi: 'DICOM_ARCHIVE_AWAY' });
    const asked = archive.asked.length;
    expect(await searchForReader(technician(), slip)).toMatchObject({ Loi: 'DICOM_ARCHIVE_AWAY' });
    expect(archive.asked).toHaveLength(asked);
    expect((await archiveRow(technician()))?.MatTu).not.toBeNull();
    const later = { ...technician(), now: () => new Date(Date.now() + 60_000) };
    archive.answers(json([]));
    expect(await searchForReader(later, slip)).toEqual({ soCa: 0, Loi: null });
    expect((await archiveRow(technician()))?.MatTu).toBeNull();
    archive.answers(json({}, 401));
    expect(await searchForReader(later, slip)).toMatchObject({ Loi: 'DICOM_ARCHIVE_REFUSED' });
    await setArchive(site, { Bat: false });
    expect(await searchForReader(technician(), slip)).toBeNull();
  });
});
