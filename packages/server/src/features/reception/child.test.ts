import { afterAll, beforeAll, expect, it } from 'vitest';
import { bill } from '../../../test/cashierVisits.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { type Ctx, localDay } from '../../engine/context.ts';
import type { TiepNhanInput } from '../../gql/main.ts';
import { estimate } from '../cashier/estimate.ts';
import { makePatient } from '../patients/testPatient.ts';
import { addCard } from './cards.ts';
import { createTiepNhan, updateTiepNhan } from './commands.ts';
import { issuesOf, receptionFactory } from './testReception.ts';

let site: TestSite;
let at: Awaited<ReturnType<typeof receptionFactory>>;
let child = '';
let mri = '';
beforeAll(async () => {
  site = await openTestSite();
  at = await receptionFactory(site);
  child = await site.id('main.dm_doi_tuong', 'TREEM-CT');
  mri = await site.id('main.dm_dich_vu', 'HA-MRISONAO');
});
afterAll(() => site.close());

const fresh = (of: Ctx): Ctx => ({ ...of, loaders: new Map() });
const today = () => localDay(at.ctx.now());
const birth = () => ({ SoGiayKhaiSinh: ' 12/2026 ', NgayGiayKhaiSinh: today() });
const bornYearsAgo = (years: number) => {
  const NamSinh = Number(today().slice(0, 4)) - years;
  return { NgaySinh: `${NamSinh}-01-01`, NamSinh };
};

async function receive(input: TiepNhanInput, years = 2) {
  const patient = await makePatient(site, at.ctx, {
    ...bornYearsAgo(years),
    TenNguoiLienHe: 'Trần Thị Mẹ',
    QuanHeNguoiLienHe: 'Mẹ',
  });
  return createTiepNhan(fresh(at.ctx), {
    BenhNhan_Id: patient._id,
    DoiTuong_Id: child,
    // without a room it is the service's own
    dichVus: [...at.services(), { DichVu_Id: mri, LoaiGia_Id: at.ids.priceType }] as NonNullable<
      TiepNhanInput['dichVus']
    >,
    ...input,
  });
}
const billOf = (visit: { _id: string; BenhNhan_Id: string }) =>
  bill(at.ctx, { TiepNhan_Id: visit._id, BenhNhan_Id: visit.BenhNhan_Id });
/** What the card pays: a bill above the small ones, the accepted prices in full. */
const wholly = { BNCCT: '0.00', duoiNguong: false };

it('a child under six without a card is insured at 100 % by its birth paper', async () => {
  const visit = await receive(birth());
  expect(visit).toMatchObject({ SoTheBHYT: null, SoGiayKhaiSinh: '12/2026', MucHuong: 100 });
  const { BHChiTra, ...sums } = await billOf(visit);
  expect(sums).toMatchObject(wholly);
  expect(Number(BHChiTra)).toBeGreaterThan(0);
});

it('without the paper it is not received; a number of a child that is typed stays', async () => {
  expect(await issuesOf(receive({}))).toEqual([
    { path: 'SoGiayKhaiSinh', code: 'REQUIRED' },
    { path: 'NgayGiayKhaiSinh', code: 'REQUIRED' },
  ]);
  const visit = await receive({ SoTheBHYT: 'TE101KT00000012', chapNhanThe: true });
  expect(visit).toMatchObject({ SoTheBHYT: 'TE101KT00000012', MucHuong: 100 });
  expect(await billOf(visit)).toMatchObject(wholly);
});

it('an adult is refused as a child without a card, also by a change of the payer', async () => {
  const refusal = [{ path: 'DoiTuong_Id', code: 'PAYER_FOR_CHILDREN' }];
  expect(await issuesOf(receive(birth(), 40))).toEqual(refusal);
  expect(await issuesOf(receive(birth(), 6))).toEqual(refusal);
  const adult = await at.receive();
  const change = { version: adult.version, DoiTuong_Id: child, ...birth() };
  expect(await issuesOf(updateTiepNhan(fresh(at.ctx), adult._id, change))).toEqual(refusal);
});

it('its card that comes later leaves what was ordered before insured', async () => {
  const visit = await receive(birth());
  const before = await billOf(visit);
  const { SoTheBHYT, ...card } = await at.card(`TE101${String(Date.now()).slice(-10)}`);
  await addCard(fresh(at.ctx), {
    requestId: crypto.randomUUID(),
    TiepNhan_Id: visit._id,
    DoiTuong_Id: await site.id('main.dm_doi_tuong', 'TREEM'),
    SoTheBHYT: SoTheBHYT ?? '',
    BHYTNgayHieuLuc: card.BHYTNgayHieuLuc ?? null,
    BHYTNgayHetHieuLuc: card.BHYTNgayHetHieuLuc ?? null,
    BenhVien_KCB_Id: card.BenhVien_KCB_Id ?? null,
    chapNhanThe: true,
  });
  expect(await billOf(visit)).toMatchObject({ BHChiTra: before.BHChiTra, BNCCT: '0.00' });
});

it('another payer takes the paper along, and the estimate says what the bill will', async () => {
  const visit = await receive(birth());
  const lines = [{ DichVu_Id: mri, LoaiGia_Id: at.ids.priceType }];
  const asked = { DoiTuong_Id: child, SoGiayKhaiSinh: '12/2026', ...bornYearsAgo(2), lines };
  const said = await estimate(fresh(at.ctx), asked);
  expect(said).toMatchObject({ BNCCT: '0.00' });
  expect(Number(said.BHChiTra)).toBeGreaterThan(0);
  const paying = await updateTiepNhan(fresh(at.ctx), visit._id, {
    version: visit.version,
    DoiTuong_Id: at.ids.paying,
  });
  expect(paying).toMatchObject({ SoGiayKhaiSinh: null, NgayGiayKhaiSinh: null });
  expect(await billOf(visit)).toMatchObject({ BHChiTra: '0.00' });
});

it('a code that a person chose is kept with its paper, and gives it up with it', async () => {
  const input = { ...(await at.card()), MaDoiTuongKCB: '1.4' };
  expect(await issuesOf(at.receive(input))).toEqual([
    { path: 'SoGiayDoiTuong', code: 'REQUIRED' },
    { path: 'NgayGiayDoiTuong', code: 'REQUIRED' },
  ]);
  const visit = await at.receive({ ...input, SoGiayDoiTuong: 'TT-7', NgayGiayDoiTuong: today() });
  expect(visit).toMatchObject({ MaDoiTuongKCB: '1.4', SoGiayDoiTuong: 'TT-7' });
  const without = { version: visit.version, MaDoiTuongKCB: null };
  expect(await updateTiepNhan(fresh(at.ctx), visit._id, without)).toMatchObject({
    SoGiayDoiTuong: null,
    NgayGiayDoiTuong: null,
  });
});
