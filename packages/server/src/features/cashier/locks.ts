import type { VienPhiFacts } from '@sen/domain/cashier/vienPhi';
import type { Tx } from '../../engine/context.ts';
import { lockAnyReception } from '../reception/queries.ts';
import { type Account, lockAccount } from './account.ts';
import { visitFacts } from './facts.ts';
import { settleAccount } from './recompute.ts';

export type LockedVisit = VienPhiFacts & { account: Account };

/** Locks the account of a visit and reads what its acts decide on: for acts that move money. Errors: NOT_FOUND. */
export async function lockMoney(tx: Tx, TiepNhan_Id: string): Promise<LockedVisit> {
  const account = await lockAccount(tx, TiepNhan_Id);
  return { ...(await visitFacts(tx, account.row, account.reception)), account };
}

/** Locks the reception too: for acts that close a visit or open it again. Errors: NOT_FOUND. */
export async function lockVisit(tx: Tx, TiepNhan_Id: string): Promise<LockedVisit> {
  await lockAnyReception(tx, TiepNhan_Id);
  return lockMoney(tx, TiepNhan_Id);
}

/** Locks the reception and works the visit out anew before its sums decide. Errors: NOT_FOUND. */
export async function lockSettled(tx: Tx, TiepNhan_Id: string): Promise<LockedVisit> {
  await lockAnyReception(tx, TiepNhan_Id);
  await settleAccount(tx, await lockAccount(tx, TiepNhan_Id));
  return lockMoney(tx, TiepNhan_Id);
}
