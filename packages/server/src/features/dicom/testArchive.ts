import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestSite } from '../../../test/testSite.ts';
import { sealPassword } from '../../engine/outside/checks.ts';
import { archiveOwner } from './archive.ts';
import { khoAnhTable } from './tables.ts';

/** Where archives of tests are named to be. */
export const archiveHost = 'kho-anh.localhost';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** An archive that answers as a test says; what it was asked is kept. */
export async function startArchive() {
  const asked: string[] = [];
  const credentials: Array<string | undefined> = [];
  let answer: Answer = (_request, response) => void response.writeHead(404).end();
  const server = createServer((request, response) => {
    asked.push(decodeURIComponent(request.url ?? ''));
    credentials.push(request.headers.authorization);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    asked,
    credentials,
    answers: (by: Answer) => {
      answer = by;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** Answers with JSON. */
export const json =
  (rows: unknown, status = 200): Answer =>
  (_request, response) =>
    void response
      .writeHead(status, { 'content-type': 'application/dicom+json' })
      .end(typeof rows === 'string' ? rows : JSON.stringify(rows));

/** A study as an archive tells it. */
export function studyRow(of: { study: string; accession: string; patient: string; pictures?: number }) {
  return {
    '00080020': { vr: 'DA', Value: ['20261126'] },
    '00080030': { vr: 'TM', Value: ['081530'] },
    '00080050': { vr: 'SH', Value: [of.accession] },
    '00080061': { vr: 'CS', Value: ['CT'] },
    '00081030': { vr: 'LO', Value: ['Ngực'] },
    '00081190': { vr: 'UR', Value: ['http://10.0.0.9/secret'] },
    '00100010': { vr: 'PN', Value: [{ Alphabetic: 'Nguyễn^Thị An' }] },
    '00100020': { vr: 'LO', Value: [of.patient] },
    '0020000D': { vr: 'UI', Value: [of.study] },
    '00201206': { vr: 'IS', Value: [1] },
    '00201208': { vr: 'IS', Value: [of.pictures ?? 2] },
  };
}

/** Sets the archive of a site, on, with an account. */
export async function setArchive(
  site: TestSite,
  over: Partial<typeof khoAnhTable.$inferInsert> = {},
): Promise<void> {
  const values = {
    Bat: true,
    DiaChi: `http://${archiveHost}/dicom-web`,
    XacThuc: 'MatKhau' as const,
    TenDangNhap: 'sen',
    MatKhau: sealPassword(site.config, archiveOwner, 'secret'),
    HanGiay: 1,
    MatTu: null,
    ThuLaiLuc: null,
    ...over,
  };
  await site.database.db
    .insert(khoAnhTable)
    .values(values)
    .onConflictDoUpdate({ target: khoAnhTable.DuyNhat, set: values });
}
