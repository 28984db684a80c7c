import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payAll } from '../../../test/cashierVisits.ts';
import { morningIn, openTestSite, systemContext, type TestSite } from '../../../test/testSite.ts';
import { type Ctx, localDay } from '../../engine/context.ts';
import { outboxTable } from '../../engine/database/tables.ts';
import { sendOne } from '../../engine/jobs/outbox.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import type { TiepNhanInput } from '../../gql/main.ts';
import { recompute } from '../cashier/charges.ts';
import { costOfVisit } from '../cashier/queries.ts';
import { type Simulator, startSimulator } from '../insurance/simulator.ts';
import { makePatient } from '../patients/testPatient.ts';
import { portalAdapter } from './card.ts';
import { sendCardCheck } from './cardRetry.ts';
import { addCard, previewCard, removeCard } from './cards.ts';
import { cardsOf } from './cardsOf.ts';
import { createTiepNhan, updateTiepNhan } from './commands.ts';
import { furtherCards, receptionById } from './queries.ts';
import { code, receptionFactory, refused } from './testReception.ts';

let site: TestSite;
let at: Awaited<ReturnType<typeof receptionFactory>>;
let ctx: Ctx;
const morning = morningIn(0);
beforeAll(async () => {
  site = await openTestSite();
  at = await receptionFactory(site);
  ctx = { ...at.ctx, now: () => morning };
});
afterAll(() => site.close());

