import ExcelJS from 'exceljs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../context.ts';
import { createEntry } from './commands.ts';
import { exportCsv, exportWorkbook } from './excel.ts';
import { cataloguePlan } from './imports/plan.ts';
import { checkedFile } from './imports/testImport.ts';
import { listCatalogue } from './queries.ts';
import { defOf } from './testEntry.ts';

let site: TestSite;
let ctx: Ctx;
beforeAll(async () => {
  site = await openTestSite();
  ctx = await site.ctx('quantri');
  for (const [MaDonViTinh, TenDonViTinh] of [
    ['ZX-1', '=cmd()'],
    ['ZX-2', 'Hộp, "to"'],
  ])
    await createEntry(ctx, unit, { MaDonViTinh, TenDonViTinh, TamNgung: MaDonViTinh === 'ZX-2' });
});
afterAll(() => site.close());

const unit = defOf('DonViTinh');

describe('an export', () => {
  it('as CSV has what the list shows in its order, and nothing that a spreadsheet would run', async () => {
    const file = await exportCsv(ctx, unit, {
      columns: 'shown',
      keyword: 'ZX',
      sort: [{ field: 'MaDonViTinh', desc: true }],
      includeSuspended: true,
    });
    const [head, ...lines] = file.toString().trimEnd().split('\r\n');
    expect(head?.startsWith('\ufeffMã đơn vị tính,Tên đơn vị tính')).toBe(true);
    expect(lines.map((line) => line.replace(/,+$/, ''))).toEqual(['ZX-2,"Hộp, ""to""",x', "ZX-1,'=cmd()"]);
    const { report } = await checkedFile(ctx, cataloguePlan(unit), file, {}, 'ra.csv');
    expect(report.parts[0]).toMatchObject({ KhongDoi: 2, Sua: 0, Moi: 0, Loi: 0 });
  });

  it('leaves suspended entries out as the list does', async () => {
    const file = await exportWorkbook(ctx, unit, { columns: 'all', keyword: 'ZX' });
    const book = new ExcelJS.Workbook();
    await book.xlsx.load(file as unknown as Parameters<typeof book.xlsx.load>[0]); // exceljs declares an older Buffer type
    const sheet = book.worksheets[0];
    expect([sheet?.rowCount, sheet?.getCell('A2').text, sheet?.getCell('A3').text]).toEqual([
      3,
      'MaDonViTinh',
      'ZX-1',
    ]);
  });

  it('narrows to the filter of the list, and refuses a broken one', async () => {
    const { app } = await site.app();
    const ask = async (filter: string) => {
      const url = `/api/catalogue/DonViTinh/export.csv?${new URLSearchParams({ filter, suspended: '1', columns: 'shown' })}`;
      return app.inject({ url, headers: { 'access-token': await site.token('quantri') } });
    };
    const lines = (await ask('{"MaDonViTinh":"ZX-1"}')).body.trimEnd().split('\r\n');
    expect(lines).toHaveLength(2);
    for (const broken of ['{"Ma', '{"KhongCo":1}'])
      expect((await ask(broken)).json()).toMatchObject({ code: 'BAD_INPUT' });
  });

  it('has the chosen columns in their order, of chosen entries, and refuses a column that there is not', async () => {
    const { app } = await site.app();
    const ask = async (payload: Record<string, string>) =>
      app.inject({
        method: 'POST',
        url: '/api/catalogue/DonViTinh/export.csv',
        headers: { 'access-token': await site.token('quantri'), 'accept-language': 'vi' },
        payload: { columns: 'shown', suspended: '1', ...payload },
      });
    const [one] = (await listCatalogue(ctx, unit, { keyword: 'ZX-1' })).data;
    const filter = JSON.stringify({ _id: [one?.['_id']] });
    const { body } = await ask({ filter, fields: 'TenDonViTinh,NgayTao,MaDonViTinh' });
    const [head, line, ...others] = body.trimEnd().split('\r\n');
    expect(head).toBe('\ufeffTên đơn vị tính,Ngày tạo,Mã đơn vị tính');
    expect(line).toMatch(/^'=cmd\(\),\d{4}-\d\d-\d\d \d\d:\d\d,ZX-1$/);
    expect(others).toEqual([]);
    for (const fields of ['KhongCo', 'constructor', 'searchKey'])
      expect((await ask({ fields })).json()).toMatchObject({ code: 'BAD_INPUT' });
  });
});
