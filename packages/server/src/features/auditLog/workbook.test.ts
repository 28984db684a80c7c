import library from 'exceljs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { actsOf } from './queries.ts';
import { writeRows } from './testRows.ts';
import { logWorkbook } from './workbook.ts';
import { columns } from './workbookTexts.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
  await writeRows(site, [
    {
      at: '2025-03-10T08:00:00+07:00',
      username: '=cmd()',
      entity: 'TiepNhan',
      before: { LyDo: 'a' },
      after: { LyDo: 'b' },
    },
    { at: '2025-03-10T09:00:00+07:00', entity: 'KhamBenh', action: 'VIEW' },
    ...Array.from({ length: 2500 }, (_, index) => ({
      at: new Date(Date.UTC(2025, 3, 1) + index).toISOString(),
      entity: 'Many',
    })),
  ]);
});
afterAll(() => site.close());

async function sheetOf(bytes: Buffer) {
  const book = new library.Workbook();
  // exceljs declares an older Buffer type
  await book.xlsx.load(bytes as unknown as Parameters<typeof book.xlsx.load>[0]);
  const rows: string[][] = [];
  book.worksheets[0]?.eachRow((row) =>
    rows.push(columns.map((_column, index) => row.getCell(index + 1).text)),
  );
  return rows;
}

async function download(query: string, username = 'quantri') {
  const { app } = await site.app();
  return app.inject({
    url: `/api/audit-log/export.xlsx?${query}`,
    headers: { 'access-token': await site.token(username) },
  });
}

describe('the workbook of the log', () => {
  it('holds what the filter finds, with what was changed, and is logged', async () => {
    const answer = await download('tuNgay=2025-03-10&denNgay=2025-03-10');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toMatch(/lich-su-thao-tac-\d{4}-\d\d-\d\d\.xlsx/);
    expect([answer.headers['x-sen-rows'], answer.headers['x-sen-cut']]).toEqual(['2', '0']);
    const [head, first, second] = await sheetOf(answer.rawPayload);
    expect(head?.[0]).toBe('Thời gian');
    expect(first?.slice(0, 6)).toEqual(['10/03/2025 09:00:00', '', '', '', 'Xem', 'Phiên khám']);
    expect(second?.[1]).toBe('=cmd()'); // a text, no formula
    expect(second?.[11]).toBe('Lý do: a → b');
    const admin = await site.ctx('quantri');
    const { data } = await actsOf(admin, { action: 'EXPORT' }, {});
    expect(data).toMatchObject([{ entity: 'NhatKyThaoTac', username: 'quantri', coThayDoi: true }]);
  });

  it('reads on page by page, and says when older rows were left out', async () => {
    const admin = await site.ctx('quantri');
    const april = { tuNgay: '2025-04-01', denNgay: '2025-04-01' };
    const whole = await logWorkbook(admin, april);
    expect(whole).toMatchObject({ rows: 2500, cut: false });
    expect(await sheetOf(whole.book)).toHaveLength(2501);
    const part = await logWorkbook(admin, april, 1500);
    expect(part).toMatchObject({ rows: 1500, cut: true });
    const rows = await sheetOf(part.book);
    expect(rows.at(-1)?.[0]).toContain('1500');
  });

  it.each([
    'tuNgay=2025-02-30',
    'action=NOTHING',
    'user_Id=x',
    'nothing=1',
    'entity=%00',
    'tuNgay=2025-01-01&tuNgay=2025-01-02',
    'tuNgay=2020-01-01&denNgay=2025-01-01',
  ])('refuses a filter that is none: %s', async (query) => {
    const answer = await download(query);
    expect(answer.json()).toMatchObject({ code: 'BAD_INPUT' });
  });

  it('is for who may read the log', async () => {
    const answer = await download('', 'tiepdon');
    expect(answer.json()).toMatchObject({ code: 'FORBIDDEN' });
  });
});
