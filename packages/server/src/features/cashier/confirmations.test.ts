import { tinhTrangXacNhan } from '@sen/domain/cashier/xacNhanBHYT';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aVisit, charge, performAll, type Visit } from '../../../test/cashierVisits.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { khamBenhTable } from '../examination/tables.ts';
import { dichVuYeuCauTable } from '../orders/tables.ts';
import { findingsOf } from './claimFindings.ts';
import { confirmationList } from './confirmations.ts';
import { confirmInsurance, reopenInsurance } from './confirmInsurance.ts';
import { listVisits } from './list.ts';

let site: TestSite;
let cashier: Ctx;
const day = '2026-03-02';
const at = new Date('2026-03-02T02:00:00Z');
beforeAll(async () => {
  site = await openTestSite();
  cashier = await site.ctx('thungan1', { node: 'QT01' });
});
afterAll(() => site.close());

const fresh = () => ({ ...cashier, loaders: new Map() });
const list = (args: Parameters<typeof confirmationList>[1] = {}) =>
  confirmationList(fresh(), { tuNgay: day, denNgay: day, ...args });
const mri = { ma: 'HA-MRISONAO', donGia: '1000000' };

async function insured(over: object = {}): Promise<Visit> {
  const visit = await aVisit(site, { payer: 'BHYT', NgayTiepNhan: at, ...over });
  await charge(site, fresh(), visit, [mri]);
  return visit;
}

it('visits stand where the rule of the act puts them, and say what stops them', async () => {
  const [ready, waiting, confirmed, unknown] = [
    await insured(),
    await insured({ CapCuu: true }),
    await insured({ TaiKhamTheoHen: true }),
    await insured({ SoTheBHYT: '0123456789' }),
  ];
  for (const visit of [ready, confirmed, unknown]) await performAll(fresh(), visit);
  await confirmInsurance(fresh(), confirmed.TiepNhan_Id);
  const own = await aVisit(site, { NgayTiepNhan: at }); // the fund pays nothing of it
  await charge(site, fresh(), own, [mri]);

  const found = await list();
  expect(found.data.map(({ TiepNhan_Id, TinhTrang }) => [TiepNhan_Id, TinhTrang])).toEqual(
    [
      [ready, 'SanSang'],
      [waiting, 'ChuaDu'],
      [confirmed, 'DaXacNhan'],
      [unknown, 'ChuaDu'],
    ].map(([visit, state]) => [(visit as Visit).TiepNhan_Id, state]),
  );
  expect(found).toMatchObject({
    totalRows: 4,
    SanSang: 1,
    ChuaDu: 2,
    DaXacNhan: 1,
    tongBHChiTra: '3200000.00',
  });
  const [, second, third, fourth] = found.data;
  expect(second?.vuongMac).toMatch(/chưa thực hiện/);
  expect(third).toMatchObject({ vuongMac: null, NguoiXacNhan_Id: cashier.user?.NhanVien_Id });
  expect(fourth?.vuongMac).toMatch(/mức hưởng/);
  for (const row of found.data) expect(row.TinhTrang === 'ChuaDu').toBe(row.vuongMac !== null);

  // each state by itself, and each visit of another state refused or confirmed by the act
  for (const TinhTrang of Object.keys(tinhTrangXacNhan) as Array<keyof typeof tinhTrangXacNhan>) {
    const some = await list({ TinhTrang });
    expect(some.totalRows).toBe(some.data.length);
    expect(new Set(some.data.map((row) => row.TinhTrang))).toEqual(new Set([TinhTrang]));
    expect(some).toMatchObject({ SanSang: 1, ChuaDu: 2, DaXacNhan: 1 });
  }
  for (const row of found.data) {
    const act = confirmInsurance(fresh(), row.TiepNhan_Id);
    if (row.TinhTrang === 'SanSang') await act;
    else await expect(act).rejects.toThrow();
  }
  expect(await list()).toMatchObject({ SanSang: 0, DaXacNhan: 2 });
});

it('visits are found by words and by kind of reception, which the list of the cashier knows too', async () => {
  const kinds = async (LoaiTiepNhan: string) => (await list({ LoaiTiepNhan })).totalRows;
  expect([await kinds('CapCuu'), await kinds('TaiKham'), await kinds('ThongThuong')]).toEqual([1, 1, 2]);
  await expect(list({ LoaiTiepNhan: 'Khac' })).rejects.toMatchObject({ code: 'BAD_INPUT' });
  const [first] = (await list()).data;
  expect((await list({ keyword: first?.MaTiepNhan ?? '' })).totalRows).toBe(1);
  const all = { tab: 'DaKham', start: day, end: day } as const;
  expect((await listVisits(fresh(), { ...all, kind: 'CapCuu' })).totalRows).toBe(1);
  expect((await listVisits(fresh(), { ...all, kind: 'ThongThuong' })).totalRows).toBe(3);
});

