import type { Issue } from '@sen/domain/catalogue/validate';
import { dec } from '@sen/domain/money/decimal';
import { eq, sql } from 'drizzle-orm';
import type { AuditAction } from '../../engine/audit/audit.ts';
import { actor, type Ctx, type Tx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { type ItemFilter, itemFits, itemPrices, items, type LoaiMuc, pageOf } from './items.ts';
import { auditAndAnnounce, lockList } from './lockedList.ts';
import { bangGiaTable as lists } from './tables.ts';
import { erasePrices, priceIssues, writePrices } from './writePrices.ts';

/** A service or treatment course in a list: its price there, and the one it has before that list. Money as text, or null. */
export type DongBangGia = {
  Loai: LoaiMuc;
  Muc_Id: string;
  Ma: string;
  Ten: string;
  Nhom: string | null;
  DonGia: string | null;
  DonGiaTruoc: string | null;
};
export type LocGia = 'TatCa' | 'CoGia' | 'ChuaCoGia' | 'KhacTruoc';
export type LinesArgs = ItemFilter & {
  loc?: LocGia | null | undefined;
  page?: number | null | undefined;
  limit?: number | null | undefined;
};

const shows: Record<LocGia, ReturnType<typeof sql>> = {
  TatCa: sql`(not i.tam_ngung or g.don_gia is not null)`,
  CoGia: sql`g.don_gia is not null`,
  ChuaCoGia: sql`not i.tam_ngung and g.don_gia is null`,
  KhacTruoc: sql`g.don_gia is distinct from t.don_gia`,
};

/** A page of what a list prices and could price, by code: one statement with its total, each list's prices read once for it. */
export async function linesOfList(
  ctx: Ctx,
  BangGia_Id: string,
  args: LinesArgs,
): Promise<{ data: DongBangGia[]; totalRows: number }> {
  const { limit, offset } = pageOf(args);
  const { rows } = await ctx.db.execute<DongBangGia & { total: number }>(sql`
    with before as (
      select p.id from main.bang_gia p join main.bang_gia b on b.loai_gia_id = p.loai_gia_id and p.tu_ngay < b.tu_ngay
      where b.id = ${BangGia_Id}::uuid and p.trang_thai = 'DaPhatHanh' order by p.tu_ngay desc limit 1),
    g as materialized (select muc_id, don_gia from ${itemPrices} p where p.bang_gia_id = ${BangGia_Id}::uuid),
    t as materialized (select muc_id, don_gia from ${itemPrices} p where p.bang_gia_id = (select id from before))
    select i.loai as "Loai", i.id as "Muc_Id", i.ma as "Ma", i.ten as "Ten", i.nhom as "Nhom",
      g.don_gia as "DonGia", t.don_gia as "DonGiaTruoc", (count(*) over ())::int as total
    from ${items} i
    left join g on g.muc_id = i.id left join t on t.muc_id = i.id
    where ${itemFits(args)} and ${shows[args.loc ?? 'TatCa']}
    order by i.loai, i.ma, i.id limit ${limit} offset ${offset}`);
  return { data: rows.map(({ total: _total, ...row }) => row), totalRows: rows[0]?.total ?? 0 };
}

/** A price to be set, or taken out with null, and what stood there when it was typed. */
export type ThayDoiGia = {
  Loai: LoaiMuc;
  Muc_Id: string;
  DonGia?: string | null | undefined;
  truoc?: string | null | undefined;
};

/** Prices changed at once at most. */
export const changesMost = 20_000;

/**
 * Sets single prices of a list that was not released; several people may do so at once. Errors: BAD_INPUT, NOT_FOUND,
 * PRICE_LIST_RELEASED, CONFLICT when a price is not what it was before: `current` has those prices as they are now.
 */
export async function suaGiaBangGia(
  ctx: Ctx,
  id: string,
  changes: readonly ThayDoiGia[],
  auditAction: AuditAction = 'UPDATE',
): Promise<void> {
  refuseIssues(changeIssues(changes));
  await inTransaction(ctx, async (tx) => {
    const list = await lockList(tx, id, 'sua');
    const now = await pricesNow(tx, id, changes);
    const moved = changes.filter(({ Muc_Id, DonGia, truoc }) => {
      const current = now.get(Muc_Id) ?? null;
      return !isSame(current, truoc ?? null) && !isSame(current, DonGia ?? null);
    });
    if (moved.length > 0)
      throw new DomainError('CONFLICT', {
        current: moved.map(({ Muc_Id }) => ({ Muc_Id, DonGia: now.get(Muc_Id) ?? null })),
      });
    const ids = changes.map((change) => change.Muc_Id);
    await erasePrices(tx, id, ids);
    await writePrices(
      tx,
      id,
      changes.flatMap(({ Loai, Muc_Id, DonGia }) => (DonGia ? [{ Loai, Muc_Id, DonGia }] : [])),
    );
    await tx.db
      .update(lists)
      .set({ version: list.version + 1, NgayCapNhat: tx.now(), NguoiCapNhat_Id: actor(tx) })
      .where(eq(lists._id, id));
    await auditAndAnnounce(
      tx,
      auditAction,
      id,
      { gia: changes.map(({ Muc_Id, DonGia }) => ({ Muc_Id, DonGia: DonGia ?? null })) },
      { gia: ids.map((Muc_Id) => ({ Muc_Id, DonGia: now.get(Muc_Id) ?? null })) },
    );
  });
}

async function pricesNow(tx: Tx, id: string, changes: readonly ThayDoiGia[]): Promise<Map<string, string>> {
  const { rows } = await tx.db.execute<{ id: string; DonGia: string }>(sql`
    select g.muc_id as id, g.don_gia as "DonGia" from ${itemPrices} g
    where g.bang_gia_id = ${id}::uuid and g.muc_id = any(${sql.param(changes.map((one) => one.Muc_Id))}::uuid[])`);
  return new Map(rows.map((row) => [row.id, row.DonGia]));
}

function isSame(a: string | null, b: string | null): boolean {
  return a === null || b === null ? a === b : dec(a).eq(dec(b));
}

function changeIssues(changes: readonly ThayDoiGia[]): Issue[] {
  if (changes.length > changesMost)
    return [{ path: 'thayDoi', code: 'TOO_LARGE', details: { max: String(changesMost) } }];
  const issues: Issue[] = [];
  const seen = new Set<string>();
  changes.forEach(({ Muc_Id, DonGia }, at) => {
    if (seen.has(Muc_Id)) issues.push({ path: `thayDoi.${at}.Muc_Id`, code: 'DUPLICATE' });
    seen.add(Muc_Id);
    issues.push(...priceIssues(`thayDoi.${at}.DonGia`, DonGia));
  });
  return issues;
}
