import { type PhieuKhoFacts, phieuKhoActs } from '@sen/domain/stock/phieuKho';
import { sql } from 'drizzle-orm';
import { lockForAct } from '../../engine/acts/lockForAct.ts';
import type { Ctx, Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { loadOne } from '../../engine/loaders.ts';
import { rowsById } from '../../engine/sql/rows.ts';
import { movementRows, shelfRows } from '../pharmacy/sql.ts';
import { nodeOfStore } from '../pharmacy/stores.ts';
import { type PhieuKhoRow, phieuKhoTable } from './tables.ts';

/** What the acts on a paper decide on, for the command (the paper and the shelf locked) and for the screen. */
export async function phieuKhoFacts(ctx: Ctx, row: PhieuKhoRow): Promise<PhieuKhoFacts> {
  const { TrangThai, LoaiPhieu } = row;
  const isIn = TrangThai === 'DaXacNhan' && LoaiPhieu !== 'KiemKe';
  const [node, nodeNhan, used] = await Promise.all([
    nodeOfStore(ctx, row.Kho_Id),
    nodeOfStore(ctx, row.KhoNhan_Id),
    isIn ? loadOne(ctx, 'phieuKho:used', row._id, usedPapers) : null,
  ]);
  return { TrangThai, LoaiPhieu, node, nodeNhan, daDung: used === true };
}

/**
 * The papers of which something is gone: less is free of a lot than the paper brought in, or since its confirmation another paper or
 * a supply took more of the lot than it gave back. One statement.
 */
async function usedPapers(ctx: Ctx, ids: readonly string[]): Promise<Map<string, boolean>> {
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    select p.id from pharmacy.phieu_kho p where p.id = any(${sql.param([...ids])}::uuid[]) and (
      exists (
        select 1 from pharmacy.phieu_kho_chi_tiet c
        left join ${shelfRows} t on t.kho_id = p.kho_id and t.lo_id = c.lo_id
        where c.phieu_kho_id = p.id group by c.lo_id, t.so_luong, t.so_luong_giu
        having sum(c.so_luong) > coalesce(t.so_luong - t.so_luong_giu, 0))
      or exists (
        select 1 from ${movementRows} m
        where m.kho_id = p.kho_id and m.source_id <> p.id and m.ngay_tao >= p.ngay_xac_nhan
          and m.lo_id in (select c.lo_id from pharmacy.phieu_kho_chi_tiet c where c.phieu_kho_id = p.id)
        group by m.source_id, m.lo_id having sum(m.so_luong) < 0))`);
  const used = new Set(rows.map((row) => row.id));
  return new Map(ids.map((id) => [id, used.has(id)]));
}

/** A paper by its id. Errors: NOT_FOUND. */
export async function paperById(ctx: Ctx, id: string): Promise<PhieuKhoRow> {
  const [row] = await rowsById(ctx.db, phieuKhoTable, [id]);
  if (!row) throw new DomainError('NOT_FOUND', { entity: 'PhieuKho' });
  return row;
}

/** Locks a paper that may be changed. Errors: NOT_FOUND, FORBIDDEN, NODE_NOT_GRANTED, STATE_CHANGED, CONFLICT for another version. */
export async function lockDraft(tx: Tx, id: string, version: number | null): Promise<PhieuKhoRow> {
  return lockForAct(tx, phieuKhoActs, 'sua', phieuKhoTable, id, { facts: phieuKhoFacts, version });
}
