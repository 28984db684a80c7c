import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bill, payAll } from '../../../test/cashierVisits.ts';
import { supplyFactory } from '../../../test/supplyVisits.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { cancelSupply } from './cancelSupply.ts';
import { proposeLots } from './propose.ts';
import { lotsInStore } from './stockQueries.ts';
import { supply } from './supply.ts';
import { supplyDetail } from './supplyDetail.ts';
import { supplyList } from './supplyList.ts';

let site: TestSite;
let ctx: Ctx;
let Kho_Id: string;
let fresh: () => Ctx;
let stocked: Awaited<ReturnType<typeof supplyFactory>>['stocked'];
let prescribed: Awaited<ReturnType<typeof supplyFactory>>['prescribed'];
let examined: typeof prescribed;

beforeAll(async () => {
  site = await openTestSite();
  ({ ctx, Kho_Id, fresh, stocked, prescribed, examined } = await supplyFactory(site));
});
afterAll(() => site.close());

async function shelf(Duoc_Id: string) {
  const { data } = await lotsInStore(ctx, { idStore: Kho_Id, limit: 500 });
  return data
    .filter((row) => row.Duoc_Id === Duoc_Id)
    .map(
      (row) => `${Reflect.get(row, 'SoLo')} ${Reflect.get(row, 'SoLuong')} ${Reflect.get(row, 'SoLuongGiu')}`,
    );
}