it('is one statement, whatever is on the page', async () => {
  const warm = fresh();
  await confirmationList(warm, { tuNgay: day });
  expect(await site.countQueries(() => confirmationList(warm, { tuNgay: day, limit: 2, page: 2 }))).toBe(1);
});

/** A session of a visit that states a disease. */
async function examined(visit: Visit, TrangThai: 'DangKham' | 'DaKham'): Promise<void> {
  const node = await site.id('auth.node', 'PK01');
  const number = v7();
  const [slip] = await site.database.db
    .insert(dichVuYeuCauTable)
    .values({
      ...{ SoPhieuYeuCau: number, SoThuTu: 1, Loai: 'KhamBenh', ...visit, TrangThai: 'ChuaKetQua' },
      ...{ NoiYeuCau_Id: node, NoiThucHien_Id: node, NgayYeuCau: at },
    })
    .returning();
  await site.database.db.insert(khamBenhTable).values({
    ...{ DichVuYeuCau_Id: slip?._id ?? '', MaKhamBenh: number, ...visit, PhongBan_Id: node },
    ...{ NgayKham: at, Ngay: day, TrangThai, ChanDoanICD_Id: await site.id('main.icd', 'J00') },
  });
}

const listQuery = `query ($day: Date) { list: danhSachXacNhanBHYT(tuNgay: $day, denNgay: $day) {
  data { TiepNhan_Id TinhTrang phatHiens { ma noiDung laLoi noiSua } } } }`;

it('says what the fund would ask back for, which stops nothing; the findings of a page are read together', async () => {
  const [named, open, none] = [await insured(), await insured(), await insured()];
  await examined(named, 'DaKham');
  await examined(open, 'DangKham');
  for (const visit of [named, open, none]) await performAll(fresh(), visit);
  const token = await site.token('ketoan');
  const { data, errors } = await site.graphql('main', listQuery, { day }, token);
  expect(errors).toBeUndefined();
  type Finding = { ma: string; noiDung: string; laLoi: boolean; noiSua: string };
  type Row = { TiepNhan_Id: string; TinhTrang: string; phatHiens: Finding[] };
  const rows: Row[] = data.list.data;
  const found = (visit: Visit) => rows.find((row) => row.TiepNhan_Id === visit.TiepNhan_Id);
  expect(found(named)?.phatHiens).toEqual([]);
  expect(found(open)?.phatHiens.map(({ ma }) => ma)).toEqual(['CLAIM_EXAM_OPEN']);
  expect(found(none)).toMatchObject({
    TinhTrang: 'SanSang',
    phatHiens: [{ ma: 'CLAIM_NO_DIAGNOSIS', laLoi: true }],
  });
  expect(found(none)?.phatHiens[0]?.noiSua).toMatch(/Chẩn đoán/);
  expect(found(none)?.phatHiens[0]?.noiDung).toMatch(/bác sĩ/);
  await confirmInsurance(fresh(), none.TiepNhan_Id);
  const ids = rows.map((row) => row.TiepNhan_Id);
  const asked = (some: readonly string[]) => {
    const warm = fresh();
    return site.countQueries(() => Promise.all(some.map((id) => findingsOf(warm, id))));
  };
  expect(await asked(ids)).toBe(await asked([named.TiepNhan_Id]));
});

it('each confirmation of a visit stays readable: by whom, what it was, and why it was taken back', async () => {
  const visit = await insured();
  const accountant = await site.ctx('ketoan', { node: 'PTC' });
  await performAll(fresh(), visit);
  await confirmInsurance(fresh(), visit.TiepNhan_Id);
  await reopenInsurance({ ...accountant, loaders: new Map() }, visit.TiepNhan_Id, 'Sai tuyến');
  await confirmInsurance({ ...accountant, loaders: new Map() }, visit.TiepNhan_Id);
  const query = `query ($id: ID!) { lans: lanXacNhanBHYTs(TiepNhan_Id: $id) {
    BHChiTra NgayXacNhan NguoiXacNhan { ten } NgayHuy NguoiHuy { ten } LyDoHuy } }`;
  const { data } = await site.graphql('main', query, { id: visit.TiepNhan_Id }, await site.token('ketoan'));
  expect(data.lans).toMatchObject([
    { BHChiTra: '800000.00', NgayHuy: null, NguoiHuy: null, LyDoHuy: null },
    { NguoiXacNhan: { ten: 'Phạm Thu Trang' }, NgayHuy: expect.any(String), LyDoHuy: 'Sai tuyến' },
  ]);
  expect(data.lans[1].NguoiHuy.ten).toBe(data.lans[0].NguoiXacNhan.ten);
});
