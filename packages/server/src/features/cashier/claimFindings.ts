import type { Ctx } from '../../engine/context.ts';
import { loadOne } from '../../engine/loaders.ts';
import { type ClaimFinding, claimFindings } from './points.ts';

/** What the claim of a visit would be asked back for, by every feature that looks; read together for all visits of a request. */
export async function findingsOf(ctx: Ctx, TiepNhan_Id: string): Promise<readonly ClaimFinding[]> {
  return (await loadOne(ctx, 'cashier:claimFindings', TiepNhan_Id, readFindings)) ?? [];
}

async function readFindings(ctx: Ctx, visits: readonly string[]): Promise<Map<string, ClaimFinding[]>> {
  const found = await Promise.all(claimFindings.all().map((find) => find(ctx, visits)));
  return new Map(visits.map((id) => [id, found.flatMap((by) => by.get(id) ?? [])]));
}
