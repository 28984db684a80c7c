import { sum } from '@sen/domain/money/decimal';
import { v7 } from 'uuid';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aVisit, bill, type Visit } from '../../../test/cashierVisits.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { type Ctx, localDay } from '../../engine/context.ts';
import type { DomainError } from '../../engine/errors.ts';
import type { DuToanInput } from '../../gql/main.ts';
import { createProgramme, moveProgrammes } from '../promotions/commands.ts';
import { programmeInput } from '../promotions/testPromotions.ts';
import { updateSetting } from '../system/commands.ts';
import { cancelEstimate, createEstimate } from './commands.ts';
import { compareWithVisit } from './compare.ts';
import { estimateList } from './list.ts';
import { orderEstimate } from './order.ts';
import { estimateById } from './queries.ts';
import { lineFaults, workOut } from './workOut.ts';

let site: TestSite;
let desk: Ctx;
let accountant: Ctx;
let ids: Record<'own' | 'insured' | 'ultrasound' | 'count' | 'scan' | 'drug' | 'doctor', string>;
beforeAll(async () => {
  site = await openTestSite({ masterCacheMs: '0' });
  desk = await site.ctx('thungan1', { node: 'QT01' });
  accountant = await site.ctx('ketoan', { node: 'PTC' });
  const service = (ma: string) => site.id('main.dm_dich_vu', ma);
  const { rows } = await site.database.pool.query<{ drug: string; doctor: string }>(
    `select (select id from pharmacy.duoc where ma_duoc = 'T001') as drug,
      (select nhan_vien_id from auth.account where username = 'bsnoi1') as doctor`,
  );
  ids = {
    own: await site.id('main.dm_doi_tuong', 'DICHVU'),
    insured: await site.id('main.dm_doi_tuong', 'BHYT'),
    ultrasound: await service('SA-BUNG'),
    count: await service('XN-CBC'),
    scan: await service('HA-MRISONAO'),
    drug: rows[0]?.drug ?? '',
    doctor: rows[0]?.doctor ?? '',
  };
  const admin = await site.ctx('quantri');
  await updateSetting(admin, 'facility', {
    MaCSKCB: '01999',
    capCMKT: 'CoBan',
    diemXepCap: 62,
    laTramYTe: false,
  });
});
afterAll(() => site.close());

const fresh = (ctx: Ctx = desk): Ctx => ({ ...ctx, loaders: new Map() });
const live: string[] = [];
afterEach(async () => {
  if (live.length > 0) await moveProgrammes(fresh(accountant), live.splice(0), 'ketThuc');
});

async function released(over: Parameters<typeof programmeInput>[0] = {}): Promise<void> {
  const id = await createProgramme(fresh(accountant), programmeInput(over));
  await moveProgrammes(fresh(accountant), [id], 'phatHanh');
  live.push(id);
}

const three = (): DuToanInput['dongs'] => [
  { DichVu_Id: ids.ultrasound },
  { DichVu_Id: ids.count },
  { Duoc_Id: ids.drug, SoLuong: '20' },
];
const asked = (over: Partial<DuToanInput> = {}): DuToanInput => ({
  TenNguoiHoi: 'Trần Thị Bích Ngọc',
  SoDienThoai: '0912 345 678',
  DoiTuong_Id: ids.own,
  dongs: three(),
  ...over,
});
const kept = async (over: Partial<DuToanInput> = {}) =>
  estimateById(fresh(), await createEstimate(fresh(), asked(over)));
const issuesIn = async (act: Promise<unknown>) => {
  const error = (await act.catch((thrown: unknown) => thrown)) as DomainError;
  const issues = (error.details?.['issues'] ?? []) as Array<{ path: string; code: string }>;
  return issues.map(({ path, code }) => `${path} ${code}`);
};

