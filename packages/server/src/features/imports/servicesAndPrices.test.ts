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

type Service = { ma: string; ma_bhyt: string | null; nhom: string };

async function servicesOf(codes: readonly string[]): Promise<Service[]> {
  const { rows } = await site.database.pool.query<Service>(
    `select d.ma_dich_vu as ma, d.ma_bhyt, n.ma_nhom_dich_vu as nhom from main.dm_dich_vu d
     join main.nhom_dich_vu n on n.id = d.nhom_dich_vu_id where d.ma_dich_vu = any($1) order by 1`,
    [codes],
  );
  return rows;
}

describe('form 05 of the insurance portal', () => {
  const head = [
    'STT',
    'MA_DICH_VU',
    'TEN_DICH_VU',
    'TEN_DVKT_GIA',
    'DON_GIA',
    'QD_PD_GIA',
    'TU_NGAY',
    'MA_CSKCB',
  ];
  const line = (code: string, name: string) => [1, code, name, name, 49300, '9/QĐ-SYT', '20310101', '01234'];

  it('is read as it is: group and insurance code from the code, price type of the insurance', async () => {
    const codes = ['18.9001.0028', '24.9001.1714'];
    const book = await workbookOf([
      head,
      line('18.9001.0028', 'X-quang thử'),
      line('24.9001.1714', 'Soi thử'),
    ]);
    const { issues, row, report } = await checkedFile(ctx, servicesAndPrices, book);
    expect(issues).toEqual([]);
    expect(report.further).toMatchObject([{ count: 2 }]);
    expect((await written(ctx, servicesAndPrices, row)).failure).toBeNull();
    expect(await servicesOf(codes)).toEqual([
      { ma: '18.9001.0028', ma_bhyt: '18.9001.0028', nhom: 'CDHA-XQ' },
      { ma: '24.9001.1714', ma_bhyt: '24.9001.1714', nhom: 'XN-VS' },
    ]);
  });

  it('leaves the group of a service that is there as the site has chosen it', async () => {
    await site.database.pool.query(
      `update main.dm_dich_vu set nhom_dich_vu_id = (select id from main.nhom_dich_vu where ma_nhom_dich_vu = 'KHAC'), ma_bhyt = null
       where ma_dich_vu = '24.9001.1714'`,
    );
    const book = await workbookOf([head, line('24.9001.1714', 'Soi thử, tên mới')]);
    const { row } = await checkedFile(ctx, servicesAndPrices, book);
    expect((await written(ctx, servicesAndPrices, row)).failure).toBeNull();
    expect(await servicesOf(['24.9001.1714'])).toEqual([{ ma: '24.9001.1714', ma_bhyt: null, nhom: 'KHAC' }]);
  });

  it("takes the site's own code for the code and the listed one for the insurance code", async () => {
    const book = await workbookOf([
      ['Mã DVKT tại CSKCB', 'MA_DICH_VU', 'TEN_DICH_VU'],
      ['XQ-9002', '18.9002.0028', 'X-quang riêng'],
    ]);
    const { issues, row } = await checkedFile(ctx, servicesAndPrices, book);
    expect(issues).toEqual([]);
    expect((await written(ctx, servicesAndPrices, row)).failure).toBeNull();
    expect(await servicesOf(['XQ-9002'])).toEqual([
      { ma: 'XQ-9002', ma_bhyt: '18.9002.0028', nhom: 'CDHA-XQ' },
    ]);
  });

  it('asks for the group of a code that tells none; one text for every line stands for those alone', async () => {
    const book = await workbookOf([
      ['MA_DICH_VU', 'TEN_DICH_VU'],
      ['13.9003.0614', 'Thủ thuật thử'],
      ['23.9003.1494', 'Sinh hóa thử'],
    ]);
    const { issues } = await checkedFile(ctx, servicesAndPrices, book);
    expect(told(issues)).toEqual([[2, 'nhom', 'REQUIRED', '']]);
    const mapping = { nhom: { column: null, fixed: 'TT' } };
    const { row } = await checkedFile(ctx, servicesAndPrices, book, { mapping });
    expect((await written(ctx, servicesAndPrices, row)).failure).toBeNull();
    const groups = await servicesOf(['13.9003.0614', '23.9003.1494']);
    expect(groups.map(({ nhom }) => nhom)).toEqual(['TT', 'XN-SH']);
  });
});

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
    // a price needs its first day; the list is one of insured prices unless it says another
    await expect(checkedFile(ctx, servicesAndPrices, book)).rejects.toMatchObject({
      code: 'COLUMN_NOT_CHOSEN',
      details: { keys: ['tuNgay'] },
    });
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
