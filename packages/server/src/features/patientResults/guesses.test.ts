import { openMinutes, wrongMost } from '@sen/domain/patientResults/lienKetKetQua';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { imagingFactory } from '../imaging/testImaging.ts';
import { openLink } from './open.ts';
import { linksOfSlip } from './queries.ts';
import { askedOf, linkFactory } from './testLinks.ts';
import { linkOfToken, sessionToken } from './token.ts';

let site: TestSite;
let made: Awaited<ReturnType<typeof linkFactory>>;
beforeAll(async () => {
  site = await openTestSite({ SEN_SITE_URL: 'https://sen.example.vn' });
  made = await linkFactory(site);
});
afterAll(() => site.close());

const hour = 3_600_000;
const codeOf = (act: Promise<unknown>) =>
  act.then(
    () => 'OPENED',
    (error: { code: string }) => error.code,
  );

describe('guesses', () => {
  it('of addresses are 10,000 without a hit', async () => {
    const { link } = await made.given();
    const asked = askedOf(link.duongDan ?? '', '');
    let hits = 0;
    for (let at = 0; at < 10_000; at++) {
      const token = crypto.getRandomValues(Buffer.alloc(37)).toString('base64url');
      if (linkOfToken(site.config, asked, token)) hits++;
    }
    expect(hits).toBe(0);
  });

  it('of the year are 10,000 without a hit, from one telephone and from many', async () => {
    const { slip, link, year } = await made.given('0912 345 987');
    const wrong = (at: number) => String(1000 + (at % 800)); // nobody was born then
    const said: Record<string, number> = {};
    const guess = async (at: number) => {
      const guest = made.stranger(at % 2 ? '203.0.113.9' : `203.0.${(at >> 8) % 256}.${at % 256}`);
      const code = await codeOf(openLink(guest, askedOf(link.duongDan ?? '', wrong(at))));
      said[code] = (said[code] ?? 0) + 1;
    };
    for (let at = 0; at < 10_000; at += 50)
      await Promise.all(Array.from({ length: 50 }, (_, index) => guess(at + index)));
    expect(said['OPENED']).toBeUndefined();
    expect(said['RESULT_LINK_REFUSED']).toBeLessThanOrEqual(5);
    // beside another guess that is being judged, one is told to try again
    const waits = (said['RESULT_LINK_WAITS'] ?? 0) + (said['TOO_MANY_REQUESTS'] ?? 0);
    expect(waits).toBeGreaterThanOrEqual(9_995);
    // the right year waits as well, and is told for how long
    await expect(openLink(made.stranger(), askedOf(link.duongDan ?? '', year))).rejects.toMatchObject({
      code: 'RESULT_LINK_WAITS',
      details: { minutes: expect.any(Number) },
    });
    const { lienKets } = await linksOfSlip(made.fresh(made.staff), slip);
    expect(lienKets[0]?.luotMos.length).toBeLessThanOrEqual(5);
  });

  it('wait longer each time, and close the link for good', async () => {
    const { slip, link, year } = await made.given();
    const said: string[] = [];
    let now = Date.now();
    for (let at = 0; at < wrongMost; at++) {
      const guest = { ...made.stranger(), now: () => new Date(now) };
      said.push(await codeOf(openLink(guest, askedOf(link.duongDan ?? '', '1800'))));
      now += 9 * hour;
    }
    expect(new Set(said)).toEqual(new Set(['RESULT_LINK_REFUSED']));
    const guest = { ...made.stranger(), now: () => new Date(now) };
    expect(await codeOf(openLink(guest, askedOf(link.duongDan ?? '', year)))).toBe('RESULT_LINK_REFUSED');
    const { lienKets } = await linksOfSlip(made.fresh(made.staff), slip);
    expect(lienKets).toMatchObject([{ TrangThai: 'DaThuHoi', LyDoThuHoi: 'SAI_NHIEU_LAN' }]);
  });

  it('of links that there are not wait like those of one that there is', async () => {
    const { link } = await made.given();
    const real = askedOf(link.duongDan ?? '', '1800');
    const none = { ...real, token: `A${real.token.slice(1, -3)}AAA` };
    for (const asked of [real, none]) {
      const said: string[] = [];
      for (let at = 0; at < 6; at++) said.push(await codeOf(openLink(made.stranger(), asked)));
      expect(said).toEqual([...Array(5).fill('RESULT_LINK_REFUSED'), 'RESULT_LINK_WAITS']);
    }
    const one = made.stranger('203.0.113.77');
    const said = new Set<string>();
    for (let at = 0; at < 31; at++)
      said.add(await codeOf(openLink(one, { ...real, token: `B${at}${real.token.slice(4)}` })));
    expect(said).toEqual(new Set(['RESULT_LINK_REFUSED', 'RESULT_LINK_WAITS']));
  });
});

