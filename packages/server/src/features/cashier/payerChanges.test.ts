import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aVisit, bill, charge, payAll, performAll, type Visit, value } from '../../../test/cashierVisits.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { confirmInsurance } from './confirmInsurance.ts';
import { changePayer, payerChangesOf, payerList, previewPayer } from './payerChanges.ts';

let site: TestSite;
let cashier: Ctx;
let own: string;
const day = '2026-03-02';
const at = new Date('2026-03-02T02:00:00Z');
beforeAll(async () => {
  site = await openTestSite();
  cashier = await site.ctx('thungan1', { node: 'QT01' });
  own = await site.id('main.dm_doi_tuong', 'THUPHI');
});
afterAll(() => site.close());

const fresh = () => ({ ...cashier, loaders: new Map() });
const mri = { ma: 'HA-MRISONAO', donGia: '1000000' };
const list = (args: Parameters<typeof payerList>[1] = {}) =>
  payerList(fresh(), { tuNgay: day, denNgay: day, ...args });

async function insured(): Promise<Visit> {
  const visit = await aVisit(site, { payer: 'BHYT', NgayTiepNhan: at });
  await charge(site, fresh(), visit, [mri, { ma: 'XN-CBC', donGia: '60000', donGiaBHYT: '50000' }]);
  return visit;
}
const versionOf = async ({ TiepNhan_Id }: Visit) =>
  (await value<number>(site, sql`select version as value from main.tiep_nhan where id = ${TiepNhan_Id}`)) ??
  0;

it('shows a change before it is made, line by line, and makes the same', async () => {
  const visit = await insured();
  const before = await bill(cashier, visit);
  await payAll(site, fresh(), visit);
  const input = { TiepNhan_Id: visit.TiepNhan_Id, version: await versionOf(visit), DoiTuong_Id: own };
  const shown = await previewPayer(fresh(), input);
  expect(shown).toMatchObject({
    truoc: { ThanhTien: '1060000.00', BHChiTra: '840000.00', BenhNhanTT: '220000.00', ConLai: '0.00' },
    sau: { ThanhTien: '1060000.00', BHChiTra: '0.00', BenhNhanTT: '1060000.00', ConLai: '840000.00' },
    phaiThuThem: '840000.00',
    phaiHoanThem: '0.00',
  });
  expect(shown.dongs.map(({ truoc, sau }) => [truoc.BHChiTra, truoc.BenhNhanTT, sau.BenhNhanTT])).toEqual([
    ['800000.00', '200000.00', '1000000.00'],
    ['40000.00', '20000.00', '60000.00'],
  ]);
  // nothing is changed, and nothing is kept
  expect(await bill(cashier, visit)).toMatchObject({
    BHChiTra: before.BHChiTra,
    BenhNhanTT: before.BenhNhanTT,
  });
  expect(await versionOf(visit)).toBe(input.version);
  expect(await payerChangesOf(fresh(), visit.TiepNhan_Id)).toEqual([]);

  await changePayer(fresh(), input);
  expect(await bill(cashier, visit)).toMatchObject(shown.sau);
  expect(await payerChangesOf(fresh(), visit.TiepNhan_Id)).toMatchObject([
    { DoiTuongSau_Id: own, BenhNhanTTTruoc: '220000.00', BenhNhanTTSau: '1060000.00' },
  ]);
});

it('a change back gives back to the dong what it had made due', async () => {
  const visit = await insured();
  const { TiepNhan_Id } = visit;
  const reception = await value<Record<string, string>>(
    site,
    sql`select to_jsonb(t) as value from main.tiep_nhan t where id = ${TiepNhan_Id}`,
  );
  await changePayer(fresh(), { TiepNhan_Id, version: await versionOf(visit), DoiTuong_Id: own });
  await payAll(site, fresh(), visit);
  const back = {
    ...{ TiepNhan_Id, version: await versionOf(visit), DoiTuong_Id: reception?.['doi_tuong_id'] ?? '' },
    ...{ SoTheBHYT: 'DN4010123456789', BHYTNgayHieuLuc: '2020-01-01', BHYTNgayHetHieuLuc: '2099-12-31' },
    BenhVien_KCB_Id:
      (await value<string>(
        site,
        sql`select id as value from main.benh_vien where ma_cskcb is not null order by id limit 1`,
      )) ?? null,
  };
  const shown = await previewPayer(fresh(), back);
  await changePayer(fresh(), back);
  expect(await bill(cashier, visit)).toMatchObject(shown.sau);
  const [newest, first] = await payerChangesOf(fresh(), TiepNhan_Id);
  expect([first?.BenhNhanTTTruoc, first?.BenhNhanTTSau]).toEqual(['220000.00', newest?.BenhNhanTTTruoc]);
  expect(shown.phaiHoanThem).toBe(shown.sau.ThuThua);
});

it('visits stand by whether their payer may change, and the closed ones say who can help', async () => {
  const [open, changed, closed] = [await insured(), await insured(), await insured()];
  await changePayer(fresh(), {
    ...{ TiepNhan_Id: changed.TiepNhan_Id, version: await versionOf(changed), DoiTuong_Id: own },
  });
  await performAll(fresh(), closed);
  await confirmInsurance(fresh(), closed.TiepNhan_Id);
  const found = await list();
  const stateOf = ({ TiepNhan_Id }: Visit) => found.data.find((row) => row.TiepNhan_Id === TiepNhan_Id);
  expect(stateOf(open)).toMatchObject({ TinhTrang: 'CoTheDoi', vuongMac: null, soLanDoi: 0 });
  expect(stateOf(changed)).toMatchObject({
    TinhTrang: 'DaDoi',
    vuongMac: null,
    soLanDoi: 1,
    DoiTuong_Id: own,
  });
  expect(stateOf(closed)).toMatchObject({ TinhTrang: 'DaKhoa' });
  expect(stateOf(closed)?.vuongMac).toMatch(/liên hệ kế toán/);
  for (const TinhTrang of ['CoTheDoi', 'DaDoi', 'DaKhoa'] as const)
    expect((await list({ TinhTrang })).totalRows).toBe(found[TinhTrang]);
  await expect(
    previewPayer(fresh(), {
      ...{ TiepNhan_Id: closed.TiepNhan_Id, version: await versionOf(closed), DoiTuong_Id: own },
    }),
  ).rejects.toMatchObject({ code: 'RECEPTION_INSURANCE_CONFIRMED' });
  const warm = fresh();
  await payerList(warm, { tuNgay: day });
  expect(await site.countQueries(() => payerList(warm, { tuNgay: day, limit: 2 }))).toBe(1);
});
