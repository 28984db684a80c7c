import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { caTable } from '../dicom/tables.ts';
import { makePicture } from '../dicom/testModality.ts';
import { imagingReading } from '../imaging/imagingReading.ts';
import { imagingFactory } from '../imaging/testImaging.ts';
import { takeBackResult } from '../readings/commands.ts';
import { revokeLink } from './commands.ts';
import { askedOf, linkFactory } from './testLinks.ts';
import { picturesToken, sessionToken } from './token.ts';

let site: TestSite;
let made: Awaited<ReturnType<typeof linkFactory>>;
let imaging: Awaited<ReturnType<typeof imagingFactory>>;
let of: Awaited<ReturnType<typeof makePicture>>;
let slip: string;
let linkId: string;
let asked: ReturnType<typeof askedOf>;
let other: { slip: string; study: string };
beforeAll(async () => {
  site = await openTestSite({ SEN_SITE_URL: 'https://sen.example.vn' });
  made = await linkFactory(site);
  imaging = await imagingFactory(site);
  const returned = await imaging.returned();
  slip = returned.slip;
  of = await makePicture(site, slip);
  const link = await made.linkOf(slip);
  linkId = link._id;
  asked = askedOf(link.duongDan ?? '', await made.yearOf(returned.BenhNhan_Id));
  // a study of another slip, with pictures of its own
  const { db } = site.database;
  const second = await imaging.returned();
  const [row] = await db.select().from(caTable).where(eq(caTable.StudyUID, of.study));
  if (!row) throw new Error('no study');
  const { _id, ...same } = row;
  other = { slip: second.slip, study: '1.2.840.1' };
  await db
    .insert(caTable)
    .values({ ...same, StudyUID: other.study, DichVuYeuCau_Id: second.slip, ChiTiet_Id: null });
});
afterAll(() => site.close());

const get = async (url: string, held: string, token: string | null) => {
  const { app } = await site.app();
  return app.inject({
    method: 'GET',
    url,
    cookies: { sen_results: held },
    ...(token === null ? {} : { headers: { 'result-pictures': token } }),
  });
};
/** Every kind of address of a study of a slip. */
const addresses = (id: string, study: string) => {
  const root = `/api/results/${id}/dicomweb/studies`;
  const at = `${root}/${study}/series/${of.series}/instances`;
  const one = `${at}/${of.instance}`;
  const below = [`${root}/${study}/series`, `${root}/${study}/instances`, at];
  return [root, ...below, one, `${one}/metadata`, `${one}/frames/1`];
};
const statuses = async (id: string, study: string, held: string, token: string | null) =>
  Promise.all(addresses(id, study).map(async (url) => (await get(url, held, token)).statusCode));
const all = (status: number) => addresses('', '').map(() => status);

/** Confirms on the page: what the browser keeps, and what it opens the pictures with. */
async function confirmed() {
  const { app } = await site.app();
  const answer = await app.inject({ method: 'POST', url: '/api/results', payload: asked });
  expect(answer.statusCode).toBe(200);
  const { ketQuas } = answer.json() as { ketQuas: { id: string; hinh: string | null }[] };
  return { held: answer.cookies[0]?.value ?? '', token: ketQuas[0]?.hinh ?? '' };
}

describe('the pictures of a result', () => {
  it('are seen by who has confirmed, through every door, are not kept, and are logged', async () => {
    const { held, token } = await confirmed();
    expect(await statuses(slip, of.study, held, token)).toEqual(all(200));
    const [root = '', , , , one = '', head = ''] = addresses(slip, of.study);
    const studies = (await get(root, held, token)).json() as Record<string, { Value?: unknown[] }>[];
    expect(studies.map((study) => study['0020000D']?.Value)).toEqual([[of.study]]);
    const picture = await get(one, held, token);
    expect(picture.headers['cache-control']).toBe('no-store');
    expect(picture.rawPayload.includes('DICM')).toBe(true);
    const [said] = (await get(head, held, token)).json() as Record<string, { BulkDataURI?: string }>[];
    expect(said?.['7FE00010']?.BulkDataURI).toContain(`/api/results/${slip}/dicomweb/`);
    const { rows } = await site.database.pool.query(
      `select count(*)::int as count from main.audit
       where action = 'VIEW' and entity = 'CaDICOM' and username = 'Người bệnh (mã QR)'`,
    );
    expect(rows[0].count).toBe(1);
  });

  it('are not opened by an id alone, by a token alone, nor by one that was changed, ran out or is of another browser', async () => {
    const { held, token } = await confirmed();
    const refused = (cookie: string, with_: string | null) => statuses(slip, of.study, cookie, with_);
    expect(await refused('', null)).toEqual(all(401));
    expect(await refused(held, null)).toEqual(all(401));
    expect(await refused('', token)).toEqual(all(401));
    const past = { linkId, until: new Date(Date.now() - 1000) };
    expect(await refused(sessionToken(site.config, past), picturesToken(site.config, slip, past))).toEqual(
      all(401),
    );
    const later = { linkId, until: new Date(Date.now() + 5000) };
    expect(await refused(held, picturesToken(site.config, slip, later))).toEqual(all(401));
    const foreign = { linkId: crypto.randomUUID(), until: later.until };
    expect(await refused(held, picturesToken(site.config, slip, foreign))).toEqual(all(401));
    const changed = `${token[0] === 'A' ? 'B' : 'A'}${token.slice(1)}`;
    expect(await refused(held, changed)).toEqual(all(401));
  });

  it('are of that result alone: another slip and another study are not there, nor is the house open', async () => {
    const { held, token } = await confirmed();
    expect(await statuses(other.slip, other.study, held, token)).toEqual(all(401));
    const [, ...below] = await statuses(slip, other.study, held, token);
    expect(below).toEqual(all(404).slice(1));
    const wide = `/api/results/${slip}/dicomweb/studies?PatientID=WALK&StudyInstanceUID=${other.study}`;
    expect((await get(wide, held, token)).json()).toEqual([]);
    expect((await get(`/dicomweb/studies/${of.study}/instances`, held, token)).statusCode).toBe(401);
  });

  it('that are guessed wait like wrong links', async () => {
    const { held, token } = await confirmed();
    const [root = ''] = addresses(slip, of.study);
    const said = new Set<number>();
    for (let at = 0; at < 40; at += 1)
      said.add((await get(root, held, Buffer.alloc(53, at).toString('base64url'))).statusCode);
    expect(said).toEqual(new Set([401, 429]));
    // who has the right one is not kept waiting by it
    expect((await get(root, held, token)).statusCode).toBe(200);
    await site.database.pool.query('delete from auth.attempt');
  });

  it('are gone everywhere once the link is revoked', async () => {
    const { held, token } = await confirmed();
    await revokeLink(made.fresh(made.staff), linkId, 'Đưa nhầm người');
    expect(await statuses(slip, of.study, held, token)).toEqual(all(401));
    const link = await made.linkOf(slip);
    asked = askedOf(link.duongDan ?? '', asked.xacNhan);
  });

  it('are gone everywhere once the result is taken back', async () => {
    const { held, token } = await confirmed();
    expect(await statuses(slip, of.study, held, token)).toEqual(all(200));
    const doctor = imaging.fresh(imaging.doctor);
    await takeBackResult(doctor, imagingReading, slip, { oldState: 'CoKetQua', LyDo: 'Nhầm hình' });
    expect(await statuses(slip, of.study, held, token)).toEqual(all(404));
    expect((await confirmed()).token).toBe('');
  });
});
