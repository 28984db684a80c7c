import { inArray } from 'drizzle-orm';
import type { Tx } from '../../engine/context.ts';
import { queueForSupply } from '../pharmacy/supplyTickets.ts';
import { tellNation } from './national/outgoing.ts';
import { prescriptionsOfSession } from './queries.ts';
import { type ToaThuocRow, toaThuocTable as table } from './tables.ts';

/** What follows for the prescriptions of an examination that has ended: they wait at their stores, and the national system is told. */
export async function issuePrescriptions(tx: Tx, KhamBenh_Id: string): Promise<void> {
  await giveOut(tx, await prescriptionsOfSession(tx, KhamBenh_Id));
}

/** The same for prescriptions that replace those of an ended examination. */
export async function issued(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await giveOut(
    tx,
    await tx.db
      .select()
      .from(table)
      .where(inArray(table._id, [...ids])),
  );
}

async function giveOut(tx: Tx, toas: readonly ToaThuocRow[]): Promise<void> {
  // what is bought outside waits at no store
  const ofStores = toas.filter((toa) => toa.LoaiToa !== 'MuaNgoai');
  await queueForSupply(
    tx,
    ofStores.map((toa) => toa._id),
  );
  await tellNation(tx, toas);
}
