import ExcelJS from 'exceljs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../../test/testSite.ts';
import type { Ctx } from '../../context.ts';
import { defOf } from '../testEntry.ts';
import { startCheck } from './commands.ts';
import { cataloguePlan } from './plan.ts';
import { checkedFile, takenFile, workbookOf, written } from './testImport.ts';

let site: TestSite;
let ctx: Ctx;
beforeAll(async () => {
  site = await openTestSite();
  ctx = await site.ctx('quantri');
});
afterAll(() => site.close());

const units = cataloguePlan(defOf('DonViTinh'));
const names = (row: { sheet: { head: Array<{ cells: unknown[] }> } }) =>
  row.sheet.head.map(({ cells }) => cells[1]);

describe('a file in an old font', () => {
  const lines = [
    ['M· ®¬n vÞ tÝnh', 'Tªn ®¬n vÞ tÝnh'],
    ['TC-1', 'Viªn nÐn'],
    ['TC-2', 'èng thuèc'],
  ];

  it('is told, and asked about before it is checked', async () => {
    const row = await takenFile(ctx, units, await workbookOf(lines));
    expect(row.sheet.oldFont).toBe('TCVN3');
    expect(row.mapping['TenDonViTinh']?.column).toBe(1);
    await expect(startCheck(ctx, { row, plan: units })).rejects.toMatchObject({
      code: 'OLD_FONT_UNANSWERED',
    });
  });

  it('is read as Unicode when that is chosen, and stays as it is otherwise', async () => {
    const entries = async (oldFont: 'TCVN3' | null) => {
      const { row } = await checkedFile(ctx, units, await workbookOf(lines), { options: { oldFont } });
      const { rows } = await site.database.pool.query<{ ten: string }>(
        `select record ->> 'ten_don_vi_tinh' as ten from main.nhap_danh_muc_muc where nhap_danh_muc_id = $1 order by dong`,
        [row._id],
      );
      return rows.map(({ ten }) => ten);
    };
    expect(await entries('TCVN3')).toEqual(['Viên nén', 'ống thuốc']);
    expect(await entries(null)).toEqual(['Viªn nÐn', 'èng thuèc']);
  });

  it('is found in text of the Western page as well, and not in Windows-1258', async () => {
    const bytes = Buffer.from(lines.map((line) => line.join(';')).join('\n'), 'latin1');
    const old = await takenFile(ctx, units, bytes, 'cu.csv');
    expect(old.sheet).toMatchObject({ oldFont: 'TCVN3', encoding: 'windows-1252' });
    // "Tên đơn vị" of the Vietnamese page: vowels with their accents apart
    const page = Buffer.concat([
      Buffer.from('MaDonViTinh;TenDonViTinh\nA;', 'latin1'),
      Buffer.from([0x74, 0xea, 0x6e, 0x20, 0xf0, 0xf5, 0x6e, 0x20, 0x76, 0x69, 0xf2]),
    ]);
    const vietnamese = await takenFile(ctx, units, page, 'cu.csv');
    expect(vietnamese.sheet).toMatchObject({ oldFont: null, encoding: 'windows-1258' });
    expect(names(vietnamese)[1]).toBe('tên đơn vị');
  });
});

it('merged cells are named, and a formula that was never worked out is told as such', async () => {
  const book = new ExcelJS.Workbook();
  const sheet = book.addWorksheet('x');
  sheet.addRow(['Mã đơn vị tính', 'Tên đơn vị tính']);
  sheet.addRow(['ME-1', 'Gộp']);
  sheet.addRow(['ME-2', '']);
  sheet.addRow(['ME-3', { formula: 'A2&"x"' }]);
  sheet.mergeCells('B2:B3');
  const { row, issues } = await checkedFile(ctx, units, Buffer.from(await book.xlsx.writeBuffer()));
  expect(row.sheet.merged).toEqual(['B2:B3']);
  expect(issues.map((one) => [one.row, one.code])).toContainEqual([4, 'FORMULA_WITHOUT_RESULT']);
});

it('a heading is the column that somebody chose for it the last time', async () => {
  const lines = [
    ['Mã đơn vị tính', 'Gọi là gì'],
    ['RM-1', 'Một'],
  ];
  const first = await takenFile(ctx, units, await workbookOf(lines));
  expect(first.mapping['TenDonViTinh']?.column).toBeNull();
  const mapping = { TenDonViTinh: { column: 1, fixed: '' } };
  const { row } = await checkedFile(ctx, units, await workbookOf(lines), { mapping });
  expect((await takenFile(ctx, units, await workbookOf(lines))).mapping['TenDonViTinh']?.column).toBeNull();
  await written(ctx, units, row);
  const turned = [
    ['GỌI LÀ GÌ *', 'Mã đơn vị tính'],
    ['Một', 'RM-1'],
  ];
  const again = await takenFile(ctx, units, await workbookOf(turned));
  expect(again.mapping['TenDonViTinh']?.column).toBe(0);
  expect(again.mapping['MaDonViTinh']?.column).toBe(1);
  // another catalogue knows nothing of it
  const drugs = cataloguePlan(defOf('DuongDung'));
  expect(
    (await takenFile(ctx, drugs, await workbookOf(lines))).mapping['TenDuongDung']?.column ?? null,
  ).toBeNull();
});
