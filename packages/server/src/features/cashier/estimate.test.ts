import { dec, sum } from '@sen/domain/money/decimal';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bill } from '../../../test/cashierVisits.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { type Ctx, localDay } from '../../engine/context.ts';
import type { TiepNhanInput } from '../../gql/main.ts';
import { makePatient } from '../patients/testPatient.ts';
import { createTiepNhan } from '../reception/commands.ts';
import { receptionFactory } from '../reception/testReception.ts';
import { updateSetting } from '../system/commands.ts';
import { readThamSo } from '../system/queries.ts';
import { estimate } from './estimate.ts';

let site: TestSite;
let make: Awaited<ReturnType<typeof receptionFactory>>;
let admin: Ctx;
beforeAll(async () => {
  site = await openTestSite({ masterCacheMs: '0' });
  make = await receptionFactory(site);
  admin = await site.ctx('quantri');
});
afterAll(() => site.close());

const fresh = (): Ctx => ({ ...make.ctx, loaders: new Map() });
const today = localDay(new Date());

const basic = { capCMKT: 'CoBan', diemXepCap: 62, tuyenTruoc2025: 'Tinh', laTramYTe: false };
const central = { capCMKT: 'ChuyenSau', diemXepCap: 80, tuyenTruoc2025: 'TrungUong', laTramYTe: false };
const primary = { capCMKT: 'BanDau', diemXepCap: null, tuyenTruoc2025: 'Xa', laTramYTe: false };

type Came = TiepNhanInput & { NgaySinh?: string };
const referred = { CoGiayChuyen: true, SoGiayChuyen: 'GC1', NgayGiayChuyen: today };
const elsewhere = '01995';

/** What the house is, how the patient came, where the card is registered, and the code that follows or is chosen. */
const routes: ReadonlyArray<[code: string, house: object, registered: string, came: Came]> = [
  ['1.1', basic, '01999', {}],
  ['1.2', { ...primary, laTramYTe: true }, elsewhere, {}],
  ['1.3', basic, elsewhere, referred],
  ['1.4', basic, elsewhere, { MaDoiTuongKCB: '1.4' }],
  ['1.5', basic, elsewhere, { TaiKhamTheoHen: true }],
  ['1.6', basic, elsewhere, { MaDoiTuongKCB: '1.6' }],
  ['1.7', basic, elsewhere, { MaDoiTuongKCB: '1.7', NgaySinh: today }],
  ['1.11', primary, elsewhere, {}],
  ['1.12', { ...basic, diemXepCap: 40, tuyenTruoc2025: 'Xa' }, elsewhere, {}],
  ['1.13', basic, elsewhere, {}],
  ['1.14', { ...basic, diemXepCap: 75 }, elsewhere, {}],
  ['1.16', basic, elsewhere, { MaDoiTuongKCB: '1.16' }],
  ['1.17', central, elsewhere, { MaDoiTuongKCB: '1.17' }],
  ['1.18', { ...central, tuyenTruoc2025: 'Tinh' }, elsewhere, {}],
  ['2', basic, elsewhere, { CapCuu: true }],
  ['3.1', central, elsewhere, {}],
  ['9', basic, '01999', { MaDoiTuongKCB: '9' }],
];

/** What the form of the reception asks for before it is saved, the save, and the bill that follows. */
async function both(house: object, registered: string, { NgaySinh = '1980-05-02', ...came }: Came) {
  await updateSetting(admin, 'facility', { MaCSKCB: '01999', ...house });
  const mother = {
    TenNguoiLienHe: 'Nguyễn Thị Mẹ',
    QuanHeNguoiLienHe: 'Mẹ',
    SoDienThoaiNguoiLienHe: '0912345678',
    DiaChiNguoiLienHe: 'Số 5 ngõ 2',
  };
  const who = { TenBenhNhan: `Người ${v7().slice(-6)}`, NgaySinh, ...mother };
  const patient = await makePatient(site, fresh(), who);
  const { rows } = await site.database.pool.query<{ id: string }>(
    'select id from main.benh_vien where ma_cskcb = $1',
    [registered],
  );
  const card = { ...(await make.card()), BenhVien_KCB_Id: rows[0]?.id ?? null };
  if (came.CoGiayChuyen) came.BenhVienChuyen_Id = card.BenhVien_KCB_Id;
  const services = await Promise.all(
    ['KB-NOI', 'HA-MRISONAO'].map(async (ma) => ({
      DichVu_Id: await site.id('main.dm_dich_vu', ma),
      LoaiGia_Id: make.ids.priceType,
      ...(ma === 'KB-NOI' ? { NoiThucHien_Id: make.ids.room } : {}),
    })),
  );
  const thought = await estimate(fresh(), {
    ...card,
    ...came,
    DoiTuong_Id: make.ids.insured,
    BenhNhan_Id: patient._id,
    NgaySinh,
    NamSinh: Number(NgaySinh.slice(0, 4)),
    lines: services,
  } as Parameters<typeof estimate>[1]);
  const visit = await createTiepNhan(fresh(), {
    ...card,
    ...came,
    ...(await proofOf(came.MaDoiTuongKCB)),
    BenhNhan_Id: patient._id,
    dichVus: services as NonNullable<TiepNhanInput['dichVus']>, // without a room it is the service's own
  });
  const billed = await bill(fresh(), { TiepNhan_Id: visit._id, BenhNhan_Id: patient._id });
  return { thought, billed, visit };
}

