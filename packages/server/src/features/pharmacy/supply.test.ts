import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aVisit, bill, payAll } from '../../../test/cashierVisits.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { inTransaction } from '../../engine/transaction.ts';
import { addCharges } from '../cashier/charges.ts';
import { khamBenhTable } from '../examination/tables.ts';
import { dichVuYeuCauTable } from '../orders/tables.ts';
import { toaThuocChiTietTable, toaThuocTable } from '../prescriptions/tables.ts';
import { cancelSupply } from './cancelSupply.ts';
import { nhapTonDau } from './importStock.ts';
import { proposeLots } from './propose.ts';
import { hold } from './stock.ts';
import { lotsInStore } from './stockQueries.ts';
import { supply } from './supply.ts';
import { supplyDetail } from './supplyDetail.ts';
import { supplyList } from './supplyList.ts';

let site: TestSite;
let ctx: Ctx;
let Kho_Id: string;
const drugs: string[] = [];

beforeAll(async () => {
  site = await openTestSite();
  ctx = await site.ctx('duoc', { node: 'KHOLE' });
  Kho_Id = await site.id('pharmacy.kho', 'KHOLE');
  const { rows } = await site.database.db.execute<{ id: string }>(
    sql`select id from pharmacy.duoc where la_bhyt order by ma_duoc desc limit 40`,
  );
  // The demo's own stock would be chosen first.
  await site.database.db.execute(
    sql`truncate pharmacy.ton_kho, pharmacy.lo, pharmacy.giu_thuoc, pharmacy.the_kho, pharmacy.phieu_cap, pharmacy.phieu_cap_chi_tiet`,
  );
  drugs.push(...rows.map((row) => row.id));
});
afterAll(() => site.close());

/** A drug that no other test uses, with two lots: 20 that expire next month, 30 later. */
async function stocked(): Promise<string> {
  const Duoc_Id = drugs.pop() ?? '';
  const soon = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  const line = (SoLo: string, HanDung: string, SoLuong: string) => ({
    Kho_Id,
    Duoc_Id,
    SoLo,
    HanDung,
    SoLuong,
    GiaVon: '900',
  });
  await nhapTonDau(ctx, [line('TRUOC', soon, '20'), line('SAU', '2099-12-31', '30')]);
  return Duoc_Id;
}

async function prescribed(Duoc_Id: string, SoLuong: string, LoaiToa: 'BHYT' | 'Thuong' = 'BHYT') {
  const visit = await aVisit(site, LoaiToa === 'BHYT' ? { payer: 'BHYT' } : {});
  const [KhamBenh_Id, ToaThuoc_Id, line] = [v7(), v7(), v7()];
  const node = await site.id('auth.node', 'PK01');
  const now = ctx.now();
  const [slip] = await site.database.db
    .insert(dichVuYeuCauTable)
    .values({
      SoPhieuYeuCau: ToaThuoc_Id,
      SoThuTu: 1,
      Loai: 'KhamBenh',
      ...visit,
      NoiYeuCau_Id: node,
      NoiThucHien_Id: node,
      NgayYeuCau: now,
      TrangThai: 'ChuaKetQua',
    })
    .returning();
  await site.database.db.insert(khamBenhTable).values({
    DichVuYeuCau_Id: slip?._id ?? '',
    _id: KhamBenh_Id,
    MaKhamBenh: KhamBenh_Id,
    ...visit,
    PhongBan_Id: node,
    NgayKham: now,
    Ngay: now.toISOString().slice(0, 10),
    TrangThai: 'DangKham',
  });
  await site.database.db.insert(toaThuocTable).values({
    _id: ToaThuoc_Id,
    KhamBenh_Id,
    ...visit,
    MaDonThuoc: ToaThuoc_Id.slice(-14),
    LoaiToa,
    SoNgay: 5,
    NgayKe: now,
    TrangThai: 'DaKe',
  });
  await site.database.db.insert(toaThuocChiTietTable).values({
    _id: line,
    ToaThuoc_Id,
    Duoc_Id,
    TenDuoc: 'Thuốc thử',
    Kho_Id,
    SoLuong,
    SoNgay: 5,
    LaBHYT: LoaiToa === 'BHYT',
  });
  await inTransaction(ctx, async (tx) => {
    await hold(tx, { Kho_Id, lines: [{ Duoc_Id, SoLuong, sourceId: line }] });
    const charge = {
      source: 'Thuoc' as const,
      source_Id: line,
      Duoc_Id,
      KhamBenh_Id,
      SoLuong,
      DonGia: '1000',
      NgayYLenh: now,
    };
    await addCharges(tx, visit.TiepNhan_Id, [{ ...charge, DonGiaBHYT: LoaiToa === 'BHYT' ? '1000' : '0' }]);
  });
  return { ToaThuoc_Id, line, visit };
}

