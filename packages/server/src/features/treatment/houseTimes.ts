import { readTimes, usualTimes } from '@sen/domain/treatment/doseTimes';
import type { Ctx } from '../../engine/context.ts';
import { readSetting } from '../system/queries.ts';

/** The times of the house of a drug that is given so many times a day. */
export type HouseTimes = { SoLan: number; Gios: string };

/** At which hours drugs are given in this house, by how often. */
export async function houseTimes(ctx: Ctx): Promise<HouseTimes[]> {
  const { gio1, gio2, gio3, gio4 } = await readSetting(ctx, 'treatment');
  const set = { 1: gio1, 2: gio2, 3: gio3, 4: gio4 };
  return ([1, 2, 3, 4] as const).map((SoLan) => {
    const times = readTimes(set[SoLan]);
    return { SoLan, Gios: (times?.length ? times : usualTimes[SoLan]).join(', ') };
  });
}

/** The days off of the house, YYYY-MM-DD each. */
export async function holidaysOf(ctx: Ctx): Promise<string[]> {
  const { ngayNghi } = await readSetting(ctx, 'treatment');
  return ngayNghi.match(/\d{4}-\d{2}-\d{2}/g) ?? [];
}
