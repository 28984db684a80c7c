import type { VisitTotals } from '@sen/domain/cashier/lineState';
import type { Tx } from '../../engine/context.ts';
import { type Account, lockAccount } from './account.ts';
import type { Touched } from './heldLines.ts';
import { visitsBeside } from './sameDay.ts';
import { followOthers, settleOne } from './settleOne.ts';

/** Works out a visit anew: after a change of a line, a posting, the card or the payer. Errors: NOT_FOUND. */
export async function recompute(tx: Tx, TiepNhan_Id: string): Promise<VisitTotals> {
  return settleAccount(tx, await lockAccount(tx, TiepNhan_Id));
}

/**
 * Works out a visit anew whose rules look at something besides its bill that has changed, such as what a service used. One of which money
 * was collected, or that is closed, stays as it is, and its bill says the difference. Errors: NOT_FOUND.
 */
export async function followRules(tx: Tx, TiepNhan_Id: string): Promise<void> {
  const account = await lockAccount(tx, TiepNhan_Id);
  if (await followOthers(tx, account)) await followBeside(tx, account);
}

/**
 * Works out a locked visit (settleOne), and in the same transaction the person's other visits whose rules look at what it changed
 * (insurance 13). Who holds an account holds the person's others too, so that no two acts wait for each other.
 */
export async function settleAccount(tx: Tx, account: Account, touched?: Touched): Promise<VisitTotals> {
  const { totals, forOthers } = await settleOne(tx, account, touched);
  return forOthers ? settleOthers(tx, account, totals) : totals;
}

/** In order of reception: what is in scope of an earlier visit counts for the small-bill rule of a later one. */
async function settleOthers(tx: Tx, account: Account, totals: VisitTotals): Promise<VisitTotals> {
  return (await followBeside(tx, account)) ? (await settleOne(tx, account)).totals : totals;
}

/** Works out the person's other visits; answers whether an earlier one changed. */
async function followBeside(tx: Tx, account: Account): Promise<boolean> {
  let earlierChanged = false;
  for (const { _id, earlier } of await visitsBeside(tx, account)) {
    const followed = await followOthers(tx, await lockAccount(tx, _id));
    if (earlier && followed) earlierChanged = true;
  }
  return earlierChanged;
}
