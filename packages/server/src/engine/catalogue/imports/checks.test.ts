import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../../test/testSite.ts';
import { untilLocked } from '../../../../test/until.ts';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../sql/transaction.ts';
import { defOf } from '../testEntry.ts';
import { cancelImport, chooseColumns, ownImport, startCheck, startWrite } from './commands.ts';
import { cataloguePlan } from './plan.ts';
import { runImport } from './run.ts';
import { checkedFile, takenFile, workbookOf, written } from './testImport.ts';
import { importIssues } from './view.ts';

let site: TestSite;
let ctx: Ctx;
beforeAll(async () => {
  site = await openTestSite();
  ctx = await site.ctx('quantri');
});
afterAll(() => site.close());

const units = cataloguePlan(defOf('DonViTinh'));
const services = cataloguePlan(defOf('DM_DichVu'));

const told = (issues: ReadonlyArray<{ row: number; key: string; code: string; value: string }>) =>
  issues.map(({ row, key, code, value }) => [row, key, code, value]);

describe('a check', () => {
  it('does not suspend a whole catalogue by a file that has only a header', async () => {
    const bytes = await workbookOf([['MaDonViTinh', 'TenDonViTinh']]);
    await expect(checkedFile(ctx, units, bytes, { options: { suspendMissing: true } })).rejects.toMatchObject(
      { code: 'NO_LINES' },
    );
    expect((await checkedFile(ctx, units, bytes)).report.parts[0]).toMatchObject({ Moi: 0, TamNgung: 0 });
  });

  it('is not begun while no column is chosen for what is needed', async () => {
    const bytes = await workbookOf([
      ['x', 'y'],
      ['1', '2'],
    ]);
    await expect(checkedFile(ctx, units, bytes)).rejects.toMatchObject({
      code: 'COLUMN_NOT_CHOSEN',
      details: { keys: ['MaDonViTinh', 'TenDonViTinh'] },
    });
  });

  it('tells every fault with its row, its column and what stands there', async () => {
    const lines = [
      [
        'Mã dịch vụ',
        'Tên dịch vụ',
        'Nhóm dịch vụ',
        'Phạm vi BHYT',
        'Tỷ lệ BHYT thanh toán (%)',
        'Không có kết quả',
        'Đơn vị tính',
      ],
      ['NEW-1', 'Tốt', 'Công thức máu', '1 - Trong phạm vi', '80', 'x', ''],
      ['NEW 2!', '', 'KHONG-CO', 'Ba', 'abc', 'có lẽ', ''],
      ['NEW-1', 'Lại', '', '', '101', '', ''],
      ['NEW-3', 'x'.repeat(501), 'KHONG-CO', '', '1,5', 'không', ''],
      [{ formula: '1/0', result: { error: '#DIV/0!' } }, 'Hỏng', '', '', '', '', ''],
    ];
    const { rows } = await site.database.db.execute<{ ma: string }>(
      sql`select ma_nhom_dich_vu as ma from main.nhom_dich_vu where trang_thai = 'DangSuDung' limit 1`,
    );
    for (const line of lines.slice(1)) if (line[2] === 'Công thức máu') line[2] = rows[0]?.ma ?? '';
    const { issues, report, row } = await checkedFile(ctx, services, await workbookOf(lines));
    expect(told(issues).map(([at, key, code]) => [at, key, code])).toEqual([
      [3, 'NhomDichVu_Id', 'REFERENCE_UNKNOWN'],
      [3, 'PhamViBHYT', 'NOT_A_CHOICE'],
      [3, 'KhongKetQua', 'NOT_A_BOOLEAN'],
      [3, 'MaDichVu', 'NOT_A_CODE'],
      [3, 'TenDichVu', 'REQUIRED'],
      [3, 'TyLeBHYT', 'NOT_A_NUMBER'],
      [4, 'NhomDichVu_Id', 'REQUIRED'],
      [4, 'TyLeBHYT', 'TOO_LARGE'],
      [4, 'MaDichVu', 'DUPLICATE_IN_FILE'],
      [5, 'NhomDichVu_Id', 'REFERENCE_UNKNOWN'],
      [5, 'TenDichVu', 'TOO_LONG'],
      [6, 'MaDichVu', 'CELL_ERROR'],
      [6, 'NhomDichVu_Id', 'REQUIRED'],
    ]);
    expect(issues.find(({ code }) => code === 'REFERENCE_UNKNOWN')).toMatchObject({
      value: 'KHONG-CO',
      message: 'Không có trong Nhóm dịch vụ',
    });
    const page = { key: 'NhomDichVu_Id', offset: 0, limit: 50 };
    const english = await importIssues({ ...ctx, language: 'en' }, row._id, page);
    expect(english.map(({ message }) => message)).toContain('Not in Service groups');
    expect(report.parts[0]).toMatchObject({ Moi: 1, Sua: 0, Loi: 4 });
    expect(report.byColumn['NhomDichVu_Id']).toBe(4);
    await expect(startWrite(ctx, { row, plan: services }, crypto.randomUUID())).rejects.toMatchObject({
      code: 'IMPORT_NOT_CHECKED',
    });
  });

  it('finds references by code or by name, letter case aside, and refuses a suspended one', async () => {
    const first = await checkedFile(
      ctx,
      units,
      await workbookOf([
        ['Mã đơn vị tính', 'Tên đơn vị tính', 'Tạm ngưng'],
        ['REF-1', 'Đặc biệt Một', ''],
        ['REF-2', 'Đã nghỉ', 'x'],
      ]),
    );
    await written(ctx, units, first.row);
    const { rows } = await site.database.db.execute<{ ma: string; ten: string }>(
      sql`select ma_nhom_dich_vu as ma, ten_nhom_dich_vu as ten from main.nhom_dich_vu where trang_thai = 'DangSuDung' limit 1`,
    );
    const group = rows[0];
    const { issues } = await checkedFile(
      ctx,
      services,
      await workbookOf([
        ['MaDichVu', 'TenDichVu', 'NhomDichVu_Id', 'DonViTinh_Id'],
        ['R-1', 'Một', group?.ma.toLowerCase(), 'đặc biệt một'],
        ['R-2', 'Hai', group?.ten.toUpperCase(), 'ref-1'],
        ['R-3', 'Ba', group?.ten, 'REF-2'],
      ]),
    );
    expect(told(issues)).toEqual([[4, 'DonViTinh_Id', 'REFERENCE_SUSPENDED', 'REF-2']]);
  });

  it('asks the database the same number of times for ten lines as for four hundred', async () => {
    const countOf = async (lines: number) => {
      const book = await workbookOf([
        ['Mã đơn vị tính', 'Tên đơn vị tính'],
        ...Array.from({ length: lines }, (_, at) => [`Q-${at}`, `Đơn vị ${at}`]),
      ]);
      return site.countQueries(() => checkedFile(ctx, units, book));
    };
    expect(await countOf(400)).toBe(await countOf(10));
  });

  it('takes a cell whose sample ends within a character, and one with an end mark in it', async () => {
    const end = String.fromCharCode(0);
    const names = [`${'x'.repeat(119)}😀`, `Hai${end}`];
    const lines = [...Array.from({ length: 400 }, (_, at) => `Đơn vị ${at}`), ...names];
    const text = lines.map((name, at) => `Z-${at},${name}`).reverse();
    const csv = ['Mã đơn vị tính,Tên đơn vị tính', ...text.slice(1), ...text.slice(0, 1)].join('\n');
    expect((await checkedFile(ctx, units, Buffer.from(csv), {}, 'x.csv')).row.TrangThai).toBe('DaKiemTra');
  });

  it('takes codes that differ by letter case alone for one, in the file and in the catalogue', async () => {
    const head = ['Mã đơn vị tính', 'Tên đơn vị tính'];
    const twice = await checkedFile(
      ctx,
      units,
      await workbookOf([head, ['CASE-1', 'Một'], ['case-1', 'Hai']]),
    );
    expect(told(twice.issues)).toEqual([[3, 'MaDonViTinh', 'DUPLICATE_IN_FILE', 'case-1']]);
    const once = await checkedFile(ctx, units, await workbookOf([head, ['CASE-1', 'Một']]));
    expect(await written(ctx, units, once.row)).toMatchObject({ TrangThai: 'DaGhi', failure: null });
    const again = await checkedFile(ctx, units, await workbookOf([head, ['case-1', 'Hai']]));
    expect(again.report.parts[0]).toMatchObject({ Moi: 0, Sua: 1, Loi: 0 });
  });

  it('finds a reference as it is written before one in other letters, and tells of the others', async () => {
    const head = ['Mã đơn vị tính', 'Tên đơn vị tính'];
    // the code of one is the name of another, and two names differ by letter case alone
    const rows = [
      ['sp-a', 'Sp Chung'],
      ['SPB', 'SP-A'],
      ['SPC', 'Sp đôi'],
      ['SPD', 'SP ĐÔI'],
    ];
    await written(ctx, units, (await checkedFile(ctx, units, await workbookOf([head, ...rows]))).row);
    const { rows: groups } = await site.database.db.execute<{ ma: string }>(
      sql`select ma_nhom_dich_vu as ma from main.nhom_dich_vu where trang_thai = 'DangSuDung' limit 1`,
    );
    const wanted = ['sp-a', 'SP-A', 'Sp-A', 'sP CHUNG', 'Sp đôi', 'sp đôi'];
    const { issues, report, row } = await checkedFile(
      ctx,
      services,
      await workbookOf([
        ['MaDichVu', 'TenDichVu', 'NhomDichVu_Id', 'DonViTinh_Id'],
        ...wanted.map((text, at) => [`SPELL-${at}`, 'x', groups[0]?.ma, text]),
      ]),
    );
    expect(told(issues).map(([at, , code, value]) => [at, code, value])).toEqual([
      [4, 'REFERENCE_AMBIGUOUS', 'Sp-A'],
      [7, 'REFERENCE_AMBIGUOUS', 'sp đôi'],
    ]);
    const { rows: found } = await site.database.db.execute<{ dong: number; ma: string }>(sql`
      select m.dong, d.ma_don_vi_tinh as ma from main.nhap_danh_muc_muc m
        join main.don_vi_tinh d on d.id = (m.record ->> 'don_vi_tinh_id')::uuid
      where m.nhap_danh_muc_id = ${row._id} order by m.dong`);
    expect(found.map(({ dong, ma }) => [dong, ma])).toEqual([
      [2, 'sp-a'],
      [3, 'SPB'],
      [5, 'sp-a'],
      [6, 'SPC'],
    ]);
    expect(report.spellings).toEqual([{ catalogue: 'DonViTinh', text: 'sP CHUNG', found: 'Sp Chung' }]);
  });

  it('that was given up and started anew with other choices says nothing of the old ones', async () => {
    const taken = await takenFile(ctx, units, Buffer.from('Mã đơn vị tính,Tên đơn vị tính\nNEW-UNIT,Một\n'));
    await startCheck(ctx, { row: taken, plan: units });
    const { first } = await inTransaction(ctx, async (tx) => {
      await tx.db.execute(sql`lock table main.nhap_danh_muc_muc in exclusive mode`);
      const running = runImport(ctx, taken._id, [units]); // waits at its first line
      await untilLocked(site);
      const again: Ctx = { ...ctx, requestId: crypto.randomUUID() };
      await cancelImport(again, { row: taken, plan: units });
      const options = { existing: 'skip', suspendMissing: false } as const;
      await chooseColumns(again, { row: taken, plan: units }, { headerRow: 1, mapping: null, options });
      await startCheck(again, { row: taken, plan: units });
      return { first: running };
    });
    await first;
    expect((await ownImport(ctx, taken._id, [units])).row.TrangThai).toBe('DangKiemTra');
    await runImport(ctx, taken._id, [units]);
    expect((await ownImport(ctx, taken._id, [units])).row).toMatchObject({
      TrangThai: 'DaKiemTra',
      options: { existing: 'skip' },
    });
  });
});
