import type { SampleId } from '@sen/domain/devices/deviceMessage';
import { idsOf } from '@sen/domain/devices/sampleId';
import type { Ctx } from '../../engine/context.ts';
import { slipsOfRejected } from '../lab/rejection.ts';
import { slipsOfSamples } from '../orders/queries.ts';

/** An id that a message tells, as the sample of ours that it names; `nhieuMau` where it names several of them. */
export type OwnSample<T> = T & { SIDMau: string; nhieuMau: boolean };

/** Of the parts that may be the id of a sample, the one that is one of ours, also a rejected one; else what most likely is the id. */
export async function ownSamples<T extends SampleId>(
  ctx: Ctx,
  ids: readonly T[],
): Promise<Array<OwnSample<T>>> {
  const parted = ids.filter((one) => one.MauKhac !== undefined).flatMap(idsOf);
  const known = new Set<string>();
  if (parted.length > 0) {
    const [slips, rejected] = await Promise.all([slipsOfSamples(ctx, parted), slipsOfRejected(ctx, parted)]);
    for (const sid of [...slips.keys(), ...rejected.keys()]) known.add(sid);
  }
  return ids.map((one) => {
    const own = (one.MauKhac ?? []).filter((part) => known.has(part));
    return { ...one, SIDMau: own.length > 0 ? own.join(' / ') : one.SIDMau, nhieuMau: own.length > 1 };
  });
}
