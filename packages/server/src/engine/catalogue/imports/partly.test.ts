import { sql } from 'drizzle-orm';
import ExcelJS from 'exceljs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../../test/testSite.ts';
import type { Ctx } from '../../context.ts';
import { emptyContext } from '../../http/requestContext.ts';
import { inTransaction } from '../../sql/transaction.ts';
import { createEntry, updateEntry } from '../commands.ts';
import { defOf } from '../testEntry.ts';
import { importChanges } from './changes.ts';
import { ownImport, startCheck, startWrite, undoableImports } from './commands.ts';
import { issueWorkbook } from './issueBook.ts';
import { cataloguePlan } from './plan.ts';
import { mendCells } from './repair.ts';
import { endDeadRuns, runImport } from './run.ts';
import { checkedFile, takenFile, workbookOf, written } from './testImport.ts';
import { takeTurn } from './turn.ts';
import type { ImportPlan } from './types.ts';
import { undoImport } from './undo.ts';
import { importIssues, importView } from './view.ts';

let site: TestSite;
let ctx: Ctx;
beforeAll(async () => {
  site = await openTestSite();
  ctx = await site.ctx('quantri');
});
afterAll(() => site.close());

const units = cataloguePlan(defOf('DonViTinh'));
const places = cataloguePlan(defOf('DonViHanhChinh'));
const head = ['Mã đơn vị tính', 'Tên đơn vị tính'];

const job = () => emptyContext({ config: ctx.config, logger: ctx.logger, db: ctx.db }, 'job');
const now = async (id: string, plan: ImportPlan = units) => (await ownImport(ctx, id, [plan])).row;
async function unitsLike(code: string): Promise<Record<string, string>> {
  const { rows } = await site.database.db.execute<{ ma: string; ten: string }>(
    sql`select ma_don_vi_tinh as ma, ten_don_vi_tinh as ten from main.don_vi_tinh
      where ma_don_vi_tinh like ${`${code}%`} and trang_thai = 'DangSuDung'`,
  );
  return Object.fromEntries(rows.map(({ ma, ten }) => [ma, ten]));
}
async function writtenPartly(id: string, plan: ImportPlan = units) {
  await startWrite(ctx, { row: await now(id, plan), plan }, crypto.randomUUID(), true);
  await runImport(job(), id, [plan]);
  return now(id, plan);
}

