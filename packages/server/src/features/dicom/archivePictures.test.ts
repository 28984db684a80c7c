import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { until } from '../../../test/until.ts';
import { imagingFactory } from '../imaging/testImaging.ts';
import { searchForReader } from './archiveFinding.ts';
import { archiveHost, json, setArchive, startArchive, studyRow } from './testArchive.ts';
import { newUid, orderedLine } from './testModality.ts';

let site: TestSite;
let archive: Awaited<ReturnType<typeof startArchive>>;
let study: string;
let patientId: string;
let root: string;
const [series, instance] = [newUid(), newUid()];
beforeAll(async () => {
  archive = await startArchive();
  site = await openTestSite();
  site.config.standIns = { ...site.config.standIns, [archiveHost]: archive.url };
  const at = await imagingFactory(site);
  const { accession, patient, slip, BenhNhan_Id } = await orderedLine(at);
  study = newUid();
  patientId = BenhNhan_Id;
  archive.answers(json([studyRow({ study, accession, patient: patient.MaYTe })]));
  await setArchive(site);
  await searchForReader(at.fresh(at.technician), slip);
  const { app } = await site.app();
  root = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await site.close();
  await archive.close();
});

const get = async (path: string, user = 'bshinhanh', signal?: AbortSignal) =>
  fetch(`${root}/dicomweb/studies/${study}${path}`, {
    headers: { 'access-token': await site.token(user), 'current-node': await site.id('auth.node', 'HA02') },
    ...(signal ? { signal } : {}),
  });
const errorOf = async (path: string, user?: string) => {
  const answer = await get(path, user);
  return `${answer.status} ${((await answer.json()) as { code: string }).code}`;
};
const file = `/series/${series}/instances/${instance}`;
const bytes = Buffer.alloc(300_000, 7);
const partOf = (head: string) =>
  Buffer.concat([
    Buffer.from(`--mark\r\n${head}Content-Type: application/dicom\r\n\r\n`),
    bytes,
    Buffer.from('\r\n--mark--\r\n'),
  ]);
const part = partOf('Content-Location: http://10.0.0.9/one\r\n');
const multipart = 'multipart/related; type="application/dicom"; boundary=mark';

it('is read through Sen by who may read its slip, without an address of the archive', async () => {
  const element = { vr: 'OW', BulkDataURI: 'http://10.0.0.9/bulk' };
  archive.answers(
    json([
      {
        ...studyRow({ study, accession: 'A', patient: 'P' }),
        '0020000E': { vr: 'UI', Value: [series] },
        '00080018': { vr: 'UI', Value: [instance] },
        '7FE00010': element,
        '00420011': element,
        '00081115': { vr: 'SQ', Value: [{ '00081190': { vr: 'UR', Value: ['http://10.0.0.9'] } }] },
      },
    ]),
  );
  const answer = await get(`${file}/metadata`);
  expect(answer.headers.get('content-type')).toContain('application/dicom+json');
  const [head] = (await answer.json()) as Record<string, unknown>[];
  expect(JSON.stringify(head)).not.toContain('10.0.0.9');
  expect(head?.['7FE00010']).toEqual({
    vr: 'OW',
    BulkDataURI: `/dicomweb/studies/${study}${file}/frames/1`,
  });
  expect(archive.asked.at(-1)).toBe(`/dicom-web/studies/${study}${file}/metadata`);
  const { rows } = await site.database.pool.query(
    "select benh_nhan_id from main.audit where entity = 'CaDICOM' and action = 'VIEW'",
  );
  expect(rows).toEqual([{ benh_nhan_id: patientId }]);
  const asked = archive.asked.length;
  expect(await errorOf('/instances', 'thungan1')).toBe('403 FORBIDDEN');
  expect(await errorOf('/series/1..%2F..%2Fadmin/instances')).toBe('404 NOT_FOUND');
  expect(archive.asked).toHaveLength(asked);
});

it('gives pictures as they come, and a file to take along', async () => {
  const rows = [{ '0020000E': { vr: 'UI', Value: [series] }, '00080018': { vr: 'UI', Value: [instance] } }];
  archive.answers((request, response) =>
    request.url?.endsWith('/instances')
      ? json(rows)(request, response)
      : void response.setHeader('content-type', multipart).end(part),
  );
  const whole = await get(file);
  expect(whole.headers.get('content-type')).toBe(multipart);
  // without the address that the archive tells of it
  expect(Buffer.from(await whole.arrayBuffer()).equals(partOf(''))).toBe(true);
  const zip = Buffer.from(await (await get('/zip')).arrayBuffer());
  expect(zip.subarray(0, 2).toString()).toBe('PK');
  // the central directory tells the whole size of the only file: that of the picture without its frame
  const directory = zip.indexOf(Buffer.from('PK\u0001\u0002'));
  expect(zip.readUInt32LE(directory + 24)).toBe(bytes.length);
});

it('says what is wrong with the archive, and shows again when it is back', async () => {
  archive.answers(json({}, 500));
  expect(await errorOf('/instances')).toBe('503 DICOM_ARCHIVE_AWAY');
  archive.answers(json({}, 401));
  expect(await errorOf('/instances')).toBe('502 DICOM_ARCHIVE_REFUSED');
  archive.answers(json({}, 404));
  expect(await errorOf(file)).toBe('404 DICOM_ARCHIVE_GONE');
  archive.answers(json('{"wrong'));
  expect(await errorOf('/instances')).toBe('502 DICOM_ARCHIVE_UNFIT');
  archive.answers(
    (_request, response) => void response.setHeader('content-type', 'text/html').end('<script>'),
  );
  expect(await errorOf(file)).toBe('502 DICOM_ARCHIVE_UNFIT');
  await setArchive(site, { HanGiay: 60 });
  const huge = Buffer.alloc(33 * 1024 * 1024, ' ');
  archive.answers(
    (_request, response) => void response.setHeader('content-type', 'application/dicom+json').end(huge),
  );
  expect(await errorOf('/metadata')).toBe('502 DICOM_ARCHIVE_UNFIT');
  await setArchive(site);
  archive.answers(() => undefined);
  expect(await errorOf('/series')).toBe('503 DICOM_ARCHIVE_AWAY');
  await setArchive(site, { Bat: false });
  expect(await errorOf('/series')).toBe('503 DICOM_ARCHIVE_OFF');
  await setArchive(site);
  archive.answers(json([{ '0020000E': { vr: 'UI', Value: [series] } }]));
  expect((await get('/series')).status).toBe(200);
});

it('is let go when the browser leaves, and cut when the archive stops in the middle', async () => {
  let closed = false;
  archive.answers((_request, response) => {
    response.setHeader('content-type', multipart).write(part.subarray(0, 1000));
    response.on('close', () => {
      closed = true;
    });
  });
  const left = new AbortController();
  await get(file, 'bshinhanh', left.signal);
  left.abort();
  await until(async () => closed);
  await expect((await get(file)).arrayBuffer()).rejects.toThrow();
});
