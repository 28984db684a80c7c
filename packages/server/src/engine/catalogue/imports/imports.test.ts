import { catalogueByName } from '@sen/domain/catalogues/all';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../../test/testSite.ts';
import type { Ctx } from '../../context.ts';
import { updateEntry } from '../commands.ts';
import { listCatalogue, type Row } from '../queries.ts';
import { cancelImport, ownImport, startCheck, startWrite } from './commands.ts';
import { cataloguePlan } from './plan.ts';
import { runImport } from './run.ts';
import { checkedFile, workbookOf, written } from './testImport.ts';
import { importView } from './view.ts';
import { writeLines } from './write.ts';

let site: TestSite;
let ctx: Ctx;
beforeAll(async () => {
  site = await openTestSite();
  ctx = await site.ctx('quantri');
});
afterAll(() => site.close());

function defOf(name: string) {
  const def = catalogueByName(name);
  if (!def) throw new Error(`there is no catalogue ${name}`);
  return def;
}
const unit = defOf('DonViTinh');
const units = cataloguePlan(unit);
const service = defOf('DM_DichVu');
const services = cataloguePlan(service);

async function entry(code: string): Promise<Row | undefined> {
  const { data } = await listCatalogue(ctx, unit, { filter: { MaDonViTinh: code }, includeSuspended: true });
  return data.find((row) => row['MaDonViTinh'] === code);
}

const told = (issues: ReadonlyArray<{ row: number; key: string; code: string; value: string }>) =>
  issues.map(({ row, key, code, value }) => [row, key, code, value]);

