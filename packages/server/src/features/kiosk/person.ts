import type { CitizenScan, InsuranceScan } from '@sen/domain/scan/cards';
import type { Ctx } from '../../engine/context.ts';
import { requireUser } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { openSecret, sealSecret } from '../../engine/secrets/secrets.ts';

/** Who stands at a kiosk: a record, or a new person as the citizen card says; with the insurance card that was scanned. */
export type Person =
  | { BenhNhan_Id: string; the: InsuranceScan | null }
  | { BenhNhan_Id: null; the: CitizenScan };

const minutes = 30;

/** Seals who stands at a kiosk for its next steps: it opens in this session alone, for half an hour. */
export function sealPerson(ctx: Ctx, person: Person): string {
  const until = ctx.now().getTime() + minutes * 60_000;
  return sealSecret(ctx.config, ownerOf(ctx), Buffer.from(JSON.stringify({ person, until })));
}

/** Who was sealed. Errors: KIOSK_STEP_OVER for what is too old, of another session, or was changed. */
export function openPerson(ctx: Ctx, sealed: string): Person {
  const { person, until } = opened(ctx, sealed);
  if (until < ctx.now().getTime()) throw new DomainError('KIOSK_STEP_OVER');
  return person;
}

function opened(ctx: Ctx, sealed: string): { person: Person; until: number } {
  try {
    return JSON.parse(openSecret(ctx.config, ownerOf(ctx), sealed).toString('utf8')); // made by sealPerson
  } catch {
    throw new DomainError('KIOSK_STEP_OVER');
  }
}

const ownerOf = (ctx: Ctx) => `kiosk ${requireUser(ctx).sessionId}`;