/** What proves a code that a person chose. */
async function proofOf(code: string | null | undefined): Promise<TiepNhanInput> {
  const BenhPhuLuc_Id = code === '1.16' || code === '1.17' ? await icd() : null;
  const today = localDay(new Date());
  return { SoGiayDoiTuong: 'TT-7', NgayGiayDoiTuong: today, BenhPhuLuc_Id };
}

const icd = async () => (await site.database.pool.query('select id from main.icd limit 1')).rows[0]?.id;

const parts = ['ThanhTien', 'BHChiTra', 'BNCCT', 'BNTT', 'BenhNhanTT', 'MienGiam'] as const;

function expectSame({ thought, billed }: Awaited<ReturnType<typeof both>>) {
  for (const part of parts) expect([part, thought[part]]).toEqual([part, billed[part]]);
  const shown = (rows: ReadonlyArray<{ Ma: string; BHChiTra: string; BenhNhanTT: string }>) =>
    rows.map(({ Ma, BHChiTra, BenhNhanTT }) => [Ma, BHChiTra, BenhNhanTT]).sort();
  expect(shown(thought.dongs)).toEqual(shown(billed.dongs));
  expect(thought.duoiNguong).toBe(billed.duoiNguong);
}

describe('the estimate of a reception is the bill that is saved', () => {
  it.each(routes)('by the code %s', async (code, house, registered, came) => {
    const found = await both(house, registered, came);
    expect(found.visit.MaDoiTuongKCB).toBe(code);
    expect(found.thought.quyenLoi?.MaDoiTuongKCB).toBe(code);
    expectSame(found);
    expect(sum([found.thought.BHChiTra, found.thought.BenhNhanTT]).toFixed(2)).toBe(found.thought.ThanhTien);
  });

  it.each([
    ['nothing', '0', 'co-pays its share'],
    ['80 000 less than six base salaries', '-80000', 'co-pays what is left of them'],
    ['more than six base salaries', '1000000', 'co-pays nothing'],
  ])('of a card of five years with %s co-paid in the year: it %s', async (_what, over, _so) => {
    const salaries = dec(
      (await readThamSo(fresh()))
        .filter((row) => row.ma === 'LCS' && row.tuNgay <= today)
        .sort((a, b) => a.tuNgay.localeCompare(b.tuNgay))
        .at(-1)?.giaTri ?? '0',
    ).times(6);
    const paid = over === '0' ? null : salaries.plus(over).toFixed(2);
    const found = await both(basic, '01999', {
      NgayDu5Nam: '2020-01-01',
      ...(paid ? { CungChiTraLuyKe: paid, SoGiayLuyKe: 'CCT1', NgayGiayLuyKe: today } : {}),
    });
    expectSame(found);
    const { BNCCT } = found.billed;
    if (over === '0') expect(dec(BNCCT).gt(80_000)).toBe(true);
    else expect(BNCCT).toBe(over === '-80000' ? '80000.00' : '0.00');
  });

  it('where nobody knows that the chosen code fits, says so at its field', async () => {
    const wrong = both(basic, elsewhere, { MaDoiTuongKCB: '1.7' });
    await expect(wrong).rejects.toMatchObject({
      details: { issues: [{ path: 'MaDoiTuongKCB', code: 'ROUTE_NEEDS_NEWBORN' }] },
    });
  });
});
