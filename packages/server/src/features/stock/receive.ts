import { dec, toQuantity } from '@sen/domain/money/decimal';
import { loiNhan } from '@sen/domain/stock/dongPhieu';
import { sql } from 'drizzle-orm';
import type { Ctx, Tx } from '../../engine/context.ts';
import { refuseIssues } from '../../engine/errors.ts';
import type { DongNhanInput } from '../../gql/pharmacy.ts';
import { placeRows } from '../pharmacy/lots.ts';
import { lockShelf } from '../pharmacy/shelf.ts';
import { lotLines, moveLines } from './movements.ts';
import { act, receivedNow, type Wanted } from './paperActs.ts';
import type { PhieuKhoDongRow } from './tables.ts';

type Received = Wanted & {
  /** What was taken of lines; all of a line that is not named. */
  dongs?: readonly DongNhanInput[] | null | undefined;
  /** Why it is less than was sent. */
  LyDo?: string | null | undefined;
};

/**
 * The receiving store has the goods, or a part of them, with the reason: the rest lies in the sender's lots again. Errors: those of
 * `act`, asked at the receiving store, BAD_INPUT by line.
 */
export function nhanPhieuKho(ctx: Ctx, { dongs, LyDo: reason, ...wanted }: Received): Promise<string> {
  const LyDo = reason?.trim() ?? '';
  const taken = new Map((dongs ?? []).map((line) => [line._id, line.SoLuongNhan]));
  const set = (tx: Tx) => ({ ...receivedNow(tx), ...(LyDo === '' ? {} : { LyDo }) });
  return act(ctx, 'nhan', wanted, set, async (tx, { _id: source_Id, Kho_Id, KhoNhan_Id }, lines) => {
    if (!KhoNhan_Id) throw new Error('a transfer was sent to no store');
    refuseIssues(loiNhan(lines, taken, LyDo));
    const received = lotLines(
      lines.map((line) => ({ ...line, SoLuong: taken.get(line._id) ?? line.SoLuong })),
    );
    const rest = lotLines(lines.map((line) => ({ ...line, SoLuong: leftOf(line, taken) })));
    await writeTaken(tx, source_Id, lines, taken);
    await placeRows(
      tx,
      received.map((line) => ({ ...line, Kho_Id: KhoNhan_Id })),
    );
    // both shelves in one order, so that two transfers against each other do not wait for each other
    await lockShelf(tx, [Kho_Id, KhoNhan_Id], [...new Set(received.map((line) => line.Duoc_Id))]);
    await moveLines(tx, received, { Kho_Id: KhoNhan_Id, sign: 1, LyDo: 'NhapChuyen', source_Id });
    await moveLines(tx, rest, { Kho_Id, sign: 1, LyDo: 'TraChuyen', source_Id });
  });
}

type Taken = ReadonlyMap<string, string>;

function leftOf({ _id, SoLuong }: PhieuKhoDongRow, taken: Taken): string {
  const amount = taken.get(_id);
  return amount === undefined ? '0' : toQuantity(dec(SoLuong ?? '0').minus(amount));
}

async function writeTaken(
  tx: Tx,
  id: string,
  lines: readonly PhieuKhoDongRow[],
  taken: Taken,
): Promise<void> {
  const named = lines.filter((line) => taken.has(line._id));
  const ids = named.map((line) => line._id);
  const amounts = named.map((line) => taken.get(line._id) ?? '0');
  await tx.db.execute(sql`
    update pharmacy.phieu_kho_chi_tiet c set so_luong_nhan = coalesce((
      select t.so from unnest(${sql.param(ids)}::uuid[], ${sql.param(amounts)}::numeric[]) t (id, so) where t.id = c.id), c.so_luong)
    where c.phieu_kho_id = ${id}`);
}
