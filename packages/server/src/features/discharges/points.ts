import type { VuongMac } from '@sen/domain/discharges/vuongMac';
import type { Ctx } from '../../engine/context.ts';
import { definePoint } from '../../engine/points.ts';

/** A stay whose end is asked about. */
export type EndingStay = { _id: string; TiepNhan_Id: string };

/** What of theirs stands against the end of stays, by stay; one statement for all of them. */
export type StandingSource = (
  ctx: Ctx,
  stays: readonly EndingStay[],
) => Promise<ReadonlyMap<string, readonly VuongMac[]>>;

/** Those whose work must be done before a patient leaves. */
export const standing = definePoint<StandingSource>('standing');

/** Those who know that the portal has accepted a claim of a visit. */
export const acceptedClaim =
  definePoint<(ctx: Ctx, TiepNhan_Id: string) => Promise<boolean>>('acceptedClaim');
