import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bill } from '../../../test/cashierVisits.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { linkChecks, linkRow, updateLink } from './link.ts';
import { signatureOf } from './proof.ts';
import { noticeList } from './queries.ts';
import { noticeFactory, testKey } from './testNotices.ts';

let site: TestSite;
let cashier: Ctx;
let of: Awaited<ReturnType<typeof noticeFactory>>;
beforeAll(async () => {
  site = await openTestSite();
  cashier = await site.ctx('thungan1', { node: 'QT01' });
  of = await noticeFactory(site, cashier);
});
afterAll(() => site.close());

const post = async (body: object | string, headers: Record<string, string> = {}) => {
  const { app } = await site.app();
  const payload = typeof body === 'string' ? body : JSON.stringify(body);
  const sent = { 'content-type': 'application/json', ...headers };
  const answer = await app.inject({ method: 'POST', url: '/api/bank-notices', headers: sent, payload });
  return { status: answer.statusCode, body: answer.json() };
};
const byKey = (key = testKey) => ({ authorization: `Apikey ${key}` });
const nowSeconds = () => Math.floor(Date.now() / 1000);
const signed = (body: string, at = nowSeconds(), name = 'x-sen', key = testKey) => ({
  [`${name}-timestamp`]: String(at),
  [`${name}-signature`]: `sha256=${signatureOf(key, String(at), body)}`,
});
const waiting = async () => (await noticeList(of.fresh(), { limit: 200 })).totalRows;

describe('the door of a bank', () => {
  it('is shut until the connection is on', async () => {
    expect(await post(of.sePay('x'), byKey())).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    await of.link('SePay', false);
    expect((await post(of.sePay('x'), byKey())).status).toBe(404);
    expect(await linkChecks(of.fresh())).toEqual([]);
  });

  it('takes a notice of SePay by its key, and collects what it pays', async () => {
    await of.link('SePay');
    expect(await linkChecks(of.fresh())).toEqual([null]);
    const { visit, MaGiaoDich } = await of.awaiting();
    const notice = of.sePay(`MBVCB.3278.${MaGiaoDich.toLowerCase()}.CT tu 0123499999 NGUYEN VAN A`);
    expect(await post(notice, byKey())).toEqual({ status: 200, body: { success: true } });
    expect(await bill(cashier, visit)).toMatchObject({ ConLai: '0.00', DaThu: '45000.00' });
    // told again, and later by another id: nothing happens twice
    expect((await post(notice, byKey())).body).toEqual({ success: true });
    expect((await post({ ...notice, id: 1 }, byKey())).body).toEqual({ success: true });
    expect(await bill(cashier, visit)).toMatchObject({ DaThu: '45000.00' });
    expect(await linkChecks(of.fresh())).toEqual(['Tot']);
  });

  it('keeps nothing of money that went out', async () => {
    const before = await waiting();
    const out = of.sePay('chi', 50_000, { transferType: 'out' });
    expect((await post(out, byKey())).body).toEqual({ success: true });
    expect(await waiting()).toBe(before);
  });

  it.each([
    ['no key', {}],
    ['another key', byKey('another-key-of-some-length')],
    ['the key in another way', { authorization: `Bearer ${testKey}` }],
    ['a part of the key', byKey(testKey.slice(0, -1))],
  ])('refuses a notice with %s and keeps nothing of it', async (_case, headers) => {
    const before = await waiting();
    expect(await post(of.sePay('x'), headers)).toMatchObject({
      status: 401,
      body: { code: 'UNAUTHENTICATED' },
    });
    expect(await waiting()).toBe(before);
  });

  it.each([
    ['no JSON', 'hello'],
    ['a list', '[]'],
    ['an amount below zero', JSON.stringify({ transferAmount: -1 })],
  ])('refuses %s that has the key', async (_case, body) => {
    expect(await post(body, byKey())).toMatchObject({ status: 400, body: { code: 'BAD_INPUT' } });
  });

  it('takes a signed notice of SePay as well, not one whose body was changed on its way', async () => {
    const body = JSON.stringify(of.sePay('khong co ma'));
    expect((await post(body, signed(body, nowSeconds(), 'x-sepay'))).status).toBe(200);
    expect((await post(body.replace('45000', '46000'), signed(body, nowSeconds(), 'x-sepay'))).status).toBe(
      401,
    );
  });

  it('takes signed notices of another system: right, fresh, and by nobody who has only a key in the head', async () => {
    await of.link('ChuKy');
    const { visit, MaGiaoDich } = await of.awaiting();
    const notice = {
      ...{ id: 'T-1', time: '2026-11-29T10:00:00+07:00', accountNumber: '9990001234567' },
      ...{
        content: `thanh toan ${MaGiaoDich}`,
        amount: '45000',
        reference: 'FT26330123',
        payer: 'TRAN THI B',
      },
    };
    const body = JSON.stringify(notice);
    expect((await post(body, byKey())).status).toBe(401);
    expect((await post(body, signed(body, nowSeconds() - 301))).status).toBe(401);
    expect((await post(body, signed(body, nowSeconds() + 360))).status).toBe(401);
    expect((await post(body, signed(body, nowSeconds(), 'x-sen', 'another-key-of-some-length'))).status).toBe(
      401,
    );
    expect((await post(`${body} `, signed(body))).status).toBe(401);
    expect(await bill(cashier, visit)).toMatchObject({ ConLai: '45000.00' });
    expect((await post(body, signed(body, nowSeconds() - 290))).body).toEqual({ success: true });
    // played again while it is fresh
    expect((await post(body, signed(body, nowSeconds() - 290))).body).toEqual({ success: true });
    expect(await bill(cashier, visit)).toMatchObject({ DaThu: '45000.00' });
    expect(
      (await noticeList(of.fresh(), { keyword: 'TRAN THI B', tuNgay: '2026-11-29' })).data,
    ).toMatchObject([{ TrangThai: 'DaThuTien', NguoiChuyen: 'TRAN THI B', MaThamChieu: 'FT26330123' }]);
  });

  it('lets an address that guesses wait', async () => {
    const { app } = await site.app();
    const guess = () =>
      app.inject({
        ...{ method: 'POST', url: '/api/bank-notices', remoteAddress: '203.0.113.9' },
        headers: { 'content-type': 'application/json', 'x-sen-signature': '0', 'x-sen-timestamp': '0' },
        payload: '{}',
      });
    const codes = new Set<number>();
    for (let at = 0; at < 35; at++) codes.add((await guess()).statusCode);
    expect([...codes].sort()).toEqual([401, 429]);
  });
});

it('the key of the connection is long, belongs to its sender, and is never told', async () => {
  const version = (await linkRow(of.admin))?.version ?? 0;
  const change = (over: object) =>
    updateLink({ ...of.admin, loaders: new Map() }, { version, Bat: true, Loai: 'ChuKy', ...over });
  await expect(change({ MatKhau: 'ngan' })).rejects.toMatchObject({
    details: { issues: [{ path: 'MatKhau', code: 'TOO_SHORT' }] },
  });
  await expect(change({ Loai: 'SePay' })).rejects.toMatchObject({
    details: { issues: [{ path: 'MatKhau', code: 'REQUIRED' }] },
  });
  await expect(change({ version: 0 })).rejects.toMatchObject({ code: 'CONFLICT' });
  const answer = await change({});
  expect(JSON.stringify(answer)).not.toContain(testKey);
  const { rows } = await site.database.pool.query<{ kept: string }>(
    'select mat_khau as kept from main.ket_noi_ngan_hang',
  );
  expect(rows[0]?.kept).not.toContain(testKey);
});