async function shelf(Duoc_Id: string) {
  const { data } = await lotsInStore(ctx, { idStore: Kho_Id, limit: 500 });
  return data
    .filter((row) => row.Duoc_Id === Duoc_Id)
    .map(
      (row) => `${Reflect.get(row, 'SoLo')} ${Reflect.get(row, 'SoLuong')} ${Reflect.get(row, 'SoLuongGiu')}`,
    );
}

const fresh = () => ({ ...ctx, loaders: new Map() });

describe('the supply of a prescription', () => {
  it('gives the lots that expire first, closes the prescription and marks the charge as performed', async () => {
    const drug = await stocked();
    const { ToaThuoc_Id, visit } = await prescribed(drug, '25');
    expect(
      (await proposeLots(fresh(), ToaThuoc_Id, Kho_Id))[0]?.lots.map(({ SoLo, SoLuong, sapHetHan }) => [
        SoLo,
        SoLuong,
        sapHetHan,
      ]),
    ).toEqual([
      ['TRUOC', '20.000', true],
      ['SAU', '5.000', false],
    ]);
    await supply(fresh(), { ToaThuoc_Id, idStore: Kho_Id });
    expect(await shelf(drug)).toEqual(['SAU 25.000 0.000']);
    const detail = await supplyDetail(fresh(), ToaThuoc_Id);
    expect(detail).toMatchObject({
      TrangThai: 'DaCap',
      dongs: [{ SoLuongDaCap: '25.000' }],
      phieuCaps: [{ TrangThai: 'DaCap' }],
    });
    expect((await bill(ctx, visit)).dongs[0]).toMatchObject({ ThucHien: true });
  });

  it('gives nothing unpaid to a patient who pays, and gives it after the payment', async () => {
    const drug = await stocked();
    const { ToaThuoc_Id, visit } = await prescribed(drug, '5', 'Thuong');
    await expect(supply(fresh(), { ToaThuoc_Id, idStore: Kho_Id })).rejects.toMatchObject({
      code: 'SUPPLY_NOT_PAID',
    });
    expect(
      (await supplyList(fresh(), { idStore: Kho_Id, tab: 'ChoThanhToan' })).data.map((row) => row._id),
    ).toContain(ToaThuoc_Id);
    await payAll(site, await site.ctx('thungan1', { node: 'QT01' }), visit);
    expect(
      (await supplyList(fresh(), { idStore: Kho_Id, tab: 'ChoCap' })).data.map((row) => row._id),
    ).toContain(ToaThuoc_Id);
    await supply(fresh(), { ToaThuoc_Id, idStore: Kho_Id });
    expect(await shelf(drug)).toEqual(['TRUOC 15.000 0.000', 'SAU 30.000 0.000']);
  });

  it('gives a part, keeps the rest promised, and gives the rest later', async () => {
    const drug = await stocked();
    const { ToaThuoc_Id, line } = await prescribed(drug, '10');
    const [proposed] = await proposeLots(fresh(), ToaThuoc_Id, Kho_Id);
    const Lo_Id = proposed?.lots[0]?.Lo_Id ?? '';
    const part = (SoLuong: string) =>
      supply(fresh(), {
        ToaThuoc_Id,
        idStore: Kho_Id,
        dongs: [{ ToaThuocChiTiet_Id: line, Lo_Id, SoLuong }],
      });
    await part('4');
    expect(await shelf(drug)).toEqual(['TRUOC 16.000 6.000', 'SAU 30.000 0.000']);
    await expect(part('7')).rejects.toMatchObject({ code: 'SUPPLY_TOO_MUCH' });
    await supply(fresh(), { ToaThuoc_Id, idStore: Kho_Id });
    expect(await shelf(drug)).toEqual(['TRUOC 10.000 0.000', 'SAU 30.000 0.000']);
    await expect(supply(fresh(), { ToaThuoc_Id, idStore: Kho_Id })).rejects.toMatchObject({
      code: 'SUPPLY_NOTHING',
    });
  });

  it('is taken back to the same lots once, with a reason', async () => {
    const drug = await stocked();
    const { ToaThuoc_Id } = await prescribed(drug, '25');
    const PhieuCap_Id = await supply(fresh(), { ToaThuoc_Id, idStore: Kho_Id });
    await expect(cancelSupply(fresh(), { PhieuCap_Id, LyDo: ' ' })).rejects.toMatchObject({
      code: 'BAD_INPUT',
    });
    const answers = await Promise.allSettled(
      [1, 2, 3].map(() => cancelSupply(fresh(), { PhieuCap_Id, LyDo: 'Cấp nhầm' })),
    );
    expect(answers.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
    expect(await shelf(drug)).toEqual(['TRUOC 20.000 20.000', 'SAU 30.000 5.000']);
    expect(await supplyDetail(fresh(), ToaThuoc_Id)).toMatchObject({
      TrangThai: 'DaKe',
      dongs: [{ SoLuongDaCap: '0' }],
    });
    const { rows } = await site.database.db.execute<{ total: string }>(
      sql`select sum(so_luong)::text as total from pharmacy.the_kho where duoc_id = ${drug}`,
    );
    expect(rows[0]?.total).toBe('50.000');
  });

  it('answers a repeat with the first answer', async () => {
    const drug = await stocked();
    const { ToaThuoc_Id } = await prescribed(drug, '5');
    const input = { requestId: v7(), ToaThuoc_Id, idStore: Kho_Id };
    expect(await supply(fresh(), input)).toBe(await supply(fresh(), input));
    expect(await shelf(drug)).toEqual(['TRUOC 15.000 0.000', 'SAU 30.000 0.000']);
  });

  it('never gives one prescription twice, nor less than nothing, when fifty counters press at once', async () => {
    const drug = await stocked();
    const mine = [await prescribed(drug, '20'), await prescribed(drug, '20')];
    const acts = Array.from({ length: 50 }, (_, index) =>
      supply(fresh(), { ToaThuoc_Id: mine[index % 2]?.ToaThuoc_Id ?? '', idStore: Kho_Id }),
    );
    const answers = await Promise.allSettled(acts);
    expect(answers.filter((one) => one.status === 'fulfilled')).toHaveLength(2);
    expect(await shelf(drug)).toEqual(['SAU 10.000 0.000']);
  });

  it('is refused at a store that the user does not work in', async () => {
    const drug = await stocked();
    const { ToaThuoc_Id } = await prescribed(drug, '5');
    const stranger = await site.ctx('nhathuoc', { node: 'NHATHUOC' });
    const acts = [
      () => supply(stranger, { ToaThuoc_Id, idStore: Kho_Id }),
      () => proposeLots(stranger, ToaThuoc_Id, Kho_Id),
      () => supplyList(stranger, { idStore: Kho_Id }),
    ];
    for (const act of acts) await expect(act()).rejects.toMatchObject({ code: 'NODE_NOT_GRANTED' });
  });

  it('is listed with the counts of all tabs in one statement, beside that for the place of the store', async () => {
    const { counts, data } = await supplyList(fresh(), { idStore: Kho_Id, tab: 'DaCap' });
    expect(counts.DaCap).toBe(data.length);
    expect(
      await site.countQueries(() => supplyList(fresh(), { idStore: Kho_Id, keyword: 'nguyen van' })),
    ).toBe(2);
    const found = await supplyList(fresh(), {
      idStore: Kho_Id,
      tab: 'DaCap',
      keyword: data[0]?.MaDonThuoc ?? '',
    });
    expect(data.length).toBeGreaterThan(0);
    expect(found.data.map((row) => row._id)).toEqual(data.slice(0, 1).map((row) => row._id));
  });
});
