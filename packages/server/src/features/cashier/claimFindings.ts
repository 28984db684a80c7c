import { mendPlaces } from '@sen/domain/claims/checks/check';
import type { Ctx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { loadOne } from '../../engine/loaders.ts';
import type { PhatHienHoSo } from '../../gql/main.ts';
import { readSetting } from '../system/queries.ts';
import { type ClaimFinding, claimFindings, type Drafted, findingsOfDraft } from './points.ts';

/** What the claim of a visit would be asked back for, by every feature that looks; read together for all visits of a request. */
export async function findingsOf(ctx: Ctx, TiepNhan_Id: string): Promise<readonly ClaimFinding[]> {
  return (await loadOne(ctx, 'cashier:claimFindings', TiepNhan_Id, readFindings)) ?? [];
}

async function readFindings(ctx: Ctx, visits: readonly string[]): Promise<Map<string, ClaimFinding[]>> {
  const found = await Promise.all(claimFindings.all().map((find) => find(ctx, visits)));
  return new Map(visits.map((id) => [id, found.flatMap((by) => by.get(id) ?? [])]));
}

/** What lines that are thought of would bring into the claim of an insured visit, as their screen shows it. */
export async function findingsWhileOrdering(ctx: Ctx, draft: Drafted): Promise<PhatHienHoSo[]> {
  if (draft.lines.length === 0) return [];
  const found = await Promise.all(findingsOfDraft.all().map((find) => find(ctx, draft)));
  return found.flat().map((one) => findingView(ctx, one));
}

/** Refuses what the portal would refuse, where the settings want it (facility, `chanLoiBHYT`). Errors: CLAIM_STOPS_ORDER. */
export async function stopByClaim(ctx: Ctx, draft: () => Promise<Drafted>): Promise<void> {
  if (!(await readSetting(ctx, 'facility')).chanLoiBHYT) return;
  const errors = (await findingsWhileOrdering(ctx, await draft())).filter((one) => one.laLoi);
  if (errors.length > 0)
    throw new DomainError('CLAIM_STOPS_ORDER', { found: errors.map((one) => one.noiDung).join('; ') });
}

/** A finding in the caller's language. */
export function findingView(ctx: Ctx, { id, severity, text, mendAt }: ClaimFinding): PhatHienHoSo {
  return {
    ma: id,
    noiDung: text[ctx.language],
    laLoi: severity === 'error',
    noiSua: mendPlaces[mendAt][ctx.language],
    choSua: mendAt,
  };
}