describe('an estimate', () => {
  it('comes to 245,800 for who pays by themselves: 150,000, 90,000 and twenty tablets of 290', async () => {
    const worked = await workOut(fresh(), asked());
    expect(worked.dongs.map((line) => line.ThanhTien)).toEqual(['150000.00', '90000.00', '5800.00']);
    expect(worked).toMatchObject({ ThanhTien: '245800.00', KhuyenMai: '0.00', PhaiTra: '245800.00' });
  });

  it('takes 10 % off the ultrasound and nothing off the tablets, and says so', async () => {
    await released({
      TenChuongTrinhKhuyenMai: 'Mùa hè',
      ToanHoaDon: false,
      DichVuKhuyenMais: [{ DichVu_Id: ids.ultrasound, SoLuong: 1 }],
    });
    const row = await kept();
    expect(row.Dongs.map((line) => line.KhuyenMai)).toEqual(['15000.00', '0.00', '0.00']);
    expect(row).toMatchObject({ KhuyenMai: '15000.00', PhaiTra: '230800.00' });
    expect(row.Buocs.map((step) => step.code)).toEqual(['LINE_CUT']);
    const { khuyenMais } = await workOut(fresh(), asked());
    expect(khuyenMais).toHaveLength(1);
    expect(khuyenMais[0]).toContain('Mùa hè');
  });

  it('is paid by the fund by the level of a card and the route, without a number', async () => {
    const scan = (over: Partial<DuToanInput>) =>
      workOut(fresh(), asked({ DoiTuong_Id: ids.insured, dongs: [{ DichVu_Id: ids.scan }], ...over }));
    const price = (await scan({ MucThe: 'Muc1' })).ThanhTien;
    const share = (worked: { BHChiTra: string }) => Number(worked.BHChiTra) / Number(price);
    expect(share(await scan({ MucThe: 'Muc1' }))).toBe(1);
    expect(share(await scan({ MucThe: 'Muc4' }))).toBeCloseTo(0.8, 6);
    expect(share(await scan({ MucThe: 'Muc3', TuyenDen: 'ChuyenTuyen' }))).toBeCloseTo(0.95, 6);
    expect(share(await scan({ SoTheBHYT: 'DN4010123456789' }))).toBeCloseTo(0.8, 6);
    // without a card the fund pays nothing
    expect(share(await scan({}))).toBe(0);
    const own = await scan({ MucThe: 'Muc4', TuyenDen: 'TuDen' });
    expect(own.quyenLoi?.MaDoiTuongKCB).not.toBe('1.1');
    expect(share(own)).toBeLessThanOrEqual(0.8);
  });

  it('is kept with a number as it was handed out, whatever prices become', async () => {
    const row = await kept();
    expect(row.SoDuToan).toMatch(/^DT\d\d-\d{5}$/);
    expect(row).toMatchObject({
      SoDienThoai: '0912345678',
      TrangThai: 'HieuLuc',
      Ngay: localDay(new Date()),
    });
    expect(sum(row.Dongs.map((line) => line.ThanhTien)).toFixed(2)).toBe(row.ThanhTien);
    const input = asked({ requestId: v7() });
    expect(await createEstimate(fresh(), input)).toBe(await createEstimate(fresh(), input));
  });

  it('says by field what is wrong', async () => {
    expect(
      await issuesIn(createEstimate(fresh(), asked({ TenNguoiHoi: ' ', SoDienThoai: '12', dongs: [] }))),
    ).toEqual(['SoDienThoai NOT_A_PHONE', 'TenNguoiHoi REQUIRED', 'dongs REQUIRED']);
    const lines = [{ SoLuong: '1' }, { DichVu_Id: v7() }, { DichVu_Id: ids.scan, SoLuong: '0' }];
    expect(
      await issuesIn(createEstimate(fresh(), asked({ dongs: lines, HieuLucDen: '2020-01-01' }))),
    ).toEqual(['HieuLucDen ESTIMATE_DAY_PAST', 'dongs.0.DichVu_Id REQUIRED', 'dongs.2.SoLuong TOO_SMALL']);
    expect(await issuesIn(createEstimate(fresh(), asked({ dongs: [{ DichVu_Id: v7() }] })))).toEqual([
      'dongs.0.DichVu_Id REFERENCE_MISSING',
    ]);
    const unpriced = { fact: {}, price: null, DichVu_Id: ids.scan, SoLuong: '1' } as Parameters<
      typeof lineFaults
    >[0][number];
    expect(lineFaults([unpriced])).toEqual([{ path: 'dongs.0.DichVu_Id', code: 'ESTIMATE_NO_PRICE' }]);
    const twice = [{ DichVu_Id: ids.count, SoLuong: '2' }];
    expect(await issuesIn(createEstimate(fresh(), asked({ dongs: twice })))).toEqual([
      'dongs.0.SoLuong ONE_EACH',
    ]);
  });

  it('is found by number, name without accents and phone, by state; expired ones by their day', async () => {
    const row = await kept({ TenNguoiHoi: 'Đỗ Văn Khánh', SoDienThoai: '0987000111' });
    const found = async (keyword: string) =>
      (await estimateList(fresh(), { keyword })).data.map((one) => one._id);
    expect(await found(row.SoDuToan.toLowerCase())).toEqual([row._id]);
    expect(await found('do khanh')).toEqual([row._id]);
    expect(await found('0987 000 111')).toEqual([row._id]);
    expect(await found('khong ai')).toEqual([]);
    const gone = await kept({ TenNguoiHoi: 'Đỗ Văn Khánh' });
    await site.database.pool.query(
      `update main.du_toan_chi_phi set ngay = ngay - 40, hieu_luc_den = ngay - 10 where id = $1`,
      [gone._id],
    );
    const from = localDay(new Date(Date.now() - 60 * 86_400_000));
    const all = await estimateList(fresh(), { keyword: 'do khanh', tuNgay: from });
    expect(all).toMatchObject({ totalRows: 2, HieuLuc: 1, HetHan: 1, DaChuyen: 0, DaHuy: 0 });
    const expired = await estimateList(fresh(), { keyword: 'do khanh', tuNgay: from, TinhTrang: 'HetHan' });
    expect(expired.data.map((one) => one._id)).toEqual([gone._id]);
    const warm = fresh();
    await estimateList(warm, {});
    expect(await site.countQueries(() => estimateList(warm, { limit: 1, page: 2 }))).toBe(1);
    await expect(order(gone, await aVisit(site, { payer: 'DICHVU' }), '0')).rejects.toMatchObject({
      code: 'ESTIMATE_EXPIRED',
    });
  });

  it('is cancelled once, with a reason', async () => {
    const row = await kept();
    await expect(cancelEstimate(fresh(), row._id, ' ')).rejects.toMatchObject({ code: 'BAD_INPUT' });
    await cancelEstimate(fresh(), row._id, 'Lập nhầm');
    expect(await estimateById(fresh(), row._id)).toMatchObject({ TrangThai: 'DaHuy', LyDoHuy: 'Lập nhầm' });
    await expect(cancelEstimate(fresh(), row._id, 'Lần nữa')).rejects.toMatchObject({
      code: 'STATE_CHANGED',
    });
  });
});