describe('the supply of a prescription', () => {
  it('is shown with who prescribed it, for what, and the weight that was measured', async () => {
    const { ToaThuoc_Id } = await prescribed(await stocked(), '6');
    expect(await supplyDetail(fresh(), ToaThuoc_Id)).toMatchObject({ chanDoans: [], CanNang: null });
    await site.database.pool.query(
      `update main.kham_benh set can_nang = 14.5, chan_doan = 'Viêm phế quản',
         chan_doan_icd_id = (select id from main.icd where ma_icd = 'J20.9'),
         chan_doan_phu_icd_ids = array[(select id from main.icd where ma_icd = 'R50.9')]
       where id = (select kham_benh_id from main.toa_thuoc where id = $1)`,
      [ToaThuoc_Id],
    );
    await site.database.pool.query(
      `update main.toa_thuoc set bac_si_id = (select id from main.nhan_vien where ten_nhan_vien is not null order by id limit 1) where id = $1`,
      [ToaThuoc_Id],
    );
    const detail = await supplyDetail(fresh(), ToaThuoc_Id);
    expect(detail).toMatchObject({
      BacSi: expect.stringMatching(/\p{L}/u),
      PhongKham: expect.stringMatching(/\p{L}/u),
      chanDoans: [expect.stringMatching(/^J20\.9 /), expect.stringMatching(/^R50\.9 /)],
      CanNang: 14.5,
      BenhNhan: { tuoi: expect.any(String), DiUngs: [] },
    });
  });

  it('of an addictive drug gives the share of its period, and the rest from the day before the next one', async () => {
    const { ToaThuoc_Id } = await examined(await stocked(), '30');
    await site.database.pool.query(
      `with toa as (update main.toa_thuoc set ma_don_thuoc = '01234abc1234-n', so_ngay = 30 where id = $1 returning id)
       update main.toa_thuoc_chi_tiet c set so_ngay = 30 from toa where c.toa_thuoc_id = toa.id`,
      [ToaThuoc_Id],
    );
    const proposed = await proposeLots(fresh(), ToaThuoc_Id, Kho_Id);
    expect(proposed[0]?.lots.map(({ SoLuong }) => Number(SoLuong))).toEqual([10, 0]);
    const first = proposed[0];
    const all = (SoLuong: string, lot = 0) => ({
      requestId: v7(),
      ToaThuoc_Id,
      idStore: Kho_Id,
      dongs: [
        {
          ToaThuocChiTiet_Id: first?.ToaThuocChiTiet_Id ?? '',
          Lo_Id: first?.lots[lot]?.Lo_Id ?? '',
          SoLuong,
        },
      ],
    });
    await expect(supply(fresh(), all('11'))).rejects.toMatchObject({
      code: 'SUPPLY_NEXT_PERIOD',
      details: { con: 10 },
    });
    await supply(fresh(), { requestId: v7(), ToaThuoc_Id, idStore: Kho_Id });
    expect((await proposeLots(fresh(), ToaThuoc_Id, Kho_Id))[0]).toMatchObject({ SoLuongDaCap: '10.000' });
    await expect(supply(fresh(), all('1'))).rejects.toMatchObject({ code: 'SUPPLY_NEXT_PERIOD' });
    const at = (days: number): Ctx => ({
      ...fresh(),
      now: () => new Date(ctx.now().getTime() + days * 86_400_000),
    });
    const next = await proposeLots(at(9), ToaThuoc_Id, Kho_Id);
    expect(next[0]?.lots.map(({ SoLuong }) => Number(SoLuong))).toEqual([10, 0]);
    await expect(supply(at(31), all('1', 1))).rejects.toMatchObject({ code: 'SUPPLY_PERIODS_OVER' });
  });

  it('gives the lots that expire first, closes the prescription and marks the charge as performed', async () => {
    const drug = await stocked();
    const { ToaThuoc_Id, visit } = await examined(drug, '25');
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
      dongs: [{ SoLuongDaCap: '25.000', DonViTinh: 'Viên' }],
      phieuCaps: [
        { TrangThai: 'DaCap', dongs: [{ SoLuong: '20.000', DonViTinh: 'Viên' }, { SoLuong: '5.000' }] },
      ],
    });
    expect((await bill(ctx, visit)).dongs[0]).toMatchObject({ ThucHien: true });
  });

  it('gives nothing unpaid to a patient who pays, and gives it after the payment', async () => {
    const drug = await stocked();
    const { ToaThuoc_Id, visit } = await examined(drug, '5', 'Thuong');
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

  it.each(['BHYT', 'Thuong'] as const)(
    'gives nothing of an open examination, whoever pays (%s)',
    async (LoaiToa) => {
      const drug = await stocked();
      const { ToaThuoc_Id, visit } = await prescribed(drug, '5', LoaiToa);
      if (LoaiToa === 'Thuong') await payAll(site, await site.ctx('thungan1', { node: 'QT01' }), visit);
      await expect(supply(fresh(), { ToaThuoc_Id, idStore: Kho_Id })).rejects.toMatchObject({
        code: 'SUPPLY_EXAM_OPEN',
      });
      expect(await supplyDetail(fresh(), ToaThuoc_Id)).toMatchObject({
        hanhDongs: expect.arrayContaining([
          { action: 'cap', refusal: 'SUPPLY_EXAM_OPEN' },
          { action: 'tiep', refusal: null },
        ]),
      });
      const waiting = await supplyList(fresh(), { idStore: Kho_Id, tab: 'ChoCap' });
      expect(waiting.data.map((row) => row._id)).not.toContain(ToaThuoc_Id);
      expect(await shelf(drug)).toEqual(['TRUOC 20.000 5.000', 'SAU 30.000 0.000']);
    },
  );

  it('gives a part, keeps the rest promised, and gives the rest later', async () => {
    const drug = await stocked();
    const { ToaThuoc_Id, line } = await examined(drug, '10');
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
    const other = await stocked();
    const { data } = await lotsInStore(ctx, { idStore: Kho_Id, limit: 500 });
    const strange = data.find((row) => row.Duoc_Id === other);
    const dongs = [{ ToaThuocChiTiet_Id: line, Lo_Id: strange?.Lo_Id ?? '', SoLuong: '1' }];
    await expect(supply(fresh(), { ToaThuoc_Id, idStore: Kho_Id, dongs })).rejects.toMatchObject({
      code: 'LOT_OTHER_DRUG',
    });
    await supply(fresh(), { ToaThuoc_Id, idStore: Kho_Id });
    expect(await shelf(drug)).toEqual(['TRUOC 10.000 0.000', 'SAU 30.000 0.000']);
    await expect(supply(fresh(), { ToaThuoc_Id, idStore: Kho_Id })).rejects.toMatchObject({
      code: 'SUPPLY_NOTHING',
    });
  });

  it('is taken back to the same lots once, with a reason', async () => {
    const drug = await stocked();
    const { ToaThuoc_Id } = await examined(drug, '25');
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
    const { ToaThuoc_Id } = await examined(drug, '5');
    const input = { requestId: v7(), ToaThuoc_Id, idStore: Kho_Id };
    expect(await supply(fresh(), input)).toBe(await supply(fresh(), input));
    expect(await shelf(drug)).toEqual(['TRUOC 15.000 0.000', 'SAU 30.000 0.000']);
  });

  it('never gives one prescription twice, nor less than nothing, when fifty counters press at once', async () => {
    const drug = await stocked();
    const mine = [await examined(drug, '20'), await examined(drug, '20')];
    const acts = Array.from({ length: 50 }, (_, index) =>
      supply(fresh(), { ToaThuoc_Id: mine[index % 2]?.ToaThuoc_Id ?? '', idStore: Kho_Id }),
    );
    const answers = await Promise.allSettled(acts);
    expect(answers.filter((one) => one.status === 'fulfilled')).toHaveLength(2);
    expect(await shelf(drug)).toEqual(['SAU 10.000 0.000']);
  });

  it('is listed with the counts of all tabs in one statement, beside those for the store, its queue and the setting', async () => {
    const { counts, data } = await supplyList(fresh(), { idStore: Kho_Id, tab: 'DaCap' });
    expect(counts.DaCap).toBe(data.length);
    expect(
      await site.countQueries(() => supplyList(fresh(), { idStore: Kho_Id, keyword: 'nguyen van' })),
    ).toBe(5);
    const found = await supplyList(fresh(), {
      idStore: Kho_Id,
      tab: 'DaCap',
      keyword: data[0]?.MaDonThuoc ?? '',
    });
    expect(data.length).toBeGreaterThan(0);
    expect(found.data.map((row) => row._id)).toEqual(data.slice(0, 1).map((row) => row._id));
  });
});
