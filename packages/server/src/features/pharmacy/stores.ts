import { type SQL, sql } from 'drizzle-orm';
import { keyHolds } from '../../engine/catalogue/words.ts';
import { type Ctx, requireNode } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { loadOne } from '../../engine/loaders.ts';

import { accountProfileRows } from '../identity/sql.ts';
export type StoreRow = {
  _id: string;
  MaKho: string;
  TenKho: string;
  Loai: string;
  Node_Id: string;
  TenNode: string;
};

async function stores(ctx: Ctx, where: SQL): Promise<StoreRow[]> {
  const { rows } = await ctx.db.execute<StoreRow>(sql`
    select k.id as "_id", k.ma_kho as "MaKho", k.ten_kho as "TenKho", k.loai as "Loai", k.node_id as "Node_Id", n.name as "TenNode"
    from pharmacy.kho k join auth.node n on n.id = k.node_id
    where k.trang_thai = 'DangSuDung' and not k.tam_ngung and ${where} order by k.ma_kho`);
  return rows;
}

/** Stores whose name or code has the words. */
export function searchStores(ctx: Ctx, searchString: string): Promise<StoreRow[]> {
  const words = keyHolds(sql`k.search_key`, searchString);
  return stores(ctx, sql.join([sql`true`, ...words], sql` and `));
}

/** The store of an id, or the stores of an organisation node. */
export function storesById(ctx: Ctx, id: string): Promise<StoreRow[]> {
  return stores(ctx, sql`(k.id = ${id} or k.node_id = ${id})`);
}

/** The stores that a user works in: at the nodes of any of the user's profiles, and at what lies below them. */
export function storesOfUser(ctx: Ctx, idUser: string): Promise<StoreRow[]> {
  return stores(
    ctx,
    sql`k.node_id in (
      with recursive below as (
        select unnest(p.node_ids) as id from ${accountProfileRows} p where p.account_id = ${idUser}
        union
        select child.id from auth.node child join below on child.parent_id = below.id where child.trang_thai = 'DangSuDung'
      )
      select id from below)`,
  );
}

/** The node of a store; null when there is no such store. Read together with all that one request asks for. */
export function nodeOfStore(ctx: Ctx, Kho_Id: string | null): Promise<string | null> {
  return loadOne(ctx, 'store:node', Kho_Id, async (of, ids) => {
    const { rows } = await of.db.execute<{ id: string; node: string }>(
      sql`select id, node_id as node from pharmacy.kho where id = any(${sql.param([...ids])}::uuid[])`,
    );
    return new Map(rows.map((row) => [row.id, row.node]));
  });
}

/** The node of a store that must exist: where an act on it asks for its right. Errors: NOT_FOUND. */
export async function storeNode(ctx: Ctx, Kho_Id: string): Promise<string> {
  const node = await nodeOfStore(ctx, Kho_Id);
  if (!node) throw new DomainError('NOT_FOUND', { entity: 'Kho' });
  return node;
}

/** The node of a store; refuses one in which the user does not work at present. Errors: NOT_FOUND, NODE_NOT_GRANTED. */
export async function requireStore(ctx: Ctx, Kho_Id: string): Promise<string> {
  const node = await storeNode(ctx, Kho_Id);
  requireNode(ctx, node);
  return node;
}

/** Whether the reader works at one of these stores; a line for which none was chosen is every store's. */
export async function worksAtOne(ctx: Ctx, Kho_Ids: readonly (string | null)[]): Promise<boolean> {
  const nodes = await Promise.all(Kho_Ids.map((id) => nodeOfStore(ctx, id)));
  return nodes.some((node) => node === null || ctx.nodeIds.has(node));
}
