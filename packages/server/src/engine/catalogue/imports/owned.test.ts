import { sql } from 'drizzle-orm';
import ExcelJS from 'exceljs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../../test/testSite.ts';
import type { Ctx } from '../../context.ts';
import { createEntry } from '../commands.ts';
import { listCatalogue, type Row } from '../queries.ts';
import { defOf, entryOf } from '../testEntry.ts';
import { issueWorkbook } from './issueBook.ts';
import { cataloguePlan } from './plan.ts';
import { checkedFile, workbookOf, written } from './testImport.ts';

let site: TestSite;
let ctx: Ctx;
beforeAll(async () => {
  site = await openTestSite();
  ctx = await site.ctx('quantri');
  for (const code of ['OWN-A', 'OWN-B', 'OWN-C'])
    await createEntry(ctx, defOf('DM_DichVu'), {
      ...(await entryOf(site, defOf('DM_DichVu'), code)),
      MaDichVu: code,
      TenDichVu: `Dịch vụ ${code}`,
    });
});
afterAll(() => site.close());

const bundles = cataloguePlan(defOf('GoiDichVu'));
const payers = cataloguePlan(defOf('DM_DoiTuong'));
const head = [
  'MaGoiDichVu',
  'TenGoiDichVu',
  'GiaGoi',
  'ChiTiets.DichVu_Id',
  'ChiTiets.SoLuong',
  'ChiTiets.DonGia',
];

const told = (issues: ReadonlyArray<{ row: number; key: string; code: string; value: string }>) =>
  issues.map(({ row, key, code, value }) => [row, key, code, value]);

async function found(name: string, field: string, code: string): Promise<Row | undefined> {
  const { data } = await listCatalogue(ctx, defOf(name), { filter: { [field]: code }, limit: 100 });
  return data.find((row) => row[field] === code);
}

