import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { checkedFile, workbookOf, written } from '../../engine/catalogue/imports/testImport.ts';
import type { Ctx } from '../../engine/context.ts';
import { bangGiaById, pricesOfList } from '../pricing/queries.ts';
import { releaseBangGia } from '../pricing/release.ts';
import { servicesAndPrices } from './servicesAndPrices.ts';

let site: TestSite;
let ctx: Ctx;
beforeAll(async () => {
  site = await openTestSite();
  ctx = await site.ctx('quantri');
});
afterAll(() => site.close());

const told = (issues: ReadonlyArray<{ row: number; key: string; code: string; value: string }>) =>
  issues.map(({ row, key, code, value }) => [row, key, code, value]);

describe('services and prices', () => {
  it('bring the services and one draft of a price list, which a line without a price is not in', async () => {
    const { rows: groups } = await site.database.db.execute<{ ten: string }>(
      sql`select ten_nhom_dich_vu as ten from main.nhom_dich_vu where trang_thai = 'DangSuDung' order by ma_nhom_dich_vu limit 1`,
    );
    const { rows: types } = await site.database.db.execute<{ ma: string }>(
      sql`select ma_loai_gia as ma from main.loai_gia where trang_thai = 'DangSuDung' order by ma_loai_gia limit 1`,
    );
    const group = groups[0]?.ten ?? '';
    const book = await workbookOf([
      ['STT', 'MA_DICH_VU', 'TEN_DICH_VU', 'DON_GIA', 'Nhóm'],
      [1, '02.0001.0001', 'Dịch vụ giá một', '150.000', group],
      [2, '02.0001.0002', 'Dịch vụ giá hai', 75000.5, group],
      [3, '02.0001.0003', 'Không giá', '', group],
    ]);
    const without = await checkedFile(ctx, servicesAndPrices, book);
    expect(told(without.issues)).toEqual([
      [2, 'loaiGia', 'REFERENCE_UNKNOWN', '?'],
      [2, 'tuNgay', 'NOT_A_DATE', '?'],
      [3, 'loaiGia', 'REFERENCE_UNKNOWN', '?'],
      [3, 'tuNgay', 'NOT_A_DATE', '?'],
    ]);
    const choices = {
      mapping: {
        loaiGia: { column: null, fixed: types[0]?.ma ?? '' },
        tuNgay: { column: null, fixed: '01/01/2031' },
        quyetDinh: { column: null, fixed: '123/QĐ-BV' },
      },
    };
    const checked = await checkedFile(ctx, servicesAndPrices, book, choices);
    expect(checked.issues).toEqual([]);
    expect(checked.report.further).toMatchObject([{ count: 2, path: null }]);
    const done = await written(ctx, servicesAndPrices, checked.row);
    expect(done.failure).toBeNull();
    const path = done.report?.further?.[0]?.path ?? '';
    expect(path).toMatch(/^\/gia-dich-vu\/[0-9a-f-]{36}$/);
    const { rows } = await site.database.db.execute<{ trang_thai: string; ma: string; gia: string }>(sql`
      select b.trang_thai, d.ma_dich_vu as ma, g.don_gia::text as gia
      from main.bang_gia b join main.gia_dich_vu g on g.bang_gia_id = b.id join main.dm_dich_vu d on d.id = g.dich_vu_id
      where b.so_quyet_dinh = '123/QĐ-BV' order by d.ma_dich_vu`);
    expect(rows.map(({ trang_thai, ma, gia }) => [trang_thai, ma, Number(gia)])).toEqual([
      ['ChuaPhatHanh', '02.0001.0001', 150000],
      ['ChuaPhatHanh', '02.0001.0002', 75000.5],
    ]);

    const again = await checkedFile(ctx, servicesAndPrices, book, choices);
    expect(again.report).toMatchObject({ parts: [{ Moi: 0, Sua: 0, KhongDoi: 3 }], further: [] });
    const dearer = await checkedFile(
      ctx,
      servicesAndPrices,
      await workbookOf([
        ['MA_DICH_VU', 'TEN_DICH_VU', 'DON_GIA', 'Nhóm'],
        ['02.0001.0001', 'Dịch vụ giá một', '160.000', group],
      ]),
      choices,
    );
    // the services stay as they are, and the draft is filled, not doubled
    expect(dearer.report).toMatchObject({ parts: [{ Sua: 0, KhongDoi: 1 }], further: [{ count: 1, path }] });
    expect((await written(ctx, servicesAndPrices, dearer.row)).failure).toBeNull();
    const listId = path.split('/').at(-1) ?? '';
    const prices = await pricesOfList(ctx, listId);
    expect(prices.map(({ MaDichVu, DonGia }) => [MaDichVu, Number(DonGia)])).toEqual([
      ['02.0001.0001', 160000],
      ['02.0001.0002', 75000.5],
    ]);

    await releaseBangGia(ctx, [listId]);
    expect((await bangGiaById(ctx, listId))?.TrangThai).toBe('DaPhatHanh');
  });
});
