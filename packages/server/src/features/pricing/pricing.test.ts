import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { createBangGia, removeBangGia, updateBangGia } from './commands.ts';
import { bangGiaById, bangGiaHienHanh, priceOf, pricesOfService, searchBangGia } from './queries.ts';
import { releaseBangGia } from './release.ts';

let site: TestSite;
let accountant: Ctx;
let ids: Record<'exam' | 'request' | 'insured' | 'onRequest' | 'payer' | 'feePayer', string>;
beforeAll(async () => {
  site = await openTestSite();
  accountant = await site.ctx('ketoan', { node: 'PTC' });
  ids = {
    exam: await site.id('main.dm_dich_vu', 'KB-NOI'),
    request: await site.id('main.dm_dich_vu', 'KB-YC'),
    insured: await site.id('main.loai_gia', 'BHYT'),
    onRequest: await site.id('main.loai_gia', 'DV'),
    payer: await site.id('main.dm_doi_tuong', 'BHYT'),
    feePayer: await site.id('main.dm_doi_tuong', 'THUPHI'),
  };
});
afterAll(() => site.close());

const list = (TuNgay: string, DonGia: string, LoaiGia_Id = ids.onRequest) => ({
  LoaiGia_Id,
  TenBangGia: `Bảng giá từ ${TuNgay}`,
  TuNgay,
  DichVu_DonGia: [{ DichVu_Id: ids.exam, DonGia }],
});

describe('the price of a service', () => {
  it('is that of the first price type of the payer, with the insurance price beside it, by one statement', async () => {
    const ask = () => priceOf(accountant, { DichVu_Ids: [ids.exam, ids.request], DoiTuong_Id: ids.payer });
    const prices = await ask();
    expect(prices.get(ids.exam)).toMatchObject({
      LoaiGia_Id: ids.insured,
      DonGia: '45000.00',
      DonGiaBHYT: '45000.00',
    });
    expect(prices.get(ids.request)).toMatchObject({
      LoaiGia_Id: ids.onRequest,
      DonGia: '300000.00',
      DonGiaBHYT: '0.00',
    });
    expect(await site.countQueries(ask)).toBe(1);
  });

  it('is that of the chosen type, and missing where the type has none', async () => {
    const prices = await priceOf(accountant, {
      DichVu_Ids: [ids.exam, ids.request],
      LoaiGia_Id: ids.onRequest,
      DoiTuong_Id: ids.payer,
    });
    expect(prices.get(ids.exam)).toMatchObject({ DonGia: '150000.00', DonGiaBHYT: '45000.00' });
    const insured = await priceOf(accountant, {
      DichVu_Ids: [ids.request],
      LoaiGia_Id: ids.insured,
      DoiTuong_Id: ids.payer,
    });
    expect(insured.size).toBe(0);
    expect((await priceOf(accountant, { DichVu_Ids: [ids.request], DoiTuong_Id: ids.feePayer })).size).toBe(
      0,
    );
  });
});

describe('a price list', () => {
  it('holds from its first day once it is released, and ends the list before it', async () => {
    const id = await createBangGia(accountant, list('2040-01-01', '200000'));
    expect((await bangGiaById(accountant, id))?.TrangThai).toBe('ChuaPhatHanh');
    await releaseBangGia(accountant, [id]);
    const ask = async (day: string) =>
      (
        await priceOf(accountant, {
          DichVu_Ids: [ids.exam],
          LoaiGia_Id: ids.onRequest,
          DoiTuong_Id: ids.payer,
          at: new Date(`${day}T12:00:00+07:00`),
        })
      ).get(ids.exam)?.DonGia;
    expect([await ask('2039-12-31'), await ask('2040-01-01')]).toEqual(['150000.00', '200000.00']);
    expect((await bangGiaById(accountant, id))?.TrangThai).toBe('DaPhatHanh');
    const now = await bangGiaHienHanh(accountant, ids.onRequest);
    expect(now).toMatchObject({ TrangThai: 'HienHanh', DenNgay: '2039-12-31' });
    expect(
      (await pricesOfService(accountant, ids.exam, { LoaiGia_Ids: [ids.onRequest] })).map(
        (one) => one.DonGia,
      ),
    ).toEqual(['200000.00', '150000.00']);
  });

  it('cannot be released beside a later one, empty, or twice', async () => {
    const early = await createBangGia(accountant, list('2030-01-01', '1'));
    await expect(releaseBangGia(accountant, [early])).rejects.toMatchObject({ code: 'PRICE_LIST_OVERLAP' });
    const empty = await createBangGia(accountant, { ...list('2050-01-01', '1'), DichVu_DonGia: [] });
    await expect(releaseBangGia(accountant, [empty])).rejects.toMatchObject({ code: 'PRICE_LIST_EMPTY' });
    const current = (await bangGiaHienHanh(accountant, ids.insured))?._id ?? '';
    await expect(releaseBangGia(accountant, [current])).rejects.toMatchObject({
      code: 'PRICE_LIST_RELEASED',
    });
    await expect(removeBangGia(accountant, [current])).rejects.toMatchObject({ code: 'PRICE_LIST_RELEASED' });
  });

  it('is the only one in force on a day even when two are released at once', async () => {
    const [one, two] = [
      await createBangGia(accountant, list('2045-01-01', '1', ids.insured)),
      await createBangGia(accountant, list('2045-01-01', '2', ids.insured)),
    ];
    const done = await Promise.allSettled([one, two].map((id) => releaseBangGia(accountant, [id])));
    expect(done.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('refuses the same service twice and a change of an old version', async () => {
    const twice = {
      ...list('2060-01-01', '1'),
      DichVu_DonGia: [
        { DichVu_Id: ids.exam, DonGia: '1' },
        { DichVu_Id: ids.exam, DonGia: '2' },
      ],
    };
    await expect(createBangGia(accountant, twice)).rejects.toMatchObject({ code: 'BAD_INPUT' });
    const id = await createBangGia(accountant, list('2060-01-01', '1'));
    await updateBangGia(accountant, id, { ...list('2060-01-01', '3'), version: 1 });
    await expect(
      updateBangGia(accountant, id, { ...list('2060-01-01', '4'), version: 1 }),
    ).rejects.toMatchObject({ code: 'CONFLICT' });
    expect((await searchBangGia(accountant, 'bang gia tu 2060')).map((one) => one._id)).toContain(id);
  });
});
