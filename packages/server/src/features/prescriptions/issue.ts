import type { Tx } from '../../engine/context.ts';
import { queueForSupply } from '../pharmacy/supplyTickets.ts';
import { tellNation } from './national/outgoing.ts';
import { prescriptionsOfSession } from './queries.ts';

/** What follows for the prescriptions of an examination that has ended: they wait at their stores, and the national system is told. */
export async function issuePrescriptions(tx: Tx, KhamBenh_Id: string): Promise<void> {
  const toas = await prescriptionsOfSession(tx, KhamBenh_Id);
  await queueForSupply(
    tx,
    toas.map((toa) => toa._id),
  );
  await tellNation(tx, toas);
}