const fresh = (): Ctx => ({ ...ctx, loaders: new Map() });
/** Some minutes after the reception. */
const later = (minutes: number): Ctx => {
  const now = new Date(morning.getTime() + minutes * 60_000);
  return { ...fresh(), now: () => now };
};
const day = (from: number) => {
  const date = new Date(`${localDay(morning)}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + from);
  return date.toISOString().slice(0, 10);
};
let drawn = 0;
const digits = () => String(7_000_000_000 + ++drawn);

/** Two examinations, so that the bill is not a small one. */
async function receive(input: TiepNhanInput = {}) {
  const heart = await site.id('main.dm_dich_vu', 'KB-TIM');
  const room = await site.id('auth.node', 'PK03');
  const visit = await createTiepNhan(fresh(), {
    BenhNhan_Id: (await makePatient(site, ctx))._id,
    DoiTuong_Id: at.ids.paying,
    dichVus: [...at.services(), { DichVu_Id: heart, LoaiGia_Id: at.ids.priceType, NoiThucHien_Id: room }],
    ...input,
  });
  // a dear examination of the fund: the rule of small bills does not hide the percent of the card
  await site.database.pool.query(
    `update main.vien_phi_dong set don_gia = 1000000, don_gia_bhyt = 1000000, la_bhyt = true
     where tiep_nhan_id = $1 and ma = 'KB-NOI'`,
    [visit._id],
  );
  await inTransaction(fresh(), (tx) => recompute(tx, visit._id));
  return receptionById(fresh(), visit._id);
}
/** Percent of the fund by line. */
async function percents(TiepNhan_Id: string): Promise<Record<string, string>> {
  const { rows } = await site.database.pool.query<{ ma: string; percent: string }>(
    `select ma, muc_huong as percent from main.vien_phi_dong where tiep_nhan_id = $1 and trang_thai = 'DangSuDung'`,
    [TiepNhan_Id],
  );
  return Object.fromEntries(rows.map(({ ma, percent }) => [ma, percent]));
}
const ordered = (TiepNhan_Id: string, ma: string, moment: Date) =>
  site.database.pool.query(
    'update main.vien_phi_dong set ngay_y_lenh = $3 where tiep_nhan_id = $1 and ma = $2',
    [TiepNhan_Id, ma, moment],
  );
/** A card of people of merit, whom the fund pays everything. */
const better = (over: object = {}) => ({
  SoTheBHYT: `CK201${digits()}`,
  BHYTNgayHieuLuc: '2020-01-01',
  BHYTNgayHetHieuLuc: '2099-12-31',
  ...over,
});

describe('a further card of an open visit', () => {
  it('counts from its first day: the better of both, line by line; both stay readable', async () => {
    const visit = await receive(await at.card());
    await ordered(visit._id, 'KB-TIM', new Date(morning.getTime() - 2 * 86_400_000));
    await site.database.pool.query('update main.tiep_nhan set ngay = $2, ngay_tiep_nhan = $3 where id = $1', [
      visit._id,
      day(-3),
      new Date(morning.getTime() - 3 * 86_400_000),
    ]);
    const before = await costOfVisit(fresh(), visit._id);
    const card = better({ BHYTNgayHieuLuc: day(0), NgayCapThe: day(0), NoiCapThe: ' BHXH Hà Nội ' });
    const after = await addCard(fresh(), { TiepNhan_Id: visit._id, ...card });
    expect(after).toMatchObject({
      SoTheBHYT: visit.SoTheBHYT,
      SoTheThem: 1,
      MaDoiTuongKCB: visit.MaDoiTuongKCB,
    });
    expect(await percents(visit._id)).toEqual({ 'KB-NOI': '100', 'KB-TIM': '80' });
    const cost = await costOfVisit(fresh(), visit._id);
    expect(Number(cost.BHChiTra)).toBeGreaterThan(Number(before.BHChiTra));
    expect(await cardsOf(fresh(), after)).toMatchObject([
      { SoTheBHYT: visit.SoTheBHYT, laTheDau: true, phanTramThe: 80, tinhTu: day(-3) },
      {
        SoTheBHYT: card.SoTheBHYT,
        laTheDau: false,
        phanTramThe: 100,
        tinhTu: day(0),
        NoiCapThe: 'BHXH Hà Nội',
      },
    ]);
    const { rows } = await site.database.pool.query(
      `select action, entity from main.audit where benh_nhan_id = $1 and entity = 'TheTrongDot'`,
      [visit.BenhNhan_Id],
    );
    expect(rows).toEqual([{ action: 'CREATE', entity: 'TheTrongDot' }]);
  });

  it('that is worse changes nothing', async () => {
    const visit = await receive(await at.card());
    const before = await costOfVisit(fresh(), visit._id);
    await addCard(fresh(), { TiepNhan_Id: visit._id, ...better({ SoTheBHYT: `GD401${digits()}` }) });
    expect((await costOfVisit(fresh(), visit._id)).BHChiTra).toBe(before.BHChiTra);
  });

  it('added twice by one request is one card; a preview keeps nothing', async () => {
    const visit = await receive(await at.card());
    const input = { TiepNhan_Id: visit._id, ...better() };
    const before = await costOfVisit(fresh(), visit._id);
    const shown = await previewCard(fresh(), input);
    expect(await furtherCards(fresh(), await receptionById(fresh(), visit._id))).toEqual([]);
    expect((await costOfVisit(fresh(), visit._id)).BHChiTra).toBe(before.BHChiTra);
    const requestId = '0190f000-0000-7000-8000-0000000000aa';
    await addCard(fresh(), { ...input, requestId });
    await addCard(fresh(), { ...input, requestId });
    expect(await furtherCards(fresh(), await receptionById(fresh(), visit._id))).toHaveLength(1);
    const cost = await costOfVisit(fresh(), visit._id);
    expect(shown.truoc.BHChiTra).toBe(before.BHChiTra);
    expect(shown.sau).toMatchObject({ BHChiTra: cost.BHChiTra, BenhNhanTT: cost.BenhNhanTT });
  });

  it('after money was collected shows what was paid too much', async () => {
    const visit = await receive(await at.card());
    const cashier = await site.ctx('thungan1', { node: 'QT01' });
    await payAll(site, cashier, { BenhNhan_Id: visit.BenhNhan_Id, TiepNhan_Id: visit._id });
    await addCard(fresh(), { TiepNhan_Id: visit._id, ...better() });
    const cost = await costOfVisit(fresh(), visit._id);
    expect(Number(cost.ThuThua)).toBeGreaterThan(0);
  });

  it('is taken back with a reason; the money is as before, and the card stays readable', async () => {
    const visit = await receive(await at.card());
    const before = await costOfVisit(fresh(), visit._id);
    const after = await addCard(fresh(), { TiepNhan_Id: visit._id, ...better() });
    const id = (await furtherCards(fresh(), after))[0]?._id ?? '';
    expect(await refused(removeCard(fresh(), id, ' '))).toMatchObject({
      details: { issues: [{ path: 'LyDo', code: 'REASON_NEEDED' }] },
    });
    await removeCard(fresh(), id, 'nhầm thẻ');
    expect((await costOfVisit(fresh(), visit._id)).BHChiTra).toBe(before.BHChiTra);
    expect((await cardsOf(fresh(), await receptionById(fresh(), visit._id))).at(-1)).toMatchObject({
      TrangThai: 'DaHuy',
      LyDoHuy: 'nhầm thẻ',
    });
    expect(await code(removeCard(fresh(), id, 'nhầm thẻ'))).toBe('STATE_CHANGED');
    expect(await code(removeCard(fresh(), visit._id, 'nhầm thẻ'))).toBe('NOT_FOUND');
  });

  it('is neither added nor looked at from another facility', async () => {
    const visit = await receive(await at.card());
    const stranger = await site.ctx('dieuduongpk', { node: 'PKS01' });
    const input = { TiepNhan_Id: visit._id, ...better() };
    expect(await code(addCard(stranger, input))).toBe('NODE_NOT_GRANTED');
    expect(await code(previewCard(stranger, input))).toBe('NODE_NOT_GRANTED');
  });

  it('goes with the insurance of the visit', async () => {
    const visit = await receive(await at.card());
    const { version } = await addCard(fresh(), { TiepNhan_Id: visit._id, ...better() });
    const paying = await updateTiepNhan(fresh(), visit._id, { version, DoiTuong_Id: at.ids.paying });
    expect(paying).toMatchObject({ SoTheBHYT: null, SoTheThem: 0 });
    expect((await cardsOf(fresh(), paying)).map((one) => one.TrangThai)).toEqual(['DaHuy']);
  });

  it.each([
    ['the same card', (number: string) => ({ SoTheBHYT: number }), 'SoTheBHYT CARD_ALREADY_IN_VISIT'],
    ['a card of tomorrow', () => better({ BHYTNgayHieuLuc: day(1) }), 'BHYTNgayHieuLuc CARD_NOT_BEGUN'],
    [
      'a card of yesterday',
      () => better({ BHYTNgayHetHieuLuc: day(-1) }),
      'BHYTNgayHetHieuLuc CARD_OVER_BEFORE_VISIT',
    ],
    [
      'a payer without insurance',
      () => better({ DoiTuong_Id: at.ids.paying }),
      'DoiTuong_Id PAYER_NOT_INSURED',
    ],
  ])('is refused: %s', async (_case, over, expected) => {
    const visit = await receive(await at.card());
    const input = { TiepNhan_Id: visit._id, ...better(), ...over(visit.SoTheBHYT ?? '') };
    for (const act of [addCard, previewCard]) {
      const { details } = await refused(act(fresh(), input));
      const issues = details['issues'] as Array<{ path: string; code: string }>;
      expect(issues.map((one) => `${one.path} ${one.code}`)).toContain(expected);
    }
  });

  it.each([
    ['da_xac_nhan_bhyt = true', 'RECEPTION_INSURANCE_CONFIRMED'],
    ['da_xac_nhan_chi_phi = true', 'RECEPTION_COST_CONFIRMED'],
    ['da_hoan_ung = true', 'RECEPTION_REFUNDED'],
    [`trang_thai = 'DaHuy'`, 'RECEPTION_CANCELLED'],
  ])('is refused when %s: %s', async (set, expected) => {
    const visit = await receive(await at.card());
    const after = await addCard(fresh(), { TiepNhan_Id: visit._id, ...better() });
    const id = (await furtherCards(fresh(), after))[0]?._id ?? '';
    await site.database.pool.query(`update main.tiep_nhan set ${set} where id = $1`, [visit._id]);
    const input = { TiepNhan_Id: visit._id, ...better() };
    expect(await code(addCard(fresh(), input))).toBe(expected);
    expect(await code(previewCard(fresh(), input))).toBe(expected);
    expect(await code(removeCard(fresh(), id, 'nhầm'))).toBe(expected);
  });
});

describe('a card that is shown after the reception', () => {
  it('insures what is ordered from then on', async () => {
    const visit = await receive();
    await ordered(visit._id, 'KB-NOI', new Date(morning.getTime() + 20 * 60_000));
    const after = await addCard(later(10), {
      TiepNhan_Id: visit._id,
      ...(await at.card()),
      SoTheBHYT: `DN401${digits()}`,
    });
    expect(after.TrinhTheLuc).toEqual(new Date(morning.getTime() + 10 * 60_000));
    expect(after.DoiTuong_Id).toBe(at.ids.insured);
    // priced for the new payer the bill is a small one: what is insured at all is paid whole
    expect(await percents(visit._id)).toEqual({ 'KB-NOI': '100', 'KB-TIM': '0' });
  });

  it('of an emergency insures the whole visit', async () => {
    const visit = await receive({ CapCuu: true });
    await addCard(later(10), {
      TiepNhan_Id: visit._id,
      ...(await at.card()),
      SoTheBHYT: `DN401${digits()}`,
      BenhVien_KCB_Id: null,
    });
    expect((await percents(visit._id))['KB-TIM']).toBe('80');
  });

  it.each([
    ['before the reception', -1],
    ['in the future', 30],
  ])('was not shown %s', async (_case, minutes) => {
    const visit = await receive();
    const TrinhTheLuc = new Date(morning.getTime() + minutes * 60_000);
    const input = {
      TiepNhan_Id: visit._id,
      ...(await at.card()),
      SoTheBHYT: `DN401${digits()}`,
      TrinhTheLuc,
    };
    expect(await refused(addCard(later(10), input))).toMatchObject({
      details: { issues: [{ path: 'TrinhTheLuc', code: 'CARD_SHOWN_OUTSIDE_VISIT' }] },
    });
  });

  it('needs an insured payer', async () => {
    const visit = await receive();
    expect(await refused(addCard(later(10), { TiepNhan_Id: visit._id, ...better() }))).toMatchObject({
      details: { issues: [{ path: 'DoiTuong_Id', code: 'PAYER_NOT_INSURED' }] },
    });
  });
});

describe('the portal and a further card', () => {
  let portal: Simulator;
  let downUrl = '';
  beforeAll(async () => {
    portal = await startSimulator();
    const stopped = await startSimulator();
    downUrl = stopped.url;
    await stopped.close();
  });
  afterAll(() => portal.close());
  const asking = (of: Ctx, insurancePortal: string): Ctx => ({
    ...of,
    loaders: new Map(),
    config: { ...of.config, insurancePortal },
  });

  it('that refuses it asks whether it is taken all the same', async () => {
    const visit = await receive(await at.card());
    const input = { TiepNhan_Id: visit._id, ...better({ SoTheBHYT: 'CK2010199999110' }) };
    expect(await refused(addCard(asking(ctx, portal.url), input))).toMatchObject({
      code: 'NEEDS_CONFIRMATION',
      details: { confirm: 'chapNhanThe', maKetQua: '110' },
    });
    const after = await addCard(asking(ctx, portal.url), { ...input, chapNhanThe: true });
    expect(await furtherCards(fresh(), after)).toMatchObject([{ TheDaXacMinh: false }]);
  });

  it('that is away is asked again until it confirms it', async () => {
    const visit = await receive(await at.card());
    const number = digits();
    await addCard(asking(ctx, downUrl), { TiepNhan_Id: visit._id, ...better({ SoTheBHYT: number }) });
    const call = (await site.database.db.select().from(outboxTable)).find(
      (row) => row.payload['TiepNhan_Id'] === visit._id && row.payload['SoTheBHYT'] === number,
    );
    const job = asking(systemContext(site), portal.url);
    await sendOne(job, call?._id ?? '', { [portalAdapter]: sendCardCheck });
    const after = await receptionById(fresh(), visit._id);
    expect(await furtherCards(fresh(), after)).toMatchObject([
      { TheDaXacMinh: true, SoTheBHYT: `DN4${number.slice(0, 2)}${number}` },
    ]);
  });
});

it('a chosen object code is kept over other changes, refused at its field, and worked out again when it is given up', async () => {
  const proof = { SoGiayDoiTuong: 'TT-7', NgayGiayDoiTuong: day(0) };
  const visit = await receive({ ...(await at.card()), MaDoiTuongKCB: '1.4', ...proof });
  expect(visit).toMatchObject({ MaDoiTuongKCB: '1.4', MaDoiTuongKCBChon: '1.4' });
  const kept = await updateTiepNhan(fresh(), visit._id, { LyDoKham: 'ho' });
  expect(kept.MaDoiTuongKCB).toBe('1.4');
  expect(await refused(updateTiepNhan(fresh(), visit._id, { MaDoiTuongKCB: '1.3' }))).toMatchObject({
    details: { issues: [{ path: 'MaDoiTuongKCB', code: 'ROUTE_NEEDS_REFERRAL' }] },
  });
  const given = await updateTiepNhan(fresh(), visit._id, { MaDoiTuongKCB: null });
  expect(given).toMatchObject({ MaDoiTuongKCB: '1.1', MaDoiTuongKCBChon: null });
});

it('co-payments so far need their paper, and count towards the limit of the year', async () => {
  const five = { ...(await at.card()), NgayDu5Nam: '2020-01-01' };
  const coPaid = { CungChiTraLuyKe: '999999999' };
  expect(await refused(receive({ ...five, ...coPaid }))).toMatchObject({
    details: {
      issues: [
        { path: 'SoGiayLuyKe', code: 'REQUIRED' },
        { path: 'NgayGiayLuyKe', code: 'REQUIRED' },
      ],
    },
  });
  const visit = await receive({ ...five, ...coPaid, SoGiayLuyKe: 'L-1', NgayGiayLuyKe: day(0) });
  expect((await percents(visit._id))['KB-NOI']).toBe('100');
  const without = await updateTiepNhan(fresh(), visit._id, { CungChiTraLuyKe: '0' });
  expect(without).toMatchObject({ SoGiayLuyKe: null, NgayGiayLuyKe: null });
  expect((await percents(visit._id))['KB-NOI']).toBe('80');
});
