import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pngPicture } from '../../../test/pictures.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { storeFile } from '../../engine/storage/files.ts';
import { removePatients } from './commands.ts';
import { addGppPapers, gppPapers, gppPapersInUse, removeGppPaper } from './gppPapers.ts';
import { mergePatients, splitPatients } from './merge.ts';
import { patientById } from './queries.ts';
import { makePatient } from './testPatient.ts';

let site: TestSite;
let ctx: Ctx;
beforeAll(async () => {
  site = await openTestSite();
  ctx = await site.ctx('tiepdon', { node: 'TN01' });
});
afterAll(() => site.close());

const customer = async (name = 'Nhà Thuốc Sen') =>
  (await makePatient(site, ctx, { TenBenhNhan: name, isBusinessAccount: true }))._id;
const sent = async (of = ctx, name = 'gpp.png') =>
  (await storeFile(of, { name, bytes: pngPicture(20, 30), pictureOf: 'ChungTuGPP' }))._id;
const namesOf = async (id: string) =>
  (await gppPapers({ ...ctx, loaders: new Map() }, id)).map((one) => `${one.fileName} ${one.TrangThai}`);
const refused = (act: Promise<unknown>) =>
  act.then(
    () => 'done',
    ({ code, details }: { code: string; details?: { issues?: { path: string; code: string }[] } }) =>
      details?.issues?.map((one) => `${one.path} ${one.code}`) ?? code,
  );