const order = (row: { _id: string; version: number }, { TiepNhan_Id }: Visit, PhaiTra: string) =>
  orderEstimate(fresh(), row._id, {
    ...{ requestId: v7(), version: row.version, TiepNhan_Id, PhaiTra },
    ...{ BacSiChiDinh_Id: ids.doctor, ChanDoan: 'Đau bụng', xacNhanTrung: true },
  });

describe('an estimate that is turned into orders', () => {
  it('has what is different told by line, and is ordered at the prices of today', async () => {
    const row = await kept();
    await site.database.pool.query(
      `update main.du_toan_chi_phi set dongs = jsonb_set(dongs, '{0,DonGia}', '"140000.00"') where id = $1`,
      [row._id],
    );
    const visit = await aVisit(site, { payer: 'DICHVU' });
    const compared = await compareWithVisit(fresh(), row._id, visit.TiepNhan_Id);
    expect(compared.dongs.map((line) => line.canhBaos)).toEqual([['DoiGia'], [], ['CanKeDon']]);
    const stock = Number(compared.dongs[2]?.ton);
    const tooMany = await kept({ dongs: [{ Duoc_Id: ids.drug, SoLuong: String(stock + 1) }] });
    const short = await compareWithVisit(fresh(), tooMany._id, visit.TiepNhan_Id);
    expect(short.dongs[0]?.canhBaos).toEqual(['ThieuHang', 'CanKeDon']);
    // the tablets are told, and are not part of what the desk orders
    expect(compared).toMatchObject({ PhaiTraCu: '245800.00', TongNay: '245800.00', PhaiTraNay: '240000.00' });
    expect(compared.khacDoiTuong).toBe(false);
    await expect(order(row, visit, '230000')).rejects.toMatchObject({ code: 'ESTIMATE_CHANGED' });
    await order(row, visit, compared.PhaiTraNay);
    const after = await estimateById(fresh(), row._id);
    expect(after).toMatchObject({ TrangThai: 'DaChuyen', ...visit });
    const made = await bill(fresh(), visit);
    expect(made).toMatchObject({ BenhNhanTT: '240000.00' });
    expect(made.dongs).toHaveLength(2);
    await expect(order(after, visit, '0')).rejects.toMatchObject({ code: 'STATE_CHANGED' });
  });

  it('is refused for another patient, and where it holds drugs alone', async () => {
    const visit = await aVisit(site, { payer: 'DICHVU' });
    const other = await aVisit(site, { payer: 'DICHVU' });
    const row = await kept({ BenhNhan_Id: other.BenhNhan_Id });
    await expect(compareWithVisit(fresh(), row._id, visit.TiepNhan_Id)).rejects.toMatchObject({
      code: 'ESTIMATE_OTHER_PATIENT',
    });
    const drugs = await kept({ dongs: [{ Duoc_Id: ids.drug }] });
    await expect(order(drugs, visit, '0')).rejects.toMatchObject({ code: 'ESTIMATE_NO_SERVICES' });
  });
});
