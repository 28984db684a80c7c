import { randomBytes } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../src/engine/sql/transaction.ts';
import { beginScreen } from '../src/features/boards/device.ts';
import { makePicture } from '../src/features/dicom/testModality.ts';
import { imagingFactory } from '../src/features/imaging/testImaging.ts';
import { askedOf, linkFactory } from '../src/features/patientResults/testLinks.ts';
import { issueTicket } from '../src/features/queues/commands.ts';
import { turnToken } from '../src/features/queues/turnToken.ts';
import { openTestSite, systemContext, type TestSite } from './testSite.ts';

/** What opens a public page, and how a guess of it is sent. */
type Page = { right: string; ask: (guess: string) => InjectOptions };

/** Requests a minute of one address. */
const perAddress = 100;
/** Guesses at each page: those of one address, and those that come from an address of their own each. */
const guesses = { one: 2000, many: 500 };

let site: TestSite;
let pages: Record<string, Page>;
beforeAll(async () => {
  site = await openTestSite({
    SEN_SITE_URL: 'https://sen.example.vn',
    SEN_RATE_LIMIT_ADDRESS: String(perAddress),
  });
  pages = await openPages();
});
afterAll(() => site.close());

/** A ticket, a confirmed result with pictures and a television of the site, each with the address of its page. */
async function openPages(): Promise<Record<string, Page>> {
  const [links, imaging] = [await linkFactory(site), await imagingFactory(site)];
  const returned = await imaging.returned();
  await makePicture(site, returned.slip);
  const link = await links.linkOf(returned.slip);
  const asked = askedOf(link.duongDan ?? '', await links.yearOf(returned.BenhNhan_Id));
  const { app } = await site.app();
  const confirmed = await app.inject({ method: 'POST', url: '/api/results', payload: asked });
  const cookie = confirmed.cookies[0]?.value ?? '';
  const pictures: string = confirmed.json().ketQuas[0].hinh;
  const doctor = await site.ctx('bsnoi1', { node: 'PK01' });
  const nodeId = await site.id('auth.node', 'PK01');
  const ticket = await inTransaction(doctor, (tx) =>
    issueTicket(tx, { hangDoi: 'KhamBenh', nodeId, TiepNhan_Id: null }),
  );
  const television = await beginScreen(systemContext(site));
  const studies = `/api/results/${returned.slip}/dicomweb/studies`;
  return {
    'the turn of a ticket': {
      right: turnToken(site.config, ticket._id),
      ask: (token) => ({ url: `/api/turn/${token}` }),
    },
    'the paper of a result': {
      right: cookie,
      ask: (token) => ({ url: `/api/results/${returned.slip}/paper`, cookies: { sen_results: token } }),
    },
    'the pictures of a result': {
      right: pictures,
      ask: (token) => ({
        url: studies,
        cookies: { sen_results: cookie },
        headers: { 'result-pictures': token },
      }),
    },
    'a television': {
      right: television.token,
      ask: (token) => ({ url: '/api/boards/now', headers: { 'x-board-token': token } }),
    },
  };
}

/** A guess as long as the right one: every second one is the right one but for one letter. */
function guessOf({ right }: Page, at: number): string {
  const made = randomBytes(right.length).toString('base64url').slice(0, right.length);
  if (at % 2) return made;
  // the last letter holds bits that nobody reads
  const place = at % (right.length - 1);
  const other = right[place] === 'A' ? 'B' : 'A';
  return right.slice(0, place) + other + right.slice(place + 1);
}

it.each(['the turn of a ticket', 'the paper of a result', 'the pictures of a result', 'a television'])(
  '%s opens to what was handed out and to none of 2,500 guesses, and an address waits soon',
  async (name) => {
    const page = pages[name];
    if (!page) throw new Error('no page');
    const { app } = await site.app();
    const answered = async (guess: string, from: string) => {
      const asked = page.ask(guess);
      const headers = { ...asked.headers, 'x-forwarded-for': from };
      return (await app.inject({ method: 'GET', ...asked, headers })).statusCode;
    };
    expect(await answered(page.right, '203.0.113.1')).toBe(200);

    const said: Record<number, number> = {};
    const total = guesses.one + guesses.many;
    for (let at = 0; at < total; at += 50)
      await Promise.all(
        Array.from({ length: 50 }, async (_, nth) => {
          const n = at + nth;
          const from = n < guesses.one ? '203.0.113.2' : `198.51.${n >> 8}.${n & 255}`;
          const status = await answered(guessOf(page, n), from);
          said[status] = (said[status] ?? 0) + 1;
        }),
      );
    const { 401: refused = 0, 404: unknown = 0, 429: waits = 0, ...others } = said;
    expect(others).toEqual({});
    expect(waits).toBeGreaterThanOrEqual(guesses.one - perAddress);
    expect(refused + unknown).toBeLessThanOrEqual(guesses.many + perAddress);
    // who holds the right one does not wait for those who guess
    expect(await answered(page.right, '203.0.113.1')).toBe(200);
  },
);