describe('a check', () => {
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
      [3, 'PhamViBHYT', 'NOT_IN_LIST'],
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
    expect(report.parts[0]).toMatchObject({ Moi: 1, Sua: 0, Loi: 4 });
    expect(report.byColumn['NhomDichVu_Id']).toBe(4);
    await expect(startWrite(ctx, row, crypto.randomUUID())).rejects.toMatchObject({
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
});

describe('a write', () => {
  it('adds, changes by code, leaves alone what is the same, and suspends what is missing when asked', async () => {
    const template = (lines: string[][]) => workbookOf([['Mã đơn vị tính', 'Tên đơn vị tính'], ...lines]);
    const before = await checkedFile(
      ctx,
      units,
      await template([
        ['W-1', 'Một'],
        ['W-2', 'Hai'],
      ]),
    );
    expect(before.report.parts[0]).toMatchObject({ Moi: 2, Sua: 0, KhongDoi: 0, Loi: 0 });
    expect((await written(ctx, units, before.row)).TrangThai).toBe('DaGhi');

    const again = await checkedFile(
      ctx,
      units,
      await template([
        ['W-1', 'Một'],
        ['W-2', 'Hai mới'],
        ['W-3', 'Ba'],
      ]),
    );
    expect(again.report.parts[0]).toMatchObject({ Moi: 1, Sua: 1, KhongDoi: 1, Loi: 0 });
    expect((await written(ctx, units, again.row)).TrangThai).toBe('DaGhi');
    expect(await entry('W-2')).toMatchObject({ TenDonViTinh: 'Hai mới', version: 2 });
    expect(await entry('W-1')).toMatchObject({ version: 1 });
    expect((await listCatalogue(ctx, unit, { keyword: 'hai moi' })).totalRows).toBe(1);

    const onlyNew = await checkedFile(
      ctx,
      units,
      await template([
        ['W-1', 'Khác hẳn'],
        ['W-4', 'Bốn'],
      ]),
      {
        options: { existing: 'skip' },
      },
    );
    expect(onlyNew.report.parts[0]).toMatchObject({ Moi: 1, Sua: 0, BoQua: 1 });

    const total = (await listCatalogue(ctx, unit, {})).totalRows;
    const rest = await checkedFile(ctx, units, await template([['W-1', 'Một']]), {
      options: { suspendMissing: true },
    });
    expect(rest.report.parts[0]).toMatchObject({ TamNgung: total - 1 });
    expect((await written(ctx, units, rest.row)).TrangThai).toBe('DaGhi');
    expect((await listCatalogue(ctx, unit, {})).totalRows).toBe(1);
    expect(await entry('W-2')).toMatchObject({ TamNgung: true, version: 3 });
  });

  it('leaves the history of every entry as a change by hand does, and one row for the file', async () => {
    const book = (name: string) =>
      workbookOf([
        ['Mã đơn vị tính', 'Tên đơn vị tính'],
        ['H-1', name],
      ]);
    const made = await checkedFile(ctx, units, await book('Trước'));
    await written(ctx, units, made.row);
    const row = await entry('H-1');
    await updateEntry(ctx, unit, String(row?.['_id']), { version: 1, TenDonViTinh: 'Bằng tay' });
    const changed = await checkedFile(ctx, units, await book('Sau'), {}, 'sua.xlsx');
    await written(ctx, units, changed.row);
    const { rows } = await site.database.db.execute<{
      action: string;
      username: string;
      before: Row;
      after: Row;
    }>(
      sql`select action, username, before, after from main.audit where entity = 'DonViTinh' and entity_id = ${String(row?.['_id'])} order by at`,
    );
    const [create, byHand, byFile] = rows;
    expect(rows.map(({ action }) => action)).toEqual(['CREATE', 'UPDATE', 'UPDATE']);
    expect(byFile).toMatchObject({
      username: 'quantri',
      before: { TenDonViTinh: 'Bằng tay', version: 2 },
      after: { TenDonViTinh: 'Sau', version: 3 },
    });
    expect(Object.keys(create?.after ?? {}).sort()).toEqual(Object.keys(byHand?.after ?? {}).sort());
    expect(byFile?.before).toEqual(byHand?.after);
    const { rows: files } = await site.database.db.execute<{ after: Row }>(
      sql`select after from main.audit where action = 'IMPORT' and entity = 'DonViTinh' order by at desc limit 1`,
    );
    expect(files[0]?.after).toMatchObject({
      file: 'sua.xlsx',
      sha256: changed.row.sha256,
      parts: [{ Sua: 1 }],
    });
  });

  it('writes nothing when somebody has changed an entry since the check', async () => {
    const first = await checkedFile(
      ctx,
      units,
      await workbookOf([
        ['Mã đơn vị tính', 'Tên đơn vị tính'],
        ['S-1', 'Một'],
      ]),
    );
    await written(ctx, units, first.row);
    const second = await checkedFile(
      ctx,
      units,
      await workbookOf([
        ['Mã đơn vị tính', 'Tên đơn vị tính'],
        ['S-2', 'Hai'],
        ['S-1', 'Một mới'],
      ]),
    );
    await updateEntry(ctx, unit, String((await entry('S-1'))?.['_id']), {
      version: 1,
      TenDonViTinh: 'Của người khác',
    });
    expect(await written(ctx, units, second.row)).toMatchObject({
      TrangThai: 'Loi',
      failure: { code: 'IMPORT_STALE' },
    });
    expect(await entry('S-2')).toBeUndefined();
    expect(await entry('S-1')).toMatchObject({ TenDonViTinh: 'Của người khác' });
  });

  it('happens once for one request, and takes everything back when it is given up', async () => {
    const plan = units;
    const made = await checkedFile(
      ctx,
      plan,
      await workbookOf([
        ['Mã đơn vị tính', 'Tên đơn vị tính'],
        ['G-1', 'Một'],
      ]),
    );
    const requestId = crypto.randomUUID();
    await startWrite(ctx, made.row, requestId);
    await startWrite(ctx, made.row, requestId);
    await cancelImport(ctx, (await ownImport(ctx, made.row._id, [plan])).row);
    await runImport(ctx, made.row._id, [plan]);
    expect((await ownImport(ctx, made.row._id, [plan])).row.TrangThai).toBe('DaKiemTra');
    expect(await entry('G-1')).toBeUndefined();
    expect((await written(ctx, plan, made.row)).TrangThai).toBe('DaGhi');
    expect(await entry('G-1')).toMatchObject({ version: 1 });
  });

  it('takes back what its statements have written when it is given up between two of them', async () => {
    const { row, report } = await checkedFile(
      ctx,
      units,
      await workbookOf([
        ['Mã đơn vị tính', 'Tên đơn vị tính'],
        ['U-1', 'Một'],
      ]),
    );
    let seen = 0;
    const given = writeLines(ctx, {
      id: row._id,
      plan: units,
      options: row.options,
      file: { name: row.TenTep, sha256: row.sha256 },
      report,
      rows: row.SoDong,
      onProgress: async (done) => {
        seen = done;
        throw new Error('given up');
      },
      finish: () => Promise.resolve(),
    });
    await expect(given).rejects.toThrow('given up');
    expect(seen).toBe(row.SoDong);
    expect(await entry('U-1')).toBeUndefined();
  });

  it('that runs takes no second start; one whose server has stopped is told as interrupted and may start again', async () => {
    const { row } = await checkedFile(
      ctx,
      units,
      await workbookOf([
        ['Mã đơn vị tính', 'Tên đơn vị tính'],
        ['I-1', 'Một'],
      ]),
    );
    await startCheck(ctx, { row, plan: units });
    await expect(startCheck(ctx, { row, plan: units })).rejects.toMatchObject({ code: 'IMPORT_BUSY' });
    await site.database.db.execute(
      sql`update main.nhap_danh_muc set ngay_cap_nhat = now() - interval '10 minutes' where id = ${row._id}`,
    );
    const stopped = await ownImport(ctx, row._id, [units]);
    expect(importView(ctx, stopped.row, units)).toMatchObject({
      TrangThai: 'Loi',
      failure: { code: 'IMPORT_INTERRUPTED' },
    });
    await expect(startCheck(ctx, stopped)).resolves.toBeUndefined();
  });

  it('is refused to those who may not change the catalogue, and hidden from others', async () => {
    const made = await checkedFile(
      ctx,
      units,
      await workbookOf([
        ['Mã đơn vị tính', 'Tên đơn vị tính'],
        ['P-1', 'Một'],
      ]),
    );
    const other = await site.ctx('bsnoi1');
    await expect(ownImport(other, made.row._id, [units])).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const { app } = await site.app();
    const answer = await app.inject({
      method: 'GET',
      url: '/api/imports/plans/DonViTinh',
      headers: { 'access-token': await site.token('bsnoi1') },
    });
    expect(answer.json()).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
  });
});