describe('a file with faults', () => {
  it('has its good lines written when that is asked for, and gives the others back with their reasons', async () => {
    const { row } = await checkedFile(
      ctx,
      units,
      await workbookOf([head, ['PA-1', 'Một'], ['PA 2!', 'Hai'], ['PA-3', ''], ['PA-4', 'Bốn']]),
    );
    await expect(startWrite(ctx, { row, plan: units }, crypto.randomUUID())).rejects.toMatchObject({
      code: 'IMPORT_NOT_CHECKED',
    });
    expect(await writtenPartly(row._id)).toMatchObject({ TrangThai: 'DaGhi', failure: null });
    expect(await unitsLike('PA')).toEqual({ 'PA-1': 'Một', 'PA-4': 'Bốn' });
    const book = new ExcelJS.Workbook();
    const bytes = await issueWorkbook(ctx, await now(row._id), units);
    await book.xlsx.load(bytes as unknown as ArrayBuffer); // its types know no Buffer of today
    const lines = book.worksheets[0]?.getSheetValues().slice(1) as string[][];
    expect(lines.map((line) => Array.from(line.slice(1), (cell) => cell ?? ''))).toEqual([
      [...head, 'Lỗi'],
      ['PA 2!', 'Hai', 'Mã đơn vị tính: Mã chỉ gồm chữ, số, khoảng trắng và gạch nối'],
      ['PA-3', '', 'Tên đơn vị tính: Không được để trống'],
    ]);
    // the file of reasons is itself a file that is taken: its reasons are no column of the plan
    const again = await takenFile(ctx, units, bytes);
    expect(again.mapping['TenDonViTinh']?.column).toBe(1);
  });

  it('is not written in parts where it suspends what it does not name', async () => {
    const { row } = await checkedFile(ctx, units, await workbookOf([head, ['PB-1', 'Một'], ['PB 2!', 'x']]), {
      options: { suspendMissing: true },
    });
    await expect(startWrite(ctx, { row, plan: units }, crypto.randomUUID(), true)).rejects.toMatchObject({
      code: 'IMPORT_PARTIAL_SUSPENDS',
    });
  });

  it('leaves out the good lines that refer to a refused one, and those that refer to these', async () => {
    const columns = ['MaDonVi', 'TenDonVi', 'Cap', 'Cha_Id', 'HieuLucTu'];
    const { report, issues, row } = await checkedFile(
      ctx,
      places,
      await workbookOf([
        columns,
        ['Z1', '', '1', '', '2025-07-01'],
        ['Z11', 'Xã dưới', '2', 'Z1', '2025-07-01'],
        ['Z111', 'Dưới nữa', '2', 'Z11', '2025-07-01'],
        ['Z2', 'Tỉnh tốt', '1', '', '2025-07-01'],
      ]),
    );
    expect(issues.map((one) => [one.row, one.code])).toEqual([
      [2, 'REQUIRED'],
      [3, 'REFERENCE_REFUSED'],
      [4, 'REFERENCE_REFUSED'],
    ]);
    expect(issues[1]?.message).toBe('Mục này nằm ở dòng 2 của tệp, và dòng đó có lỗi');
    expect(report.parts[0]).toMatchObject({ Moi: 1, Loi: 3 });
    expect(await writtenPartly(row._id, places)).toMatchObject({ TrangThai: 'DaGhi' });
  });

  it('is mended cell by cell, checked anew and written', async () => {
    const { row } = await checkedFile(ctx, units, await workbookOf([head, ['PC-1', ''], ['PC-2', 'Hai']]));
    await mendCells(ctx, { row, plan: units }, [{ row: 2, key: 'TenDonViTinh', value: 'Một' }]);
    const mended = await now(row._id);
    const [issue] = await importIssues(ctx, row._id, { key: null, offset: 0, limit: 9 });
    expect(issue).toMatchObject({ row: 2, canMend: true, mended: 'Một' });
    await expect(
      startWrite(ctx, { row: mended, plan: units }, crypto.randomUUID(), true),
    ).rejects.toMatchObject({
      code: 'IMPORT_NOT_CHECKED',
    });
    await startCheck(ctx, { row: mended, plan: units });
    await runImport(job(), row._id, [units]);
    expect((await now(row._id)).report).toMatchObject({ issues: 0 });
    expect(await written(ctx, units, await now(row._id))).toMatchObject({ TrangThai: 'DaGhi' });
    expect(await unitsLike('PC')).toEqual({ 'PC-1': 'Một', 'PC-2': 'Hai' });
  });

  it('takes no cell that it does not have', async () => {
    const { row } = await checkedFile(ctx, units, await workbookOf([head, ['PD-1', '']]));
    const mend = (at: number, key: string) =>
      mendCells(ctx, { row, plan: units }, [{ row: at, key, value: 'x' }]);
    await expect(mend(99, 'TenDonViTinh')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(mend(2, 'GhiChu')).rejects.toMatchObject({ code: 'BAD_INPUT' });
  });
});

it('a check tells what it would change, field by field', async () => {
  await written(ctx, units, (await checkedFile(ctx, units, await workbookOf([head, ['CH-1', 'Cũ']]))).row);
  const { row } = await checkedFile(
    ctx,
    units,
    await workbookOf([
      [...head, 'Tạm ngưng'],
      ['CH-1', 'Mới', 'x'],
      ['CH-2', 'Hai', ''],
    ]),
  );
  expect(await importChanges(ctx, row._id, units, { offset: 0, limit: 50 })).toEqual([
    {
      row: 2,
      catalogue: 'DonViTinh',
      code: 'CH-1',
      name: 'Mới',
      fields: [
        { label: { vi: 'Tên đơn vị tính', en: expect.any(String) }, before: 'Cũ', after: 'Mới' },
        { label: { vi: 'Tạm ngưng', en: 'Suspended' }, before: '', after: 'x' },
      ],
    },
  ]);
});

describe('an import that is undone', () => {
  const undo = async (id: string) => undoImport(ctx, { row: await now(id), plan: units });
  const both = async (mark: string) => {
    await createEntry(ctx, units_def, { MaDonViTinh: `${mark}-1`, TenDonViTinh: 'Cũ' });
    const lines = [head, [`${mark}-1`, 'Mới'], [`${mark}-2`, 'Hai']];
    const { row } = await checkedFile(ctx, units, await workbookOf(lines));
    return (await written(ctx, units, row))._id;
  };
  const units_def = defOf('DonViTinh');

  it('leaves everything as it was, each entry with its history', async () => {
    const id = await both('UD');
    expect(await unitsLike('UD')).toEqual({ 'UD-1': 'Mới', 'UD-2': 'Hai' });
    expect((await undoableImports(ctx, [units.name]))[0]).toMatchObject({ _id: id });
    await undo(id);
    expect(await unitsLike('UD')).toEqual({ 'UD-1': 'Cũ' });
    expect((await undoableImports(ctx, [units.name])).map((one) => one._id)).not.toContain(id);
    const { rows } = await site.database.db.execute<{ action: string }>(sql`
      select a.action from main.audit a join main.don_vi_tinh d on d.id::text = a.entity_id
      where d.ma_don_vi_tinh like 'UD-%' order by a.at, a.action`);
    expect(rows.map(({ action }) => action).sort()).toEqual([
      'CREATE',
      'CREATE',
      'DELETE',
      'UPDATE',
      'UPDATE',
    ]);
    await expect(undo(id)).rejects.toMatchObject({ code: 'STATE_CHANGED' });
    // the same file may come again
    const again = await checkedFile(ctx, units, await workbookOf([head, ['UD-2', 'Hai']]));
    expect(await written(ctx, units, again.row)).toMatchObject({ TrangThai: 'DaGhi' });
  });

  it('is refused as a whole once somebody has changed one of its entries', async () => {
    const id = await both('UE');
    const { rows } = await site.database.db.execute<{ id: string }>(
      sql`select id from main.don_vi_tinh where ma_don_vi_tinh = 'UE-2'`,
    );
    await updateEntry(ctx, units_def, rows[0]?.id ?? '', { TenDonViTinh: 'Sửa' });
    await expect(undo(id)).rejects.toMatchObject({ code: 'IMPORT_UNDO_CHANGED', details: { codes: 'UE-2' } });
    expect(await unitsLike('UE')).toEqual({ 'UE-1': 'Mới', 'UE-2': 'Sửa' });
  });

  it('is refused as a whole where something refers to an entry that it made', async () => {
    const id = await both('UF');
    await site.database.db.execute(sql`
      update main.dm_dich_vu set don_vi_tinh_id = (select id from main.don_vi_tinh where ma_don_vi_tinh = 'UF-2')
      where id = (select id from main.dm_dich_vu where trang_thai = 'DangSuDung' limit 1)`);
    await expect(undo(id)).rejects.toMatchObject({ code: 'IMPORT_UNDO_IN_USE' });
    expect(await unitsLike('UF')).toEqual({ 'UF-1': 'Mới', 'UF-2': 'Hai' });
  });

  it('is refused after a day', async () => {
    const id = await both('UG');
    await site.database.db.execute(
      sql`update main.nhap_danh_muc set ghi_luc = now() - interval '25 hours' where id = ${id}`,
    );
    await expect(undo(id)).rejects.toMatchObject({ code: 'IMPORT_UNDO_LATE' });
  });

  it('brings back what it suspended and the default that it took away', async () => {
    const jobs = defOf('NguonKhachHang');
    const plan = cataloguePlan(jobs);
    const state = async () => {
      const { rows } = await site.database.db.execute(
        sql`select ma_nguon_khach_hang, tam_ngung, mac_dinh from main.nguon_khach_hang where trang_thai = 'DangSuDung' order by 1`,
      );
      return rows;
    };
    const before = await state();
    const { row } = await checkedFile(
      ctx,
      plan,
      await workbookOf([
        ['MaNguonKhachHang', 'TenNguonKhachHang', 'MacDinh'],
        ['UH-1', 'Mới', 'x'],
      ]),
      { options: { suspendMissing: true } },
    );
    expect(await written(ctx, plan, row)).toMatchObject({ TrangThai: 'DaGhi' });
    expect(await state()).not.toEqual(before);
    await undoImport(ctx, { row: await now(row._id, plan), plan });
    expect(await state()).toEqual(before);
  });
});

describe('a step', () => {
  const begun = async (mark: string) => {
    const row = await takenFile(ctx, units, await workbookOf([head, [mark, 'x']]));
    await startCheck(ctx, { row, plan: units });
    return row._id;
  };

  it('that has not its turn yet says that it waits, and is busy also after a while', async () => {
    const id = await begun('W-1');
    await site.database.db.execute(
      sql`update main.nhap_danh_muc set ngay_cap_nhat = now() - interval '10 minutes' where id = ${id}`,
    );
    const view = importView(ctx, await now(id), units);
    expect(view).toMatchObject({ TrangThai: 'DangKiemTra', dangCho: true });
    await runImport(job(), id, [units]);
    expect(importView(ctx, await now(id), units)).toMatchObject({ TrangThai: 'DaKiemTra', dangCho: false });
  });

  it('whose server has stopped is told so at the next start, not one that waits, nor one that runs elsewhere', async () => {
    const [dead, waiting] = [await begun('W-2'), await begun('W-3')];
    await site.database.db.execute(sql`update main.nhap_danh_muc set bat_dau = now() where id = ${dead}`);
    await inTransaction(ctx, async (tx) => {
      await takeTurn(tx);
      expect(await endDeadRuns(job())).toBe(0);
    });
    expect(await endDeadRuns(job())).toBeGreaterThan(0);
    expect(await now(dead)).toMatchObject({ TrangThai: 'Loi', failure: { code: 'IMPORT_INTERRUPTED' } });
    expect(await now(waiting)).toMatchObject({ TrangThai: 'DangKiemTra' });
  });
});
