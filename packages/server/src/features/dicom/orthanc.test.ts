import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import dcmjs from 'dcmjs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ensureDcmtk } from '../../../../../bin/orthanc.mjs';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { imagingFactory } from '../imaging/testImaging.ts';
import { checkArchive, updateArchive } from './archiveCommands.ts';
import { searchForReader } from './archiveFinding.ts';
import { studiesOfSlip, studyList } from './queries.ts';
import { dicomFactory, modalityAt, newUid, orderedLine, picture } from './testModality.ts';
import { startOrthanc } from './testOrthanc.ts';

const run = promisify(execFile);
let site: TestSite;
let orthanc: Awaited<ReturnType<typeof startOrthanc>>;
let at: Awaited<ReturnType<typeof imagingFactory>>;
let of: Awaited<ReturnType<typeof dicomFactory>>;
beforeAll(async () => {
  ensureDcmtk();
  orthanc = await startOrthanc('sen', 'archive-secret');
  site = await openTestSite({ SEN_OUTSIDE_HOSTS: '127.0.0.1' });
  at = await imagingFactory(site);
  of = await dicomFactory(site);
});
afterAll(async () => {
  await of.stop();
  await site.close();
  await orthanc.close();
});

const technician = () => at.fresh(at.technician);
const get = async (url: string) => {
  const { app } = await site.app();
  return app.inject({
    url,
    headers: {
      'access-token': await site.token('bshinhanh'),
      'current-node': await site.id('auth.node', 'HA02'),
    },
  });
};
const rows = (body: string) =>
  JSON.parse(body).map((row: never) => dcmjs.data.DicomMetaDictionary.naturalizeDataset(row));

it('a study that a modality stored in Orthanc is found by its slip and read through Sen', async () => {
  const admin = await site.ctx('quantri');
  const input = {
    version: 0,
    Bat: true,
    DiaChi: orthanc.dicomWeb,
    XacThuc: 'MatKhau' as const,
    TenDangNhap: 'sen',
    HanGiay: 20,
    MatKhau: 'wrong',
  };
  await updateArchive(admin, input);
  expect(await checkArchive(admin)).toMatchObject({ KetQuaKiemTra: 'TuChoi', ThongBaoKiemTra: 'HTTP_401' });
  await updateArchive(admin, { ...input, version: 1, MatKhau: 'archive-secret' });
  expect(await checkArchive(admin)).toMatchObject({ KetQuaKiemTra: 'Tot', ThongBaoKiemTra: null });

  const { accession, patient, slip, ChiTiet_Id } = await orderedLine(at);
  const [study, series] = [newUid(), newUid()];
  const one = { study, series, accession, patient: patient.MaYTe };
  const stored = modalityAt(orthanc.dicom, 'SA01', 'ORTHANC');
  expect(await stored.store(picture({ ...one, grey: 9, frames: 2 }), picture(one))).toEqual([0, 0]);
  const wrong = picture({ accession, patient: 'ANOTHER' });
  expect(await stored.store(wrong)).toEqual([0]);

  expect(await searchForReader(technician(), slip)).toEqual({ soCa: 2, Loi: null });
  expect(await studiesOfSlip(technician(), slip)).toMatchObject([
    { StudyUID: study, ChiTiet_Id, Nguon: 'KhoAnh', soLoat: 1, soAnh: 2, TenNguoiBenh: 'Nguyễn Thị An' },
  ]);
  const waiting = await studyList(technician(), { trangThai: 'ChuaGhep', keyword: 'ANOTHER' });
  expect(waiting.data).toMatchObject([{ LyDoChua: 'KhacBenhNhan', Nguon: 'KhoAnh' }]);

  const web = `/dicomweb/studies/${study}`;
  expect(rows((await get(`${web}/series`)).body)).toMatchObject([{ SeriesInstanceUID: series }]);
  const instances = rows((await get(`${web}/instances`)).body);
  expect(instances).toHaveLength(2);
  const clip = instances.find((row: { NumberOfFrames?: number }) => Number(row.NumberOfFrames) === 2);
  expect(clip).toMatchObject({ Rows: 8, Columns: 8, Modality: 'US', SeriesInstanceUID: series });
  const file = `${web}/series/${series}/instances/${clip.SOPInstanceUID}`;
  const metadata = await get(`${file}/metadata`);
  expect(rows(metadata.body)).toMatchObject([{ StudyDescription: 'Bụng tổng quát', Rows: 8 }]);
  expect(metadata.body).not.toContain(orthanc.dicomWeb);
  const whole = await get(file);
  expect(whole.headers['content-type']).toMatch(/^multipart\/related/);
  const start = whole.rawPayload.indexOf('\r\n\r\n') + 4;
  const bytes = new Uint8Array(whole.rawPayload.subarray(start)).buffer;
  const { dict } = dcmjs.data.DicomMessage.readFile(bytes, { untilTag: '7FE00010' });
  expect(dcmjs.data.DicomMetaDictionary.naturalizeDataset(dict)).toMatchObject({
    SOPInstanceUID: clip.SOPInstanceUID,
    AccessionNumber: accession,
  });
  const frame = await get(`${file}/frames/2`);
  expect(frame.rawPayload.includes(Buffer.alloc(64, 9))).toBe(true);
  expect((await get(`${web}/zip`)).rawPayload.subarray(0, 2).toString()).toBe('PK');

  await orthanc.stop();
  expect((await get(`${web}/instances`)).json()).toMatchObject({ code: 'DICOM_ARCHIVE_AWAY' });
  expect(await studiesOfSlip(technician(), slip)).toHaveLength(1);
  await orthanc.start();
  expect((await get(`${web}/instances`)).statusCode).toBe(200);
});

it("DCMTK's programs are a modality of Sen: they echo, ask for the worklist and store", async () => {
  await of.modality({ MaAE: 'DCMTK' });
  const { accession, patient, slip } = await orderedLine(at);
  const title = ['-aet', 'DCMTK', '-aec', 'SEN', '127.0.0.1', String(of.port)];
  await run('echoscu', title);
  const asked = ['-W', '-k', `0008,0050=${accession}`, '-k', '0010,0020', '-k', '0020,000d'];
  const { stdout, stderr } = await run('findscu', ['-v', ...asked, ...title]);
  expect(`${stdout}${stderr}`).toContain(patient.MaYTe);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sen-dcmtk-'));
  try {
    const sent = picture({ accession, patient: patient.MaYTe });
    const file = path.join(folder, 'picture.dcm');
    await new Promise<void>((resolve, reject) =>
      sent.toFile(file, (error: Error | undefined) => (error ? reject(error) : resolve())),
    );
    await run('storescu', [...title, file]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  expect(await studiesOfSlip(technician(), slip)).toMatchObject([{ soAnh: 1, Nguon: 'May' }]);
});
