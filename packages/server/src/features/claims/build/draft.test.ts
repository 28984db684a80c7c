import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../../test/testSite.ts';
import type { DraftedLine } from '../../cashier/points.ts';
import { findInDraft } from './draft.ts';
import { at, claimFactory } from './testVisit.ts';

let site: TestSite;
let make: Awaited<ReturnType<typeof claimFactory>>;
let doctor: Awaited<ReturnType<TestSite['ctx']>>;
beforeAll(async () => {
  site = await openTestSite();
  make = await claimFactory(site);
  doctor = await site.ctx('bsnoi1', { node: 'PK01' });
});
afterAll(() => site.close());

const noi = { ma: 'KB-NOI', price: '50600', room: 'PK01' };
const now = () => ({ ...doctor, loaders: new Map(), now: () => at('09:00') });

/** An insured visit under examination. */
async function examined(over: Parameters<typeof make.received>[0] = {}, session: object = {}) {
  const visit = await make.received(over);
  const open = { TrangThai: 'DangKham' as const, NgayKetThuc: null, ...session };
  await make.examined(visit, { ...noi, times: ['08:00', '08:05', '08:10'] }, open);
  return visit.TiepNhan_Id;
}

async function service(ma: string, over: Partial<DraftedLine> = {}): Promise<DraftedLine> {
  return {
    ...{ DichVu_Id: await site.id('main.dm_dich_vu', ma), Duoc_Id: null, Ma: ma, Ten: ma },
    ...{ NhomChiPhi: 'XetNghiem', SoLuong: '1', DonGia: '49700.00', DonGiaBHYT: '49700.00' },
    ...{ tyLeBH: 100, phamVi: 1, LaBHYT: true, NgayYLenh: at('09:00') },
    noi: await site.id('auth.node', 'XN02'),
    ...over,
  };
}

async function drug(ma: string): Promise<DraftedLine> {
  const Duoc_Id = await site.id('pharmacy.duoc', ma);
  const noiKe = await site.id('auth.node', 'PK01');
  return {
    ...(await service('XN-CBC')),
    DichVu_Id: null,
    Duoc_Id,
    Ma: ma,
    Ten: ma,
    NhomChiPhi: 'Thuoc',
    ...{ DonGia: '589.999', DonGiaBHYT: '589.999' },
    noi: noiKe,
  };
}

const found = async (TiepNhan_Id: string, ...lines: DraftedLine[]) =>
  (await findInDraft(now(), { TiepNhan_Id, lines })).map(({ text, mendAt }) => [text.vi, mendAt]);

it('finds nothing in what the fund takes as it is', async () => {
  const visit = await examined();
  expect(await found(visit, await service('XN-CBC'), await drug('T001'))).toEqual([]);
});

it('says what the catalogue lacks of a drug, several drugs in one sentence', async () => {
  const visit = await examined();
  await make.known(`update pharmacy.duoc set so_dang_ky = null where ma_duoc in ('T002', 'T003')`);
  expect(await found(visit, await drug('T002'), await drug('T003'), await drug('T001'))).toEqual([
    ['T002, T003: Chưa có giá trị – Số đăng ký lưu hành (V01)', 'catalogue'],
  ]);
});

it('says that the main disease cannot be one, and that it is of the other sex', async () => {
  const { rows } = await site.database.pool.query<{ id: string; code: string }>(
    `select id, ma_icd as code from main.icd where gioi_tinh = 'FEMALE' and not co_ma_chi_tiet_hon order by ma_icd limit 1`,
  );
  const visit = await examined({}, { ChanDoanICD_Id: rows[0]?.id });
  await make.known(`update main.icd set khong_lam_benh_chinh = true where id = $1`, rows[0]?.id);
  expect(await found(visit, await service('XN-CBC'))).toEqual([
    [`Mã không dùng làm bệnh chính – ${rows[0]?.code} (V04)`, 'diagnosis'],
    [`Mã bệnh chủ yếu ở giới khác – ${rows[0]?.code} (V05)`, 'diagnosis'],
  ]);
});

it('says that an examination in the same room is not paid again', async () => {
  const visit = await examined();
  const again = { NhomChiPhi: 'KhamBenh', noi: await site.id('auth.node', 'PK01') };
  const other = { NhomChiPhi: 'KhamBenh', noi: await site.id('auth.node', 'PK06') };
  expect(await found(visit, await service('KB-NOI', again))).toEqual([
    [expect.stringContaining('KB-NOI: Lần khám sau cùng phòng'), 'bill'],
  ]);
  expect(await found(visit, await service('KB-TMH', other))).toEqual([]);
});

it('says that no card is valid on the day of the order', async () => {
  const visit = await examined({ BHYTNgayHetHieuLuc: '2026-03-09' });
  expect(await found(visit, await service('XN-CBC'))).toContainEqual([
    'XN-CBC: Thẻ BHYT không có giá trị vào ngày y lệnh (V23)',
    'reception',
  ]);
});

it('says that whoever orders is not known to the portal', async () => {
  const visit = await examined();
  await make.known(`update main.nhan_vien set ma_so_bhxh = null where id = $1`, doctor.user?.NhanVien_Id);
  expect(await found(visit, await service('XN-CBC'))).toEqual([
    [expect.stringContaining('XN-CBC: Chưa có giá trị'), expect.any(String)],
  ]);
});

it('looks at nothing that the fund does not pay', async () => {
  const visit = await examined();
  expect(await found(visit, await service('XN-CBC', { phamVi: 2, LaBHYT: false }))).toEqual([]);
});