describe('the doors', () => {
  const ask = async (
    method: 'GET' | 'POST',
    url: string,
    payload?: object,
    cookies: Record<string, string> = {},
  ) => {
    const { app } = await site.app();
    return app.inject({ method, url, cookies, ...(payload ? { payload } : {}) });
  };

  it('show nothing before the confirmation, keep it for minutes, and let nothing be kept', async () => {
    const imaging = await imagingFactory(site);
    const Tep_Id = await imaging.image();
    const { slip, BenhNhan_Id } = await imaging.returned({ hinhAnhs: [{ Tep_Id, ChuThich: 'Gan' }] });
    const link = await made.linkOf(slip);
    const year = await made.yearOf(BenhNhan_Id);
    const asked = askedOf(link.duongDan ?? '', year);
    const without = await ask('POST', '/api/results', { ...asked, xacNhan: null });
    expect([without.statusCode, without.json().code]).toEqual([401, 'RESULT_CONFIRM_FIRST']);
    expect((await ask('GET', `/api/results/${slip}/paper`)).statusCode).toBe(401);

    const began = performance.now();
    const wrong = await ask('POST', '/api/results', { ...asked, xacNhan: '1800' });
    expect(performance.now() - began).toBeGreaterThan(390);
    expect([wrong.statusCode, wrong.json().code]).toEqual([403, 'RESULT_LINK_REFUSED']);
    expect(wrong.cookies).toEqual([]);

    const right = await ask('POST', '/api/results', asked);
    expect(right.statusCode).toBe(200);
    expect(right.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    const [cookie] = right.cookies;
    expect(cookie).toMatchObject({
      name: 'sen_results',
      path: '/api/results',
      httpOnly: true,
      sameSite: 'Strict',
      maxAge: openMinutes * 60,
    });
    const [{ giay }] = right.json().ketQuas;
    const [{ Tep }] = giay.KetQuas[0].HinhAnhs;
    const held = { sen_results: cookie?.value ?? '' };
    const again = await ask('POST', '/api/results', { ...asked, xacNhan: null }, held);
    expect(again.json().ketQuas[0].id).toBe(slip);
    const picture = await ask('GET', `/api/results/${slip}/pictures/${Tep}`, undefined, held);
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png']);
    const paper = await ask('GET', `/api/results/${slip}/paper`, undefined, held);
    expect([paper.headers['content-type'], paper.headers['cache-control']]).toEqual([
      'application/pdf',
      'no-store',
    ]);
    expect(paper.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');

    // another slip, another address and a session of yesterday
    const other = await made.given();
    expect((await ask('GET', `/api/results/${other.slip}/paper`, undefined, held)).statusCode).toBe(404);
    const foreign = { ...askedOf(other.link.duongDan ?? '', ''), xacNhan: null };
    expect((await ask('POST', '/api/results', foreign, held)).statusCode).toBe(401);
    const old = sessionToken(site.config, { linkId: link._id, until: new Date(Date.now() - 1000) });
    expect((await ask('GET', `/api/results/${slip}/paper`, undefined, { sen_results: old })).statusCode).toBe(
      401,
    );
    expect((await ask('POST', '/api/results/close')).cookies).toMatchObject([
      { name: 'sen_results', value: '' },
    ]);
  });
});