describe('rows that an entry owns', () => {
  it('stand in lines that repeat its code, whatever their order; a second file changes them as a whole', async () => {
    const { issues, report, row } = await checkedFile(
      ctx,
      bundles,
      await workbookOf([
        head,
        ['OWN-1', 'Gói một', '1.500.000', 'OWN-A', 1, '100.000'],
        ['OWN-2', 'Gói hai', '', 'Dịch vụ OWN-C', '2,5', ''],
        ['OWN-1', '', '', 'own-b', 2, ''],
        ['OWN-1', 'Gói một', '', 'OWN-C', 3, 7],
      ]),
    );
    expect(issues).toEqual([]);
    expect(report.parts[0]).toMatchObject({ Moi: 2, Loi: 0 });
    expect((await written(ctx, bundles, row)).failure).toBeNull();
    const [a, b, c] = await Promise.all(
      ['OWN-A', 'OWN-B', 'OWN-C'].map(async (code) => (await found('DM_DichVu', 'MaDichVu', code))?.['_id']),
    );
    expect((await found('GoiDichVu', 'MaGoiDichVu', 'OWN-1'))?.['ChiTiets']).toEqual([
      { DichVu_Id: a, SoLuong: '1', DonGia: '100000' },
      { DichVu_Id: b, SoLuong: '2' },
      { DichVu_Id: c, SoLuong: '3', DonGia: '7' },
    ]);
    expect(await found('GoiDichVu', 'MaGoiDichVu', 'OWN-2')).toMatchObject({
      TenGoiDichVu: 'Gói hai',
      ChiTiets: [{ DichVu_Id: c, SoLuong: '2.5' }],
    });

    const again = await checkedFile(
      ctx,
      bundles,
      await workbookOf([
        head,
        ['OWN-1', 'Gói một', '1500000', 'OWN-A', 1, 100000],
        ['OWN-1', '', '', 'OWN-C', '3', '7'],
        ['OWN-2', 'Gói hai', '', 'OWN-C', '2.500', ''],
      ]),
    );
    expect(again.report.parts[0]).toMatchObject({ Sua: 1, KhongDoi: 1, Moi: 0, Loi: 0 });
    await written(ctx, bundles, again.row);
    expect((await found('GoiDichVu', 'MaGoiDichVu', 'OWN-1'))?.['ChiTiets']).toHaveLength(2);
    const name = await checkedFile(
      ctx,
      bundles,
      await workbookOf([
        ['MaGoiDichVu', 'TenGoiDichVu'],
        ['OWN-1', 'Tên mới'],
      ]),
    );
    expect(name.report.parts[0]).toMatchObject({ Sua: 1, Loi: 0 });
    await written(ctx, bundles, name.row);
    expect((await found('GoiDichVu', 'MaGoiDichVu', 'OWN-1'))?.['ChiTiets']).toHaveLength(2);
  });

  it('have their faults by the line and the column where they stand; all lines of the entry are given back', async () => {
    const { issues, report, row } = await checkedFile(
      ctx,
      bundles,
      await workbookOf([
        head,
        ['OWN-7', 'Gói bảy', '', 'OWN-A', 1, ''],
        ['OWN-7', 'Tên khác', '', 'OWN-B', 'nhiều', ''],
        ['OWN-7', '', '', 'KHONG-CO', '', -1],
        ['OWN-7', '', '', '', '', ''],
        ['OWN-8', 'Không dòng nào', '', '', '', ''],
        ['OWN-9', 'Tốt', '', 'OWN-A', 1, ''],
      ]),
    );
    expect(told(issues)).toEqual([
      [3, 'ChiTiets.SoLuong', 'NOT_A_NUMBER', 'nhiều'],
      [3, 'TenGoiDichVu', 'DIFFERS_IN_FILE', 'Tên khác'],
      [4, 'ChiTiets.DichVu_Id', 'REFERENCE_UNKNOWN', 'KHONG-CO'],
      [4, 'ChiTiets.SoLuong', 'REQUIRED', ''],
      [4, 'ChiTiets.DonGia', 'TOO_SMALL', '-1'],
      [5, 'TenGoiDichVu', 'REQUIRED', ''],
      [5, 'ChiTiets.DichVu_Id', 'REQUIRED', ''],
      [5, 'MaGoiDichVu', 'DUPLICATE_IN_FILE', 'OWN-7'],
      [6, 'ChiTiets.DichVu_Id', 'REQUIRED', ''],
    ]);
    expect(report).toMatchObject({ issues: 9, byColumn: { 'ChiTiets.DichVu_Id': 3 } });
    expect(report.parts[0]).toMatchObject({ Moi: 1, Loi: 3 });
    const book = new ExcelJS.Workbook();
    const bytes = await issueWorkbook(ctx, row, bundles);
    await book.xlsx.load(bytes as unknown as Parameters<typeof book.xlsx.load>[0]); // exceljs declares an older Buffer type
    const codes = book.worksheets[0]?.getColumn(1).values.slice(2);
    expect(codes).toEqual(['OWN-7', 'OWN-7', 'OWN-7', 'OWN-7', 'OWN-8']);
  });

  it('may be of two kinds side by side, and are more than one reading of the file', async () => {
    const many = 700;
    const codeIn = async (table: string, column: string) => {
      const { rows } = await site.database.db.execute<{ ma: string }>(
        sql`select ${sql.identifier(column)} as ma from main.${sql.identifier(table)} where trang_thai = 'DangSuDung' limit 1`,
      );
      return rows[0];
    };
    const group = await codeIn('nhom_doi_tuong', 'ma_nhom_doi_tuong');
    const type = await codeIn('loai_gia', 'ma_loai_gia');
    const { issues, report, row } = await checkedFile(
      ctx,
      payers,
      await workbookOf([
        [
          'Mã đối tượng',
          'Tên đối tượng',
          'Nhóm đối tượng',
          'Loại giá',
          'GioiHanNgoaiTru.TyLe',
          'GioiHanNoiTru.GioiHan',
          'GioiHanNoiTru.TyLe',
        ],
        ['OWN-DT', 'Đối tượng thử', group?.ma, type?.ma, '80', '', ''],
        ...Array.from({ length: many }, (_, at) => [
          'OWN-DT',
          '',
          '',
          '',
          at === 0 ? '70' : '',
          String(at + 1),
          String(at % 100),
        ]),
      ]),
    );
    expect(issues).toEqual([]);
    expect(report.parts[0]).toMatchObject({ Moi: 1 });
    await written(ctx, payers, row);
    const made = await found('DM_DoiTuong', 'MaDoiTuong', 'OWN-DT');
    expect(made?.['GioiHanNgoaiTru']).toEqual([{ TyLe: '80' }, { TyLe: '70' }]);
    expect(made?.['GioiHanNoiTru']).toHaveLength(many);
  });
});

describe('entries without a code', () => {
  it('are changed by their key when a file comes again, not doubled', async () => {
    const values = cataloguePlan(defOf('GiaTriThamChieu'));
    const lines = (name: string) => [
      ['Dịch vụ', 'Mã chỉ số', 'Tên chỉ số', 'Kiểu dữ liệu'],
      ['OWN-A', 'WBC', 'Bạch cầu', 'Số'],
      ['OWN-B', 'WBC', name, 'Số'],
    ];
    const first = await checkedFile(ctx, values, await workbookOf(lines('Bạch cầu')));
    expect(first.report.parts[0]).toMatchObject({ Moi: 2, Loi: 0 });
    await written(ctx, values, first.row);
    const second = await checkedFile(ctx, values, await workbookOf(lines('Số lượng bạch cầu')));
    expect(second.report.parts[0]).toMatchObject({ Moi: 0, Sua: 1, KhongDoi: 1 });
    expect((await written(ctx, values, second.row)).failure).toBeNull();
    const twice = await checkedFile(
      ctx,
      values,
      await workbookOf([...lines('x'), ['Dịch vụ OWN-A', 'WBC', 'Lại', 'Số']]),
    );
    expect(told(twice.issues)).toEqual([[4, 'MaChiSo', 'DUPLICATE_IN_FILE', 'WBC']]);
  });
});
