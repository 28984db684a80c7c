import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertRow, insertRows, lockRow, rowsById, updateRow } from '../src/engine/sql/rows.ts';
import { inTransaction } from '../src/engine/sql/transaction.ts';
import { mauInTable as table } from '../src/features/printing/tables.ts';
import { openTestSite, systemContext, type TestSite } from './testSite.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const row = (soPhienBan: number) => ({
  MaMauIn: 'Thu',
  soPhienBan,
  tuPhienBan: 0,
  template: "có dấu 'nháy'",
  labels: [{ khoa: 'a', vi: 'ă', en: 'b' }],
});

it('writes what the query builder writes: dates, lists, empty values and defaults', async () => {
  const made = await inTransaction(systemContext(site), (tx) =>
    insertRow(tx, table, { ...row(1), TuNgay: null }),
  );
  const [read] = await site.database.db.select().from(table).where(eq(table._id, made._id));
  expect(read).toEqual(made);
  expect(made).toMatchObject({ ...row(1), TrangThai: 'Nhap', TuNgay: null, GhiChu: null, version: 1 });
  expect(made.NgayTao).toBeInstanceOf(Date);
});

it('gives each row of one statement its own key', async () => {
  const made = await inTransaction(systemContext(site), (tx) => insertRows(tx, table, [row(2), row(3)]));
  expect(new Set(made.map(({ _id }) => _id)).size).toBe(2);
  const again = await inTransaction(systemContext(site), (tx) => insertRows(tx, table, [row(4), row(5)]));
  expect(again.map(({ soPhienBan }) => soPhienBan)).toEqual([4, 5]);
  expect(
    (
      await rowsById(
        site.database.db,
        table,
        made.map(({ _id }) => _id),
      )
    ).length,
  ).toBe(2);
});

it('changes the columns that are given, the empty ones too, and counts the version', async () => {
  const NgayCapNhat = new Date('2026-11-21T01:02:03Z');
  const [made, changed] = await inTransaction(systemContext(site), async (tx) => {
    const first = await insertRow(tx, table, { ...row(6), TuNgay: '2026-11-21', GhiChu: 'cũ' });
    return [first, await updateRow(tx, table, first._id, { TuNgay: null, NgayCapNhat })];
  });
  expect(changed).toEqual({ ...made, TuNgay: null, NgayCapNhat, version: 2 });
  await inTransaction(systemContext(site), async (tx) => {
    expect(await lockRow(tx, table, made._id)).toEqual(changed);
    expect(await lockRow(tx, table, crypto.randomUUID())).toBeNull();
  });
});

it('takes everything back when the last statement is refused', async () => {
  const act = inTransaction(systemContext(site), async (tx) => {
    await insertRow(tx, table, row(7));
    const text = "insert into main.counter (name, scope, value) select 'refused', '', 1 / $1::int";
    tx.tx.closing.set('refused', { text, values: [0] });
  });
  await expect(act).rejects.toThrow('division by zero');
  const rows = await site.database.db.select().from(table).where(eq(table.soPhienBan, 7));
  expect(rows).toEqual([]);
});
