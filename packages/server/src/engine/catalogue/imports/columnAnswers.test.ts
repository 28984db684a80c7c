import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../../test/testSite.ts';
import type { Ctx } from '../../context.ts';
import { defOf } from '../testEntry.ts';
import { startCheck } from './commands.ts';
import { cataloguePlan } from './plan.ts';
import { checkedFile, takenFile, workbookOf } from './testImport.ts';

let site: TestSite;
let ctx: Ctx;
beforeAll(async () => {
  site = await openTestSite();
  ctx = await site.ctx('quantri');
});
afterAll(() => site.close());

const staff = cataloguePlan(defOf('NhanVien'));

const head = ['Mã nhân viên', 'Họ và tên', 'Chức vụ', 'Ngày sinh', 'Số điện thoại', 'Ngày cấp giấy phép'];
const line = (code: string, born: string, phone: unknown, licence: string) => [
  code,
  `Người ${code}`,
  'BS',
  born,
  phone,
  licence,
];

async function entriesOf(id: string) {
  const { rows } = await site.database.pool.query<{ born: string; phone: string; licence: string }>(
    `select record ->> 'ngay_sinh' as born, record ->> 'so_dien_thoai' as phone, record ->> 'ngay_cap_chung_chi' as licence
     from main.nhap_danh_muc_muc where nhap_danh_muc_id = $1 order by dong`,
    [id],
  );
  return rows;
}

describe('columns that may be read in two ways', () => {
  const lines = [
    head,
    line('CA-1', '03/04/1980', 912345678, '04/13/2020'),
    line('CA-2', '05/06/1981', 912345679, '01/02/2021'),
  ];

  it('are asked about before the check, each once; a certain one is not', async () => {
    const row = await takenFile(ctx, staff, await workbookOf(lines));
    await expect(startCheck(ctx, { row, plan: staff })).rejects.toMatchObject({
      code: 'COLUMN_UNANSWERED',
      details: { keys: ['NgaySinh', 'SoDienThoai'] },
    });
  });

  it('are read in all lines as they were answered', async () => {
    const day = await checkedFile(ctx, staff, await workbookOf(lines), {
      options: { dayOrders: { 3: 'dmy', 5: 'mdy' }, zeros: { 4: true } },
    });
    expect(day.issues).toEqual([]);
    expect(await entriesOf(day.row._id)).toEqual([
      { born: '1980-04-03', phone: '0912345678', licence: '2020-04-13' },
      { born: '1981-06-05', phone: '0912345679', licence: '2021-01-02' },
    ]);
    const month = await checkedFile(ctx, staff, await workbookOf(lines), {
      options: { dayOrders: { 3: 'mdy', 5: 'mdy' }, zeros: { 4: true } },
    });
    expect((await entriesOf(month.row._id)).map(({ born }) => born)).toEqual(['1980-03-04', '1981-05-06']);
  });

  it('leave phones as they are where that is chosen', async () => {
    const { issues } = await checkedFile(ctx, staff, await workbookOf(lines), {
      options: { dayOrders: { 3: 'dmy', 5: 'mdy' }, zeros: { 4: false } },
    });
    expect(issues.map(({ key, code }) => [key, code])).toEqual([
      ['SoDienThoai', 'NOT_A_PHONE'],
      ['SoDienThoai', 'NOT_A_PHONE'],
    ]);
  });

  it('are asked about only where the file is read from them', async () => {
    const mapping = {
      NgaySinh: { column: null, fixed: '' },
      SoDienThoai: { column: null, fixed: '' },
    };
    const { issues, row } = await checkedFile(ctx, staff, await workbookOf(lines), { mapping });
    expect(issues).toEqual([]);
    // the month first is what the column shows by itself
    expect((await entriesOf(row._id)).map(({ licence }) => licence)).toEqual(['2020-04-13', '2021-01-02']);
  });
});
