import { type HinhThucRaVien, hinhThucOf } from '@sen/domain/discharges/raVienNoiTru';
import { sql } from 'drizzle-orm';
import type { Ctx, Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { loadOne } from '../../engine/loaders.ts';
import { type StayPaper, stayPaper } from '../admission/points.ts';
import type { RaVienNoiTruRow } from './tables.ts';

/** A paper of a stay that is alive. */
export type GiayToDotRow = { _id: string; MauIn: string; Ma: string; Luc: Date };

/** The papers of a stay that are alive, in the order in which they were written; of a list in one statement. */
export async function papersOfStay(ctx: Ctx, NhapVien_Id: string): Promise<readonly GiayToDotRow[]> {
  const read = (of: Ctx, ids: readonly string[]) => aliveOf(of, ids, stayPaper.all());
  if (ctx.tx) return (await read(ctx, [NhapVien_Id])).get(NhapVien_Id) ?? [];
  return (await loadOne(ctx, 'stays:papers', NhapVien_Id, read)) ?? [];
}

/**
 * Errors: STAY_PAPERS_STAND where papers of a stay follow from its discharge that is taken back, or written anew as another one (`after`).
 */
export async function refuseWithPapers(
  tx: Tx,
  before: RaVienNoiTruRow,
  after: RaVienNoiTruRow | null,
): Promise<void> {
  const stays = (kinds: readonly HinhThucRaVien[]) => after !== null && kinds.includes(hinhThucOf(after));
  const kinds = stayPaper.all().filter((kind) => kind.kinds !== undefined && !stays(kind.kinds));
  if (after && hinhThucOf(after) === hinhThucOf(before)) return;
  const found = (await aliveOf(tx, [before.NhapVien_Id], kinds)).get(before.NhapVien_Id) ?? [];
  if (found.length === 0) return;
  const labels = new Map(kinds.map(({ form, label }) => [form, label[tx.language]]));
  const giayTo = found.map(({ MauIn, Ma }) => `${labels.get(MauIn) ?? ''} ${Ma}`).join(', ');
  throw new DomainError('STAY_PAPERS_STAND', { giayTo });
}

async function aliveOf(
  ctx: Ctx,
  ids: readonly string[],
  kinds: readonly StayPaper[],
): Promise<Map<string, GiayToDotRow[]>> {
  if (kinds.length === 0) return new Map();
  const parts = kinds.map(
    ({ form, ofStays }) => sql`select p.*, ${form}::text as form from (${ofStays}) p
      where p.stay = any(${sql.param([...ids])}::uuid[])`,
  );
  const { rows } = await ctx.db.execute<{
    stay: string;
    id: string;
    code: string;
    form: string;
    at: Date | string;
  }>(sql`${sql.join(parts, sql` union all `)} order by at, id`);
  const found = new Map<string, GiayToDotRow[]>();
  for (const { stay, id, code, form, at } of rows)
    found.set(stay, [...(found.get(stay) ?? []), { _id: id, MauIn: form, Ma: code, Luc: new Date(at) }]);
  return found;
}
