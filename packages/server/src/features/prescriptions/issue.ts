import type { WarningReason } from '@sen/domain/prescriptions/overridden';
import { inArray } from 'drizzle-orm';
import type { Tx } from '../../engine/context.ts';
import { lockSession } from '../examination/commands.ts';
import { queueForSupply } from '../pharmacy/supplyTickets.ts';
import { judgeAgain } from './judgeAgain.ts';
import { tellNation } from './national/outgoing.ts';
import { prescriptionsOfSession } from './queries.ts';
import { type ToaThuocRow, toaThuocTable as table } from './tables.ts';

/**
 * What follows for the prescriptions of an examination that ends: they are judged as of now, wait at their stores, and the national system
 * is told. Errors: NEEDS_CONFIRMATION with details.warnings.
 */
export async function issuePrescriptions(
  tx: Tx,
  KhamBenh_Id: string,
  reasons: readonly WarningReason[],
): Promise<void> {
  const toas = await prescriptionsOfSession(tx, KhamBenh_Id);
  if (toas.length > 0) await judgeAgain(tx, await lockSession(tx, KhamBenh_Id), toas, { reasons });
  await giveOut(tx, toas);
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
