import { afterAll, beforeAll, expect, it } from 'vitest';
import { morningIn, openTestSite, type TestSite } from '../../../test/testSite.ts';
import { type Ctx, localDay } from '../../engine/context.ts';
import type { TiepNhanInput } from '../../gql/main.ts';
import { makePatient } from '../patients/testPatient.ts';
import { createTiepNhan, updateTiepNhan } from './commands.ts';
import { code, receptionFactory, refused } from './testReception.ts';

let site: TestSite;
let at: Awaited<ReturnType<typeof receptionFactory>>;
let ctx: Ctx;
beforeAll(async () => {
  site = await openTestSite();
  at = await receptionFactory(site);
  const now = morningIn(0);
  ctx = { ...at.ctx, now: () => now };
});
afterAll(() => site.close());

const receive = async (input: TiepNhanInput) =>
  createTiepNhan(ctx, {
    BenhNhan_Id: (await makePatient(site, ctx))._id,
    dichVus: at.services(),
    ...input,
  });

/** The day so many days from that of the reception. */
const day = (from: number) => {
  const date = new Date(`${localDay(ctx.now())}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + from);
  return date.toISOString().slice(0, 10);
};

it('a reception names the papers of a referral and an exemption, and keeps none without its flag', async () => {
  const referred = { CoGiayChuyen: true, SoGiayChuyen: ' GC-12 ', NgayGiayChuyen: day(0) };
  const exempt = { MienCungChiTra: true, NgayDu5Nam: '2024-01-01', SoGiayMien: 'M-7', NgayGiayMien: day(0) };
  const card = await at.card();
  const input = { ...card, ...exempt, ...referred, BenhVienChuyen_Id: card.BenhVien_KCB_Id ?? null };
  expect(await refused(receive({ ...input, SoGiayChuyen: '', NgayGiayMien: day(1) }))).toMatchObject({
    details: {
      issues: [
        { path: 'SoGiayChuyen', code: 'REQUIRED' },
        { path: 'NgayGiayMien', code: 'PAPER_AFTER_RECEPTION' },
      ],
    },
  });
  const visit = await receive(input);
  expect(visit).toMatchObject({ ...exempt, ...referred, SoGiayChuyen: 'GC-12' });
  expect(await updateTiepNhan(ctx, visit._id, { CoGiayChuyen: false })).toMatchObject({
    ...exempt,
    SoGiayChuyen: null,
    NgayGiayChuyen: null,
  });
});

it('the desk confirms a referral of more than ten working days ago, and asks no more about the one that is kept', async () => {
  const card = await at.card();
  const input = {
    ...card,
    BenhVienChuyen_Id: card.BenhVien_KCB_Id ?? null,
    CoGiayChuyen: true,
    SoGiayChuyen: 'GC-12',
    NgayGiayChuyen: day(-60),
  };
  expect(await refused(receive(input))).toMatchObject({
    code: 'NEEDS_CONFIRMATION',
    details: { confirm: 'chapNhanGiayChuyen', NgayGiayChuyen: day(-60) },
  });
  const visit = await receive({ ...input, chapNhanGiayChuyen: true });
  expect(await code(updateTiepNhan(ctx, visit._id, { ...input, LyDoKham: 'ho' }))).toBe('done');
  expect(await code(updateTiepNhan(ctx, visit._id, { NgayGiayChuyen: day(-59) }))).toBe('NEEDS_CONFIRMATION');
});

it('a reception of an earlier version without papers is changed as before', async () => {
  const visit = await receive(await at.card());
  await site.database.pool.query(
    `update main.tiep_nhan set co_giay_chuyen = true, benh_vien_chuyen_id = benh_vien_kcb_id, mien_cung_chi_tra = true
     where id = $1`,
    [visit._id],
  );
  const same = { CoGiayChuyen: true, SoGiayChuyen: null, MienCungChiTra: true, SoGiayMien: null };
  expect(await updateTiepNhan(ctx, visit._id, { ...same, LyDoKham: 'ho' })).toMatchObject({
    LyDoKham: 'ho',
  });
  expect(await refused(updateTiepNhan(ctx, visit._id, { ...same, SoGiayMien: 'M-7' }))).toMatchObject({
    details: { issues: [{ path: 'NgayGiayMien', code: 'REQUIRED' }] },
  });
});

it('the cashier, who changes the payer, is asked for the same papers', async () => {
  const card = await at.card();
  const visit = await receive({ DoiTuong_Id: at.ids.paying });
  const change = (input: object) => {
    const mutation = `mutation ($input: ChuyenDoiDoiTuongInput!) { v: ChuyenDoiDoiTuong(input: $input) { TiepNhan { SoGiayMien NgayGiayMien } } }`;
    return asCashier(mutation, {
      input: { TiepNhan_Id: visit._id, version: visit.version, ...card, ...input },
    });
  };
  const exempt = { MienCungChiTra: true, NgayDu5Nam: '2024-01-01' };
  expect((await change(exempt)).errors?.[0]?.extensions).toMatchObject({
    details: {
      issues: [
        { path: 'SoGiayMien', code: 'REQUIRED' },
        { path: 'NgayGiayMien', code: 'REQUIRED' },
      ],
    },
  });
  const papers = { SoGiayMien: 'M-7', NgayGiayMien: day(0) };
  expect((await change({ ...exempt, ...papers })).data.v.TiepNhan).toEqual(papers);
});

const asCashier = async (query: string, variables: object) =>
  site.graphql('main', query, { ...variables }, await site.token('thungan1'));
