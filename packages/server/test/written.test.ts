import { eq, inArray } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Tx } from '../src/engine/context.ts';
import { lateNumber } from '../src/engine/sql/lateNumbers.ts';
import { insertRow } from '../src/engine/sql/rows.ts';
import { inTransaction } from '../src/engine/sql/transaction.ts';
import {
  insertStatement,
  insertWithCommit,
  sendTogether,
  updateStatement,
  updateWithCommit,
} from '../src/engine/sql/written.ts';
import { mauInTable as table } from '../src/features/printing/tables.ts';
import { openTestSite, systemContext, type TestSite } from './testSite.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const row = (soPhienBan: number) => ({
  _id: v7(),
  MaMauIn: 'Thu',
  soPhienBan,
  tuPhienBan: 0,
  template: "có dấu 'nháy' $1",
  labels: [{ khoa: 'a', vi: 'ă', en: 'b' }],
});

async function read(id: string) {
  const [found] = await site.database.db.select().from(table).where(eq(table._id, id));
  return found;
}

it('writes rows of one statement as they are written one by one', async () => {
  const [first, second] = [row(101), row(102)];
  const alone = await inTransaction(systemContext(site), (tx) => insertRow(tx, table, row(103)));
  await inTransaction(systemContext(site), async (tx) => {
    await insertRow(tx, table, first);
    sendTogether(tx, [
      insertStatement(table, [second]),
      updateStatement(table, first._id, { GhiChu: 'mới' }),
    ]);
  });
  expect(await read(first._id)).toMatchObject({ ...first, GhiChu: 'mới', version: 2 });
  const { _id, soPhienBan, NgayTao, NgayCapNhat } = (await read(second._id)) ?? alone;
  expect(await read(second._id)).toEqual({ ...alone, _id, soPhienBan, NgayTao, NgayCapNhat });
});

it('joins what is changed of a row with the commit', async () => {
  const made = await inTransaction(systemContext(site), (tx) => insertRow(tx, table, row(104)));
  await inTransaction(systemContext(site), async (tx) => {
    updateWithCommit(tx, table, made._id, { GhiChu: 'một', tuPhienBan: 1 });
    updateWithCommit(tx, table, made._id, { GhiChu: 'hai' });
  });
  expect(await read(made._id)).toMatchObject({ GhiChu: 'hai', tuPhienBan: 1, version: 3 });
});

it('keeps an earlier value of a change that a later one does not give', async () => {
  const made = await inTransaction(systemContext(site), (tx) => insertRow(tx, table, row(106)));
  await inTransaction(systemContext(site), async (tx) => {
    updateWithCommit(tx, table, made._id, { GhiChu: 'một' });
    updateWithCommit(tx, table, made._id, { GhiChu: undefined, tuPhienBan: 1 } as object);
  });
  expect(await read(made._id)).toMatchObject({ GhiChu: 'một', tuPhienBan: 1 });
});

it('changes no row at its end that a late number is written into: one statement changes a row once', async () => {
  const made = await inTransaction(systemContext(site), (tx) => insertRow(tx, table, row(107)));
  const act = inTransaction(systemContext(site), async (tx) => {
    lateNumber(tx, counter, { table, id: made._id, text: table.GhiChu });
    updateWithCommit(tx, table, made._id, { tuPhienBan: 1 });
  });
  await expect(act).rejects.toThrow('changed twice');
});

it('changes no row that is added with the commit', async () => {
  const act = inTransaction(systemContext(site), async (tx) => {
    const added = row(105);
    insertWithCommit(tx, table, added);
    updateWithCommit(tx, table, added._id, { GhiChu: 'mới' });
  });
  await expect(act).rejects.toThrow('added with the commit');
});

const counter = { name: 'written', scope: () => '', prefix: () => 'S', width: 3 };

async function numbered(tx: Tx): Promise<string> {
  const added = row(0);
  const mark = lateNumber(tx, counter, null);
  insertWithCommit(tx, table, added, { mark, cells: { soPhienBan: 'number', GhiChu: 'text' } });
  return added._id;
}

it('gives a row that is added with the commit its number, without a gap whatever is taken back', async () => {
  const tries = Array.from({ length: 12 }, (_, at) =>
    inTransaction(systemContext(site), async (tx) => {
      const ids = [await numbered(tx), await numbered(tx)];
      if (at % 3 === 0) throw new Error('taken back');
      return ids;
    }).catch(() => []),
  );
  const ids = (await Promise.all(tries)).flat();
  const rows = await site.database.db.select().from(table).where(inArray(table._id, ids));
  expect(rows.map((one) => one.soPhienBan).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 16 }, (_, at) => at + 1),
  );
  for (const one of rows) expect(one.GhiChu).toBe(`S${String(one.soPhienBan).padStart(3, '0')}`);
});
