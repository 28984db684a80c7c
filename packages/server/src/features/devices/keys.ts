import { createHash } from 'node:crypto';
import type { DeviceResult } from '@sen/domain/devices/deviceMessage';
import { idsOf } from '@sen/domain/devices/sampleId';
import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../engine/context.ts';
import { ketQuaThietBiTable as results } from './tables.ts';

/** Those of some keys by which a result of the device stands already. */
export async function knownKeys(tx: Tx, KetNoi_Id: string, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await tx.db
    .select({ Khoa: results.Khoa })
    .from(results)
    .where(and(eq(results.KetNoi_Id, KetNoi_Id), inArray(results.Khoa, [...keys])));
  return new Set(rows.map(({ Khoa }) => Khoa));
}

/** The same sample, code, time of the run and value are the same result; the final one is another than the one before it. */
export function keyOf({ MaMay, LucChay, GiaTri, DonVi, ChuaCuoi, ...sample }: DeviceResult): string {
  // all parts that may be the id: which of them is one of ours may change between two tellings
  return createHash('sha256')
    .update(
      JSON.stringify([idsOf(sample).join('^'), MaMay, LucChay, GiaTri, DonVi, ...(ChuaCuoi ? ['P'] : [])]),
    )
    .digest('base64url');
}
