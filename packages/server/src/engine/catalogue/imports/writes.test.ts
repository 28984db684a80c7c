import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../../test/testSite.ts';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../sql/transaction.ts';
import { updateEntry } from '../commands.ts';
import { listCatalogue, type Row } from '../queries.ts';
import { defOf } from '../testEntry.ts';
import { cancelImport, lastImport, ownImport, startCheck, startWrite } from './commands.ts';
import { cataloguePlan } from './plan.ts';
import { runImport } from './run.ts';
import { checkedFile, workbookOf, written } from './testImport.ts';
import { takeTurn } from './turn.ts';
import { importView } from './view.ts';
import { writeLines } from './write.ts';

let site: TestSite;
let ctx: Ctx;
beforeAll(async () => {
  site = await openTestSite();
  ctx = await site.ctx('quantri');
});
afterAll(() => site.close());

const unit = defOf('DonViTinh');
const units = cataloguePlan(unit);

async function entry(code: string): Promise<Row | undefined> {
  const { data } = await listCatalogue(ctx, unit, { filter: { MaDonViTinh: code }, includeSuspended: true });
  return data.find((row) => row['MaDonViTinh'] === code);
}

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
    await startWrite(ctx, { row: made.row, plan }, requestId);
    await startWrite(ctx, { row: made.row, plan }, requestId);
    await cancelImport(ctx, await ownImport(ctx, made.row._id, [plan]));
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
      sql`update main.nhap_danh_muc set bat_dau = now(), ngay_cap_nhat = now() - interval '10 minutes' where id = ${row._id}`,
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
    expect(answer.json()).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('starts although a server that was killed has left the queue taken, and waits while one works', async () => {
    const { row } = await checkedFile(ctx, units, Buffer.from('Mã đơn vị tính,Tên đơn vị tính\nK-1,Một\n'));
    const { db } = site.database;
    const holder = async () => {
      const { rows } = await db.execute<{ locked_by: string | null }>(
        sql`select locked_by from graphile_worker._private_job_queues where queue_name = 'import'`,
      );
      return rows[0]?.locked_by;
    };
    await db.execute(
      sql`update graphile_worker._private_job_queues set locked_by = 'killed', locked_at = now() where queue_name = 'import'`,
    );
    await inTransaction(await site.ctx('quantri'), async (tx) => {
      await takeTurn(tx);
      await startCheck(ctx, { row, plan: units });
    });
    expect(await holder()).toBe('killed');
    await cancelImport(ctx, { row, plan: units });
    await startCheck(ctx, { row, plan: units });
    // free, or taken by the worker that runs
    expect(await holder()).not.toBe('killed');
  });

  it('is not offered to go on with while its file is still read', async () => {
    const { row } = await checkedFile(ctx, units, Buffer.from('Mã đơn vị tính,Tên đơn vị tính\nL-1,Một\n'));
    await site.database.db.execute(sql`
      insert into main.nhap_danh_muc (id, ke_hoach, ten_tep, sha256, sheet, mapping, options, so_dong, nguoi_tao_id)
      select gen_random_uuid(), ke_hoach, 'nua-chung.csv', sha256, sheet, mapping, options, 0, nguoi_tao_id
      from main.nhap_danh_muc where id = ${row._id}`);
    expect(await lastImport(ctx, [units.name])).toBe(row._id);
  });
});
