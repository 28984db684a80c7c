import { sql } from 'drizzle-orm';
import type { Ctx, Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import type { Account } from './account.ts';
import { readOnce } from './readOnce.ts';

/** References of the transfers that are awaited, by the lines of the visit that wait for them. One whose time is over frees its lines. */
export async function awaitedOfVisit(ctx: Ctx, TiepNhan_Id: string): Promise<ReadonlyMap<string, string>> {
  return (await readOnce(ctx, 'cashier:awaited', TiepNhan_Id, readAwaited)) ?? new Map();
}

/** Throws TRANSFER_AWAITED when a transfer is awaited for one of these lines, but for the one that has arrived, by its reference. */
export async function refuseAwaited(
  tx: Tx,
  { row: { TiepNhan_Id, ChoThuDen } }: Account,
  lines: ReadonlyArray<{ _id: string; Ten: string }>,
  arrived: string | null = null,
): Promise<void> {
  if (ChoThuDen === null || ChoThuDen <= tx.now()) return;
  const awaited = await awaitedOfVisit(tx, TiepNhan_Id);
  for (const { _id, Ten } of lines) {
    const MaGiaoDich = awaited.get(_id) ?? arrived;
    if (MaGiaoDich !== arrived) throw new DomainError('TRANSFER_AWAITED', { MaGiaoDich, Ten });
  }
}

async function readAwaited(ctx: Ctx, ids: readonly string[]): Promise<Map<string, Map<string, string>>> {
  const { rows } = await ctx.db.execute<{ visit: string; line: string; code: string }>(sql`
    select tiep_nhan_id as visit, unnest(vien_phi_dong_ids) as line, ma_giao_dich as code from main.giao_dich_tam
    where tiep_nhan_id = any(${sql.param([...ids])}::uuid[]) and trang_thai = 'ChuaThuTien'
      and het_han_luc > ${ctx.now().toISOString()}::timestamptz`);
  const found = new Map(ids.map((id) => [id, new Map<string, string>()]));
  for (const { visit, line, code } of rows) found.get(visit)?.set(line, code);
  return found;
}