async function post(username: string, bytes: Buffer, name: string) {
  const { app } = await site.app();
  const boundary = 'sen-test';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: image/png\r\n\r\n`;
  const answer = await app.inject({
    method: 'POST',
    url: '/api/files?cua=ChungTuGPP',
    headers: {
      'access-token': await site.token(username),
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
  const { code, details } = answer.json();
  return details?.issues?.[0]?.code ?? code ?? 'kept';
}

async function read(file: string, username: string) {
  const { app } = await site.app();
  const headers = { 'access-token': await site.token(username) };
  const answer = await app.inject({ url: `/api/files/${file}`, headers });
  return answer.statusCode === 200 ? String(answer.headers['content-type']) : answer.json().code;
}

describe('the file of a paper', () => {
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF');
  it.each([
    ['tiepdon', pdf, 'kept'],
    ['tiepdon', pngPicture(20, 30), 'kept'],
    ['tiepdon', Buffer.from('PK\u0003\u0004 a workbook'), 'PAPER_KIND'],
    ['tiepdon', Buffer.concat([pdf, Buffer.alloc(5 * 1024 * 1024)]), 'FILE_TOO_LARGE'],
    ['thungan1', pdf, 'FORBIDDEN'],
  ])('as %s sends it, case %#', async (username, bytes, outcome) => {
    expect(await post(username, bytes, 'giay.pdf')).toBe(outcome);
  });

  it('is read by its sender before, by who sees patients while it stands, and by who changes them when it is removed', async () => {
    const file = await sent();
    expect([await read(file, 'tiepdon'), await read(file, 'thungan1')]).toEqual(['image/png', 'FORBIDDEN']);
    const [paper] = await addGppPapers(ctx, await customer(), [file]);
    expect(await read(file, 'thungan1')).toBe('image/png');
    await removeGppPaper(ctx, paper?._id ?? '', 'Hết hạn');
    expect([await read(file, 'tiepdon'), await read(file, 'thungan1')]).toEqual(['image/png', 'FORBIDDEN']);
  });
});

describe('papers of a customer', () => {
  it('are added once for a request id, and removed with a reason that the log keeps', async () => {
    const id = await customer();
    const files = [await sent(ctx, 'a.png'), await sent(ctx, 'b.png')];
    const requestId = v7();
    await addGppPapers(ctx, id, files, requestId);
    await addGppPapers(ctx, id, files, requestId);
    expect(await namesOf(id)).toEqual(['b.png DangSuDung', 'a.png DangSuDung']);
    const [, first] = await gppPapers(ctx, id);
    const paper = first?._id ?? '';
    expect(await refused(removeGppPaper(ctx, paper, ' '))).toEqual(['LyDo REQUIRED']);
    expect(await removeGppPaper(ctx, paper, ' Giấy cũ ')).toMatchObject({
      TrangThai: 'DaHuy',
      LyDoHuy: 'Giấy cũ',
    });
    expect(await refused(removeGppPaper(ctx, paper, 'Giấy cũ'))).toBe('STATE_CHANGED');
    expect(await refused(removeGppPaper(ctx, v7(), 'Giấy cũ'))).toBe('NOT_FOUND');
    expect(await namesOf(id)).toEqual(['b.png DangSuDung', 'a.png DaHuy']);
    const cashier = await site.ctx('thungan1', { node: 'QT01' });
    expect((await gppPapers(cashier, id)).map((one) => one.fileName)).toEqual(['b.png']);
    expect((await gppPapersInUse(cashier, id)).map((one) => one.fileName)).toEqual(['b.png']);
    const { rows } = await site.database.pool.query(
      "select action, after->>'LyDoHuy' as why from main.audit where entity = 'ChungTuGPP' and entity_id = $1 order by at, id",
      [paper],
    );
    expect(rows).toEqual([
      { action: 'CREATE', why: null },
      { action: 'CANCEL', why: 'Giấy cũ' },
    ]);
  });

  it('are files of one’s own that stand nowhere else, with a record in use, twenty at most', async () => {
    const id = await customer();
    const file = await sent();
    await addGppPapers(ctx, id, [file]);
    const other = await customer('Nhà Thuốc Súng');
    const foreign = await sent(await site.ctx('quantri'));
    const picture = await storeFile(ctx, { name: 'x.png', bytes: pngPicture(20, 30) });
    expect(await refused(addGppPapers(ctx, other, []))).toEqual(['Tep_Ids REQUIRED']);
    expect(await refused(addGppPapers(ctx, other, [file, foreign, picture._id]))).toEqual(
      [0, 1, 2].map((at) => `Tep_Ids.${at} PAPER_UNKNOWN`),
    );
    const many = Array.from({ length: 21 }, () => v7());
    expect(await refused(addGppPapers(ctx, other, many))).toEqual(['Tep_Ids TOO_MANY']);
    const [paper] = await gppPapers(ctx, id);
    await removePatients(await site.ctx('quantri'), [id]);
    expect(await refused(addGppPapers(ctx, id, [await sent()]))).toBe('PATIENT_CANCELLED');
    expect(await refused(removeGppPaper(ctx, paper?._id ?? '', 'Nhầm'))).toBe('PATIENT_CANCELLED');
    expect(await refused(addGppPapers(ctx, v7(), [await sent()]))).toBe('NOT_FOUND');
  });

  it('follow a merge, and go back where the records are split', async () => {
    const [kept, other] = [await customer(), await customer()];
    await addGppPapers(ctx, kept, [await sent(ctx, 'giu.png')]);
    await addGppPapers(ctx, other, [await sent(ctx, 'gop.png')]);
    const versions = await Promise.all([patientById(ctx, kept), patientById(ctx, other)]);
    await mergePatients(ctx, {
      id: kept,
      BenhNhanGop_Id: other,
      version: versions[0].version,
      versionGop: versions[1].version,
      truongLays: [],
      LyDo: 'Một nhà thuốc',
    });
    expect(await namesOf(kept)).toEqual(['gop.png DangSuDung', 'giu.png DangSuDung']);
    const { rows } = await site.database.pool.query<{ id: string }>(
      'select id from main.gop_benh_nhan where benh_nhan_giu_id = $1',
      [kept],
    );
    await splitPatients({ ...ctx, loaders: new Map() }, rows[0]?.id ?? '', 'Hai nhà thuốc');
    expect([await namesOf(kept), await namesOf(other)]).toEqual([
      ['giu.png DangSuDung'],
      ['gop.png DangSuDung'],
    ]);
  });
});
